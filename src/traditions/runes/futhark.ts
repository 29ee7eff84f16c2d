/**
 * The twenty-four runes of the Elder Futhark in three aettir of eight. Order and letters as in the Unicode chart; some finds have
 * Othala before Dagaz. There is no blank rune: it was invented in the 1980s.
 */
import { assert } from '#lib/assert.ts';

export const runeIds = [
  'fehu',
  'uruz',
  'thurisaz',
  'ansuz',
  'raidho',
  'kenaz',
  'gebo',
  'wunjo',
  'hagalaz',
  'nauthiz',
  'isa',
  'jera',
  'eihwaz',
  'perthro',
  'algiz',
  'sowilo',
  'tiwaz',
  'berkano',
  'ehwaz',
  'mannaz',
  'laguz',
  'ingwaz',
  'dagaz',
  'othala',
] as const;
export type RuneId = (typeof runeIds)[number];

export const aettIds = ['freyr', 'hagal', 'tyr'] as const;
export type AettId = (typeof aettIds)[number];

export type Rune = {
  /** 1–24. */
  readonly index: number;
  readonly id: RuneId;
  /** The letter itself. */
  readonly letter: string;
  readonly aett: AettId;
  /** Place in its aett, 1–8. */
  readonly place: number;
};

const LETTERS = Array.from('ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ');
const AN_AETT = 8;

export const runes: readonly Rune[] = runeIds.map((id, at) => ({
  index: at + 1,
  id,
  letter: LETTERS[at] ?? '',
  aett: aettIds[Math.floor(at / AN_AETT)] ?? 'tyr',
  place: (at % AN_AETT) + 1,
}));

/** The rune with a number, 1–24. Throws on any other. */
export function runeAt(index: number): Rune {
  const rune = runes[index - 1];
  assert(rune !== undefined, 'a rune is 1 to 24', { index });
  return rune;
}

/** Which shapes are the same upside down: eight, or nine with Nauthiz. */
export const symmetrySchools = ['eight', 'with-nauthiz'] as const;
export type SymmetrySchool = (typeof symmetrySchools)[number];

const SAME_UPSIDE_DOWN: readonly RuneId[] = [
  'gebo',
  'hagalaz',
  'isa',
  'jera',
  'eihwaz',
  'sowilo',
  'ingwaz',
  'dagaz',
];

/** Whether a rune has another side to lie on. */
export const canTurn = ({ id }: Rune, school: SymmetrySchool): boolean =>
  !SAME_UPSIDE_DOWN.includes(id) && !(school === 'with-nauthiz' && id === 'nauthiz');

export const runeSpreadIds = ['single', 'norns', 'cross', 'nine'] as const;
export type RuneSpreadId = (typeof runeSpreadIds)[number];

export const runePositionIds = [
  'your-rune',
  'was',
  'is',
  'becoming',
  'heart',
  'behind',
  'before',
  'ground',
  'height',
  'cast',
] as const;
export type RunePositionId = (typeof runePositionIds)[number];

/** In the order of laying. Nine runes are cast on the cloth and have no places of their own. There is none for an outcome. */
export const runeSpreads: Readonly<Record<RuneSpreadId, readonly RunePositionId[]>> = {
  single: ['your-rune'],
  norns: ['was', 'is', 'becoming'],
  cross: ['heart', 'behind', 'before', 'ground', 'height'],
  nine: ['cast', 'cast', 'cast', 'cast', 'cast', 'cast', 'cast', 'cast', 'cast'],
};

/** The place a spread turns on: told first. */
export const centreOf = (spread: RuneSpreadId): number => (spread === 'norns' ? 2 : 1);
