import { useEffect, useRef, useState } from 'react';
import { searchOf } from '#search/client.ts';
import type { SearchAnswer } from '#search/protocol.ts';
import { useLocalData } from '#store/db-context.tsx';

export interface SearchState {
  /** The newest answer; null before the first. */
  readonly answer: SearchAnswer | null;
  /** The query that it answers. */
  readonly query: string;
  readonly unavailable: boolean;
}

/** Asked again after this long while messages are still being read. */
const AGAIN_MS = 300;

/**
 * What a query finds, kept current while it is typed: the answer to the one before stays until the next is there. Starts the
 * search when it is first used.
 */
export function useSearch(query: string, limit: number): SearchState {
  const { db } = useLocalData();
  const [state, setState] = useState<SearchState>({ answer: null, query: '', unavailable: false });
  const lastAsked = useRef(0);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async () => {
      lastAsked.current += 1;
      const asked = lastAsked.current;
      const answer = await searchOf(db).search({ query, limit });
      if (!wanted || asked !== lastAsked.current) return;
      setState({ answer, query, unavailable: answer === null });
      if (answer !== null && answer.reading !== null) again = setTimeout(() => void ask(), AGAIN_MS);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [db, query, limit]);
  return state;
}
