/** The city index in a worker: three megabytes of text are parsed and scanned away from the screen. */
import { PLACES_MANIFEST } from '#places/manifest.ts';
import { createPlaceStore } from '#places/place-store.ts';
import type { PlaceReply, PlaceRequest } from './places-client.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

const store = createPlaceStore({
  files: { main: PLACES_MANIFEST.main.file, names: PLACES_MANIFEST.names.file },
  countryName: (code) => countries.of(code) ?? code,
  async fetchText(file) {
    // The name holds a hash of the content, so a cached answer is always the right one.
    const response = await fetch(`${import.meta.env.BASE_URL}places/${file}`);
    if (!response.ok) throw new Error(`city index: HTTP ${response.status}`);
    return response.text();
  },
});

async function answer(request: PlaceRequest): Promise<PlaceReply> {
  if (request.type === 'search')
    return { id: request.id, result: await store.search(request.query, request.limit) };
  await store.warm();
  return { id: request.id, result: null };
}

self.addEventListener('message', (event: MessageEvent<PlaceRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
