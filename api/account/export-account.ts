/**
 * Everything the server holds of one person, as one JSON document that is written while it is read: a list a table, page by
 * page, and the files themselves. Secrets of the server (digests of codes and tokens) are in none of it.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Blobs } from '../sync/blobs.ts';

export type ExportDeps = {
  readonly db: Database;
  readonly blobs: Pick<Blobs, 'open'>;
  readonly nowMs: () => number;
};

/** What belongs to a person: the name in the document, and the rows. `after` is the last key of the page before. */
type Part = {
  readonly name: string;
  readonly page: (who: Who, after: string) => RawBuilder<unknown>;
  /** Rows are read in pages by this key; a part without one is a single page. */
  readonly key?: string;
};
type Who = { readonly userId: string; readonly email: string | null };

const pageRows = 500;

const parts: readonly Part[] = [
  {
    name: 'user',
    page: ({ userId }) => sql`
      select id, email, email_confirmed_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, banned_until, created_at,
        updated_at
      from auth.users where id = ${userId}`,
  },
  {
    name: 'identities',
    page: ({ userId }) => sql`
      select provider, provider_id, identity_data, email, last_sign_in_at, created_at, updated_at
      from auth.identities where user_id = ${userId} order by created_at`,
  },
  {
    name: 'sessions',
    page: ({ userId }) => sql`
      select id, user_agent, created_at, updated_at, refreshed_at, not_after
      from auth.sessions where user_id = ${userId} order by created_at`,
  },
  {
    name: 'refreshTokens',
    // Another type of column on a hosted project, whose ids are text here.
    page: ({ userId }) => sql`
      select session_id, revoked, created_at, updated_at from auth.refresh_tokens where user_id::text = ${userId}
      order by created_at`,
  },
  {
    name: 'profile',
    page: ({ userId }) => sql`
      select full_name, birth_date, birth_time, birth_place, birth_place_id, birth_lat, birth_lng, timezone, sex, mbti_type,
        iq_score, email, created_at, updated_at
      from public.profiles where id = ${userId}`,
  },
  {
    name: 'syncHead',
    page: ({ userId }) =>
      sql`select ver, epoch, records, bytes from app.sync_heads where user_id = ${userId}`,
  },
  {
    name: 'devices',
    page: ({ userId }) => sql`
      select device, gen, seen, schema, session_id from app.sync_devices where user_id = ${userId} order by device`,
  },
  {
    name: 'records',
    key: 'ver',
    page: ({ userId }, after) => sql`
      select ver, kind, id, t as stamp, d as fields, x as exceptions from app.sync_rows
      where user_id = ${userId} and ver > ${after === '' ? 0 : Number(after)} order by ver limit ${pageRows}`,
  },
  {
    name: 'subscriptions',
    page: ({ userId }) => sql`
      select status, plan_id, trial_ends_at, current_period_end, ends_at, stripe_subscription_id, updated_at
      from app.subscriptions where user_id = ${userId}`,
  },
  {
    name: 'paymentCustomer',
    page: ({ userId }) =>
      sql`select customer_id, created_at from app.payment_customers where user_id = ${userId}`,
  },
  {
    name: 'reminders',
    // The rest of the address, and its keys, are what lets a message through to the device: a secret.
    page: ({ userId }) => sql`
      select substring(endpoint from '^https?://([^/]+)') as push_service, time, zone, next_at, sent_on, created_at
      from app.reminders where user_id = ${userId} order by created_at`,
  },
  {
    name: 'usage',
    page: ({ userId }) =>
      sql`select day, kind, count from app.usage where who = ${userId} order by day, kind`,
  },
  {
    name: 'adminRights',
    page: ({ userId }) => sql`select granted_by, granted_at from app.admins where user_id = ${userId}`,
  },
  {
    name: 'setupTokens',
    page: ({ userId }) => sql`select created_at, used_at from app.setup_tokens where used_by = ${userId}`,
  },
  {
    name: 'audit',
    page: ({ userId }) => sql`select at, action, detail from app.audit where actor = ${userId} order by id`,
  },
  {
    name: 'publishedContent',
    page: ({ userId }) => sql`
      select id, type, title, description, duration, audio_url, gradient_color, emoji, is_published, position, created_at,
        updated_at
      from app.soul_wisdom where created_by = ${userId} order by created_at`,
  },
  {
    name: 'publishedAudio',
    page: ({ userId }) => sql`
      select name, type, bytes, duration_s, source_url, created_at from app.audio_files where created_by = ${userId}
      order by created_at`,
  },
];

/** Tables of sign-in that only a server which signs people in itself has in this shape. */
const ownParts: readonly Part[] = [
  {
    name: 'signInCodes',
    page: ({ email }) =>
      sql`select email, attempts, created_at from auth.one_time_tokens where email = ${email}`,
  },
  {
    name: 'signInsUnderWay',
    page: ({ userId }) =>
      sql`select provider_type, redirect_to, created_at from auth.flow_state where user_id = ${userId}`,
  },
];

/** The document, a piece at a time. `signsInItself` is false on a hosted project. */
export async function* exportAccount(
  deps: ExportDeps,
  who: Who,
  signsInItself: boolean,
): AsyncGenerator<string, void, undefined> {
  const opening = {
    format: 'soulstice-account',
    version: 1,
    exportedAt: new Date(deps.nowMs()).toISOString(),
    userId: who.userId,
  };
  yield JSON.stringify(opening).slice(0, -1);
  for (const part of signsInItself ? [...parts, ...ownParts] : parts) {
    yield `,${JSON.stringify(part.name)}:[`;
    yield* rowsOf(deps.db, part, who);
    yield ']';
  }
  yield ',"files":[';
  yield* filesOf(deps, who);
  yield ']}';
}

async function* rowsOf(db: Database, part: Part, who: Who): AsyncGenerator<string> {
  let after = '';
  let isFirst = true;
  for (;;) {
    const { rows } = await db.own((tx) => part.page(who, after).execute(tx));
    for (const row of rows) {
      yield `${isFirst ? '' : ','}${JSON.stringify(row)}`;
      isFirst = false;
    }
    const last = rows.at(-1) as Readonly<Record<string, unknown>> | undefined;
    if (part.key === undefined || last === undefined || rows.length < pageRows) return;
    after = String(last[part.key]);
  }
}

type FileRow = {
  readonly sha: string;
  readonly type: string;
  readonly size: number;
  readonly created_at: string;
  readonly ready: boolean;
  readonly place: string;
};

async function* filesOf({ db, blobs }: ExportDeps, who: Who): AsyncGenerator<string> {
  const { rows } = await db.own((tx) =>
    sql<FileRow>`
      select sha, type, size, created_at, ready, place from app.sync_blobs where user_id = ${who.userId}
      order by created_at, sha`.execute(tx),
  );
  for (const [index, { place, ready, ...row }] of rows.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(row).slice(0, -1)},"base64":"`;
    const stream = ready ? await blobs.open(place) : null;
    if (stream !== null) yield* base64Of(stream as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>);
    yield '"}';
  }
}

/** In groups of three bytes, so that the parts together are one base64 text. */
async function* base64Of(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const piece of stream) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    if (whole > 0) yield bytes.subarray(0, whole).toString('base64');
  }
  if (rest.length > 0) yield Buffer.from(rest).toString('base64');
}
