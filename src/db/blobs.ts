/** Pictures and recordings: the record travels with the others, the bytes lie beside it under the same hash. */
import { assert } from '#lib/assert.ts';
import type { SoulsticeDb } from './database.ts';
import { getRecord } from './read.ts';
import { writeAfterReading } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/**
 * Keeps bytes under their SHA-256 (64 lower-case hex digits) and queues them for the server. Keeping the same bytes
 * twice changes nothing.
 *
 * Takes an ArrayBuffer, not a File: a camera's File in IndexedDB has crashed iOS.
 */
export function putBlob(
  db: SoulsticeDb,
  deps: WriteDeps,
  blob: { readonly sha: string; readonly type: string; readonly data: ArrayBuffer },
): Written<void> {
  assert(/^[0-9a-f]{64}$/.test(blob.sha), 'a blob is named by its SHA-256');
  return writeAfterReading(
    db,
    deps,
    ['blob'],
    async () => {
      const known = await db.blob_data.get(blob.sha);
      await db.blob_data.put({ sha: blob.sha, data: blob.data });
      if (known === undefined) {
        await db.blob_queue.put({ sha: blob.sha, way: 'up', attempts: 0, notBefore: 0 });
      }
      return {
        changes: [{ kind: 'blob', id: blob.sha, fields: { type: blob.type, bytes: blob.data.byteLength } }],
        value: undefined,
      };
    },
    ['blob_data', 'blob_queue'],
  );
}

/** The bytes and their media type, null while they are not on this device. */
export async function getBlob(
  db: SoulsticeDb,
  sha: string,
): Promise<{ readonly type: string; readonly data: ArrayBuffer } | null> {
  const [record, stored] = await Promise.all([getRecord(db, 'blob', sha), db.blob_data.get(sha)]);
  return record === null || stored === undefined ? null : { type: record.type, data: stored.data };
}
