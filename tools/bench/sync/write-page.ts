/** Runs in a browser: a person's single write through the app's door, beside a bare put of the same object with Dexie. */
import { Dexie } from 'dexie';
import { createIds } from '#lib/id.ts';
import { openSoulsticeDb } from '#db/database.ts';
import { writeRecords } from '#db/write.ts';

export type WriteTimes = { readonly bareMs: readonly number[]; readonly withOutboxMs: readonly number[] };

declare global {
  interface Window {
    measureWrites?: (count: number) => Promise<WriteTimes>;
  }
}

window.measureWrites = async (count) => {
  const ids = createIds((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const clock = { now: () => Date.now() };
  // The same indexes, or the comparison would be with another table.
  const bare = new Dexie('bare');
  bare.version(1).stores({ message: 'id, [threadId+createdAt], createdAt' });
  const db = openSoulsticeDb('anon');
  const bareMs: number[] = [];
  const withOutboxMs: number[] = [];
  const timed = async (times: number[], work: () => Promise<unknown>): Promise<void> => {
    const startedMs = performance.now();
    await work();
    times.push(performance.now() - startedMs);
  };
  for (let at = 0; at < count; at += 1) {
    const [bareId, id] = [ids.timed(Date.now()), ids.timed(Date.now())];
    const stamp = `${String(Date.now()).padStart(15, '0')}:${bareId}`;
    // By turns, and the order of the two by turns: whatever else the machine does falls on both.
    const both = [
      () => timed(bareMs, async () => bare.table('message').put({ ...message, id: bareId, _t: stamp })),
      () =>
        timed(withOutboxMs, async () => {
          const written = await writeRecords(db, { clock, ids }, [
            { kind: 'message', id, fields: message, isNew: true },
          ]);
          if (!written.ok) throw new Error(written.error.name);
        }),
    ];
    for (const one of at % 2 === 0 ? both : both.toReversed()) await one();
  }
  return { bareMs, withOutboxMs };
};

const message = {
  threadId: 'q7Vb2mXc9Kt4Wz1Ns8RjA',
  parentId: null,
  sender: 'user' as const,
  content: 'What does the moon say about the work that begins in spring?',
  readingMode: 'mixed',
  createdAt: 1_795_262_400_000,
  imageId: null,
  rating: null,
  deletedAt: null,
  attached: null,
  reading: null,
};
