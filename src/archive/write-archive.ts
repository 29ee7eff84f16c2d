/**
 * Everything a person has on this device, or the groups of it they chose, as one file.
 *
 * Read a stretch at a time while the app goes on: what is written meanwhile may be in it or not, and a stretch is never
 * torn. The list of what is inside is written last, when it is known.
 */
import { CONTRACT_VERSION } from '#contract/contract-version.ts';
import { isDeleted } from '#contract/join.ts';
import { isKind, kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import type { Clock } from '#lib/clock.ts';
import type { SetAside, SoulsticeDb } from '#db/database.ts';
import { schemaVersions } from '#db/schema.ts';
import { storedToRow } from '#db/stored-row.ts';
import type { StoredRow } from '#db/stored-row.ts';
import { MAX_ARCHIVE_BYTES } from './archive-limits.ts';
import { leavingRow, rowLine } from './archive-rows.ts';
import type { Bytes } from './byte-source.ts';
import { archiveGroups, groupOfKind, localGroup } from './groups.ts';
import type { ArchiveGroup } from './groups.ts';
import { hashed } from './hashing.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  blobPart,
  draftPart,
  localPart,
  MANIFEST,
  recordPart,
  setAsidePart,
} from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { ArchiveFailure } from './problem.ts';
import { createSealer } from './sealed.ts';
import type { SealParts } from './sealed.ts';
import { createZip } from './zip-writer.ts';
import type { Emit } from './zip-writer.ts';

export type ExportChoice = {
  readonly groups: ReadonlySet<ArchiveGroup>;
  /** Null leaves the file open to whoever has it. */
  readonly seal: (SealParts & { readonly passphrase: string; readonly rounds?: number }) | null;
  /** Version of the app. */
  readonly app: string;
};

export type Told = {
  /** Records and files done, and how many there are. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
};

/** Rows read in one go. */
const STRETCH = 200;

/**
 * Makes the file. Rejects with `ArchiveFailure` `too-large` where it would be longer than what an import takes, with the reason
 * of the signal when it was given up, and with whatever the database throws.
 */
export async function makeArchive(
  db: SoulsticeDb,
  clock: Clock,
  choice: ExportChoice,
  { onProgress, signal }: Told = {},
): Promise<{ readonly file: Blob; readonly manifest: Manifest }> {
  const sink = createBlobSink(choice.seal === null ? 'application/zip' : 'application/octet-stream');
  const { seal } = choice;
  const sealer = seal === null ? null : await createSealer(sink.emit, seal.passphrase, seal, seal.rounds);
  const madeAtMs = clock.now();
  const zip = createZip(sealer === null ? sink.emit : sealer.push, madeAtMs);
  const takes = (kind: Kind): boolean => choice.groups.has(groupOfKind[kind]);
  const isWhole = archiveGroups.every((group) => choice.groups.has(group));
  const chosen = kinds.filter(takes);
  const of = await countAll(db, chosen);
  let done = 0;
  const step = (count: number) => {
    signal?.throwIfAborted();
    done += count;
    onProgress?.(Math.min(done, of), of);
  };

  const parts: Manifest['parts'] = [];
  const add = async (path: string, batches: AsyncIterable<readonly string[]>) => {
    let count = 0;
    let sha256 = '';
    const lines = async function* (): AsyncGenerator<Bytes> {
      for await (const batch of batches) {
        step(batch.length);
        if (batch.length === 0) continue;
        count += batch.length;
        yield new TextEncoder().encode(`${batch.join('\n')}\n`);
      }
    };
    const bytes = await zip.add(
      path,
      true,
      hashed(lines(), (sha) => (sha256 = sha)),
    );
    parts.push({ path, count, bytes, sha256 });
  };

  const broken: SetAside[] = [];
  for (const kind of chosen) await add(recordPart(kind), recordBatches(db, kind, broken, madeAtMs));
  for (const kind of isWhole ? await foreignKinds(db) : [])
    await add(recordPart(kind), foreignBatches(db, kind));
  const locals = (await db.local.toArray()).filter(({ key }) => isTaken(choice, key));
  await add(localPart, once(locals.map((one) => JSON.stringify(one))));
  if (choice.groups.has('chats'))
    await add(draftPart, once((await db.draft.toArray()).map((one) => JSON.stringify(one))));
  const aside = [...(await db.set_aside.toArray()), ...broken].filter(({ kind }) =>
    isKind(kind) ? takes(kind) : isWhole,
  );
  await add(setAsidePart, once(aside.map((one) => JSON.stringify({ ...one, seq: undefined }))));

  const blobs = { count: 0, bytes: 0 };
  for (const sha of takes('blob') ? await liveBlobs(db) : []) {
    const kept = await db.blob_data.get(sha);
    step(1);
    // Not on this device yet: the record says that there is one.
    if (kept === undefined) continue;
    blobs.bytes += await zip.add(blobPart(sha), false, once(new Uint8Array(kept.data)));
    blobs.count += 1;
  }

  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    app: choice.app,
    contract: CONTRACT_VERSION,
    schema: schemaVersions.at(-1)?.version ?? 1,
    madeAt: new Date(madeAtMs).toISOString(),
    groups: archiveGroups.filter((group) => choice.groups.has(group)),
    parts,
    blobs,
  };
  await zip.add(MANIFEST, true, once(new TextEncoder().encode(JSON.stringify(manifest, null, 2))));
  await zip.finish();
  await sealer?.finish();
  return { file: sink.file(), manifest };
}

/** `soulstice-2026-11-21.zip`; a sealed one is no zip to other programs. */
export function archiveName(localDate: string, isSealed: boolean): string {
  return `soulstice-${localDate}.${isSealed ? 'soulstice' : 'zip'}`;
}

async function countAll(db: SoulsticeDb, chosen: readonly Kind[]): Promise<number> {
  const counts = await Promise.all(chosen.map((kind) => db[kind].count()));
  const files = chosen.includes('blob') ? await db.blob.count() : 0;
  return counts.reduce((sum, count) => sum + count, 0) + files;
}

async function* recordBatches(
  db: SoulsticeDb,
  kind: Kind,
  broken: SetAside[],
  at: number,
): AsyncGenerator<readonly string[]> {
  for (let after: string | null = null; ;) {
    const table = db[kind];
    const rows: readonly StoredRow[] = await (
      after === null ? table.orderBy('id') : table.where('id').above(after)
    )
      .limit(STRETCH)
      .toArray();
    after = rows.at(-1)?.id ?? null;
    if (after === null) return;
    const lines: string[] = [];
    for (const stored of rows) {
      const leaving = leavingRow(kind, stored);
      if (leaving.type === 'row') lines.push(rowLine(stored.id, leaving.row));
      if (leaving.type === 'broken' || (leaving.type === 'row' && !leaving.isWhole))
        broken.push({ kind, id: stored.id, raw: stored, at });
    }
    yield lines;
  }
}

/** Records of kinds to come are taken along as they were carried. */
async function foreignKinds(db: SoulsticeDb): Promise<readonly string[]> {
  const keys = await db.foreign.toCollection().primaryKeys();
  return [...new Set(keys.map(([kind]) => kind))].filter((kind) => /^[a-z_]{1,40}$/.test(kind));
}

async function* foreignBatches(db: SoulsticeDb, kind: string): AsyncGenerator<readonly string[]> {
  const rows = await db.foreign.where(':id').between([kind, ''], [kind, '\uffff'], true, true).toArray();
  yield rows.filter(({ row }) => !isDeleted(row)).map(({ id, row }) => rowLine(id, row));
}

async function liveBlobs(db: SoulsticeDb): Promise<readonly string[]> {
  const live = await db.blob
    .filter((stored) => {
      const row = storedToRow(stored);
      return row !== null && !isDeleted(row);
    })
    .primaryKeys();
  return live;
}

async function* once<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}

/** Gathers a file. A Blob may lie on the disk, pieces of memory may not: they are handed over every few megabytes. */
function createBlobSink(type: string) {
  let whole = new Blob([]);
  let waiting: Bytes[] = [];
  let waitingBytes = 0;
  const emit: Emit = (bytes) => {
    waiting.push(bytes);
    waitingBytes += bytes.byteLength;
    if (whole.size + waitingBytes > MAX_ARCHIVE_BYTES)
      throw new ArchiveFailure({ type: 'too-large', limitBytes: MAX_ARCHIVE_BYTES });
    if (waitingBytes < 4 * 2 ** 20) return;
    whole = new Blob([whole, ...waiting]);
    waiting = [];
    waitingBytes = 0;
  };
  return { emit, file: () => new Blob([whole, ...waiting], { type }) };
}

function isTaken({ groups }: ExportChoice, key: string): boolean {
  const group = localGroup(key);
  return group !== null && groups.has(group);
}
