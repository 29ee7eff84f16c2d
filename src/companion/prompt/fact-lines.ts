/**
 * The facts of a prompt: the strongest points first, then what stands near them, then limits. What does not fit is named
 * by its family, so that the model can ask for it.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Aliases } from './aliases.ts';
import { cleanPersonText } from './clean-text.ts';
import type { PromptInput } from './prompt-input.ts';
import { tokensOf } from './tokens.ts';

export const MAX_FACT_LINES = 60;
export const MAX_FACT_TOKENS = 2400;

export type FactLines = {
  readonly lines: readonly string[];
  /** Families held back: `transit.saturn.*`. */
  readonly held: readonly string[];
};

/** The facts block of a prompt. */
export function factLines(input: PromptInput, aliases: Aliases): FactLines {
  const ids = ranked(input);
  const weights = weightsOf(input);
  const lines: string[] = [];
  const held = new Set<string>();
  let tokens = 0;
  for (const id of ids) {
    const line = factLine(id, input, aliases, weights.get(id));
    const cost = tokensOf(line);
    if (lines.length < MAX_FACT_LINES && tokens + cost <= MAX_FACT_TOKENS) {
      lines.push(line);
      tokens += cost;
    } else held.add(familyGlob(id));
  }
  return { lines, held: [...held].slice(0, 24) };
}

type Weight = { readonly score: number; readonly together: readonly FactId[] };

/**
 * One line of JSON: the alias, the id, what it says, its weight and what it acts with. A Thai answer names things as their tradition
 * writes them; an English one has no room for two names of each.
 */
export function factLine(
  id: FactId,
  { say, lang, tradition }: Pick<PromptInput, 'say' | 'lang' | 'tradition'>,
  aliases: Aliases,
  weight?: Weight,
): string {
  const own = lang === 'th' ? tradition?.own[id] : undefined;
  return JSON.stringify({
    k: aliases.of(id),
    id,
    say: cleanPersonText(say[id] ?? id),
    ...(own === undefined ? {} : { own }),
    ...(weight === undefined
      ? {}
      : { w: Math.round(weight.score), with: weight.together.map((other) => aliases.of(other)) }),
  });
}

function weightsOf({ weighed, sheet }: PromptInput): ReadonlyMap<FactId, Weight> {
  const known = new Set(sheet.facts.map(({ id }) => id));
  const weights = new Map<FactId, Weight>();
  for (const { facts, score } of weighed) {
    const held = facts.filter((id) => known.has(id));
    for (const id of held)
      if (!weights.has(id)) weights.set(id, { score, together: held.filter((other) => other !== id) });
  }
  return weights;
}

/** Every fact of the sheet, the most useful first. Limits come before the long tail: a reading may have to say them. */
function ranked(input: PromptInput): readonly FactId[] {
  const { sheet, weighed } = input;
  const known = new Set(sheet.facts.map(({ id }) => id));
  const top = weighed.toSorted((a, b) => b.score - a.score).flatMap(({ facts }) => facts);
  const subjects = new Set(top.flatMap(subjectsOf));
  const rest = sheet.facts
    .filter(({ survives }) => survives !== 'no')
    .map((fact) => ({ id: fact.id, use: useOf(fact, subjects, input) }))
    .toSorted((a, b) => b.use - a.use);
  const ids = [...top, ...sheet.caveats, ...rest.map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => known.has(id) && isForModels(id));
}

/**
 * Another person's own positions give away a birth: a model reads what is between the two, never what is theirs. Of letters and
 * of a number that somebody can be called by it reads the sums.
 */
export function isForModels(id: FactId): boolean {
  return !id.startsWith('partner.') && !SPELT.has(id);
}

/** Facts whose value is a letter of a name, or the digits of a telephone by twos. */
const SPELT: ReadonlySet<string> = new Set([
  'thainame.first.letter',
  'thainame.kalakini.letters',
  'thainumbers.number.pairs',
]);

/**
 * Facts that letters were counted for: how they were counted spells out a name, of which a model may know the first at most. What
 * pythagorean numbers count in the date alone is none of them.
 */
export function countsLetters(id: string): boolean {
  return /^(?:chaldean\.(?!birth-)|thainame\.|thainumbers\.|caveat\.(?:name-|rare-letter|other-signs)|numerology\.(?!(?:life-path|birthday|personal-|pinnacle\.|challenge\.)))/.test(
    id,
  );
}

/**
 * A fact as a model may see it: how it was computed without the letters of a name, the parts of a date that were added, and where
 * somebody was.
 */
export function seenFact(fact: Fact): Fact {
  const { values, ...derivation } = fact.derivation;
  if (values === undefined) return fact;
  const { latDeg, lonDeg: _, ...others } = values;
  // A longitude alone is one of the sky.
  const placeless = latDeg === undefined ? values : others;
  const isSum = countsLetters(fact.id) || /^numerology\.(?!pinnacle\.)/.test(fact.id);
  const seen = isSum ? {} : placeless;
  return {
    ...fact,
    derivation: Object.keys(seen).length === 0 ? derivation : { ...derivation, values: seen },
  };
}

/** Days before and after today within which a passage bears on a question that names no time. */
const RECENT_DAYS = 45;
const SOON_DAYS = 240;

const major = /-(?:conjunction|sextile|square|trine|opposition)-/;

/** How much use a fact is beside the chosen points: those about the same bodies first, dates that are near, then the chart. */
function useOf({ id, value }: Fact, subjects: ReadonlySet<string>, input: PromptInput): number {
  const touches = subjectsOf(id).some((name) => subjects.has(name)) ? 40 : 0;
  if (/^transit\..*\.(?:exact|enter|leave)$/.test(id))
    return value.type === 'instants' && value.at.some((at) => isNear(at, input)) ? 30 + touches : 2;
  if (major.test(id) && id.endsWith('.orb'))
    return (value.type === 'degrees' && value.deg <= 3 ? 26 : 12) + touches;
  if (/\.(?:sign|card|type|strategy|authority|profile)$/.test(id)) return 28 + touches;
  if (/\.(?:house|ruler|retrograde|dignity)$/.test(id)) return 22 + touches;
  if (/\.(?:occupants|phase|count|sect|overlay)$/.test(id)) return 14 + touches;
  return 1;
}

function isNear(at: string, { ask, today }: PromptInput): boolean {
  const { from, to } = ask.frame;
  const day = at.slice(0, 10);
  if (from !== null && to !== null && day >= from && day <= to) return true;
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return days >= -RECENT_DAYS && days <= SOON_DAYS;
}

/** The bodies and houses of an id: `transit.saturn-square-sun.exact` is about Saturn and the Sun. */
function subjectsOf(id: FactId): readonly string[] {
  const [, middle = ''] = id.split('.');
  const [a = '', , b] = middle.split('-');
  return b === undefined ? [a] : [a, b];
}

function familyGlob(id: FactId): string {
  const [family = '', middle = ''] = id.split('.');
  const [a = ''] = middle.split('-');
  return `${family}.${a}*`;
}
