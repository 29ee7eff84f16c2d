/** `facts --mode palmistry`: `{ answers }`, question ids with the ids of the options, or one text or number. */
import { palmistry } from '#traditions/palm/palmistry.ts';
import { answersOf, castInputs, sheetOf, textOf } from './cast-line.ts';
import { valuesOf } from './cast-values.ts';
import type { FactsOf } from './line.ts';

export const factsOf: FactsOf = (input) => {
  const sex = textOf(input['sex']);
  const hand = textOf(input['hand']);
  const sheet = sheetOf(
    palmistry,
    castInputs({
      answers: answersOf(input['answers']),
      sex: sex === 'female' || sex === 'male' ? sex : null,
      school: hand === null ? {} : { hand },
    }),
  );
  return { sheet, expect: valuesOf(sheet) };
};
