/** `facts --mode astro-meteorology`: a year for the four turns of the Sun, or an instant for the phases after it. */
import { unixMs } from '#astro/time/instant.ts';
import { astroMeteorology } from '#traditions/weather/astro-meteorology.ts';
import { present } from '#lib/assert.ts';
import type { FactsOf } from './line.ts';
import { NOTHING_KNOWN, numberIn, textIn, valuesOf } from './western-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const isYear = input['year'] !== undefined;
  const now = unixMs(
    isYear ? Date.UTC(numberIn(input, 'year'), 6, 1) : Date.parse(textIn(input, 'afterUtc')),
  );
  const place =
    input['lat'] === undefined
      ? null
      : { name: 'place', latDeg: numberIn(input, 'lat'), lonDeg: numberIn(input, 'lon') };
  const day = new Date(now).toISOString().slice(0, 10);
  const sheet = present(astroMeteorology.sheet({ ...NOTHING_KNOWN, now, day, place }), 'sheet');
  // Minutes are cut, as the vectors cut them.
  const minute = (id: string): string => `${valuesOf(sheet).instant(id).slice(0, 16)}Z`;
  return {
    sheet,
    expect: isYear
      ? {
          ariesIngress: minute('weather.year.aries'),
          cancerIngress: minute('weather.year.cancer'),
          libraIngress: minute('weather.year.libra'),
          capricornIngress: minute('weather.year.capricorn'),
        }
      : {
          nextNewMoon: minute('weather.next.new'),
          nextFirstQuarter: minute('weather.next.first-quarter'),
          nextFullMoon: minute('weather.next.full'),
          nextLastQuarter: minute('weather.next.last-quarter'),
        },
  };
};
