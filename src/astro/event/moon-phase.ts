import { present } from '#lib/assert.ts';
import { cosDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { positionsAt } from '../body/position.ts';
import type { UnixMs } from '../time/instant.ts';

export const PHASE_IDS = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export type MoonPhase = {
  /** How far the Moon is ahead of the Sun in apparent longitude, [0, 360): 0 new, 90 first quarter, 180 full. */
  readonly angle: Degrees;
  /** Lit share of the disc, 0–1. */
  readonly illumination: number;
  readonly phase: PhaseId;
  readonly waxing: boolean;
};

type Seen = { readonly lon: number; readonly lat: number };

/** The Moon's phase in the sky at an instant. */
export function moonPhaseAt(at: UnixMs): MoonPhase {
  const [sun, moon] = positionsAt(at, ['sun', 'moon'], { node: 'mean' });
  return skyPhaseOf(present(sun, 'sun'), present(moon, 'moon'));
}

/**
 * The Moon's phase of a birth from two positions: one of eight equal parts. The lit share takes the Sun as infinitely far, which is right to 0.3 % of
 * the disc.
 */
export function moonPhaseOf(sun: Seen, moon: Seen): MoonPhase {
  const angle = wrap360(moon.lon - sun.lon);
  const cosElongation = cosDeg(moon.lat) * cosDeg(angle);
  return { angle, illumination: (1 - cosElongation) / 2, phase: phaseName(angle), waxing: angle < 180 };
}

/** The Moon's phase in the sky from two positions: full and new only near their moment. */
export function skyPhaseOf(sun: Seen, moon: Seen): MoonPhase {
  const phase = moonPhaseOf(sun, moon);
  return { ...phase, phase: skyPhaseName(phase.angle) };
}

/** Twelve hours at the mean rate at which the Moon leaves the Sun behind, 12.19° a day. */
const HALF_DAY_DEG = 6.1;

/**
 * The phase as people name the Moon they see: full and new within twelve hours of their moment, and the six others between.
 * Two days before it is full it is 95 % lit, and not full.
 */
export function skyPhaseName(angle: number): PhaseId {
  const turn = wrap360(angle);
  const eighth = phaseName(turn);
  if (eighth === 'full' && Math.abs(turn - 180) > HALF_DAY_DEG)
    return turn < 180 ? 'waxing-gibbous' : 'waning-gibbous';
  if (eighth === 'new' && Math.min(turn, 360 - turn) > HALF_DAY_DEG)
    return turn < 180 ? 'waxing-crescent' : 'waning-crescent';
  return eighth;
}

/** The eight phases, 45° each, with the four exact ones in the middle of theirs: full is 157.5°–202.5°. */
export function phaseName(angle: number): PhaseId {
  return present(PHASE_IDS[Math.floor(wrap360(angle + 22.5) / 45)], 'phase');
}
