/** `facts --mode pythagorean`: a name and a date of birth. */
import { factsById } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Json } from '#facts/fact.ts';
import { pythagoreanSheet } from '#traditions/numerology/sheet.ts';
import type { FactsOf } from './line.ts';
import { NOTHING_KNOWN, textIn, valuesOf } from './western-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const answer = pythagoreanSheet({
    name: textIn(input, 'name'),
    birthDate: textIn(input, 'birthDate'),
    on: NOTHING_KNOWN.day,
  });
  if (answer.type !== 'sheet') throw new Error(`${answer.field}: expected a date`);
  const { sheet } = answer;
  const { count } = valuesOf(sheet);
  const facts = factsById(sheet);
  const number = (name: string): Json =>
    facts.has(`numerology.${name}` as FactId) ? count(`numerology.${name}`) : null;
  const raw = (name: string): Json =>
    facts.get(`numerology.${name}` as FactId)?.derivation.values?.['total'] ?? null;
  return {
    sheet,
    expect: {
      lifePath: number('life-path'),
      lifePathDigitSum: number('life-path-by-digits'),
      expressionRaw: raw('expression'),
      expression: number('expression'),
      expressionByWord: number('expression-by-word'),
      soulUrgeRaw: raw('soul-urge'),
      soulUrge: number('soul-urge'),
      personalityRaw: raw('personality'),
      personality: number('personality'),
      birthday: number('birthday'),
    },
  };
};
