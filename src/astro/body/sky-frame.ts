import { Body, e_tilt, HelioState, Rotation_EQJ_ECT } from 'astronomy-engine';
import type { AstroTime } from 'astronomy-engine';
import { present } from '#lib/assert.ts';
import type { State } from './state.ts';

/**
 * What every body at one instant shares: the Earth, and the turn from the J2000 equator to the true ecliptic and
 * equinox of date.
 */
export type SkyFrame = {
  readonly time: AstroTime;
  /** Heliocentric Earth, J2000 equator. */
  readonly earth: State;
  /** Rows of the rotation to the true ecliptic of date. */
  readonly rows: readonly [Row, Row, Row];
  /** True obliquity of date, degrees. */
  readonly obliquityDeg: number;
  /** Nutation in longitude, degrees. */
  readonly nutationDeg: number;
  /** How fast the equinox moves: nutation in longitude, degrees per day. */
  readonly nutationRate: number;
  /** Precession and nutation together, degrees per day: what a fixed direction gains in longitude. */
  readonly driftRate: number;
};

type Row = readonly [number, number, number];

/** General precession, degrees per day: 5028.796″ a century (IAU 2006). */
const PRECESSION_RATE = 5028.796195 / 3600 / 36525;

const NUTATION_STEP_DAYS = 0.05;

/** Builds the shared part once, so that each further body costs one evaluation of its theory. */
export function skyFrame(time: AstroTime): SkyFrame {
  const tilt = e_tilt(time);
  const { rot } = Rotation_EQJ_ECT(time);
  const later = e_tilt(time.AddDays(NUTATION_STEP_DAYS));
  const nutationRate = (later.dpsi - tilt.dpsi) / 3600 / NUTATION_STEP_DAYS;
  return {
    time,
    earth: HelioState(Body.Earth, time),
    rows: [row(rot, 0), row(rot, 1), row(rot, 2)],
    obliquityDeg: tilt.tobl,
    nutationDeg: tilt.dpsi / 3600,
    nutationRate,
    driftRate: PRECESSION_RATE + nutationRate,
  };
}

/** The library stores a rotation by columns: what each source axis becomes. */
function row(rot: number[][], index: number): Row {
  const element = (axis: number): number => present(rot[axis]?.[index], 'rotation element');
  return [element(0), element(1), element(2)];
}

/** A state turned from the J2000 equator to the true ecliptic of date, the frame itself held still. */
export function toEcliptic(frame: SkyFrame, s: State): State {
  const [a, b, c] = frame.rows;
  return {
    x: a[0] * s.x + a[1] * s.y + a[2] * s.z,
    y: b[0] * s.x + b[1] * s.y + b[2] * s.z,
    z: c[0] * s.x + c[1] * s.y + c[2] * s.z,
    vx: a[0] * s.vx + a[1] * s.vy + a[2] * s.vz,
    vy: b[0] * s.vx + b[1] * s.vy + b[2] * s.vz,
    vz: c[0] * s.vx + c[1] * s.vy + c[2] * s.vz,
  };
}
