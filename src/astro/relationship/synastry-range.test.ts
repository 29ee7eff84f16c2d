import { describe, expect, it } from 'vitest';
import { natalRange } from '../chart/natal-range.ts';
import { unixMs } from '../time/instant.ts';
import { spanOfCharts, spanOfRange, synastryRange } from './synastry-range.ts';
import type { PointSpan, SynastrySpan } from './synastry-range.ts';

const span = (points: readonly PointSpan[], cusps: SynastrySpan['cusps'] = null): SynastrySpan => ({
  points,
  cusps,
});
const exact = (id: PointSpan['id'], lon: number): PointSpan => ({ id, lonFrom: lon, lonTo: lon });
const evenCusps = Array.from({ length: 12 }, (_, i) => 30 * i) as unknown as SynastrySpan['cusps'];

describe('contacts over a doubtful time', () => {
  it('hold when every time gives them, and are only possible when some do', () => {
    const venus = span([exact('venus', 0)]);
    // The other Moon runs from 118° to 125°: orbs from 2 to 0 to 5, always under 6.
    expect(synastryRange(span([{ id: 'moon', lonFrom: 118, lonTo: 125 }]), venus).aspects).toEqual([
      {
        a: 'moon',
        aspect: 'trine',
        b: 'venus',
        orbMin: 0,
        orbMax: 5,
        orbLimit: 6,
        holds: true,
        pointsMin: 2, // 9 × 1/6
        pointsMax: 9,
      },
    ]);
    // From 118° to 131° it leaves the trine.
    expect(synastryRange(span([{ id: 'moon', lonFrom: 118, lonTo: 131 }]), venus).aspects).toMatchObject([
      { aspect: 'trine', holds: false, orbMin: 0, orbMax: 11, pointsMin: 0, pointsMax: 9 },
    ]);
  });

  it('see across 0° and count each side of the doubt once', () => {
    const found = synastryRange(
      span([{ id: 'moon', lonFrom: 358, lonTo: 361 }]),
      span([{ id: 'sun', lonFrom: 0, lonTo: 1 }]),
    ).aspects;
    // Furthest apart: 358° and 1°, 3°.
    expect(found).toMatchObject([{ aspect: 'conjunction', holds: true, orbMin: 0, orbMax: 3 }]);
  });

  it('bound the total: a contact that may be missing counts from nothing', () => {
    const sun = span([exact('sun', 90)]);
    const wide = synastryRange(span([{ id: 'moon', lonFrom: -6, lonTo: 8 }]), sun);
    expect(wide.aspects).toMatchObject([{ aspect: 'square', holds: false, pointsMin: -10, pointsMax: 0 }]);
    expect(wide.total).toEqual({ least: -10, most: 0 });
    // Between a sextile and a square only one can be.
    const either = synastryRange(span([{ id: 'moon', lonFrom: 0, lonTo: 30 }]), sun);
    expect(either.aspects.map(({ aspect }) => aspect).toSorted()).toEqual(['sextile', 'square']);
    expect(either.total).toEqual({ least: -10, most: 8 });
  });

  it('give every house a planet may fall in, where the other time is exact', () => {
    const { overlays, total } = synastryRange(
      span([exact('sun', 185), { id: 'moon', lonFrom: 355, lonTo: 368 }]),
      span([], evenCusps),
    );
    expect(overlays).toEqual({
      aInB: [
        { body: 'moon', houses: [12, 1], pointsMin: -1, pointsMax: 2 },
        { body: 'sun', houses: [7], pointsMin: 3, pointsMax: 3 },
      ],
      bInA: null,
    });
    expect(total).toEqual({ least: 2, most: 5 });
  });
});

describe('spans', () => {
  const chart = (lon: number, asc?: number) => ({
    bodies: [{ body: 'moon' as const, lon }],
    angles: asc === undefined ? null : { asc: { lon: asc }, mc: { lon: 0 } },
    houses: asc === undefined ? null : { cusps: evenCusps ?? [] },
  });

  it('of sampled charts run on past 360° and keep what was passed on the way', () => {
    expect(spanOfCharts([chart(350), chart(358), chart(6)]).points).toEqual([
      { id: 'moon', lonFrom: 350, lonTo: 366 },
    ]);
    expect(spanOfCharts([chart(10), chart(12), chart(9)]).points).toEqual([
      { id: 'moon', lonFrom: 9, lonTo: 12 },
    ]);
  });

  it('keep the houses of an exact time alone', () => {
    expect(spanOfCharts([chart(10, 0)])).toMatchObject({ cusps: evenCusps, points: [{}, { id: 'asc' }, {}] });
    expect(spanOfCharts([chart(10, 0), chart(10, 40), chart(10, 200)])).toEqual({
      points: [
        { id: 'moon', lonFrom: 10, lonTo: 10 },
        { id: 'asc', lonFrom: 0, lonTo: 200 },
        { id: 'mc', lonFrom: 0, lonTo: 0 },
      ],
      cusps: null,
    });
  });

  it('of a range follow its extremes', () => {
    const day = Date.parse('1990-06-01T00:00:00Z');
    const range = natalRange({
      from: unixMs(day),
      to: unixMs(day + 86_340_000),
      place: null,
      houseSystem: 'placidus',
      node: 'mean',
    });
    const { points, cusps } = spanOfRange(range);
    const moon = points.find(({ id }) => id === 'moon');
    expect(cusps).toBeNull();
    expect(points.some(({ id }) => id === 'asc')).toBe(false);
    // The Moon covers 11.8° to 15.4° a day.
    expect((moon?.lonTo ?? NaN) - (moon?.lonFrom ?? NaN)).toBeGreaterThan(11.5);
    expect((moon?.lonTo ?? NaN) - (moon?.lonFrom ?? NaN)).toBeLessThan(15.5);
  });
});
