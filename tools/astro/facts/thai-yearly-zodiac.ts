/** `facts --mode thai-yearly-zodiac`: the animals by number and the relations as flags; a birth goes by the fifth month here. */
import { YEAR_RELATIONS } from '#traditions/thai/animal-relations.ts';
import { ANIMAL_IDS } from '#traditions/thai/thai-year.ts';
import { thaiYearlyZodiac } from '#traditions/thai/thai-yearly-zodiac.ts';
import type { FactsOf } from './line.ts';
import { numberOf, plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

/** `six-harmony` is `sixHarmony` in the vectors. */
const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const factsOf: FactsOf = (input) => {
  const year = numberOf(input, 'targetYearCE');
  const sheet = sheetOf(
    thaiYearlyZodiac.sheet(
      thaiInputs(input, {
        answers: year === null ? {} : { 'target-year': [String(year)] },
        school: { yearRelations: 'month-five' },
      }),
    ),
  );
  const animal = (name: string): number =>
    ANIMAL_IDS.findIndex((id) => id === plainOf(sheet, `zodiacyear.${name}`)) + 1;
  return {
    sheet,
    expect: {
      animalMonth5: animal('animal'),
      animalThaloengsok: animal('animal-thaloengsok'),
      animalChineseNewYear: animal('animal-chinese'),
      targetYearAnimal: animal('target-animal'),
      relations: Object.fromEntries(
        YEAR_RELATIONS.map((relation) => [camel(relation), plainOf(sheet, `zodiacyear.${relation}`)]),
      ),
    },
  };
};
