/** The player with the parts of this browser. */
import { brand } from '#app/brand.ts';
import { createMediaPort } from '#audio/player/media-session.ts';
import { createPlayer } from '#audio/player/create-player.ts';
import type { Player } from '#audio/player/create-player.ts';
import { createSound } from '#audio/player/sound.ts';
import { browserSpeaker } from '#audio/player/speaker.ts';
import { createTones } from '#audio/player/tones.ts';
import type { AudioShelf } from '#audio/shelf.ts';
import { audioPlace, keepAudioPlace } from '#db/audio-places.ts';
import type { SoulsticeDb } from '#db/database.ts';

/** Made once a page, in the course of a press: some browsers let only such an element sound. */
export function makePlayer(db: SoulsticeDb, shelf: AudioShelf, now: () => number): Player {
  const speaker = browserSpeaker();
  // Voices arrive late in Chrome: asking once makes it fetch them.
  speaker?.voices();
  let context: AudioContext | null = null;
  const player = createPlayer({
    open: shelf.open,
    sound: createSound(new Audio()),
    speaker,
    tones: createTones(() => {
      if (typeof AudioContext === 'undefined') return null;
      context ??= new AudioContext();
      return context;
    }),
    media:
      'mediaSession' in navigator
        ? createMediaPort(navigator.mediaSession, { artist: brand.product, artwork: '/icons/icon-512.png' })
        : null,
    places: {
      read: (key) => audioPlace(db, key).catch(() => 0),
      keep: (key, at) => void keepAudioPlace(db, key, at),
    },
    now,
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    isOnline: () => navigator.onLine,
  });
  window.addEventListener('pagehide', () => {
    player.keepPlace();
    speaker?.cancel();
  });
  return player;
}
