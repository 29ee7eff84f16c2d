/** Annual profections (astro/event/profections.ts), birthday to birthday in the person's zone. */
import type { Fact } from '#facts/fact.ts';
import { profectionAt } from '#astro/event/profections.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { localDate } from '#lib/local-date.ts';
import { derived, fact, idValue } from '../values.ts';
import type { NatalReading } from './natal-facts.ts';

export { completedYears } from '#astro/event/profections.ts';

const SOURCE = 'source.western-tradition';

/** House and lord of the current year of life; nothing without an Ascendant that survives the doubt in the time. */
export function profectionFacts(
  natal: NatalReading,
  moment: BirthMoment | null,
  now: UnixMs,
  zone: string,
): readonly Fact[] {
  const angles = natal.chart?.angles ?? null;
  if (
    moment === null ||
    angles === null ||
    natal.samples.some((sample) => sample.angles?.asc.sign !== angles.asc.sign)
  )
    return [];
  const profection = profectionAt({
    ascLon: angles.asc.lon,
    birthDate: moment.details.date,
    date: localDate(now, zone),
  });
  if (profection === null) return [];
  const { age, house, sign, lord } = profection;
  const values = { age };
  return [
    fact(
      'profection.house',
      idValue(String(house)),
      'label.profection-house',
      derived('house-of-the-year', ['natal.asc.sign'], SOURCE, values),
    ),
    fact(
      'profection.lord',
      idValue(lord),
      'label.profection-lord',
      derived('ruler-of-sign', ['natal.asc.sign'], SOURCE, { ...values, sign }),
    ),
  ];
}
