/** What an import would do, counted without writing anything. Reads the archive to its end, so all of it is known to be good. */
import { isDeleted } from '#contract/join.ts';
import { isKind, kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { storedToRow } from '#db/stored-row.ts';
import type { StoredRow } from '#db/stored-row.ts';
import { groupOfKind } from './groups.ts';
import { standingOf } from './joining.ts';
import type { Standing } from './joining.ts';
import type { OpenArchive } from './open-archive.ts';
import type { Told } from './write-archive.ts';

export type KindPreview = Readonly<Record<Standing, number>> & {
  /** Here and not in the archive. */
  readonly onlyHere: number;
};

export type ImportPreview = {
  readonly byKind: Readonly<Record<Kind, KindPreview>>;
  /** Records of kinds this version does not know. */
  readonly foreign: number;
  /** Pictures and recordings whose bytes are not on this device. */
  readonly newFiles: number;
};

type Counts = Record<Standing | 'onlyHere', number>;

/** Throws `ArchiveFailure` where the archive is not good, the reason of the signal when given up. */
export async function previewImport(
  db: SoulsticeDb,
  archive: OpenArchive,
  { onProgress, signal }: Told = {},
): Promise<ImportPreview> {
  const of = itemsOf(archive);
  let done = 0;
  const step = (count: number) => {
    signal?.throwIfAborted();
    done += count;
    onProgress?.(Math.min(done, of), of);
  };
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, noCounts()])) as Record<Kind, Counts>;
  const met = new Map<Kind, number>();
  let foreign = 0;
  for await (const rows of archive.records()) {
    const kind = rows[0]?.kind ?? '';
    step(rows.length);
    if (!isKind(kind)) {
      foreign += rows.length;
      continue;
    }
    const stored = await db[kind].bulkGet(rows.map(({ id }) => id));
    for (const [at, { row }] of rows.entries()) {
      const here = stored[at];
      if (isDeleted(row)) continue;
      if (here !== undefined && isLive(here)) met.set(kind, (met.get(kind) ?? 0) + 1);
      byKind[kind][standingOf(here === undefined ? null : storedToRow(here), row)] += 1;
    }
  }
  for (const kind of takenKinds(archive)) {
    const live = await db[kind].filter(isLive).count();
    byKind[kind].onlyHere = live - (met.get(kind) ?? 0);
  }
  // What is no record is read as well: an archive is good as a whole or not at all.
  for await (const _ of archive.locals()) step(1);
  for await (const _ of archive.drafts()) step(1);
  for await (const _ of archive.setAside()) step(1);
  let newFiles = 0;
  for await (const { sha } of archive.blobs()) {
    if ((await db.blob_data.where('sha').equals(sha).count()) === 0) newFiles += 1;
    step(1);
  }
  return { byKind, foreign, newFiles };
}

/** The kinds that the archive speaks for: of others it says nothing. */
export function takenKinds({ manifest }: OpenArchive): readonly Kind[] {
  return kinds.filter((kind) => manifest.groups.includes(groupOfKind[kind]));
}

/** Lines and files in the archive. */
export function itemsOf({ manifest }: OpenArchive): number {
  return manifest.parts.reduce((sum, { count }) => sum + count, 0) + manifest.blobs.count;
}

const isLive = (stored: StoredRow): boolean => stored['_del'] !== true;

const noCounts = (): Counts => ({ new: 0, deleted: 0, later: 0, earlier: 0, same: 0, onlyHere: 0 });
