/** Tibetan dates against the reference vectors and the New Years that were kept. */
import { expect, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/tibetan.ts';
import { birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { civilToDays, daysToCivil, formatIsoDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { losar, tibetanYear } from '#calendar/phugpa.ts';
import { mewaOf } from '#traditions/tibetan/tables.ts';
import { tibetan } from '#traditions/tibetan/tibetan.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

test.each(open.modes.tibetan.vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, () => 0)).toEqual([]);
});

test.each(['2000-02-06', '2024-02-10', '2025-02-28', '2026-02-18'])('Losar was kept on %s', (iso) => {
  const civil = parseIsoDate(iso);
  expect(formatIsoDate(daysToCivil(losar(Number(iso.slice(0, 4)))))).toBe(iso);
  expect(civil === null ? null : civilToDays(civil)).toBe(losar(Number(iso.slice(0, 4))));
});

test('2026 is fire male horse, the fortieth year of the seventeenth rabjung; 2024 has the blue mewa three', () => {
  expect(tibetanYear(2026)).toEqual({
    element: 'fire',
    gender: 'male',
    animal: 'horse',
    rabjung: 17,
    inRabjung: 40,
  });
  expect(mewaOf(2024)).toEqual({ number: 3, colour: 'blue' });
});

test('the parkha is told as either until the person says which ring', () => {
  const birth = birthOf({ date: '1990-05-15' });
  const value = (sex: 'female' | 'male' | null): unknown =>
    tibetan.sheet({ ...NOTHING_KNOWN, birth, sex })?.facts.find(({ id }) => id === 'tibetan.parkha')?.value;
  // Nominal age 37 in 2026: 36 steps, 4 round the ring.
  expect(value('male')).toEqual({ type: 'id', id: 'kham' });
  expect(value('female')).toEqual({ type: 'id', id: 'li' });
  expect(value(null)).toEqual({ type: 'either', ids: ['kham', 'li'] });
});

test('a sheet has its points on its own facts', () => {
  const sheet = tibetan.sheet({ ...NOTHING_KNOWN, birth: birthOf({ date: '1990-05-15' }), sex: 'female' });
  if (sheet === null) throw new Error('a sheet');
  const points = tibetan.points(sheet);
  const ids = new Set<string>(sheet.facts.map(({ id }) => id));
  expect(points.length).toBeGreaterThanOrEqual(8);
  expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
  // 1990 is a horse year, and so is 2026.
  expect(points.map(({ key }) => key)).toContain('tibetan:obstacle');
});
