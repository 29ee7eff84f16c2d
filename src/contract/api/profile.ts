/** The profile that the server keeps for a person, and the two ways of saving it. */
import * as z from 'zod/mini';
import { MAX_IQ, MAX_NAME_CHARS, MAX_PLACE_NAME_CHARS, MIN_IQ } from '../limits.ts';
import { mbtiTypes, sexes } from '../profile.ts';
import {
  dateOrNull,
  localDateTime,
  oneOfOrNull,
  requiredDegrees,
  requiredWords,
  timeOrNull,
  wordsOrNull,
} from './shapes.ts';

export const serverProfile = z.object({
  /** Null until given, as most of this. */
  name: z.nullable(z.string()),
  /** Local calendar day, `YYYY-MM-DD`. */
  birthDate: z.nullable(z.string()),
  /** Local wall time, `HH:MM`. */
  birthTime: z.nullable(z.string()),
  birthPlace: z.nullable(z.string()),
  /** Degrees, north positive. */
  birthLat: z.nullable(z.number()),
  /** Degrees, east positive. */
  birthLng: z.nullable(z.number()),
  /** IANA zone of the birth place; `UTC` until a place is known. */
  birthTimeZoneId: z.string(),
  sex: z.nullable(z.enum(sexes)),
  mbtiType: z.nullable(z.enum(mbtiTypes)),
  iqScore: z.nullable(z.int()),
});
export type ServerProfile = z.infer<typeof serverProfile>;

/** What both ways of saving answer: the profile as it is now. */
export const savedProfile = z.object({ profile: serverProfile });

const iqFault = `must be a whole number from ${MIN_IQ} to ${MAX_IQ}`;
const isIq = (value: number) => Number.isInteger(value) && value >= MIN_IQ && value <= MAX_IQ;

const iqScore = z.pipe(
  z.nullable(z.union([z.number(), z.string().check(z.maxLength(8))], iqFault)),
  z
    .transform((value: string | number | null) => {
      if (typeof value !== 'string') return value;
      return value.trim() === '' ? null : Number(value);
    })
    .check(z.refine((value) => value === null || isIq(value), { error: iqFault })),
);

/** A part that is left out stays as it is; null or blank empties it. */
export const profileBody = z.object({
  name: z.optional(wordsOrNull(MAX_NAME_CHARS)),
  birthDate: z.optional(dateOrNull),
  birthTime: z.optional(timeOrNull),
  birthPlace: z.optional(wordsOrNull(MAX_PLACE_NAME_CHARS)),
  sex: z.optional(oneOfOrNull(sexes)),
  mbtiType: z.optional(oneOfOrNull(mbtiTypes)),
  /** A whole number, also as text. */
  iqScore: z.optional(iqScore),
});

/** A place as it was picked, and the local date and time of the birth there. */
export const birthPlaceBody = z.object({
  place_id: z.optional(wordsOrNull(300)),
  formatted_address: requiredWords(MAX_PLACE_NAME_CHARS, 'must name the place'),
  /** Degrees, north positive, also as text. */
  lat: requiredDegrees(90, 'must be degrees from -90 to 90'),
  /** Degrees, east positive, also as text. */
  lng: requiredDegrees(180, 'must be degrees from -180 to 180'),
  /** Local date and time; left out, the saved ones stay. */
  birthDateTimeISO: z.optional(localDateTime),
});
