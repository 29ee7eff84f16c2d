import { describe, expect, it } from 'vitest';
import { PLANET_IDS } from '../body/body-id.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { addDays, unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { transitSeries } from './transit-series.ts';
import { transitHits } from './transits.ts';
import type { TransitPass } from './transits.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const day = (when: number): string => new Date(when).toISOString().slice(0, 10);
const search = { from: at('2021-12-01T00:00:00Z'), to: at('2023-12-01T00:00:00Z'), orbDeg: 1 };

const seriesOf = (mover: ComputedBodyId, lon: number, orbDeg = 1) =>
  transitSeries(transitHits({ ...search, orbDeg, natal: [{ id: 'mc', lon }], movers: [mover] }));

describe('a series', () => {
  it('holds the three passes of a retrograde loop', () => {
    // Pluto over 297.52° three times in 2022, by the reference of tests/reference, out of a quarter degree in between.
    const [series, ...others] = seriesOf('pluto', 297.520604, 0.25).filter(
      ({ aspect }) => aspect === 'conjunction',
    );
    expect(others).toEqual([]);
    expect(series?.passes).toHaveLength(3);
    expect(series?.exact.map(day)).toEqual(['2022-02-19', '2022-07-13', '2022-12-27']);
    expect(series?.enter).toBe(series?.passes[0]?.enter);
    expect(series?.leave).toBe(series?.passes[2]?.leave);
  });

  it('ends with its loop: Mercury comes over the same place a year later as another', () => {
    const series = seriesOf('mercury', 300).filter(({ aspect }) => aspect === 'conjunction');
    expect(series.length).toBeGreaterThan(1);
    for (const { passes } of series) {
      const [first] = passes;
      const last = passes.at(-1);
      expect((last?.closest.at ?? NaN) - (first?.closest.at ?? NaN)).toBeLessThan(100 * 86_400_000);
    }
  });

  it('keeps the two sides of an aspect apart, and each new round of what never turns back', () => {
    for (const mover of ['moon', 'sun'] as const) {
      const passes = transitHits({ ...search, natal: [{ id: 'mc', lon: 12 }], movers: [mover] });
      const series = transitSeries(passes);
      expect(series).toHaveLength(passes.length);
    }
    for (const mover of ['mercury', 'venus', 'mars'] as const) {
      for (const { passes } of seriesOf(mover, 250)) {
        // Forwards, backwards, forwards: never more than three, and never from one side of the point to the other.
        expect(passes.length).toBeLessThanOrEqual(3);
      }
    }
  });

  it('have each pass once, in time order', () => {
    const passes = transitHits({
      ...search,
      natal: [
        { id: 'sun', lon: 332.68 },
        { id: 'moon', lon: 249.06 },
      ],
      movers: PLANET_IDS,
    });
    const series = transitSeries(passes);
    const held = series.flatMap((one) => one.passes);
    expect(held).toHaveLength(passes.length);
    expect(new Set(held)).toEqual(new Set(passes));
    for (const { passes: own, exact } of series) {
      expect(own.map((pass) => pass.enter ?? search.from)).toEqual(
        own.map((pass) => pass.enter ?? search.from).toSorted((a, b) => a - b),
      );
      expect(exact).toEqual(own.flatMap((pass) => pass.exact));
    }
    const starts = series.map(({ enter }) => enter ?? search.from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('takes in a pass that only comes near', () => {
    const shy = (days: number, exact: readonly UnixMs[]): TransitPass => {
      const middle = addDays(at('2022-02-19T00:00:00Z'), days);
      return {
        mover: 'pluto',
        aspect: 'conjunction',
        point: 'mc',
        enter: addDays(middle, -10),
        exact,
        leave: addDays(middle, 10),
        closest: { at: middle, orbDeg: exact.length === 0 ? 0.4 : 0 },
      };
    };
    const first = shy(0, [at('2022-02-19T00:00:00Z')]);
    const second = shy(140, []);
    expect(transitSeries([first, second])).toEqual([
      {
        mover: 'pluto',
        aspect: 'conjunction',
        point: 'mc',
        passes: [first, second],
        exact: first.exact,
        enter: first.enter,
        leave: second.leave,
      },
    ]);
    expect(transitSeries([])).toEqual([]);
  });
});
