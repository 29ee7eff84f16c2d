/** Thai transits against the reference vectors. */
import { expect, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-transits.ts';
import { birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { thaiTransits } from '#traditions/thai-chart/thai-transits.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

test.each(open.modes['thai-transits'].vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, () => 0)).toEqual([]);
});

test('without a time the houses are counted from the Moon, and said to be', () => {
  const sheet = thaiTransits.sheet({ ...NOTHING_KNOWN, birth: birthOf({ date: '1985-03-02' }) });
  if (sheet === null) throw new Error('a sheet');
  const value = (id: string): unknown => sheet.facts.find((fact) => fact.id === id)?.value;
  expect(value('thaitransit.reference')).toEqual({ type: 'id', id: 'moon' });
  expect(value('thaitransit.saturn.house')).toBeUndefined();
  expect(value('thaitransit.saturn.from-moon')).toBeDefined();
  expect(thaiTransits.points(sheet).length).toBeGreaterThanOrEqual(5);
});

test('another day that is asked for is read at its noon', () => {
  const birth = birthOf({ date: '1985-03-02', time: '08:15' });
  const sheet = thaiTransits.sheet({ ...NOTHING_KNOWN, birth, day: '2027-04-13' });
  expect(sheet?.inputs['at']).toBe('2027-04-13T05:00:00Z');
});
