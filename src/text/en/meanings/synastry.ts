/** What a row of a synastry means: an aspect between two people's points, or a body in the other's house. */
import { bareBodyName, ordinalName } from '../names.ts';
import {
  overlayBrings,
  overlayWhere,
  overlayWhereTheirs,
  synastryGeneration,
  synastryPairs,
  synastryPoints,
} from './synastry-pairs.ts';

const SLOW = new Set(['uranus', 'neptune', 'pluto']);
const FAMILY: Readonly<Record<string, 0 | 1 | 2 | undefined>> = {
  conjunction: 0,
  square: 1,
  opposition: 1,
  sextile: 2,
  trine: 2,
};

/** A point of the first person in aspect to a point of the second, in either order; null where nothing is written. */
export function synastryMeaning(a: string, aspect: string, b: string): string | null {
  const family = FAMILY[aspect];
  if (family === undefined) return null;
  if (SLOW.has(a) && SLOW.has(b)) return synastryGeneration;
  const pair =
    synastryPairs[`${a}-${b}`] ??
    synastryPairs[`${b}-${a}`] ??
    // The sore place speaks before the road, and the road before the work, whichever of the two people has it.
    (['chiron', 'northnode', 'mc'] as const)
      .map((point) => (point === a || point === b ? synastryPoints[point] : undefined))
      .find(Boolean);
  return pair?.[family] ?? null;
}

/** A body of one person in a house of the other, told to the one whose house it is, or to the one whose body it is. */
export function overlayMeaning(
  body: string,
  house: number,
  told: 'house-owner' | 'body-owner',
): string | null {
  const brings = overlayBrings[body];
  const where = (told === 'house-owner' ? overlayWhere : overlayWhereTheirs)[house];
  if (brings === undefined || where === undefined) return null;
  const name = bareBodyName(body);
  return told === 'house-owner'
    ? `Their ${name}, ${brings}, falls in your ${ordinalName(house)} house: ${where}.`
    : `Your ${name} falls in their ${ordinalName(house)} house: ${where}.`;
}
