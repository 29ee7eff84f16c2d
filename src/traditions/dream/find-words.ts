/**
 * Finds the words of a lexicon in a text, longest first, each place once.
 *
 * English goes word by word; Thai, written without blanks, letter by letter with blanks taken out. A Thai form never
 * ends in the middle of a syllable, before a vowel sign or a tone mark.
 */
import type { Span } from '#facts/ask.ts';
import type { DreamForms } from './lexicon.ts';

export type Wanted = { readonly key: string; readonly forms: DreamForms };
export type FoundWord = { readonly key: string; readonly span: Span };

export type WordFinder = (text: string) => readonly FoundWord[];

/** A finder over a lexicon. `between` may stand inside an English form. Finds come in the order of the text. */
export function wordFinder(wanted: readonly Wanted[], between: readonly string[]): WordFinder {
  const english = englishIndex(wanted);
  const thai = thaiIndex(wanted);
  const light = new Set(between);
  return (text) =>
    [...findEnglish(text, english, light), ...findThai(text, thai)].toSorted(
      (p, q) => p.span.start - q.span.start,
    );
}

// ---- English ----

type EnglishForm = { readonly key: string; readonly words: readonly string[] };

/** Forms by their first word, the longest first. */
function englishIndex(wanted: readonly Wanted[]): ReadonlyMap<string, readonly EnglishForm[]> {
  const index = new Map<string, EnglishForm[]>();
  for (const { key, forms } of wanted)
    for (const form of forms.en)
      for (const words of inflected(form.split(' '))) {
        const first = words[0] ?? '';
        index.set(first, [...(index.get(first) ?? []), { key, words }]);
      }
  for (const list of index.values()) list.sort((p, q) => q.words.length - p.words.length);
  return index;
}

/** The form, and the form with its last word in the plural or the third person. */
function inflected(words: readonly string[]): readonly (readonly string[])[] {
  const last = words.at(-1) ?? '';
  const start = words.slice(0, -1);
  const endings = [last, `${last}s`];
  if (/(?:s|x|z|ch|sh)$/.test(last)) endings.push(`${last}es`);
  if (/[^aeiou]y$/.test(last)) endings.push(`${last.slice(0, -1)}ies`);
  return endings.map((ending) => [...start, ending]);
}

type Token = { readonly word: string; readonly start: number; readonly end: number };

function findEnglish(
  text: string,
  index: ReadonlyMap<string, readonly EnglishForm[]>,
  light: ReadonlySet<string>,
): readonly FoundWord[] {
  const tokens = [...text.matchAll(/[a-z]+(?:['’][a-z]+)*/gi)].map((match): Token => ({
    word: match[0].toLowerCase().replaceAll('’', "'").replace(/'s$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: FoundWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(tokens, at, index, light);
    if (match !== null) found.push({ key: match.key, span: spanOf(text, tokens, at, match.next - 1) });
    at = match?.next ?? at + 1;
  }
  return found;
}

function longestAt(
  tokens: readonly Token[],
  at: number,
  index: ReadonlyMap<string, readonly EnglishForm[]>,
  light: ReadonlySet<string>,
): { readonly key: string; readonly next: number } | null {
  for (const { key, words } of index.get(tokens[at]?.word ?? '') ?? []) {
    const next = endOfForm(tokens, at, words, light);
    if (next !== null) return { key, next };
  }
  return null;
}

/** The place after the form when it stands at `at`, or null. At most two light words are stepped over at a time. */
function endOfForm(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  light: ReadonlySet<string>,
): number | null {
  let place = at;
  for (const word of words) {
    for (let skipped = 0; skipped < 2 && place > at && tokens[place]?.word !== word; skipped += 1) {
      if (!light.has(tokens[place]?.word ?? '')) return null;
      place += 1;
    }
    if (tokens[place]?.word !== word) return null;
    place += 1;
  }
  return place;
}

function spanOf(text: string, tokens: readonly Token[], first: number, last: number): Span {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  return { start, end, text: text.slice(start, end) };
}

// ---- Thai ----

type ThaiForm = { readonly key: string; readonly form: string };

/** Forms by their first letter, the longest first. */
function thaiIndex(wanted: readonly Wanted[]): ReadonlyMap<string, readonly ThaiForm[]> {
  const index = new Map<string, ThaiForm[]>();
  for (const { key, forms } of wanted)
    for (const form of forms.th) {
      const first = form.charAt(0);
      index.set(first, [...(index.get(first) ?? []), { key, form }]);
    }
  for (const list of index.values()) list.sort((p, q) => q.form.length - p.form.length);
  return index;
}

/** Vowels above, below and after, shorteners and tone marks: none of them begins a word. */
const CONTINUES = /[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]/;

function findThai(text: string, index: ReadonlyMap<string, readonly ThaiForm[]>): readonly FoundWord[] {
  // Blanks inside a Thai sentence are rests for the eye; the places they stood at are kept.
  const places = [...text.matchAll(/\S/g)].map(({ index: place }) => place);
  const dense = places.map((place) => text.charAt(place)).join('');
  const found: FoundWord[] = [];
  for (let at = 0; at < dense.length;) {
    const match = (index.get(dense.charAt(at)) ?? []).find(
      ({ form }) => dense.startsWith(form, at) && !CONTINUES.test(dense.charAt(at + form.length)),
    );
    if (match === undefined) {
      at += 1;
      continue;
    }
    const start = places[at] ?? 0;
    const end = (places[at + match.form.length - 1] ?? start) + 1;
    found.push({ key: match.key, span: { start, end, text: text.slice(start, end) } });
    at += match.form.length;
  }
  return found;
}
