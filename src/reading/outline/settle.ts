/** The plan of a reading as the person’s settings want it: what each depth and each style leaves out. */
import type { Part } from './part.ts';
import type { Value } from './value.ts';

export type Wishes = {
  readonly depth: 'basic' | 'intermediate' | 'advanced';
  readonly style: 'warm' | 'clear' | 'playful' | 'quiet';
};

/**
 * Leaves out what the settings do not want: at the basic depth a second fact for a theme, in the clear style the question at the
 * end. The quiet style keeps that question however short the reading is.
 * @param asksHouse the question is about a house, so that it is named at every depth
 */
export function settle(
  parts: readonly Part[],
  { depth, style }: Wishes,
  asksHouse: boolean,
): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.part === 'question' && style === 'clear') return [];
    if (part.part === 'question' && style === 'quiet') return [{ ...part, need: 1 }];
    if (part.part === 'value' && depth === 'basic' && !asksHouse)
      return [{ ...part, value: withoutHouses(part.value) }];
    if (part.part !== 'theme' || depth !== 'basic') return [part];
    return [{ ...part, pieces: part.pieces.filter((piece) => piece.say !== 'evidence' || piece.at === 0) }];
  });
}

/** A placement by its sign alone. */
function withoutHouses(value: Value): Value {
  if (value.type !== 'placements') return value;
  const placements = value.placements.map((one) => ({
    ...one,
    house: null,
    cites: one.cites.filter((id) => !id.endsWith('.house')),
    meanings: one.meanings.filter((key) => !key.includes('.house=')),
  }));
  return { ...value, placements };
}

/** Kinds of words that only somebody who knows the craft has: points that are no planet and no rising sign. */
const TECHNICAL: ReadonlySet<string> = new Set(['chiron', 'northnode', 'southnode', 'mc']);

/** Returns true if a fact about these bodies can be told without a technical word. */
export function isPlainlyTold(bodies: readonly string[]): boolean {
  return !bodies.some((body) => TECHNICAL.has(body));
}
