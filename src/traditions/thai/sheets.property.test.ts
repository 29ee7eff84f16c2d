/**
 * Laws of every sheet of these modes, over births with and without a time, before and outside the lunar table:
 * 1. no input throws, and what cannot be told is a null with a need or a caveat on the sheet;
 * 2. the same inputs give the same hash; each id stands once; points cite what is there, five or more of a full sheet;
 * 3. a full sheet frames itself once or twice and has a helping and a hard point or a time where its tradition has them;
 * 4. words are of the fact grammar.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { thai7numbers9bases } from './thai-7numbers-9bases.ts';
import { thaiAlmanac } from './thai-almanac.ts';
import { thaiFengShui } from './thai-feng-shui.ts';
import { thaiMahaTaksa } from './thai-maha-taksa.ts';
import { thaiNameAnalysis } from './thai-name-analysis.ts';
import { thaiNumerology } from './thai-numerology.ts';
import { thaiPhrommayarn } from './thai-phrommayarn.ts';
import { thaiTaksa } from './thai-taksa.ts';
import { thaiTarot } from './thai-tarot.ts';
import { thaiYearlyZodiac } from './thai-yearly-zodiac.ts';

const zoneRules = createZoneRules();

function birth(date: string, time: string | null, hasPlace: boolean): BirthMoment {
  const place = hasPlace ? { name: 'Khon Kaen', latDeg: 16.44, lonDeg: 102.83 } : null;
  const zone = hasPlace ? 'Asia/Bangkok' : null;
  const details = { date, time, plusMinusMin: 0, place, zone, offsetSeconds: null, fold: null };
  const answer = resolveBirth(details, zoneRules);
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const full: TraditionInputs = {
  birth: birth('1979-08-22', '16:05', true),
  sex: 'female',
  name: { thai: 'หทัยรัตน์ ใจดี', latin: null },
  now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
  zone: 'Asia/Bangkok',
  place: { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 },
  day: '2026-11-21',
  facingDeg: 95,
  seed: '5be1a9c05be1a9c05be1a9c05be1a9c0',
  entered: null,
  answers: { number: ['081 234 5678'] },
  school: {},
  zoneRules,
};

const empty: TraditionInputs = {
  ...full,
  birth: null,
  sex: null,
  name: { thai: null, latin: null },
  place: null,
  facingDeg: null,
  seed: null,
  answers: {},
};

const odd: readonly Partial<TraditionInputs>[] = [
  { birth: birth('1979-08-22', null, true) },
  { birth: birth('1979-08-22', null, false), sex: null, facingDeg: null },
  { birth: birth('1979-08-23', '05:59', true) },
  { birth: birth('2000-02-04', null, true), sex: null, facingDeg: 22.5 },
  { birth: birth('1850-01-01', '12:00', true) },
  { birth: birth('2030-01-01', '12:00', true) },
  { day: '2070-02-30', zone: 'nowhere', name: { thai: 'abc', latin: null } },
  {
    day: '2050-01-01',
    answers: { number: ['๑๒'], 'target-year': ['next'] },
    name: { thai: '  ', latin: null },
  },
  {
    school: {
      dayStart: 'sunrise',
      nightStart: 'sunset',
      mahaTaksaCycle: '96',
      monthCount: 'from-fifth',
      marks: 'with-vowels',
    },
  },
  {
    school: { yearRelations: 'month-five', wednesdayNight: 'mercury' },
    answers: { 'birth-part': ['night'] },
  },
  { place: { name: 'Pole', latDeg: 90, lonDeg: 0 }, facingDeg: Number.NaN },
];

const modes: readonly Tradition[] = [
  thaiAlmanac,
  thaiTaksa,
  thaiMahaTaksa,
  thai7numbers9bases,
  thaiYearlyZodiac,
  thaiPhrommayarn,
  thaiNumerology,
  thaiNameAnalysis,
  thaiFengShui,
  thaiTarot,
];

const WORD = /^[\w.:*+ -]{1,80}$/;

describe.each(modes)('$mode', (tradition) => {
  it('tells a full sheet', () => {
    const sheet = tradition.sheet(full);
    if (sheet === null) throw new Error('something is missing');
    expect(tradition.needs(full)).toEqual([]);
    expect(sheet.mode).toBe(tradition.mode);
    expect(tradition.sheet(full)?.hash).toBe(sheet.hash);
    const points = tradition.points(sheet);
    expect(points.length).toBeGreaterThanOrEqual(5);
    expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
    const frames = points.filter(({ isFrame }) => isFrame === true).length;
    if (tradition !== thaiTarot) expect([1, 2]).toContain(frames);
    const moves = new Set(points.map(({ move }) => move));
    if (tradition !== thaiTarot)
      expect(moves.has('resource') || moves.has('tension') || moves.has('timing')).toBe(true);
    for (const { weight, topics } of points) {
      expect(weight).toBeLessThanOrEqual(20);
      for (const part of Object.values(topics)) expect(part).toBeLessThanOrEqual(12);
    }
  });

  it('bears every input', () => {
    for (const inputs of [empty, ...odd.map((change) => ({ ...full, ...change }))]) {
      const needs = tradition.needs(inputs);
      const sheet = tradition.sheet(inputs);
      expect(sheet === null).toBe(needs.length > 0);
      if (sheet === null) continue;
      const ids: readonly string[] = sheet.facts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { facts } of tradition.points(sheet)) for (const id of facts) expect(ids).toContain(id);
      const words = sheet.facts.flatMap(({ value, label, derivation }) => [
        label,
        derivation.method,
        derivation.source,
        ...(value.type === 'id' ? [value.id] : []),
        ...(value.type === 'ids' || value.type === 'either' ? value.ids : []),
      ]);
      expect(words.filter((word) => !WORD.test(word))).toEqual([]);
      expect(
        sheet.facts.flatMap(({ derivation }) => derivation.from.filter((id) => !ids.includes(id))),
      ).toEqual([]);
    }
  });
});
