/**
 * Annual profections: each year of life belongs to the next house from the first, and to its ruler.
 *
 * At birth the first house, at one the second, at twelve the first again. Whole signs from the Ascendant, birthday
 * to birthday in the person's zone. Source: Vettius Valens, Anthology IV; Brennan, Hellenistic Astrology (2017), ch. 17.
 */
import type { Fact } from '#facts/fact.ts';
import { present } from '#lib/assert.ts';
import { SIGN_IDS, signIndex } from '#astro/angle/sign.ts';
import { rulerOf } from '#astro/chart/dignity.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { localDate } from '#lib/local-date.ts';
import { derived, fact, idValue } from './values.ts';
import type { NatalReading } from './natal-facts.ts';

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
  const age = completedYears(moment.details.date, localDate(now, zone));
  if (age < 0) return [];
  const house = (age % 12) + 1;
  const sign = present(SIGN_IDS[(signIndex(angles.asc.lon) + age) % 12], 'sign');
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
      idValue(rulerOf(sign, 'traditional')),
      'label.profection-lord',
      derived('ruler-of-sign', ['natal.asc.sign'], SOURCE, { ...values, sign }),
    ),
  ];
}

/** Whole years from one `YYYY-MM-DD` to another. A birthday on 29 February is kept on 1 March in common years. */
export function completedYears(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}
