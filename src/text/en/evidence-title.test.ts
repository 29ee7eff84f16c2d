import { expect, test } from 'vitest';
import type { Fact } from '#facts/fact.ts';
import { factId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import { evidenceTitle } from './evidence-title.ts';

const fact = (id: string, value: Fact['value']): Fact => ({
  id: factId(id),
  value,
  label: '',
  derivation: { method: '', from: [], source: '' },
});
const context = (...facts: readonly Fact[]) => ({
  zone: 'UTC',
  today: '2026-11-21',
  facts: factsById({ facts }),
});
const ids = [
  'natal.venus.sign',
  'natal.venus.house',
  'natal.venus.retrograde',
  'natal.sun.dignity',
  'natal.sect',
  'natal.phase',
  'natal.house7.sign',
  'natal.moon-opposition-saturn.orb',
  'natal.moon-square-mars.orb',
  'natal.venus-trine-mars.orb',
];

test.each([
  ['natal.venus.sign=aries', 'Venus in Aries'],
  ['natal.venus.house=12', 'Venus in the twelfth house'],
  ['natal.venus.retrograde', 'Venus moving backwards'],
  ['natal.sun.dignity=exaltation', 'Sun in exaltation'],
  ['natal.sect=night', 'A night chart'],
  ['natal.house7.sign=libra', 'Seventh house in Libra'],
  ['natal.moon-tense-saturn', 'Moon opposition Saturn'],
  ['natal.moon-tense-mars', 'Moon square Mars'],
  ['natal.venus-easy-mars', 'Venus trine Mars'],
  ['natal.element.fire=much', 'Fire among your planets'],
  ['natal.house7.ruler.house=12', 'The ruler of your seventh house is in the twelfth'],
])('%s is told without the whole sheet: %s', (part, title) => {
  expect(evidenceTitle(part, ids, context())).toBe(title);
});

test('the phase of the Moon is named', () => {
  expect(evidenceTitle('natal.phase=last-quarter', ids, context())).toMatch(/^Moon’s phase.*: .*quarter/);
});

test('with the sheet a count and the name of a ruler are told as well', () => {
  const sheet = context(
    fact('natal.element.fire.count', { type: 'count', n: 5 }),
    fact('natal.house7.ruler', { type: 'id', id: 'venus' }),
  );
  expect(evidenceTitle('natal.element.fire=much', ids, sheet)).toBe('Fire: 5 of ten planets');
  expect(evidenceTitle('natal.house7.ruler.house=12', ids, sheet)).toBe(
    'Venus rules your seventh house and is in the twelfth',
  );
});

test.each(['agree', 'relevance', 'natal.venus-together-sun', 'natal.mars.sign=leo'])(
  '%s is no fact of this theme',
  (part) => expect(evidenceTitle(part, ids, context())).toBeNull(),
);
