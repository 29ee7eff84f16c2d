-- The birth profile of an account: one row a person, written by supabase-js and by the server's own calls.

create schema if not exists app;
revoke all on schema app from public;
grant usage on schema app to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text check (length(full_name) <= 100),
  birth_date text check (birth_date ~ '^\d{4}-\d{2}-\d{2}$'),
  birth_time text check (birth_time ~ '^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$'),
  birth_place text check (length(birth_place) <= 200),
  birth_place_id text check (length(birth_place_id) <= 300),
  birth_lat double precision check (birth_lat between -90 and 90),
  birth_lng double precision check (birth_lng between -180 and 180),
  timezone text check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  sex text check (sex in ('female', 'male')),
  mbti_type text check (mbti_type ~ '^[IE][NS][TF][JP]$'),
  iq_score integer check (iq_score between 50 and 200),
  email text check (length(email) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((birth_lat is null) = (birth_lng is null))
);

-- The newest birthday of a person of 16: by the calendar of the easternmost zone, where a birthday begins first.
create function app.check_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  today date := (now() at time zone 'Pacific/Kiritimati')::date;
  born date;
begin
  if new.birth_date is not null and (tg_op = 'INSERT' or new.birth_date is distinct from old.birth_date) then
    begin
      born := new.birth_date::date;
    exception when datetime_field_overflow or invalid_datetime_format then
      raise exception using errcode = 'check_violation', message = 'birth_date is not a date of the calendar';
    end;
    if born + interval '16 years' > today then
      raise exception using
        errcode = 'PT422',
        message = 'An account is for people of 16 and over. Everything works on this device without one.';
    end if;
  end if;
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end
$$;
revoke all on function app.check_profile() from public;

create trigger check_profile before insert or update on public.profiles
  for each row execute function app.check_profile();

alter table public.profiles enable row level security;

create policy "own profile is read" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "own profile is made" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "own profile is changed" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- A hosted project grants everything on a new table of `public`; that goes first. An upsert through PostgREST sets
-- the key as well, so `id` is among the columns that may be updated; the policy keeps it the caller's own.
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant
  insert (id, full_name, birth_date, birth_time, birth_place, birth_place_id, birth_lat, birth_lng, timezone, sex,
    mbti_type, iq_score, email),
  update (id, full_name, birth_date, birth_time, birth_place, birth_place_id, birth_lat, birth_lng, timezone, sex,
    mbti_type, iq_score, email)
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
