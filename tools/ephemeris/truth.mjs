/**
 * Writes tests/reference/ephemeris-de405.json: apparent places of the bodies at 300 instants over 1900-2100, by a road that
 * shares no formula and no table with src/astro.
 *
 * Inside 1960-2060 every place is DE405's own. Outside its table the outer planets and the Sun come from integrating its
 * state (integrate.mjs), the inner planets and the Moon from the full VSOP87B and ELP/MPP02 (vsop-elp.mjs); such
 * instants are marked. Chiron is integrated (chiron.mjs) throughout.
 *
 * The engine works from the Sun, with the Earth moved back along a straight line, and precesses by the angles of Fukushima
 * and Williams. Here everything is barycentric: light-time by iteration of the body alone, deflection in Einstein's
 * form, aberration by the Lorentz formula with the Earth's barycentric velocity, precession by the three equatorial
 * angles of Capitaine et al. (2003), nutation by the full IAU 1980 table of the package astronomia.
 *
 * Usage: node tools/ephemeris/truth.mjs FOLDER-OF-DE405 FOLDER-OF-ASTRONOMIA
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fitChiron, withMassless } from './chiron.mjs';
import { EMRAT, openDe405 } from './de405.mjs';
import { integrate, MASSIVE } from './integrate.mjs';
import { openElp, openVsop } from './vsop-elp.mjs';

const COUNT = 300;
const LIGHT = 173.144632684657;
const SUN_RADIUS_AU = 0.00465;
const ARCSEC = Math.PI / 648_000;
const BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
];
const [, , deFolder, packageFolder] = process.argv;

const { nutation } = await import(pathToFileURL(`${packageFolder}/src/nutation.js`).href);
const de = openDe405(deFolder);
const start = new Float64Array(MASSIVE.length * 6);
MASSIVE.forEach((body, i) => start.set(de.state(body, 0), 6 * i));
const [low, high] = [-37_000, 37_000];
const planets = integrate(start, 0, low, high);
const chiron = fitChiron(planets);
const all = integrate(withMassless(planets, chiron.day, [chiron.state]), chiron.day, low, high);
const inner = Object.fromEntries(
  ['mercury', 'venus', 'earth', 'mars'].map((body) => [body, openVsop(packageFolder, body)]),
);
const elp = openElp(packageFolder);

const plus = (a, b, scale = 1) => a.map((v, i) => v + scale * b[i]);
const length = (a) => Math.hypot(...a);
const unit = (a) => a.map((v) => v / length(a));
const dot = (a, b) => a.reduce((sum, v, i) => sum + v * b[i], 0);
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x];
const place = (state) => Array.from(state.slice(0, 3));

const inTable = (day) => day > de.from + 1 && day < de.to - 1;
const sunAt = (day) => place(inTable(day) ? de.state('sun', day) : all.stateOf(0, day));
const moonAt = (day) => (inTable(day) ? place(de.state('moon', day)) : elp(day));
function earthAt(day) {
  if (inTable(day)) return plus(place(de.state('emb', day)), moonAt(day), -1 / (1 + EMRAT));
  return plus(inner.earth(day), sunAt(day));
}
function bodyAt(body, day) {
  if (body === 'sun') return sunAt(day);
  if (body === 'moon') return plus(earthAt(day), moonAt(day));
  if (body === 'chiron') return place(all.stateOf(MASSIVE.length, day));
  if (inTable(day)) return place(de.state(body, day));
  if (inner[body]) return plus(inner[body](day), sunAt(day));
  return place(all.stateOf(MASSIVE.indexOf(body), day));
}

/** Direction on the true ecliptic of date, degrees. */
function apparent(body, day) {
  const earth = earthAt(day);
  const h = 0.02;
  const velocity = plus(earthAt(day + h), earthAt(day - h), -1).map((v) => v / (2 * h * LIGHT));
  let light = 0;
  let seen = earth;
  for (let pass = 0; pass < 6; pass++) {
    seen = plus(bodyAt(body, day - light), earth, -1);
    light = length(seen) / LIGHT;
  }
  let p = unit(seen);
  if (body !== 'sun' && body !== 'moon')
    p = deflected(p, bodyAt(body, day - light), earth, sunAt(day - light));
  const slow = Math.sqrt(1 - dot(velocity, velocity));
  const along = dot(p, velocity);
  p = unit(
    plus(
      p.map((v) => slow * v),
      velocity,
      1 + along / (1 + slow),
    ).map((v) => v / (1 + along)),
  );
  return eclipticOfDate(p, day, true);
}

function deflected(p, at, earth, sun) {
  const fromSun = plus(at, sun, -1);
  const e = plus(earth, sun, -1);
  const q = unit(fromSun);
  const eHat = unit(e);
  const sine = length(cross(p, eHat));
  const share = dot(p, eHat) < 0 ? Math.min(1, ((sine * length(e)) / SUN_RADIUS_AU) ** 2) : 1;
  const g = (share * 1.97412574e-8) / length(e) / (1 + dot(q, eHat));
  return plus(plus(p, eHat, g * dot(p, q)), q, -g * dot(eHat, p));
}

function turn(axis, angle, v) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
  const out = [...v];
  out[i] = c * v[i] + s * v[j];
  out[j] = -s * v[i] + c * v[j];
  return out;
}

function eclipticOfDate(v, day, withNutation) {
  const t = day / 36_525;
  const zeta = ARCSEC * (2.650545 + t * (2306.083227 + t * (0.2988499 + t * 0.01801828)));
  const z = ARCSEC * (-2.650545 + t * (2306.077181 + t * (1.0927348 + t * 0.01826837)));
  const theta = ARCSEC * t * (2004.191903 + t * (-0.4294934 - t * 0.04182264));
  const obliquity = ARCSEC * (84_381.406 + t * (-46.836769 + t * (-0.0001831 + t * 0.0020034)));
  const equator = turn(2, -z, turn(1, theta, turn(2, -zeta, v)));
  const [x, y, w] = turn(0, obliquity, equator);
  const [dpsi] = withNutation ? nutation(day + 2_451_545) : [0];
  const lon = Math.atan2(y, x) + dpsi;
  return [((((lon * 180) / Math.PI) % 360) + 360) % 360, (Math.atan2(w, Math.hypot(x, y)) * 180) / Math.PI];
}

/** Longitude of the ascending node of the Moon's osculating plane, true equinox of date. */
function trueNode(day) {
  const h = 0.01;
  // Differences of fourth order: the orbit's pole turns with the small part of the velocity.
  const far = plus(moonAt(day + 2 * h), moonAt(day - 2 * h), -1);
  const near = plus(moonAt(day + h), moonAt(day - h), -1);
  const velocity = near.map((v, i) => (8 * v - far[i]) / (12 * h));
  const pole = unit(cross(moonAt(day), velocity));
  const [lon] = eclipticOfDate(pole, day, true);
  return (lon + 90) % 360;
}

/** Fractions that fill the span evenly without a pattern: multiples of the golden section. */
const rows = Array.from({ length: COUNT }, (_, i) => {
  const day = Math.round((-36_500 + 73_000 * ((i * 0.6180339887498949) % 1)) * 1e4) / 1e4;
  const places = BODIES.map((body) => apparent(body, day).map((v) => Number(v.toFixed(6))));
  return {
    tt: day,
    de405: inTable(day),
    lon: places.map(([lon]) => lon),
    lat: places.map(([, lat]) => lat),
    node: Number(trueNode(day).toFixed(6)),
  };
}).sort((a, b) => a.tt - b.tt);
const meta = {
  what: 'apparent geocentric longitude and latitude, true ecliptic and equinox of date, degrees; tt: days of TT since J2000',
  source:
    'JPL DE405 (de405: true), its state at J2000 integrated, VSOP87B and ELP/MPP02 (de405: false); see tools/ephemeris/truth.mjs',
  bodies: BODIES,
  node: 'true (osculating) ascending node of the Moon',
  count: COUNT,
};
const text = `{\n"meta": ${JSON.stringify(meta)},\n"instants": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
writeFileSync(new URL('../../tests/reference/ephemeris-de405.json', import.meta.url), text);
console.log(
  rows.length,
  'instants,',
  rows.filter((row) => row.de405).length,
  'inside DE405,',
  text.length,
  'characters',
);
