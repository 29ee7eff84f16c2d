/** Vedic charts against the reference vectors (within 0.01° of Swiss Ephemeris), and what the sheet promises. */
import { describe, expect, it, test } from 'vitest';
import { factsOf } from '../../tools/astro/facts/vedic.ts';
import { birthOf, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { vedic } from '#traditions/vedic/vedic.ts';
import { differences } from './traditions-indic.ts';
import open from './traditions-open.json' with { type: 'json' };

const within = (path: string): number =>
  path === 'vimshottariBalanceYears' ? 0.03 : /^(?:ayanamsa$|lagna$|sidereal)/.test(path) ? 0.02 : 0;

test.each(open.modes.vedic.vectors)('$id', async ({ input, expect: want }) => {
  const { expect: got } = await factsOf(input);
  expect(differences(want, got, within)).toEqual([]);
});

const birth = birthOf({ date: '1990-05-15', time: '10:00' });

describe('the worked chart of 15 May 1990, 10:00 in Bangkok', () => {
  const sheet = vedic.sheet({ ...NOTHING_KNOWN, birth });
  const value = (id: string): unknown => sheet?.facts.find((fact) => fact.id === id)?.value;

  it('has the printed places', () => {
    expect(value('vedic.sun.sign')).toEqual({ type: 'id', id: 'taurus' });
    expect(value('vedic.moon.nakshatra')).toEqual({ type: 'id', id: 'uttara-ashadha' });
    expect(value('vedic.moon.pada')).toEqual({ type: 'count', n: 1 });
    expect(value('vedic.tithi')).toEqual({ type: 'count', n: 20 });
    expect(value('vedic.tithi.name')).toEqual({ type: 'id', id: 'panchami' });
    expect(value('vedic.yoga')).toEqual({ type: 'id', id: 'shubha' });
    expect(value('vedic.karana')).toEqual({ type: 'id', id: 'taitila' });
  });

  it('is the same twice, and has hard and easy things to tell', () => {
    expect(vedic.sheet({ ...NOTHING_KNOWN, birth })).toEqual(sheet);
    const points = sheet === null ? [] : vedic.points(sheet);
    const moves = new Set(points.map(({ move }) => move));
    expect(points.length).toBeGreaterThan(25);
    expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
    expect([...moves]).toEqual(expect.arrayContaining(['core', 'tension', 'resource', 'timing']));
    const ids = new Set<string>(sheet?.facts.map(({ id }) => id));
    expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a birth without a time', () => {
  const sheet = vedic.sheet({ ...NOTHING_KNOWN, birth: birthOf({ date: '1990-05-15' }) });
  const ids = sheet?.facts.map(({ id }) => String(id)) ?? [];

  it('leaves out the lagna and the dates of periods, and says so', () => {
    expect(ids.filter((id) => /lagna|house|antar/.test(id))).toEqual([]);
    expect(sheet?.caveats).toContain('caveat.birth-time-unknown');
    expect(sheet?.missing).toEqual(['birth-time']);
  });

  it('still tells the Moon with what the day leaves open', () => {
    const moon = sheet?.facts.find(({ id }) => id === 'vedic.moon.nakshatra');
    expect(moon?.value.type).toBe('either');
  });
});
