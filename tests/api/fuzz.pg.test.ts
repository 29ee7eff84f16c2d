/**
 * Requests that nobody should send, on every route, as anyone. Whatever comes: no fault of the server (500), and every
 * refusal is JSON with words in it that tell nothing of the inside.
 */
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Call } from '#contract/api/calls.ts';
import { callNames, callOf, failuresOf } from '#contract/api/calls.ts';
import { schemaOf } from '../../api/openapi.ts';
import { describeAnyDatabase } from '../support/api-database.ts';
import type { Schema } from '../support/json-schema.ts';
import { clearLimits, createWorld, exampleOf, routesOf, send } from './every-route.ts';
import type { Role, Sent, World } from './every-route.ts';
import { isLong } from '../support/long-run.ts';

const callsByRoute: ReadonlyMap<string, Call> = new Map(
  callNames.map((name) => [`${callOf(name).method} ${callOf(name).path}`, callOf(name)]),
);

const parsed = (json: string): unknown => JSON.parse(json);

/** Values that break programs. */
const nasty: readonly unknown[] = [
  null,
  true,
  -0,
  0.1,
  1e308,
  -1e308,
  2 ** 53 + 2,
  '',
  ' \n\t',
  'a\0b',
  'half \ud800 a pair',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(20_000),
  "'; drop table public.profiles; --",
  '%00%27',
  '../../../etc/passwd',
  '{{7*7}}${7*7}',
  'https://127.0.0.1/a.mp3',
  'javascript:alert(1)',
  '1990-02-30',
  '0000-00-00T99:99:99',
  'Infinity',
  '1e999',
  '__proto__',
  [],
  [[[[]]]],
  {},
  parsed('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  parsed('['.repeat(3000) + ']'.repeat(3000)),
];

/** Bodies that are not the JSON they say they are, or not an object. */
const nastyBodies: readonly string[] = [
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"messages":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  '',
  ' ',
  '{',
  '{"a":1e999}',
  '{"a":1}}',
  'null',
  'true',
  '"text"',
  '[]',
  '[{}]',
  '\ufeff{}',
  '\0',
  '{"__proto__":{"isAdmin":true}}',
  `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
  '['.repeat(30_000),
  JSON.stringify({ a: 'x'.repeat(60_000) }),
  JSON.stringify({ a: 'x'.repeat(70_000) }),
];

/** The items for the route at this place: all in the long run, a third in the gate, each item at every third route. */
const someOf = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  isLong ? items : items.filter((_, index) => (index + at) % 3 === 0);

const numRuns = fc.readConfigureGlobal().numRuns ?? 100;

describeAnyDatabase('requests that nobody should send', (open) => {
  let world: World;
  let routes: readonly string[];
  beforeAll(async () => {
    world = await createWorld(await open());
    // Logging out as A or the admin would leave nobody to go on with.
    routes = routesOf(world.app).filter((route) => route !== 'POST /auth/v1/logout');
  }, 60_000);

  // Whoever may do most gets furthest into the server; the long run asks as everyone.
  it.each(isLong ? (['anonymous', 'a', 'admin'] as const) : (['admin'] as const))(
    'with a body that is none, as %s',
    async (role) => {
      const writing = routes.filter((one) => /^(?:POST|PATCH|PUT) /.test(one));
      for (const [at, route] of writing.entries()) {
        const sent = await exampleOf(route, world, role);
        for (const body of someOf(nastyBodies, at)) {
          await clearLimits(world.db);
          const headers = { ...sent.headers, 'content-type': 'application/json' };
          expect(await statusOf(route, world, { ...sent, headers, body }, role)).not.toBe(500);
        }
      }
    },
    120_000,
  );

  it('with headers that are none', async () => {
    for (const [at, route] of routes.entries()) {
      const sent = await exampleOf(route, world, 'anonymous');
      for (const headers of someOf(nastyHeaders, at)) {
        await clearLimits(world.db);
        const odd = { ...sent, headers: { ...sent.headers, ...headers } };
        expect(await statusOf(route, world, odd, 'anonymous')).not.toBe(500);
      }
    }
  }, 120_000);

  it(
    'with parts that are not what they should be',
    async () => {
      const examples = new Map<string, Sent>();
      for (const route of routes) examples.set(route, await exampleOf(route, world, 'admin'));
      const request = fc
        .constantFrom(...routes)
        .chain((route) =>
          fc.tuple(fc.constant(route), mutated(examples.get(route) as Sent, callsByRoute.get(route))),
        );
      let served = 0;
      await fc.assert(
        fc.asyncProperty(
          request,
          fc.constantFrom<Role>('anonymous', 'a', 'admin'),
          async ([route, sent], role) => {
            await clearLimits(world.db);
            const status = await statusOf(route, world, sent, role);
            if (status < 300) served += 1;
          },
        ),
        { numRuns },
      );
      // Requests that are all turned away at the door would test the door alone.
      expect(served).toBeGreaterThan(numRuns / 10);
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    },
    60_000 + 100 * numRuns,
  );
});

const nastyHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Bearer ' },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'x'.repeat(6000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' },
  { 'content-type': 'application/json; charset="' },
  { 'content-type': 'application/json, text/html' },
  { 'content-type': '' },
  { 'content-length': '-1' },
  { 'content-length': 'many' },
  { accept: 'text/plain;q=0, */*;q=x' },
  { 'accept-encoding': 'br;q=x, , gzip' },
  { range: 'bytes=9-1,-,--' },
  { 'if-none-match': 'W/"' },
  { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}%` },
  { prefer: 'resolution=,return' },
  { host: 'evil.test:99999' },
];

/** One request, and what has to hold of its answer. Gives its status. */
async function statusOf(route: string, world: World, sent: Sent, role: Role): Promise<number> {
  const answer = await send(world, sent, role);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  const place = `${role}: ${sent.method} ${sent.path.slice(0, 200)} → ${answer.status} ${text.slice(0, 300)}`;
  expect(answer.status, place).not.toBe(500);
  expect(answer.status, place).not.toBe(503);
  const call = callsByRoute.get(route);
  if (call !== undefined && answer.status >= 400)
    expect([...failuresOf(call), 404], place).toContain(answer.status);
  if (answer.status < 400 || !/^\/(?:api|auth|rest)\//.test(sent.path)) return answer.status;
  expect(answer.headers.get('content-type'), place).toContain('application/json');
  const said = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (sent.path.startsWith('/api/')) expect(said['error'], place).toBeTypeOf('string');
  else expect(said['message'] ?? said['error'], place).toBeTypeOf('string');
  // A person's own words may be in it; frames, files and statements may not.
  expect(text, place).not.toMatch(/\\n\s+at |node_modules|\.ts:\d|insert into/);
  // PostgREST tells which constraint; our own calls do not.
  if (call !== undefined) expect(text, place).not.toMatch(/violates|constraint|relation/);
  return answer.status;
}

/** The example with some of its parts made into something else. */
function mutated(example: Sent, call: Call | undefined): fc.Arbitrary<Sent> {
  return fc
    .record({ body: bodyArb(example, call), path: pathArb(example, call) })
    .map(({ body, path }) => ({ ...example, ...body, path }));
}

function bodyArb(example: Sent, call: Call | undefined): fc.Arbitrary<Partial<Sent>> {
  if (typeof example.body !== 'string') return fc.constant({});
  const base = JSON.parse(example.body) as Record<string, unknown>;
  const schema =
    call?.body === undefined ? {} : (schemaOf(call.body, 'input')['properties'] as Record<string, Schema>);
  const names = [...new Set([...Object.keys(base), ...Object.keys(schema)])];
  const parts = Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(base[name]) },
        { weight: 3, arbitrary: valueArb(schema[name] ?? {}) },
        { weight: 1, arbitrary: fc.constantFrom(...nasty) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
    ]),
  );
  const strangers = fc.dictionary(
    fc.constantFrom('is_admin', 'user_id', 'role', 'plan', 'ver', 'constructor', 'toString', 'a b'),
    fc.constantFrom(...nasty),
    { maxKeys: 2 },
  );
  return fc
    .tuple(fc.record(parts, { requiredKeys: [] }), strangers)
    .map(([body, more]) => ({ body: JSON.stringify({ ...more, ...body }) }));
}

/** A value of the kind a schema asks for, at its edges as well. */
function valueArb(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...(schema['anyOf'] as Schema[]).map(valueArb));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = (Array.isArray(schema['type']) ? schema['type'] : [schema['type']]) as unknown[];
  return fc.oneof(...types.map((type) => typedArb(type, schema)));
}

function typedArb(type: unknown, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string': {
      const max = Math.min((schema['maxLength'] as number | undefined) ?? 50, 300);
      return fc.oneof(
        fc.string({ unit: 'binary', maxLength: max }),
        fc.string({ minLength: max, maxLength: max + 1 }),
        fc
          .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
          .map((date) => date.toISOString().slice(0, 10)),
        fc.constantFrom(
          '14:05',
          '23:59:59',
          '2026-07-15T09:30:00',
          'Asia/Bangkok',
          'Etc/GMT+12',
          '13.754',
          '007',
        ),
      );
    }
    case 'number':
    case 'integer':
      return fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(0, 90, -90, 180, 180.0001));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueArb((schema['items'] ?? {}) as Schema), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, part]) => [
            name,
            valueArb(part),
          ]),
        ),
        { requiredKeys: [] },
      );
    default:
      return fc.jsonValue();
  }
}

const urlWords = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '%00',
    '%',
    '%ff',
    '%ed%a0%80',
    '..%2f..%2f',
    'eq.',
    'eq.null',
    'in.(1,2)',
    'or(id.eq.1)',
    'not.is.null',
    "eq.1'--",
    '*',
    'id,full_name,password',
    'count()',
    '-1',
    '1e9',
    'a'.repeat(3000),
  ),
);
const queryNames = fc.constantFrom(
  'select',
  'id',
  'limit',
  'offset',
  'order',
  'on_conflict',
  'columns',
  'or',
  'grant_type',
  'redirect_to',
  'provider',
  'state',
  'code',
  'x',
);

/** The path with other ids in it, and other words in its query. */
function pathArb(example: Sent, call: Call | undefined): fc.Arbitrary<string> {
  const query = fc
    .array(fc.tuple(queryNames, urlWords, fc.boolean()), { maxLength: 3 })
    .map((pairs) =>
      pairs
        .map(([name, value, raw]) => `&${name}=${raw ? rawWord(value) : encodeURIComponent(value)}`)
        .join(''),
    );
  const [path = '', own] = example.path.split('?');
  const start = own === undefined ? fc.constantFrom('?') : fc.constantFrom(`?${own}`, '?');
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{32}\.mp3/;
  const place =
    call?.params === undefined
      ? fc.constant(path)
      : fc.oneof(
          fc.constant(path),
          urlWords.map((word) => path.replace(id, () => rawWord(word) || 'x')),
          fc.uuid().map((uuid) => path.replace(id, uuid)),
        );
  return fc.tuple(place, start, query).map(([before, first, rest]) => `${before}${first}${rest}`);
}

/** Escaped only as far as the path or query would end otherwise. */
const rawWord = (word: string): string =>
  word.replace(/[^\w%.*()',:-]+/g, (letters) => encodeURIComponent(letters));
