/** The app's own transport for a device without a browser: one account, one token that lasts, and a count of what came back. */
import { isEarly } from '#contract/sync.ts';
import { createServerLink } from '#sync/server-link.ts';
import type { SyncTransport } from '#sync/sync-transport.ts';
import { createTransport } from '#sync/transport.ts';

export type RequestCounts = {
  readonly pushes: number;
  /** Pushes refused for the clock. */
  readonly early: number;
  readonly pulls: number;
  /** Requests without an answer, or with one that says "later". */
  readonly failed: number;
};

export type CountingTransport = SyncTransport & { readonly counts: () => RequestCounts };

/** `onWrongStatus` hears of answers that no weather explains: only 200, 429 and 503 may come. */
export function createHttpTransport(options: {
  readonly account: string;
  readonly url: string;
  readonly token: string;
  readonly onWrongStatus: (status: number) => void;
}): CountingTransport {
  const { account, url, token, onWrongStatus } = options;
  const counts = { pushes: 0, early: 0, pulls: 0, failed: 0 };
  const link = createServerLink({
    account,
    credentials: async () => ({ type: 'token', token }),
    recheck: async () => undefined,
    fetch: async (path, init) => {
      try {
        const answer = await fetch(new URL(path instanceof Request ? path.url : path, url), init);
        if (answer.status !== 200) counts.failed += 1;
        if (![200, 429, 503].includes(answer.status)) onWrongStatus(answer.status);
        return answer;
      } catch (error) {
        counts.failed += 1;
        throw error;
      }
    },
  });
  const transport = createTransport(link);
  return {
    account,
    push: async (body, signal) => {
      const answered = await transport.push(body, signal);
      counts[isEarly(answered.answer) ? 'early' : 'pushes'] += 1;
      return answered;
    },
    pull: async (cursor, n, signal) => {
      const answered = await transport.pull(cursor, n, signal);
      counts.pulls += 1;
      return answered;
    },
    counts: () => ({ ...counts }),
  };
}
