/** Casts of the I Ching against the vectors of the reading modes and the worked cast of the specification. */
import { expect, it } from 'vitest';
import { readSheet } from '#traditions/cast/points.ts';
import { iChing } from '#traditions/iching/i-ching.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/i-ching.ts';
import { vectorsOf } from './cast-vectors.ts';

vectorsOf(iChing, factsOf, 6);

it('reads 9 8 8 7 8 6 as Arousing with its first and last line', () => {
  const sheet = iChing.sheet(castInputs({ entered: '9 8 8 7 8 6' }));
  if (sheet === null) throw new Error('six lines were entered');
  const view = readSheet(sheet);
  expect(
    ['primary', 'relating', 'nuclear', 'inverse', 'opposite'].map((part) => view.id(`iching.${part}`)),
  ).toEqual(['51', '35', '39', '52', '57']);
  expect(view.ids('iching.changing')).toEqual(['1', '6']);
  expect(view.ids('iching.read')).toEqual(['primary-line-6', 'primary-line-1']);
  expect(view.id('iching.source')).toBe('entered');
  expect(sheet.caveats).toEqual(['caveat.cast-entered']);
});

it('asks for what it cannot read', () => {
  for (const entered of ['', '9 8 8', '1 2 3 4 5 6', 'yes', '9 8 8 7 8 6 6', '9:reversed 8 8 7 8 6']) {
    expect(iChing.sheet(castInputs({ entered }))).toBeNull();
    expect(iChing.needs(castInputs({ entered }))).toEqual(['answers']);
  }
  expect(iChing.needs(castInputs({}))).toEqual(['question']);
  expect(iChing.needs(castInputs({ seed: 'any' }))).toEqual([]);
});
