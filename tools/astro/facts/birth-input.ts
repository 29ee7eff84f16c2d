/** Inputs of a mode from the fields of a line: a birth at a fixed offset, and all else unsaid. */
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { Json } from '#facts/fact.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';

/** The fields of a vector, as they stand in its file. */
export type VectorInput = { readonly [name: string]: Json };

const rules = createZoneRules();

/** Nothing known, asked on 21 November 2026. */
export const NOTHING_KNOWN: TraditionInputs = {
  birth: null,
  sex: null,
  name: { thai: null, latin: null },
  now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
  zone: 'Asia/Bangkok',
  place: null,
  day: '2026-11-21',
  facingDeg: null,
  seed: null,
  entered: null,
  answers: {},
  school: {},
  zoneRules: rules,
};

export const BANGKOK = { name: 'Bangkok', latDeg: 13.7563, lonDeg: 100.5018 } as const;

/** The birth that a line names: `date`, `time` or none, `utcOffset` in hours (7), `lat` and `lon` (Bangkok). Throws when it is none. */
export function birthOf(line: VectorInput): BirthMoment {
  const { date, time, utcOffset, lat, lon, place } = line;
  const answer = resolveBirth(
    {
      date: typeof date === 'string' ? date : '',
      time: typeof time === 'string' ? time : null,
      plusMinusMin: 0,
      place: {
        name: typeof place === 'string' ? place : BANGKOK.name,
        latDeg: typeof lat === 'number' ? lat : BANGKOK.latDeg,
        lonDeg: typeof lon === 'number' ? lon : BANGKOK.lonDeg,
      },
      zone: 'Asia/Bangkok',
      offsetSeconds: (typeof utcOffset === 'number' ? utcOffset : 7) * 3600,
      fold: null,
    },
    rules,
  );
  if (answer.type !== 'moment') throw new Error(`date, time: not a birth (${answer.type})`);
  return answer.moment;
}
