/** Names of the caches beside the precache, and their care. */
import { audioCache } from '#audio/names.ts';

export const placesCache = 'soulstice-places-v1';
export const modelOriginCache = 'soulstice-model-origin-v1';

const current: readonly string[] = [placesCache, modelOriginCache, audioCache];

/** Removes caches of earlier versions of this list; the precache looks after itself. */
export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('soulstice-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Keeps these files for offline use, one after another so that the page in front comes first.
 *
 * The list is whole: a hashed file that is no longer on it belongs to an earlier build and is dropped.
 * A file that cannot be fetched now is left out; the next start asks again.
 */
export async function warm(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(placesCache);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) await cache.put(url, answer);
  }
  const kept = new Set(urls);
  for (const request of await cache.keys()) {
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
