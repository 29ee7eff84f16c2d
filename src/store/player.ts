import { atom, useAtomValue, useStore } from 'jotai';
import { startTransition, useMemo, useSyncExternalStore } from 'react';
import type { Player, PlayerView } from '#audio/player/create-player.ts';

/** The one player of the page, made when something is first played; it goes on whatever screen is shown. */
const made = atom<Player | null>(null);
/** The same from the moment it is there: a second press finds it before it is drawn. */
const atHand = atom<Player | null>(null);

/** The player, null before the first title. */
export function usePlayer(): Player | null {
  return useAtomValue(made);
}

/** The player for who only presses, and draws nothing of it. */
export type PlayerSlot = {
  readonly now: () => Player | null;
  /** Hands over the one that was made. It is drawn once `ready` has settled, so that its sound does not wait for its picture. */
  readonly put: (player: Player, ready: Promise<unknown>) => void;
};

/** Where the player is, the same object for good: a list of thousands is not drawn anew when there is one. */
export function usePlayerSlot(): PlayerSlot {
  const store = useStore();
  return useMemo(
    () => ({
      now: () => store.get(atHand),
      put: (player, ready) => {
        store.set(atHand, player);
        const show = () => startTransition(() => store.set(made, player));
        void ready.then(show, show);
      },
    }),
    [store],
  );
}

const silent = () => () => undefined;

/** What the player shows, followed as it changes; null while there is none or nothing is selected. */
export function usePlayerView(): PlayerView | null {
  const player = useAtomValue(made);
  return useSyncExternalStore(player?.subscribe ?? silent, () => {
    const view = player?.view() ?? null;
    return view?.state.type === 'loaded' ? view : null;
  });
}

/** Whether anything is selected. For the shell, which draws nothing of it itself. */
export function useHasTitle(): boolean {
  const player = useAtomValue(made);
  return useSyncExternalStore(
    player?.subscribe ?? silent,
    () => player !== null && player.view().state.type === 'loaded',
  );
}

/**
 * Which title is selected, and whether it runs; null for none. Changes only with these, not with each second: a list of
 * thousands may ask.
 */
export function useNowPlaying(): { readonly key: string; readonly running: boolean } | null {
  const player = useAtomValue(made);
  const now = useSyncExternalStore(player?.subscribe ?? silent, () => {
    const view = player?.view();
    return view?.state.type === 'loaded' ? `${view.running ? '+' : '-'}${view.state.track.item.key}` : '';
  });
  return now === '' ? null : { key: now.slice(1), running: now.startsWith('+') };
}
