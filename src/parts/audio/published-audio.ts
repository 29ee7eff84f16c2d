import { useEffect, useMemo, useState } from 'react';
import type { SoulsticeDb } from '#db/database.ts';
import { isPublished } from '#db/published-audio.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useFreshQuery } from '#store/fresh-query.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { type Copy, copyNow, keepCopy, readCopy } from './published-copy.ts';
import { type PublishedTitle, titleOf } from './published-title.ts';

export type PublishedAudio = {
  /**
   * `loading`: neither the server nor this device has answered yet. `current`: as the server has it. `copy`: as it was when
   * the server was last reached. `failed`: the server cannot be asked and there is no copy.
   */
  readonly state: 'loading' | 'current' | 'copy' | 'failed';
  /** In their order. The same array until something in it changes. */
  readonly titles: readonly PublishedTitle[];
};

const nothing: readonly PublishedTitle[] = [];

/**
 * What admins have published, for a list that is open: kept fresh while somebody looks at it, and there without a network as
 * it was last. Drafts are not in it, for an admin neither.
 */
export function usePublishedAudio(): PublishedAudio {
  const { db } = useLocalData();
  const query = useServerQuery('soulWisdom', { on401: 'throw' });
  useFreshQuery('soulWisdom', query);

  const answer = useMemo(() => query.data?.filter(isPublished), [query.data]);
  const answered = useMemo(() => answer?.map(titleOf), [answer]);
  const copy = useCopy(db);
  const titles = useSame(answered ?? copy ?? nothing);
  useEffect(() => {
    if (answer !== undefined && copy !== undefined && titles !== copyNow(db)) keepCopy(db, answer, titles);
  }, [db, answer, copy, titles]);

  if (answer !== undefined) return { state: query.status === 'failed' ? 'copy' : 'current', titles };
  if (copy !== undefined && copy !== null) return { state: 'copy', titles };
  return { state: query.status === 'failed' && copy === null ? 'failed' : 'loading', titles };
}

/** What this device kept when the list was opened. */
function useCopy(db: SoulsticeDb): Copy {
  const [copy, setCopy] = useState(() => copyNow(db));
  useEffect(() => {
    let wanted = true;
    void readCopy(db).then(() => {
      if (wanted) setCopy(copyNow(db));
    });
    return () => {
      wanted = false;
    };
  }, [db]);
  return copy;
}

/** The list that was here before, while the new one says the same: it comes again and again, and nothing is to be drawn anew. */
function useSame(list: readonly PublishedTitle[]): readonly PublishedTitle[] {
  const [shown, setShown] = useState(list);
  const same = useMemo(() => isSame(list, shown), [list, shown]);
  if (!same) setShown(list);
  return same ? shown : list;
}

function isSame(list: readonly PublishedTitle[], other: readonly PublishedTitle[]): boolean {
  if (list === other) return true;
  return (
    list.length === other.length &&
    list.every((title, at) => {
      const before = other[at];
      return (Object.keys(title) as (keyof PublishedTitle)[]).every((name) => title[name] === before?.[name]);
    })
  );
}
