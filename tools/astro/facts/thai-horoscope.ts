/** `facts --mode thai-horoscope`: a birth star's number and a day, or a birth under `birth`. */
import { unixMs } from '#astro/time/instant.ts';
import type { Json } from '#facts/fact.ts';
import { numberOfStar, STARS_BY_NUMBER, starOfNumber } from '#traditions/thai/stars.ts';
import { thaiHoroscope } from '#traditions/thai-chart/thai-horoscope.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { idIn, plain } from './sheet-words.ts';

type Line = { readonly [name: string]: Json };

/** A Sunday, from which a birth of each star is counted. */
const SUNDAY = Date.parse('1990-01-07T00:00:00Z');
const DAY_MS = 86_400_000;

export const factsOf: FactsOf = (input) => {
  const at = birthOf(input).at;
  const { date, birth } = input;
  const isBirth = typeof birth === 'object' && birth !== null && !Array.isArray(birth);
  const sheet = thaiHoroscope.sheet({
    ...NOTHING_KNOWN,
    birth: isBirth ? birthOf(birth as Line) : bornUnder(input['birthStar']),
    now: at ?? unixMs(0),
    day: typeof date === 'string' ? date : '',
  });
  if (sheet === null) throw new Error('a birth gives a sheet');
  const star = STARS_BY_NUMBER.find((one) => one === idIn(sheet, 'thaiday.star'));
  return {
    sheet,
    expect: {
      dayStar: star === undefined ? null : numberOfStar(star),
      dayTaksaForBirthStar: plain(sheet, 'thaiday.seat'),
    },
  };
};

/** Any birth with that star: a noon of the weekday, or a Wednesday evening for Rahu. */
function bornUnder(star: Json | undefined): ReturnType<typeof birthOf> {
  if (typeof star !== 'number')
    throw new Error('birthStar is a number from 1 to 8, or birth a date and a time');
  const isRahu = starOfNumber(star) === 'rahu';
  const date = new Date(SUNDAY + ((isRahu ? 4 : star) - 1) * DAY_MS).toISOString().slice(0, 10);
  return birthOf({ date, time: isRahu ? '20:00' : '12:00' });
}
