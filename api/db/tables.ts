/**
 * The tables as queries meet them; the SQL in supabase/ makes them, this only describes them.
 *
 * Both drivers are set up to give the same values:
 *   timestamptz  an ISO string in UTC with milliseconds, `2026-11-21T12:00:00.000Z`, both read and written
 *   int8         a number (nothing here counts past 2^53)
 *   numeric      a string, `9.99`
 *   jsonb        read as a value; written as JSON text (`JSON.stringify`), since the drivers differ over lists
 *   uuid         a string in lower case
 */
import type { ColumnType, Generated } from 'kysely';

/** An instant, `2026-11-21T12:00:00.000Z`. */
type Instant = string;
type Json = ColumnType<unknown, string, string>;
type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
type InstantWithDefault = Generated<Instant>;

export type ProfilesTable = {
  id: string;
  full_name: string | null;
  /** `YYYY-MM-DD` */
  birth_date: string | null;
  /** `HH:MM` or `HH:MM:SS` */
  birth_time: string | null;
  birth_place: string | null;
  birth_place_id: string | null;
  /** Degrees, north positive. */
  birth_lat: number | null;
  /** Degrees, east positive. */
  birth_lng: number | null;
  /** IANA zone. */
  timezone: string | null;
  sex: 'female' | 'male' | null;
  mbti_type: string | null;
  iq_score: number | null;
  email: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
};

export type AuthUsersTable = {
  id: Generated<string>;
  aud: Generated<string>;
  role: Generated<string>;
  email: string | null;
  email_confirmed_at: Instant | null;
  last_sign_in_at: Instant | null;
  raw_app_meta_data: JsonWithDefault;
  raw_user_meta_data: JsonWithDefault;
  banned_until: Instant | null;
  is_anonymous: Generated<boolean>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
};

export type AuthIdentitiesTable = {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json;
  email: string | null;
  last_sign_in_at: Instant | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
};

export type AuthSessionsTable = {
  id: Generated<string>;
  user_id: string;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
  refreshed_at: Instant | null;
  /** The session ends here however often it was refreshed. */
  not_after: Instant | null;
  user_agent: string | null;
  aal: Generated<string>;
};

export type AuthRefreshTokensTable = {
  id: Generated<number>;
  /** A keyed hash of the token. */
  token: string;
  user_id: string;
  session_id: string;
  /** `token` of the one it replaced. */
  parent: string | null;
  revoked: Generated<boolean>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
};

export type AuthFlowStateTable = {
  id: Generated<string>;
  user_id: string | null;
  /** A keyed hash of the code. */
  auth_code: string | null;
  code_challenge: string | null;
  code_challenge_method: string | null;
  provider_type: string;
  provider_nonce: string | null;
  provider_verifier: string | null;
  redirect_to: string | null;
  created_at: InstantWithDefault;
  auth_code_issued_at: Instant | null;
};

export type AuthOneTimeTokensTable = {
  id: Generated<string>;
  email: string;
  token_hash: string;
  attempts: Generated<number>;
  /** Keyed digest of the browser that asked. */
  browser: string;
  created_at: InstantWithDefault;
};

export type AdminsTable = {
  user_id: string;
  granted_by: string;
  granted_at: InstantWithDefault;
};

export type SetupTokensTable = {
  hash: string;
  created_at: InstantWithDefault;
  expires_at: Instant;
  used_at: Instant | null;
  used_by: string | null;
};

export type AuditTable = {
  id: Generated<number>;
  at: InstantWithDefault;
  actor: string | null;
  action: string;
  detail: JsonWithDefault;
};

export type LimitsTable = { key: string; window_start: Instant; count: number };

/** `day` is `YYYY-MM-DD` in UTC. */
export type UsageTable = { who: string; day: string; kind: string; count: number };

export type PlansTable = {
  id: string;
  name: string;
  /** A decimal number as text, `9.99`. */
  price: string;
  currency: Generated<string>;
  interval: 'monthly' | 'yearly';
  /** A list of texts. */
  features: ColumnType<string[], string | undefined, string>;
  position: Generated<number>;
  active: Generated<boolean>;
  stripe_price_id: string | null;
  trial_days: Generated<number>;
};

export type SubscriptionsTable = {
  user_id: string;
  status: 'trial' | 'active' | 'past_due' | 'canceled';
  plan_id: string | null;
  trial_ends_at: Instant | null;
  current_period_end: Instant | null;
  ends_at: Instant | null;
  stripe_subscription_id: string | null;
  updated_at: InstantWithDefault;
};

export type PaymentCustomersTable = {
  user_id: string;
  /** The provider's id of the person, `cus_…`. */
  customer_id: string;
  /** Goes up with everything that is written of the customer. */
  rev: Generated<number>;
  created_at: InstantWithDefault;
};

export type PaymentEventsTable = { id: string; type: string; taken_at: InstantWithDefault };

export type PaymentRemovalsTable = { customer_id: string; at: InstantWithDefault };

export type DeletedAccountsTable = { mark: string; deleted_at: InstantWithDefault };

export type SoulWisdomTable = {
  id: Generated<string>;
  type: string;
  title: string;
  description: string;
  duration: string;
  audio_url: string;
  gradient_color: string;
  emoji: string;
  is_published: Generated<boolean>;
  position: Generated<number>;
  created_by: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
};

export type AudioFilesTable = {
  /** Made by the server, never by the sender. */
  name: string;
  sha256: string;
  /** Media type, `audio/mpeg`. */
  type: string;
  bytes: number;
  duration_s: number | null;
  source_url: string | null;
  created_by: string | null;
  created_at: InstantWithDefault;
};

export type SyncHeadsTable = {
  user_id: string;
  /** The highest version given out. */
  ver: Generated<number>;
  epoch: Generated<string>;
  records: Generated<number>;
  bytes: Generated<number>;
};

export type SyncRowsTable = {
  user_id: string;
  kind: string;
  id: string;
  ver: number;
  /** The stamp most fields share. */
  t: string;
  d: Json;
  /** Stamps of the fields that differ. */
  x: ColumnType<unknown, string | null, string | null>;
  bytes: number;
};

export type SyncDevicesTable = {
  user_id: string;
  device: string;
  gen: Generated<number>;
  seen: Instant | null;
  schema: number | null;
  session_id: string | null;
};

export type SyncBlobsTable = {
  user_id: string;
  /** Of the bytes as they were sent, 64 lower-case hexadecimal digits. */
  sha: string;
  type: string;
  size: number;
  /** Of the bytes as they are kept. */
  kept_sha: string;
  /** Its name in the store of files. */
  place: string;
  ready: Generated<boolean>;
  created_at: InstantWithDefault;
};

export type SyncRemovalsTable = { place: string; at: InstantWithDefault };

export type RemindersTable = {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** `HH:MM` */
  time: string;
  /** IANA zone. */
  zone: string;
  /** The local day that `next_at` is for, `YYYY-MM-DD`. */
  day: string;
  next_at: Instant;
  /** The local day it was last sent for. */
  sent_on: string | null;
  tries: Generated<number>;
  created_at: InstantWithDefault;
};

export type PushKeysTable = {
  id: Generated<number>;
  /** Uncompressed point and scalar of P-256, base64url. */
  public_key: string;
  private_key: string;
  made_at: InstantWithDefault;
};

export type MigrationsTable = { name: string; checksum: string; applied_at: InstantWithDefault };

export type Tables = {
  profiles: ProfilesTable;
  'auth.users': AuthUsersTable;
  'auth.identities': AuthIdentitiesTable;
  'auth.sessions': AuthSessionsTable;
  'auth.refresh_tokens': AuthRefreshTokensTable;
  'auth.flow_state': AuthFlowStateTable;
  'auth.one_time_tokens': AuthOneTimeTokensTable;
  'app.admins': AdminsTable;
  'app.setup_tokens': SetupTokensTable;
  'app.audit': AuditTable;
  'app.limits': LimitsTable;
  'app.usage': UsageTable;
  'app.plans': PlansTable;
  'app.subscriptions': SubscriptionsTable;
  'app.payment_customers': PaymentCustomersTable;
  'app.payment_events': PaymentEventsTable;
  'app.payment_removals': PaymentRemovalsTable;
  'app.deleted_accounts': DeletedAccountsTable;
  'app.soul_wisdom': SoulWisdomTable;
  'app.audio_files': AudioFilesTable;
  'app.sync_heads': SyncHeadsTable;
  'app.sync_rows': SyncRowsTable;
  'app.sync_devices': SyncDevicesTable;
  'app.sync_blobs': SyncBlobsTable;
  'app.sync_removals': SyncRemovalsTable;
  'app.reminders': RemindersTable;
  'app.push_keys': PushKeysTable;
  'app.migrations': MigrationsTable;
};
