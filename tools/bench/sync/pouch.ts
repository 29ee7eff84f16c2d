/**
 * PouchDB 9 with express-pouchdb 4, measured the same way. Its packages are put into a temporary folder for the run: they are
 * many and old, and nothing else here needs them. Apache-2.0, express MIT.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchPeers } from '../../fetch-peers.mjs';
import { perSecond, spread } from './figures.ts';
import type { SyncFigures } from './figures.ts';
import type { Sample } from './records.ts';
import { countSocketBytes } from './socket-bytes.ts';

const packages = [
  'pouchdb-core@9.0.0',
  'pouchdb-adapter-memory@9.0.0',
  'pouchdb-adapter-http@9.0.0',
  'pouchdb-replication@9.0.0',
  'express-pouchdb@4.2.0',
  // The one that express-pouchdb was written for.
  'express@4.22.3',
];
/** As many as ours in one request; its own default of 100 is slower. */
const batches = { batch_size: 500, batches_limit: 10 };

type Doc = { readonly _id: string; readonly _rev?: string; readonly [field: string]: unknown };
type Replication = Promise<unknown> & {
  readonly cancel: () => void;
  readonly on: (event: string, then: () => void) => void;
};
/** The little of PouchDB that is used here; the package brings no types. */
type Pouch = {
  readonly bulkDocs: (
    docs: readonly Doc[],
  ) => Promise<readonly { readonly id: string; readonly rev?: string }[]>;
  readonly put: (doc: Doc) => Promise<unknown>;
  readonly get: (id: string) => Promise<Doc>;
  readonly info: () => Promise<{ readonly doc_count: number }>;
  readonly allDocs: (options: object) => Promise<{ readonly rows: readonly { readonly doc: Doc }[] }>;
  readonly changes: (options: object) => {
    readonly on: (event: string, then: (change: { readonly id: string; readonly doc: Doc }) => void) => void;
    readonly cancel: () => void;
  };
  readonly replicate: {
    readonly to: (url: string, options: object) => Replication;
    readonly from: (url: string, options: object) => Replication;
  };
  readonly destroy: () => Promise<unknown>;
};

export type PouchPeer = {
  readonly measure: (
    samples: readonly Sample[],
    options: { readonly catchUp: number; readonly conflicts: number; readonly liveEdits: number },
  ) => Promise<SyncFigures>;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
};

/** Null, with the reason on standard error, when the packages cannot be had. */
export async function startPouch(): Promise<PouchPeer | null> {
  const peers = fetchPeers(packages);
  if (peers === null) {
    process.stderr.write('PouchDB could not be fetched: its rows, and the ratios to it, are left out.\n');
    return null;
  }
  const { folder, remove } = peers;
  const load = createRequire(join(folder, 'index.js'));
  const Pouch = load('pouchdb-core')
    .plugin(load('pouchdb-adapter-memory'))
    .plugin(load('pouchdb-adapter-http'))
    .plugin(load('pouchdb-replication')) as new (name: string, options: object) => Pouch;
  const child = spawn(process.execPath, [fileURLToPath(new URL('pouch-server.mjs', import.meta.url))], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(Number(/\d+/.exec(String(line))?.[0])));
    child.once('exit', () => reject(new Error('the server of PouchDB did not start')));
  });
  let runs = 0;
  return {
    pid: child.pid,
    measure: (samples, options) => measurePouch(Pouch, port, `run${(runs += 1)}`, samples, options),
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      remove();
    },
  };
}

async function measurePouch(
  Pouch: new (name: string, options: object) => Pouch,
  port: number,
  name: string,
  samples: readonly Sample[],
  options: { readonly catchUp: number; readonly conflicts: number; readonly liveEdits: number },
): Promise<SyncFigures> {
  const url = `http://127.0.0.1:${port}/db/${name}`;
  const takeBytes = countSocketBytes(port);
  const one = new Pouch(`${name}-one`, { adapter: 'memory' });
  const two = new Pouch(`${name}-two`, { adapter: 'memory' });
  try {
    await one.bulkDocs(samples.map(({ id, fields }) => ({ _id: id, kind: 'message', ...fields })));
    takeBytes();
    const pushS = await seconds(() => one.replicate.to(url, batches));
    const pushed = takeBytes();
    const pullS = await seconds(() => two.replicate.from(url, batches));
    const pulled = takeBytes();
    const arrived = (await two.info()).doc_count;
    if (arrived !== samples.length) throw new Error(`only ${arrived} records arrived at PouchDB`);

    await edit(one, samples.slice(0, options.catchUp), 'landed');
    await one.replicate.to(url, batches);
    const catchUpS = await seconds(() => two.replicate.from(url, batches));

    const disputed = samples.slice(0, options.conflicts);
    await edit(one, disputed, null);
    await edit(two, disputed, 'missed');
    takeBytes();
    const conflictS = await seconds(async () => {
      await one.replicate.to(url, batches);
      await two.replicate.to(url, batches);
      await two.replicate.from(url, batches);
      await one.replicate.from(url, batches);
    });
    const conflictBytes = takeBytes() / disputed.length;
    const live = await liveEdits(one, two, url, samples.slice(-options.liveEdits));
    return {
      pushPerS: perSecond(samples.length, pushS),
      pushBytes: pushed / samples.length,
      pullPerS: perSecond(samples.length, pullS),
      pullBytes: pulled / samples.length,
      catchUpPerS: perSecond(options.catchUp, catchUpS),
      conflictMs: conflictS * 1000,
      conflictBytes,
      ...live,
    };
  } finally {
    await Promise.all([one.destroy(), two.destroy()]);
  }
}

async function edit(
  db: Pouch,
  samples: readonly Sample[],
  rating: 'landed' | 'missed' | null,
): Promise<void> {
  const { rows } = await db.allDocs({ keys: samples.map(({ id }) => id), include_docs: true });
  await db.bulkDocs(rows.map(({ doc }) => ({ ...doc, rating })));
}

/** Both devices replicate live; from before the write on one to its arrival at the other. */
async function liveEdits(one: Pouch, two: Pouch, url: string, samples: readonly Sample[]) {
  const live = { live: true, retry: true, ...batches };
  const sending = one.replicate.to(url, live);
  const fetching = two.replicate.from(url, live);
  const waiting = new Map<string, () => void>();
  const changes = two.changes({ since: 'now', live: true, include_docs: true });
  changes.on('change', ({ id }) => waiting.get(id)?.());
  await Promise.all(
    [sending, fetching].map(
      (one) =>
        new Promise<void>((resolve) => {
          one.on('paused', resolve);
        }),
    ),
  );
  const times: number[] = [];
  for (const [at, { id }] of samples.entries()) {
    const arrived = new Promise<void>((resolve) => {
      waiting.set(id, resolve);
    });
    const startedMs = performance.now();
    const doc = await one.get(id);
    await one.put({ ...doc, rating: at % 2 === 0 ? 'landed' : 'missed' });
    await arrived;
    times.push(performance.now() - startedMs);
  }
  changes.cancel();
  sending.cancel();
  fetching.cancel();
  return spread(times);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}
