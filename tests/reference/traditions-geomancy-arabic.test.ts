/** Shields against the vectors of the reading modes and the worked shield of the specification. */
import { expect, it } from 'vitest';
import { readSheet } from '#traditions/cast/points.ts';
import { geomancyArabic } from '#traditions/geomancy/geomancy-arabic.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/geomancy-arabic.ts';
import { vectorsOf } from './cast-vectors.ts';

vectorsOf(geomancyArabic, factsOf, 6);

const viewOf = (entered: string, school: Readonly<Record<string, string>> = {}, matter = 'partner') => {
  const sheet = geomancyArabic.sheet(castInputs({ entered, school, answers: { matter: [matter] } }));
  if (sheet === null) throw new Error('a shield was entered');
  return readSheet(sheet);
};

it('casts the worked shield', () => {
  const view = viewOf('1101 0001 0110 1000');
  const figures = (kind: string) => [1, 2, 3, 4].map((n) => view.id(`geomancy.${kind}.${n}`));
  expect(figures('mother')).toEqual(['puer', 'tristitia', 'conjunctio', 'laetitia']);
  expect(figures('daughter')).toEqual(['carcer', 'amissio', 'albus', 'fortuna-minor']);
  expect(figures('niece')).toEqual(['fortuna-minor', 'cauda-draconis', 'fortuna-major', 'cauda-draconis']);
  expect(view.id('geomancy.witness.right')).toBe('albus');
  expect(view.id('geomancy.witness.left')).toBe('puer');
  expect(view.id('geomancy.judge')).toBe('via');
  expect(view.id('geomancy.reconciler')).toBe('albus');
  // Via has a single head, Albus a double one: the way goes left to Puer. Of its parents Fortuna Major is double,
  // Cauda single; Cauda comes of Albus, double, and Fortuna Minor, single.
  expect(view.ids('geomancy.via-puncti')).toEqual(['witness-left', 'niece-4', 'daughter-4']);
});

it('counts dots: odd is one point', () => {
  const dots = '7 9 12 3 8 4 10 5 6 11 13 2 15 8 4 6';
  expect(viewOf(dots).id('geomancy.judge')).toBe('via');
  for (const entered of ['', '1101 0001 0110', '1101 0001 0110 1002', '7 9 12', 'puer'])
    expect(geomancyArabic.sheet(castInputs({ entered }))).toBeNull();
});

it('places the mothers on the angles in the school of the Golden Dawn', () => {
  const view = viewOf('1101 0001 0110 1000', { houses: 'golden-dawn' });
  expect([10, 1, 4, 7].map((house) => view.id(`geomancy.house${house}`))).toEqual([
    'puer',
    'tristitia',
    'conjunctio',
    'laetitia',
  ]);
});

it('finds how a matter comes together with the person who asks', () => {
  // Vector geomancy-arabic-02: Via lies in 1, 4 and 6; Puella in 5, 7 and 9.
  const view = viewOf('1111 0100 1110 1111');
  // Partner, house 7: Via lies in 6 beside it, and again in 4 beside Puella in 5.
  expect(view.ids('geomancy.house7.perfection')).toEqual(['conjunction', 'mutation']);
  // Home, house 4: the same figure in both.
  expect(view.ids('geomancy.house4.perfection')).toEqual(['occupation']);
  // Work, house 10: Rubeus lies in 2 beside the person and in 11 beside the matter.
  expect(view.ids('geomancy.house10.perfection')).toEqual(['translation']);
  // Loss, house 8, Carcer: nothing joins it.
  expect(view.ids('geomancy.house8.perfection')).toEqual([]);
  expect(view.id('geomancy.quesited')).toBe('partner');
});
