-- What a Supabase project brings and a plain PostgreSQL lacks: the roles a request runs as. Not run on a hosted project.
-- Roles belong to the whole cluster: they may be there already, or be made by another database at this moment.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;

  -- Only a superuser may hand this out. The server's own work runs as the owner of the tables and does not need it.
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    begin
      alter role service_role bypassrls;
    exception when insufficient_privilege then
      raise notice 'service_role cannot be given bypassrls by this user';
    end;
  end if;

  -- Whoever runs this must be able to become each of them; a superuser always can.
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
