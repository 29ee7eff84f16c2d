/**
 * What two stems, two or three branches, or two elements are to each other.
 *
 * Source: the common tables of clashes, combinations, harms and punishments; clash, combination and harm are checked against
 * tyme4ts in tests/reference/oracle-chinese-bazi.test.ts.
 */
import { branchIds, mod, stemElement, stemIds, isYang, wuxingIds } from './sexagenary.ts';
import type { BranchId, StemId, WuxingId } from './sexagenary.ts';

/** One word for all that two branches are to each other; the heaviest first. `none` only stands beside another in doubt. */
export const branchRelationIds = [
  'none',
  'clash',
  'combine',
  'harm',
  'punish',
  'clash-punish',
  'combine-punish',
  'harm-punish',
] as const;
export type BranchRelationId = (typeof branchRelationIds)[number];

export function branchRelation(one: BranchId, other: BranchId): BranchRelationId {
  const a = branchIds.indexOf(one);
  const b = branchIds.indexOf(other);
  const main = mod(a - b, 12) === 6 ? 'clash' : sums(a, b, 1) ? 'combine' : sums(a, b, 7) ? 'harm' : null;
  if (!punishes(one, other)) return main ?? 'none';
  return main === null ? 'punish' : `${main}-punish`;
}

/** The six combinations add up to 1 (rat 0 and ox 1), the six harms to 7 (rat 0 and goat 7), modulo twelve. */
const sums = (a: number, b: number, total: number): boolean => a !== b && mod(a + b - total, 12) === 0;

const SELF_PUNISHING: readonly BranchId[] = ['dragon', 'horse', 'rooster', 'pig'];
const PUNISHING: readonly (readonly BranchId[])[] = [
  ['tiger', 'snake', 'monkey'],
  ['ox', 'dog', 'goat'],
  ['rat', 'rabbit'],
];

const punishes = (a: BranchId, b: BranchId): boolean =>
  a === b ? SELF_PUNISHING.includes(a) : PUNISHING.some((set) => set.includes(a) && set.includes(b));

/** Three branches that make up one element, and that element. */
export const TRINES: Readonly<Record<Exclude<WuxingId, 'earth'>, readonly [BranchId, BranchId, BranchId]>> = {
  water: ['monkey', 'rat', 'dragon'],
  wood: ['pig', 'rabbit', 'goat'],
  fire: ['tiger', 'horse', 'dog'],
  metal: ['snake', 'rooster', 'ox'],
};

/** The element that two stems combine to, or null: each combines with the sixth from it. */
export function stemCombination(one: StemId, other: StemId): WuxingId | null {
  const a = stemIds.indexOf(one);
  const b = stemIds.indexOf(other);
  if (Math.abs(a - b) !== 5) return null;
  // Jia with ji makes earth, yi with geng metal, and so on around.
  return wuxingIds[(Math.min(a, b) + 2) % 5] ?? null;
}

export const elementRelationIds = ['same', 'feeds', 'fed-by', 'controls', 'controlled-by'] as const;
export type ElementRelationId = (typeof elementRelationIds)[number];

/** What the first element is to the second: wood feeds fire, wood controls earth. */
export function elementRelation(one: WuxingId, other: WuxingId): ElementRelationId {
  const steps = mod(wuxingIds.indexOf(other) - wuxingIds.indexOf(one), 5);
  return (['same', 'feeds', 'controls', 'controlled-by', 'fed-by'] as const)[steps] ?? 'same';
}

export const tenGodIds = [
  'friend',
  'rob-wealth',
  'eating-god',
  'hurting-officer',
  'indirect-wealth',
  'direct-wealth',
  'seven-killings',
  'direct-officer',
  'indirect-resource',
  'direct-resource',
] as const;
export type TenGodId = (typeof tenGodIds)[number];

/** The five kinds of gods, two gods each, in the order of `tenGodIds`. */
export const godKindIds = ['companion', 'output', 'wealth', 'officer', 'resource'] as const;
export type GodKindId = (typeof godKindIds)[number];

export const godKindOf = (god: TenGodId): GodKindId =>
  godKindIds[Math.floor(tenGodIds.indexOf(god) / 2)] ?? 'companion';

/** What a stem is to the day's: of each kind the first when both are yang or both yin. */
export function tenGodOf(dayStem: StemId, stem: StemId): TenGodId {
  const steps = mod(wuxingIds.indexOf(stemElement(stem)) - wuxingIds.indexOf(stemElement(dayStem)), 5);
  return tenGodIds[2 * steps + (isYang(dayStem) === isYang(stem) ? 0 : 1)] ?? 'friend';
}
