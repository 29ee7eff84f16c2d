/** `facts --mode dream-interpretation`: `{ text, answers? }`; finds with the lexicon of the app. */
import { dreamInterpretationWith } from '#traditions/dream/dream-interpretation.ts';
import { dreamLexicon } from '#text/en/self/dream/lexicon.ts';
import { answersOf, castInputs, sheetOf, textOf } from './cast-line.ts';
import { valuesOf } from './cast-values.ts';
import type { FactsOf } from './line.ts';

const dreams = dreamInterpretationWith(dreamLexicon);

export const factsOf: FactsOf = (input) => {
  const text = textOf(input['text']);
  const told = text === null ? {} : { dream: [text] };
  const sheet = sheetOf(dreams, castInputs({ answers: { ...answersOf(input['answers']), ...told } }));
  return { sheet, expect: valuesOf(sheet) };
};
