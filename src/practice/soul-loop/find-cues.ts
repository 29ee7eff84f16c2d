/** Cue words in a text: which were found, where, and whether a negation took them back. */
import { rememberRecent } from '#lib/recent.ts';
import { mapText, replaceMapped } from '#companion/safety/mapped-text.ts';
import type { ReadText } from './read-text.ts';
import type { LoopCues } from './words.ts';

export type CuePlace = {
  readonly cue: string;
  /** Offsets in the mapped text, end exclusive. */
  readonly start: number;
  readonly end: number;
};

/** Words between a negation and what it takes back. */
const NEGATION_WORDS = 3;

/** Thai has no spaces between words: as many characters. */
const NEGATION_THAI_CHARS = 12;

/**
 * Where the cues of a list stand in a text, each cue once, in order; those inside a longer cue that was found, and
 * those that a negation takes back, are left out.
 */
export function findCues(read: ReadText, cues: readonly string[], language: LoopCues): readonly CuePlace[] {
  const found = placesOf(read, cues);
  const negated = negations(read, language);
  const kept = found.filter((place) => !isTakenBack(place, found, negated, read.mapped.text));
  const longest = kept.filter(
    (place) =>
      !kept.some(
        (other) =>
          other.start <= place.start &&
          place.end <= other.end &&
          other.end - other.start > place.end - place.start,
      ),
  );
  const once = new Map<string, CuePlace>();
  for (const place of longest) if (!once.has(place.cue)) once.set(place.cue, place);
  return [...once.values()];
}

/** Whether any cue of a list stands in a text, negated or not. */
export function hasCue(read: ReadText, cues: readonly string[]): boolean {
  return placesOf(read, cues).length > 0;
}

/** Every place of every cue, in order. */
export function placesOf(read: ReadText, cues: readonly string[]): readonly CuePlace[] {
  const text = read.mapped.text;
  const found: CuePlace[] = [];
  for (const cue of cues) {
    const wanted = normalCue(cue);
    if (wanted === '') continue;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (isThai(wanted) ? stands(text, end) : standsAtWord(text, at, end, wanted))
        found.push({ cue, start: at, end });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A Thai cue is not cut before a vowel or tone mark that belongs to its last letter. */
function stands(text: string, end: number): boolean {
  return end >= text.length || !/\p{M}/u.test(text[end] ?? '');
}

function standsAtWord(text: string, start: number, end: number, cue: string): boolean {
  if (start > 0 && /[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return false;
  // Four letters and fewer hide in too many other words: "ruin" in "bruin", "flat" in "flatmate".
  return cue.length > 4 || end >= text.length || !/[\p{L}\p{N}]/u.test(text[end] ?? '');
}

function isThai(cue: string): boolean {
  return /\p{Script=Thai}/u.test(cue);
}

const recentCues = rememberRecent<string>(4000);

/** A cue in the form the text is in. */
function normalCue(cue: string): string {
  return recentCues(cue, () =>
    replaceMapped(mapText(cue, 'NFKC'), /(?<=[a-z])'(?=[a-z])/g, () => '').text.trim(),
  );
}

type Negation = CuePlace & { readonly thai: boolean };

function negations(read: ReadText, language: LoopCues): readonly Negation[] {
  const text = read.mapped.text;
  return placesOf(read, language.negators)
    .filter(({ end }) => {
      const after = text.slice(end).trimStart();
      return !language.notNegating.some((word) => after.startsWith(word));
    })
    .map((place) => ({ ...place, thai: isThai(place.cue) }));
}

function isTakenBack(
  place: CuePlace,
  found: readonly CuePlace[],
  negated: readonly Negation[],
  text: string,
): boolean {
  return negated.some((not) => {
    if (not.end > place.start) return false;
    // A negation inside a cue is part of what that cue says: "can't stop thinking", "หยุดคิดไม่ได้".
    if (found.some((other) => other !== place && other.start <= not.start && not.end <= other.end))
      return false;
    const between = text.slice(not.end, place.start);
    if (not.thai) return between.length <= NEGATION_THAI_CHARS && !/\s/.test(between);
    if (/[.!?;,\n]|\b(?:but|because|and)\b/.test(between)) return false;
    return between.trim().split(/\s+/).filter(Boolean).length < NEGATION_WORDS;
  });
}
