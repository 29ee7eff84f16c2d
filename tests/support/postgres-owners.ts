/** Databases on the private PostgreSQL whose owner is no superuser: one that a person rents, and one like a hosted Supabase project. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { administer } from './postgres-admin.ts';

export type OwnedDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** A database with an owner who may make roles, and nothing in it. */
export function plainOwner(): Promise<OwnedDatabase> {
  return owned('createrole', []);
}

/**
 * What a Supabase project brings, as far as our migrations meet it: the roles, `auth` with its accounts and functions owned by
 * another role, a `postgres` that is no superuser, and default privileges that give every new table of `public` to everyone.
 */
export function hostedProject(): Promise<OwnedDatabase> {
  return owned('createrole bypassrls', [
    `create schema auth authorization supabase_auth_admin`,
    `grant usage on schema auth to anon, authenticated, service_role, :owner`,
    `create table auth.users (
       instance_id uuid, id uuid primary key default gen_random_uuid(), aud varchar(255), role varchar(255), email varchar(255),
       encrypted_password varchar(255), email_confirmed_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb,
       raw_user_meta_data jsonb, banned_until timestamptz, is_anonymous boolean not null default false,
       created_at timestamptz, updated_at timestamptz)`,
    `create table auth.sessions (
       id uuid primary key default gen_random_uuid(), user_id uuid not null references auth.users on delete cascade,
       created_at timestamptz, updated_at timestamptz, not_after timestamptz, refreshed_at timestamp, user_agent text)`,
    `create function auth.jwt() returns jsonb language sql stable as
       $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$`,
    `create function auth.uid() returns uuid language sql stable as
       $$ select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
            nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$`,
    `alter table auth.users owner to supabase_auth_admin`,
    `alter table auth.sessions owner to supabase_auth_admin`,
    `grant all on all tables in schema auth to :owner`,
    `alter default privileges for role :owner in schema public
       grant all on tables to anon, authenticated, service_role`,
    `alter default privileges for role :owner in schema public
       grant all on functions to anon, authenticated, service_role`,
    `grant usage on schema public to anon, authenticated, service_role`,
  ]);
}

async function owned(attributes: string, statements: readonly string[]): Promise<OwnedDatabase> {
  const cluster = inject('postgresUrl');
  if (cluster === null) throw new Error('there is no PostgreSQL');
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  const database = owner.replace('owner', 'owned');
  await administer(`${cluster}/postgres`, [
    `create role ${owner} login nosuperuser ${attributes}`,
    `create database ${database} owner ${owner} template template0`,
  ]);
  await administer(`${cluster}/${database}`, [
    ...['anon', 'authenticated', 'service_role'].map((role) => `grant ${role} to ${owner}`),
    // Roles belong to the cluster, and another test may make this one now.
    `do $$ begin create role supabase_auth_admin nologin; exception when duplicate_object or unique_violation then null; end $$`,
    ...statements.map((statement) => statement.replaceAll(':owner', owner)),
  ]);
  const { host } = new URL(cluster);
  return {
    url: `postgres://${owner}@${host}/${database}`,
    drop: () =>
      administer(`${cluster}/postgres`, [`drop database ${database} with (force)`, `drop role ${owner}`]),
  };
}
