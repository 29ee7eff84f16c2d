/** What the person's days are told from, and what the worker makes of it, kept current. */
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { SoulsticeDb } from '#db/database.ts';
import { getSetting } from '#db/settings.ts';
import { recentSoulEntries } from '#db/soul-entries.ts';
import { localDate } from '#lib/local-date.ts';
import type { ChatWords } from '#practice/growth/chat-rows.ts';
import type { GrowthInput, GrowthView } from '#practice/growth/growth-view.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { useNow } from '#ui/use-now.ts';

/** Days of chat that may count: as long as the ledger reaches. */
const CHAT_DAYS = 400;
/** The newest messages that are read for it. */
const MOST_MESSAGES = 1000;

type Source = Pick<GrowthInput, 'entries' | 'chats'> & { readonly fromChats: boolean };

async function readSource(db: SoulsticeDb, now: number): Promise<Source> {
  const fromChats = await getSetting(db, 'growth.fromChats');
  const entries = await recentSoulEntries(db, Number.MAX_SAFE_INTEGER);
  return { entries, chats: fromChats ? await ownMessages(db, now) : null, fromChats };
}

/** What the person wrote in chats that are in use, newest first. */
async function ownMessages(db: SoulsticeDb, now: number): Promise<readonly ChatWords[]> {
  const trashed = new Set(await db.thread.where('deletedAt').aboveOrEqual(0).primaryKeys());
  const rows = await db.message
    .where('createdAt')
    .above(now - CHAT_DAYS * 86_400_000)
    .reverse()
    .filter(
      (row) =>
        row['sender'] === 'user' &&
        row['_del'] !== true &&
        row['deletedAt'] === null &&
        !trashed.has(String(row['threadId'])),
    )
    .limit(MOST_MESSAGES)
    .toArray();
  return rows.flatMap(({ id, content, createdAt }) =>
    typeof content === 'string' && typeof createdAt === 'number'
      ? [{ id, at: createdAt, text: content }]
      : [],
  );
}

export type Growth = {
  readonly view: GrowthView | null;
  readonly fromChats: boolean;
  readonly failed: boolean;
  readonly again: () => void;
};

/** What can be said now. While newer entries are counted the view before stays. */
export function useGrowth(zone: string): Growth {
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const today = localDate(useNow(deps.clock.now), zone);
  const source = useLiveQuery(() => readSource(db, deps.clock.now()), [db, deps]);
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<GrowthView | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (source === undefined) return undefined;
    const stop = new AbortController();
    const { entries, chats } = source;
    engine.ask('growth', { entries, chats, today, zone }, stop.signal).then(
      (made) => {
        if (stop.signal.aborted) return;
        setView(made);
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [engine, source, today, zone, attempt]);
  return {
    view,
    fromChats: source?.fromChats ?? false,
    failed,
    again: () => setAttempt((was) => was + 1),
  };
}
