/** The day's star in the ring of a birth star, against the reference vectors. */
import { expect, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-horoscope.ts';
import { birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { unixMs } from '#astro/time/instant.ts';
import { thaiHoroscope } from '#traditions/thai-chart/thai-horoscope.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

test.each(open.modes['thai-horoscope'].vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, () => 0)).toEqual([]);
});

const birth = birthOf({ date: '1990-05-15', time: '10:00' });

test('the hours before six belong to the day before', () => {
  const early = thaiHoroscope.sheet({
    ...NOTHING_KNOWN,
    birth,
    now: unixMs(Date.parse('2026-11-20T22:00:00Z')),
  });
  const late = thaiHoroscope.sheet({ ...NOTHING_KNOWN, birth });
  const star = (sheet: typeof early): unknown => sheet?.facts.find(({ id }) => id === 'thaiday.star')?.value;
  // 21 November 2026, a Saturday: 05:00, and 17:00.
  expect(star(early)).toEqual({ type: 'id', id: 'venus' });
  expect(star(late)).toEqual({ type: 'id', id: 'saturn' });
});

test('a day has a frame and points on its own facts, with and without a time of birth', () => {
  for (const time of ['10:00', null]) {
    const sheet = thaiHoroscope.sheet({ ...NOTHING_KNOWN, birth: birthOf({ date: '1990-05-15', time }) });
    if (sheet === null) throw new Error('a sheet');
    const points = thaiHoroscope.points(sheet);
    const ids = new Set<string>(sheet.facts.map(({ id }) => id));
    expect(points.length).toBeGreaterThanOrEqual(7);
    expect(points.filter(({ isFrame }) => isFrame === true)).toHaveLength(1);
    expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
  }
});
