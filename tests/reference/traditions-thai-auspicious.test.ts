/** Watches, rerk and the four days of the year against the reference vectors and a palace announcement. */
import { describe, expect, it, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-auspicious.ts';
import { BANGKOK, birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { KALAYOK_IDS, kalayok, RERK_IDS, rerkOf, yamAt } from '#traditions/thai-chart/choosing.ts';
import { thaiAuspicious } from '#traditions/thai-chart/thai-auspicious.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

test.each(open.modes['thai-auspicious'].vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, () => 0)).toEqual([]);
});

test('the banner day of 1386 was a Tuesday, as announced', () => {
  expect(kalayok(1386).find(({ id }) => id === 'thongchai')?.weekday).toBe('tuesday');
});

describe('watches', () => {
  it('begin at six, last ninety minutes, and give Wednesday the row of its books', () => {
    const stars = Array.from({ length: 8 }, (_, i) => yamAt(0, 360 + i * 90, () => 4).star);
    expect(stars).toEqual(['mercury', 'moon', 'saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury']);
    expect(yamAt(10, 359, (day) => day)).toMatchObject({ day: 9, period: 'night', number: 8 });
    expect(yamAt(10, 1080, (day) => day)).toMatchObject({ day: 10, period: 'night', number: 1 });
  });

  it('each weekday begins with its own star', () => {
    for (let weekday = 1; weekday <= 7; weekday += 1) {
      expect(yamAt(0, 360, () => weekday).star).toBe(yamAt(0, 1080, () => weekday).star);
      expect(
        new Set(Array.from({ length: 7 }, (_, i) => yamAt(0, 360 + i * 90, () => weekday).star)).size,
      ).toBe(7);
    }
  });
});

test('every rerk comes three times in the twenty-seven mansions', () => {
  const seen = Array.from({ length: 27 }, (_, i) => rerkOf(i));
  expect(RERK_IDS.map((id) => seen.filter((one) => one === id).length)).toEqual(RERK_IDS.map(() => 3));
});

describe('a sheet', () => {
  const birth = birthOf({ date: '1990-05-15', time: '10:00' });
  const sheet = thaiAuspicious.sheet({
    ...NOTHING_KNOWN,
    birth,
    place: BANGKOK,
    answers: { purpose: ['travel'] },
  });

  it('adds its parts to its score', () => {
    const counts = sheet?.facts.flatMap(({ id, value }) =>
      id.startsWith('auspicious.score.') && value.type === 'count' ? [value.n] : [],
    );
    const total = sheet?.facts.find(({ id }) => id === 'auspicious.score')?.value;
    expect(total).toEqual({ type: 'count', n: (counts ?? []).reduce((sum, n) => sum + n, 0) });
  });

  it('names the rerk that runs, and the moments it begins and ends', () => {
    const at = (id: string): number => {
      const value = sheet?.facts.find((fact) => fact.id === id)?.value;
      return value?.type === 'instant' ? Date.parse(value.at) : Number.NaN;
    };
    const hours = (at('auspicious.rerk.to') - at('auspicious.rerk.from')) / 3_600_000;
    expect(at('auspicious.rerk.from')).toBeLessThanOrEqual(NOTHING_KNOWN.now);
    expect(at('auspicious.rerk.to')).toBeGreaterThan(NOTHING_KNOWN.now);
    expect(hours).toBeGreaterThan(19);
    expect(hours).toBeLessThan(29);
  });

  it('has five points and more on its own facts', () => {
    if (sheet === null) throw new Error('a sheet');
    const points = thaiAuspicious.points(sheet);
    const ids = new Set<string>(sheet.facts.map(({ id }) => id));
    expect(points.length).toBeGreaterThanOrEqual(7);
    expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
    expect(KALAYOK_IDS.every((id) => ids.has(`auspicious.kalayok.${id}`))).toBe(true);
  });
});
