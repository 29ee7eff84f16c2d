/** What the table of profiles itself insists on, whoever writes: shapes, age, and which columns a person may set. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sqlState } from '../../api/db/database.ts';
import type { Caller, Database } from '../../api/db/database.ts';
import { addUser, describeAnyDatabase, ownSql } from '../support/api-database.ts';

describeAnyDatabase('public.profiles', (open) => {
  let db: Database;
  let id = '';
  let caller: Caller;
  beforeAll(async () => {
    db = await open();
    const user = await addUser(db);
    id = user.id;
    caller = { role: 'authenticated', claims: user.claims };
  });
  beforeEach(async () => {
    await ownSql(db, 'delete from public.profiles');
  });

  const insert = (values: Record<string, unknown>) =>
    db.as(caller, (tx) =>
      tx
        .insertInto('profiles')
        .values({ id, ...values })
        .execute(),
    );
  const update = (values: Record<string, unknown>) =>
    db.as(caller, (tx) => tx.updateTable('profiles').set(values).where('id', '=', id).executeTakeFirst());
  const stateOf = (work: Promise<unknown>) => work.then(() => null, sqlState);

  it('takes a whole profile and gives it back', async () => {
    const profile = {
      full_name: 'Ada Lovelace',
      birth_date: '1990-07-15',
      birth_time: '14:05',
      birth_place: 'Bangkok, Thailand',
      birth_place_id: 'geonames:1609350',
      birth_lat: 13.754,
      birth_lng: 100.5014,
      timezone: 'Asia/Bangkok',
      sex: 'female',
      mbti_type: 'INTJ',
      iq_score: 130,
      email: 'ada@example.com',
    };
    await insert(profile);
    expect(await ownSql(db, 'select * from public.profiles')).toMatchObject([{ id, ...profile }]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a date in another order', { birth_date: '15.07.1990' }],
    ['a day that is not in the calendar', { birth_date: '1990-02-30' }],
    ['a month that is not', { birth_date: '1990-13-01' }],
    ['the year 0', { birth_date: '0000-01-01' }],
    ['an hour that is not', { birth_time: '24:00' }],
    ['a latitude beyond the pole', { birth_lat: 90.001, birth_lng: 0 }],
    ['half a position', { birth_lat: 10 }],
    ['no number', { birth_lat: 'NaN', birth_lng: 0 }],
    ['a zone with a script in it', { timezone: '<script>' }],
    ['another sex', { sex: 'x' }],
    ['a type that is not one', { mbti_type: 'ABCD' }],
    ['a score out of range', { iq_score: 201 }],
    ['a name of 101 characters', { full_name: 'x'.repeat(101) }],
  ])('refuses %s', async (_, values) => {
    expect(await stateOf(insert(values))).toBe('23514');
  });

  // Ages are counted by the database's clock, in the zone where a day begins first.
  const bornAgo = async (years: number, days: number): Promise<string> => {
    const [row] = await ownSql(
      db,
      `select to_char((now() at time zone 'Pacific/Kiritimati')::date - make_interval(years => $1::int) + make_interval(days => $2::int), 'YYYY-MM-DD') as day`,
      [years, days],
    );
    return String(row?.['day']);
  };

  it('refuses people under 16, with words for them', async () => {
    const birth_date = await bornAgo(16, 2);
    const error: unknown = await insert({ birth_date }).catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('PT422');
    expect(error).toMatchObject({
      message: 'An account is for people of 16 and over. Everything works on this device without one.',
    });
    await insert({});
    expect(await stateOf(update({ birth_date }))).toBe('PT422');
    expect(await ownSql(db, 'select birth_date from public.profiles')).toEqual([{ birth_date: null }]);
  });

  it('takes people who are 16', async () => {
    const birth_date = await bornAgo(16, -1);
    await insert({ birth_date });
    expect(await ownSql(db, 'select birth_date from public.profiles')).toEqual([{ birth_date }]);
  });

  it('refuses a birth in the future', async () => {
    expect(await stateOf(insert({ birth_date: '9999-12-31' }))).toBe('PT422');
  });

  it('says when it was changed, and stays as old as it is', async () => {
    await insert({ full_name: 'Ada' });
    await ownSql(db, 'alter table public.profiles disable trigger check_profile');
    await ownSql(db, "update public.profiles set created_at = '2020-01-01Z', updated_at = '2020-01-01Z'");
    await ownSql(db, 'alter table public.profiles enable trigger check_profile');
    await update({ full_name: 'Ada L.' });
    const [row] = await ownSql(
      db,
      "select created_at = '2020-01-01Z' as same, now() - updated_at < interval '1 minute' as fresh from public.profiles",
    );
    expect(row).toEqual({ same: true, fresh: true });
  });

  it.each(['created_at', 'updated_at'])('lets nobody write %s', async (column) => {
    const values = { [column]: '2020-01-01T00:00:00.000Z' };
    expect(await stateOf(insert(values))).toBe('42501');
    await insert({});
    expect(await stateOf(update(values))).toBe('42501');
  });

  it('lets nobody make or take the row of another', async () => {
    const other = await addUser(db);
    expect(await stateOf(insert({ id: other.id }))).toBe('42501');
    await insert({});
    expect(await stateOf(update({ id: other.id }))).toBe('42501');
  });

  it('takes an upsert that sets the key again, as PostgREST sends it', async () => {
    const upsert = (full_name: string) =>
      db.as(caller, (tx) =>
        tx
          .insertInto('profiles')
          .values({ id, full_name })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((row) => ({
              id: row.ref('excluded.id'),
              full_name: row.ref('excluded.full_name'),
            })),
          )
          .returning(['id', 'full_name'])
          .executeTakeFirst(),
      );
    await upsert('Ada');
    expect(await upsert('Grace')).toEqual({ id, full_name: 'Grace' });
  });

  it('goes when the account goes', async () => {
    const other = await addUser(db);
    const theirs: Caller = { role: 'authenticated', claims: other.claims };
    await db.as(theirs, (tx) => tx.insertInto('profiles').values({ id: other.id }).execute());
    await ownSql(db, 'delete from auth.users where id = $1', [other.id]);
    expect(await ownSql(db, 'select id from public.profiles')).toEqual([]);
  });
});
