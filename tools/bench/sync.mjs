/**
 * Sync: 10,000 records between two devices and the built server, on both databases, beside PouchDB with express-pouchdb in
 * the same run; stores in memory on the devices' side of each. Median of three runs, each for a new person.
 *
 * The reference record is the first message of a chat with ten letters in it: 307 bytes as a row of a push. Bytes are
 * those on the socket in both directions. Rates and bytes called "raw" let neither side pack; the app does pack.
 */
import { readFileSync } from 'node:fs';
import { startWorld } from '../chaos/world.ts';
import { ensurePostgres } from '../test-postgres.mjs';
import { medians } from './sync/figures.ts';
import { measureFirstPull } from './sync/first-pull.ts';
import { measureOurs } from './sync/ours.ts';
import { startPouch } from './sync/pouch.ts';
import { referenceRecords, typicalRecords, wireBytes } from './sync/records.ts';
import { measureSingleWrite } from './sync/single-write.ts';

const RECORDS = 10_000;
const RUNS = 3;
const load = { catchUp: 5000, conflicts: 1000, liveEdits: 200 };
/** How many times PouchDB's rate ours must be, by database: one connection is the limit of PGlite. */
const least = { PGlite: { push: 2, pull: 4 }, PostgreSQL: { push: 3, pull: 5 } };

/** Rows for `npm run bench`. */
export async function measure() {
  const samples = referenceRecords(RECORDS);
  const rows = [{ what: 'reference record as a row of a push', value: wireBytes(samples[0]), unit: 'bytes' }];
  const peer = await measurePeer(samples);
  rows.push(...peer.rows);
  rows.push(...(await onDatabase('PGlite', samples, peer.figures)));
  const { bin, reason } = ensurePostgres();
  if (bin === null) rows.push({ what: `PostgreSQL not measured: ${reason}`, value: 0, unit: '' });
  else rows.push(...(await onDatabase('PostgreSQL', samples, peer.figures)));
  const { bareMs, withOutboxMs } = await measureSingleWrite();
  rows.push(
    { what: 'single write, bare Dexie put (Chromium)', value: bareMs, unit: 'ms' },
    { what: 'single write with outbox (Chromium)', value: withOutboxMs, unit: 'ms' },
    { what: 'single write with outbox ÷ bare put', value: withOutboxMs / bareMs, unit: '×', budget: 1.6 },
  );
  const first = await measureFirstPull();
  rows.push(
    { what: 'first pull of 10,000 messages in the app', value: first.tookMs / 1000, unit: 's' },
    { what: 'first pull: longest task, median of 3 visits', value: first.longestMs, unit: 'ms', budget: 100 },
    { what: 'first pull: longest task of all visits', value: first.longestOfAllMs, unit: 'ms' },
    { what: 'first pull: tasks above 50 ms, 3 visits', value: first.longTasks, unit: '' },
  );
  return rows;
}

async function measurePeer(samples) {
  const pouch = await startPouch();
  if (pouch === null)
    return { figures: null, rows: [{ what: 'PouchDB not measured: no packages', value: 0, unit: '' }] };
  try {
    const figures = await repeated(() => pouch.measure(samples, load));
    return { figures, rows: [...shown('PouchDB', figures), memory('PouchDB', pouch.pid)] };
  } finally {
    await pouch.stop();
  }
}

async function onDatabase(database, samples, peer) {
  const world = await startWorld({ database, instances: 1 });
  try {
    const raw = await repeated(() => measureOurs(world, samples, { ...load, packed: false }));
    const packed = await measureOurs(world, samples, { ...load, packed: true });
    const typical = typicalRecords(RECORDS / 5);
    const some = { catchUp: 500, conflicts: 500, liveEdits: 20 };
    const long = await measureOurs(world, typical, { ...some, packed: false });
    const longPacked = await measureOurs(world, typical, { ...some, packed: true });
    const rows = [
      ...shown(`${database}, raw`, raw, { bytes: 320, liveMs: 15 }),
      ...shown(`${database}, gzip`, packed),
      ...[
        ['raw', long],
        ['gzip', longPacked],
      ].map(([way, { pushBytes }]) => ({
        what: `${database}, ${way}: push of a typical message (${wireBytes(typical[0])} bytes)`,
        value: pushBytes,
        unit: 'bytes/record',
      })),
      memory(database, world.pids()[0]),
    ];
    if (peer === null) return rows;
    return [
      ...rows,
      ...ratios(`${database}, raw`, raw, peer, least[database]),
      ...ratios(`${database}, gzip`, packed, peer, {}),
    ];
  } finally {
    await world.stop();
  }
}

async function repeated(work) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await work());
  return medians(runs);
}

const shown = (who, figures, { bytes, liveMs } = {}) => [
  { what: `${who}: push`, value: Math.round(figures.pushPerS), unit: 'records/s' },
  { what: `${who}: push`, value: figures.pushBytes, unit: 'bytes/record', ...(bytes && { budget: bytes }) },
  { what: `${who}: pull`, value: Math.round(figures.pullPerS), unit: 'records/s' },
  { what: `${who}: pull`, value: figures.pullBytes, unit: 'bytes/record', ...(bytes && { budget: bytes }) },
  { what: `${who}: catch-up pull`, value: Math.round(figures.catchUpPerS), unit: 'records/s' },
  { what: `${who}: live edit, p50`, value: figures.liveP50Ms, unit: 'ms' },
  { what: `${who}: live edit, p95`, value: figures.liveP95Ms, unit: 'ms', ...(liveMs && { budget: liveMs }) },
  { what: `${who}: 1,000 conflicting edits`, value: Math.round(figures.conflictMs), unit: 'ms' },
  { what: `${who}: 1,000 conflicting edits`, value: Math.round(figures.conflictBytes), unit: 'bytes/edit' },
];

const ratios = (who, ours, peer, { push, pull }) => [
  {
    what: `${who}: push ÷ PouchDB`,
    value: ours.pushPerS / peer.pushPerS,
    unit: '×',
    ...(push && { least: push }),
  },
  {
    what: `${who}: pull ÷ PouchDB`,
    value: ours.pullPerS / peer.pullPerS,
    unit: '×',
    ...(pull && { least: pull }),
  },
  { what: `${who}: PouchDB ÷ live edit p95`, value: peer.liveP95Ms / ours.liveP95Ms, unit: '×' },
];

/** Resident memory of a server after it all, from the system's own book; 0 where there is none to read. */
function memory(who, pid) {
  let value = 0;
  try {
    value = Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    // Another system keeps another book.
  }
  return { what: `${who}: memory of the server after it all`, value, unit: 'MB' };
}
