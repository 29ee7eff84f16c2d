-- What a person's devices share: one row a record, with a version of its own that only ever rises.
--
-- Versions come from one counter a person, taken under a lock on `sync_heads` that is held to the commit: for one person the
-- order of versions is the order of commits, so a reader who asks for what is above a version misses nothing. A row is never
-- removed here; a deleted record stays as its mark.
--
-- After a database was put back from a backup, devices have seen versions it does not know. Run
--   select app.renew_sync_epochs();
-- once, and every device sends and fetches all it has again; nothing is lost by it.

create table app.sync_heads (
  user_id uuid primary key references auth.users on delete cascade,
  ver bigint not null default 0,
  -- Another one means another history: cursors of before are void.
  epoch uuid not null default gen_random_uuid(),
  -- How much there is, so that a limit needs no counting.
  records integer not null default 0 check (records >= 0),
  bytes bigint not null default 0 check (bytes >= 0)
);

create table app.sync_rows (
  -- Of `sync_heads`, whose row is locked by whoever writes here and takes these with it. A reference would look for it
  -- again at each of five hundred rows.
  user_id uuid not null,
  kind text not null check (length(kind) between 1 and 40),
  id text not null check (length(id) between 1 and 100),
  ver bigint not null,
  -- The stamp most fields share, the fields, and the stamps of those that differ.
  t text not null,
  d jsonb not null,
  x jsonb,
  bytes integer not null check (bytes >= 0),
  primary key (user_id, kind, id)
);
create unique index sync_rows_user_id_ver_key on app.sync_rows (user_id, ver);

create function app.remove_sync_rows() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from app.sync_rows where user_id = old.user_id;
  return null;
end
$$;
revoke all on function app.remove_sync_rows() from public;
create trigger remove_rows after delete on app.sync_heads
  for each row execute function app.remove_sync_rows();

create table app.sync_devices (
  user_id uuid not null references app.sync_heads on delete cascade,
  device uuid not null,
  -- Stamps of an older generation are refused for ever: a request that was lost on the way must not be let in later.
  gen integer not null default 0 check (gen >= 0),
  seen timestamptz,
  schema integer,
  -- The session it last came with; no reference, since the row outlives it.
  session_id uuid,
  primary key (user_id, device)
);
create index sync_devices_session_id_idx on app.sync_devices (session_id);

create table app.sync_blobs (
  user_id uuid not null references auth.users on delete cascade,
  -- Of the bytes as they were sent; the name other records know it by.
  sha text not null check (sha ~ '^[0-9a-f]{64}$'),
  type text not null check (length(type) <= 100),
  size bigint not null check (size >= 0),
  -- SHA-256 of the bytes as they are kept: without the place a picture was taken at, where it told.
  kept_sha text not null check (kept_sha ~ '^[0-9a-f]{64}$'),
  -- Its name in the store of files: random, and another one for each person.
  place text not null unique check (length(place) <= 60),
  -- False until the file is there.
  ready boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, sha)
);

-- Files whose row is gone and that are still to be removed. Holds nothing that says whose they were.
create table app.sync_removals (
  place text primary key,
  at timestamptz not null default now()
);

create function app.note_removal() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into app.sync_removals (place) values (old.place) on conflict do nothing;
  return null;
end
$$;
revoke all on function app.note_removal() from public;
create trigger note_removal after delete on app.sync_blobs
  for each row execute function app.note_removal();

-- The profile of an account as other programs read it is a copy of the record `profile`/`me`, which is the truth. A value
-- that the columns cannot hold is left out; a birth date they refuse (an account is for people of 16 and over) refuses the
-- record. A place that was only named, without coordinates, is no place the record can hold: it stays until there is one.
create function app.copy_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  birth jsonb := new.d -> 'birth';
  place jsonb := new.d #> '{birth,place}';
  lat jsonb := place -> 'latDeg';
  lon jsonb := place -> 'lonDeg';
  has_place boolean := case when jsonb_typeof(lat) = 'number' and jsonb_typeof(lon) = 'number'
    then lat::text::numeric between -90 and 90 and lon::text::numeric between -180 and 180 else false end;
  iq jsonb := new.d -> 'iqScore';
begin
  insert into public.profiles as held
    (id, full_name, birth_date, birth_time, birth_place, birth_place_id, birth_lat, birth_lng, timezone, sex, mbti_type,
      iq_score)
  values (
    new.user_id,
    nullif(left(new.d ->> 'name', 100), ''),
    birth ->> 'date',
    case when birth ->> 'time' ~ '^([01]\d|2[0-3]):[0-5]\d$' then birth ->> 'time' end,
    case when has_place then nullif(left(place ->> 'name', 200), '') end,
    case when has_place then nullif(left(place ->> 'id', 300), '') end,
    case when has_place then lat::text::double precision end,
    case when has_place then lon::text::double precision end,
    case when birth ->> 'zone' ~ '^[A-Za-z0-9_+/-]{1,64}$' then birth ->> 'zone' end,
    case when new.d ->> 'sex' in ('female', 'male') then new.d ->> 'sex' end,
    case when new.d ->> 'mbtiType' ~ '^[IE][NS][TF][JP]$' then new.d ->> 'mbtiType' end,
    case when iq::text ~ '^(?:[5-9]\d|1\d\d|200)$' then iq::text::integer end
  )
  on conflict (id) do update set
    full_name = excluded.full_name,
    birth_date = excluded.birth_date,
    birth_time = excluded.birth_time,
    birth_place = case when excluded.birth_lat is null and held.birth_lat is null then held.birth_place
      else excluded.birth_place end,
    birth_place_id = excluded.birth_place_id,
    birth_lat = excluded.birth_lat,
    birth_lng = excluded.birth_lng,
    timezone = excluded.timezone,
    sex = excluded.sex,
    mbti_type = excluded.mbti_type,
    iq_score = excluded.iq_score;
  return null;
end
$$;
revoke all on function app.copy_profile() from public;
create trigger copy_profile after insert or update on app.sync_rows
  for each row when (new.kind = 'profile' and new.id = 'me') execute function app.copy_profile();

create function app.renew_sync_epochs() returns void
  language sql
  set search_path = ''
  as $$ update app.sync_heads set epoch = gen_random_uuid() $$;
revoke all on function app.renew_sync_epochs() from public;

alter table app.sync_heads enable row level security;
alter table app.sync_rows enable row level security;
alter table app.sync_devices enable row level security;
alter table app.sync_blobs enable row level security;
alter table app.sync_removals enable row level security;

create policy "own head" on app.sync_heads for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own records" on app.sync_rows for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own devices" on app.sync_devices for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own files are read" on app.sync_blobs for select to authenticated
  using (user_id = (select auth.uid()));

-- Nothing of these is deleted by a person's role: records keep their mark, devices their generation, files their row until
-- the file is gone. Files are written by the server alone, which has looked at the bytes.
revoke all on app.sync_heads, app.sync_rows, app.sync_devices, app.sync_blobs, app.sync_removals
  from anon, authenticated, service_role;
grant select, insert, update on app.sync_heads, app.sync_rows, app.sync_devices to authenticated;
grant select on app.sync_blobs to authenticated;
grant select, insert, update, delete
  on app.sync_heads, app.sync_rows, app.sync_devices, app.sync_blobs, app.sync_removals to service_role;
