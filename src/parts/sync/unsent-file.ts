/** A file of what the server has not got: made on the device, whole, so that nothing has to be lost with this copy. */
import type { Row } from '#contract/join.ts';
import type { RefusedRow, SoulsticeDb } from '#db/database.ts';
import { readUnsent } from './unsent.ts';
import type { UnsentItem } from './unsent.ts';

/** What the file says of one record: its fields, and the stamps by which it can be joined into an account again. */
type WrittenItem = {
  readonly kind: string;
  readonly id: string;
  readonly fields?: Row['d'];
  readonly stamps?: { readonly t: Row['t']; readonly x?: Row['x'] };
  /** The record as it lies here, where this version cannot read it. */
  readonly raw?: unknown;
  readonly refused?: string;
};

/**
 * Everything that is on this device alone, as one JSON document; with `only`, those records and no files. `nowMs` goes
 * into it as the instant it was made. Pictures and recordings are written as base64.
 */
export async function unsentFile(
  db: SoulsticeDb,
  nowMs: number,
  only?: readonly Pick<RefusedRow, 'kind' | 'id'>[],
): Promise<Blob> {
  const unsent = await readUnsent(db);
  const wanted = only && new Set(only.map(({ kind, id }) => `${kind} ${id}`));
  const items = unsent.items.filter(({ kind, id }) => wanted?.has(`${kind} ${id}`) ?? true);
  const head = {
    format: 'soulstice-unsent',
    version: 1,
    exportedAt: new Date(nowMs).toISOString(),
    account: db.account,
  };
  // Piece by piece: a string of everything would not fit beside the pictures.
  const parts: string[] = [`${JSON.stringify(head, null, 1).slice(0, -2)},\n "items": [`];
  parts.push(items.map((item) => `\n  ${JSON.stringify(written(item))}`).join(','), '\n ],\n "files": [');
  let first = true;
  for (const sha of wanted === undefined ? unsent.files : []) {
    const [record, bytes] = await Promise.all([db.blob.get(sha), db.blob_data.get(sha)]);
    if (bytes === undefined) continue;
    const file = { sha, type: record?.['type'] ?? null, data: toBase64(bytes.data) };
    parts.push(`${first ? '' : ','}\n  ${JSON.stringify(file)}`);
    first = false;
  }
  parts.push('\n ]\n}\n');
  return new Blob(parts, { type: 'application/json' });
}

/** `soulstice-unsent-2026-11-21.json`, by the calendar of this device. */
export function unsentFileName(nowMs: number): string {
  return `soulstice-unsent-${new Intl.DateTimeFormat('sv-SE').format(nowMs)}.json`;
}

function written({ kind, id, row, raw, refused }: UnsentItem): WrittenItem {
  return {
    kind,
    id,
    ...(row === null
      ? { raw }
      : { fields: row.d, stamps: { t: row.t, ...(row.x === undefined ? {} : { x: row.x }) } }),
    ...(refused === null ? {} : { refused }),
  };
}

/** A string takes only so many characters from one call. */
const CHUNK = 0x8000;

function toBase64(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data);
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}
