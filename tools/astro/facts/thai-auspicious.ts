/** `facts --mode thai-auspicious`: a moment of the clock, or a year of Chula Sakarat for its four days alone. */
import { WEEKDAY_IDS } from '#calendar/weekday.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Json } from '#facts/fact.ts';
import { NAKSHATRA_IDS } from '#astro/chart/sidereal.ts';
import { numberOfStar, STARS_BY_NUMBER } from '#traditions/thai/stars.ts';
import { kalayok, KALAYOK_IDS } from '#traditions/thai-chart/choosing.ts';
import { thaiAuspicious } from '#traditions/thai-chart/thai-auspicious.ts';
import { BANGKOK, birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { idIn, numberFact, plain, titledFact } from './sheet-words.ts';

type Line = { readonly [name: string]: Json };

export const factsOf: FactsOf = (input) => {
  const sheet = sheetOf(input);
  const year = input['chulaSakarat'];
  if (typeof year === 'number')
    return {
      sheet,
      expect: {
        kalayok: Object.fromEntries(kalayok(year).map(({ id, weekday }) => [id, dayNumber(weekday)])),
      },
    };
  const star = STARS_BY_NUMBER.find((one) => one === idIn(sheet, 'auspicious.yam.star'));
  return {
    sheet,
    expect: {
      astrologicalWeekday: dayNumber(idIn(sheet, 'auspicious.weekday')),
      period: plain(sheet, 'auspicious.period'),
      yam: numberFact(sheet, 'auspicious.yam'),
      yamStar: star === undefined ? null : numberOfStar(star),
      moonNakshatra: NAKSHATRA_IDS.findIndex((id) => id === idIn(sheet, 'auspicious.nakshatra')) + 1,
      rerk: titledFact(sheet, 'auspicious.rerk'),
      kalayok: Object.fromEntries(
        KALAYOK_IDS.map((id) => [id, dayNumber(idIn(sheet, `auspicious.kalayok.${id}`))]),
      ),
      chulaSakarat: plain(sheet, 'auspicious.chula-sakarat'),
    },
  };
};

function sheetOf(input: Line): FactSheet {
  const { date, time } = input;
  const isDated = typeof date === 'string' && typeof time === 'string';
  const at = isDated ? birthOf(input).at : null;
  const inputs = at === null || !isDated ? NOTHING_KNOWN : { ...NOTHING_KNOWN, now: at, day: date };
  const sheet = thaiAuspicious.sheet({ ...inputs, place: BANGKOK });
  if (sheet === null) throw new Error('a moment gives a sheet');
  return sheet;
}

/** 1 Sunday … 7 Saturday. */
function dayNumber(weekday: string | null): number | null {
  const found = WEEKDAY_IDS.findIndex((id) => id === weekday);
  return found < 0 ? null : found + 1;
}
