/** The person's own counts, read from what lies on the device. */
import type { SoulsticeDb } from '#db/database.ts';
import { DELETED } from '#contract/join.ts';
import { personStatistics } from '#practice/growth/person-statistics.ts';
import type { PersonStatistics } from '#practice/growth/person-statistics.ts';

/** Kinds whose first record may be older than the first chat. */
const OTHERS = ['soul_entry', 'draw', 'type_result', 'person', 'chart'] as const;

/** Counts everything once. For a live query: it follows every table it counts. */
export async function readStatistics(db: SoulsticeDb): Promise<PersonStatistics> {
  const trashed = new Set<unknown>();
  const chats: { readonly createdAt: number }[] = [];
  await db.thread.each(({ id, ...row }) => {
    if (row[DELETED] === true) return;
    if (typeof row['deletedAt'] === 'number') trashed.add(id);
    else chats.push({ createdAt: numberOr(row['createdAt'], Infinity) });
  });
  const messages: { readonly fromPerson: boolean; readonly topic: string | null }[] = [];
  const ratings: boolean[] = [];
  // The topic of a question stands in the reading that answers it; a second answer to it counts no second time.
  const topics = new Map<unknown, string>();
  await db.message.each((row) => {
    if (row[DELETED] === true || typeof row['deletedAt'] === 'number' || trashed.has(row['threadId'])) return;
    if (row['sender'] === 'ai') {
      const topic = topicOf(row['reading']);
      if (topic !== null) topics.set(row['parentId'], topic);
      if (row['rating'] === 'landed' || row['rating'] === 'missed') ratings.push(row['rating'] === 'landed');
    }
    messages.push({ fromPerson: row['sender'] === 'user', topic: null });
  });
  const asked = [...topics.values()].map((topic) => ({ fromPerson: true, topic }));
  const counted = personStatistics({ chats, messages: asked, ratings, since: await firstOf(db) });
  return { ...counted, totalMessages: messages.length };
}

function topicOf(reading: unknown): string | null {
  if (typeof reading !== 'object' || reading === null) return null;
  const { ask } = reading as { readonly ask?: { readonly topics?: readonly { readonly label?: unknown }[] } };
  const label = ask?.topics?.[0]?.label;
  return typeof label === 'string' ? label : null;
}

/** When the first thing was made that is no chat, milliseconds; null when there is none. */
async function firstOf(db: SoulsticeDb): Promise<number | null> {
  let first = Infinity;
  for (const kind of OTHERS)
    await db[kind].each((row) => {
      if (row[DELETED] !== true) first = Math.min(first, numberOr(row['createdAt'], Infinity));
    });
  return first === Infinity ? null : first;
}

function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' ? value : other;
}
