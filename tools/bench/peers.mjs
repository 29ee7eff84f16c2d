/**
 * The natal chart beside two other engines, as ratios in one run. They are put into a temporary folder for this and
 * are never part of the product: swisseph-wasm is GPL and its data AGPL. Without a network the rows fall away and say so.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distance } from '#astro/angle/degrees.ts';
import { COMPUTED_BODY_IDS } from '#astro/body/body-id.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { createSkyTable } from '#astro/body/sky-table.ts';
import { bodyIn, momentChart, natalChart } from '#astro/chart/natal.ts';
import { anglesAt } from '#astro/house/angles.ts';
import { astroTime } from '#astro/time/instant.ts';
import { fetchPeers } from '../fetch-peers.mjs';

const PEERS = ['circular-natal-horoscope-js@1.1.0', 'swisseph-wasm@0.1.0'];
const place = { latDeg: 48.21, lonDeg: 16.37 };
const births = Array.from({ length: 300 }, (_, i) => Date.UTC(1950, 0, 1, 6, 20) + i * 61.37 * 86_400_000);
const BATCHES = 7;

export async function measure() {
  const peers = fetchPeers(PEERS);
  if (peers === null) {
    process.stderr.write('The other engines could not be fetched: their rows are left out.\n');
    return [];
  }
  try {
    return await compare(peers.folder);
  } finally {
    peers.remove();
  }
}

async function compare(folder) {
  const load = (path) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const horoscope = createRequire(join(folder, 'index.js'))('circular-natal-horoscope-js');
  const swiss = new (await load('swisseph-wasm/src/swisseph.js')).default();
  await swiss.initSwissEph();
  const table = createSkyTable({
    from: births[0],
    to: births.at(-1),
    bodies: COMPUTED_BODY_IDS,
    node: 'mean',
  });
  const jobs = {
    ours: (at) => natalChart({ at, place, houseSystem: 'placidus', node: 'mean' }),
    circular: (at) => circularChart(horoscope, at),
    swiss: (at) => swissChart(swiss, at),
    moment: (at) => chartFromTable(table, at),
  };
  // By turns, so that what else the machine does falls on all alike.
  const times = { ours: [], circular: [], swiss: [], moment: [] };
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const [name, job] of Object.entries(jobs)) {
      const startedMs = performance.now();
      for (const at of births) job(at);
      times[name].push((performance.now() - startedMs) / births.length);
    }
  }
  const median = (name) => times[name].sort((a, b) => a - b)[Math.floor(BATCHES / 2)];
  const ours = median('ours');
  return [
    {
      what: 'circular-natal-horoscope-js takes, for the same charts',
      value: median('circular') / ours,
      unit: 'times as long',
    },
    {
      what: 'swisseph-wasm takes, for the same charts',
      value: median('swiss') / ours,
      unit: 'times as long',
    },
    {
      what: 'swisseph-wasm takes, beside a chart of ours from a ready table',
      value: median('swiss') / median('moment'),
      unit: 'times as long',
    },
    {
      what: 'largest error of ours from swisseph-wasm: Sun to Pluto, Chiron',
      value: worst(swiss, 'ours', null),
      unit: '″',
    },
    {
      what: 'the same of circular-natal-horoscope-js',
      value: worst(swiss, 'circular', horoscope),
      unit: '″',
    },
  ];
}

function chartFromTable(table, at) {
  const angles = anglesAt(skyFrame(astroTime(at)), place);
  return momentChart(table.positionsAt(at), {
    at,
    place,
    angles,
    houseSystem: 'placidus',
    node: 'mean',
  });
}

function circularChart({ Origin, Horoscope }, at) {
  const date = new Date(at);
  // It takes local time and finds the zone itself; where the Greenwich meridian meets the sea local time is UTC.
  const origin = new Origin({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    latitude: 0,
    longitude: 0,
  });
  return new Horoscope({
    origin,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: ['bodies', 'points', 'angles'],
    aspectWithPoints: ['bodies', 'points', 'angles'],
    aspectTypes: ['major'],
    customOrbs: {},
    language: 'en',
  });
}

const BODIES = [
  ['sun', 0],
  ['moon', 1],
  ['mercury', 2],
  ['venus', 3],
  ['mars', 4],
  ['jupiter', 5],
  ['saturn', 6],
  ['uranus', 7],
  ['neptune', 8],
  ['pluto', 9],
  ['chiron', 15],
];

/** Ten planets, node, Lilith and Chiron with speeds, Placidus and the five major aspects. */
function swissChart(swiss, at) {
  const jd = at / 86_400_000 + 2_440_587.5;
  const flags = swiss.SEFLG_SWIEPH | swiss.SEFLG_SPEED;
  const lons = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15].map((body) => swiss.calc_ut(jd, body, flags)[0]);
  const houses = swiss.houses(jd, place.latDeg, place.lonDeg, 'P');
  const aspects = [];
  for (let i = 0; i < lons.length; i++)
    for (let j = i + 1; j < lons.length; j++) {
      const apart = distance(lons[i], lons[j]);
      for (const angle of [0, 60, 90, 120, 180])
        if (Math.abs(apart - angle) <= 8) aspects.push([i, j, angle]);
    }
  return { lons, houses, aspects };
}

function worst(swiss, whose, horoscope) {
  let most = 0;
  for (const at of births) {
    const jd = at / 86_400_000 + 2_440_587.5;
    const chart =
      whose === 'ours'
        ? natalChart({ at, place, houseSystem: 'placidus', node: 'mean' }).bodies
        : circularChart(horoscope, at);
    for (const [id, number] of BODIES) {
      const lon =
        whose === 'ours'
          ? bodyIn(chart, id).lon
          : chart.CelestialBodies[id]?.ChartPosition.Ecliptic.DecimalDegrees;
      if (lon === undefined) continue;
      most = Math.max(most, distance(lon, swiss.calc_ut(jd, number, swiss.SEFLG_SWIEPH)[0]) * 3600);
    }
  }
  return most;
}
