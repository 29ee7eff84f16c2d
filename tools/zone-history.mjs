/**
 * Writes src/astro/time/data/zone-history.json: what a browser's own zone data lost or does not say.
 *
 * Since tzdb 2022b zones that agree after 1970 are merged, and `Intl` follows: Amsterdam in 1935 answers with
 * Brussels' clock. A zoneinfo tree compiled with the "backzone" file still holds each zone's own past. This
 * script reads such a tree and keeps three things: for every zone that `Intl` has merged with another, its whole
 * past up to 1970; for every zone the instant at which local mean time ended, which `Intl` cannot tell (Paris
 * mean time and the local mean time of Paris have the same offset); and the links between old and new names.
 *
 * Usage: node tools/zone-history.mjs [zoneinfo folder]      (default /usr/share/zoneinfo)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = process.argv[2] ?? '/usr/share/zoneinfo';
const target = new URL('../src/astro/time/data/zone-history.json', import.meta.url);
const areas = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Zones and links named by the one-file summary that zic leaves beside the compiled tree. */
function readNames() {
  const zones = [];
  const links = {};
  let version = '';
  let packed = '';
  for (const line of readFileSync(join(root, 'tzdata.zi'), 'utf8').split('\n')) {
    const word = line.split(' ');
    if (word[0] === '#' && word[1] === 'version') version = word[2];
    if (word[0] === '#' && word[1] === 'ddeps') packed = word.slice(2).join(' ');
    if (word[0] === 'Z' && areas.test(word[1])) zones.push(word[1]);
    if (word[0] === 'L' && word[2].includes('/') && areas.test(word[1])) links[word[2]] = word[1];
  }
  if (!packed.includes('backzone'))
    throw new Error(`${root} was not compiled with backzone (tzdata.zi: "${packed}")`);
  return { zones: zones.sort(), links, version };
}

/** Offsets and local mean time of one compiled zone: the 64-bit block of a TZif file (RFC 8536). */
function readZone(zone) {
  const bytes = readFileSync(join(root, zone));
  const counts = (at) => [20, 24, 28, 32, 36, 40].map((k) => bytes.readUInt32BE(at + k));
  const [isUt, isStd, leaps, times, types, chars] = counts(0);
  const second = 44 + times * 5 + types * 6 + chars + leaps * 8 + isStd + isUt;
  const [, , , n, nTypes, nChars] = counts(second);
  const timesAt = second + 44;
  const indexAt = timesAt + 8 * n;
  const typesAt = indexAt + n;
  const namesAt = typesAt + 6 * nTypes;
  const names = bytes.subarray(namesAt, namesAt + nChars).toString('latin1');
  const typeOf = (i) => {
    const from = bytes[typesAt + 6 * i + 5];
    return { offset: bytes.readInt32BE(typesAt + 6 * i), name: names.slice(from, names.indexOf('\0', from)) };
  };
  let current = typeOf(0);
  let lmtUntil = null;
  const row = [current.offset];
  for (let i = 0; i < n; i += 1) {
    const at = Number(bytes.readBigInt64BE(timesAt + 8 * i));
    const next = typeOf(bytes[indexAt + i]);
    // Fat files open with a placeholder at the beginning of time.
    if (at < -(2 ** 40)) {
      current = next;
      row[0] = next.offset;
      continue;
    }
    if (current.name === 'LMT' && next.name !== 'LMT') lmtUntil = at;
    if (at < 0 && next.offset !== current.offset) row.push(at, next.offset);
    current = next;
  }
  return { row, lmtUntil };
}

function offsetByIntl(formatter, seconds) {
  const name = formatter.formatToParts(new Date(seconds * 1000)).find((p) => p.type === 'timeZoneName').value;
  const [, sign, h, m, s] = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name);
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (+h * 3600 + +m * 60 + +(s ?? 0));
}

function offsetByRow(row, seconds) {
  let offset = row[0];
  for (let i = 1; i < row.length && row[i] <= seconds; i += 2) offset = row[i + 1];
  return offset;
}

/** What this runtime's own data says of a zone on a fixed grid of instants from 1800 to 1970; null when it lacks the zone. */
function signatureByIntl(zone, probes) {
  try {
    const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    return probes.map((at) => offsetByIntl(formatter, at));
  } catch {
    return null;
  }
}

const { zones, links, version } = readNames();
const read = new Map(zones.map((zone) => [zone, readZone(zone)]));

// Every tenth day, and both sides of each of the zone's own changes: a lost past cannot hide between two probes.
const grid = [];
for (let at = Date.UTC(1800, 0, 1) / 1000; at < 0; at += 10 * 86_400) grid.push(at);
const bySignature = new Map();
const lost = [];
for (const zone of zones) {
  const { row } = read.get(zone);
  const own = [...grid];
  for (let i = 1; i < row.length; i += 2) own.push(row[i] - 1, row[i]);
  const answers = signatureByIntl(zone, own);
  const key = answers === null ? null : answers.slice(0, grid.length).join();
  if (key !== null) bySignature.set(key, [...(bySignature.get(key) ?? []), zone]);
  if (answers === null || own.some((at, i) => answers[i] !== offsetByRow(row, at))) lost.push({ zone, key });
}

// A merged zone answers exactly as its neighbour does. One that differs alone was corrected in an edition
// of the database other than the tree's; the browser's newer word stands.
const history = {};
const leftOut = [];
for (const { zone, key } of lost) {
  if (key !== null && bySignature.get(key).length === 1) leftOut.push(zone);
  else history[zone] = read.get(zone).row;
}
const lmtUntil = Object.fromEntries(zones.map((zone) => [zone, read.get(zone).lmtUntil]));

const lines = (record) =>
  Object.entries(record)
    .map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`)
    .join(',\n');
const text = `{"version":${JSON.stringify(version)},
"history":{
${lines(history)}
},
"lmtUntil":{
${lines(lmtUntil)}
},
"links":{
${lines(links)}
}}
`;
writeFileSync(target, text);
console.log(
  `tzdb ${version}: ${Object.keys(history).length} zones with a lost past, ${zones.length} ends of local mean time, ` +
    `${Object.keys(links).length} links; ${(text.length / 1000).toFixed(1)} kB, ${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`,
);
if (leftOut.length > 0)
  console.log(`differ alone, left to the browser (edition ${process.versions.tz}): ${leftOut.join(' ')}`);
