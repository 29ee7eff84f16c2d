import { describe, expect, it } from 'vitest';
import { signIds } from '#facts/fact-id.ts';
import type { Placement } from '#practice/chart-summary/chart-summary.ts';
import { placementClause, placementTitle, summarySentence } from './chart-summary.ts';

/** Pairs that can be this far apart at a birth; the Sun is never far from Mercury and Venus. */
const NEAR_THE_SUN = ['mercury', 'venus', 'sun'];
const SLOW = ['uranus', 'neptune', 'pluto'];
const FASTEST_FIRST = ['moon', ...NEAR_THE_SUN, 'mars', 'jupiter', 'saturn', ...SLOW, 'asc', 'mc'];

const houses = Array.from({ length: 12 }, (_, at) => at + 1);
const both = (a: string, b: string, list: readonly string[]) => list.includes(a) && list.includes(b);
const pairs = FASTEST_FIRST.flatMap((a, at) =>
  FASTEST_FIRST.slice(at + 1).map((b) => [a, b] as const),
).filter(([a, b]) => !both(a, b, NEAR_THE_SUN) && !both(a, b, SLOW) && !both(a, b, ['asc', 'mc']));

const placements = [
  ...['sun', 'moon', 'asc', 'mc'].flatMap((point) => signIds.map((sign) => ({ type: 'sign', point, sign }))),
  ...['sun', 'moon', 'saturn'].flatMap((point) => houses.map((house) => ({ type: 'house', point, house }))),
  ...pairs.flatMap(([a, b]) => ['trine', 'square'].map((aspect) => ({ type: 'aspect', a, aspect, b }))),
  ...['fire', 'earth', 'air', 'water'].map((element) => ({ type: 'element', element, count: 5 })),
  ...['cardinal', 'fixed', 'mutable'].map((modality) => ({ type: 'modality', modality, count: 5 })),
] as unknown as readonly Placement[];

describe('a chart in short', () => {
  it('has a clause for every placement that it may name', () => {
    const silent = placements.filter((one) => placementClause(one) === null).map(placementTitle);
    expect(silent).toEqual([]);
  });

  it('says nothing twice, in clauses that stand after a colon', () => {
    const clauses = placements.map((one) => placementClause(one) ?? '');
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const clause of clauses) expect(clause).toMatch(/^[a-z][^"']*[a-z]$/);
  });

  it('names in each sentence the placement it rests on', () => {
    expect(summarySentence({ type: 'sign', point: 'sun', sign: 'aries' })).toBe(
      'Your Sun, the core of who you are, is in Aries: you would rather begin at once than talk about it, and you like to go first.',
    );
    expect(summarySentence({ type: 'sign', point: 'asc', sign: 'leo' })).toMatch(
      /^Leo was rising when you were born: /,
    );
    expect(summarySentence({ type: 'element', element: 'water', count: 6 })).toMatch(
      /^Six of your ten planets are in water signs, so /,
    );
    expect(placementTitle({ type: 'aspect', a: 'sun', aspect: 'square', b: 'mars' })).toBe(
      'Sun at odds with Mars',
    );
    expect(placementTitle({ type: 'house', point: 'saturn', house: 11 })).toBe('Saturn in the 11th house');
  });
});
