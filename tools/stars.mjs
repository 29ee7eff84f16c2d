/**
 * Writes src/ui/sky/data/stars.ts: the bright stars and the lines of well-known constellations.
 *
 * Reads the data folder of an unpacked d3-celestial 0.7.35 (BSD 3-Clause), see src/ui/sky/data/README.md. Kept are
 * all stars of magnitude 3.2 and brighter, and the fainter ones that a line ends at. Lines name stars, so that a
 * line and its star can never come apart.
 *
 * Usage: node tools/stars.mjs <folder of the unpacked package>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FAINTEST = 3.2;

/** Easily known and spread around the whole sky, so that most views hold two or three. */
const wanted =
  'And Aql Ari Aur Boo CMa Cas Cen Cru Cyg Gem Leo Lyr Ori Peg Per Sco Sgr Tau UMa UMi Vir'.split(' ');

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Usage: node tools/stars.mjs <folder of the unpacked d3-celestial>');
const target = new URL('../src/ui/sky/data/stars.ts', import.meta.url);
const read = (name) => JSON.parse(readFileSync(join(folder, 'data', name), 'utf8')).features;

const catalogue = read('stars.6.json').map(({ id, properties, geometry }) => ({
  id,
  mag: Number(properties.mag),
  at: geometry.coordinates,
}));
const names = new Map(read('constellations.json').map(({ id, properties }) => [id, properties.name]));
const lines = new Map(
  read('constellations.lines.json').map(({ id, geometry }) => [id, geometry.coordinates]),
);

/** The star a line turns at: the brightest within 0.02°, since the two files round differently. */
function starAt([lon, dec], constellation) {
  const near = catalogue.filter(({ at }) => {
    const aside = ((at[0] - lon + 540) % 360) - 180;
    return Math.hypot(aside * Math.cos((dec * Math.PI) / 180), at[1] - dec) < 0.02;
  });
  if (near.length === 0) throw new Error(`${constellation}: no star at ${lon} ${dec}`);
  return near.reduce((a, b) => (b.mag < a.mag ? b : a));
}

const figures = wanted.map((id) => ({
  name: names.get(id),
  paths: lines.get(id).map((path) => path.map((point) => starAt(point, id))),
}));
const inFigures = new Set(figures.flatMap(({ paths }) => paths.flat()));
const stars = catalogue
  .filter((star) => star.mag <= FAINTEST || inFigures.has(star))
  .sort((a, b) => a.mag - b.mag || a.id - b.id);
const indexOf = new Map(stars.map((star, i) => [star, i]));

const hundredths = (degrees) => Math.round(degrees * 100);
const rows = stars.map(({ at: [lon, dec], mag }) =>
  [hundredths((lon + 360) % 360), hundredths(dec), hundredths(mag)].join(' '),
);
const wrap = (words, separator) => {
  const out = [''];
  for (const word of words) {
    const last = out.at(-1);
    if (last.length + word.length + separator.length > 100) out.push(word);
    else out[out.length - 1] = last === '' ? word : `${last}${separator}${word}`;
  }
  return out.map((line, i) => (i < out.length - 1 ? line + separator : line));
};
const packed = wrap(rows, ',')
  .map((line) => `${line}\\\n`)
  .join('');
const figureRows = figures.map(({ name, paths }) => {
  const path = paths.map((points) => points.map((star) => indexOf.get(star)).join(' ')).join(',');
  return path.length < 80 ? `  ['${name}', '${path}'],` : `  [\n    '${name}',\n    '${path}',\n  ],`;
});

writeFileSync(
  target,
  `/** Written by tools/stars.mjs out of d3-celestial 0.7.35; README.md beside this file says from where. */

/**
 * Stars from the brightest down, parted by commas: right ascension and declination (J2000) and visual magnitude,
 * each in hundredths.
 */
export const packedStars = \`\\
${packed}\`;

/** Constellations: the Latin name, and paths parted by commas, each the places of its stars in the list above. */
export const packedFigures: readonly (readonly [name: string, paths: string])[] = [
${figureRows.join('\n')}
];
`,
);
console.log(
  `${stars.length} stars, ${stars.filter(({ mag }) => mag <= FAINTEST).length} to magnitude ${FAINTEST}`,
);
