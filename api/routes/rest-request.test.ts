import { describe, expect, it } from 'vitest';
import {
  ALL_COLUMNS,
  checkSchema,
  PROFILE_COLUMNS,
  readAccept,
  readPreferences,
  readQuery,
  readRows,
  RestError,
} from './rest-request.ts';

const query = (text: string) => readQuery(new URLSearchParams(text));

/** Status and code of a refusal; null when it is served. */
function refusalOf(work: () => unknown): readonly [number, string] | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return [error.failure.status, error.failure.code];
  }
}

const id = '0a0a0a0a-0000-4000-8000-00000000000a';

describe('a query that supabase-js sends', () => {
  it('reads all columns, or those that are named', () => {
    expect(query('select=*').select).toEqual(ALL_COLUMNS);
    expect(query('').select).toEqual(ALL_COLUMNS);
    expect(query('select=id,full_name').select).toEqual(['id', 'full_name']);
    expect(query('select="id", full_name').select).toEqual(['id', 'full_name']);
  });

  it('reads filters, order, limit and offset', () => {
    expect(
      query(`select=*&id=eq.${id}&sex=eq.female&order=birth_date.desc.nullslast,id&limit=1&offset=2`),
    ).toMatchObject({
      filters: [
        { column: 'id', value: id },
        { column: 'sex', value: 'female' },
      ],
      order: [
        { column: 'birth_date', descending: true, nulls: 'last' },
        { column: 'id', descending: false, nulls: null },
      ],
      limit: 1,
      offset: 2,
    });
  });

  it('keeps dots, commas and quotes of a value as they are', () => {
    expect(query('full_name=eq.O%27Hara, J. (eq.2)').filters[0]?.value).toBe("O'Hara, J. (eq.2)");
  });

  it('takes the key for a conflict, in quotes or not', () => {
    expect(query('on_conflict=id').onConflictId).toBe(true);
    expect(query('on_conflict="id"').onConflictId).toBe(true);
    expect(query('columns="id","full_name"').columns).toEqual(['id', 'full_name']);
  });
});

/** Nothing a caller writes becomes a name, an operator or a piece of SQL: all of these are 400 or 403. */
const injections: readonly (readonly [string, string])[] = [
  // names
  ['select=password', '42703'],
  ['select=ID', '42703'],
  ['select=constructor', '42703'],
  ['select=__proto__', '42703'],
  ['select=toString', '42703'],
  ['select=raw_user_meta_data', '42703'],
  ['select=id;drop table profiles', 'PGRST100'],
  ['select=id) from auth.users--', 'PGRST100'],
  ['select=auth.users', 'PGRST100'],
  ['select="id" from auth.users; --"', 'PGRST100'],
  // embedding, casts, functions, paths, aliases
  ['select=*,users(*)', 'PGRST100'],
  ['select=users!inner(email)', 'PGRST100'],
  ['select=...users(email)', 'PGRST100'],
  ['select=id::text', 'PGRST100'],
  ['select=id.count()', 'PGRST100'],
  ['select=count()', 'PGRST100'],
  ['select=name:full_name', 'PGRST100'],
  ['select=full_name->>a', 'PGRST100'],
  ['select=pg_sleep(5)', 'PGRST100'],
  ['select=current_user', '42703'],
  ['select=,', 'PGRST100'],
  ['select=id&select=email', 'PGRST100'],
  // filters: names
  ['password=eq.1', '42703'],
  ['users.id=eq.1', 'PGRST100'],
  ['1=1', '42703'],
  ["id'--=eq.1", 'PGRST100'],
  ['or=(id.eq.1,id.neq.1)', 'PGRST100'],
  ['and=(id.eq.1)', 'PGRST100'],
  ['not.or=(id.eq.1)', 'PGRST100'],
  ['not.and=(id.eq.1)', 'PGRST100'],
  // filters: operators
  ...[
    ['neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct'],
    ['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj', 'fts', 'plfts', 'phfts', 'wfts', 'EQ', 'eq(any)'],
    ['not.eq', 'constructor', '=', '', "eq' or '1'='1"],
  ]
    .flat()
    .map((operator): [string, string] => [`full_name=${encodeURIComponent(operator)}.x`, 'PGRST100']),
  ['full_name=eq', 'PGRST100'],
  ['full_name=', 'PGRST100'],
  ['full_name=1', 'PGRST100'],
  // values that are not of the column's type
  ['id=eq.1', '22P02'],
  ["id=eq.1' or '1'='1", '22P02'],
  [`id=eq.${id}'; drop table profiles; --`, '22P02'],
  ['birth_lat=eq.1; select 1', '22P02'],
  ['birth_lat=eq.NaN', '22P02'],
  ['iq_score=eq.', '22P02'],
  ['created_at=eq.now()', '22P02'],
  ['created_at=eq.2026-13-45', '22P02'],
  ['full_name=eq.a%00b', '22P05'],
  // order, limit, conflict
  ['order=password', '42703'],
  ['order=id;select 1', 'PGRST100'],
  ['order=id.asc;--', 'PGRST100'],
  ['order=id.up', 'PGRST100'],
  ['order=id.desc.nullsfirst.x', 'PGRST100'],
  ['order=(select 1)', 'PGRST100'],
  ['limit=-1', 'PGRST100'],
  ['limit=1;drop table profiles', 'PGRST100'],
  ['limit=1e9', 'PGRST100'],
  ['limit=all', 'PGRST100'],
  ['offset=1 union select', 'PGRST100'],
  ['limit=1&limit=2', 'PGRST100'],
  ['on_conflict=email', '42P10'],
  ['on_conflict=id,email', '42P10'],
  ['on_conflict=id) do nothing; --', '42P10'],
  ['columns=id,password', 'PGRST204'],
  ['columns="id") values (1);--"', 'PGRST204'],
];

describe('names and operators that are not on the list', () => {
  it.each(injections)('%s', (text, code) => {
    expect(refusalOf(() => query(text.replaceAll(' ', '%20').replaceAll(';', '%3B')))).toEqual([400, code]);
  });

  it('includes every column of another schema and every property of an object', () => {
    for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'encrypted_password', 'token_hash'])
      expect(
        refusalOf(() => query(`select=${name}`)),
        name,
      ).not.toBeNull();
  });
});

describe('a body', () => {
  it('gives values of the type of each column', () => {
    expect(
      readRows({ id, full_name: 7, birth_lat: '13.75', birth_lng: 100.5, iq_score: '120', sex: null }, null),
    ).toEqual([{ id, full_name: '7', birth_lat: 13.75, birth_lng: 100.5, iq_score: 120, sex: null }]);
  });

  it('keeps what looks like SQL as the text it is', () => {
    const full_name = `Robert'); drop table profiles; --`;
    expect(readRows({ full_name }, null)).toEqual([{ full_name }]);
  });

  it('takes the named columns alone, empty where they are missing', () => {
    expect(readRows([{ id, full_name: 'Ada', user_id: 'x' }], ['id', 'sex'])).toEqual([{ id, sex: null }]);
  });

  it.each([
    ...['user_id', 'is_admin', 'role', 'plan', 'ver', 'ID', 'constructor', '"id"', 'id"; --', ''].map(
      (name): [object, number, string] => [{ [name]: 'x' }, 400, 'PGRST204'],
    ),
    [JSON.parse('{"__proto__":{"email":"x"}}') as object, 400, 'PGRST204'],
    [{ created_at: '2020-01-01' }, 403, '42501'],
    [{ updated_at: '2020-01-01' }, 403, '42501'],
    [{ id: 'not-an-id' }, 400, '22P02'],
    [{ full_name: { $ne: null } }, 400, '22P02'],
    [{ full_name: ['a'] }, 400, '22P02'],
    [{ birth_lat: '1; select 1' }, 400, '22P02'],
    [{ birth_lat: true }, 400, '22P02'],
    [{ iq_score: 99.5 }, 400, '22P02'],
    [{ full_name: 'a\0b' }, 400, '22P05'],
    [[{ id }, { id, sex: 'female' }], 400, 'PGRST102'],
    [[1], 400, 'PGRST102'],
    [[[]], 400, 'PGRST102'],
  ])('%j is refused', (body, status, code) => {
    expect(refusalOf(() => readRows(body, null))).toEqual([status, code]);
  });

  it.each([null, 'text', 7, true])('%j is no row', (body) => {
    expect(refusalOf(() => readRows(body, null))).toEqual([400, 'PGRST102']);
  });
});

describe('headers', () => {
  it('prefers what the client asked for and passes over the rest', () => {
    expect(readPreferences('resolution=merge-duplicates, return=representation')).toEqual({
      resolution: 'merge-duplicates',
      returns: 'representation',
    });
    expect(readPreferences('tx=rollback,count=exact,return=everything')).toEqual({
      resolution: null,
      returns: null,
    });
    expect(readPreferences(undefined)).toEqual({ resolution: null, returns: null });
  });

  it('tells one object from a list', () => {
    expect(readAccept('application/vnd.pgrst.object+json')).toBe('object');
    expect(readAccept(undefined)).toBe('list');
    expect(readAccept('*/*')).toBe('list');
    expect(readAccept('text/html,application/json;q=0.9')).toBe('list');
    expect(refusalOf(() => readAccept('text/csv'))).toEqual([406, 'PGRST107']);
  });

  it('exposes one schema', () => {
    expect(refusalOf(() => checkSchema(undefined))).toBeNull();
    expect(refusalOf(() => checkSchema('public'))).toBeNull();
    for (const schema of ['auth', 'app', 'PUBLIC', 'public,auth'])
      expect(
        refusalOf(() => checkSchema(schema)),
        schema,
      ).toEqual([406, 'PGRST106']);
  });
});

it('names the columns of the table and no other', () => {
  expect(Object.keys(PROFILE_COLUMNS)).toEqual([...ALL_COLUMNS]);
  expect(ALL_COLUMNS).toHaveLength(15);
});
