/** Odu against the vectors of the reading modes and the worked signs of the specification. */
import { expect, it } from 'vitest';
import { readSheet } from '#traditions/cast/points.ts';
import { geomancyIfa } from '#traditions/ifa/geomancy-ifa.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/geomancy-ifa.ts';
import { vectorsOf } from './cast-vectors.ts';

vectorsOf(geomancyIfa, factsOf, 6);

const viewOf = (entered: string, school: Readonly<Record<string, string>> = {}) => {
  const sheet = geomancyIfa.sheet(castInputs({ entered, school }));
  if (sheet === null) throw new Error('two legs were entered');
  return readSheet(sheet);
};

it.each([
  ['1111 2222', 'ogbe-oyeku', 2],
  ['2222 2222', 'oyeku-meji', 18],
])('names %s', (entered, odu, index) => {
  const view = viewOf(entered);
  expect(view.id('ifa.odu')).toBe(odu);
  expect(view.count('ifa.index')).toBe(index);
  expect(view.has('caveat.ifa-scope')).toBe(true);
});

it('ranks by the order of Ife where that is the school', () => {
  // Obara is seventh of the widespread order and fifth of Ife.
  expect(viewOf('1222 1222').count('ifa.index')).toBe(103);
  expect(viewOf('1222 1222', { order: 'ife' }).count('ifa.index')).toBe(69);
});

it('tosses for ire and ibi only when asked', () => {
  const drawn = (toss: string) => geomancyIfa.sheet(castInputs({ seed: 'toss', answers: { toss: [toss] } }));
  expect(drawn('no')?.facts.some(({ id }) => id === 'ifa.orientation')).toBe(false);
  expect(drawn('yes')?.facts.some(({ id }) => id === 'ifa.orientation')).toBe(true);
  expect(viewOf('1111 2222 ibi').id('ifa.orientation')).toBe('ibi');
  for (const entered of ['', '1111', '1111 222', '1111 2223', '1111 2222 maybe', '1111 2222 ire ire'])
    expect(geomancyIfa.sheet(castInputs({ entered }))).toBeNull();
});
