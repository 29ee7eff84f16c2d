/**
 * Runs in a page, beside the app: writes through the app's own door, as many rows as a test wants, and wakes the app's sync as
 * the app itself would.
 */
import { createIds } from '#lib/id.ts';
import { openSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { writeRecords } from '#db/write.ts';
import { createTabChannel } from '#sync/tab-channel.ts';

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

window.syncDoor = {
  write: async ({ account, label, count, onWritten }) => {
    const channel = createTabChannel(
      (name) => new BroadcastChannel(name),
      account,
      () => undefined,
    );
    const afterSave = (): void => channel.say({ type: 'kick' });
    for (let at = 0; at < count; at += 1) {
      const content = `${label} ${at}`;
      const result = await writeRecords(databaseOf(account), { clock, ids, afterSave }, [message(content)]);
      if (!result.ok) throw new Error(`${content}: ${result.error.name}`);
      await onWritten?.(content);
    }
    channel.close();
  },
  writeAtOnce: async ({ account, label, count }) => {
    const rows = Array.from({ length: count }, (_, at) => message(`${label} ${at}`));
    const result = await writeRecords(databaseOf(account), { clock, ids }, rows);
    if (!result.ok) throw new Error(result.error.name);
  },
};
