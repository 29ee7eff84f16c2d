/** The reading mode `astro-meteorology`: the old lore of weather, for a place and a day. Needs nothing; a place adds angles. */
import { askedAbout } from '../hellenistic/asked.ts';
import type { Tradition } from '../tradition.ts';
import { weatherPoints } from './points.ts';
import { weatherSheet } from './sheet.ts';

export const astroMeteorology: Tradition = {
  mode: 'astro-meteorology',
  needs: () => [],
  sheet: (inputs) =>
    weatherSheet({
      asked: askedAbout(inputs),
      place: inputs.place ?? inputs.birth?.details.place ?? null,
    }),
  points: weatherPoints,
  schools: {},
};
