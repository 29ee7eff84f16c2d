import { useState } from 'react';
import type { SoulsticeDb } from '#db/database.ts';
import { useLocalData } from '#store/db-context.tsx';

/** Drafts by the person's database, so that nobody meets what somebody else typed; gone with the page. */
const kept = new WeakMap<SoulsticeDb, Map<string, unknown>>();

/**
 * State that is still there when its form was closed, by mistake or not, and is opened again. `key` names the form; the
 * same key always holds the same shape. A change is a function of what is kept now, so two changes in one go both count.
 */
export function useKeptDraft<Draft>(
  key: string,
  empty: () => Draft,
): readonly [Draft, (change: (was: Draft) => Draft) => void] {
  const { db } = useLocalData();
  const read = () => (kept.get(db)?.get(key) as Draft | undefined) ?? empty();
  const [draft, setDraft] = useState<Draft>(read);
  const change = (to: (was: Draft) => Draft) => {
    const next = to(read());
    kept.set(db, (kept.get(db) ?? new Map<string, unknown>()).set(key, next));
    setDraft(next);
  };
  return [draft, change];
}
