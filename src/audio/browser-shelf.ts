/** The shelf over the browser's own parts. Fetched when somebody wants to hear or to keep something. */
import { audioScores } from '#practice/audio/scores.ts';
import { createAudioStore } from './audio-store.ts';
import { createAudioShelf } from './create-shelf.ts';
import type { AudioKeeper, AudioShelfDeps } from './create-shelf.ts';

/** `budget` and `keepBudget` read and write the person's choice, which lies with the other settings of this device. */
export function startAudioShelf(deps: Pick<AudioShelfDeps, 'budget' | 'keepBudget'>): AudioKeeper {
  return createAudioShelf({
    ...deps,
    store: createAudioStore('caches' in globalThis ? caches : null),
    fetch: (url, init) => fetch(url, init),
    // Absent, like Cache Storage, where the page is not served securely: nothing is kept there, so nothing is to be guarded.
    locks: 'locks' in navigator ? navigator.locks : { request: passOn },
    makeChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : null,
    scores: Object.values(audioScores),
    estimate: async () => {
      const disk = await navigator.storage?.estimate?.().catch(() => null);
      const { usage, quota } = disk ?? {};
      return usage === undefined || quota === undefined ? null : { usage, quota };
    },
    nowMs: () => Date.now(),
    makeUrl: (blob) => URL.createObjectURL(blob),
    dropUrl: (url) => URL.revokeObjectURL(url),
    isAnswered: () => (navigator.serviceWorker?.controller ?? null) !== null,
  });
}

/** Runs the work, which comes last, without a lock. */
const passOn = async (_name: string, ...rest: readonly unknown[]): Promise<never> => {
  const work = rest.at(-1) as (lock: object) => Promise<never>;
  return work({});
};
