import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';

/** What is known of one request. The last outcome stays while the same is asked again. */
export type Answer = {
  readonly outcome:
    | { readonly type: 'none' }
    | { readonly type: 'ok'; readonly data: unknown }
    | { readonly type: 'failed'; readonly error: Error; readonly before: { readonly data: unknown } | null };
  /** Whether it has to be asked before it is read as an answer: at first, and after `forget`. */
  readonly due: boolean;
  /** The request under way, by identity: an answer to a request that was overtaken is thrown away. */
  readonly asking: object | null;
};

type Answers = ReadonlyMap<string, Answer>;

/**
 * The answers of the server for one session. An answer never goes stale by itself and a failed request is not repeated:
 * only `invalidate` (something was changed) and `retryUnsettled` (the session works now) make an answer due again.
 */
export type AnswerCache = {
  readonly answers: WritableAtom<Answers, never, void>;
  /** Sends `request` if the answer is due and not on its way already. */
  readonly ask: WritableAtom<null, [key: string, request: () => Promise<unknown>], Promise<void>>;
  /** Makes every answer due whose key passes. What is on its way is overtaken. */
  readonly invalidate: WritableAtom<null, [concerns: (key: string) => boolean], void>;
  /** Makes due what failed or was refused with 401 (data null). */
  readonly retryUnsettled: WritableAtom<null, [], void>;
};

const NOTHING: Answer = { outcome: { type: 'none' }, due: true, asking: null };

/** An empty cache. */
export function createAnswerCache(): AnswerCache {
  const kept = atom<Answers>(new Map());
  const put = (get: Getter, set: Setter, key: string, answer: Answer) =>
    set(kept, new Map(get(kept)).set(key, answer));
  const makeDue = (get: Getter, set: Setter, which: (key: string, answer: Answer) => boolean) =>
    set(
      kept,
      new Map(
        [...get(kept)].map(([key, answer]): [string, Answer] => [
          key,
          which(key, answer) ? { ...answer, due: true, asking: null } : answer,
        ]),
      ),
    );

  return {
    answers: atom(
      (get) => get(kept),
      () => undefined,
    ),
    ask: atom(null, async (get, set, key, request) => {
      const before = get(kept).get(key) ?? NOTHING;
      if (!before.due || before.asking !== null) return;
      const asking = {};
      put(get, set, key, { ...before, asking });
      const outcome = await settled(request, before.outcome);
      if (get(kept).get(key)?.asking === asking) put(get, set, key, { outcome, due: false, asking: null });
    }),
    invalidate: atom(null, (get, set, concerns) => makeDue(get, set, concerns)),
    retryUnsettled: atom(null, (get, set) =>
      makeDue(
        get,
        set,
        (_key, { outcome }) => outcome.type === 'failed' || (outcome.type === 'ok' && outcome.data === null),
      ),
    ),
  };
}

async function settled(
  request: () => Promise<unknown>,
  before: Answer['outcome'],
): Promise<Answer['outcome']> {
  try {
    return { type: 'ok', data: await request() };
  } catch (error) {
    return {
      type: 'failed',
      error: error instanceof Error ? error : new Error(String(error)),
      before: before.type === 'ok' ? { data: before.data } : before.type === 'failed' ? before.before : null,
    };
  }
}
