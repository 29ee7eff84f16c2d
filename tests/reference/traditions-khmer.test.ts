/** Khmer dates and new years against the reference vectors and published days. */
import { describe, expect, it, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/khmer.ts';
import { birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { khmer } from '#traditions/khmer/khmer.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

test.each(open.modes.khmer.vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, () => 0)).toEqual([]);
});

test.each([
  ['2018-12-15', 'Migasir', 'keit', 8, 2562],
  ['2025-10-06', 'Assoch', 'keit', 14, 2569],
])('%s is printed as %s %s %i, %i', async (date, month, phase, day, buddhistEra) => {
  const { expect: got } = await factsOf({ date });
  expect(got).toMatchObject({ month, phase, day, buddhistEra });
});

describe('the year of an animal', () => {
  const animal = (date: string, time: string | null): unknown =>
    khmer
      .sheet({ ...NOTHING_KNOWN, birth: birthOf({ date, time }) })
      ?.facts.find(({ id }) => id === 'khmer.animal')?.value;

  it('changes at 22:24 on 13 April 2024', () => {
    expect(animal('2024-04-13', '12:00')).toEqual({ type: 'id', id: 'rabbit' });
    expect(animal('2024-04-13', '22:30')).toEqual({ type: 'id', id: 'dragon' });
  });

  it('is told as either beside that minute, and on that day without a time', () => {
    expect(animal('2024-04-13', '22:23')).toEqual({ type: 'either', ids: ['rabbit', 'dragon'] });
    expect(animal('2024-04-13', null)).toEqual({ type: 'either', ids: ['rabbit', 'dragon'] });
    expect(animal('2024-04-12', null)).toEqual({ type: 'id', id: 'rabbit' });
  });
});

test('a sheet has its points on its own facts, with and without a time', () => {
  for (const time of ['10:00', null]) {
    const sheet = khmer.sheet({ ...NOTHING_KNOWN, birth: birthOf({ date: '1990-05-15', time }) });
    if (sheet === null) throw new Error('a sheet');
    const points = khmer.points(sheet);
    const ids = new Set<string>(sheet.facts.map(({ id }) => id));
    expect(points.length).toBeGreaterThanOrEqual(8);
    expect(points.filter(({ isFrame }) => isFrame === true)).toHaveLength(1);
    expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
    expect(sheet.caveats).toContain('caveat.shared-mainland-tradition');
  }
});
