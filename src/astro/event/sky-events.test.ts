import { describe, expect, it } from 'vitest';
import { present } from '#lib/assert.ts';
import { distance } from '../angle/degrees.ts';
import { ASPECT_ANGLE } from '../aspect/aspect-id.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import { bodyPosition, positionsAt } from '../body/position.ts';
import { addDays, unixMs } from '../time/instant.ts';
import { moonPhaseAt, phaseName } from './moon-phase.ts';
import { nextMoonIngress, voidOfCourse } from './sky-events.ts';

const at = (iso: string) => unixMs(Date.parse(iso));
const moonAt = (when: number): number => bodyPosition('moon', unixMs(when)).lon;

/** Which major aspects the Moon completes in a stretch, found by looking every five minutes. */
function aspectsSeen(from: number, to: number): number {
  const MINUTES = 5 * 60_000;
  const offsets = (when: number): readonly number[] => {
    const [moon, ...others] = positionsAt(unixMs(when), PLANET_IDS, { node: 'mean' });
    return others.flatMap(({ lon }) =>
      [0, 60, 90, 120, 180, 240, 270, 300].map(
        (angle) => (((moon?.lon ?? NaN) - lon - angle + 900) % 360) - 180,
      ),
    );
  };
  let seen = 0;
  let before = offsets(from);
  for (let when = from + MINUTES; when <= to; when += MINUTES) {
    const now = offsets(when);
    seen += now.filter((offset, i) => offset >= 0 && (before[i] ?? 0) < 0 && offset < 90).length;
    before = now;
  }
  return seen;
}

describe('void of course', () => {
  it.each(['2024-01-10T00:00:00Z', '2024-06-02T12:00:00Z', '2025-02-20T06:00:00Z', '2026-11-03T00:00:00Z'])(
    'at %s starts at an exact aspect that is the last before the Moon leaves',
    (iso) => {
      const course = voidOfCourse(at(iso));
      expect(course.enteredAt).toBeLessThanOrEqual(at(iso));
      expect(course.leavesAt).toBeGreaterThan(at(iso));
      expect(moonAt(course.enteredAt) % 30).toSatisfy(
        (inside: number) => inside < 1e-4 || inside > 30 - 1e-4,
      );
      expect(moonAt(course.leavesAt) % 30).toSatisfy((inside: number) => inside < 1e-4 || inside > 30 - 1e-4);
      expect(course.voidFrom).toBe(course.lastAspect?.at);
      const { body, aspect } = present(course.lastAspect, 'last aspect');
      const separation = distance(moonAt(course.voidFrom), bodyPosition(body, course.voidFrom).lon);
      expect(separation).toBeCloseTo(ASPECT_ANGLE[aspect], 3);
      expect(aspectsSeen(course.voidFrom + 120_000, course.leavesAt)).toBe(0);
      expect(aspectsSeen(course.voidFrom - 600_000, course.voidFrom + 600_000)).toBeGreaterThan(0);
      expect(course.isVoid).toBe(at(iso) >= course.voidFrom);
    },
  );

  it('is void in the middle of it and not before, and over at the change of sign', () => {
    const course = voidOfCourse(at('2024-01-10T00:00:00Z'));
    expect(voidOfCourse(unixMs((course.voidFrom + course.leavesAt) / 2))).toEqual({
      ...course,
      isVoid: true,
    });
    expect(voidOfCourse(unixMs(course.voidFrom - 1000))).toEqual({ ...course, isVoid: false });
    const next = voidOfCourse(unixMs(course.leavesAt + 1000));
    expect(next.sign).toBe(course.nextSign);
    expect(next.enteredAt).toBe(course.leavesAt);
  });

  it('answers at the very instants of a change of sign', () => {
    let when = at('2024-03-01T00:00:00Z');
    for (let i = 0; i < 30; i++) {
      when = nextMoonIngress(when).at;
      for (const ms of [-1, 0, 1]) {
        const course = voidOfCourse(unixMs(when + ms));
        expect(course.leavesAt - course.enteredAt).toBeGreaterThan(1.9 * 86_400_000);
        expect(course.leavesAt - course.enteredAt).toBeLessThan(2.7 * 86_400_000);
      }
    }
  });
});

describe('Moon ingresses', () => {
  it('come one sign after another without end', () => {
    let when = nextMoonIngress(at('2024-03-01T00:00:00Z')).at;
    for (let i = 0; i < 60; i++) {
      const next = nextMoonIngress(when);
      expect(next.at - when).toBeGreaterThan(1.9 * 86_400_000);
      expect(next.at).toBeLessThan(addDays(when, 2.7));
      when = next.at;
    }
  });
});

describe('Moon phase', () => {
  it.each([
    [0, 'new'],
    [22.4, 'new'],
    [22.5, 'waxing-crescent'],
    [90, 'first-quarter'],
    [135, 'waxing-gibbous'],
    [180, 'full'],
    [202.4, 'full'],
    [225, 'waning-gibbous'],
    [270, 'last-quarter'],
    [315, 'waning-crescent'],
    [337.5, 'new'],
    [359.9, 'new'],
  ])('at %d° is %s', (angle, phase) => {
    expect(phaseName(angle)).toBe(phase);
  });

  it('was new and dark at the eclipse of 8 April 2024', () => {
    const eclipse = moonPhaseAt(at('2024-04-08T18:21:00Z'));
    expect(eclipse.phase).toBe('new');
    expect(eclipse.illumination).toBeLessThan(0.001);
    expect(moonPhaseAt(at('2024-04-12T00:00:00Z')).waxing).toBe(true);
    expect(moonPhaseAt(at('2024-05-01T00:00:00Z')).waxing).toBe(false);
  });

  // Full on 23 April 2024 at 23:49 UTC, new on 8 April at 18:21 (U.S. Naval Observatory).
  it.each([
    ['2024-04-22T10:00:00Z', 'waxing-gibbous'],
    ['2024-04-23T13:00:00Z', 'full'],
    ['2024-04-24T10:30:00Z', 'full'],
    ['2024-04-25T00:00:00Z', 'waning-gibbous'],
    ['2024-04-07T18:00:00Z', 'waning-crescent'],
    ['2024-04-08T08:00:00Z', 'new'],
    ['2024-04-09T12:00:00Z', 'waxing-crescent'],
  ])('is called full and new within twelve hours of the moment alone: %s is %s', (time, phase) => {
    expect(moonPhaseAt(at(time)).phase).toBe(phase);
  });
});
