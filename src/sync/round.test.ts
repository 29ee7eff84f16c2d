import { describe, expect, it } from 'vitest';
import { MAX_PUSH_ROWS, rowToWire } from '#contract/sync.ts';
import type { PullAnswer, PushAnswer, PushBody, WireRow } from '#contract/sync.ts';
import { rowAt } from '#contract/join.ts';
import { mergePush } from '#contract/sync-merge.ts';
import { stampOf } from '#contract/stamps.ts';
import { setSetting } from '#db/settings.ts';
import { writeRecords } from '#db/write.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import { createDexieStore } from './dexie-store.ts';
import { createRound } from './round.ts';
import { TransportFailure } from './sync-transport.ts';
import type { SyncTransport } from './sync-transport.ts';

const account = '0b5e7f8a-1111-4222-8333-444455556666';
const epoch = '11111111-1111-4111-8111-111111111111';
const signal = new AbortController().signal;
const pause = async (): Promise<void> => undefined;

type Server = {
  push: (body: PushBody) => PushAnswer;
  pull: (cursor: number, n: number) => PullAnswer;
  readonly asked: string[];
};

/** A device, and a server that has nothing and takes everything. */
function line() {
  const test = createTestDb(account);
  const store = createDexieStore(test.db, test.deps);
  const server: Server = {
    push: (body) => {
      const merge = mergePush({ nowMs: testNow, rows: body.rows, held: () => null });
      const changed = merge.type === 'merged' ? merge.changed.length : 0;
      return { epoch, now: testNow, first: 0, ver: changed, changed, refused: [] };
    },
    pull: (cursor) => ({ epoch, now: testNow, from: cursor, rows: [], next: cursor, more: false }),
    asked: [],
  };
  const transport: SyncTransport = {
    account,
    push: async (body) => {
      server.asked.push(`push ${body.rows.length}`);
      return { account, answer: server.push(body) };
    },
    pull: async (cursor, n) => {
      server.asked.push(`pull ${cursor}`);
      return { account, answer: server.pull(cursor, n) };
    },
  };
  return { ...test, store, server, transport, round: createRound(store, transport, { pause }) };
}

const setting = (at: number): WireRow =>
  rowToWire(
    'setting',
    `a.${Array.from(String(at), (digit) => 'abcdefghij'[Number(digit)]).join('')}`,
    rowAt(stampOf(1, 'ffff'), { value: at }),
  );
const settings = (count: number) => Array.from({ length: count }, (_, at) => setting(at));

describe('a round', () => {
  /** A server that counts versions; what it is asked first may be answered last. */
  const counting = (one: ReturnType<typeof line>, beforeAnswer: (at: number) => Promise<void>) => {
    let ver = 0;
    let asked = 0;
    const sent: PushBody[] = [];
    const round = createRound(
      one.store,
      {
        ...one.transport,
        push: async (body) => {
          sent.push(body);
          await beforeAnswer((asked += 1));
          const first = ver;
          ver += body.rows.length;
          return { account, answer: { epoch, now: testNow, first, ver, changed: ver - first, refused: [] } };
        },
      },
      { pause },
    );
    return { round, sent };
  };
  const aWhile = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 50);
    });

  it('sends the next batch while one is on its way, and sends again what was edited meanwhile', async () => {
    const one = line();
    await one.store.absorb(settings(MAX_PUSH_ROWS + 1));
    const later = setting(MAX_PUSH_ROWS)[1];
    const { round, sent } = counting(one, async (at) => {
      if (at !== 1) return;
      await aWhile();
      // The second batch is on its way by now.
      written(
        await writeRecords(one.db, one.deps, [{ kind: 'setting', id: later, fields: { value: 'deep' } }]),
      );
    });
    expect(await round.run(signal)).toMatchObject({ type: 'done', left: 0 });
    expect(sent.map(({ rows }) => rows.find(([, id]) => id === later)?.[3]['value'] ?? null)).toEqual([
      null,
      MAX_PUSH_ROWS,
      'deep',
    ]);
  });

  it.each([
    ['in the order it was sent', 2],
    ['the other way round', 1],
  ])('knows what is its own where the server takes it %s', async (_, slow) => {
    const one = line();
    await one.store.absorb(settings(MAX_PUSH_ROWS + 1));
    const { round } = counting(one, (at) => (at === slow ? aWhile() : Promise.resolve()));
    await round.run(signal);
    expect(await one.store.meta()).toMatchObject({ cursor: MAX_PUSH_ROWS + 1 });
    // Nothing was fetched that it had sent itself.
    expect(one.server.asked).toEqual([]);
  });

  it('sends batch by batch, then fetches page by page, and notes its end', async () => {
    const { store, server, round } = line();
    await store.absorb(settings(MAX_PUSH_ROWS + 3));
    server.push = ({ rows }) => ({
      epoch,
      now: testNow,
      first: 5,
      ver: 5 + rows.length,
      changed: rows.length,
      refused: [],
    });
    server.pull = (from) => ({
      epoch,
      now: testNow,
      from,
      rows: settings(from + 2).slice(from),
      next: from + 2,
      more: from < 4,
    });
    expect(await round.run(signal)).toEqual({ type: 'done', sent: 503, received: 0, refused: 0, left: 0 });
    expect(server.asked).toEqual(['push 500', 'push 3', 'pull 0', 'pull 2', 'pull 4']);
    expect(await store.lastFinished()).toBe(testNow);
  });

  it('has nothing to fetch when only it wrote', async () => {
    const { store, server, round } = line();
    await store.absorb(settings(3));
    await round.run(signal);
    expect(server.asked).toEqual(['push 3']);
  });

  it('counts what it fetched and what was refused', async () => {
    const { store, server, round } = line();
    await store.absorb(settings(2));
    server.push = () => ({
      epoch,
      now: testNow,
      first: 0,
      ver: 1,
      changed: 1,
      refused: [['setting', 'a.a', 'quota']],
    });
    server.pull = (from) => ({ epoch, now: testNow, from, rows: settings(4), next: 4, more: false });
    expect(await round.run(signal)).toEqual({ type: 'done', sent: 1, received: 2, refused: 1, left: 0 });
  });

  it('sends again at once what was stamped again', async () => {
    const { store, server, round, clock, db, deps } = line();
    clock.advance(86_400_000);
    written(await setSetting(db, deps, 'ai.responseLength', 'brief'));
    let nowMs = testNow;
    server.push = ({ gen, rows }) => {
      nowMs += 10;
      return mergePush({ nowMs, rows, held: () => null }).type === 'clock'
        ? { clock: true, now: nowMs, gen: gen + 1 }
        : { epoch, now: nowMs, first: 0, ver: 1, changed: 1, refused: [] };
    };
    expect(await round.run(signal)).toMatchObject({ type: 'done', sent: 1 });
    expect(server.asked).toEqual(['push 1', 'push 1']);
    expect(await store.meta()).toMatchObject({ gen: 1 });
  });

  it('gives up on a clock that jumps about, for now', async () => {
    const { store, server, round } = line();
    await store.absorb(settings(1));
    server.push = ({ gen }) => ({ clock: true, now: testNow, gen: gen + 1 });
    expect(await round.run(signal)).toMatchObject({ type: 'failed', why: 'clock' });
    expect(await store.waiting()).toBe(1);
  });

  it('begins again with a server that has another history', async () => {
    const { store, server, round } = line();
    await store.absorb(settings(2));
    await round.run(signal);
    server.asked.length = 0;
    const newEpoch = '22222222-2222-4222-8222-222222222222';
    server.push = ({ rows }) => ({
      epoch: newEpoch,
      now: testNow,
      first: 0,
      ver: rows.length,
      changed: rows.length,
      refused: [],
    });
    server.pull = (from) => ({ epoch: newEpoch, now: testNow, from, rows: [], next: from, more: false });
    expect(await round.run(signal)).toMatchObject({ type: 'done', sent: 2 });
    expect(server.asked).toEqual(['pull 2', 'pull 0', 'push 2']);
  });

  it.each(['offline', 'server', 'signed-out', 'update-needed', 'limited'] as const)(
    'keeps everything when it fails: %s',
    async (why) => {
      const { store, transport } = line();
      await store.absorb(settings(1));
      const failing: SyncTransport = {
        ...transport,
        push: () => Promise.reject(new TransportFailure(why, 7)),
      };
      expect(await createRound(store, failing, { pause }).run(signal)).toEqual({
        type: 'failed',
        why,
        retryAfterS: 7,
        storage: null,
      });
      expect(await store.waiting()).toBe(1);
      expect(await store.lastFinished()).toBeNull();
    },
  );

  it('says when the device has no room', async () => {
    const { store, db, round } = line();
    await store.absorb(settings(1));
    db.outbox.hook('deleting', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await round.run(signal)).toMatchObject({
      type: 'failed',
      why: 'storage',
      storage: { type: 'quota' },
    });
  });

  it('stops when told to, and when its answers are of another account', async () => {
    const { store, transport, server, round } = line();
    await store.absorb(settings(1));
    expect(await round.run(AbortSignal.abort())).toEqual({ type: 'stopped' });
    expect(server.asked).toEqual([]);
    const switched: SyncTransport = {
      ...transport,
      push: async (body, given) => ({ ...(await transport.push(body, given)), account: 'aaaaaaaa-0' }),
    };
    expect(await createRound(store, switched, { pause }).run(signal)).toEqual({ type: 'stopped' });
    expect(server.asked).toEqual(['push 1']);
    expect(await store.waiting()).toBe(1);
  });

  it('is not made of two accounts', () => {
    const { store, transport } = line();
    expect(() => createRound(store, { ...transport, account: 'anon' }, { pause })).toThrow('one account');
  });
});
