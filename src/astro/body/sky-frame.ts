import type { AstroTime } from 'astronomy-engine';
import { J2000_OBLIQUITY, nutationAt, precessionAt } from './nutation.ts';
import { skyTheory } from './theory.ts';
import type { SkyTheory } from './theory.ts';
import type { State } from './state.ts';

/**
 * What every body at one instant shares: where the bodies are on the fixed ecliptic of J2000, and the turn from there
 * to the true ecliptic and equinox of date.
 */
export type SkyFrame = {
  readonly time: AstroTime;
  /** Places on the ecliptic of J2000, each computed when first asked for. */
  readonly theory: SkyTheory;
  /** Rows of the rotation from the ecliptic of J2000 to the true ecliptic and equinox of date. */
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

const DEGREES = 180 / Math.PI;

/** Builds the shared part once, so that each further body costs one evaluation of its theory. */
export function skyFrame(time: AstroTime): SkyFrame {
  const precession = precessionAt(time.tt);
  const nutation = nutationAt(time.tt);
  return {
    time,
    theory: skyTheory(time),
    rows: rotation(precession.gamma, precession.phi, precession.psi + nutation.longitude),
    obliquityDeg: (precession.obliquity + nutation.obliquity) * DEGREES,
    nutationDeg: nutation.longitude * DEGREES,
    nutationRate: nutation.rate * DEGREES,
    driftRate: (precession.rate + nutation.rate) * DEGREES,
  };
}

/** R3(−psi) R1(phi) R3(gamma) R1(−obliquity of J2000). */
function rotation(gamma: number, phi: number, psi: number): readonly [Row, Row, Row] {
  const [cg, sg] = [Math.cos(gamma), Math.sin(gamma)];
  const [cf, sf] = [Math.cos(phi), Math.sin(phi)];
  const [cp, sp] = [Math.cos(psi), Math.sin(psi)];
  const [ce, se] = [Math.cos(J2000_OBLIQUITY), Math.sin(J2000_OBLIQUITY)];
  // R3(gamma) R1(−obliquity), then R1(phi) below it.
  const a: Row = [cg, sg * ce, -sg * se];
  const b: Row = [-sg * cf, cg * cf * ce + sf * se, -cg * cf * se + sf * ce];
  const c: Row = [sg * sf, -cg * sf * ce + cf * se, cg * sf * se + cf * ce];
  return [
    [cp * a[0] - sp * b[0], cp * a[1] - sp * b[1], cp * a[2] - sp * b[2]],
    [sp * a[0] + cp * b[0], sp * a[1] + cp * b[1], sp * a[2] + cp * b[2]],
    c,
  ];
}

/** A state turned from the ecliptic of J2000 to the true ecliptic of date, the frame itself held still. */
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
