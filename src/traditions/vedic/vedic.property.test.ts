/**
 * Laws:
 * 1. The nine parts of a period touch, fill it, and begin with its own lord; the running period holds the moment.
 * 2. Over a circle of elongation every tithi and every karana comes, in equal shares but for the four that come once.
 * 3. A navamsa sign is a ninth of a sign, and its lord's sign is one of the twelve.
 * 4. Whole-sign houses and signs agree, and each graha stands in exactly one house.
 * 5. A value near a boundary is given with both sides; a value away from it is one.
 * 6. Any birth gives a sheet of registered facts, whose points rest on facts of the sheet.
 */
import { describe, expect, it } from 'vitest';
import { seededStream } from '#lib/seeded-stream.ts';
import { familyOf } from '#facts/fact-id.ts';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import { DASHA_LORDS, DASHA_YEARS } from '#astro/chart/sidereal.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { TraditionInputs } from '../tradition.ts';
import { birthInstants } from '../indic/held-values.ts';
import { dashaAtBirth, dashasAt, partsOf } from './dasha.ts';
import { navamsaIndex, signAt, vedicSky } from './graha.ts';
import { karanaName, KARANA_NAMES, tithiName, TITHI_NAMES, tithiNumber } from './panchanga.ts';
import { vedic } from './vedic.ts';

const stream = seededStream('7a1c5e9b3d2f4a6c8e0b1d3f5a7c9e2b');
const below = (n: number): number => stream.below(n);
const zoneRules = createZoneRules();

function randomBirth(time: boolean, plusMinusMin = 0): BirthMoment {
  const date = new Date(Date.UTC(1930 + below(100), below(12), 1 + below(28))).toISOString().slice(0, 10);
  const two = (n: number): string => String(n).padStart(2, '0');
  const answer = resolveBirth(
    {
      date,
      time: time ? `${two(below(24))}:${two(below(60))}` : null,
      plusMinusMin,
      place: { name: 'x', latDeg: below(131) - 65, lonDeg: below(360) - 179 },
      zone: 'Asia/Bangkok',
      offsetSeconds: (below(27) - 12) * 3600,
      fold: null,
    },
    zoneRules,
  );
  if (answer.type !== 'moment') throw new Error('a birth');
  return answer.moment;
}

const inputsOf = (birth: BirthMoment): TraditionInputs => ({
  birth,
  sex: null,
  name: { thai: null, latin: null },
  now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
  zone: 'UTC',
  place: null,
  day: '2026-11-21',
  facingDeg: null,
  seed: null,
  entered: null,
  answers: {},
  school: {},
  zoneRules,
});

describe('periods', () => {
  it('sum to a hundred and twenty years', () => {
    expect(Object.values(DASHA_YEARS).reduce((sum, years) => sum + years, 0)).toBe(120);
  });

  it('are cut into nine that touch and fill them', () => {
    for (let round = 0; round < 60; round += 1) {
      const birth = dashaAtBirth(below(3_600_000) / 10_000, below(2_000_000_000) * 1000, 'julian');
      const at = birth.began + below(4_000_000) * 1_000_000;
      const [maha, antar, pratyantar] = dashasAt(birth, at, 'julian');
      for (const [outer, inner] of [
        [maha, antar],
        [antar, pratyantar],
      ] as const) {
        if (outer === undefined || inner === undefined) throw new Error('three levels');
        const parts = partsOf(outer);
        expect(parts.map(({ lord }) => lord).toSorted()).toEqual([...DASHA_LORDS].toSorted());
        expect(parts[0]?.lord).toBe(outer.lord);
        expect(parts[0]?.from).toBe(outer.from);
        expect(parts.at(-1)?.to).toBeCloseTo(outer.to, -1);
        for (const [i, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[i]?.to);
        expect(inner.from).toBeLessThanOrEqual(at);
        expect(inner.to).toBeGreaterThanOrEqual(at);
      }
    }
  });
});

describe('the panchanga', () => {
  it('reaches every tithi, by name and number, twelve degrees each', () => {
    const seen = Array.from({ length: 720 }, (_, i) => tithiNumber(i / 2));
    expect(new Set(seen).size).toBe(30);
    expect(seen.filter((one) => one === 17).length).toBe(24);
    expect(new Set(seen.map(tithiName))).toEqual(new Set(TITHI_NAMES));
  });

  it('reaches every karana, four of them once', () => {
    const seen = Array.from({ length: 60 }, (_, i) => karanaName(i * 6 + 1));
    const counts = KARANA_NAMES.map((name) => seen.filter((one) => one === name).length);
    expect(counts).toEqual([8, 8, 8, 8, 8, 8, 8, 1, 1, 1, 1]);
  });
});

it('navamsas come round the twelve signs nine times', () => {
  const seen = Array.from({ length: 108 }, (_, i) => navamsaIndex((i * 360) / 108 + 1));
  expect(SIGN_IDS.map((_, sign) => seen.filter((one) => one === sign).length)).toEqual(SIGN_IDS.map(() => 9));
  // The classical rule: movable signs begin with themselves, fixed with their ninth, dual with their fifth.
  for (let sign = 0; sign < 12; sign += 1)
    expect(navamsaIndex(sign * 30 + 1)).toBe((sign + [0, 8, 4][sign % 3]!) % 12);
});

describe('any birth', () => {
  it.each([
    ['with a time', true, 0],
    ['with a doubtful time', true, 40],
    ['without a time', false, 0],
  ] as const)('%s gives a sheet that holds together', (_, time, doubt) => {
    for (let round = 0; round < 3; round += 1) {
      const birth = randomBirth(time, doubt);
      const sheet = vedic.sheet(inputsOf(birth));
      if (sheet === null) throw new Error('a sheet');
      const ids = new Set<string>(sheet.facts.map(({ id }) => id));
      expect(ids.size).toBe(sheet.facts.length);
      expect([...ids].filter((id) => familyOf(id) === null)).toEqual([]);
      const points = vedic.points(sheet);
      expect(points.length).toBeGreaterThanOrEqual(5);
      expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
      if (!time) expect([...ids].filter((id) => id.includes('house') || id.includes('lagna'))).toEqual([]);
    }
  });

  it('has each graha in one whole-sign house', () => {
    const sheet = vedic.sheet(inputsOf(randomBirth(true)));
    const held = (sheet?.facts ?? []).flatMap(({ id, value }) =>
      id.endsWith('.occupants') && value.type === 'ids' ? value.ids : [],
    );
    expect(held.length === 9 || (sheet?.caveats ?? []).includes('caveat.near-boundary' as never)).toBe(true);
  });
});

it('a lagna two minutes from a sign is told as either', () => {
  const school = { ayanamsa: 'lahiri', node: 'mean' } as const;
  let birth = randomBirth(true);
  const at = birth.at ?? 0;
  // Walk to where the sign is about to change.
  const signIn = (ms: number): string =>
    signAt(Math.floor((vedicSky(unixMs(ms), birth.details.place, school).lagnaDeg ?? 0) / 30));
  let edge = at;
  while (signIn(edge) === signIn(edge + 60_000)) edge += 60_000;
  birth = { ...birth, at: unixMs(edge), from: unixMs(edge), to: unixMs(edge) };
  expect(birthInstants(birth)).toHaveLength(3);
  const sheet = vedic.sheet(inputsOf(birth));
  const lagna = sheet?.facts.find(({ id }) => id === 'vedic.lagna.sign')?.value;
  expect(lagna).toEqual({ type: 'either', ids: [signIn(edge), signIn(edge + 60_000)] });
  expect(sheet?.caveats).toContain('caveat.near-boundary');
});
