/**
 * Sync: 10,000 records between two devices and the built server, on both databases, beside PouchDB with express-pouchdb in
 * the same run; stores in memory on the devices' side of each. Three rounds in which each takes its turn, each for a new
 * person: what else the machine does falls on all alike. Medians; a ratio is the median of the rounds' own ratios.
 *
 * The reference record is the first message of a chat with ten letters in it: 307 bytes as a row of a push. Bytes are
 * those on the socket in both directions. Rates and bytes called "raw" let neither side pack; the app does pack.
 */
import { readFileSync } from 'node:fs';
import { startWorld } from '../chaos/world.ts';
import { ensurePostgres } from '../test-postgres.mjs';
import { medians, part } from './sync/figures.ts';
import { measureFirstPull } from './sync/first-pull.ts';
import { measureOurs } from './sync/ours.ts';
import { startPouch } from './sync/pouch.ts';
import { referenceRecords, typicalRecords, wireBytes } from './sync/records.ts';
import { measureSingleWrite } from './sync/single-write.ts';

const RECORDS = 10_000;
const ROUNDS = 3;
const load = { catchUp: 5000, conflicts: 1000, liveEdits: 200 };
/** How many times PouchDB's rate ours must be, by database: one connection is the limit of PGlite. */
const least = { PGlite: { push: 2, pull: 4 }, PostgreSQL: { push: 3, pull: 5 } };

/** Rows for `npm run bench`. */
export async function measure() {
  const samples = referenceRecords(RECORDS);
  const rows = [{ what: 'reference record as a row of a push', value: wireBytes(samples[0]), unit: 'bytes' }];
  const { worlds, reason } = await startWorlds();
  const pouch = await startPouch();
  try {
    const rounds = { pouch: [], PGlite: [], PostgreSQL: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      if (pouch !== null) rounds.pouch.push(await pouch.measure(samples, load));
      for (const [database, world] of worlds)
        rounds[database].push(await measureOurs(world, samples, { ...load, packed: false }));
    }
    if (pouch === null) rows.push({ what: 'PouchDB not measured: no packages', value: 0, unit: '' });
    else rows.push(...shown('PouchDB', medians(rounds.pouch)), memory('PouchDB', pouch.pid));
    if (reason !== null) rows.push({ what: `PostgreSQL not measured: ${reason}`, value: 0, unit: '' });
    for (const [database, world] of worlds) {
      rows.push(...(await onDatabase(database, world, samples, rounds[database])));
      rows.push(...ratios(database, rounds[database], rounds.pouch));
    }
  } finally {
    await pouch?.stop();
    for (const [, world] of worlds) await world.stop();
  }
  rows.push(...(await inTheBrowser()));
  return rows;
}

/** A server on each database that can be had, and why not on PostgreSQL. */
async function startWorlds() {
  const worlds = [['PGlite', await startWorld({ database: 'PGlite', instances: 1 })]];
  const { bin, reason } = ensurePostgres();
  if (bin !== null) worlds.push(['PostgreSQL', await startWorld({ database: 'PostgreSQL', instances: 1 })]);
  return { worlds, reason };
}

async function onDatabase(database, world, samples, rounds) {
  const packed = await measureOurs(world, samples, { ...load, packed: true });
  const typical = typicalRecords(RECORDS / 5);
  const some = { catchUp: 500, conflicts: 500, liveEdits: 20 };
  const long = await measureOurs(world, typical, { ...some, packed: false });
  const longPacked = await measureOurs(world, typical, { ...some, packed: true });
  const what = (way) => `${database}, ${way}: push of a typical message (${wireBytes(typical[0])} bytes)`;
  return [
    ...shown(`${database}, raw`, medians(rounds), { bytes: 320, liveMs: 15 }),
    ...shown(`${database}, gzip`, packed),
    { what: what('raw'), value: long.pushBytes, unit: 'bytes/record' },
    { what: what('gzip'), value: longPacked.pushBytes, unit: 'bytes/record' },
    memory(database, world.pids()[0]),
  ];
}

async function inTheBrowser() {
  const { bareMs, withOutboxMs } = await measureSingleWrite();
  const first = await measureFirstPull();
  return [
    { what: 'single write, bare Dexie put (Chromium)', value: bareMs, unit: 'ms' },
    { what: 'single write with outbox (Chromium)', value: withOutboxMs, unit: 'ms' },
    { what: 'single write with outbox ÷ bare put', value: withOutboxMs / bareMs, unit: '×', budget: 1.6 },
    { what: 'first pull of 10,000 messages in the app', value: first.tookMs / 1000, unit: 's' },
    { what: 'first pull: longest task, median of 3 visits', value: first.longestMs, unit: 'ms', budget: 100 },
    { what: 'first pull: longest task of all visits', value: first.longestOfAllMs, unit: 'ms' },
    { what: 'first pull: tasks above 50 ms, 3 visits', value: first.longTasks, unit: '' },
  ];
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

function ratios(database, rounds, peers) {
  if (peers.length === 0) return [];
  const median = (ratio) =>
    part(
      rounds.map((ours, round) => ratio(ours, peers[round])),
      0.5,
    );
  const who = `${database}, raw`;
  const { push, pull } = least[database];
  return [
    {
      what: `${who}: push ÷ PouchDB`,
      value: median((ours, peer) => ours.pushPerS / peer.pushPerS),
      unit: '×',
      least: push,
    },
    {
      what: `${who}: pull ÷ PouchDB`,
      value: median((ours, peer) => ours.pullPerS / peer.pullPerS),
      unit: '×',
      least: pull,
    },
    {
      what: `${who}: PouchDB ÷ live edit p95`,
      value: median((ours, peer) => peer.liveP95Ms / ours.liveP95Ms),
      unit: '×',
    },
  ];
}

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
