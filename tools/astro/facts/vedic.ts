/** `facts --mode vedic`: a birth to its sidereal chart. */
import { GRAHA_IDS } from '#traditions/vedic/graha.ts';
import { YOGA_NAMES } from '#traditions/vedic/panchanga.ts';
import { vedic } from '#traditions/vedic/vedic.ts';
import type { Json } from '#facts/fact.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { factIn, idIn, numberFact, plain, titled, titledFact } from './sheet-words.ts';

const yogaNumbers: readonly string[] = YOGA_NAMES;

export const factsOf: FactsOf = (input) => {
  const school = {
    ...(typeof input['ayanamsa'] === 'string' ? { ayanamsa: input['ayanamsa'] } : {}),
    ...(typeof input['node'] === 'string' ? { node: input['node'] } : {}),
  };
  const sheet = vedic.sheet({ ...NOTHING_KNOWN, birth: birthOf(input), school });
  if (sheet === null) throw new Error('a birth gives a sheet');
  const byGraha = (read: (graha: string) => Json): { readonly [name: string]: Json } =>
    Object.fromEntries(GRAHA_IDS.map((graha) => [titled(graha), read(graha)]));
  return {
    sheet,
    expect: {
      ayanamsa: factIn(sheet, 'vedic.sun.sign')?.derivation.values?.['ayanamsaDeg'] ?? null,
      sidereal: byGraha((graha) => plain(sheet, `vedic.${graha}.degree`)),
      lagna: plain(sheet, 'vedic.lagna.degree'),
      lagnaSign: titledFact(sheet, 'vedic.lagna.sign'),
      moonNakshatra: titledFact(sheet, 'vedic.moon.nakshatra'),
      pada: numberFact(sheet, 'vedic.moon.pada'),
      navamsaSigns: byGraha((graha) => titledFact(sheet, `vedic.${graha}.navamsa`)),
      tithi: numberFact(sheet, 'vedic.tithi'),
      paksha: plain(sheet, 'vedic.paksha'),
      yoga: yogaNumbers.indexOf(String(idIn(sheet, 'vedic.yoga'))) + 1,
      karana: titledFact(sheet, 'vedic.karana'),
      vimshottariStart: titledFact(sheet, 'vedic.dasha.start'),
      vimshottariBalanceYears: plain(sheet, 'vedic.dasha.balance'),
    },
  };
};
