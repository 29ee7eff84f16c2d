-- What was asked for how often. Subjects are kept as keyed hashes only; the server alone reads and writes here.

create table app.limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null check (count >= 0)
);
create index limits_window_start_idx on app.limits (window_start);

create table app.usage (
  who text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  kind text not null,
  count integer not null check (count >= 0),
  primary key (who, day, kind)
);

alter table app.limits enable row level security;
alter table app.usage enable row level security;

revoke all on app.limits, app.usage from anon, authenticated, service_role;
grant select, insert, update, delete on app.limits, app.usage to service_role;
