/**
 * Compares the facts that a reading cites with reference values that the app had no part in.
 *
 * A fact that the reference cannot judge (a dignity, which is a table and not a measurement) is left out of the comparison; how
 * many were compared is told, so that a test can ask for enough of them.
 */
import { readFile } from 'node:fs/promises';
import type { KeptFact } from './e2e-store.ts';

export type ReferenceChart = {
  readonly id: string;
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
  readonly L: readonly number[];
  readonly V: readonly number[];
  readonly asc: number;
  readonly mc: number;
  readonly cusps: { readonly placidus: readonly number[] | null };
};

type ReferenceFile = {
  readonly meta: { readonly bodies: readonly string[] };
  readonly charts: readonly ReferenceChart[];
};

/** Where each body stands and how fast it moves, degrees and degrees a day. */
export type Positions = {
  readonly lon: ReadonlyMap<string, number>;
  readonly speed: ReadonlyMap<string, number>;
  readonly cusps: readonly number[];
};

export const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

/** Traditional rulers in the order of the signs. Source: Ptolemy, Tetrabiblos I.17. */
const rulers = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const;

/** Degrees of the five majors. */
export const aspectAngles: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** A chart of tests/reference/natal-open.json (Swiss Ephemeris; its README says how it was made). */
export async function referenceChart(id: string): Promise<{ chart: ReferenceChart; positions: Positions }> {
  const file = JSON.parse(
    await readFile(new URL('../reference/natal-open.json', import.meta.url), 'utf8'),
  ) as ReferenceFile;
  const chart = file.charts.find((one) => one.id === id);
  if (chart === undefined) throw new Error(`no reference chart ${id}`);
  const lon = new Map<string, number>([
    ['asc', chart.asc],
    ['mc', chart.mc],
  ]);
  const speed = new Map<string, number>();
  file.meta.bodies.forEach((body, index) => {
    const name = body === 'MeanNode' ? 'northnode' : body.toLowerCase();
    lon.set(name, chart.L[index] ?? Number.NaN);
    speed.set(name, chart.V[index] ?? Number.NaN);
  });
  return { chart, positions: { lon, speed, cusps: chart.cusps.placidus ?? [] } };
}

export const signOf = (lon: number): string => signs[Math.floor(lon / 30) % 12] ?? '';

/** Degrees between two longitudes the shorter way, 0 to 180. */
export const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

const houseOf = (lon: number, cusps: readonly number[]): number =>
  cusps.findIndex((cusp, i) => {
    const width = ((cusps[(i + 1) % 12] ?? 0) - cusp + 360) % 360;
    return (lon - cusp + 360) % 360 < width;
  }) + 1;

/** `toleranceDeg` for a position; an orb is off by two of them at most. */
export function compareFacts(
  facts: readonly KeptFact[],
  { lon, speed, cusps }: Positions,
  toleranceDeg: number,
): { readonly compared: readonly string[]; readonly wrong: readonly string[] } {
  const compared: string[] = [];
  const wrong: string[] = [];
  const judge = (fact: KeptFact, right: boolean, expected: unknown) => {
    compared.push(fact.id);
    if (!right) wrong.push(`${fact.id}: ${JSON.stringify(fact.value)}, reference ${String(expected)}`);
  };
  for (const fact of facts) {
    const { value } = fact;
    const [tradition, subject = '', what = ''] = fact.id.split('.');
    if (tradition !== 'natal') continue;
    const at = lon.get(subject);
    const house = /^house(\d+)$/.exec(subject);
    const pair = /^([a-z]+)-([a-z]+)-([a-z]+)$/.exec(subject);
    if (at !== undefined && what === 'sign') judge(fact, value.id === signOf(at), signOf(at));
    else if (at !== undefined && what === 'degree')
      judge(fact, apart(value.deg ?? Number.NaN, at) < toleranceDeg, at);
    else if (at !== undefined && what === 'house')
      judge(fact, value.id === String(houseOf(at, cusps)), houseOf(at, cusps));
    else if (what === 'retrograde')
      judge(fact, value.on === (speed.get(subject) ?? Number.NaN) < 0, speed.get(subject));
    else if (house !== null && (what === 'sign' || what === 'ruler')) {
      const cusp = cusps[Number(house[1]) - 1] ?? Number.NaN;
      const expected = what === 'sign' ? signOf(cusp) : rulers[Math.floor(cusp / 30)];
      judge(fact, value.id === expected, expected);
    } else if (pair !== null && what === 'orb') {
      const [, a = '', aspect = '', b = ''] = pair;
      const exact = aspectAngles[aspect] ?? Number.NaN;
      const orb = Math.abs(apart(lon.get(a) ?? Number.NaN, lon.get(b) ?? Number.NaN) - exact);
      judge(fact, Math.abs((value.deg ?? Number.NaN) - orb) < 2 * toleranceDeg, orb);
    }
  }
  return { compared, wrong };
}
