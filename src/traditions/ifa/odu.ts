/**
 * The sixteen principal odu by their four marks from top to bottom (1 single, 2 double), and the 256 that two of them make.
 *
 * Ifá is a living religion. Its verses belong to those who are trained in it; what is here is the sign and its place in the order.
 */
import { assert, present } from '#lib/assert.ts';

/** In the most widespread order of rank. */
export const principalOduIds = [
  'ogbe',
  'oyeku',
  'iwori',
  'odi',
  'irosun',
  'owonrin',
  'obara',
  'okanran',
  'ogunda',
  'osa',
  'ika',
  'oturupon',
  'otura',
  'irete',
  'ose',
  'ofun',
] as const;
export type PrincipalOdu = (typeof principalOduIds)[number];

const marks: Readonly<Record<PrincipalOdu, string>> = {
  ogbe: '1111',
  oyeku: '2222',
  iwori: '2112',
  odi: '1221',
  irosun: '1122',
  owonrin: '2211',
  obara: '1222',
  okanran: '2221',
  ogunda: '1112',
  osa: '2111',
  ika: '2122',
  oturupon: '2212',
  otura: '1211',
  irete: '1121',
  ose: '1212',
  ofun: '2121',
};

export const rankOrders = ['widespread', 'ife'] as const;
export type RankOrder = (typeof rankOrders)[number];

/** The order of Ife differs from the fifth place on (as Bascom recorded it). */
const orders: Readonly<Record<RankOrder, readonly PrincipalOdu[]>> = {
  widespread: principalOduIds,
  ife: [
    'ogbe',
    'oyeku',
    'iwori',
    'odi',
    'obara',
    'okanran',
    'irosun',
    'owonrin',
    'ogunda',
    'osa',
    'irete',
    'otura',
    'oturupon',
    'ika',
    'ose',
    'ofun',
  ],
};

export const marksOf = (odu: PrincipalOdu): string => marks[odu];

/** The principal odu of four marks, top to bottom. Throws on anything else. */
export function principalOf(leg: string): PrincipalOdu {
  const odu = principalOduIds.find((id) => marks[id] === leg);
  assert(odu !== undefined, 'a leg is four marks, 1 or 2', { leg });
  return odu;
}

/** Rank 1–16. */
export const rankOf = (odu: PrincipalOdu, order: RankOrder): number => orders[order].indexOf(odu) + 1;

export type Odu = {
  /** `ogbe-meji` where both legs are the same, else right and left: `ogbe-oyeku`. */
  readonly id: string;
  readonly right: PrincipalOdu;
  readonly left: PrincipalOdu;
  readonly isMeji: boolean;
  /** 1–256: (rank of the right leg − 1) × 16 + rank of the left leg. */
  readonly index: number;
  /** The leg of higher rank; null where both are the same. */
  readonly senior: 'right' | 'left' | null;
};

/** The odu of two legs. Throws when a leg is not four marks. */
export function oduOf(rightLeg: string, leftLeg: string, order: RankOrder): Odu {
  const [right, left] = [principalOf(rightLeg), principalOf(leftLeg)];
  const [first, second] = [rankOf(right, order), rankOf(left, order)];
  const isMeji = right === left;
  return {
    id: oduId(right, left),
    right,
    left,
    isMeji,
    index: (first - 1) * 16 + second,
    senior: isMeji ? null : seniorOf(first, second),
  };
}

const seniorOf = (right: number, left: number): 'right' | 'left' => (right < left ? 'right' : 'left');

const oduId = (right: PrincipalOdu, left: PrincipalOdu): string =>
  right === left ? `${right}-meji` : `${right}-${left}`;

/** All 256, right leg slowest, in the most widespread order. */
export const oduIds: readonly string[] = principalOduIds.flatMap((right) =>
  principalOduIds.map((left) => oduId(right, left)),
);

/** The odu at 1–256 of the widespread order. Throws on any other number. */
export const oduAt = (index: number): string => present(oduIds[index - 1], 'odu 1 to 256');
