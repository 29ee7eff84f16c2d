/** The piece of a text around what was looked for. */
import { isWanted, markedPart } from './query.ts';
import type { Wanted } from './query.ts';
import { wordsIn } from './words.ts';

/** `marks` are stretches of `text`, in order, in UTF-16 units: from, and to which it does not reach any more. */
export type Snippet = {
  readonly text: string;
  readonly marks: readonly (readonly [from: number, to: number])[];
};

export type Excerpt = Snippet & {
  /** The words found in the whole text, as they are written there, longest first, each once. */
  readonly words: readonly string[];
};

/** Units of the text shown, and of those before its first mark. */
const LENGTH = 150;
const LEAD = 36;
const MOST_WORDS = 24;

type Match = { readonly from: number; readonly to: number; readonly wanted: string };

/** What is wanted, with words that stand nowhere replaced by those that were found near them. */
export function withNear(
  wanted: readonly Wanted[],
  near: ReadonlyMap<string, readonly string[]>,
): readonly Wanted[] {
  return wanted.flatMap((one) => near.get(one.word)?.map((word) => ({ word, open: false })) ?? [one]);
}

/** The words of a text that are wanted, where they stand. Those that touch each other are one. */
function matchesIn(text: string, wanted: readonly Wanted[]): readonly Match[] {
  const matches: Match[] = [];
  for (const match of singleMatches(text, wanted)) {
    const last = matches.at(-1);
    if (last !== undefined && last.to === match.from) matches.splice(-1, 1, { ...last, to: match.to });
    else matches.push(match);
  }
  return matches;
}

function singleMatches(text: string, wanted: readonly Wanted[]): readonly Match[] {
  return wordsIn(text).flatMap(({ word, start, end }): Match[] => {
    const one = wanted.find((each) => isWanted(word, each));
    if (one === undefined) return [];
    const { from, to } = markedPart(word, text.slice(start, end), one);
    return [{ from: start + from, to: start + to, wanted: one.word }];
  });
}

/** A whole short text with what is wanted marked: a title. */
export function markedText(text: string, wanted: readonly Wanted[]): Snippet {
  return { text, marks: matchesIn(text, wanted).map(({ from, to }) => [from, to] as const) };
}

/**
 * A line of a long text that holds the most of what is wanted; its beginning when nothing is. An ellipsis stands where
 * it was cut. Line breaks are spaces.
 */
export function excerptOf(text: string, wanted: readonly Wanted[]): Excerpt {
  const matches = matchesIn(text, wanted);
  const first = fullest(matches);
  const from = first === undefined ? 0 : startBefore(text, first.from);
  const to = endAfter(text, from + LENGTH);
  const lead = from > 0 ? '…' : '';
  const tail = to < text.length ? '…' : '';
  const shift = lead.length - from;
  return {
    text: lead + text.slice(from, to).replace(/\s/g, ' ') + tail,
    marks: matches
      .filter((match) => match.from >= from && match.to <= to)
      .map((match) => [match.from + shift, match.to + shift] as const),
    words: wordsFound(text, matches),
  };
}

/** The match from which the most different words stand within a line's length. */
function fullest(matches: readonly Match[]): Match | undefined {
  let best: Match | undefined;
  let most = 0;
  matches.forEach((match, at) => {
    const seen = new Set<string>();
    for (let next = at; next < matches.length; next += 1) {
      const other = matches[next];
      if (other === undefined || other.to - match.from > LENGTH - LEAD) break;
      seen.add(other.wanted);
    }
    if (seen.size <= most) return;
    most = seen.size;
    best = match;
  });
  return best;
}

/** A place up to `LEAD` before `at`, after a space where there is one. */
function startBefore(text: string, at: number): number {
  if (at <= LEAD) return 0;
  const space = text.slice(at - LEAD, at).search(/\s\S/u);
  const start = space === -1 ? at - LEAD : at - LEAD + space + 1;
  return afterCharacter(text, start);
}

/** A place up to some way after `at`, at a space where there is one. */
function endAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(at - 20, at).lastIndexOf(' ');
  const end = space === -1 ? at : at - 20 + space;
  return afterCharacter(text, end);
}

/** The first place from `at` on where a cut parts neither a surrogate pair nor a sign from the letter that carries it. */
function afterCharacter(text: string, at: number): number {
  let place = at;
  while (/^(?:[\uDC00-\uDFFF]|\p{M})/u.test(text.slice(place, place + 1))) place += 1;
  return place;
}

function wordsFound(text: string, matches: readonly Match[]): readonly string[] {
  const words = new Set(matches.map(({ from, to }) => text.slice(from, to)));
  return [...words].toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}
