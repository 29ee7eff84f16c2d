-- Who may manage content, how the first of them becomes one, and a record of what they did.
-- No user writes any of this, and no column of theirs says "admin".

create table app.admins (
  user_id uuid primary key references auth.users on delete cascade,
  granted_by text not null check (length(granted_by) <= 100),
  granted_at timestamptz not null default now()
);

create table app.setup_tokens (
  hash text primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references auth.users on delete set null
);

-- The actor is a plain id: the record outlives the account.
create table app.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null check (length(action) <= 100),
  detail jsonb not null default '{}'
);
create index audit_at_idx on app.audit (at);

alter table app.admins enable row level security;
alter table app.setup_tokens enable row level security;
alter table app.audit enable row level security;

revoke all on app.admins, app.setup_tokens, app.audit from anon, authenticated, service_role;
grant select, insert, update, delete on app.admins, app.setup_tokens, app.audit to service_role;

-- Whether the caller of this transaction is an admin, for policies. The table itself stays closed.
create function app.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$ select exists (select from app.admins where user_id = (select auth.uid())) $$;
revoke all on function app.is_admin() from public;
grant execute on function app.is_admin() to anon, authenticated, service_role;
