-- The part of Supabase's `auth` schema that this server keeps itself. Not run on a hosted project, which has its own.
-- Names follow Supabase where it has them. Only the server reads these tables; the functions are for policies.

create schema auth;
revoke all on schema auth from public;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (length(email) <= 320),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (lower(email));

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id_idx on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz,
  not_after timestamptz,
  user_agent text,
  aal text not null default 'aal1'
);
create index sessions_user_id_idx on auth.sessions (user_id);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  parent text,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code text unique,
  code_challenge text,
  code_challenge_method text,
  provider_type text not null,
  provider_nonce text,
  provider_verifier text,
  redirect_to text,
  created_at timestamptz not null default now(),
  auth_code_issued_at timestamptz
);
create index flow_state_created_at_idx on auth.flow_state (created_at);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  token_hash text not null,
  attempts integer not null default 0,
  code_challenge text,
  created_at timestamptz not null default now()
);

-- No role of a request has a grant here. Row-level security is on all the same, in case one is given by mistake.
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.one_time_tokens enable row level security;

-- What the request says of its caller. Outside a transaction of a caller the setting is empty or unknown.
create function auth.jwt() returns jsonb
  language sql stable
  set search_path = ''
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid
  language sql stable
  set search_path = ''
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create function auth.role() returns text
  language sql stable
  set search_path = ''
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';
