/** People who have an account: a row a person, with the ways they may sign in. An account begins at its first sign-in. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { ProviderName, ProviderPerson } from './provider.ts';
import { fromDb, toDb } from './times.ts';

export type SignInProvider = 'email' | ProviderName;

type Json = Readonly<Record<string, unknown>>;

/** A way of signing in that belongs to a person. */
export type UserIdentity = {
  readonly id: string;
  readonly provider: string;
  readonly providerId: string;
  readonly data: Json;
  readonly email: string | null;
  readonly lastSignInMs: number | null;
  readonly createdMs: number;
  readonly updatedMs: number;
};

export type User = {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmedMs: number | null;
  readonly lastSignInMs: number | null;
  readonly bannedUntilMs: number | null;
  readonly appMetadata: Json;
  readonly userMetadata: Json;
  readonly createdMs: number;
  readonly updatedMs: number;
};

export const isBanned = (user: Pick<User, 'bannedUntilMs'>, nowMs: number): boolean =>
  user.bannedUntilMs !== null && user.bannedUntilMs > nowMs;

const columns = [
  'id',
  'email',
  'email_confirmed_at',
  'last_sign_in_at',
  'banned_until',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'created_at',
  'updated_at',
] as const;

type UserRow = Pick<Selectable<Tables['auth.users']>, (typeof columns)[number]>;

const userOf = (row: UserRow): User => ({
  id: row.id,
  email: row.email ?? '',
  emailConfirmedMs: fromDb(row.email_confirmed_at),
  lastSignInMs: fromDb(row.last_sign_in_at),
  bannedUntilMs: fromDb(row.banned_until),
  appMetadata: row.raw_app_meta_data as Json,
  userMetadata: row.raw_user_meta_data as Json,
  createdMs: fromDb(row.created_at),
  updatedMs: fromDb(row.updated_at),
});

/** The person with this id; null when there is none. */
export async function userById(tx: Tx, id: string): Promise<User | null> {
  const row = await tx.selectFrom('auth.users').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : userOf(row);
}

/**
 * The person who owns the address, made now when nobody has signed in with it before. Only for an address that was
 * shown to be theirs. Two calls at once give one person.
 */
export async function userByEmail(
  tx: Tx,
  email: string,
  options: { readonly make: boolean; readonly name?: string | null },
  nowMs: number,
): Promise<User | null> {
  if (options.make) {
    const made = await tx
      .insertInto('auth.users')
      .values({
        id: randomUUID(),
        aud: 'authenticated',
        role: 'authenticated',
        email,
        email_confirmed_at: toDb(nowMs),
        raw_app_meta_data: '{}',
        raw_user_meta_data: JSON.stringify(options.name ? { full_name: options.name } : {}),
        is_anonymous: false,
        created_at: toDb(nowMs),
        updated_at: toDb(nowMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst();
    if (made !== undefined) return userOf(made);
  }
  const row = await tx
    .selectFrom('auth.users')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst();
  return row === undefined ? null : userOf(row);
}

/**
 * The person whom a provider vouches for. Someone it has vouched for before is known by the provider's own id. Anyone
 * else is joined to the account of their address, or gets one, only when the provider has verified that address: null
 * when it has not.
 */
export async function userOfProvider(
  tx: Tx,
  provider: ProviderName,
  person: ProviderPerson,
  nowMs: number,
): Promise<User | null> {
  const known = await tx
    .selectFrom('auth.identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', person.subject)
    .executeTakeFirst();
  const user = known === undefined ? null : await userById(tx, known.user_id);
  if (user !== null) return user;
  if (person.email === null || !person.emailVerified) return null;
  return userByEmail(tx, person.email, { make: true, name: person.name }, nowMs);
}

/** Notes that the person has just signed in this way; `providerId` is how the provider knows them. */
export async function noteSignIn(
  tx: Tx,
  user: User,
  way: {
    readonly provider: SignInProvider;
    readonly providerId: string;
    readonly email: string | null;
    readonly data: Json;
  },
  nowMs: number,
): Promise<void> {
  const now = toDb(nowMs);
  const told = {
    email: way.email,
    identity_data: JSON.stringify(way.data),
    last_sign_in_at: now,
    updated_at: now,
  };
  await tx
    .insertInto('auth.identities')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider: way.provider,
      provider_id: way.providerId,
      created_at: now,
      ...told,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doUpdateSet(told))
    .execute();
  const ways = await identitiesOf(tx, user.id);
  await tx
    .updateTable('auth.users')
    .set({
      // Both ways in show that the address is theirs: a code sent to it, or a provider that has verified it.
      email_confirmed_at: toDb(user.emailConfirmedMs ?? nowMs),
      last_sign_in_at: now,
      updated_at: now,
      raw_app_meta_data: JSON.stringify({
        ...user.appMetadata,
        provider: user.appMetadata['provider'] ?? way.provider,
        providers: [...new Set(ways.map((one) => one.provider))],
      }),
    })
    .where('id', '=', user.id)
    .execute();
}

/** The ways a person may sign in, oldest first. */
export async function identitiesOf(tx: Tx, userId: string): Promise<readonly UserIdentity[]> {
  const rows = await tx
    .selectFrom('auth.identities')
    .select([
      'id',
      'provider',
      'provider_id',
      'identity_data',
      'email',
      'last_sign_in_at',
      'created_at',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    providerId: row.provider_id,
    data: row.identity_data as Json,
    email: row.email,
    lastSignInMs: fromDb(row.last_sign_in_at),
    createdMs: fromDb(row.created_at),
    updatedMs: fromDb(row.updated_at),
  }));
}

/** Longest description of oneself that is kept, in characters of JSON: it travels in every token. */
const maxMetadataChars = 2048;

/** Writes what the person says about themselves over what was there; a null removes its entry. */
export async function mergeUserMetadata(
  tx: Tx,
  userId: string,
  data: Json,
  nowMs: number,
): Promise<'merged' | 'too-long' | 'gone'> {
  const row = await tx
    .selectFrom('auth.users')
    .select('raw_user_meta_data')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return 'gone';
  const entries = Object.entries({ ...(row.raw_user_meta_data as Json), ...data });
  const merged = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== null)));
  if (merged.length > maxMetadataChars) return 'too-long';
  await tx
    .updateTable('auth.users')
    .set({ raw_user_meta_data: merged, updated_at: toDb(nowMs) })
    .where('id', '=', userId)
    .execute();
  return 'merged';
}

/** A person as Supabase's clients read one. */
export function userAnswer(user: User, identities: readonly UserIdentity[]) {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: isoOrNull(user.emailConfirmedMs),
    confirmed_at: isoOrNull(user.emailConfirmedMs),
    phone: '',
    last_sign_in_at: isoOrNull(user.lastSignInMs),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map((one) => ({
      identity_id: one.id,
      id: one.providerId,
      user_id: user.id,
      identity_data: one.data,
      provider: one.provider,
      email: one.email,
      last_sign_in_at: isoOrNull(one.lastSignInMs),
      created_at: iso(one.createdMs),
      updated_at: iso(one.updatedMs),
    })),
    created_at: iso(user.createdMs),
    updated_at: iso(user.updatedMs),
    is_anonymous: false,
  };
}
