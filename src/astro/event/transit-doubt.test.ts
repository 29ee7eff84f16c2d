import { describe, expect, it } from 'vitest';
import { wrap360 } from '../angle/degrees.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { transitDoubt } from './transit-doubt.ts';
import { exactTransits, transitHits } from './transits.ts';
import type { TransitPass } from './transits.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const from = at('2021-06-01T00:00:00Z');
const to = at('2023-12-01T00:00:00Z');

const passesOf = (mover: ComputedBodyId, lon: number, orbDeg: number): readonly TransitPass[] =>
  transitHits({ natal: [{ id: 'moon', lon }], movers: [mover], from, to, orbDeg });

describe('the doubt of a transit', () => {
  it.each([
    ['saturn', 322.4],
    ['jupiter', 0.05],
    ['mars', 75],
    ['mercury', 300],
    ['sun', 359.9],
  ] as const)('holds every exact time of every point in the stretch: %s at %d°', (mover, lon) => {
    const passes = passesOf(mover, lon, 1.5);
    expect(passes.length).toBeGreaterThan(0);
    let windowed = 0;
    for (const pass of passes) {
      const windows = transitDoubt(pass, wrap360(lon - 0.2), wrap360(lon + 0.2));
      if (windows === null) continue;
      windowed += windows.length;
      for (const offset of [-0.199, -0.1, 0, 0.13, 0.199]) {
        const hits = exactTransits({
          natal: [{ id: 'moon', lon: wrap360(lon + offset) }],
          movers: [mover],
          from: pass.enter ?? from,
          to: pass.leave ?? to,
        }).filter(({ aspect }) => aspect === pass.aspect);
        for (const hit of hits)
          expect(windows.filter((one) => hit.at >= one.from && hit.at <= one.to)).toHaveLength(1);
      }
      for (const { from: start, to: end } of windows) {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(pass.enter ?? -Infinity);
        expect(end).toBeLessThanOrEqual(pass.leave ?? Infinity);
      }
    }
    expect(windowed).toBeGreaterThan(0);
  });

  it('is as long as the Sun takes over the stretch', () => {
    const [pass] = passesOf('sun', 100, 1).filter(({ aspect }) => aspect === 'square');
    if (pass === undefined) throw new Error('no pass');
    const windows = transitDoubt(pass, 99.75, 100.25);
    expect(windows).toHaveLength(1);
    const hours = ((windows?.[0]?.to ?? NaN) - (windows?.[0]?.from ?? NaN)) / 3_600_000;
    // Half a degree at 0.953 to 1.02 degrees a day.
    expect(hours).toBeGreaterThan(24 * (0.5 / 1.02));
    expect(hours).toBeLessThan(24 * (0.5 / 0.953));
  });

  it('shrinks to the exact time for a point that is certain', () => {
    const [pass] = passesOf('sun', 100, 1).filter(({ exact }) => exact.length === 1);
    if (pass === undefined) throw new Error('no pass');
    const [window] = transitDoubt(pass, 100, 100) ?? [];
    expect(Math.abs((window?.from ?? NaN) - (pass.exact[0] ?? NaN))).toBeLessThanOrEqual(20);
    expect(Math.abs((window?.to ?? NaN) - (pass.exact[0] ?? NaN))).toBeLessThanOrEqual(20);
  });

  it('is nothing one can say when it is wider than the stay', () => {
    const [pass] = passesOf('saturn', 322.4, 1).filter(({ aspect }) => aspect === 'conjunction');
    if (pass === undefined) throw new Error('no pass');
    expect(transitDoubt(pass, 320.9, 323.9)).toBeNull();
  });

  it('reaches past the end of a search that cut the stay short', () => {
    const [whole] = passesOf('saturn', 322.4, 1).filter(({ aspect }) => aspect === 'conjunction');
    if (whole === undefined || whole.exact[0] === undefined) throw new Error('no pass');
    const cut: TransitPass = { ...whole, enter: null };
    const windows = transitDoubt(cut, 322.3, 322.5);
    expect(windows?.some((one) => one.from <= (whole.exact[0] ?? 0) && (whole.exact[0] ?? 0) <= one.to)).toBe(
      true,
    );
  });
});
