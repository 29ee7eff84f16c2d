-- A sign-in code belongs to the browser that asked for it, so an address may have several at a time. Servers that sign people
-- in themselves have this table from boot/0002_auth.sql; a hosted project has one of its own by that name, which stays.

do $body$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'one_time_tokens' and column_name = 'code_challenge'
  ) then
    -- Codes last ten minutes: whoever waits for one asks again.
    delete from auth.one_time_tokens;
    alter table auth.one_time_tokens drop constraint one_time_tokens_email_key;
    alter table auth.one_time_tokens drop column code_challenge;
    alter table auth.one_time_tokens add column browser text not null;
    alter table auth.one_time_tokens add constraint one_time_tokens_email_browser_key unique (email, browser);
  end if;
end $body$;
