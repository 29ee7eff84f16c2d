/**
 * Shapes that several calls share.
 *
 * A body is read with tolerance (numbers also as text, blank text as "not given") and comes out in one form. What is
 * wrong is said in words that finish the sentence "<field>: …"; a whole sentence, with a capital letter, stands alone.
 */
import '../zod-config.ts';
import * as z from 'zod/mini';
import { isCalendarDay } from '../fields.ts';
import { isStorableText } from '../text.ts';

const tooLong = (max: number) => `must be at most ${max.toLocaleString('en')} characters`;
const unstorable = 'must not hold NUL or half a surrogate pair';

/** Text of at most `max` UTF-16 units that every store can hold. May be empty. */
export const words = (max: number) =>
  z
    .string('must be text')
    .check(z.maxLength(max, tooLong(max)), z.refine(isStorableText, { error: unstorable }));

/** Text without outer blanks; null and blank come out as null. */
export const wordsOrNull = (max: number) =>
  z.pipe(
    z.nullable(words(max)),
    z.transform((text) => text?.trim() || null),
  );

/** Text that must say something; `missing` is what the person reads when it does not. */
export const requiredWords = (max: number, missing: string) =>
  z.pipe(
    z.string(missing).check(
      z.refine((text) => text.trim() !== '', { error: missing, abort: true }),
      z.maxLength(max, tooLong(max)),
      z.refine(isStorableText, { error: unstorable }),
    ),
    z.transform((text) => text.trim()),
  );

const degreesFault = (limit: number) => `must be degrees from -${limit} to ${limit}`;
const isDegrees = (value: number, limit: number) => Number.isFinite(value) && Math.abs(value) <= limit;

/** A degree from `-limit` to `limit` as a number or, as older clients send it, as text; null and blank come out as null. */
export const degreesOrNull = (limit: 90 | 180) =>
  z.pipe(
    z.nullable(z.union([z.number(), z.string().check(z.maxLength(32))], degreesFault(limit))),
    z
      .transform((value: string | number | null) => {
        if (typeof value !== 'string') return value;
        return value.trim() === '' ? null : Number(value);
      })
      .check(z.refine((value) => value === null || isDegrees(value, limit), { error: degreesFault(limit) })),
  );

/** A degree that has to be there, as a number or as text; `missing` is what the person reads when it is not. */
export const requiredDegrees = (limit: 90 | 180, missing: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(32))], missing).check(
      z.refine((value) => typeof value === 'number' || value.trim() !== '', {
        error: missing,
        abort: true,
      }),
    ),
    z
      .transform((value: string | number) => Number(value))
      .check(z.refine((value) => isDegrees(value, limit), { error: degreesFault(limit) })),
  );

const dateFault = 'must be a date like 1990-07-15';
const dayFault = 'must be a day of the calendar';
const timeFault = 'must be a time like 14:05';
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

/** `YYYY-MM-DD` of a day that exists; null and blank come out as null. */
export const dateOrNull = z.pipe(
  z.nullable(z.string(dateFault)),
  z
    .transform((text: string | null) => text?.trim() || null)
    .check(
      z.refine((text) => text === null || isDate(text), { error: dateFault, abort: true }),
      z.refine((text) => text === null || isCalendarDay(text), { error: dayFault }),
    ),
);

/** `HH:MM`, sent with or without seconds, which fall away; null and blank come out as null. */
export const timeOrNull = z.pipe(
  z.pipe(
    z.nullable(z.string(timeFault)),
    z
      .transform((text: string | null) => text?.trim() || null)
      .check(z.refine((text) => text === null || isTime(text), { error: timeFault })),
  ),
  z.transform((text) => text?.slice(0, 5) ?? null),
);

/** `YYYY-MM-DD` that has to be there. */
export const requiredDate = (missing: string) =>
  z.string(missing).check(
    z.refine((text) => text.trim() !== '', { error: missing, abort: true }),
    z.refine(isDate, { error: dateFault, abort: true }),
    z.refine(isCalendarDay, { error: dayFault }),
  );

/** `HH:MM` or `HH:MM:SS` that has to be there. Seconds stay: four of them are a minute of arc of the Ascendant. */
export const requiredTime = (missing: string) =>
  z.string(missing).check(
    z.refine((text) => text.trim() !== '', { error: missing, abort: true }),
    z.refine(isTime, { error: timeFault }),
  );

const momentFault = 'must be a local date and time like 1990-07-15T14:05:00';
const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d){0,2}$/.test(text);

/**
 * A local date and time. Clients build it as date, `T`, time and `:00`, so a time that had seconds already comes with
 * a fourth part. It comes out as `YYYY-MM-DDTHH:MM`.
 */
export const localDateTime = z.pipe(
  z.string(momentFault).check(
    z.refine(isMoment, { error: momentFault, abort: true }),
    z.refine((text) => isCalendarDay(text.slice(0, 10)), { error: 'must name a day of the calendar' }),
  ),
  z.transform((text) => text.slice(0, 16)),
);

/** One of the values; null and empty text come out as null. */
export const oneOfOrNull = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.nullable(z.enum([...values, ''], `must be one of: ${values.join(', ')}`)),
    z.transform((value) => (value === '' ? null : value) as Values[number] | null),
  );

/** A part that may be left out and then counts as null. (`z.optional` keeps "left out" apart from null.) */
export const absentAsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(schema),
    z.transform((value) => (value ?? null) as Exclude<z.output<Schema>, undefined> | null),
  );

/** The body of every failure. */
export const failure = z.object({
  /** What went wrong, in words for the person. */
  error: z.string(),
  message: z.optional(z.string()),
  /** For programs that tell failures apart. */
  code: z.optional(z.string()),
});
export type Failure = z.infer<typeof failure>;

/** The body of an answer that has nothing more to say. */
export const done = z.object({ success: z.literal(true) });
