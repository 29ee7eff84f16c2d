/**
 * An archive that somebody chose, opened and held to its promises: every part is there once, has the bytes and the sum
 * that the list says, and every record is one that the app would have written. Reading it writes nothing.
 */
import * as z from 'zod/mini';
import { attached } from '#contract/attached-chart.ts';
import { CONTRACT_VERSION } from '#contract/contract-version.ts';
import type { Draft, LocalValue, SetAside } from '#db/database.ts';
import { MAX_ARCHIVE_BYTES, MAX_BLOB_BYTES, MAX_MANIFEST_BYTES, MAX_ROWS } from './archive-limits.ts';
import { rowOfLine } from './archive-rows.ts';
import type { ArchiveRow } from './archive-rows.ts';
import { blobSource } from './byte-source.ts';
import type { BlobLike, ByteSource } from './byte-source.ts';
import { localGroup } from './groups.ts';
import { hashed } from './hashing.ts';
import { draftPart, isPartPath, localPart, MANIFEST, readManifest, setAsidePart } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { ArchiveFailure, damaged } from './problem.ts';
import { readLines } from './safe-json.ts';
import type { Line } from './safe-json.ts';
import { isSealed, unsealed } from './sealed.ts';
import { readDirectory, readPart, readWhole } from './zip-reader.ts';
import type { ZipPart } from './zip-reader.ts';

export type OpenArchive = {
  readonly manifest: Manifest;
  /** Records, a stretch of one kind at a time. */
  readonly records: () => AsyncGenerator<readonly ArchiveRow[]>;
  readonly locals: () => AsyncGenerator<LocalValue>;
  readonly drafts: () => AsyncGenerator<Draft>;
  readonly setAside: () => AsyncGenerator<SetAside>;
  /** Bytes of pictures and recordings, each checked against its name. */
  readonly blobs: () => AsyncGenerator<{ readonly sha: string; readonly data: ArrayBuffer }>;
};

/** Records given in one go. */
const STRETCH = 200;

/** Opens a file. Throws `ArchiveFailure`. `passphrase` is for a sealed one; without it that is `wrong-passphrase`. */
export async function openArchive(
  file: BlobLike,
  passphrase: string | null,
  subtle: SubtleCrypto | undefined,
): Promise<OpenArchive> {
  if (file.size > MAX_ARCHIVE_BYTES)
    throw new ArchiveFailure({ type: 'too-large', limitBytes: MAX_ARCHIVE_BYTES });
  const source = (await isSealed(file)) ? await unseal(file, passphrase, subtle) : blobSource(file);
  const parts = await readDirectory(source, isPartPath).catch(async (error: unknown) => {
    throw await sayWhatItIs(file, error);
  });
  const list = parts.get(MANIFEST);
  if (list === undefined) throw new ArchiveFailure({ type: 'not-an-archive' });
  const manifest = readManifest(await readText(source, list));
  holdToList(parts, manifest);

  const lines = (path: string): AsyncGenerator<Line> => linesOf(source, parts, manifest, path);
  return {
    manifest,
    records: async function* () {
      for (const { path } of manifest.parts) {
        const kind = /^records\/([a-z_]+)\.jsonl$/.exec(path)?.[1];
        if (kind !== undefined) yield* rowsOf(kind, path, lines(path), manifest);
      }
    },
    locals: async function* () {
      for await (const { line, value } of lines(localPart)) {
        const read = localShape.safeParse(value);
        if (!read.success || localGroup(read.data.key) === null) throw badRow(localPart, line);
        yield read.data;
      }
    },
    drafts: async function* () {
      for await (const { line, value } of lines(draftPart)) {
        const read = draftShape.safeParse(value);
        if (!read.success) throw badRow(draftPart, line);
        yield value as Draft;
      }
    },
    setAside: async function* () {
      for await (const { line, value } of lines(setAsidePart)) {
        const read = setAsideShape.safeParse(value);
        if (!read.success) throw badRow(setAsidePart, line);
        yield value as SetAside;
      }
    },
    blobs: async function* () {
      for (const [path, part] of parts) {
        if (!path.startsWith('blobs/')) continue;
        const sha = path.slice('blobs/'.length);
        let sum = '';
        const data = new Uint8Array(part.size);
        let at = 0;
        for await (const bytes of hashed(readPart(source, part), (told) => (sum = told))) {
          data.set(bytes, at);
          at += bytes.length;
        }
        if (sum !== sha) throw damaged(path);
        yield { sha, data: data.buffer };
      }
    },
  };
}

const localShape = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(200)),
  value: z.json(),
});
const draftShape = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  text: z.string().check(z.maxLength(200_000)),
  attached: z.optional(attached),
  updatedAt: z.number(),
});
const setAsideShape = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  id: z.string().check(z.maxLength(200)),
  raw: z.json(),
  at: z.number(),
});

const badRow = (part: string, line: number): ArchiveFailure =>
  new ArchiveFailure({ type: 'bad-row', part, line });

async function unseal(
  file: BlobLike,
  passphrase: string | null,
  subtle: SubtleCrypto | undefined,
): Promise<ByteSource> {
  if (passphrase === null || subtle === undefined) throw new ArchiveFailure({ type: 'wrong-passphrase' });
  return unsealed(file, passphrase, subtle);
}

async function readText(source: ByteSource, part: ZipPart): Promise<string> {
  const bytes = await readWhole(source, part, MAX_MANIFEST_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged(part.path);
  }
}

/** The list names every part but the files and itself, and says how many files there are. */
function holdToList(parts: ReadonlyMap<string, ZipPart>, manifest: Manifest): void {
  for (const { path, bytes, count } of manifest.parts) {
    if (parts.get(path)?.size !== bytes || count > MAX_ROWS || path.startsWith('blobs/')) throw damaged(path);
  }
  const listed = new Set(manifest.parts.map(({ path }) => path));
  let files = 0;
  for (const [path, { size }] of parts) {
    if (path.startsWith('blobs/')) {
      files += 1;
      if (size > MAX_BLOB_BYTES) throw new ArchiveFailure({ type: 'expands', part: path });
    } else if (path !== MANIFEST && !listed.has(path)) throw damaged(path);
  }
  if (files !== manifest.blobs.count) throw damaged(MANIFEST);
}

async function* linesOf(
  source: ByteSource,
  parts: ReadonlyMap<string, ZipPart>,
  manifest: Manifest,
  path: string,
): AsyncGenerator<Line> {
  const listed = manifest.parts.find((one) => one.path === path);
  const part = parts.get(path);
  if (listed === undefined || part === undefined) return;
  let sum = '';
  let count = 0;
  for await (const line of readLines(
    hashed(readPart(source, part), (sha) => (sum = sha)),
    path,
  )) {
    count += 1;
    yield line;
  }
  if (sum !== listed.sha256 || count !== listed.count) throw damaged(path);
}

async function* rowsOf(
  kind: string,
  path: string,
  lines: AsyncGenerator<Line>,
  manifest: Manifest,
): AsyncGenerator<readonly ArchiveRow[]> {
  const seen = new Set<string>();
  let rows: ArchiveRow[] = [];
  for await (const { line, value } of lines) {
    const row = rowOfLine(kind, value);
    if (row === null && manifest.contract > CONTRACT_VERSION) throw new ArchiveFailure({ type: 'newer' });
    if (row === null || seen.has(row.id)) throw badRow(path, line);
    seen.add(row.id);
    rows.push(row);
    if (rows.length < STRETCH) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** A file that is no archive may be something a person takes for one. */
async function sayWhatItIs(file: BlobLike, error: unknown): Promise<unknown> {
  if (!(error instanceof ArchiveFailure) || error.problem.type !== 'not-an-archive') return error;
  const begin = new TextDecoder().decode(await blobSource(file).read(0, Math.min(200, file.size)));
  return begin.includes('"soulstice-chats"') ? new ArchiveFailure({ type: 'chats-only' }) : error;
}
