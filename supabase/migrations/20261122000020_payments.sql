-- Payments: who is which customer of the payment provider, which of its events were taken, and what was bought.

alter table app.plans
  -- The provider's own price, where the operator keeps one there; without it the price of this row is charged.
  add column stripe_price_id text unique check (stripe_price_id ~ '^price_[A-Za-z0-9_]{1,200}$'),
  -- Days before the first payment, for who never had a subscription.
  add column trial_days integer not null default 0 check (trial_days between 0 and 365);

-- A plan lists what a person without one lacks: charts, cards and readings are made on the device, for everyone.
update app.plans
  set features = '["As many replies by the hosted model as you ask for", "No limit on messages in a visit"]'
  where features = '["Unlimited messages", "All reading modes", "Chart generation"]';
-- 12 × 9.99 × 0.85 = 101.898, rounded down: who is told 15 % saves 15 %.
update app.plans set price = 101.89 where id = 'premium-yearly' and price = 101.90;

alter table app.subscriptions
  add column stripe_subscription_id text unique,
  -- When it ends, where that is settled; null while it goes on.
  add column ends_at timestamptz;

create table app.payment_customers (
  user_id uuid primary key references auth.users on delete cascade,
  customer_id text not null unique check (length(customer_id) between 1 and 200),
  -- Counts what was written of the customer: who read the provider before another wrote has to read again.
  rev integer not null default 0,
  created_at timestamptz not null default now()
);

-- Ids of events that had their effect: the provider sends each at least once.
create table app.payment_events (
  id text primary key check (length(id) between 1 and 200),
  type text not null check (length(type) <= 200),
  taken_at timestamptz not null default now()
);

-- Customers whose account is gone, until the provider has forgotten them too and charges nothing more.
create table app.payment_removals (
  customer_id text primary key,
  at timestamptz not null default now()
);

create function app.note_customer_removal() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into app.payment_removals (customer_id) values (old.customer_id) on conflict do nothing;
  return null;
end
$$;
revoke all on function app.note_customer_removal() from public;
create trigger note_customer_removal after delete on app.payment_customers
  for each row execute function app.note_customer_removal();

-- What was paid is the provider's and the server's to say: no role of a request touches any of these.
alter table app.payment_customers enable row level security;
alter table app.payment_events enable row level security;
alter table app.payment_removals enable row level security;
revoke all on app.payment_customers, app.payment_events, app.payment_removals
  from anon, authenticated, service_role;
grant select, insert, update, delete on app.payment_customers, app.payment_events, app.payment_removals
  to service_role;
