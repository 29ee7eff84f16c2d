-- What admins publish, and the audio it plays.

create table app.soul_wisdom (
  id uuid primary key default gen_random_uuid(),
  type text not null check (length(type) between 1 and 40),
  title text not null check (length(title) between 1 and 300),
  description text not null check (length(description) <= 8000),
  duration text not null check (length(duration) <= 20),
  audio_url text not null check (length(audio_url) <= 2000),
  gradient_color text not null check (length(gradient_color) <= 100),
  emoji text not null check (length(emoji) <= 40),
  is_published boolean not null default true,
  position integer not null default 0,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index soul_wisdom_position_idx on app.soul_wisdom (position, created_at);
create index soul_wisdom_created_by_idx on app.soul_wisdom (created_by);

create table app.audio_files (
  name text primary key check (name ~ '^[a-z0-9]{1,64}\.[a-z0-9]{1,8}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type ~ '^audio/[a-z0-9.+-]{1,60}$'),
  bytes bigint not null check (bytes >= 0),
  duration_s double precision check (duration_s >= 0),
  source_url text check (length(source_url) <= 2000),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index audio_files_created_by_idx on app.audio_files (created_by);

create function app.touch() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function app.touch() from public;
create trigger touch before update on app.soul_wisdom for each row execute function app.touch();
create trigger touch before update on app.subscriptions for each row execute function app.touch();

alter table app.soul_wisdom enable row level security;
alter table app.audio_files enable row level security;

create policy "published content is read" on app.soul_wisdom for select to anon, authenticated
  using (is_published);

-- Who wrote it is nobody's business but the server's.
revoke all on app.soul_wisdom, app.audio_files from anon, authenticated, service_role;
grant
  select (id, type, title, description, duration, audio_url, gradient_color, emoji, is_published, position,
    created_at, updated_at)
  on app.soul_wisdom to anon, authenticated;
grant select, insert, update, delete on app.soul_wisdom, app.audio_files to service_role;
