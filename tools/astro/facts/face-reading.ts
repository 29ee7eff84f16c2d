/** `facts --mode face-reading`: `{ answers }`, question ids with the ids of the options, or one text or number. */
import { faceReading } from '#traditions/face/face-reading.ts';
import { answersOf, castInputs, sheetOf } from './cast-line.ts';
import { valuesOf } from './cast-values.ts';
import type { FactsOf } from './line.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = sheetOf(faceReading, castInputs({ answers: answersOf(input['answers']) }));
  return { sheet, expect: valuesOf(sheet) };
};
