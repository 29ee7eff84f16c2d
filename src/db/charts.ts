/** Saved charts, and the cache of computed sheets behind them and behind readings. */
import type { ChartFields, SavedChart } from '#contract/chart.ts';
import { isIntactSheet } from '#contract/intact-sheet.ts';
import type { FactSheet } from '#contract/stored-reading.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords } from './read.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/** Saves a chart by what it was computed from. Offline: at once. On conflict: none, the id is new. */
export async function saveChart(
  db: SoulsticeDb,
  deps: WriteDeps,
  chart: Pick<ChartFields, 'title' | 'chartType' | 'sheet'>,
): Written<SavedChart> {
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  const fields: ChartFields = { ...chart, createdAt: now, deletedAt: null };
  const written = await writeRecords(db, deps, [{ kind: 'chart', id, fields, isNew: true }]);
  return written.ok ? { ok: true, value: { ...fields, id } } : written;
}

export function deleteChart(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'chart', [id]);
}

export function restoreChart(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'chart', [id]);
}

/** Saved charts, newest first. For a live query. */
export async function charts(db: SoulsticeDb): Promise<readonly SavedChart[]> {
  const all = await allRecords(db, 'chart');
  return all.filter((chart) => chart.deletedAt === null).toSorted((a, b) => b.createdAt - a.createdAt);
}

/** Sheets kept ready; the longest unused goes first. Each can be computed again from its inputs. */
export const CACHED_SHEETS = 60;

/** Keeps a computed sheet for the next time. Local only. A full disk here is no loss: the caller may ignore it. */
export function cacheSheet(db: SoulsticeDb, sheet: FactSheet, now: number): Written<void> {
  return attempt(db, () =>
    db.transaction('rw', db.sheet, async () => {
      await db.sheet.put({ hash: sheet.hash, sheet, usedAt: now });
      const over = (await db.sheet.count()) - CACHED_SHEETS;
      if (over > 0) await db.sheet.bulkDelete(await db.sheet.orderBy('usedAt').limit(over).primaryKeys());
    }),
  );
}

/** The sheet with this hash if it is kept and still is what its hash says; null means: compute it again. */
export async function cachedSheet(db: SoulsticeDb, hash: string): Promise<FactSheet | null> {
  const cached = await db.sheet.get(hash);
  return cached !== undefined && cached.sheet.hash === hash && isIntactSheet(cached.sheet)
    ? cached.sheet
    : null;
}
