/**
 * Audio that is kept plays from here, with or without a network, and any part of it. What is not kept goes to the network and stays
 * nobody's copy: the shelf alone decides what is kept (src/audio).
 */
import { registerRoute } from 'workbox-routing';
import { answerFromShelf, answerJoined, etagOfJoined } from '#audio/answer.ts';
import type { ChunkSource } from '#audio/answer.ts';
import { createAudioStore } from '#audio/audio-store.ts';
import { isAudioPath, partPath, titleIdOf } from '#audio/names.ts';
import { orderOf } from '#audio/plan.ts';
import { audioScores } from '#practice/audio/scores.ts';
import type { AudioScore } from '#practice/audio/titles.ts';

export function answerAudio(): void {
  for (const method of ['GET', 'HEAD'] as const) {
    registerRoute(
      // A part of a title, or a question past the cache, is for the network.
      ({ url, sameOrigin }) => sameOrigin && url.search === '' && isAudioPath(url.pathname),
      ({ request, url }) => answer(request, url.pathname),
      method,
    );
  }
}

async function answer(request: Request, path: string): Promise<Response> {
  const store = createAudioStore(caches);
  const record = await store.record(path).catch(() => null);
  const kept = record?.state === 'kept' ? await answerFromShelf(request, record, store) : null;
  if (kept !== null) return kept;
  const score = Object.values(audioScores).find(({ id }) => id === titleIdOf(path));
  return score === undefined ? fetch(request) : fromParts(request, score);
}

/** A built-in title out of its parts, each fetched when the request needs it. */
function fromParts(request: Request, score: AudioScore): Promise<Response> {
  const layout = { files: score.parts.map(({ bytes }) => ({ chunks: [bytes] })), order: orderOf(score) };
  const etag = etagOfJoined(
    score.parts.map(({ sha256 }) => sha256),
    layout.order,
  );
  const partOf: ChunkSource = async ({ file }) => {
    const part = score.parts[file];
    const fetched = part === undefined ? null : await fetch(partPath(score.id, part));
    if (fetched?.status !== 200) throw new Error('a part of the title cannot be fetched');
    return fetched.blob();
  };
  return answerJoined(request, { layout, type: 'audio/mpeg', etag }, partOf).catch(
    () =>
      new Response('This audio is not kept on this device, and it cannot be fetched now.', {
        status: 504,
        headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' },
      }),
  );
}
