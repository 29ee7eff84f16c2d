/** Six lines read: the hexagram, where it leads, what lies inside it, and which texts Zhu Xi would read. */
import type { LineValue } from '#lib/draw.ts';
import {
  bitsOf,
  hexagramOf,
  inverseHexagram,
  nuclearHexagram,
  oppositeHexagram,
  trigramsOf,
} from './hexagrams.ts';
import type { TrigramPair } from './hexagrams.ts';

export type Lines = readonly LineValue[];

export const lineKinds = ['old-yin', 'young-yang', 'young-yin', 'old-yang'] as const;
export type LineKind = (typeof lineKinds)[number];

export type HexagramReading = {
  readonly lines: Lines;
  readonly primary: number;
  /** Places 1–6 from the bottom whose line is old. */
  readonly changing: readonly number[];
  /** Null when no line changes. */
  readonly relating: number | null;
  readonly nuclear: number;
  readonly inverse: number;
  readonly opposite: number;
  readonly trigrams: TrigramPair;
  /** Which texts are read, the chief first. */
  readonly texts: readonly TextId[];
  /** Places whose line fits them: yang at 1, 3, 5, yin at 2, 4, 6. */
  readonly correct: readonly number[];
  /** Pairs of unlike lines at 1 and 4, 2 and 5, 3 and 6: `1-4`. */
  readonly corresponding: readonly string[];
};

/** `primary-line-4`, `relating-statement`; `all-nines` and `all-sixes` are the seventh texts of hexagrams 1 and 2. */
export type TextId =
  | `${'primary' | 'relating'}-${'statement' | `line-${number}`}`
  | 'all-nines'
  | 'all-sixes';

const PLACES = [1, 2, 3, 4, 5, 6] as const;

export const lineKind = (line: LineValue): LineKind => lineKinds[line - 6] ?? 'young-yin';
const isYang = (line: LineValue): boolean => line === 7 || line === 9;
const isOld = (line: LineValue): boolean => line === 6 || line === 9;

/** Reads six lines, bottom to top. Throws when there are not six. */
export function readLines(lines: Lines): HexagramReading {
  const yang = lines.map(isYang);
  const primary = hexagramOf(yang.map((on) => (on ? '1' : '0')).join(''));
  const changing = PLACES.filter((place) => isOld(lines[place - 1] ?? 7));
  const turned = Array.from(bitsOf(primary)).map((bit, at) =>
    isOld(lines[at] ?? 7) ? 1 - Number(bit) : bit,
  );
  const relating = changing.length === 0 ? null : hexagramOf(turned.join(''));
  return {
    lines,
    primary,
    changing,
    relating,
    nuclear: nuclearHexagram(primary),
    inverse: inverseHexagram(primary),
    opposite: oppositeHexagram(primary),
    trigrams: trigramsOf(primary),
    texts: textsOf(primary, changing),
    correct: PLACES.filter((place) => yang[place - 1] === (place % 2 === 1)),
    corresponding: [1, 2, 3]
      .filter((place) => yang[place - 1] !== yang[place + 2])
      .map((place) => `${place}-${place + 3}`),
  };
}

/**
 * Zhu Xi's rule by how many lines change: none, the statement; one, its text; two, both, the upper first; three, both statements;
 * four, the two lines at rest in the relating hexagram, the lower first; five, the one at rest; six, the relating statement, and
 * for hexagrams 1 and 2 their seventh text. Source: Zhu Xi, Introduction to the Study of the Changes, ch. 4.
 */
function textsOf(primary: number, changing: readonly number[]): readonly TextId[] {
  const still = PLACES.filter((place) => !changing.includes(place));
  switch (changing.length) {
    case 0:
      return ['primary-statement'];
    case 1:
    case 2:
      return changing.toReversed().map((place): TextId => `primary-line-${place}`);
    case 3:
      return ['primary-statement', 'relating-statement'];
    case 4:
    case 5:
      return still.map((place): TextId => `relating-line-${place}`);
    default:
      if (primary === 1) return ['all-nines'];
      return primary === 2 ? ['all-sixes'] : ['relating-statement'];
  }
}
