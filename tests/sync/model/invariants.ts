/**
 * What has to hold, by the numbers of the design:
 *
 * 1 convergence: when nothing moves, each device holds what the server holds, per account
 * 2 no lost message: everything made is there, unless it was deleted
 * 3 idempotency: a request that comes again changes nothing, also one that was refused for the clock
 * 4 no leak: no database holds a thing of another account
 * 5 causality: no field ends on a value that somebody who had seen it wrote over
 * 6 cursor prefix: a device holds all that the server has up to its cursor
 * 7 what is not in the outbox (or on the shelf) is on the server; when nothing moves, nothing is in either
 * 8 the join: what was sent of a record comes to the same in whatever order and grouping, once and again
 * 9 a restart at any step: devices die between any two transactions and answers (steps.ts), and all of the above holds
 *
 * 8 has a test of its own beside the join as well.
 */
import { isDeleted, joinRows, sameRow, shortestRow } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { isEarly, wireToRow } from '#contract/sync.ts';
import type { PullAnswer, PushAnswer } from '#contract/sync.ts';
import type { HeldRow } from '#sync/storage.ts';
import type { Ledger, Owner } from './ledger.ts';
import { keyText } from './memory-storage.ts';
import { trackedFields } from './world.ts';
import type { DbCopy, ServerCopy, World } from './world.ts';

/** A law was broken. */
export class Broken extends Error {
  override name = 'Broken';
}

function broken(law: string, values: unknown): never {
  throw new Broken(`${law} ${JSON.stringify(values)}`);
}

type Found = { readonly device: number; readonly account: string; readonly db: DbCopy };

async function databases(world: World): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const device of world.devices)
    for (const account of await device.disk.accounts())
      found.push({ device: device.at, account, db: await device.disk.copy(account) });
  return found;
}

/** 4, 6 and 7, which hold at any time. */
export async function checkAlways(world: World): Promise<void> {
  const copies = await serverCopies(world);
  for (const { device, account, db } of await databases(world)) {
    const owner: Owner = account === 'anon' ? `anon:${device}` : account;
    checkOwners(world.ledger, db.rows, owner, await mergingInto(world, device));
    const copy = copies.get(account);
    if (copy !== undefined && db.meta !== null && db.meta.epoch === copy.epoch) {
      checkPrefix(db, copy, device);
      checkDirty(db, copy, device);
    }
  }
  for (const [account, { rows }] of copies) checkOwners(world.ledger, rows, account, null);
}

/** 1, 2, 3, 5, 8 and the outbox of 7, once nothing moves. Leaves the server asked again. */
export async function checkCalm(world: World): Promise<void> {
  await checkAlways(world);
  const copies = await serverCopies(world);
  const dbs = await databases(world);
  for (const { device, account, db } of dbs) {
    if (account === 'anon') continue;
    const copy = copies.get(account);
    if (copy === undefined) continue;
    if (db.outbox.length + db.refused.length > 0) broken('7 something still waits', { device, db });
    checkEqual(db.rows, copy.rows, device);
  }
  for (const [account, { rows }] of copies) {
    checkMessages(world.ledger, rows, account);
    checkCausality(world.ledger, rows, account);
  }
  checkJoin(world, copies);
  await checkRepeats(world, copies);
}

async function serverCopies(world: World): Promise<ReadonlyMap<string, ServerCopy>> {
  const copies = new Map<string, ServerCopy>();
  for (const account of world.bench.accounts) copies.set(account, await world.bench.server.copy(account));
  return copies;
}

/** The account that an anonymous database is being merged into: its things are that account's already. */
async function mergingInto(world: World, device: number): Promise<Owner | null> {
  const disk = world.devices[device]?.disk;
  if (disk === undefined || !(await disk.accounts()).includes('anon')) return null;
  return (await disk.copy('anon')).meta?.mergeTo ?? null;
}

function checkOwners(ledger: Ledger, rows: readonly HeldRow[], owner: Owner, merging: Owner | null): void {
  for (const { kind, id, row } of rows) {
    for (const thing of [id, ...Object.values(row.d)]) {
      if (typeof thing !== 'string') continue;
      const whose = ledger.owners.get(thing);
      if (whose === undefined || whose === owner) continue;
      if (owner.startsWith('anon:') && whose === merging) continue;
      broken('4 a thing of another', { kind, id, thing, whose, foundWith: owner });
    }
  }
}

function byKey(rows: readonly HeldRow[]): ReadonlyMap<string, HeldRow> {
  return new Map(rows.map((row) => [keyText(row), row]));
}

/** Whether `a` holds all that `b` says. */
function includes(a: Row | undefined, b: Row): boolean {
  return a !== undefined && sameRow(a, joinRows(a, b));
}

function checkPrefix(db: DbCopy, copy: ServerCopy, device: number): void {
  const own = byKey(db.rows);
  for (const served of copy.rows) {
    if (served.ver > (db.meta?.cursor ?? 0)) continue;
    const held = own.get(keyText(served))?.row;
    if (!includes(held, served.row)) broken('6 below the cursor and not here', { device, served, held });
  }
}

function checkDirty(db: DbCopy, copy: ServerCopy, device: number): void {
  const served = byKey(copy.rows);
  const waiting = new Set([...db.outbox, ...db.refused].map(keyText));
  for (const held of db.rows) {
    if (waiting.has(keyText(held))) continue;
    const there = served.get(keyText(held))?.row;
    if (!includes(there, held.row)) broken('7 neither sent nor waiting', { device, held, there });
  }
}

function checkEqual(rows: readonly HeldRow[], served: readonly HeldRow[], device: number): void {
  const own = byKey(rows);
  const other = served.find((one) => {
    const here = own.get(keyText(one))?.row;
    return here === undefined || !sameRow(here, one.row);
  });
  if (other !== undefined || own.size !== rows.length || own.size !== served.length)
    broken('1 copies differ', { device, other, here: rows, there: served });
}

function checkMessages(ledger: Ledger, served: readonly HeldRow[], account: string): void {
  const rows = byKey(served);
  for (const [id, { deleted }] of ledger.messages) {
    if (ledger.owners.get(id) !== account || ledger.gone.has(id)) continue;
    const row = rows.get(keyText({ kind: 'message', id }))?.row;
    if (row === undefined) broken('2 a message is lost', { id, account });
    if (isDeleted(row) && deleted === 'no')
      broken('2 a message is gone that nobody deleted', { id, account });
    if (!isDeleted(row) && deleted === 'yes') broken('2 a deleted message is back', { id });
  }
}

function checkCausality(ledger: Ledger, served: readonly HeldRow[], account: string): void {
  for (const { kind, id, row } of served) {
    if (kind !== 'prompt') continue;
    for (const field of trackedFields) {
      const value = row.d[field];
      if (typeof value !== 'string') continue;
      const later = (ledger.writtenOver.get(value) ?? []).filter(
        (one) => ledger.owners.get(one) === account && !ledger.gone.has(one),
      );
      if (later.length > 0) broken('5 written over, and back', { id, field, value, later });
    }
  }
}

type Sent = { readonly account: string; readonly key: string; readonly rows: Row[] };

function checkJoin({ pushes }: World, copies: ReadonlyMap<string, ServerCopy>): void {
  const sent = new Map<string, Sent>();
  for (const { account, body, isTaken } of pushes) {
    if (!isTaken) continue;
    for (const wire of body.rows) {
      const key = keyText({ kind: wire[0], id: wire[1] });
      const row = wireToRow(wire);
      if (row === null) broken('8 a row that is none was taken', { wire });
      const one = sent.get(`${account} ${key}`);
      if (one === undefined) sent.set(`${account} ${key}`, { account, key, rows: [row] });
      else one.rows.push(row);
    }
  }
  for (const { account, key, rows } of sent.values()) {
    const forth = rows.reduce(joinRows);
    const other = joinedInPairs([...rows.toReversed(), ...rows]);
    if (!sameRow(shortestRow(forth), other)) broken('8 the order decides', { key, rows, forth, other });
    const served = copies.get(account)?.rows.find((row) => keyText(row) === key)?.row;
    if (!includes(served, forth)) broken('8 the server has less than it took', { key, served, forth });
  }
}

function joinedInPairs(rows: readonly Row[]): Row {
  const [first, second] = rows;
  if (first === undefined) throw new Error('there is nothing to join');
  if (second === undefined) return shortestRow(first);
  const half = Math.ceil(rows.length / 2);
  return joinRows(joinedInPairs(rows.slice(0, half)), joinedInPairs(rows.slice(half)));
}

/** Every push is sent once more, the last first, and everything is fetched as by a device that has nothing. */
async function checkRepeats(world: World, before: ReadonlyMap<string, ServerCopy>): Promise<void> {
  for (const { account, body, isTaken } of world.pushes.toReversed()) {
    const answer = (await world.ask({ type: 'push', account, body })) as PushAnswer;
    if (!isTaken && !isEarly(answer)) broken('3 what was refused for the clock is taken', { account, body });
  }
  for (const [account, { epoch, ver, rows }] of await serverCopies(world)) {
    const was = before.get(account);
    if (was === undefined || was.ver !== ver || was.epoch !== epoch)
      broken('3 a repeat took a version', { account, ver, was: was?.ver });
    checkEqual(rows, was.rows, -1);
    const page = (await world.ask({ type: 'pull', account, from: 0, n: 1000 })) as PullAnswer;
    const fetched = page.rows.map((wire) => ({ kind: wire[0], id: wire[1], row: wireToRow(wire) as Row }));
    checkEqual(fetched, rows, -1);
  }
}
