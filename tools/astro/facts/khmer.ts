/** `facts --mode khmer`: a date to its lunar day, or `newYearOf` a civil year to its New Year. */
import { khmer } from '#traditions/khmer/khmer.ts';
import { khmerNewYear } from '#traditions/khmer/khmer-year.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { plain, titledFact } from './sheet-words.ts';

export const factsOf: FactsOf = (input) => {
  const { newYearOf } = input;
  const date = typeof newYearOf === 'number' ? khmerNewYear(newYearOf).text.slice(0, 10) : input['date'];
  const sheet = khmer.sheet({ ...NOTHING_KNOWN, birth: birthOf({ ...input, date: date ?? null }) });
  if (sheet === null) throw new Error('a birth gives a sheet');
  return {
    sheet,
    expect:
      typeof newYearOf === 'number'
        ? { khmerNewYear: khmerNewYear(newYearOf).text }
        : {
            month: titledFact(sheet, 'khmer.month'),
            phase: plain(sheet, 'khmer.phase'),
            day: plain(sheet, 'khmer.day'),
            buddhistEra: plain(sheet, 'khmer.buddhist-era'),
            animal: plain(sheet, 'khmer.animal'),
          },
  };
};
