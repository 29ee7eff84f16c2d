/**
 * The I Ching: six lines by coins or yarrow stalks from a sealed seed, or as the person cast them.
 *
 * `entered`: six line values from the bottom, `9 8 8 7 8 6`. School `method`: coins, or yarrow.
 */
import { drawLines } from '#lib/draw.ts';
import type { LineValue } from '#lib/draw.ts';
import { enteredNumbers } from '../cast/entered.ts';
import { proofOfCast, sealCast } from '../cast/sealed-cast.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { hexagramPoints } from './points.ts';
import { castMethods, iChingSheet } from './sheet.ts';
import type { IChingInput, LineMethod } from './sheet.ts';

const methodOf = ({ school }: TraditionInputs): LineMethod =>
  castMethods.find((method) => method === school['method']) ?? 'coins';

const isLine = (n: number): n is LineValue => n >= 6 && n <= 9;

/** Six line values, bottom to top; null for anything else. */
export function enteredLines(entered: string): readonly LineValue[] | null {
  const numbers = enteredNumbers(entered);
  return numbers?.length === 6 && numbers.every(isLine) ? numbers : null;
}

function castFrom(inputs: TraditionInputs): IChingInput | null {
  const method = methodOf(inputs);
  if (inputs.entered !== null) {
    const lines = enteredLines(inputs.entered);
    return lines === null ? null : { lines, method, source: { type: 'entered' } };
  }
  if (inputs.seed === null) return null;
  const proof = proofOfCast(sealCast(`i-ching-${method}`, inputs.seed));
  return { lines: drawLines(inputs.seed, method), method, source: { type: 'drawn', proof } };
}

export const iChing: Tradition = {
  mode: 'i-ching',
  needs: (inputs) => {
    if (castFrom(inputs) !== null) return [];
    return inputs.entered === null ? ['question'] : ['answers'];
  },
  sheet: (inputs) => {
    const cast = castFrom(inputs);
    return cast === null ? null : iChingSheet(cast);
  },
  points: hexagramPoints,
  schools: { method: castMethods },
};
