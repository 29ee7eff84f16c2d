/**
 * Type-ahead over the city index.
 *
 * Best first: the beginning of a name, the beginning of a word in it, any part of it; within each the larger place
 * first. A name typed in full counts as if the place were sixteen times its size, a spelling that is neither the main one
 * nor the place's own as if it were 256 times smaller: "san" means San Diego before São Paulo.
 * What follows a comma, or the last words of the query, may name the region or the country: "paris tx", "bangkok, thailand".
 */
import { fold } from './fold.ts';
import type { Place } from './place.ts';
import type { PlaceIndex, SearchText } from './place-index.ts';

/** The longest query that is read; more than any name in the index. */
const MAX_QUERY = 80;

/** Ranks lie further apart than any two sizes (quarters of a doubling) with what is added to them. */
const RANK = { whole: 2016, beginning: 2000, word: 1000, part: 0 } as const;
const OTHER_SPELLING = -32;

/**
 * Places for what was typed so far, best first, at most `limit`. Empty for a blank query.
 * A few milliseconds on the full index.
 */
export function searchPlaces(index: PlaceIndex, query: string, limit: number): readonly Place[] {
  const scores = new Map<number, number>();
  for (const { name, qualifiers } of readings(query)) {
    const allowed = qualifiers.length === 0 ? null : regionsMatching(index, qualifiers);
    if (allowed === null || allowed.includes(1)) scoreRows(index, name, allowed, limit, scores);
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([row]) => index.place(row));
}

type Reading = { readonly name: string; readonly qualifiers: readonly string[] };

/** The ways to divide a query into a name and words about where it is, the plainest first. */
function readings(query: string): readonly Reading[] {
  const [before = '', ...after] = query.slice(0, MAX_QUERY).split(',');
  const name = fold(before);
  if (name === '') return [];
  const qualifiers = wordsOf(fold(after.join(' ')));
  if (after.length > 0) return [{ name, qualifiers }];
  const words = wordsOf(name);
  return words.map((_, i) => {
    const length = words.length - i;
    return { name: words.slice(0, length).join(' '), qualifiers: words.slice(length) };
  });
}

function wordsOf(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '');
}

/** Regions whose own or country's words begin with every qualifier. */
function regionsMatching(index: PlaceIndex, qualifiers: readonly string[]): Uint8Array {
  return Uint8Array.from(index.regionWords, (words) =>
    qualifiers.every((q) => words.includes(` ${q}`)) ? 1 : 0,
  );
}

/** Adds the rows whose names match, with their scores: enough of the best for `limit` results, not all. */
function scoreRows(
  index: PlaceIndex,
  name: string,
  allowed: Uint8Array | null,
  limit: number,
  scores: Map<number, number>,
): void {
  // One letter begins a word of nearly every name, and part of a word says little before the third letter.
  const isShort = name.length < (LATIN.test(name) ? 3 : 2);
  const needles = !isShort ? [name] : name.length === 1 ? [`\n${name}`] : [`\n${name}`, ` ${name}`];

  const scan = ({ text, starts }: SearchText, needle: string, added: number) => {
    const lead = needle.length - name.length;
    const taken = { whole: 0, beginning: 0, word: 0, part: 0 };
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
      const start = at + lead;
      const before = text.charCodeAt(start - 1);
      const kind =
        before === LINE_FEED
          ? text.charCodeAt(start + name.length) === LINE_FEED
            ? 'whole'
            : 'beginning'
          : before === SPACE
            ? 'word'
            : 'part';
      // Rows come in order of size: after the first few of a kind the rest are smaller.
      if (taken[kind] >= limit) continue;
      const row = rowAt(starts, start);
      if (allowed !== null && allowed[index.regionOf[row] ?? 0] === 0) continue;
      taken[kind] += 1;
      const score = RANK[kind] + added + (index.size[row] ?? 0);
      if (score > (scores.get(row) ?? -Infinity)) scores.set(row, score);
    }
  };

  for (const needle of needles) {
    scan(index.main, needle, 0);
    if (index.own !== null) scan(index.own, needle, 0);
    if (index.other !== null) scan(index.other, needle, OTHER_SPELLING);
  }
}

const LATIN = /^[a-z ]+$/;
const LINE_FEED = 10;
const SPACE = 32;

/** The row whose names hold the character at `at`: the last that starts at or before it. */
function rowAt(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
