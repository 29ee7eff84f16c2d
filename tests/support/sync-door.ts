/**
 * Runs in a page, beside the app: writes through the app's own door, as many rows as a test wants, and wakes the app's sync as
 * the app itself would.
 */
import { createIds } from '#lib/id.ts';
import { putBlob } from '#db/blobs.ts';
import { openSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { renameThread } from '#db/threads.ts';
import { writeRecords } from '#db/write.ts';

export type SyncDoor = {
  /** Writes messages one by one, each in a transaction of its own. `onWritten` hears of each that the disk has taken. */
  readonly write: (options: {
    readonly account: string;
    readonly label: string;
    readonly count: number;
    readonly onWritten?: (content: string) => unknown;
  }) => Promise<void>;
  /** Writes messages in one transaction. */
  readonly writeAtOnce: (options: {
    readonly account: string;
    readonly label: string;
    readonly count: number;
  }) => Promise<void>;
  /** Gives a chat another title. */
  readonly rename: (options: {
    readonly account: string;
    readonly threadId: string;
    readonly title: string;
  }) => Promise<void>;
  /** Keeps a picture or a recording. Answers its name. */
  readonly keepBlob: (options: {
    readonly account: string;
    readonly type: string;
    readonly bytes: readonly number[];
  }) => Promise<string>;
};

declare global {
  interface Window {
    syncDoor?: SyncDoor;
  }
}

const ids = createIds((count) => crypto.getRandomValues(new Uint8Array(count)));
const clock = { now: () => Date.now() };
const opened = new Map<string, SoulsticeDb>();

function databaseOf(account: string): SoulsticeDb {
  const db = opened.get(account) ?? openSoulsticeDb(account);
  opened.set(account, db);
  return db;
}

const message = (content: string) => ({
  kind: 'message' as const,
  id: ids.timed(Date.now()),
  fields: {
    threadId: 'written-by-a-test-000',
    parentId: null,
    sender: 'user' as const,
    content,
    readingMode: 'mixed',
    createdAt: Date.now(),
    imageId: null,
    rating: null,
    deletedAt: null,
    attached: null,
    reading: null,
  },
});

/** A look at the page wakes its sync under the same rules as a write does. */
const afterSave = (): void => void dispatchEvent(new Event('focus'));

window.syncDoor = {
  write: async ({ account, label, count, onWritten }) => {
    for (let at = 0; at < count; at += 1) {
      const content = `${label} ${at}`;
      const result = await writeRecords(databaseOf(account), { clock, ids, afterSave }, [message(content)]);
      if (!result.ok) throw new Error(`${content}: ${result.error.name}`);
      await onWritten?.(content);
    }
  },
  writeAtOnce: async ({ account, label, count }) => {
    const rows = Array.from({ length: count }, (_, at) => message(`${label} ${at}`));
    const result = await writeRecords(databaseOf(account), { clock, ids }, rows);
    if (!result.ok) throw new Error(result.error.name);
  },
  rename: async ({ account, threadId, title }) => {
    const result = await renameThread(databaseOf(account), { clock, ids, afterSave }, threadId, title);
    if (!result.ok) throw new Error(result.error.name);
  },
  keepBlob: async ({ account, type, bytes }) => {
    const data = Uint8Array.from(bytes).buffer;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    const sha = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const result = await putBlob(databaseOf(account), { clock, ids, afterSave }, { sha, type, data });
    if (!result.ok) throw new Error(result.error.name);
    return sha;
  },
};
