/** A message with two questions: both are answered, the shortest first, and a third is offered. */
import type { Ask, Kind } from '#facts/ask.ts';
import type { Reading, SaidEntry, Sentence, Weighed } from '#facts/reading.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { capital } from '#reading/write/words.ts';
import type { ReadingLines } from '#reading/write/words.ts';
import { wordCount } from './page.ts';

/** One of the questions of a message, understood on its own. */
export type AskedPart = {
  readonly ask: Ask;
  readonly text: string;
  /** Bodies, signs and houses that it names, and terms of the field. */
  readonly named: readonly string[];
  readonly terms: readonly string[];
};

/** Kinds that are answered with a value, before anything else; what a term means comes after it. */
const VALUES: readonly Kind[] = ['lookup', 'confirm', 'next-event'];
/** Questions of one message that are answered. */
const ANSWERED = 2;
/** UTF-16 units of a question that is quoted. */
const LONGEST_QUOTE = 120;

/**
 * Answers the first two questions of a message.
 * @param read answers one of them; `before` is what the other was answered with, none of which comes again
 */
export function composeParts(
  parts: readonly AskedPart[],
  lines: Pick<ReadingLines, 'third'>,
  read: (part: AskedPart, before: SaidEntry | null) => Reading,
): Reading {
  const [one, other] = parts.slice(0, ANSWERED) as [AskedPart, AskedPart];
  const both = inTurn(one, other, read);
  const isLater = rank(both[1], other) < rank(both[0], one);
  const [first, second] = isLater ? inTurn(other, one, read) : both;
  const said = new Set(first.sentences.map(({ text }) => text));
  const sentences: readonly Sentence[] = [
    // One question back is enough, and the last one is heard.
    ...first.sentences.filter(({ move }) => move !== 'askback'),
    ...second.sentences
      .filter(({ text, move }) => move !== 'limit' || !said.has(text))
      .map((sentence, i) => (i === 0 ? { ...sentence, opens: true as const } : sentence)),
    ...thirdOf(parts[ANSWERED], lines),
  ];
  return {
    ...first,
    sentences,
    planHash: sha256Hex(`${first.planHash} ${second.planHash}`),
    weighed: weighedOnce([...first.weighed, ...second.weighed]),
    said: saidTogether(first.said, second.said),
  };
}

function inTurn(
  one: AskedPart,
  other: AskedPart,
  read: (part: AskedPart, before: SaidEntry | null) => Reading,
): readonly [Reading, Reading] {
  const first = read(one, null);
  return [first, read(other, first.said)];
}

/** What is answered first: a value, then what takes fewer words. */
function rank({ sentences }: Reading, { ask }: AskedPart): number {
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0);
  if (VALUES.includes(ask.kind)) return words / 1000;
  return ask.kind === 'explain' ? 1 + words / 1000 : 2 + words;
}

/** A question that there was no room for, in the person's own words. */
function thirdOf(part: AskedPart | undefined, { third }: Pick<ReadingLines, 'third'>): readonly Sentence[] {
  if (part === undefined) return [];
  const asked = part.text.trim().replace(/[\s.?!…]+$/u, '');
  const quoted = `${capital(asked).replace(/\bi\b/gu, 'I')}?`;
  const text =
    asked.length > LONGEST_QUOTE ? third.unquoted : third.quoted.replace('{question}', () => quoted);
  return [
    { text: text.replaceAll("'", '’'), cites: [], move: 'askback', verdict: 'reflection', opens: true },
  ];
}

/** The sums of both answers; a theme that one of them used is not also shown as left out. */
function weighedOnce(rows: readonly Weighed[]): readonly Weighed[] {
  const sorted = [...rows.filter(({ used }) => used), ...rows.filter(({ used }) => !used)];
  return sorted.filter(({ key }, i) => sorted.findIndex((same) => same.key === key) === i);
}

function saidTogether(first: SaidEntry, second: SaidEntry): SaidEntry {
  const both = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [...new Set([...a, ...b])];
  return {
    ...first,
    testimonies: both(first.testimonies, second.testimonies),
    facts: both(first.facts, second.facts),
    practice: first.practice ?? second.practice,
    question: second.question ?? first.question,
    atoms: both(first.atoms, second.atoms),
  };
}
