/** Claims of degree within a sign, and how a number is bounded by its words. */
import { holderOf, candidates, negation } from './holder.ts';
import { known, isCue, say, unknown } from './reader.ts';
import type { Outcome, Reader } from './reader.ts';

/** A place within a sign; a degree beside an aspect is its orb and is read there. */
export function readDegree(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token === undefined || token.id === 'minutes-only') return;
  const around = tokens.slice(Math.max(0, at - 4), at + 4);
  // What tells how near two bodies are is no place, even where the two could not be made out.
  if (
    around.some((one) => isCue(one, 'from-exact', 'orb')) ||
    tokens.slice(Math.max(0, at - 2), at).some((one) => isCue(one, 'within'))
  )
    return;
  const holder = holderOf(reader, at);
  const mention = holder?.mentions[0];
  if (holder === null || mention === undefined) return;
  const said = token.n;
  const exactTo = token.id === 'minutes' ? 2 / 60 : null;
  const comparison = comparisonBefore(reader, at);
  say(reader, at, {
    shape: 'degree',
    says: String(Math.round(said * 100) / 100),
    negated: negation(reader, mention, holder.from, at),
    candidates: candidates(reader, mention, 'degree', (slot) => {
      const held = view.number(slot);
      if (held === null) return unknown;
      const [from, to] = [held.from % 30, held.to % 30];
      // The first degree of a sign runs from 0° to 1°.
      if (token.form === 'nth' && comparison === 'over') return known(from >= said && to >= said, slot);
      if (token.form === 'nth')
        return known(Math.floor(from) === said - 1 && Math.floor(to) === said - 1, slot);
      return rangeOutcome(slot, from, to, said, comparison, exactTo);
    }),
  });
}

/** "in the second decan of Scorpio": a third of a sign, ten degrees each. */
export function readDecan(reader: Reader, at: number): void {
  const said = reader.tokens[at - 1];
  const holder = said?.kind === 'ordinal' ? holderOf(reader, at) : null;
  const mention = holder?.mentions[0];
  if (said === undefined || holder === null || mention === undefined) return;
  say(reader, at, {
    shape: 'degree',
    says: `decan ${said.n}`,
    negated: negation(reader, mention, holder.from, at),
    candidates: candidates(reader, mention, 'degree', (slot) => {
      const held = reader.view.number(slot);
      return held === null ? unknown : known(Math.floor((held.from % 30) / 10) + 1 === said.n, slot);
    }),
  });
}

const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [0, 10],
  mid: [10, 20],
  late: [20, 30],
  'first-half': [0, 15],
  'second-half': [15, 30],
};

/** "late in Capricorn", "in the first half of Aries": thirds and halves of a sign, as of a month. */
export function readPartOfSign(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const part = PARTS[tokens[at]?.id ?? ''];
  let sign = at + 1;
  while (isCue(tokens[sign], 'in', 'of', 'the')) sign += 1;
  const holder = tokens[sign]?.kind === 'sign' ? holderOf(reader, sign) : null;
  const mention = holder?.mentions[0];
  if (part === undefined || holder === null || mention === undefined) return;
  say(reader, sign, {
    shape: 'degree',
    says: tokens[at]?.id ?? '',
    negated: negation(reader, mention, holder.from, sign),
    candidates: candidates(reader, mention, 'degree', (slot) => {
      const held = view.number(slot);
      if (held === null) return unknown;
      const degree = held.from % 30;
      return known(degree >= part[0] && degree < part[1], slot);
    }),
  });
}

export type Comparison = 'equal' | 'under' | 'within' | 'over' | 'nearly';

/** How a number is bounded by the words before it. */
export function comparisonBefore(reader: Reader, at: number): Comparison {
  for (let j = at - 1; j >= Math.max(0, at - 4); j -= 1) {
    const token = reader.tokens[j];
    if (isCue(token, 'within')) return token?.form === 'under' ? 'under' : 'within';
    if (isCue(token, 'below')) return 'under';
    if (isCue(token, 'over', 'above', 'after')) return 'over';
    if (isCue(token, 'nearly', 'around')) return 'nearly';
    if (!isCue(token, 'the', 'indefinite', 'from', 'than', 'light', 'of') && token?.kind !== 'word') break;
  }
  return 'equal';
}

/** A number or a range on the sheet against a number that is said, bounded or plain. */
export function rangeOutcome(
  slot: string,
  from: number,
  to: number,
  said: number,
  comparison: Comparison,
  exactTo: number | null,
): Outcome {
  const holds = (value: number): boolean => {
    switch (comparison) {
      case 'within':
        return value <= said + 0.005;
      case 'under':
        return value < said + 0.005;
      case 'over':
        return value > said - 0.005;
      case 'nearly':
        return Math.abs(value - said) <= Math.max(0.5, said * 0.15);
      case 'equal':
        break;
    }
    if (exactTo !== null) return Math.abs(value - said) <= exactTo + 1e-6;
    if (Number.isInteger(said)) return Math.floor(value + 1e-9) === said || Math.round(value) === said;
    return Math.abs(value - said) <= 0.1;
  };
  const [low, high] = [holds(from), holds(to)];
  if (low !== high) return { is: 'unknown', facts: [slot] };
  return known(low, slot);
}
