/** `facts --mode thai-phrommayarn`: the place on the age wheel. A nominal age stands for a birth in the July it belongs to. */
import { thaiPhrommayarn } from '#traditions/thai/thai-phrommayarn.ts';
import type { FactsOf } from './line.ts';
import { numberOf, plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

const ASKED_YEAR = 2026;

export const factsOf: FactsOf = (input) => {
  const age = numberOf(input, 'nominalAge');
  const born = age === null ? input : { ...input, birthDate: `${ASKED_YEAR - age + 1}-07-01` };
  const sheet = sheetOf(thaiPhrommayarn.sheet(thaiInputs({ targetDate: `${ASKED_YEAR}-11-21`, ...born })));
  return { sheet, expect: { wheelIndex: plainOf(sheet, 'wheel.index') } };
};
