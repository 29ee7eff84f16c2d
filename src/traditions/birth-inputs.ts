/** What every sheet says about the birth it was made from. */
import type { Need } from '#facts/ask.ts';
import type { Json } from '#facts/fact.ts';
import type { Confidence } from '#facts/fact-sheet.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import { isoSecond } from './values.ts';

/** All that the values of a sheet depend on in a birth, in plain JSON. */
export function birthInputs(moment: BirthMoment): { readonly [name: string]: Json } {
  const { details } = moment;
  const { place } = details;
  return {
    date: details.date,
    time: details.time,
    plusMinusMin: details.plusMinusMin,
    place: place === null ? null : { name: place.name, latDeg: place.latDeg, lonDeg: place.lonDeg },
    zone: details.zone,
    utc: moment.at === null ? null : isoSecond(moment.at),
    from: isoSecond(moment.from),
    to: isoSecond(moment.to),
    offsetSeconds: moment.offsetSeconds,
    rule: moment.rule,
  };
}

/** Which parts of the birth would add facts. */
export function missingNeeds(details: BirthDetails | null): readonly Need[] {
  if (details === null) return ['birth-date', 'birth-time', 'birth-place'];
  return [
    ...(details.time === null ? (['birth-time'] as const) : []),
    ...(details.place === null ? (['birth-place'] as const) : []),
  ];
}

/** `high` with an exact time, `medium` with a date, `low` without. */
export function confidenceOf(moment: BirthMoment | null): Confidence {
  if (moment === null) return 'low';
  return moment.knowledge === 'exact' ? 'high' : 'medium';
}
