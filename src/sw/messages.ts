/** What a page may ask of the service worker, and what it hears from there. Anything else that arrives is ignored. */
import { REMINDER_PATH } from '#contract/api/push.ts';

export type WorkerMessage =
  /** Take over now: the person said yes to the new version. */
  | { readonly type: 'SKIP_WAITING' }
  /** Fetch and keep these files: all that the app needs offline beyond the shell. */
  | { readonly type: 'WARM'; readonly urls: readonly string[] }
  /** Let the page talk to the person's own model at this origin from its next load on; null: to none. */
  | { readonly type: 'MODEL_ORIGIN'; readonly origin: string | null };

/** What the service worker says to a page: the person pressed the reminder, and this page was brought to the front. */
export type PageMessage = { readonly type: 'OPEN'; readonly path: typeof REMINDER_PATH };

/** Reads a message of the service worker; null when it is not one of ours. */
export function parsePageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, path } = data as Readonly<Partial<Record<'type' | 'path', unknown>>>;
  return type === 'OPEN' && path === REMINDER_PATH ? { type, path } : null;
}

/** Files asked for in one message at most. */
const maxUrls = 200;

/** Reads a message; null when it is not one of ours. Only paths of hashed files pass, never an address. */
export function parseMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, urls, origin } = data as Readonly<Partial<Record<'type' | 'urls' | 'origin', unknown>>>;
  if (type === 'SKIP_WAITING') return { type };
  if (type === 'MODEL_ORIGIN') return origin === null || isModelOrigin(origin) ? { type, origin } : null;
  if (type !== 'WARM' || !Array.isArray(urls) || urls.length > maxUrls) return null;
  return urls.every(isWarmable) ? { type, urls } : null;
}

const isWarmable = (url: unknown): url is string =>
  typeof url === 'string' && /^\/(?:places|assets)\/[\w.-]+(?:\/[\w.-]+)*$/.test(url) && !url.includes('..');

/** One origin as a policy writes it: https, or http of this machine. Nothing that could add to the policy passes. */
export function isModelOrigin(origin: unknown): origin is string {
  if (typeof origin !== 'string' || origin.length > 260) return false;
  return (
    /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:]+\])(?::\d{1,5})?$/.test(
      origin,
    ) || /^http:\/\/(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/.test(origin)
  );
}
