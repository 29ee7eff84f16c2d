/**
 * The Khmer new year: the moment the Sun enters Aries, at which the animal and the digit of the year change, and the lady
 * who comes with it.
 */
import { present } from '#lib/assert.ts';
import { mahaSongkran, SAK_IDS, thaiMomentText } from '#calendar/chula-sakarat.ts';
import type { SakId } from '#calendar/chula-sakarat.ts';
import { civilToDays, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { weekdayNumber } from '#calendar/weekday.ts';
import { animalOf } from '../thai/thai-year.ts';
import type { AnimalId } from '../thai/thai-year.ts';

/** By the weekday of the new year, Sunday first. */
export const KHMER_LADIES = [
  'tungsa',
  'koreak',
  'reaksa',
  'monta',
  'keriney',
  'kemira',
  'mohothorea',
] as const;
export type KhmerLady = (typeof KHMER_LADIES)[number];

export type KhmerNewYear = {
  /** Civil day from 1970-01-01 and minute of it, on the clock of Cambodia (UTC+7). */
  readonly day: number;
  readonly minute: number;
  /** `2026-04-14T10:48`. */
  readonly text: string;
  /** Whether the moment was announced so; else it is reckoned. */
  readonly isAnnounced: boolean;
  readonly lady: KhmerLady;
};

/** Moments that were announced otherwise than the reckoning gives. Source: github.com/ThyrithSor/momentkh, constants. */
const ANNOUNCED: Readonly<Record<number, string>> = {
  2011: '2011-04-14T13:12',
  2012: '2012-04-14T19:11',
  2013: '2013-04-14T02:12',
  2014: '2014-04-14T08:07',
  2015: '2015-04-14T14:02',
};

/** The new year that falls in a civil year: back from the midnight that ends its day, 24 minutes for each arcminute of the Sun. */
export function khmerNewYear(year: number): KhmerNewYear {
  const announced = ANNOUNCED[year];
  const text = announced ?? thaiMomentText(mahaSongkran(year - 638, 'steps')).slice(0, 16);
  const day = civilToDays(present(parseIsoDate(text.slice(0, 10)), 'date'));
  return {
    day,
    minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
    text,
    isAnnounced: announced !== undefined,
    lady: present(KHMER_LADIES[weekdayNumber(day) - 1], 'lady'),
  };
}

export type KhmerYear = {
  /** The civil year in which it began. */
  readonly year: number;
  readonly animal: AnimalId;
  readonly sak: SakId;
  readonly chulaSakarat: number;
};

/** The year that runs at a minute of a civil day of Cambodia. */
export function khmerYearAt(day: number, minute: number, civilYear: number): KhmerYear {
  const change = khmerNewYear(civilYear);
  const isNew = day > change.day || (day === change.day && minute >= change.minute);
  const year = isNew ? civilYear : civilYear - 1;
  const chulaSakarat = year - 638;
  return {
    year,
    animal: animalOf(year),
    sak: present(SAK_IDS[(((chulaSakarat - 1) % 10) + 10) % 10], 'sak'),
    chulaSakarat,
  };
}
