/**
 * Laws:
 * 1. Fall is opposite exaltation, and detriment opposite an own sign, for each star.
 * 2. Contacts by sign are the same from both sides; eight of twelve counts have a name.
 * 3. Tanuseth is one of the seven stars, and each of them comes.
 * 4. Any birth gives sheets of registered facts in every mode of the chart, whose points rest on facts of the sheet.
 */
import { describe, expect, it } from 'vitest';
import { seededStream } from '#lib/seeded-stream.ts';
import { familyOf } from '#facts/fact-id.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { khmer } from '../khmer/khmer.ts';
import { tibetan } from '../tibetan/tibetan.ts';
import type { TraditionInputs } from '../tradition.ts';
import { SIGN_RELATIONS, signRelation, tanuseth, thaiDignities } from './rules.ts';
import { thaiAstrology } from './thai-astrology.ts';
import { thaiAuspicious } from './thai-auspicious.ts';
import { thaiHoroscope } from './thai-horoscope.ts';
import { thaiTransits } from './thai-transits.ts';

const stream = seededStream('1c3e5a7092b4d6f8091a2b3c4d5e6f70');
const below = (n: number): number => stream.below(n);

describe('standards', () => {
  const stars = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const;
  const signsOf = (star: (typeof stars)[number], dignity: 'uccha' | 'nich' | 'kaset' | 'pra'): number[] =>
    Array.from({ length: 12 }, (_, sign) => sign).filter((sign) =>
      thaiDignities(star, sign, 'four').includes(dignity),
    );

  it.each(stars)('of %s stand opposite each other', (star) => {
    const opposite = (signs: number[]): number[] =>
      signs.map((sign) => (sign + 6) % 12).toSorted((a, b) => a - b);
    expect(signsOf(star, 'nich')).toEqual(opposite(signsOf(star, 'uccha')));
    expect(signsOf(star, 'pra')).toEqual(opposite(signsOf(star, 'kaset')));
    expect(signsOf(star, 'uccha')).toHaveLength(1);
  });
});

it('contacts are mutual', () => {
  const kinds = new Set<string>();
  for (let a = 0; a < 12; a += 1)
    for (let b = 0; b < 12; b += 1) {
      expect(signRelation(a, b)).toBe(signRelation(b, a));
      kinds.add(signRelation(a, b) ?? 'none');
    }
  expect(kinds).toEqual(new Set([...SIGN_RELATIONS, 'none']));
});

it('tanuseth is one of seven, and each comes', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 300; round += 1) {
    const signs = new Map<string, number>();
    const { star, first, second } = tanuseth(below(12), (id) => {
      const sign = signs.get(id) ?? below(12);
      signs.set(id, sign);
      return sign;
    });
    expect(first >= 1 && first <= 12 && second >= 1 && second <= 12).toBe(true);
    seen.add(star);
  }
  expect([...seen].toSorted()).toEqual(['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']);
});

const zoneRules = createZoneRules();

function randomInputs(time: boolean, plusMinusMin: number, isPlaced: boolean): TraditionInputs {
  const two = (n: number): string => String(n).padStart(2, '0');
  const answer = resolveBirth(
    {
      date: `${1910 + below(120)}-${two(1 + below(12))}-${two(1 + below(28))}`,
      time: time ? `${two(below(24))}:${two(below(60))}` : null,
      plusMinusMin,
      place: isPlaced ? { name: 'x', latDeg: below(170) - 85, lonDeg: below(360) - 179 } : null,
      zone: isPlaced ? 'Asia/Bangkok' : null,
      offsetSeconds: null,
      fold: 'first',
    },
    zoneRules,
  );
  const birth: BirthMoment | null = answer.type === 'moment' ? answer.moment : null;
  return {
    birth,
    sex: null,
    name: { thai: null, latin: null },
    now: unixMs(Date.parse('2026-11-21T10:00:00Z') + below(300) * 86_400_000),
    zone: 'Asia/Bangkok',
    place: null,
    day: '2027-02-03',
    facingDeg: null,
    seed: null,
    entered: null,
    answers: {},
    school: below(2) === 0 ? {} : { system: 'lahiri', dawn: 'sunrise', dignities: 'six' },
    zoneRules,
  };
}

const modes = [thaiAstrology, thaiTransits, thaiAuspicious, thaiHoroscope, khmer, tibetan] as const;

describe.each(modes)('$mode', (tradition) => {
  it.each([
    ['a time', true, 0, true],
    ['a doubtful time', true, 30, true],
    ['no time', false, 0, true],
    ['no place', true, 0, false],
    ['nothing but a date', false, 0, false],
  ] as const)('holds together with %s', (_, time, doubt, isPlaced) => {
    for (let round = 0; round < 3; round += 1) {
      const inputs = randomInputs(time, doubt, isPlaced);
      const sheet = tradition.sheet(inputs);
      if (sheet === null) throw new Error('a sheet');
      const ids = new Set<string>(sheet.facts.map(({ id }) => id));
      expect(ids.size).toBe(sheet.facts.length);
      expect([...ids].filter((id) => familyOf(id) === null)).toEqual([]);
      const points = tradition.points(sheet);
      expect(points.length).toBeGreaterThanOrEqual(5);
      expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
      expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
      expect(points.every(({ weight }) => weight >= 0 && weight <= 20)).toBe(true);
      expect(tradition.sheet(inputs)?.hash).toBe(sheet.hash);
    }
  });

  it('asks for what it cannot do without', () => {
    const nothing = { ...randomInputs(true, 0, true), birth: null };
    expect(tradition.sheet(nothing) === null).toBe(tradition.needs(nothing).length > 0);
  });
});
