import { describe, expect, it } from 'vitest';
import { distance, wrap360 } from '../angle/degrees.ts';
import { ASPECT_ANGLE } from '../aspect/aspect-id.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import { bodyPosition } from '../body/position.ts';
import { addDays, unixMs } from '../time/instant.ts';
import { activeTransits, transitHits } from './transits.ts';
import type { NatalPoint, TransitPass } from './transits.ts';

const at = (iso: string) => unixMs(Date.parse(iso));
const natal: readonly NatalPoint[] = [
  { id: 'sun', lon: 332.68 },
  { id: 'moon', lon: 249.06 },
  { id: 'asc', lon: 47.72 },
  { id: 'mercury', lon: 0.02 },
];
const FROM = at('2021-01-01T00:00:00Z');
const TO = at('2025-01-01T00:00:00Z');
const movers = PLANET_IDS.filter((body) => body !== 'moon');

const lonOf = (pass: Pick<TransitPass, 'point'>): number =>
  natal.find(({ id }) => id === pass.point)?.lon ?? NaN;
function orbAt(pass: Pick<TransitPass, 'mover' | 'point' | 'aspect'>, when: number): number {
  const separation = distance(bodyPosition(pass.mover, unixMs(when)).lon, lonOf(pass));
  return Math.abs(separation - ASPECT_ANGLE[pass.aspect]);
}
const endsOf = (pass: TransitPass): readonly number[] =>
  [pass.enter, pass.leave].filter((end) => end !== null);

describe('passes over four years', () => {
  const passes = transitHits({ natal, movers, from: FROM, to: TO, orbDeg: 1 });

  it('are really at the aspect when exact and at the orb at both ends', () => {
    expect(passes.length).toBeGreaterThan(200);
    for (const pass of passes) {
      for (const exact of pass.exact) expect(orbAt(pass, exact)).toBeLessThan(0.0005);
      for (const end of endsOf(pass)) expect(orbAt(pass, end)).toBeCloseTo(1, 3);
      expect(orbAt(pass, pass.closest.at)).toBeCloseTo(pass.closest.orbDeg, 3);
    }
  });

  it('hold a whole retrograde loop that stays within orb as one pass', () => {
    // Pluto over 297.52° in 2022: three times, by the reference of tests/reference.
    const [pass, ...others] = transitHits({
      natal: [{ id: 'mc', lon: 297.520604 }],
      movers: ['pluto'],
      from: at('2021-12-01T00:00:00Z'),
      to: at('2023-06-01T00:00:00Z'),
      orbDeg: 1.5,
    }).filter(({ aspect }) => aspect === 'conjunction');
    expect(others).toEqual([]);
    expect(pass?.exact.map((t) => new Date(t).toISOString().slice(0, 10))).toEqual([
      '2022-02-19',
      '2022-07-13',
      '2022-12-27',
    ]);
  });

  it('with no exact time come nearest at a turn or at an end of the search', () => {
    const shy = passes.filter((pass) => pass.exact.length === 0);
    expect(shy.length).toBeGreaterThan(0);
    for (const pass of shy) {
      expect(pass.closest.orbDeg).toBeGreaterThan(0);
      expect(pass.closest.orbDeg).toBeLessThanOrEqual(1);
      const start = pass.enter ?? FROM;
      const end = pass.leave ?? TO;
      for (let i = 0; i <= 20; i++) {
        expect(orbAt(pass, start + ((end - start) * i) / 20)).toBeGreaterThan(pass.closest.orbDeg - 1e-4);
      }
    }
  });

  it('begin in order', () => {
    const starts = passes.map(({ enter }) => enter ?? FROM);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('leave open only what was within orb at an end of the search', () => {
    const openAtStart = passes.filter(({ enter }) => enter === null);
    const openAtEnd = passes.filter(({ leave }) => leave === null);
    expect(openAtStart.length + openAtEnd.length).toBeGreaterThan(0);
    for (const pass of openAtStart) expect(orbAt(pass, FROM)).toBeLessThanOrEqual(1);
    for (const pass of openAtEnd) expect(orbAt(pass, TO)).toBeLessThanOrEqual(1);
  });
});

describe('active transits', () => {
  const NOW = at('2022-06-01T00:00:00Z');
  const active = activeTransits({ at: NOW, natal, movers: PLANET_IDS, orbDeg: 2 });

  it('are exactly the pairs within orb at the instant', () => {
    const expected = PLANET_IDS.flatMap((mover) =>
      natal.flatMap(({ id }) =>
        (['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const)
          .filter((aspect) => orbAt({ mover, point: id, aspect }, NOW) <= 2)
          .map((aspect) => `${mover}-${aspect}-${id}`),
      ),
    );
    expect(active.map(({ mover, aspect, point }) => `${mover}-${aspect}-${point}`).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(expected.length).toBeGreaterThan(3);
  });

  it('have both ends, tell whether they close in, and come tightest first', () => {
    for (const transit of active) {
      expect(transit.enter).not.toBeNull();
      expect(transit.leave).not.toBeNull();
      expect(transit.enter ?? NaN).toBeLessThanOrEqual(NOW);
      expect(transit.leave ?? NaN).toBeGreaterThanOrEqual(NOW);
      expect(transit.orb).toBeCloseTo(orbAt(transit, NOW), 6);
      expect(orbAt(transit, NOW + 3_600_000) < transit.orb).toBe(transit.applying);
      expect(transit.retrograde).toBe(bodyPosition(transit.mover, NOW).speed < 0);
    }
    expect(active.map(({ orb }) => orb)).toEqual(active.map(({ orb }) => orb).toSorted((a, b) => a - b));
  });

  it('agree with a wide search to the millisecond', () => {
    const wide = transitHits({
      natal,
      movers: PLANET_IDS,
      from: addDays(NOW, -1800),
      to: addDays(NOW, 1800),
      orbDeg: 2,
    });
    for (const { mover, aspect, point, enter, exact, leave } of active) {
      const same = wide.find(
        (p) => p.mover === mover && p.aspect === aspect && p.point === point && p.enter === enter,
      );
      expect(same).toMatchObject({ exact, leave });
    }
  });

  it('have both ends for each slow body at its longest stay, 1900 to 2100', () => {
    for (let year = 1900; year < 2100; year += 9) {
      const when = at(`${year}-04-15T00:00:00Z`);
      for (const mover of [...movers, 'chiron', 'northnode', 'lilith'] as const) {
        for (const node of ['mean', 'true'] as const) {
          const { lon } = bodyPosition(mover, when, { node });
          const point = { id: 'sun', lon: wrap360(lon + 1.4) } as const;
          for (const pass of activeTransits({
            at: when,
            natal: [point],
            movers: [mover],
            orbDeg: 1.5,
            node,
          })) {
            expect([pass.enter, pass.leave], `${mover} ${year}`).not.toContain(null);
          }
        }
      }
    }
  });
});
