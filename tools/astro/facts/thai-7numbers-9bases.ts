/** `facts --mode thai-7numbers-9bases`: the nine bases of a birth, or of three numbers as a teacher gives them. */
import { WEEKDAY_IDS, weekdayNumber } from '#calendar/weekday.ts';
import type { Json } from '#facts/fact.ts';
import { daysOf, isoDay } from '#traditions/thai/sheet-parts.ts';
import { sevenBirth, thai7numbers9bases } from '#traditions/thai/thai-7numbers-9bases.ts';
import { ANIMAL_IDS } from '#traditions/thai/thai-year.ts';
import type { FactsOf } from './line.ts';
import { numberOf, plainOf, sheetOf, textOf, thaiInputs } from './thai-inputs.ts';

const COLUMNS = [1, 2, 3, 4, 5, 6, 7];
const BASES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const factsOf: FactsOf = (input) => {
  const date = textOf(input, 'date');
  const sheet = sheetOf(thai7numbers9bases.sheet(thaiInputs(date === null ? birthWith(input) : input)));
  const at = (name: string): Json => plainOf(sheet, `seven.${name}`);
  const bases = BASES.map((base) => [`b${base}`, COLUMNS.map((column) => at(`base${base}.${column}`))]);
  return {
    sheet,
    expect: {
      weekday: WEEKDAY_IDS.findIndex((id) => id === at('weekday')) + 1,
      lunarMonth: at('month'),
      animalYear: ANIMAL_IDS.findIndex((id) => id === at('animal')) + 1,
      ...(Object.fromEntries(bases) as { readonly [name: string]: Json }),
    },
  };
};

/** A sheet is always of a birth: the first noon since 1940 that has the three numbers. */
function birthWith(input: Parameters<FactsOf>[0]): Parameters<FactsOf>[0] {
  const weekday = numberOf(input, 'weekday');
  const lunarMonth = numberOf(input, 'lunarMonth');
  const animalYear = numberOf(input, 'animalYear');
  const first = daysOf('1940-01-01') ?? 0;
  for (let day = first; day < first + 36_525; day += 1) {
    const birth = sevenBirth({ day, weekday: weekdayNumber(day) });
    if (birth?.weekday === weekday && birth?.lunarMonth === lunarMonth && birth?.animalYear === animalYear)
      return { date: isoDay(day), time: '12:00' };
  }
  throw new Error('input: a date and a time, or weekday 1-7, lunarMonth 1-12 and animalYear 1-12');
}
