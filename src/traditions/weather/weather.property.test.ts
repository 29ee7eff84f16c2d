/**
 * Laws of the weather lore.
 *
 * 1. Turns come in order, about a quarter of a year apart, and govern the instants up to the next.
 * 2. The seasons of the two hemispheres are half a year apart; every season and zone occurs.
 * 3. Sums are those of their testimonies; the rank is theirs, highest first.
 * 4. Every rule names known planets in pair order, and a door is a pair of rulers of opposite signs.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSICAL_PLANET_IDS, oppositeSign, TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { astroMeteorology } from './astro-meteorology.ts';
import { ORBS, PAIR_RULES, DOORS, QUALITIES } from './natures.ts';
import { ranked, scoresOf } from './score.ts';
import { CARDINAL_SIGNS, climateZone, SEASON_IDS, seasonFactor, seasonOf, ZONE_IDS } from './season.ts';
import { sunTurns, turnsAround } from './turns.ts';

const zoneRules = createZoneRules();
const inputsAt = (now: number, place: { name: string; latDeg: number; lonDeg: number } | null) => ({
  birth: null,
  sex: null,
  name: { thai: null, latin: null },
  now: unixMs(now),
  zone: 'Etc/UTC',
  place,
  day: new Date(now).toISOString().slice(0, 10),
  facingDeg: null,
  seed: null,
  entered: null,
  answers: {},
  school: {},
  zoneRules,
});
const BANGKOK = { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 };
const instant = fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2398, 0, 1) });
const place = fc.record({
  name: fc.constant('place'),
  latDeg: fc.double({ min: -90, max: 90, noNaN: true }),
  lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('turns of the Sun', () => {
  it('are found in the first and the last year of the engine, and stand a quarter of a year apart', () => {
    for (const year of [1800, 1801, 2000, 2399, 2400]) {
      const turns = sunTurns(year);
      expect(turns.map(({ sign }) => sign)).toEqual([...CARDINAL_SIGNS]);
      turns.slice(1).forEach(({ at }, i) => {
        const days = (at - (turns[i]?.at ?? NaN)) / 86_400_000;
        expect(days).toBeGreaterThan(88);
        expect(days).toBeLessThan(94.5);
      });
    }
  });

  it('govern until the next', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const { current, next } = turnsAround(unixMs(ms));
        expect(current.at).toBeLessThanOrEqual(ms);
        expect(next.at).toBeGreaterThan(ms);
        expect(CARDINAL_SIGNS.indexOf(next.sign)).toBe((CARDINAL_SIGNS.indexOf(current.sign) + 1) % 4);
      }),
      { numRuns: 10 },
    );
  });
});

describe('seasons', () => {
  it('are half a year apart in the two hemispheres, and all are reached', () => {
    const seen = new Set<string>();
    for (const zone of ZONE_IDS)
      for (const [i, sign] of CARDINAL_SIGNS.entries()) {
        seen.add(seasonOf(sign, zone));
        const other = zone.startsWith('north')
          ? zone.replace('north', 'south')
          : zone.replace('south', 'north');
        const half = CARDINAL_SIGNS[(i + 2) % 4] ?? sign;
        expect(seasonOf(half, ZONE_IDS.find((id) => id === other) ?? zone)).toBe(seasonOf(sign, zone));
      }
    expect(seen).toEqual(new Set(SEASON_IDS));
    expect([50, -50, 10, -10].map(climateZone)).toEqual(['north', 'south', 'north-tropics', 'south-tropics']);
    expect(seasonOf('cancer', 'north')).toBe('summer');
    expect(seasonOf('cancer', 'south')).toBe('winter');
    expect(seasonOf('cancer', 'north-tropics')).toBe('rainy');
    expect(seasonFactor('heat', 'summer')).toBeGreaterThan(seasonFactor('heat', 'winter'));
  });
});

describe('rules', () => {
  it('name pairs in order, and doors between rulers of opposite signs', () => {
    for (const pair of [...Object.keys(PAIR_RULES), ...DOORS]) {
      const [a, b] = pair.split('-').map((one) => CLASSICAL_PLANET_IDS.findIndex((id) => id === one));
      expect(a).toBeGreaterThanOrEqual(0);
      expect(b).toBeGreaterThan(a ?? NaN);
    }
    const opposed = new Set(
      SIGN_IDS.map((sign) =>
        [TRADITIONAL_RULER[sign], TRADITIONAL_RULER[oppositeSign(sign)]]
          .toSorted((p, q) => CLASSICAL_PLANET_IDS.indexOf(p) - CLASSICAL_PLANET_IDS.indexOf(q))
          .join('-'),
      ),
    );
    expect(opposed).toEqual(new Set(DOORS));
  });

  it('can put every quality first', () => {
    for (const quality of QUALITIES) {
      const scores = scoresOf([{ rule: 'pair', of: 'x', quality, weight: 1 }], null);
      expect(ranked(scores)).toEqual([quality]);
    }
  });
});

describe('the sheet', () => {
  it('adds up, ranks by the sums, keeps its orbs and never throws', () => {
    fc.assert(
      fc.property(instant, fc.option(place), (now, where) => {
        const sheet = astroMeteorology.sheet(inputsAt(now, where));
        if (sheet === null) throw new Error('no sheet');
        const byId = new Map<string, (typeof sheet.facts)[number]>(sheet.facts.map((one) => [one.id, one]));
        const sums = QUALITIES.map((quality) => {
          const score = byId.get(`weather.score.${quality}`);
          if (score === undefined) throw new Error(quality);
          const { rows, factor } = score.derivation.values as {
            rows: readonly { weight: number }[];
            factor: number;
          };
          const sum = rows.reduce((total, { weight }) => total + weight * factor, 0);
          expect(score.value).toEqual({ type: 'count', n: sum });
          return [quality, sum] as const;
        });
        const rank = byId.get('weather.rank')?.value;
        if (rank?.type !== 'ids') throw new Error('no rank');
        const inOrder = rank.ids.map((id) => sums.find(([quality]) => quality === id)?.[1] ?? 0);
        expect(inOrder).toEqual(inOrder.toSorted((p, q) => q - p));
        expect(rank.ids.length).toBe(sums.filter(([, sum]) => sum > 0).length);
        for (const { id, value } of sheet.facts)
          if (value.type === 'degrees') {
            expect(id.endsWith('.orb')).toBe(true);
            expect(value.deg).toBeLessThanOrEqual(ORBS.lights);
          }
        expect(sheet.caveats).toContain('caveat.weather-no-forecast');
        expect(astroMeteorology.points(sheet).length).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: 12 },
    );
  });

  it('gives both phases to a question within two minutes of one, from either side', () => {
    // Full Moon of 23 June 2013, 11:32 UTC (USNO).
    const kindAt = (minute: number) =>
      astroMeteorology
        .sheet(inputsAt(Date.UTC(2013, 5, 23, 11, 32) + minute * 60_000, BANGKOK))
        ?.facts.find(({ id }) => id === 'weather.lunation.kind')?.value;
    expect(kindAt(-10)).toEqual({ type: 'id', id: 'first-quarter' });
    expect(kindAt(0)?.type).toBe('either');
    expect(kindAt(1)?.type).toBe('either');
    expect(kindAt(10)).toEqual({ type: 'id', id: 'full' });
  });

  it('leaves out angles and seasons without a place', () => {
    const ids =
      astroMeteorology.sheet(inputsAt(Date.UTC(2026, 10, 22), null))?.facts.map(({ id }) => id) ?? [];
    expect(ids.filter((id) => /\.angle$|asc|season/.test(id))).toEqual([]);
  });
});
