/** Field shapes that several records share. */
import './zod-config.ts';
import * as z from 'zod/mini';
import { isStorableText } from './text.ts';

/** Text of at most `max` UTF-16 units that every store can hold. May be empty. */
export const textUpTo = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(isStorableText, { error: 'unstorable-text' }));

/** 21 characters of `A-Za-z0-9_-`. */
export const shortId = z.string().check(z.regex(/^[A-Za-z0-9_-]{21}$/));

/** A version 7 UUID in lower case. */
export const timedId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** 64 lower-case hex digits. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Milliseconds since 1970-01-01T00:00Z. */
export const instantMs = z.int().check(z.gte(0), z.lte(8.64e15));

/** When it was moved to the trash, or null while it is in use. */
export const deletedAt = z.nullable(instantMs);

/**
 * A reading mode's key, `mixed` or `thai-taksa`. An open set: a message of a mode this version does not know
 * yet is still a message.
 */
export const modeKey = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));

/** A calendar day that exists, `YYYY-MM-DD`, years 0001 to 9999, proleptic Gregorian. */
export const isoDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isCalendarDay, { error: 'no-such-day' }));

/** A wall time, `HH:MM`, 00:00 to 23:59. */
export const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Whether `YYYY-MM-DD` names a day of the proleptic Gregorian calendar, year 1 or later. */
export function isCalendarDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}
