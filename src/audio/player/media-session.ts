/** What the lock screen and the keys of a headset show and do. */
import type { PlayerState } from './player-state.ts';

export type MediaCommands = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  readonly seekTo: (at: number) => void;
  readonly seekBy: (seconds: number) => void;
  /** Null where there is no title before or after. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
};

export type MediaPort = {
  readonly show: (state: PlayerState, rate: number, commands: MediaCommands) => void;
};

/** Seconds that a headset's own jump has when it names none. */
const JUMP_S = 15;

/** Over the browser's media session. `artist` stands under the title; `artwork` is one square picture of ours. */
export function createMediaPort(
  session: MediaSession,
  words: { readonly artist: string; readonly artwork: string },
): MediaPort {
  let shown = '';
  // An action that a browser does not know throws; the others still work.
  const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler);
    } catch {
      return;
    }
  };
  return {
    show: (state, rate, commands) => {
      if (state.type === 'empty') {
        shown = '';
        session.metadata = null;
        session.playbackState = 'none';
        for (const action of actions) set(action, null);
        return;
      }
      const { item, category } = state.track;
      if (shown !== item.key) {
        shown = item.key;
        session.metadata = new MediaMetadata({
          title: item.title,
          artist: words.artist,
          album: category,
          artwork: [{ src: words.artwork, sizes: '512x512', type: 'image/png' }],
        });
      }
      session.playbackState = state.phase === 'playing' ? 'playing' : 'paused';
      if (state.total !== null)
        session.setPositionState({ duration: state.total, position: state.at, playbackRate: rate });
      set('play', commands.play);
      set('pause', commands.pause);
      set('stop', commands.stop);
      set('seekto', ({ seekTime }) => {
        if (seekTime !== undefined) commands.seekTo(seekTime);
      });
      set('seekbackward', ({ seekOffset }) => commands.seekBy(-(seekOffset ?? JUMP_S)));
      set('seekforward', ({ seekOffset }) => commands.seekBy(seekOffset ?? JUMP_S));
      set('previoustrack', commands.previous);
      set('nexttrack', commands.next);
    },
  };
}

const actions = [
  'play',
  'pause',
  'stop',
  'seekto',
  'seekbackward',
  'seekforward',
  'previoustrack',
  'nexttrack',
] as const;
