/** Where in its words a title is. Pure. */
import { speakingSeconds } from '#practice/audio/cues.ts';
import type { AudioCue } from '#practice/audio/titles.ts';

/** A cue is spoken at most this long after its time; later it is only shown. Seconds. */
export const LATEST_S = 2;

/** Sentences of a cue up to this length are shown together, letters; after a word or two alone, which would only flash by, more. */
const TOGETHER = 72;
const ALONE = 20;
const TOGETHER_AFTER_ALONE = 110;

/** Place of the last cue that has begun, −1 before the first. `cues` are in the order of their times. */
export function cueBefore(cues: readonly AudioCue[], at: number): number {
  return cues.findLastIndex((cue) => cue.at <= at);
}

/** Whether words are near: a caption then keeps its room, so that the page below does not jump at each line. */
export function isNearWords(cues: readonly AudioCue[], at: number, aheadS = 6, behindS = 14): boolean {
  return cues.some((cue) => cue.at - aheadS <= at && at <= cue.at + cue.holds + behindS);
}

/** The sentences of a line: what is said in one breath, and shown at once. */
export function breathsOf(text: string): readonly string[] {
  const parts = text.match(/[^.!?…]+(?:[.!?…]+["”’)]*|$)/gu) ?? [text];
  const joined: string[] = [];
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const last = joined.at(-1);
    const room = last !== undefined && last.length < ALONE ? TOGETHER_AFTER_ALONE : TOGETHER;
    if (last !== undefined && last.length + part.length < room) joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Place of the sentence that would be said by now, were the line begun at its time. For where nobody speaks. */
export function breathAt(breaths: readonly string[], sinceS: number, speed: number): number {
  let end = 0;
  for (const [place, breath] of breaths.entries()) {
    end += speakingSeconds(breath) / speed;
    if (sinceS < end) return place;
  }
  return Math.max(0, breaths.length - 1);
}
