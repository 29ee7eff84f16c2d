/**
 * Zodiacal releasing: life told as chapters of signs, counted from a lot.
 *
 * A chapter lasts the years of its sign; inside it the signs run again, a month for each year. Twelve signs later the inner
 * count would be back where it began, and there it jumps across the zodiac instead: the loosing of the bond. Counted in
 * whole days from birth. Source: Vettius Valens, Anthology IV.4–10; Brennan, Hellenistic Astrology (2017), ch. 18.
 */
import type { SignId } from '#astro/angle/sign.ts';
import { present } from '#lib/assert.ts';
import { signAfter, stepsBetween } from './regard.ts';

/** Years of each sign: the small years of its ruler, but 27 for Capricorn. Source: Valens IV. */
export const RELEASING_YEARS: Readonly<Record<SignId, number>> = {
  aries: 15,
  taurus: 8,
  gemini: 20,
  cancer: 25,
  leo: 19,
  virgo: 20,
  libra: 8,
  scorpio: 15,
  sagittarius: 12,
  capricorn: 27,
  aquarius: 30,
  pisces: 12,
};

/** Days of a year of releasing: twelve months of thirty days, or the Sun's year. */
export const RELEASING_YEAR_DAYS = { 'ideal-360': 360, 'solar-365': 365.25 } as const;
export type ReleasingYear = keyof typeof RELEASING_YEAR_DAYS;

export type ReleasingPeriod = {
  readonly sign: SignId;
  /** Days since birth; the end is the beginning of the next. */
  readonly fromDay: number;
  readonly toDay: number;
};

export type InnerPeriod = ReleasingPeriod & {
  /** Whether it stands after the jump across the zodiac. */
  readonly afterLoosing: boolean;
};

/** The chapters from birth until one ends after `untilDay`. */
export function chapters(start: SignId, untilDay: number, yearDays: number): readonly ReleasingPeriod[] {
  const found: ReleasingPeriod[] = [];
  let fromDay = 0;
  for (let i = 0; fromDay <= untilDay; i++) {
    const sign = signAfter(start, i);
    const toDay = fromDay + RELEASING_YEARS[sign] * yearDays;
    found.push({ sign, fromDay, toDay });
    fromDay = toDay;
  }
  return found;
}

/** The months of a chapter, the last one cut where the chapter ends. */
export function monthsOf(chapter: ReleasingPeriod, yearDays: number): readonly InnerPeriod[] {
  const found: InnerPeriod[] = [];
  let fromDay = chapter.fromDay;
  for (let i = 0; fromDay < chapter.toDay; i++) {
    const afterLoosing = i >= 12;
    const sign = signAfter(chapter.sign, afterLoosing ? i + 6 : i);
    const toDay = Math.min(chapter.toDay, fromDay + (RELEASING_YEARS[sign] * yearDays) / 12);
    found.push({ sign, fromDay, toDay, afterLoosing });
    fromDay = toDay;
  }
  return found;
}

export type Releasing = {
  readonly chapter: ReleasingPeriod;
  readonly month: InnerPeriod;
  /** Day of the jump inside this chapter, past or to come; null in a chapter too short for one. */
  readonly loosing: { readonly day: number; readonly sign: SignId } | null;
};

/** What runs on a day of life, counted from birth; null before it. Longest life counted: three rounds of the zodiac. */
export function releasingAt(start: SignId, day: number, yearDays: number): Releasing | null {
  if (day < 0 || day > 3 * ALL_YEARS * yearDays) return null;
  const chapter = present(chapters(start, day, yearDays).at(-1), 'chapter');
  const months = monthsOf(chapter, yearDays);
  const month = present(
    months.findLast(({ fromDay }) => fromDay <= day),
    'month of the chapter',
  );
  const jump = months.find(({ afterLoosing }) => afterLoosing);
  return { chapter, month, loosing: jump === undefined ? null : { day: jump.fromDay, sign: jump.sign } };
}

/** Once round the zodiac. */
const ALL_YEARS = 211;

/** The place of a sign counted from the Lot of Fortune's, 1–12; the first, fourth, seventh and tenth are peaks. */
export function placeFromFortune(sign: SignId, fortune: SignId): number {
  return stepsBetween(fortune, sign) + 1;
}

/** Whether a place from Fortune is one of the four at which a matter comes to a head. */
export function isPeak(place: number): boolean {
  return place % 3 === 1;
}

/** Where releasing begins. Spirit in Fortune's own sign begins in the next one. Source: Valens IV.4. */
export function releasingStart(
  lot: 'spirit' | 'fortune',
  spirit: SignId,
  fortune: SignId,
  sameSign: 'next-sign' | 'same-sign',
): SignId {
  if (lot === 'fortune') return fortune;
  return spirit === fortune && sameSign === 'next-sign' ? signAfter(spirit, 1) : spirit;
}
