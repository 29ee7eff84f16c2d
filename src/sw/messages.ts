/** What a page may ask of the service worker. Anything else that arrives is ignored. */

export type WorkerMessage =
  /** Take over now: the person said yes to the new version. */
  | { readonly type: 'SKIP_WAITING' }
  /** Fetch and keep these files: all that the app needs offline beyond the shell. */
  | { readonly type: 'WARM'; readonly urls: readonly string[] };

/** Files asked for in one message at most. */
const maxUrls = 200;

/** Reads a message; null when it is not one of ours. Only paths of hashed files pass, never an address. */
export function parseMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, urls } = data as { readonly type?: unknown; readonly urls?: unknown };
  if (type === 'SKIP_WAITING') return { type };
  if (type !== 'WARM' || !Array.isArray(urls) || urls.length > maxUrls) return null;
  return urls.every(isWarmable) ? { type, urls } : null;
}

const isWarmable = (url: unknown): url is string =>
  typeof url === 'string' && /^\/(?:places|assets)\/[\w.-]+(?:\/[\w.-]+)*$/.test(url) && !url.includes('..');
