import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createServerLink, subjectOf } from './server-link.ts';
import type { Credentials } from './server-link.ts';
import { TransportFailure } from './sync-transport.ts';
import { createTransport } from './transport.ts';

const marta = '3f2b8c1e-5d0a-4a6f-9d64-0c3a7d2e1b01';
const noor = '9a51d7e4-27c8-4f0e-8f3b-6b1de0a4c502';
const device = '11111111-2222-4333-8444-555555555555';
const epoch = '99999999-2222-4333-8444-555555555555';
const token = (sub: string, serial = 0) =>
  `e30.${Buffer.from(JSON.stringify({ sub, serial, name: 'Zoë' })).toString('base64url')}.x`;
const page = { epoch, now: 5, from: 0, rows: [], next: 0, more: false };

type Sent = { readonly path: string; readonly init: RequestInit };

/** A transport whose server gives these answers in turn, the last of them for ever. */
function world(
  answers: readonly ((init: RequestInit) => Response | Promise<Response>)[],
  credentials?: () => Promise<Credentials>,
) {
  const sent: Sent[] = [];
  let rechecks = 0;
  const link = createServerLink({
    account: marta,
    fetch: async (input, init) => {
      sent.push({ path: input as string, init: init ?? {} });
      return (answers[sent.length - 1] ?? answers.at(-1))!(init ?? {});
    },
    credentials: credentials ?? (async () => ({ type: 'token', token: token(marta, rechecks) })),
    recheck: async () => {
      rechecks += 1;
    },
  });
  return { transport: createTransport(link), sent, rechecks: () => rechecks };
}

const never = new AbortController().signal;
const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TransportFailure);
  const { type, retryAfterS } = error as TransportFailure;
  return [type, retryAfterS];
};

test('a pull carries the token, asks from the cursor, and its answer belongs to the account', async () => {
  const { transport, sent } = world([() => Response.json({ ...page, from: 7, next: 7 })]);
  expect(await transport.pull(7, 1000, never)).toEqual({
    account: marta,
    answer: { ...page, from: 7, next: 7 },
  });
  expect(sent[0]?.path).toBe('/api/sync/pull?c=7&n=1000');
  expect(new Headers(sent[0]?.init.headers).get('Authorization')).toBe(`Bearer ${token(marta)}`);
});

test('a long push is packed, a short one is not', async () => {
  const done = { epoch, now: 5, first: 0, ver: 1, changed: 1, refused: [] };
  const { transport, sent } = world([() => Response.json(done)]);
  const row = (text: string) => ['setting', 'x', `000000000000001:${device}`, { value: text }] as never;
  await transport.push({ device, gen: 0, schema: 1, rows: [row('a')] }, never);
  await transport.push({ device, gen: 0, schema: 1, rows: [row('a'.repeat(9_000))] }, never);
  expect(typeof sent[0]?.init.body).toBe('string');
  expect(new Headers(sent[1]?.init.headers).get('Content-Encoding')).toBe('gzip');
  const packed = sent[1]?.init.body as ArrayBuffer;
  expect(packed.byteLength).toBeLessThan(1_000);
  expect(JSON.parse(gunzipSync(Buffer.from(packed)).toString())).toMatchObject({
    rows: [row('a'.repeat(9_000))],
  });
});

test.each([
  ['429 with a time', 429, { 'Retry-After': '12' }, ['limited', 12]],
  ['429 without', 429, {}, ['limited', null]],
  ['426', 426, {}, ['update-needed', null]],
  ['500', 500, {}, ['server', null]],
  ['503 with a time', 503, { 'Retry-After': '40' }, ['server', 40]],
  ['400', 400, {}, ['server', null]],
  ['404', 404, {}, ['server', null]],
] as const)('%s is told apart', async (_name, status, headers, expected) => {
  const { transport } = world([() => new Response('{}', { status, headers })]);
  expect(await failure(transport.pull(0, 10, never))).toEqual(expected);
});

test.each([
  ['a login page', () => new Response('<html>Welcome to the hotel</html>')],
  ['another JSON', () => Response.json({ hello: 1 })],
  ['rows that are none', () => Response.json({ ...page, rows: [['person']] })],
])('%s is no answer, whatever its status', async (_name, answer) => {
  expect(await failure(world([answer]).transport.pull(0, 10, never))).toEqual(['server', null]);
});

test('a line that is cut, before or within the answer, is no network', async () => {
  const cut = () => Promise.reject(new TypeError('network error'));
  expect(await failure(world([cut]).transport.pull(0, 10, never))).toEqual(['offline', null]);
  const half = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"epoch":'));
          controller.error(new TypeError('cut'));
        },
      }),
    );
  expect(await failure(world([half]).transport.pull(0, 10, never))).toEqual(['offline', null]);
});

test('a token that is not taken is renewed and tried once more, and no third time', async () => {
  const no = () => new Response('{}', { status: 401 });
  const good = world([no, () => Response.json(page)]);
  expect((await good.transport.pull(0, 10, never)).answer).toEqual(page);
  expect([good.rechecks(), good.sent.length]).toEqual([1, 2]);
  const bad = world([no]);
  expect(await failure(bad.transport.pull(0, 10, never))).toEqual(['signed-out', null]);
  expect([bad.rechecks(), bad.sent.length]).toEqual([1, 2]);
  const same = world([no], async () => ({ type: 'token', token: token(marta) }));
  expect(await failure(same.transport.pull(0, 10, never))).toEqual(['signed-out', null]);
  expect(same.sent.length).toBe(1);
});

test.each([
  ['of somebody else', { type: 'token', token: token(noor) }, 'signed-out'],
  ['that says nothing of whose it is', { type: 'token', token: 'opaque' }, 'signed-out'],
  ['that there is none of', { type: 'signed-out' }, 'signed-out'],
  ['that cannot be renewed now', { type: 'unreachable' }, 'offline'],
] as const)('with a token %s nothing goes out', async (_name, given, expected) => {
  const { transport, sent } = world([() => Response.json(page)], async () => given);
  expect(await failure(transport.pull(0, 10, never))).toEqual([expected, null]);
  expect(sent).toEqual([]);
});

test('an account that changes between the refusal and the second try gets nothing', async () => {
  let asked = 0;
  const { transport, sent } = world([() => new Response('{}', { status: 401 })], async () => {
    asked += 1;
    return { type: 'token', token: token(asked === 1 ? marta : noor) };
  });
  expect(await failure(transport.pull(0, 10, never))).toEqual(['signed-out', null]);
  expect(sent.length).toBe(1);
});

test('what is broken off throws the reason, even when the answer comes all the same', async () => {
  const stopping = new AbortController();
  const { transport } = world([
    async () => {
      stopping.abort(new Error('signed out'));
      return Response.json(page);
    },
  ]);
  await expect(transport.pull(0, 10, stopping.signal)).rejects.toThrow('signed out');
});

test('an answer that never comes is given up', async () => {
  vi.useFakeTimers();
  try {
    const { transport } = world([
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ]);
    const given = failure(transport.pull(0, 10, never));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await given).toEqual(['offline', null]);
  } finally {
    vi.useRealTimers();
  }
});

test('whose token it is, by its own words', () => {
  expect(subjectOf(token(marta))).toBe(marta);
  for (const junk of ['', 'a', 'a.b.c', `e30.${btoa('7')}.x`, `e30.${btoa('{"sub":5}')}.x`])
    expect(subjectOf(junk)).toBeNull();
});
