/** Playing what is not kept: a published file from its own address, a built-in title joined of its parts. */
import type { AudioScore } from '#practice/audio/titles.ts';
import { createSha256 } from '#lib/sha256.ts';
import { joinBlobs } from './answer.ts';
import { planOf } from './plan.ts';
import type { Plan } from './record.ts';
import { AudioUnavailable } from './shelf.ts';
import type { AudioItem, Playable } from './shelf.ts';

export type OnlineDeps = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly scores: readonly AudioScore[];
  readonly makeUrl: (blob: Blob) => string;
  readonly dropUrl: (url: string) => void;
};

/** Rejects with `AudioUnavailable`. */
export async function openFromNetwork(item: AudioItem, deps: OnlineDeps): Promise<Playable> {
  if (item.kind === 'published') {
    // The file plays by itself; whether it is there is better known before than by silence.
    await answered(deps.fetch(item.url, { method: 'HEAD' }));
    return { url: item.url, release: () => {} };
  }
  const plan = planOf(item, deps.scores);
  if (plan === null) throw new AudioUnavailable('gone');
  const parts = await Promise.all(plan.files.map((file) => partOf(file, deps)));
  const url = deps.makeUrl(
    joinBlobs(
      parts.map((part) => [part]),
      plan,
    ),
  );
  return { url, release: () => deps.dropUrl(url) };
}

async function partOf(file: Plan['files'][number], deps: OnlineDeps): Promise<Blob> {
  const answer = await answered(deps.fetch(file.url, {}));
  const bytes = await answer.arrayBuffer().catch(() => {
    throw new AudioUnavailable('offline');
  });
  const hash = createSha256();
  hash.add(new Uint8Array(bytes));
  if (hash.hex() !== file.sha256) throw new AudioUnavailable('damaged');
  return new Blob([bytes]);
}

async function answered(asking: Promise<Response>): Promise<Response> {
  const answer = await asking.catch(() => null);
  if (answer === null) throw new AudioUnavailable('offline');
  if (answer.status === 200) return answer;
  // A server that is not well today is as good as one that is not there.
  throw new AudioUnavailable(answer.status === 404 || answer.status === 410 ? 'gone' : 'offline');
}
