/** `facts --mode thai-transits`: `{ natal, transit, system }`, each a date and a time. */
import { unixMs } from '#astro/time/instant.ts';
import type { Json } from '#facts/fact.ts';
import { THAI_STAR_IDS } from '#traditions/suriyayatra/suriyayatra.ts';
import { thaiTransits } from '#traditions/thai-chart/thai-transits.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { numberFact, titledFact } from './sheet-words.ts';

type Line = { readonly [name: string]: Json };

export const factsOf: FactsOf = (input) => {
  const transit = lineOf(input['transit']);
  const at = birthOf(transit).at;
  if (at === null) throw new Error('a transit has a time');
  const { date: day, zone } = { date: transit['date'], zone: 'Asia/Bangkok' };
  const sheet = thaiTransits.sheet({
    ...NOTHING_KNOWN,
    birth: birthOf(lineOf(input['natal'])),
    now: unixMs(at),
    day: typeof day === 'string' ? day : '',
    zone,
    school: { system: typeof input['system'] === 'string' ? input['system'] : 'suriyayatra' },
  });
  if (sheet === null) throw new Error('a birth gives a sheet');
  const transits = THAI_STAR_IDS.map((star) => [
    star,
    {
      sign: titledFact(sheet, `thaitransit.${star}.sign`),
      houseFromNatalLagna: numberFact(sheet, `thaitransit.${star}.house`),
    },
  ]);
  return {
    sheet,
    expect: {
      natalLagnaSign: titledFact(sheet, 'thai.lagna.sign'),
      transits: Object.fromEntries(transits) as Line,
    },
  };
};

function lineOf(value: Json | undefined): Line {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('natal and transit are a date and a time');
  return value as Line;
}
