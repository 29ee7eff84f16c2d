/**
 * Reads JPL's Development Ephemeris 405 as the Debian package `casacore-data-jpl-de405` carries it: a casacore table
 * whose array file `table.f0i` holds one row of 1018 doubles (the two dates of JPL's own format are left out) for every 32 days from late 1959 to early 2060.
 * The ephemeris is the work of the United States government and in the public domain (the package's copyright file).
 *
 * To get it: `apt-get download casacore-data-jpl-de405 && dpkg-deb -x casacore-data-jpl-de405_*.deb FOLDER`, then give
 * `FOLDER/usr/share/casacore/data/ephemerides/DE405` to the scripts of this folder.
 *
 * Positions are in AU on the axes of the ICRF (our J2000 equator), time is TDB (for us the same as TT) in days since J2000.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const AU_KM = 149_597_870.691;
export const EMRAT = 81.30056;
const ROW_BYTES = 8160;
const HEAD_BYTES = 28;
const ROW_DAYS = 32;
/** Julian day of the first row: MJD0 + dMJD of the table's keywords. The Earth then agrees with VSOP87 to 0.03". */
const FIRST_JD = 2_436_912.5;

/** First double (the table leaves out the two dates of a row), coefficients a coordinate, pieces a row, as JPL's header says. */
const LAYOUT = {
  mercury: [0, 14, 4],
  venus: [168, 10, 2],
  emb: [228, 13, 2],
  mars: [306, 11, 1],
  jupiter: [339, 8, 1],
  saturn: [363, 7, 1],
  uranus: [384, 6, 1],
  neptune: [402, 6, 1],
  pluto: [420, 6, 1],
  moon: [438, 13, 8],
  sun: [750, 11, 2],
};

export function openDe405(folder) {
  const bytes = readFileSync(join(folder, 'table.f0i'));
  const rows = Math.floor((bytes.length - 16) / ROW_BYTES);
  const from = FIRST_JD - 2_451_545;
  const to = from + rows * ROW_DAYS;

  /** State of a body from the barycentre (the Moon: from the Earth), AU and AU/day. */
  function state(body, day) {
    const [first, n, pieces] = LAYOUT[body];
    const row = Math.min(rows - 1, Math.floor((day - from) / ROW_DAYS));
    if (day < from || day > to) throw new RangeError(`day ${day} is outside DE405's table`);
    const span = ROW_DAYS / pieces;
    const within = day - from - row * ROW_DAYS;
    const piece = Math.min(pieces - 1, Math.floor(within / span));
    const u = (2 * (within - piece * span)) / span - 1;
    const out = new Float64Array(6);
    for (let axis = 0; axis < 3; axis++) {
      const at = HEAD_BYTES + row * ROW_BYTES + 8 * (first + (piece * 3 + axis) * n);
      let [t0, t1, d0, d1] = [1, u, 0, 1];
      let value = bytes.readDoubleLE(at) + bytes.readDoubleLE(at + 8) * u;
      let slope = bytes.readDoubleLE(at + 8);
      for (let k = 2; k < n; k++) {
        const c = bytes.readDoubleLE(at + 8 * k);
        const t2 = 2 * u * t1 - t0;
        const d2 = 2 * t1 + 2 * u * d1 - d0;
        value += c * t2;
        slope += c * d2;
        [t0, t1, d0, d1] = [t1, t2, d1, d2];
      }
      out[axis] = value / AU_KM;
      out[axis + 3] = (slope * 2) / span / AU_KM;
    }
    return out;
  }
  return { from, to, state };
}
