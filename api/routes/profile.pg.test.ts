/** The profile calls on a real database: own row only, listed columns only, parts kept and emptied as asked. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerProfile } from '#contract/api/profile.ts';
import type { Database } from '../db/database.ts';
import { describeAnyDatabase } from '../../tests/support/api-database.ts';
import { jsonRequest, testParts } from '../../tests/support/api-parts.ts';
import { ada, addPeople, asAda, asBen, ben, type AsPerson } from '../../tests/support/api-people.ts';
import { profileRoutes } from './profile.ts';

const PROFILE = '/api/profile';
const BIRTH_PLACE = '/api/profile/birthplace';

const given = {
  name: 'Ada',
  birthDate: '1990-04-14',
  birthTime: '07:42',
  birthPlace: 'Bangkok, Thailand',
  sex: 'female',
  mbtiType: 'INTJ',
  iqScore: 121,
};
const bangkok = { place_id: 'gn:1609350', formatted_address: 'Bangkok, Thailand', lat: 13.75, lng: 100.5 };
const nothing: ServerProfile = {
  name: null,
  birthDate: null,
  birthTime: null,
  birthPlace: null,
  birthLat: null,
  birthLng: null,
  birthTimeZoneId: 'UTC',
  sex: null,
  mbtiType: null,
  iqScore: null,
};

describeAnyDatabase('profile routes', (open) => {
  let db: Database;
  let app: ReturnType<typeof profileRoutes>;
  const poked: (readonly [userId: string, ver: number])[] = [];
  const get = async (who: AsPerson = asAda): Promise<ServerProfile> => {
    const response = await app.request(PROFILE, { headers: who });
    expect(response.status).toBe(200);
    return (await response.json()) as ServerProfile;
  };
  const save = async (body: unknown, who: AsPerson = asAda, path = PROFILE) =>
    app.request(path, jsonRequest('POST', body, who));
  const rows = () =>
    db.own((tx) => tx.selectFrom('profiles').selectAll().orderBy('id').execute()) as Promise<
      readonly Record<string, unknown>[]
    >;

  beforeAll(async () => {
    db = await open();
    await addPeople(db);
  });
  beforeEach(async () => {
    await db.own(async (tx) => {
      await tx.deleteFrom('app.sync_heads').execute();
      await tx.deleteFrom('profiles').execute();
    });
    poked.length = 0;
    const pokes = { changed: (userId: string, ver: number) => void poked.push([userId, ver]) };
    app = profileRoutes({ ...testParts({ db }).deps, sync: { pokes } });
  });

  it('is empty before anything is saved', async () => {
    expect(await get()).toEqual(nothing);
  });

  it('answers what was saved, and keeps it', async () => {
    const response = await save(given);
    expect(response.status).toBe(200);
    const expected = { ...nothing, ...given };
    expect(await response.json()).toEqual({ profile: expected });
    expect(await get()).toEqual(expected);
  });

  it('finds the zone of the birth place and keeps its coordinates', async () => {
    await save(given);
    const response = await save({ ...bangkok, birthDateTimeISO: '1991-05-15T08:43:00' }, asAda, BIRTH_PLACE);
    expect(response.status).toBe(200);
    const expected = {
      ...nothing,
      ...given,
      birthDate: '1991-05-15',
      birthTime: '08:43',
      birthLat: 13.75,
      birthLng: 100.5,
      birthTimeZoneId: 'Asia/Bangkok',
    };
    expect(await response.json()).toEqual({ profile: expected });
    expect(await get()).toEqual(expected);
  });

  it('keeps what is left out, and empties what is null or blank', async () => {
    await save(given);
    await save({ name: 'Augusta' });
    expect(await get()).toEqual({ ...nothing, ...given, name: 'Augusta' });
    await save({ birthTime: '', sex: null, mbtiType: '', iqScore: null, name: '   ' });
    expect(await get()).toEqual({
      ...nothing,
      ...given,
      name: null,
      birthTime: null,
      sex: null,
      mbtiType: null,
      iqScore: null,
    });
  });

  it('leaves coordinates with their place: another name clears them, the same name does not', async () => {
    await save({ ...bangkok }, asAda, BIRTH_PLACE);
    await save({ birthPlace: ' bangkok, thailand ' });
    expect(await get()).toMatchObject({ birthLat: 13.75, birthTimeZoneId: 'Asia/Bangkok' });
    await save({ birthPlace: 'Lisbon, Portugal' });
    expect(await get()).toMatchObject({
      birthPlace: 'Lisbon, Portugal',
      birthLat: null,
      birthLng: null,
      birthTimeZoneId: 'UTC',
    });
    await save({ ...bangkok }, asAda, BIRTH_PLACE);
    await save({ birthPlace: null });
    expect(await get()).toMatchObject({ birthPlace: null, birthLat: null, birthTimeZoneId: 'UTC' });
  });

  it('sent twice is saved once', async () => {
    await save(given);
    const [first] = await rows();
    await save(given);
    const all = await rows();
    expect(all).toHaveLength(1);
    expect({ ...all[0], updated_at: null }).toEqual({ ...first, updated_at: null });
  });

  it('keeps the parts of two devices that save at once', async () => {
    const answers = await Promise.all([
      save({ name: 'Ada' }),
      save({ sex: 'female' }),
      save({ ...bangkok }, asAda, BIRTH_PLACE),
      save({ iqScore: 121 }),
      save({ mbtiType: 'INTJ' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await get()).toMatchObject({
      name: 'Ada',
      sex: 'female',
      birthPlace: bangkok.formatted_address,
      iqScore: 121,
      mbtiType: 'INTJ',
    });
  });

  it('shows and changes the own row only', async () => {
    await save(given);
    expect(await get(asBen)).toEqual(nothing);
    await save({ name: 'Ben' }, asBen);
    await save({ name: 'Mallory', id: ada.userId, user_id: ada.userId }, asBen);
    expect(await get(asAda)).toEqual({ ...nothing, ...given });
    expect(await get(asBen)).toEqual({ ...nothing, name: 'Mallory' });
    expect((await rows()).map(({ id }) => id)).toEqual([ada.userId, ben.userId]);
  });

  it('takes no column that the call does not have', async () => {
    const before = Date.UTC(2001, 0, 1);
    const response = await save({
      name: 'Ada',
      id: ben.userId,
      user_id: ben.userId,
      email: 'root@example.com',
      is_admin: true,
      isAdmin: true,
      role: 'service_role',
      plan: 'yearly',
      ver: 99,
      timezone: 'Europe/Paris',
      birthLat: 1,
      birth_lat: 1,
      full_name: 'Eve',
      created_at: new Date(before).toISOString(),
      updated_at: new Date(before).toISOString(),
      __proto__: { email: 'root@example.com' },
    });
    expect(response.status).toBe(200);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: ada.userId,
      full_name: 'Ada',
      email: ada.email,
      timezone: null,
      birth_lat: null,
    });
    expect(new Date(row?.['created_at'] as string).getTime()).toBeGreaterThan(before);
    const own = await db.own(async (tx) => ({
      admins: await tx.selectFrom('app.admins').select('user_id').execute(),
      subscriptions: await tx.selectFrom('app.subscriptions').select('user_id').execute(),
    }));
    expect(own).toEqual({ admins: [], subscriptions: [] });
  });

  it('keeps SQL in a name as a name', async () => {
    const name = `Robert'); drop table profiles; --`;
    await save({ name });
    expect(await get()).toMatchObject({ name });
  });

  describe('an account is for people of 16 and over', () => {
    // Nobody is 16 yet who is born then, whenever this runs.
    const young = '2999-01-01';
    const words = 'An account is for people of 16 and over. Everything works on this device without one.';

    it.each([
      [PROFILE, { birthDate: young }],
      [BIRTH_PLACE, { ...bangkok, birthDateTimeISO: `${young}T10:00:00` }],
    ])('%s says so and keeps nothing', async (path, body) => {
      const response = await save(body, asAda, path);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ error: words });
      expect(await rows()).toEqual([]);
    });
  });

  it.each([
    [{ birthDate: '31/12/1990' }, /^birthDate:/],
    [{ birthDate: '1990-02-31' }, /^birthDate:/],
    [{ birthTime: '25:00' }, /^birthTime:/],
    [{ iqScore: 49 }, /^iqScore:/],
    [{ iqScore: 'high' }, /^iqScore:/],
    [{ sex: 'x' }, /^sex:/],
    [{ mbtiType: 'AAAA' }, /^mbtiType:/],
    [{ name: 'x'.repeat(101) }, /^name:/],
    [{ name: 'a\0b' }, /^name:/],
    [{ name: 'half \ud83c' }, /^name:/],
  ])('%j is refused by name, and nothing is kept', async (body, error) => {
    const response = await save({ birthPlace: 'Lisbon', ...body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(error);
    expect(await rows()).toEqual([]);
  });

  it.each([{ birthDate: '0001-01-01' }, { birthDate: '1799-12-31' }, { name: '🦋'.repeat(50) }])(
    'what the schema takes, the database takes or refuses in words: %j',
    async (body) => {
      expect([200, 400]).toContain((await save(body)).status);
    },
  );

  it('is for people who are signed in', async () => {
    for (const request of [
      app.request(PROFILE),
      app.request(PROFILE, jsonRequest('POST', given)),
      app.request(BIRTH_PLACE, jsonRequest('POST', bangkok)),
      app.request(PROFILE, { headers: { authorization: 'Bearer ended' } }),
    ])
      expect((await request).status).toBe(401);
    expect(await rows()).toEqual([]);
  });
});
