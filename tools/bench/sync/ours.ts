/** Our own sync, measured: the app's rounds over a store in memory, against the built server on a database. */
import { createClock } from '#lib/clock.ts';
import { changedRow } from '#db/changed-row.ts';
import { pause } from '#sync/pause.ts';
import { createPokes } from '#sync/pokes.ts';
import { createRound } from '#sync/round.ts';
import { createServerLink } from '#sync/server-link.ts';
import type { ServerLink } from '#sync/server-link.ts';
import type { SyncStore } from '#sync/store.ts';
import { createStore } from '#sync/create-store.ts';
import { createTransport } from '#sync/transport.ts';
import { keyText, memoryDb, memoryStorage, rowIn } from '../../../tests/sync/model/memory-storage.ts';
import type { MemoryDb } from '../../../tests/sync/model/memory-storage.ts';
import type { World } from '../../chaos/world.ts';
import { rowOf } from './records.ts';
import type { Sample } from './records.ts';
import { countSocketBytes } from './socket-bytes.ts';
import type { TakeBytes } from './socket-bytes.ts';
import type { SyncFigures } from './figures.ts';
import { perSecond, spread } from './figures.ts';

const clock = createClock(() => Date.now());
const quiet = new AbortController().signal;

type Device = {
  readonly db: MemoryDb;
  readonly store: SyncStore;
  readonly link: ServerLink;
  readonly run: () => Promise<void>;
};

let people = 0;
let devices = 0;

/** Everything once, for a new person of that server. `packed` lets both sides use gzip, as the app does. */
export async function measureOurs(
  world: World,
  samples: readonly Sample[],
  options: {
    readonly packed: boolean;
    readonly catchUp: number;
    readonly conflicts: number;
    readonly liveEdits: number;
  },
): Promise<SyncFigures> {
  return withPacking(options.packed, async () => {
    const url = world.urls[0] ?? '';
    const takeBytes = countSocketBytes(Number(new URL(url).port));
    const person = await world.signIn(`bench${(people += 1)}@example.org`);
    const one = createDevice(url, person, options.packed);
    const two = createDevice(url, person, options.packed);
    const figures = await transfers(one, two, samples, takeBytes);
    const catchUp = await catchingUp(one, two, samples.slice(0, options.catchUp));
    const conflict = await conflicts(one, two, samples.slice(0, options.conflicts), takeBytes);
    const live = await liveEdits(one, two, samples.slice(0, options.liveEdits));
    return { ...figures, ...catchUp, ...conflict, ...live };
  });
}

function createDevice(
  url: string,
  { userId, token }: { readonly userId: string; readonly token: string },
  packed: boolean,
): Device {
  const db = memoryDb(userId, `00000000-0000-4000-8000-${String((devices += 1)).padStart(12, '0')}`);
  const store = createStore(memoryStorage(db), { clock });
  const link = createServerLink({
    account: userId,
    credentials: async () => ({ type: 'token', token }),
    recheck: async () => undefined,
    fetch: (path, init) =>
      fetch(new URL(path instanceof Request ? path.url : path, url), {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          'accept-encoding': packed ? 'gzip' : 'identity',
        },
      }),
  });
  const round = createRound(store, createTransport(link), { pause });
  return {
    db,
    store,
    link,
    run: async () => {
      const result = await round.run(quiet);
      if (result.type !== 'done' || result.refused > 0)
        throw new Error(`a round failed: ${JSON.stringify(result)}`);
    },
  };
}

async function transfers(one: Device, two: Device, samples: readonly Sample[], takeBytes: TakeBytes) {
  await write(one, samples, ({ sample, ms }) => rowOf(sample, one.db.device, ms));
  takeBytes();
  const pushS = await seconds(one.run);
  const pushed = takeBytes();
  const pullS = await seconds(two.run);
  const pulled = takeBytes();
  if (two.db.rows.size !== samples.length) throw new Error(`only ${two.db.rows.size} records arrived`);
  return {
    pushPerS: perSecond(samples.length, pushS),
    pushBytes: pushed / samples.length,
    pullPerS: perSecond(samples.length, pullS),
    pullBytes: pulled / samples.length,
  };
}

/** One device was away while the other changed a part of everything. */
async function catchingUp(one: Device, two: Device, samples: readonly Sample[]) {
  await edit(one, samples, 'landed');
  await one.run();
  const catchUpS = await seconds(two.run);
  for (const { id } of samples) if (ratingOf(two, id) !== 'landed') throw new Error('an edit did not arrive');
  return { catchUpPerS: perSecond(samples.length, catchUpS) };
}

/** Both edit the same records, unknown to each other, and meet. */
async function conflicts(one: Device, two: Device, samples: readonly Sample[], takeBytes: TakeBytes) {
  await edit(one, samples, null);
  await edit(two, samples, 'missed');
  takeBytes();
  const conflictS = await seconds(async () => {
    await one.run();
    await two.run();
    await one.run();
  });
  for (const { id } of samples) if (ratingOf(one, id) !== ratingOf(two, id)) throw new Error('copies differ');
  return { conflictMs: conflictS * 1000, conflictBytes: takeBytes() / samples.length };
}

/** One device writes and sends, the other is told, fetches and has it: from before the write to after the read. */
async function liveEdits(one: Device, two: Device, samples: readonly Sample[]) {
  let afterFetch: () => void = () => undefined;
  let fetching = Promise.resolve();
  const pokes = createPokes({
    link: two.link,
    locks: null,
    random: Math.random,
    nowMs: clock.now,
    onPlan: () => undefined,
    onPoke: () => {
      fetching = fetching.then(two.run).then(() => afterFetch());
    },
  });
  const until = (isThere: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      afterFetch = () => {
        if (isThere()) resolve();
      };
    });
  // The stream speaks first when it is open.
  const open = until(() => true);
  pokes.start();
  await open;
  const times: number[] = [];
  for (const sample of samples) {
    const rating = ratingOf(one, sample.id) === 'landed' ? 'missed' : 'landed';
    const arrived = until(() => ratingOf(two, sample.id) === rating);
    const startedMs = performance.now();
    await edit(one, [sample], rating);
    await one.run();
    await arrived;
    times.push(performance.now() - startedMs);
  }
  pokes.stop();
  return spread(times);
}

const ratingOf = ({ db }: Device, id: string): unknown => rowIn(db, 'message', id)?.d['rating'];

/** Edits of a person: through the same rule as the database's own. */
async function edit(
  device: Device,
  samples: readonly Sample[],
  rating: 'landed' | 'missed' | null,
): Promise<void> {
  const { offset } = await device.store.meta();
  const stamping = { device: device.db.device, offset };
  await write(device, samples, ({ sample }) => {
    const change = { kind: 'message', id: sample.id, fields: { rating } } as const;
    return changedRow(change, rowIn(device.db, 'message', sample.id), stamping, clock.now());
  });
}

async function write(
  { db }: Device,
  samples: readonly Sample[],
  rowFor: (written: { readonly sample: Sample; readonly ms: number }) => ReturnType<typeof changedRow>,
): Promise<void> {
  await memoryStorage(db).transaction('rw', 'everything', async (tx) => {
    const meta = await tx.getMeta();
    const startMs = clock.now() - samples.length;
    const rows = samples.flatMap((sample, at) => {
      const row = rowFor({ sample, ms: startMs + at });
      return row === null ? [] : [{ kind: 'message', id: sample.id, row }];
    });
    await tx.putRows(rows);
    await tx.putOutbox(rows.map(({ kind, id }, at) => ({ kind, id, mark: meta.mark + 1 + at })));
    await tx.putMeta({ ...meta, mark: meta.mark + rows.length });
    if (rows.some((row) => !db.outbox.has(keyText(row)))) throw new Error('a record does not wait');
  });
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}

/** The transport packs what it sends where it can. Without the stream it does as an older browser: sends it as it is. */
async function withPacking<Value>(packed: boolean, work: () => Promise<Value>): Promise<Value> {
  const held = Object.getOwnPropertyDescriptor(globalThis, 'CompressionStream');
  if (packed || held === undefined) return work();
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  try {
    return await work();
  } finally {
    Object.defineProperty(globalThis, 'CompressionStream', held);
  }
}
