-- Marks of accounts that were deleted: hashes of their random ids. Only an account that is marked here is told to other devices as
-- deleted, which then take their copy away; one that is merely unknown, after a restore to before it began, costs a device nothing.
create table app.deleted_accounts (
  mark text primary key check (mark ~ '^[0-9a-f]{64}$'),
  deleted_at timestamptz not null default now()
);
create index deleted_accounts_deleted_at on app.deleted_accounts (deleted_at);

alter table app.deleted_accounts enable row level security;
revoke all on app.deleted_accounts from anon, authenticated, service_role;
grant select, insert, update, delete on app.deleted_accounts to service_role;
