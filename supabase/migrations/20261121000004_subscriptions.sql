-- What can be bought, and who has bought it.

create table app.plans (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (length(name) between 1 and 100),
  price numeric(10, 2) not null check (price >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  interval text not null check (interval in ('monthly', 'yearly')),
  features jsonb not null default '[]' check (jsonb_typeof(features) = 'array'),
  position integer not null default 0,
  active boolean not null default true
);

create table app.subscriptions (
  user_id uuid primary key references auth.users on delete cascade,
  status text not null check (status in ('trial', 'active', 'past_due', 'canceled')),
  plan_id text references app.plans,
  trial_ends_at timestamptz,
  current_period_end timestamptz,
  updated_at timestamptz not null default now()
);
create index subscriptions_plan_id_idx on app.subscriptions (plan_id);

alter table app.plans enable row level security;
alter table app.subscriptions enable row level security;

create policy "plans on offer are read" on app.plans for select to anon, authenticated
  using (active);
create policy "own subscription is read" on app.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on app.plans, app.subscriptions from anon, authenticated, service_role;
grant select on app.plans to anon, authenticated;
grant select on app.subscriptions to authenticated;
grant select, insert, update, delete on app.plans, app.subscriptions to service_role;

-- A year costs 15 % less than twelve months: 12 × 9.99 × 0.85 = 101.898.
insert into app.plans (id, name, price, currency, interval, features, position) values
  ('premium-monthly', 'Soulstice Premium', 9.99, 'USD', 'monthly',
    '["Unlimited messages", "All reading modes", "Chart generation"]', 1),
  ('premium-yearly', 'Soulstice Premium', 101.90, 'USD', 'yearly',
    '["Unlimited messages", "All reading modes", "Chart generation"]', 2);
