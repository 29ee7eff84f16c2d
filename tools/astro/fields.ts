/** The fields of input lines: what each may hold, and what is said when it does not. */
import { z } from 'zod';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';

/** Years the engine is made for (src/astro/time/birth-date.ts); outside, positions would be guesses. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2400;

const UTC_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?Z$/;

/** An instant of UTC in ISO 8601 with its Z; seconds may be left out. */
export const utcField = z
  .string({ error: 'expected an instant in UTC as text, like "1990-06-15T12:30:00Z"' })
  .transform((text, context): UnixMs => {
    const problem = utcProblem(text);
    if (problem === null) return unixMs(Date.parse(text));
    context.issues.push({ code: 'custom', message: problem, input: text });
    return z.NEVER;
  });

function utcProblem(text: string): string | null {
  const match = UTC_PATTERN.exec(text);
  if (match === null) return 'expected an instant in UTC, like "1990-06-15T12:30:00Z"';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  if (!isDay(year, month, day)) return 'expected a date that is in the calendar';
  if (hour > 23 || minute > 59 || second > 59) return 'expected a time from 00:00:00 to 23:59:59';
  return yearProblem(year);
}

/** Null for a year the engine covers. */
export function yearProblem(year: number): string | null {
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return null;
  return `expected a year from ${String(FIRST_YEAR)} to ${String(LAST_YEAR)}`;
}

/** Whether the Gregorian calendar has the day; months and days count from 1. */
export function isDay(year: number, month: number, day: number): boolean {
  // Day 0 of the next month is the last of this one.
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const LATITUDE = 'expected degrees from -90 to 90, north positive';
const LONGITUDE = 'expected degrees from -180 to 180, east positive';

export const latField = z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE);
export const lonField = z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE);

/** Comes back in the answer as it is. */
export const idField = z
  .union([z.string(), z.number(), z.null()], { error: 'expected text or a number' })
  .optional()
  .transform((id) => id ?? null);

/** Two instants, the second exclusive and later. */
export const spanFields = {
  from: utcField,
  to: utcField,
} as const;

/** Adds the check that a span runs forward. */
export function forward<T extends { readonly from: UnixMs; readonly to: UnixMs }>(
  schema: z.ZodType<T>,
): z.ZodType<T> {
  return schema.refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'expected an instant after "from"',
  });
}

/** What is wrong with a line and what is expected, in one sentence or a few: `lat: expected …, got 95`. */
export function problemOf(error: z.ZodError, input: unknown): string {
  return error.issues
    .map(({ path, message }) => {
      if (path.length === 0) return message;
      const name = path.map(String).join('.');
      const value = path.reduce<unknown>(
        (holder, key) => (isRecord(holder) ? holder[String(key)] : undefined),
        input,
      );
      return `${name}: ${message}, got ${value === undefined ? 'nothing' : shown(value)}`;
    })
    .join('; ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const SHOWN_LENGTH = 60;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
