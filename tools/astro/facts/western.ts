/** `facts --mode western`: a birth with its clock and place. */
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import { western } from '#traditions/western/western.ts';
import { present } from '#lib/assert.ts';
import type { FactsOf } from './line.ts';
import { birthIn, capital, NOTHING_KNOWN, valuesOf } from './western-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = present(western.sheet({ ...NOTHING_KNOWN, birth: birthIn(input) }), 'sheet');
  const { word, degrees } = valuesOf(sheet);
  const each = <Value>(read: (planet: string) => Value) =>
    Object.fromEntries(LISTED_PLANET_IDS.map((planet) => [capital(planet), read(planet)]));
  return {
    sheet,
    expect: {
      tropical: each((planet) => degrees(`natal.${planet}.degree`)),
      signs: each((planet) => capital(word(`natal.${planet}.sign`))),
      ascendant: degrees('natal.asc.degree'),
      midheaven: degrees('natal.mc.degree'),
      ascSign: capital(word('natal.asc.sign')),
    },
  };
};
