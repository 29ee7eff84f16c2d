/** Thai charts against the reference vectors: Suriyayatra to the arcminute, Lahiri to 0.03°. */
import { describe, expect, it, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-astrology.ts';
import { birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { thaiAstrology } from '#traditions/thai-chart/thai-astrology.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

const within = (path: string): number => {
  if (path.startsWith('suriyayatra.arcmin')) return 1;
  if (path === 'suriyayatra.lagnaArcmin') return 3;
  return path.startsWith('lahiri.degrees') ? 0.03 : 0;
};

test.each(open.modes['thai-astrology'].vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, within)).toEqual([]);
});

describe('a chart', () => {
  const birth = birthOf({ date: '2003-07-09', time: '00:38' });
  const sheet = thaiAstrology.sheet({ ...NOTHING_KNOWN, birth });

  it('names its system, and is another chart in the other', () => {
    const other = thaiAstrology.sheet({ ...NOTHING_KNOWN, birth, school: { system: 'lahiri' } });
    expect(sheet?.school['system']).toBe('suriyayatra');
    expect(other?.school['system']).toBe('lahiri');
    expect(other?.hash).not.toBe(sheet?.hash);
  });

  it('counts the early hours to the day before: a Wednesday at 00:38 is still Tuesday', () => {
    const star = sheet?.facts.find(({ id }) => id === 'thai.birth-star');
    expect(star?.value).toEqual({ type: 'id', id: 'mars' });
  });

  it('has points on its own facts, a frame, and hard and easy ones', () => {
    if (sheet === null) throw new Error('a sheet');
    const points = thaiAstrology.points(sheet);
    const ids = new Set<string>(sheet.facts.map(({ id }) => id));
    expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
    expect(points.filter(({ isFrame }) => isFrame === true).length).toBe(1);
    expect(points.map(({ move }) => move)).toEqual(expect.arrayContaining(['tension', 'resource']));
  });
});

test('without a time there is no lagna and no house, and the Moon has its range', () => {
  const sheet = thaiAstrology.sheet({ ...NOTHING_KNOWN, birth: birthOf({ date: '1985-03-02' }) });
  const ids = sheet?.facts.map(({ id }) => String(id)) ?? [];
  expect(ids.filter((id) => /lagna|house|tanuseth/.test(id))).toEqual([]);
  const moon = sheet?.facts.find(({ id }) => id === 'thai.moon.degree')?.value;
  if (moon?.type !== 'degree-range') throw new Error('a range');
  expect((moon.toDeg - moon.fromDeg + 360) % 360).toBeGreaterThan(11);
  expect((moon.toDeg - moon.fromDeg + 360) % 360).toBeLessThan(16);
});
