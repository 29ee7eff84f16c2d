import type { Player, PlayerView } from '#audio/player/create-player.ts';
import { breathAt, breathsOf, isNearWords } from '#audio/player/cue-time.ts';
import { cueAt } from '#practice/audio/cues.ts';
import styles from './player.module.css';

/**
 * The sentence that is said now, or would be. It follows the voice while one speaks, else the clock. Where no voice
 * speaks, it is told to screen readers too.
 */
export function Captions({ player, view, at }: { player: Player; view: PlayerView; at: number }) {
  const { cues, saying, listening } = view;
  if (saying === null && !isNearWords(cues, at)) return null;
  const holding = saying?.cue ?? cueAt(cues, at);
  const cue = cues[holding];
  const breaths = cue === undefined ? [] : breathsOf(cue.text);
  const place = saying?.breath ?? (cue === undefined ? 0 : breathAt(breaths, at - cue.at, listening.speed));
  const spoken = listening.on && player.hasVoice();
  return (
    <p className={styles.caption} aria-live={spoken ? 'off' : 'polite'} data-caption={holding}>
      <span>{breaths[place] ?? ''}</span>
    </p>
  );
}
