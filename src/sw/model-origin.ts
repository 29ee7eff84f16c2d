/** The origin of the person's own model, kept between starts of the worker. Only a page of ours can have named it. */
import { modelOriginCache } from './caches.ts';
import { isModelOrigin } from './messages.ts';

const PATH = '/model-origin';

/** Keeps the origin, or forgets it. */
export async function keepModelOrigin(origin: string | null): Promise<void> {
  const cache = await caches.open(modelOriginCache);
  if (origin === null) await cache.delete(PATH);
  else await cache.put(PATH, new Response(origin));
}

/** The origin that was named last; null when none was, or when what is kept is none. */
export async function keptModelOrigin(): Promise<string | null> {
  const kept = await caches.match(PATH, { cacheName: modelOriginCache }).catch(() => undefined);
  const origin = await kept?.text();
  return isModelOrigin(origin) ? origin : null;
}
