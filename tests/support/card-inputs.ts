/** One person with everything given, for the facts card of any mode; a test gives what it is about. */
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';

const rules = createZoneRules();
const place = { name: 'Bangkok', latDeg: 13.7563, lonDeg: 100.5018 };

/** A birth in Bangkok on 15 May 1990 at 08:30, changed by `part`. */
export function cardBirth(part: Partial<BirthDetails> = {}): BirthMoment {
  const answer = resolveBirth(
    {
      date: '1990-05-15',
      time: '08:30',
      plusMinusMin: 0,
      place,
      zone: 'Asia/Bangkok',
      offsetSeconds: null,
      fold: null,
      ...part,
    },
    rules,
  );
  if (answer.type !== 'moment') throw new Error('not a birth');
  return answer.moment;
}

export function cardInputs(part: Partial<TraditionInputs> = {}): TraditionInputs {
  return {
    birth: cardBirth(),
    sex: 'female',
    name: { thai: 'สมหญิง ใจดี', latin: 'Anna Maria Lindqvist' },
    now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
    zone: 'Asia/Bangkok',
    place,
    day: '2026-11-21',
    facingDeg: 135,
    seed: '5f0c2a7be1d94c3f8a6b7d2e90f1c4a3',
    entered: null,
    answers: {},
    school: {},
    zoneRules: rules,
    ...part,
  };
}
