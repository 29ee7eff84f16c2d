-- Daily reminders: where a device hears, and when.

create table app.reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- It ends with the session that asked for it. No reference: on a hosted project the sessions are another's.
  session_id uuid not null,
  -- A browser has one, whoever is signed in there: the last who asked is reminded.
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 16 and 40),
  time text not null check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  zone text not null check (length(zone) between 1 and 64),
  -- The local day that the next one is for, and when that is.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  next_at timestamptz not null,
  sent_on text check (sent_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- How often the push service could not be reached for this day.
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null default now()
);
create index reminders_next_at_idx on app.reminders (next_at);
create index reminders_user_id_idx on app.reminders (user_id, created_at);

-- The server's own pair of keys for push services, made once, where the environment gives none. One row.
create table app.push_keys (
  id integer primary key default 1 check (id = 1),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default now()
);

alter table app.reminders enable row level security;
alter table app.push_keys enable row level security;

create policy "own reminders are read" on app.reminders for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own reminders are ended" on app.reminders for delete to authenticated
  using (user_id = (select auth.uid()));

-- The server writes them, which has looked at the address. The keys are nobody's but the owner's.
revoke all on app.reminders, app.push_keys from anon, authenticated, service_role;
grant select (id, user_id, endpoint, time, zone, day, next_at, sent_on, created_at) on app.reminders to authenticated;
grant delete on app.reminders to authenticated;
grant select, insert, update, delete on app.reminders to service_role;
