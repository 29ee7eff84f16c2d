import { useEffect, useRef } from 'react';
import type { QueryName } from '#account/api-client.ts';
import { type ServerQuery, useInvalidate } from './server-query.tsx';

/** How often a list is asked for again while somebody looks at it, milliseconds. */
export const FRESH_EVERY_MS = 15_000;

/**
 * Keeps an answer of the server fresh while the page is in view: it is asked for again every `everyMs`, and at once when the
 * page comes back into view or the network does. Nothing is asked while the last question is open, so a slow line is not
 * asked for ever. `name` is the query that `query` was read from.
 */
export function useFreshQuery(name: QueryName, query: ServerQuery<unknown>, everyMs = FRESH_EVERY_MS): void {
  const invalidate = useInvalidate();
  const asking = useRef(query.refreshing);
  useEffect(() => {
    asking.current = query.refreshing;
  }, [query.refreshing]);
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || asking.current) return;
      asking.current = true;
      invalidate(name);
    };
    const timer = setInterval(ask, everyMs);
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'online'],
    ] as const;
    for (const [target, event] of events) target.addEventListener(event, ask);
    return () => {
      clearInterval(timer);
      for (const [target, event] of events) target.removeEventListener(event, ask);
    };
  }, [invalidate, name, everyMs]);
}
