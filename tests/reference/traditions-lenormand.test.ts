/** The small deck against the vectors of the reading modes. */
import { expect, it } from 'vitest';
import { readSheet } from '#traditions/cast/points.ts';
import { lenormand } from '#traditions/lenormand/lenormand.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/lenormand.ts';
import { expectSound, vectorsOf } from './cast-vectors.ts';

vectorsOf(lenormand, factsOf, 6);

it('sees from the card the person chose', () => {
  // Vector lenormand-02: the man lies in row 1, column 8, between 2 and 16 in the first row.
  const sheet = lenormand.sheet(castInputs({ seed: 's20260001-l1', answers: { significator: ['man'] } }));
  if (sheet === null) throw new Error('a deck was drawn');
  const view = readSheet(sheet);
  const numbers = (id: string) => view.ids(id).map((key) => Number(key.slice(-2)));
  expect(numbers('lenormand.past')).toEqual([2, 18, 6, 11, 4, 33, 24]);
  expect(numbers('lenormand.ahead')).toEqual([16]);
  expect(numbers('lenormand.above')).toEqual([]);
  expect(numbers('lenormand.below')).toEqual([25, 30, 20]);
  expect(numbers('lenormand.around')).toEqual([2, 16, 22, 25, 8]);
  expect(numbers('lenormand.knights')).toEqual([12, 26, 5]);
  expect(numbers('lenormand.mirror.across')).toEqual([33]);
  expect(numbers('lenormand.mirror.down')).toEqual([20]);
  expect(numbers('lenormand.diagonals')).toEqual([22, 8, 9, 34]);
  // 28 lies in cell 8, the house of the Coffin; 8 in cell 18, 18 in cell 6, 6 in cell 5, and so on back to 28.
  expect(numbers('lenormand.chain').slice(0, 5)).toEqual([28, 8, 18, 6, 5]);
  expect(view.count('lenormand.distance')).toBe(4);
});

it.each(['line-3', 'line-5', 'square-9', 'grand-tableau'])('lays %s', (layout) => {
  for (const tableau of ['4x9', '8x4+4']) {
    const sheet = lenormand.sheet(
      castInputs({
        seed: 'layout',
        answers: { layout: [layout], significator: ['woman'] },
        school: { tableau },
      }),
    );
    if (sheet === null) throw new Error('a deck was drawn');
    expectSound(lenormand, { sheet, expect: {} });
  }
});

it('takes cards from the table of the person', () => {
  const laid = lenormand.sheet(castInputs({ entered: '14, 17 35', seed: 'ignored' }));
  expect(laid?.inputs).toMatchObject({ layout: 'line-3', cards: [14, 17, 35], entered: true });
  for (const entered of ['14 14 35', '0 1 2', '37 1 2', '1 2', 'fox'])
    expect(lenormand.sheet(castInputs({ entered }))).toBeNull();
});
