/**
 * Laws of local time.
 * 1. Dates and day numbers are inverse, and agree with the platform's calendar.
 * 2. An exact answer, shown on the same clock, is what was typed.
 * 3. An ambiguous answer's two instants both show what was typed, the earlier first.
 * 4. A gap's two instants show neither what was typed, and lie on both sides of it.
 * 5. Every instant of a zone is found again from what its clock showed.
 *
 * Laws 2–5 run over all zones of the table, on any minute of six centuries and, every other time, within a day of a
 * change of the clocks, where the hard cases are. The places are on the equator, where no override applies.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import zoneHistory from './data/zone-history.json' with { type: 'json' };
import type { UnixMs } from './instant.ts';
import { civilToDays, daysToCivil, formatIsoDate } from './local-time-calendar.ts';
import { instantToLocal, localToInstant } from './local-time.ts';
import { createZoneRules, zoneNames } from './zone.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const rules = createZoneRules();
const lonDeg = fc.integer({ min: -180, max: 180 });
const FIRST = Date.UTC(1800, 0, 1);
const LAST = Date.UTC(2399, 11, 31);
const minute = fc.integer({ min: FIRST / 60_000, max: LAST / 60_000 });

const changes: readonly (readonly [string, number])[] = [
  ...Object.entries(zoneHistory.history).flatMap(([name, row]) =>
    row.filter((_, i) => i % 2 === 1).map((second) => [name, second] as const),
  ),
  ...Object.entries(zoneHistory.lmtUntil).flatMap(([name, second]) =>
    second === null ? [] : [[name, second] as const],
  ),
];
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -1500, max: 1500 }))
  .map(([[name, second], minutes]) => [name, Math.floor(second / 60) + minutes] as const);
const zoneAndMinute = fc.oneof(fc.tuple(fc.constantFrom(...zoneNames()), minute), nearChange);

function wallParts(wallMinute: number) {
  const iso = new Date(wallMinute * 60_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

describe('laws of local time', () => {
  it('1. dates and day numbers are inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 600_000 }), (days) => {
        const date = daysToCivil(days);
        expect(civilToDays(date)).toBe(days);
        expect(formatIsoDate(date)).toBe(new Date(days * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });

  it('2–4. what was typed is what the clock shows', () => {
    const seen = { exact: 0, ambiguous: 0, gap: 0 };
    fc.assert(
      fc.property(zoneAndMinute, lonDeg, ([zoneId, wallMinute], lon) => {
        const typed = wallParts(wallMinute);
        const answer = localToInstant({ ...typed, zone: zoneId, latDeg: 0, lonDeg: lon }, rules);
        const shown = (at: UnixMs) => {
          const { date, time, second } = instantToLocal(at, zoneId, rules, lon);
          return { date, time, second };
        };
        const wanted = { ...typed, second: 0 };
        if (answer.type === 'exact') expect(shown(answer.at)).toEqual(wanted);
        else if (answer.type === 'ambiguous') {
          expect([shown(answer.first.at), shown(answer.second.at)]).toEqual([wanted, wanted]);
          expect(answer.first.at).toBeLessThan(answer.second.at);
        } else if (answer.type === 'gap') {
          const key = (at: UnixMs) => `${shown(at).date}T${shown(at).time}`;
          expect(key(answer.after.at) < `${typed.date}T${typed.time}`).toBe(true);
          expect(key(answer.before.at) > `${typed.date}T${typed.time}`).toBe(true);
        } else throw new Error(`refused ${JSON.stringify(typed)} as ${answer.field}`);
        seen[answer.type] += 1;
      }),
      { numRuns: sweep(1500) },
    );
    // The hard cases were met, not only possible.
    expect(Math.min(seen.exact, seen.ambiguous, seen.gap)).toBeGreaterThan(5);
  });

  it('5. every instant is found again', () => {
    fc.assert(
      fc.property(zoneAndMinute, lonDeg, ([zoneId, m], lon) => {
        const at = (m * 60_000) as UnixMs;
        const { date, time, second } = instantToLocal(at, zoneId, rules, lon);
        const answer = localToInstant(
          { date, time: `${time}:${String(second).padStart(2, '0')}`, zone: zoneId, latDeg: 0, lonDeg: lon },
          rules,
        );
        const found =
          answer.type === 'exact'
            ? [answer.at]
            : answer.type === 'ambiguous'
              ? [answer.first.at, answer.second.at]
              : [];
        expect(found).toContain(at);
      }),
      { numRuns: sweep(1500) },
    );
  });
});
