/**
 * How close the engine's places come to two references: Swiss Ephemeris on DE431 (natal-open.json) and JPL DE405 by a road of
 * its own (ephemeris-de405.json, see tools/ephemeris/truth.mjs). The tests bound the numbers; the README shows them.
 */
import { present } from '#lib/assert.ts';
import { signedDifference } from '#astro/angle/degrees.ts';
import type { ComputedBodyId, NodeKind } from '#astro/body/body-id.ts';
import { bodyPosition, positionsAtDays } from '#astro/body/position.ts';
import type { BodyPosition } from '#astro/body/position.ts';
import { deltaTSeconds } from '#astro/time/delta-t.ts';
import { unixMs } from '#astro/time/instant.ts';
import ephemeris from './ephemeris-de405.json' with { type: 'json' };
import natal from './natal-open.json' with { type: 'json' };

export type ReferenceName = 'swiss' | 'de405';

/** Differences of one body from one reference, arcseconds (speed: arcseconds a day), ours less theirs. */
export type Differences = {
  readonly lon: readonly number[];
  readonly lat: readonly number[];
  readonly speed: readonly number[];
};

export type Subject = {
  readonly name: string;
  readonly body: ComputedBodyId;
  readonly node: NodeKind;
  /** What natal-open.json calls it. */
  readonly swiss: string;
};

const subject = (name: string, body: ComputedBodyId, swiss: string, node: NodeKind = 'mean'): Subject => ({
  name,
  body,
  swiss,
  node,
});

export const SUBJECTS: readonly Subject[] = [
  subject('Sun', 'sun', 'Sun'),
  subject('Moon', 'moon', 'Moon'),
  subject('Mercury', 'mercury', 'Mercury'),
  subject('Venus', 'venus', 'Venus'),
  subject('Mars', 'mars', 'Mars'),
  subject('Jupiter', 'jupiter', 'Jupiter'),
  subject('Saturn', 'saturn', 'Saturn'),
  subject('Uranus', 'uranus', 'Uranus'),
  subject('Neptune', 'neptune', 'Neptune'),
  subject('Pluto', 'pluto', 'Pluto'),
  subject('Chiron', 'chiron', 'Chiron'),
  subject('True node', 'northnode', 'TrueNode', 'true'),
  subject('Mean node', 'northnode', 'MeanNode'),
  subject('Mean Lilith', 'lilith', 'MeanLilith'),
];

const arcsec = (ours: number, theirs: number): number => signedDifference(theirs, ours) * 3600;

/** Against the 40 charts of Swiss Ephemeris. Delta T is ours, so the Moon answers for that too. */
export function swissDifferences({ body, node, swiss }: Subject): Differences {
  const column = natal.meta.bodies.indexOf(swiss);
  const pairs = natal.charts.map((chart) => ({
    ours: bodyPosition(body, unixMs(Date.parse(chart.utc)), { node }),
    lon: present(chart.L[column], 'longitude'),
    lat: present(chart.B[column], 'latitude'),
    speed: present(chart.V[column], 'speed'),
  }));
  return {
    lon: pairs.map(({ ours, lon }) => arcsec(ours.lon, lon)),
    lat: pairs.map(({ ours, lat }) => (ours.lat - lat) * 3600),
    speed: pairs.map(({ ours, speed }) => (ours.speed - speed) * 3600),
  };
}

/** Against DE405 and its extension; null for what that file does not hold. In dynamical time, so no Delta T. */
export function de405Differences({ body, node }: Subject): Differences | null {
  const column = ephemeris.meta.bodies.indexOf(body);
  const isTrueNode = body === 'northnode' && node === 'true';
  if (column < 0 && !isTrueNode) return null;
  const pairs = ephemeris.instants.map((instant) => ({
    ours: atDynamicalTime(instant.tt, body, node),
    lon: isTrueNode ? instant.node : present(instant.lon[column], 'longitude'),
    lat: isTrueNode ? 0 : present(instant.lat[column], 'latitude'),
  }));
  return {
    lon: pairs.map(({ ours, lon }) => arcsec(ours.lon, lon)),
    lat: pairs.map(({ ours, lat }) => (ours.lat - lat) * 3600),
    speed: [],
  };
}

/** The engine counts in UT; the days whose Delta T leads to this TT. */
function atDynamicalTime(tt: number, body: ComputedBodyId, node: NodeKind): BodyPosition {
  let ut = tt;
  for (let pass = 0; pass < 4; pass++) ut = tt - deltaTSeconds(ut) / 86_400;
  return present(positionsAtDays(ut, [body], { node })[0], 'position');
}

export type Spread = { readonly p50: number; readonly p99: number; readonly max: number };

/** Quantiles of the sizes of the differences: the value that 50 and 99 of a hundred stay within. */
export function spreadOf(differences: readonly number[]): Spread {
  const sizes = differences.map(Math.abs).toSorted((a, b) => a - b);
  const at = (share: number): number => present(sizes[Math.ceil(share * sizes.length) - 1], 'sample');
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** The README's accuracy table, in Markdown. */
export function accuracyTable(): string {
  const show = ({ p50, p99, max }: Spread): string => [p50, p99, max].map((v) => v.toFixed(2)).join(' / ');
  const rows = SUBJECTS.map((one) => {
    const swiss = swissDifferences(one);
    const de405 = de405Differences(one);
    return [
      one.name,
      show(spreadOf(swiss.lon)),
      de405 === null ? '–' : show(spreadOf(de405.lon)),
      spreadOf([...swiss.lat, ...(de405?.lat ?? [])]).max.toFixed(2),
      spreadOf(swiss.speed).max.toFixed(2),
    ];
  });
  const head = [
    ['', 'Swiss Ephemeris, 40 charts', 'JPL DE405, 300 instants', 'latitude', 'speed a day'],
    ['---', '---', '---', '---', '---'],
  ];
  return [...head, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
