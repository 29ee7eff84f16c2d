/** `facts --mode thai-almanac`: the lunar date of a day, or the new year of a civil year, in the vectors' words. */
import { WEEKDAY_IDS } from '#calendar/weekday.ts';
import type { Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { ANIMAL_IDS } from '#traditions/thai/thai-year.ts';
import { thaiAlmanac } from '#traditions/thai/thai-almanac.ts';
import type { FactsOf } from './line.ts';
import { numberOf, plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

const ANIMALS_IN_THAI = 'ชวด ฉลู ขาล เถาะ มะโรง มะเส็ง มะเมีย มะแม วอก ระกา จอ กุน'.split(' ');

export const factsOf: FactsOf = (input) => {
  const year = numberOf(input, 'songkranYearCE');
  const inputs = year === null ? thaiInputs(input) : thaiInputs({ targetDate: `${year}-06-01` });
  const sheet = sheetOf(thaiAlmanac.sheet({ ...inputs, birth: null, place: null }));
  return { sheet, expect: year === null ? dayOf(sheet) : newYearOf(sheet) };
};

function dayOf(sheet: FactSheet): { readonly [name: string]: Json } {
  const at = (name: string): Json => plainOf(sheet, `almanac.${name}`);
  const animal = ANIMAL_IDS.findIndex((id) => id === at('animal'));
  return {
    weekday: WEEKDAY_IDS.findIndex((id) => id === at('weekday')) + 1,
    phase: at('lunar.phase'),
    day: at('lunar.day'),
    lunarMonth: at('lunar.month'),
    secondEighth: at('lunar.second-eighth'),
    lunarYearType: at('lunar.year-kind'),
    wanPhra: at('wan-phra'),
    animalIndexFromMonth5: animal + 1,
    animal: ANIMALS_IN_THAI[animal] ?? null,
    chulaSakaratCivilDay: at('chula-sakarat'),
  };
}

function newYearOf(sheet: FactSheet): { readonly [name: string]: Json } {
  const values = (name: string): { readonly [name: string]: Json } =>
    sheet.facts.find(({ id }) => id === `almanac.${name}`)?.derivation.values ?? {};
  const word = plainOf(sheet, 'almanac.songkran.lady');
  const lady = typeof word === 'string' ? word : '';
  const steps = values('songkran')['steps'];
  return {
    chulaSakarat: values('thaloengsok')['chulaSakarat'] ?? null,
    mahaSongkranFixedOffset: values('songkran')['fixedOffset'] ?? null,
    mahaSongkran24minSteps: typeof steps === 'string' ? steps.slice(0, 16) : null,
    thaloengsok: values('thaloengsok')['thaiTime'] ?? null,
    songkranLady: lady.charAt(0).toUpperCase() + lady.slice(1),
  };
}
