/** The spoken lines of a title, with what fills their slots, at the seconds at which they begin. */
import type { AudioCue, BuiltInId } from './titles.ts';
import { builtInTitles } from './titles.ts';
import type { NextLunarEclipse } from './lunar-eclipse.ts';

/** What the lines are told with; it is known only when a title is played. */
export type AudioSlots = {
  /** What the listener is called, if they said so and want to hear it. */
  readonly name: string | null;
  /** Null where it was not computed; the line then says nothing about a date. */
  readonly nextLunarEclipse: NextLunarEclipse | null;
};

/** A line of a script: when it begins, in seconds from the start, and what it says. */
export type AudioLine = {
  readonly at: number;
  readonly text: string | ((slots: AudioSlots) => string);
};

/** The scripts of one language. */
export type AudioScripts = Readonly<Record<BuiltInId, readonly AudioLine[]>>;

/** Of each title, in one language. */
export type AudioTitleWords = {
  readonly title: string;
  readonly description: string;
  /** One emoji, drawn on the cover. */
  readonly emoji: string;
};

/** How fast the device's voice is asked to speak: the `rate` of an utterance. */
export const SPEECH_RATE = 0.9;

/** Words a second at that rate, a little slower than most voices are. */
export const WORDS_PER_SECOND = 2.2;

/** A caption stays this long after the words were spoken, seconds, unless the next one comes. */
const CAPTION_RESTS = 5;

/** A name longer than this is cut off; it would take the room of the line. */
const NAME_LETTERS = 40;

/** How long a line takes to say at our rate, in seconds. */
export function speakingSeconds(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length / WORDS_PER_SECOND;
}

/**
 * The cues of a title in time order, none before the last one's caption has gone, all inside its length. A line whose
 * words come out empty is left out.
 */
export function cuesOf(id: BuiltInId, scripts: AudioScripts, slots: AudioSlots): readonly AudioCue[] {
  const end = builtInTitles.find((title) => title.id === id)?.seconds ?? 0;
  const told = { ...slots, name: spokenName(slots.name) };
  const lines = scripts[id]
    .map(({ at, text }) => ({ at, text: (typeof text === 'string' ? text : text(told)).trim() }))
    .filter(({ at, text }) => text !== '' && at >= 0 && at < end)
    .toSorted((a, b) => a.at - b.at);
  return lines.map(({ at, text }, i) => ({
    at,
    holds: Math.min(speakingSeconds(text) + CAPTION_RESTS, (lines[i + 1]?.at ?? end) - at),
    text,
  }));
}

/** The index of the cue whose caption stands at a time of the title, in seconds; -1 between two and before the first. */
export function cueAt(cues: readonly AudioCue[], seconds: number): number {
  const at = cues.findLastIndex((cue) => cue.at <= seconds);
  const cue = cues[at];
  return cue !== undefined && seconds < cue.at + cue.holds ? at : -1;
}

/** A name as it can be said: on one line, without what only looks well on paper; null when nothing is left. */
function spokenName(name: string | null): string | null {
  const plain = (name ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N}’'\-. ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  // By whole letters: half a pair is no letter.
  const cut = new RegExp(`^.{0,${NAME_LETTERS}}`, 'u').exec(plain)?.[0].trim() ?? '';
  return /\p{L}/u.test(cut) ? cut : null;
}
