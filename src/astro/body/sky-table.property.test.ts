/**
 * Laws of a sky table:
 * 1. inside its span it says what the engine says for straight light, to 0.05″ (Jupiter 0.1″, Chiron 0.3″: the engine itself
 *    steps where pieces of their ephemerides meet), and its speeds are the engine's to 1″ a day;
 * 2. it covers its ends and nothing outside, and says so when asked for more.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../angle/degrees.ts';
import { unixMs } from '../time/instant.ts';
import { COMPUTED_BODY_IDS } from './body-id.ts';
import type { ComputedBodyId } from './body-id.ts';
import { positionsAt } from './position.ts';
import { createSkyTable } from './sky-table.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

/** Seconds of arc; the default is 0.05. */
const STEPS: Partial<Record<ComputedBodyId, number>> = { jupiter: 0.1, chiron: 0.3 };

const from = unixMs(Date.parse('1989-11-09T18:00:00Z'));
// Long enough for Jupiter’s and Chiron’s tables to change piece inside it.
const to = unixMs(Date.parse('1998-07-01T00:00:00Z'));

describe.each(['mean', 'true'] as const)('with the %s node', (node) => {
  const table = createSkyTable({ from, to, bodies: COMPUTED_BODY_IDS, node });

  it('says what the engine says', () => {
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (ms) => {
        const at = unixMs(ms);
        const truth = positionsAt(at, COMPUTED_BODY_IDS, { node, light: 'straight' });
        table.positionsAt(at).forEach((ours, i) => {
          const theirs = truth[i];
          expect(ours.body).toBe(theirs?.body);
          const near = STEPS[COMPUTED_BODY_IDS[i] ?? 'sun'] ?? 0.05;
          expect(distance(ours.lon, theirs?.lon ?? NaN) * 3600).toBeLessThan(near);
          expect(Math.abs(ours.lat - (theirs?.lat ?? NaN)) * 3600).toBeLessThan(near);
          expect(Math.abs(ours.dec - (theirs?.dec ?? NaN)) * 3600).toBeLessThan(near);
          expect(Math.abs(ours.speed - (theirs?.speed ?? NaN)) * 3600).toBeLessThan(1);
        });
      }),
      // The first is where two pieces of Chiron’s ephemeris meet, 0.19″ apart.
      { numRuns: sweep(60), examples: [[883_655_937_029]] },
    );
  });
});

describe('the span', () => {
  const table = createSkyTable({ from, to, bodies: ['moon'], node: 'mean' });

  it('covers both ends and nothing beyond', () => {
    expect(table.covers(from)).toBe(true);
    expect(table.covers(to)).toBe(true);
    expect(table.covers(unixMs(from - 1))).toBe(false);
    expect(table.covers(unixMs(to + 1))).toBe(false);
    expect(table.positionsAt(to)).toHaveLength(1);
  });

  it('refuses what it does not cover', () => {
    expect(() => table.positionsAt(unixMs(to + 1))).toThrow('outside the sky table');
    expect(() => createSkyTable({ from: to, to: from, bodies: [], node: 'mean' })).toThrow(
      'before it begins',
    );
  });

  it('can be a single instant', () => {
    const one = createSkyTable({ from, to: from, bodies: ['sun'], node: 'mean' });
    expect(one.positionsAt(from)[0]?.body).toBe('sun');
  });
});
