/**
 * How two years stand to each other by their animals (ปีชง and its kin), on the ring of twelve with the rat at 0.
 *
 * Source: the relations of branches as the Sino-Thai almanacs print them; the lists of 2024–2026 come out as published.
 */
import { ANIMAL_IDS } from './thai-year.ts';
import type { AnimalId } from './thai-year.ts';

/** Chong opposes; khak is the same animal; heng punishes; phua breaks; hai harms; the last two are harmonies. */
export const YEAR_RELATIONS = ['chong', 'khak', 'heng', 'phua', 'hai', 'trine', 'six-harmony'] as const;
export type YearRelation = (typeof YEAR_RELATIONS)[number];

/** What an almanac calls a person in a year: opposed, touched by one of the four lesser relations, or neither. */
export const AFFECTED = ['direct', 'joint', 'none'] as const;
export type Affected = (typeof AFFECTED)[number];

const PHUA: readonly (readonly [number, number])[] = [
  [0, 9],
  [1, 4],
  [2, 11],
  [3, 6],
  [5, 8],
  [7, 10],
];
/** Two threes that punish one another, a pair, and four that punish themselves. */
const HENG_GROUPS: readonly (readonly number[])[] = [
  [2, 5, 8],
  [1, 10, 7],
  [0, 3],
];
const HENG_ALONE: readonly number[] = [4, 6, 9, 11];

/** Every relation of two animals, in the order of `YEAR_RELATIONS`; the order of the two does not matter. */
export function yearRelations(a: AnimalId, b: AnimalId): readonly YearRelation[] {
  const one = ANIMAL_IDS.indexOf(a);
  const other = ANIMAL_IDS.indexOf(b);
  const apart = (other - one + 12) % 12;
  const sum = (one + other) % 12;
  const holds: Readonly<Record<YearRelation, boolean>> = {
    chong: apart === 6,
    khak: apart === 0,
    heng: isHeng(one, other),
    phua: PHUA.some((pair) => pair.includes(one) && pair.includes(other) && one !== other),
    hai: sum === 7,
    trine: apart === 4 || apart === 8,
    'six-harmony': sum === 1,
  };
  return YEAR_RELATIONS.filter((relation) => holds[relation]);
}

function isHeng(one: number, other: number): boolean {
  if (one === other) return HENG_ALONE.includes(one);
  return HENG_GROUPS.some((group) => group.includes(one) && group.includes(other));
}

export function affectedBy(relations: readonly YearRelation[]): Affected {
  if (relations.includes('chong')) return 'direct';
  return relations.some((one) => one === 'khak' || one === 'heng' || one === 'phua' || one === 'hai')
    ? 'joint'
    : 'none';
}
