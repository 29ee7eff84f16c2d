/** At most so many requests a window and a client, counted in memory. */
import type { MiddlewareHandler } from 'hono';
import { clientAddress, limitKey } from './client-address.ts';

export type RateLimit = {
  readonly requests: number;
  readonly windowMs: number;
};

type Window = { startedMs: number; count: number };

/** Clients remembered at most; beyond it the oldest windows go first, so memory stays flat under a flood. */
const maxClients = 10_000;

/**
 * Answers 429 with `Retry-After` (whole seconds) once a client has used up its window.
 *
 * The window starts with the client's first request and lasts `windowMs`. `nowMs` is a steady clock.
 */
export function rateLimit(
  limit: RateLimit,
  deps: { readonly nowMs: () => number; readonly trustedProxies: number },
): MiddlewareHandler {
  const windows = new Map<string, Window>();

  return async (c, next) => {
    const key = limitKey(clientAddress(c, deps.trustedProxies));
    const now = deps.nowMs();
    let window = windows.get(key);
    if (!window || now - window.startedMs >= limit.windowMs) {
      window = { startedMs: now, count: 0 };
      windows.delete(key);
      windows.set(key, window);
      const oldest = windows.size > maxClients ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    }
    window.count += 1;
    if (window.count <= limit.requests) return next();

    const waitSeconds = Math.max(1, Math.ceil((window.startedMs + limit.windowMs - now) / 1000));
    c.header('Retry-After', String(waitSeconds));
    return c.json({ error: `Too many requests. Please try again in ${waitSeconds} seconds.` }, 429);
  };
}
