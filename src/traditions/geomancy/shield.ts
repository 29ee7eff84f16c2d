/** The shield: from four mothers to the judge, the houses, and how querent and quesited come together. */
import { assert, present } from '#lib/assert.ts';
import { addFigures, figureOf, isSingleHead, pointsOf } from './figures.ts';
import type { Figure } from './figures.ts';

export type Shield = {
  readonly mothers: readonly Figure[];
  readonly daughters: readonly Figure[];
  readonly nieces: readonly Figure[];
  readonly rightWitness: Figure;
  readonly leftWitness: Figure;
  readonly judge: Figure;
  readonly reconciler: Figure;
  /** Points of the first fifteen figures together. */
  readonly points: number;
};

/** `traditional`: mothers, daughters, nieces in order. `golden-dawn`: mothers on the angles from the tenth, and so on. */
export const houseSchools = ['traditional', 'golden-dawn'] as const;
export type HouseSchool = (typeof houseSchools)[number];

const at = (figures: readonly Figure[], index: number): Figure => present(figures[index], 'figure');

/** Casts the shield of four mothers. Throws when there are not four. */
export function castShield(mothers: readonly Figure[]): Shield {
  assert(mothers.length === 4, 'a shield has four mothers', { given: mothers.length });
  const daughters = [0, 1, 2, 3].map((row) => figureOf(mothers.map(({ rows }) => rows[row] ?? '').join('')));
  const nieces = [
    addFigures(at(mothers, 0), at(mothers, 1)),
    addFigures(at(mothers, 2), at(mothers, 3)),
    addFigures(at(daughters, 0), at(daughters, 1)),
    addFigures(at(daughters, 2), at(daughters, 3)),
  ];
  const rightWitness = addFigures(at(nieces, 0), at(nieces, 1));
  const leftWitness = addFigures(at(nieces, 2), at(nieces, 3));
  const judge = addFigures(rightWitness, leftWitness);
  const fifteen = [...mothers, ...daughters, ...nieces, rightWitness, leftWitness, judge];
  return {
    mothers,
    daughters,
    nieces,
    rightWitness,
    leftWitness,
    judge,
    reconciler: addFigures(judge, at(mothers, 0)),
    points: fifteen.reduce((sum, figure) => sum + pointsOf(figure), 0),
  };
}

/** Houses of the twelve upper figures in the order mothers, daughters, nieces. */
const placings: Readonly<Record<HouseSchool, readonly number[]>> = {
  traditional: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'golden-dawn': [10, 1, 4, 7, 11, 2, 5, 8, 12, 3, 6, 9],
};

export const upperIds: readonly string[] = ['mother', 'daughter', 'niece'].flatMap((kind) =>
  [1, 2, 3, 4].map((n) => `${kind}.${n}`),
);

/** The figure of each house 1–12, and which of the twelve upper figures it is (an index of `upperIds`). */
export function housesOf(
  { mothers, daughters, nieces }: Shield,
  school: HouseSchool,
): readonly { readonly figure: Figure; readonly upper: number }[] {
  const upper = [...mothers, ...daughters, ...nieces];
  return Array.from({ length: 12 }, (_, index) => {
    const from = placings[school].indexOf(index + 1);
    return { figure: at(upper, from), upper: from };
  });
}

/**
 * How the figure of house 1 and that of the matter's house come together, as the handbooks name it.
 * - `occupation`: the same figure lies in both.
 * - `conjunction`: one of them lies again next to the other's house.
 * - `mutation`: both lie again, side by side, in other houses.
 * - `translation`: a third figure lies next to both, in two houses.
 */
export const perfectionIds = ['occupation', 'conjunction', 'mutation', 'translation'] as const;
export type PerfectionId = (typeof perfectionIds)[number];

const beside = (house: number): readonly number[] => [
  house === 1 ? 12 : house - 1,
  house === 12 ? 1 : house + 1,
];

/** All ways that hold for a matter of house 2–12; none is a denial. `houses`: figures of houses 1–12. */
export function perfectionOf(houses: readonly Figure[], matter: number): readonly PerfectionId[] {
  const inHouse = (house: number): string => at(houses, house - 1).id;
  const querent = inHouse(1);
  const quesited = inHouse(matter);
  const isOther = (house: number): boolean => house !== 1 && house !== matter;
  const besideBoth = {
    querent: beside(1).filter(isOther),
    quesited: beside(matter).filter(isOther),
  };
  const others = Array.from({ length: 12 }, (_, index) => index + 1).filter(isOther);
  const isPassing = (id: string): boolean => id !== querent && id !== quesited;
  const holds: Readonly<Record<PerfectionId, boolean>> = {
    occupation: querent === quesited,
    conjunction:
      besideBoth.quesited.some((house) => inHouse(house) === querent) ||
      besideBoth.querent.some((house) => inHouse(house) === quesited),
    mutation: others.some(
      (house) =>
        inHouse(house) === querent &&
        beside(house).some((next) => isOther(next) && inHouse(next) === quesited),
    ),
    translation: besideBoth.querent.some(
      (house) =>
        isPassing(inHouse(house)) &&
        besideBoth.quesited.some((other) => other !== house && inHouse(other) === inHouse(house)),
    ),
  };
  // Where one figure lies in both houses they are together already; the other ways need two figures.
  return holds.occupation ? ['occupation'] : perfectionIds.filter((id) => holds[id]);
}

/**
 * The way of the point: from the judge up to that parent whose head is single, and on to one of the first eight. Only a judge with a
 * single head has one; it is then unique, since a single head is the sum of one single and one double.
 */
export function viaPuncti(shield: Shield): readonly string[] {
  if (!isSingleHead(shield.judge)) return [];
  const isRight = isSingleHead(shield.rightWitness);
  const firstNiece = isRight ? 0 : 2;
  const niece = isSingleHead(at(shield.nieces, firstNiece)) ? firstNiece : firstNiece + 1;
  const parents = niece < 2 ? shield.mothers : shield.daughters;
  const firstParent = (niece % 2) * 2;
  const parent = isSingleHead(at(parents, firstParent)) ? firstParent : firstParent + 1;
  return [
    `witness-${isRight ? 'right' : 'left'}`,
    `niece-${niece + 1}`,
    `${niece < 2 ? 'mother' : 'daughter'}-${parent + 1}`,
  ];
}

/** The matters of houses 2–12; house 1 is the person who asks. */
export const matterIds = [
  'money',
  'siblings',
  'home',
  'children',
  'illness',
  'partner',
  'loss',
  'travel',
  'work',
  'friends',
  'hidden',
] as const;
export type MatterId = (typeof matterIds)[number];

export const houseOfMatter = (matter: MatterId): number => matterIds.indexOf(matter) + 2;
