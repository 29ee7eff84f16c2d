/**
 * A piece of the person's own words to give back: never altered, only cut.
 *
 * Nothing is quoted that holds an insult against oneself, a slur, a crisis cue, an address or a long number. Where no
 * clause may be quoted the answer is null, and the mirror does without.
 */
import { graphemesOf } from '#lib/graphemes.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { SafetyTools } from '#companion/safety/assess-safety.ts';
import { originalSpan } from '#companion/safety/mapped-text.ts';
import type { CuePlace } from './find-cues.ts';
import { hasCue } from './find-cues.ts';
import { countCharacters, readText } from './read-text.ts';
import type { CuesByLanguage, ReadText } from './read-text.ts';

/** Longest summary in whole sentences, in characters as a reader counts them. */
export const MAX_HEARD_CHARS = 140;

/** Longest cut quote, in characters as a reader counts them, the "…" of a cut one included. */
export const MAX_QUOTE_CHARS = 60;

/** A clause of fewer words says too little; Thai counts characters, as it writes no spaces between words. */
const FEWEST_WORDS = 3;
const FEWEST_THAI_CHARS = 6;

/** Fewer words than this are quoted whole. */
const WHOLE_BELOW_WORDS = 3;

export type QuoteRules = { readonly cues: CuesByLanguage; readonly safety: SafetyTools };

/**
 * What to give back of a text, or null when nothing may be.
 *
 * `winning` are the places of the cues that won, in the mapped text. The clause in which most of them begin is taken,
 * then the shortest that says something. Where its whole sentence may be quoted it is, with a neighbour if both are short.
 */
export function quoteOf(read: ReadText, winning: readonly CuePlace[], rules: QuoteRules): string | null {
  if (read.kind !== 'words' || read.language === 'other') return null;
  if (wordsIn(read.clean) < WHOLE_BELOW_WORDS && !/\p{Script=Thai}/u.test(read.clean)) {
    const whole = trimmed(read.clean);
    return whole !== '' && mayBeQuoted(whole, rules) ? cutToLength(whole) : null;
  }
  const ranked = clausesOf(read, winning)
    .map((clause) => ({ ...clause, cues: winning.filter((cue) => beginsIn(cue, clause)).length }))
    .toSorted(
      (a, b) =>
        b.cues - a.cues ||
        Number(b.says) - Number(a.says) ||
        countCharacters(a.text) - countCharacters(b.text) ||
        a.start - b.start,
    );
  const chosen = ranked.find(({ text }) => mayBeQuoted(text, rules));
  if (chosen === undefined) return null;
  return wholeSentences(read, chosen, rules) ?? cutToLength(chosen.text);
}

/** The sentence around a clause, with the one before or after it where that fits. Thai marks no sentences. */
function wholeSentences(read: ReadText, clause: Clause, rules: QuoteRules): string | null {
  const { text } = read.mapped;
  if (/\p{Script=Thai}/u.test(text)) return null;
  const sentences = spansBetween(text, /[.!?\n…]+/g).filter(
    ({ start, end }) => text.slice(start, end).trim() !== '',
  );
  const at = sentences.findIndex(({ start, end }) => clause.start >= start && clause.start < end);
  const between = (first: number, last: number): string | null => {
    const [from, to] = [sentences[first], sentences[last]];
    if (from === undefined || to === undefined) return null;
    const whole = trimmed(originalSpan(read.mapped, from.start, to.end).text);
    const fits = countCharacters(whole) <= MAX_HEARD_CHARS;
    return fits && mayBeQuoted(whole, rules) ? whole : null;
  };
  return between(at - 1, at) ?? between(at, at + 1) ?? between(at, at);
}

/** The last sentence of a reflection, to close with; null when it is blank or may not be quoted. */
export function closingQuote(text: string, rules: QuoteRules): string | null {
  const read = readText(text, rules.cues);
  if (read.kind === 'empty') return null;
  const sentences = read.clean
    .split(/[.!?;\n…]+/)
    .map(trimmed)
    .filter((sentence) => sentence !== '');
  const last = sentences.findLast((sentence) => mayBeQuoted(sentence, rules));
  return last === undefined ? null : cutToLength(last);
}

/** Whether words may be given back at all. */
export function mayBeQuoted(text: string, rules: QuoteRules): boolean {
  if (unsafeAddress.test(text)) return false;
  if (assessSafety(text, rules.safety).tier !== 0) return false;
  const read = readText(text, rules.cues);
  return !hasCue(read, rules.cues.en.unquotable) && !hasCue(read, rules.cues.th.unquotable);
}

const unsafeAddress =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|th|uk|me|app)\b|[^\s@]+@[^\s@]+|(?:[\d๐-๙][ -]?){5,}/iu;

type Clause = {
  /** Offsets in the mapped text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Long enough to say something. */
  readonly says: boolean;
};

const boundary = /[.!?;,\n…]+|\b(?:but|because|and)\b/g;

function clausesOf(read: ReadText, winning: readonly CuePlace[]): readonly Clause[] {
  const { text } = read.mapped;
  return spansBetween(text, boundary)
    .flatMap((piece) => thaiChunks(piece, text, winning))
    .flatMap((piece) => clauseOf(piece, read));
}

type Span = { readonly start: number; readonly end: number };

/** The stretches of a text between the matches of a pattern. */
function spansBetween(text: string, pattern: RegExp): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    spans.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  spans.push({ start: from, end: text.length });
  return spans;
}

/** Thai clauses end at spaces; neighbours that both hold a winning cue stay together. */
function thaiChunks(
  piece: { readonly start: number; readonly end: number },
  text: string,
  winning: readonly CuePlace[],
): readonly { readonly start: number; readonly end: number }[] {
  const inside = text.slice(piece.start, piece.end);
  const thai = inside.match(/\p{Script=Thai}/gu)?.length ?? 0;
  if (thai === 0) return [piece];
  const chunks: { start: number; end: number }[] = [];
  for (const match of inside.matchAll(/\S+/g)) {
    const chunk = { start: piece.start + match.index, end: piece.start + match.index + match[0].length };
    const before = chunks.at(-1);
    const isLatin = !/\p{Script=Thai}/u.test(match[0]);
    const joins =
      before !== undefined &&
      ((holdsCue(before, winning) && holdsCue(chunk, winning)) ||
        (isLatin && !/\p{Script=Thai}/u.test(text.slice(before.start, before.end))));
    if (joins) before.end = chunk.end;
    else chunks.push(chunk);
  }
  return chunks;
}

function holdsCue(
  piece: { readonly start: number; readonly end: number },
  winning: readonly CuePlace[],
): boolean {
  return winning.some((cue) => cue.start >= piece.start && cue.start < piece.end);
}

function beginsIn(cue: CuePlace, clause: Clause): boolean {
  return cue.start >= clause.start && cue.start < clause.end;
}

function clauseOf(
  piece: { readonly start: number; readonly end: number },
  read: ReadText,
): readonly Clause[] {
  const text = trimmed(originalSpan(read.mapped, piece.start, piece.end).text);
  if (text === '') return [];
  const says = /\p{Script=Thai}/u.test(text)
    ? countCharacters(text) >= FEWEST_THAI_CHARS
    : wordsIn(text) >= FEWEST_WORDS;
  return [{ ...piece, text, says }];
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
}

/** White space to one space; marks and quotes at the ends off, so that our own do not stand beside them. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s"“”„«»()[\]:–—-]+/u, '')
    .replace(/[\s"“”„«»()[\]:–—.!?;,…-]+$/u, '');
}

/** Cut at a word with "…"; a single long word is cut at a character. */
function cutToLength(text: string): string {
  if (countCharacters(text) <= MAX_QUOTE_CHARS) return text;
  const kept: string[] = [];
  for (const segment of graphemesOf(text)) {
    if (kept.length === MAX_QUOTE_CHARS - 1) break;
    kept.push(segment);
  }
  const head = kept.join('');
  const isThai = /\p{Script=Thai}/u.test(head);
  const at = isThai ? thaiWordEnd(head) : head.lastIndexOf(' ');
  return `${(at > 20 ? head.slice(0, at) : head).trimEnd()}…`;
}

/** The end of the last whole Thai word, by the platform's dictionary; without one, the last space. */
function thaiWordEnd(head: string): number {
  if (thaiWords === null) return head.lastIndexOf(' ');
  let end = 0;
  for (const { index } of thaiWords.segment(head)) end = index;
  return end;
}

const thaiWords =
  (Intl as { readonly Segmenter?: typeof Intl.Segmenter }).Segmenter === undefined
    ? null
    : new Intl.Segmenter('th', { granularity: 'word' });
