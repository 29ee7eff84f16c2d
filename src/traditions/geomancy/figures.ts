/**
 * The sixteen figures of ʿilm al-raml: four rows from head to feet (fire, air, water, earth), 1 a single point, 0 two.
 *
 * Planets and signs after Agrippa and the common handbooks; the sign of Via varies by author and is left out, the two nodes have
 * none. Arabic names of Puer and Puella vary; rows and planets are stable.
 */
import { assert, present } from '#lib/assert.ts';

export const figureIds = [
  'via',
  'populus',
  'conjunctio',
  'carcer',
  'fortuna-major',
  'fortuna-minor',
  'acquisitio',
  'amissio',
  'tristitia',
  'laetitia',
  'rubeus',
  'albus',
  'puella',
  'puer',
  'caput-draconis',
  'cauda-draconis',
] as const;
export type FigureId = (typeof figureIds)[number];

/** What a figure does to a matter, as handbooks agree on it; `mixed` where it goes by the question. */
export const figureQualities = ['easy', 'hard', 'mixed'] as const;
export type FigureQuality = (typeof figureQualities)[number];

/**
 * What comes in (dākhil) has two points at the head and one at the feet, what goes out (khārij) one and two; what stays (thābit)
 * has two at both ends, what turns (munqalib) one at both.
 */
export const figureMotions = ['entering', 'leaving', 'staying', 'turning'] as const;
export type FigureMotion = (typeof figureMotions)[number];

export const figurePlanets = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'northnode',
  'southnode',
] as const;
export type FigurePlanet = (typeof figurePlanets)[number];

export type Figure = {
  readonly id: FigureId;
  /** Head to feet, `1` single and `0` double. */
  readonly rows: string;
  readonly planet: FigurePlanet;
  readonly sign: string | null;
  readonly quality: FigureQuality;
};

type Row = readonly [rows: string, planet: FigurePlanet, sign: string | null, quality: FigureQuality];

const table: Readonly<Record<FigureId, Row>> = {
  via: ['1111', 'moon', null, 'mixed'],
  populus: ['0000', 'moon', 'cancer', 'mixed'],
  conjunctio: ['0110', 'mercury', 'virgo', 'mixed'],
  carcer: ['1001', 'saturn', 'capricorn', 'hard'],
  'fortuna-major': ['0011', 'sun', 'leo', 'easy'],
  'fortuna-minor': ['1100', 'sun', 'leo', 'easy'],
  acquisitio: ['0101', 'jupiter', 'sagittarius', 'easy'],
  amissio: ['1010', 'venus', 'taurus', 'hard'],
  tristitia: ['0001', 'saturn', 'aquarius', 'hard'],
  laetitia: ['1000', 'jupiter', 'pisces', 'easy'],
  rubeus: ['0100', 'mars', 'scorpio', 'hard'],
  albus: ['0010', 'mercury', 'gemini', 'easy'],
  puella: ['1011', 'venus', 'libra', 'easy'],
  puer: ['1101', 'mars', 'aries', 'mixed'],
  'caput-draconis': ['0111', 'northnode', null, 'easy'],
  'cauda-draconis': ['1110', 'southnode', null, 'hard'],
};

export const figures: readonly Figure[] = figureIds.map((id) => {
  const [rows, planet, sign, quality] = table[id];
  return { id, rows, planet, sign, quality };
});

const byRows: ReadonlyMap<string, Figure> = new Map(figures.map((figure) => [figure.rows, figure]));

/** The figure of four rows, head to feet. Throws on anything else. */
export function figureOf(rows: string): Figure {
  const figure = byRows.get(rows);
  assert(figure !== undefined, 'a figure is four rows of one or two points', { rows });
  return figure;
}

export const figureById = (id: FigureId): Figure =>
  present(
    figures.find((figure) => figure.id === id),
    'figure',
  );

/** Two figures added: a row of equal points becomes two, of unlike points one. */
export function addFigures(a: Figure, b: Figure): Figure {
  return figureOf(
    Array.from(a.rows)
      .map((row, at) => (row === b.rows[at] ? '0' : '1'))
      .join(''),
  );
}

/** Points of a figure, 4–8. */
export const pointsOf = ({ rows }: Figure): number =>
  Array.from(rows).reduce((sum, row) => sum + 2 - Number(row), 0);

export const isSingleHead = ({ rows }: Figure): boolean => rows.startsWith('1');

export function motionOf({ rows }: Figure): FigureMotion {
  const head = rows.startsWith('1');
  const feet = rows.endsWith('1');
  if (head === feet) return head ? 'turning' : 'staying';
  return head ? 'leaving' : 'entering';
}
