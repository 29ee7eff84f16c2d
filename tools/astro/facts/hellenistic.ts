/** `facts --mode hellenistic`: releasing is counted from Spirit's own sign, as the vectors count it. */
import { TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import { profectedSign } from '#astro/event/profections.ts';
import { MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import { hellenistic } from '#traditions/hellenistic/hellenistic.ts';
import { present } from '#lib/assert.ts';
import type { FactsOf } from './line.ts';
import { birthIn, capital, NOTHING_KNOWN, numberIn, valuesOf } from './western-inputs.ts';

const PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

export const factsOf: FactsOf = (input) => {
  const birth = birthIn(input);
  const bornAt = present(birth.at, 'time of birth');
  const now = unixMs(bornAt + numberIn(input, 'zrAgeDays') * MS_PER_DAY);
  const sheet = present(
    hellenistic.sheet({
      ...NOTHING_KNOWN,
      birth,
      now,
      day: new Date(now).toISOString().slice(0, 10),
      school: { spiritWithFortune: 'same-sign' },
    }),
    'sheet',
  );
  const { word, degrees, flag } = valuesOf(sheet);
  const each = <Value>(read: (planet: string) => Value) =>
    Object.fromEntries(PLANETS.map((planet) => [planet, read(planet.toLowerCase())]));
  const lot = (name: string) => ({
    sign: capital(word(`natal.lot.${name}.sign`)),
    deg: Math.round((degrees(`natal.lot.${name}.degree`) % 30) * 100) / 100,
  });
  // The vectors name an age of their own for the year, not that of the day of releasing.
  const year = profectedSign(degrees('natal.asc.degree'), numberIn(input, 'profectionAge'));
  return {
    sheet,
    expect: {
      sect: word('natal.sect'),
      ascSign: capital(word('natal.asc.sign')),
      houses: each((planet) => Number(word(`natal.${planet}.house`))),
      lotFortune: lot('fortune'),
      lotSpirit: lot('spirit'),
      bounds: each((planet) => capital(word(`hellenistic.${planet}.bound`))),
      faces: each((planet) => capital(word(`hellenistic.${planet}.face`))),
      profection: { sign: capital(year.sign), lordOfYear: capital(TRADITIONAL_RULER[year.sign]) },
      zodiacalReleasingSpirit: {
        l1: capital(word('hellenistic.releasing.spirit.level-1')),
        l2: capital(word('hellenistic.releasing.spirit.level-2')),
        l2AfterLoosing: flag('hellenistic.releasing.spirit.loosed'),
      },
    },
  };
};
