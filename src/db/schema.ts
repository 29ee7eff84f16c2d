/**
 * The journal of the local database: one entry a version, with its date and what changed. Entries are never edited
 * once released; an upgrade uses only the shapes of its own time.
 *
 * A kind of record is a table of the same name. Rows are `{ id, ...fields, _t, _x? }` (stored-row.ts), so fields can
 * be indexed. A field that is null is in no index. A version that adds a kind hands over in its upgrade what was carried
 * of it (`handOverForeign`, foreign.ts).
 */
import type { Transaction } from 'dexie';
import { handOverForeign } from './foreign.ts';

export type SchemaVersion = {
  readonly version: number;
  readonly date: string;
  readonly what: string;
  /** Tables added or changed, in Dexie's notation; null drops one. */
  readonly stores: Readonly<Record<string, string | null>>;
  readonly upgrade?: (transaction: Transaction) => Promise<void>;
};

export const schemaVersions: readonly SchemaVersion[] = [
  {
    version: 1,
    date: '2026-11-21',
    what: 'The kinds of the contract, outbox and meta for sync, and what stays on the device.',
    stores: {
      thread: 'id, updatedAt, folderId, deletedAt',
      message: 'id, [threadId+createdAt], createdAt',
      folder: 'id',
      soul_entry: 'id, date',
      profile: 'id',
      person: 'id',
      favourite: 'id, [what+target]',
      prompt: 'id',
      chart: 'id',
      draw: 'id',
      type_result: 'id',
      setting: 'id',
      blob: 'id',
      // For sync: what changed here, and where the exchange stands.
      outbox: '[kind+id], mark',
      meta: 'key',
      // Local only.
      blob_data: 'sha',
      draft: 'key',
      sheet: 'hash, usedAt',
      local: 'key',
      set_aside: '++seq, [kind+id]',
    },
  },
  {
    version: 2,
    date: '2026-11-22',
    what: 'Sync: the shelf of refused rows, rows of kinds to come, and the queue of bytes. Bytes kept before are queued.',
    stores: {
      // For sync.
      refused: '[kind+id]',
      foreign: '[kind+id]',
      // Local only.
      blob_queue: 'sha',
    },
    upgrade: async (transaction) => {
      const shas = await transaction.table('blob_data').toCollection().primaryKeys();
      await transaction
        .table('blob_queue')
        .bulkPut(shas.map((sha) => ({ sha, way: 'up', attempts: 0, notBefore: 0 })));
    },
  },
  {
    version: 3,
    date: '2026-11-22',
    what: 'The dream journal.',
    stores: {
      dream: 'id',
    },
    upgrade: (transaction) => handOverForeign(transaction, 'dream'),
  },
  {
    version: 4,
    date: '2026-11-22',
    what: 'What an import has read and not yet written.',
    stores: {
      // Local only.
      staged: '++seq',
    },
  },
];
