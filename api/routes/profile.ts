/**
 * `GET` and `POST /api/profile`, `POST /api/profile/birthplace`: the signed-in person's row of `public.profiles`.
 *
 * Every query runs as the caller, so row-level security decides; a body can name neither a row nor a column. A part
 * that is left out stays as it is, null or blank empties it. 422 is the database's own no (an account is for people of
 * 16 and over), with its words.
 */
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Body } from '#contract/api/calls.ts';
import { mbtiTypes, sexes } from '#contract/profile.ts';
import type { ServerProfile } from '#contract/api/profile.ts';
import { zoneAt } from '#engine/zone-at.ts';
import { identityOf, refuse, register } from '../calls.ts';
import type { Refusal, RouteDeps } from '../calls.ts';
import type { RequestCaller } from '../caller.ts';
import { sqlState } from '../db/database.ts';
import type { Tx } from '../db/database.ts';

export function profileRoutes(deps: RouteDeps): Hono {
  const app = new Hono();

  register(app, 'getProfile', deps, ({ caller }) =>
    deps.db.as(caller.db, async (tx) => {
      const row = await tx
        .selectFrom('profiles')
        .select(COLUMNS)
        .where('id', '=', identityOf(caller).userId)
        .executeTakeFirst();
      return wireProfile(row ?? NO_ROW);
    }),
  );

  register(app, 'saveProfile', deps, ({ body, caller }) => save(deps, caller, changesOf(body)));

  register(app, 'saveBirthPlace', deps, async ({ body, caller }) => {
    const { formatted_address, lat, lng, birthDateTimeISO: local } = body;
    const timezone = await zoneAt(lat, lng);
    return save(deps, caller, {
      birth_place: formatted_address,
      birth_place_id: body.place_id ?? null,
      birth_lat: lat,
      birth_lng: lng,
      timezone,
      ...(local === undefined ? {} : { birth_date: local.slice(0, 10), birth_time: local.slice(11, 16) }),
    });
  });

  return app;
}

const COLUMNS = [
  'full_name',
  'birth_date',
  'birth_time',
  'birth_place',
  'birth_lat',
  'birth_lng',
  'timezone',
  'sex',
  'mbti_type',
  'iq_score',
] as const;

type ProfileRow = {
  readonly full_name: string | null;
  readonly birth_date: string | null;
  readonly birth_time: string | null;
  readonly birth_place: string | null;
  readonly birth_lat: number | null;
  readonly birth_lng: number | null;
  readonly timezone: string | null;
  readonly sex: 'female' | 'male' | null;
  readonly mbti_type: string | null;
  readonly iq_score: number | null;
};

/** A person who has saved nothing yet. */
const NO_ROW: ProfileRow = {
  full_name: null,
  birth_date: null,
  birth_time: null,
  birth_place: null,
  birth_lat: null,
  birth_lng: null,
  timezone: null,
  sex: null,
  mbti_type: null,
  iq_score: null,
};

type ProfileChanges = Partial<ProfileRow & { readonly birth_place_id: string | null }>;

function wireProfile(row: ProfileRow): ServerProfile {
  return {
    name: row.full_name,
    birthDate: row.birth_date,
    birthTime: row.birth_time?.slice(0, 5) ?? null,
    birthPlace: row.birth_place,
    birthLat: row.birth_lat,
    birthLng: row.birth_lng,
    birthTimeZoneId: row.timezone ?? 'UTC',
    sex: sexes.find((sex) => sex === row.sex) ?? null,
    mbtiType: mbtiTypes.find((type) => type === row.mbti_type) ?? null,
    iqScore: row.iq_score,
  };
}

/** The columns that a body changes: those it names. */
function changesOf(body: Body<'saveProfile'>): ProfileChanges {
  const { name, birthDate, birthTime, birthPlace, sex, mbtiType, iqScore } = body;
  return {
    ...(name !== undefined && { full_name: name }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(birthTime !== undefined && { birth_time: birthTime }),
    ...(birthPlace !== undefined && { birth_place: birthPlace }),
    ...(sex !== undefined && { sex }),
    ...(mbtiType !== undefined && { mbti_type: mbtiType }),
    ...(iqScore !== undefined && { iq_score: iqScore }),
  };
}

/** Writes the caller's row, new or old, and answers with what it is then. Sent twice, it changes nothing more. */
async function save(
  deps: RouteDeps,
  caller: RequestCaller,
  changes: ProfileChanges,
): Promise<{ profile: ServerProfile } | Refusal> {
  try {
    const row = await deps.db.as(caller.db, (tx) => upsert(tx, caller, changes));
    return { profile: wireProfile(row) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** One statement, so two devices that save at once leave the parts of both. */
async function upsert(tx: Tx, caller: RequestCaller, changes: ProfileChanges): Promise<ProfileRow> {
  const { userId, email } = identityOf(caller);
  // The address is the identity's, never the body's.
  const values = { ...changes, email };
  const movesAway = changes.birth_place !== undefined && changes.birth_lat === undefined;
  return tx
    .insertInto('profiles')
    .values({ id: userId, ...values })
    .onConflict((on) =>
      on.column('id').doUpdateSet({
        ...values,
        ...(movesAway && {
          birth_place_id: keptWhereSamePlace<string>('birth_place_id'),
          birth_lat: keptWhereSamePlace<number>('birth_lat'),
          birth_lng: keptWhereSamePlace<number>('birth_lng'),
          timezone: keptWhereSamePlace<string>('timezone'),
        }),
      }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Coordinates and zone belong to the place they were picked with: under another name they would be another's. */
function keptWhereSamePlace<Value>(column: 'birth_place_id' | 'birth_lat' | 'birth_lng' | 'timezone') {
  return sql<Value | null>`case when lower(btrim(profiles.birth_place)) = lower(btrim(excluded.birth_place))
    then profiles.${sql.ref(column)} end`;
}

/** What the database refuses in a profile; null for what is a fault of the server's own. */
function refusalOf(error: unknown): Refusal | null {
  const code = sqlState(error);
  if (code === null || !(error instanceof Error)) return null;
  if (code === 'PT422') return refuse(422, error.message, { code });
  // The account went while the token still stood.
  if (code === '23503') return refuse(401, 'Please sign in again.', { code: 'session_not_found' });
  if (/^2[23]/.test(code))
    return refuse(400, 'This profile cannot be stored. Please check the birth date, time and place.', {
      code,
    });
  return null;
}
