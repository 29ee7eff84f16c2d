/**
 * Deleting somebody for good: their record, and what was computed from their birth wherever it is kept on this device.
 *
 * In the trash nothing of it is touched, so that undo loses nothing. Once no undo is offered any more the facts leave
 * each message, draft and cache, and the record is emptied; the messages travel like any other write. A device that
 * learns of it from elsewhere does the same for what only it has (`rememberToForget`).
 */
import { liveQuery } from 'dexie';
import {
  attachedWithout,
  birthMarks,
  birthsIn,
  isSheetOf,
  readingWithout,
  withoutPerson,
} from '#contract/without-person.ts';
import type { BirthMark, Known, Leaving } from '#contract/without-person.ts';
import { attachedChart } from '#contract/attached-chart.ts';
import type { MessageFields } from '#contract/message.ts';
import type { Person } from '#contract/person.ts';
import { ok } from '#lib/result.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { getProfile } from './profile.ts';
import { allRecords, readRow } from './read.ts';
import { asPartial } from './replies.ts';
import type { StoredRow } from './stored-row.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/** After this long nobody is offered to undo it, on whichever device that was, milliseconds. */
export const UNDO_OFFERED_MS = 3_600_000;

/** Messages looked at in one go. */
const AT_ONCE = 500;
const TO_FORGET = 'forget:';

/**
 * Forgets who lies in the trash: those of `ids` at once, and everyone who has lain there for an hour. Answers how many.
 * Also those whom another device has deleted for good. Run at start, and when the undo of a deletion is gone.
 */
export async function forgetPeople(
  db: SoulsticeDb,
  deps: WriteDeps,
  ids: readonly string[] = [],
): Written<number> {
  const read = await attempt(db, () => whoLeaves(db, deps.clock.now() - UNDO_OFFERED_MS, ids));
  if (!read.ok) return read;
  for (const leaving of read.value) {
    const forgotten = await forget(db, deps, leaving);
    if (!forgotten.ok) return forgotten;
  }
  return ok(read.value.length);
}

/** Forgets whom another device deletes for good, as it is learned; lasts as long as the page. */
export function forgetAsLearned(db: SoulsticeDb, deps: WriteDeps): void {
  liveQuery(() => db.local.where('key').startsWith(TO_FORGET).primaryKeys()).subscribe({
    next: (waiting) => {
      if (waiting.length > 0) void forgetPeople(db, deps);
    },
    // The database was closed: the next start does it.
    error: () => undefined,
  });
}

/** Keeps on this device whom it has to forget; inside a transaction that empties their records and may write `local`. */
export async function rememberToForget(db: SoulsticeDb, rows: readonly StoredRow[]): Promise<void> {
  const people = rows.flatMap((row) => readRow('person', row) ?? []);
  await db.local.bulkPut(
    people.map(({ id, name, birth }) => ({ key: TO_FORGET + id, value: { id, name, birth } })),
  );
}

async function whoLeaves(
  db: SoulsticeDb,
  before: number,
  ids: readonly string[],
): Promise<readonly Leaving[]> {
  const [people, profile, waiting] = await Promise.all([
    allRecords(db, 'person'),
    getProfile(db),
    db.local.where('key').startsWith(TO_FORGET).toArray(),
  ]);
  const kept = people.filter(({ deletedAt }) => deletedAt === null);
  const gone = people.filter(
    ({ id, deletedAt }) => deletedAt !== null && (deletedAt <= before || ids.includes(id)),
  );
  const learned = waiting.map(({ value }) => value as Pick<Person, 'id' | 'name' | 'birth'>);
  const own: Known = { name: profile?.name ?? '', births: birthMarks(profile?.birth ?? null) };
  return [...gone, ...learned].map(({ id, name, birth }) => ({
    id,
    name,
    births: birthMarks(birth),
    own,
    kept: kept
      .filter((one) => one.id !== id)
      .map((one) => ({ name: one.name, births: birthMarks(one.birth) })),
  }));
}

async function forget(db: SoulsticeDb, deps: WriteDeps, first: Leaving): Written<void> {
  let leaving = first;
  for (;;) {
    const births: BirthMark[] = [...leaving.births];
    const cleared = await clearMessages(db, deps, leaving, (found) => {
      if (!births.some((birth) => isSame(birth, found))) births.push(found);
    });
    if (!cleared.ok) return cleared;
    // A birth under their name that is not the one kept may stand elsewhere without the name.
    if (births.length === leaving.births.length) break;
    leaving = { ...leaving, births };
  }
  const cleared = await attempt(db, () => clearLocal(db, leaving));
  if (!cleared.ok) return cleared;
  // A reply about them is being written: it is looked through when it is there, and until then they must be known.
  return cleared.value ? ok(undefined) : emptyRecords(db, deps, leaving);
}

const isSame = (a: BirthMark, b: BirthMark): boolean =>
  a.date === b.date &&
  a.time === b.time &&
  a.place?.latDeg === b.place?.latDeg &&
  a.place?.lonDeg === b.place?.lonDeg;

/** All messages, a stretch at a time; those that change are read again inside the write. */
async function clearMessages(
  db: SoulsticeDb,
  deps: WriteDeps,
  leaving: Leaving,
  onBirth: (birth: BirthMark) => void,
): Written<void> {
  let after = '';
  for (;;) {
    const read = await attempt(db, () => db.message.where('id').above(after).limit(AT_ONCE).toArray());
    if (!read.ok) return read;
    const last = read.value.at(-1);
    if (last === undefined) return ok(undefined);
    after = last.id;
    const found = read.value.flatMap((row) => {
      const message = withData(row);
      if (message === null) return [];
      for (const birth of birthsIn(message, leaving)) onBirth(birth);
      return withoutPerson(message, leaving) === null ? [] : [row.id];
    });
    const written = found.length === 0 ? ok(undefined) : await clearRows(db, deps, leaving, found);
    if (!written.ok) return written;
  }
}

function clearRows(
  db: SoulsticeDb,
  deps: WriteDeps,
  leaving: Leaving,
  ids: readonly string[],
): Written<void> {
  return writeAfterReading(db, deps, ['message'], async () => {
    const rows = await db.message.bulkGet([...ids]);
    await db.set_aside
      .where('[kind+id]')
      .anyOf(ids.map((id) => ['message', id]))
      .delete();
    const changes = rows.flatMap((row): Change[] => {
      const message = row === undefined ? null : withData(row);
      const fields = message === null ? null : withoutPerson(message, leaving);
      return row === undefined || fields === null ? [] : [{ kind: 'message', id: row.id, fields }];
    });
    return { changes, value: undefined };
  });
}

/** A message that has something besides its words; most have nothing and are not checked. */
function withData(row: StoredRow): Pick<MessageFields, 'attached' | 'reading'> | null {
  const has = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return has(row['reading']) || has(row['attached']) ? readRow('message', row) : null;
}

/** What only this device has. Answers whether a reply that stands on them is being written. */
function clearLocal(db: SoulsticeDb, leaving: Leaving): PromiseLike<boolean> {
  return db.transaction('rw', [db.draft, db.local, db.sheet], async () => {
    for (const draft of await db.draft.toArray()) {
      const read = attachedChart.safeParse(draft.attached);
      if (!read.success || attachedWithout(read.data, leaving) === null) continue;
      const { attached: _, ...rest } = draft;
      await db.draft.put(rest);
    }
    for (const { hash, sheet } of await db.sheet.toArray())
      if (isSheetOf(sheet, leaving)) await db.sheet.delete(hash);
    const partial = await db.local.where('key').startsWith('reply:').toArray();
    return partial.some(({ value }) => {
      const reply = asPartial(value);
      return reply !== null && readingWithout(reply.reading, leaving) !== null;
    });
  });
}

/** The end: their record, the charts saved of them, what was set aside of either, and the note to forget them. */
function emptyRecords(db: SoulsticeDb, deps: WriteDeps, leaving: Leaving): Written<void> {
  return writeAfterReading(
    db,
    deps,
    ['person', 'chart'],
    async () => {
      const charts = (await db.chart.toArray())
        .flatMap((row) => readRow('chart', row) ?? [])
        .filter(({ sheet }) => isSheetOf(sheet, leaving));
      await db.local.delete(TO_FORGET + leaving.id);
      await db.set_aside.where('[kind+id]').equals(['person', leaving.id]).delete();
      return {
        changes: [
          { kind: 'person', id: leaving.id, delete: true },
          ...charts.map(({ id }): Change => ({ kind: 'chart', id, delete: true })),
        ],
        value: undefined,
      };
    },
    ['local'],
  );
}
