/**
 * `GET` and `POST /api/profile`, `POST /api/profile/birthplace`: the signed-in person's row of `public.profiles`.
 *
 * Saving writes the record that devices sync, and the database copies it into that row: the two cannot drift. (What
 * another program writes through `/rest/v1/profiles` changes the row alone; the next change of the record goes over it.)
 *
 * Every query runs as the caller, so row-level security decides; a body can name neither a row nor a column. A part
 * that is left out stays as it is, null or blank empties it. 422 is the database's own no (an account is for people of
 * 16 and over), with its words.
 */
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Body } from '#contract/api/calls.ts';
import { emptyBirth } from '#contract/birth.ts';
import type { Birth } from '#contract/birth.ts';
import { mbtiTypes, sexes } from '#contract/profile.ts';
import type { ProfileFields } from '#contract/profile.ts';
import type { ServerProfile } from '#contract/api/profile.ts';
import { zoneAt } from '#engine/zone-at.ts';
import { identityOf, refuse, register } from '../calls.ts';
import type { Refusal, RouteDeps } from '../calls.ts';
import type { RequestCaller } from '../caller.ts';
import { sqlState } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import type { Pokes } from '../sync/pokes.ts';
import { writeProfile } from '../sync/profile-record.ts';
import { placeIdOf } from '../sync/rows.ts';

export type ProfileRouteDeps = RouteDeps & { readonly sync: { readonly pokes: Pick<Pokes, 'changed'> } };

export function profileRoutes(deps: ProfileRouteDeps): Hono {
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

  register(app, 'saveProfile', deps, ({ body, caller }) => save(deps, caller, changeOf(body)));

  register(app, 'saveBirthPlace', deps, async ({ body, caller }) => {
    const { formatted_address, lat, lng, birthDateTimeISO: local } = body;
    const zone = await zoneAt(lat, lng);
    const place = { id: placeIdOf(body.place_id ?? null), name: formatted_address, latDeg: lat, lonDeg: lng };
    return save(deps, caller, {
      fields: ({ birth }) => ({
        birth: birthWith(birth, {
          place,
          zone,
          ...(local === undefined ? {} : { date: local.slice(0, 10), time: local.slice(11, 16) }),
        }),
      }),
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

/** What a call changes: fields of the record, and the name of a place that has no coordinates. */
type Change = {
  readonly fields: (current: ProfileFields) => Partial<ProfileFields>;
  /** Undefined leaves it as it is. */
  readonly placeName?: string | null | undefined;
};

/** The fields that a body changes: those it names. */
function changeOf(body: Body<'saveProfile'>): Change {
  const { name, birthDate, birthTime, birthPlace, sex, mbtiType, iqScore } = body;
  const namesBirth = birthDate !== undefined || birthTime !== undefined || birthPlace !== undefined;
  return {
    placeName: birthPlace,
    fields: ({ birth }) => ({
      ...(name !== undefined && { name: name ?? '' }),
      ...(sex !== undefined && { sex }),
      ...(mbtiType !== undefined && { mbtiType }),
      ...(iqScore !== undefined && { iqScore }),
      ...(namesBirth && {
        birth: birthWith(birth, {
          ...(birthDate !== undefined && { date: birthDate }),
          ...(birthTime !== undefined && { time: birthTime }),
          ...(birthPlace !== undefined && placeCalled(birth, birthPlace)),
        }),
      }),
    }),
  };
}

/** Coordinates and zone belong to the place they were picked with: under another name they would be another's. */
function placeCalled(birth: Birth | null, name: string | null): Pick<Birth, 'place' | 'zone'> {
  const place = birth?.place ?? null;
  const isSame = place !== null && name !== null && plain(place.name) === plain(name);
  return isSame ? { place: { ...place, name }, zone: birth?.zone ?? null } : { place: null, zone: null };
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The birth with some of its parts changed; null when nothing of it is known. What was said of an hour goes with it. */
function birthWith(birth: Birth | null, parts: Partial<Birth>): Birth | null {
  const before = birth ?? emptyBirth;
  const after = { ...before, ...parts };
  if (after.date === null && after.time === null && after.place === null) return null;
  const isSameHour = after.date === before.date && after.time === before.time && after.zone === before.zone;
  return isSameHour ? after : { ...after, fold: null, offsetSeconds: null };
}

/** Writes the record of the profile, new or old, and answers with its columns. Sent twice, it changes nothing more. */
async function save(
  deps: ProfileRouteDeps,
  caller: RequestCaller,
  change: Change,
): Promise<{ profile: ServerProfile } | Refusal> {
  const { userId, email } = identityOf(caller);
  try {
    const { row, written } = await deps.db.as(caller.db, async (tx) => ({
      written: await writeProfile(tx, userId, change.fields),
      row: await keepColumns(tx, userId, email, change.placeName),
    }));
    if (written.isChanged) deps.sync.pokes.changed(userId, written.ver);
    return { profile: wireProfile(row) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/**
 * The columns that are no copy of the record: the address, which is the identity's and never the body's, and a place that
 * was named without coordinates.
 */
async function keepColumns(
  tx: Tx,
  userId: string,
  email: string | null,
  placeName: string | null | undefined,
): Promise<ProfileRow> {
  const named =
    placeName === undefined
      ? {}
      : {
          birth_place: sql<
            string | null
          >`case when profiles.birth_lat is null then ${placeName}::text else profiles.birth_place end`,
        };
  return tx
    .insertInto('profiles')
    .values({ id: userId, email, ...(placeName === undefined ? {} : { birth_place: placeName }) })
    .onConflict((on) => on.column('id').doUpdateSet({ email, ...named }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
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
