/**
 * The day a person was born on, as Thai astrologers count it: from six in the morning to six, with Wednesday's night to Rahu.
 *
 * A time within two minutes of six leaves both days open. Without a time the civil weekday stands, as is the custom; only a
 * Wednesday and a Thursday, which share Rahu's night, stay open.
 */
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { horizonEvents } from '#astro/event/rise-set.ts';
import type { HorizonEventId } from '#astro/event/rise-set.ts';
import { unixMs } from '#astro/time/instant.ts';
import { civilToDays, pad, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { weekdayNumber } from '#calendar/weekday.ts';
import { starOfWeekday } from './stars.ts';
import type { RingStar } from './stars.ts';

export type DaySchool = {
  /** The day begins at 06:00 of the clock, or when the Sun rises over the place. */
  readonly dayStart: 'six' | 'sunrise';
  /** The night of a Wednesday begins at 18:00, or when the Sun sets. */
  readonly nightStart: 'eighteen' | 'sunset';
  /** Whether that night has Rahu's star or the day's. */
  readonly wednesdayNight: 'rahu' | 'mercury';
};

export const DAY_SCHOOLS = {
  dayStart: ['six', 'sunrise'],
  nightStart: ['eighteen', 'sunset'],
  wednesdayNight: ['rahu', 'mercury'],
} as const satisfies Readonly<Record<keyof DaySchool, readonly [string, ...string[]]>>;

export type DayCase = {
  /** The civil day that the astrological one began on, counted from 1970-01-01. */
  readonly day: number;
  /** 1 Sunday … 7 Saturday. */
  readonly weekday: number;
  readonly star: RingStar;
};

export type ThaiBirthDay = {
  /** The likeliest first; more than one only while they differ. */
  readonly cases: readonly [DayCase, ...DayCase[]];
  readonly doubt: 'none' | 'near-boundary' | 'unknown-time';
  /** Minutes of the clock at which day and night began; those of six and eighteen unless a school asks for the Sun. */
  readonly dawnMin: number;
  readonly duskMin: number;
};

/** What a person may know of the hour when they do not know it: an answer to the question `birth-part`. */
export const BIRTH_PARTS = ['before-six', 'day', 'night'] as const;
export type BirthPart = (typeof BIRTH_PARTS)[number];

const DAY_MIN = 1440;
const SIX = 360;
const EIGHTEEN = 1080;
/** A time nearer than this to a boundary is told with both sides of it, minutes. */
const DOUBT_MIN = 2;

/** The choices of school named in the inputs; what is not named has the default. */
export function daySchoolOf(named: Readonly<Record<string, string>>): DaySchool {
  return {
    dayStart: named['dayStart'] === 'sunrise' ? 'sunrise' : 'six',
    nightStart: named['nightStart'] === 'sunset' ? 'sunset' : 'eighteen',
    wednesdayNight: named['wednesdayNight'] === 'mercury' ? 'mercury' : 'rahu',
  };
}

/** The astrological day of a birth. `part` is used only without a time. */
export function thaiBirthDay(moment: BirthMoment, school: DaySchool, part: BirthPart | null): ThaiBirthDay {
  const civil = parseIsoDate(moment.details.date);
  const day = civil === null ? 0 : civilToDays(civil);
  const dawnMin = school.dayStart === 'sunrise' ? sunMinute(moment, day, 'rise', SIX) : SIX;
  const duskMin = school.nightStart === 'sunset' ? sunMinute(moment, day, 'set', EIGHTEEN) : EIGHTEEN;
  const read = (minute: number): DayCase => dayCase(minute, dawnMin, duskMin, school);
  const { time, plusMinusMin } = moment.details;
  if (time === null) {
    const minutes = part === null ? customary(day, dawnMin, duskMin) : [minuteOfPart(part, dawnMin, duskMin)];
    const cases = distinct(minutes.map((minute) => read(day * DAY_MIN + minute)));
    return { cases, doubt: part === null ? 'unknown-time' : 'none', dawnMin, duskMin };
  }
  const at = day * DAY_MIN + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const doubt = Math.max(DOUBT_MIN, plusMinusMin);
  const edges = [-1, 0, 1]
    .flatMap((step) => [dawnMin, duskMin].map((minute) => (day + step) * DAY_MIN + minute))
    .filter((edge) => edge > at - doubt && edge <= at + doubt);
  const cases = distinct([at, at - doubt, ...edges, at + doubt].map(read));
  return { cases, doubt: cases.length === 1 ? 'none' : 'near-boundary', dawnMin, duskMin };
}

/** The star and the weekday of a civil day by daylight, or of the minute of it that is given (0–1439). */
export function thaiDayAt(day: number, minute: number, school: DaySchool): DayCase {
  return dayCase(day * DAY_MIN + minute, SIX, EIGHTEEN, school);
}

function dayCase(minute: number, dawnMin: number, duskMin: number, school: DaySchool): DayCase {
  const day = Math.floor((minute - dawnMin) / DAY_MIN);
  const weekday = weekdayNumber(day);
  const isNight = minute - day * DAY_MIN >= duskMin;
  const isRahu = weekday === 4 && isNight && school.wednesdayNight === 'rahu';
  return { day, weekday, star: isRahu ? 'rahu' : starOfWeekday(weekday) };
}

/** Minutes of the civil day that stand for it without a time: by daylight, and for two weekdays Rahu's share as well. */
function customary(day: number, dawnMin: number, duskMin: number): readonly number[] {
  const weekday = weekdayNumber(day);
  if (weekday === 4) return [dawnMin, duskMin];
  return weekday === 5 ? [dawnMin, 0] : [dawnMin];
}

function minuteOfPart(part: BirthPart, dawnMin: number, duskMin: number): number {
  if (part === 'before-six') return 0;
  return part === 'day' ? dawnMin : duskMin;
}

/** Those that differ, in order; differing in the day alone counts, since the lunar date goes by it. */
function distinct(cases: readonly DayCase[]): readonly [DayCase, ...DayCase[]] {
  const seen = new Map(cases.map((one) => [`${one.day} ${one.star}`, one]));
  const [first, ...rest] = seen.values();
  return first === undefined ? [{ day: 0, weekday: weekdayNumber(0), star: 'jupiter' }] : [first, ...rest];
}

/** When the Sun rises or sets over the birth place, whole minutes of its clock; `otherwise` where that is not known. */
function sunMinute(moment: BirthMoment, day: number, kind: HorizonEventId, otherwise: number): number {
  const { place } = moment.details;
  if (place === null || moment.offsetSeconds === null) return otherwise;
  const midnight = day * DAY_MIN * 60_000 - moment.offsetSeconds * 1000;
  const event = horizonEvents({
    body: 'sun',
    place,
    from: unixMs(midnight),
    to: unixMs(midnight + DAY_MIN * 60_000),
  }).find((one) => one.kind === kind);
  return event === undefined ? otherwise : Math.floor((event.at - midnight) / 60_000);
}

/** `06:00` of minutes of the day. */
export function clockOf(minute: number): string {
  return `${pad(Math.floor(minute / 60), 2)}:${pad(minute % 60, 2)}`;
}
