/** Charts that the server computes: natal, transit, Human Design. The words in the answers are English names. */
import * as z from 'zod/mini';
import { MAX_NAME_CHARS, MAX_PLACE_NAME_CHARS } from '../limits.ts';
import { sexes } from '../profile.ts';
import {
  absentAsNull,
  degreesOrNull,
  localDateTime,
  oneOfOrNull,
  requiredDate,
  requiredDegrees,
  requiredTime,
  requiredWords,
  wordsOrNull,
} from './shapes.ts';

const timeMissing = 'Birth date and time are required';
const placeMissing = 'Failed to generate natal chart. Please ensure your birth location has coordinates.';

/** Which of two instants is meant when the clock showed a wall time twice or never; the first unless said. */
const fold = z.optional(z.enum(['first', 'second'], "must be 'first' or 'second'"));

const birthParts = {
  name: absentAsNull(wordsOrNull(MAX_NAME_CHARS)),
  /** Local calendar day, `YYYY-MM-DD`. */
  birthDate: requiredDate(timeMissing),
  /** Local wall time, `HH:MM` or `HH:MM:SS`. */
  birthTime: requiredTime(timeMissing),
  /** Degrees, north positive, also as text. */
  lat: requiredDegrees(90, placeMissing),
  /** Degrees, east positive, also as text. */
  lng: requiredDegrees(180, placeMissing),
  /** IANA zone of the birth place; left out, the zone at the coordinates. */
  timezoneId: absentAsNull(wordsOrNull(64)),
  birthPlace: absentAsNull(wordsOrNull(MAX_PLACE_NAME_CHARS)),
  gender: absentAsNull(oneOfOrNull(sexes)),
  fold,
};

export const natalChartBody = z.object(birthParts);

export const transitChartBody = z.object({
  ...birthParts,
  /** Local date and time of the moment asked about, in `timezoneId`. */
  transitDate: localDateTime,
});

/** Truth as this call has always told it. */
const truth = z.enum(['true', 'false']);

const chartPoint = z.object({
  /** `Sun`, `Moon`, `Ascendant`, `Mercury` … `Pluto`, `North node`, `South node`, `MC`. */
  name: z.string(),
  /** `Aries` … `Pisces`. */
  sign: z.string(),
  /** House of the natal chart, 1 to 12. */
  house: z.int().check(z.gte(1), z.lte(12)),
  /** Ecliptic longitude in degrees, 0 to 360. */
  full_degree: z.number().check(z.gte(0), z.lt(360)),
  /** Degrees inside the sign, 0 to 30. */
  norm_degree: z.number().check(z.gte(0), z.lt(30)),
  /** Degrees a day, negative when retrograde; null for the angles, which the Earth turns. */
  speed: z.nullable(z.number()),
  is_retro: truth,
});
export type ChartPoint = z.infer<typeof chartPoint>;

const houseCusp = z.object({
  house: z.int().check(z.gte(1), z.lte(12)),
  sign: z.string(),
  /** Ecliptic longitude of the cusp in degrees, 0 to 360. */
  degree: z.number().check(z.gte(0), z.lt(360)),
});

const aspect = z.object({
  /** Names as in `planets`; in a transit chart the first is the transiting one. */
  aspecting_planet: z.string(),
  aspected_planet: z.string(),
  /** `Conjunction`, `Sextile`, `Square`, `Trine`, `Opposition`. */
  type: z.string(),
  /** Degrees of the exact aspect. */
  angle: z.number(),
  /** Degrees from exact, 0 or more. */
  orb: z.number().check(z.gte(0)),
  applying: z.boolean(),
});

/** What the numbers stand on, and what was chosen where there was a choice. */
const chartNotes = {
  /** `placidus`, or `whole` where Placidus is not defined. */
  houseSystem: z.string(),
  /** The birth, `1990-07-15T07:05:00Z`. */
  birthUtc: z.string(),
  timezoneId: z.string(),
  /** Sentences, as about an hour that the clocks showed twice. */
  notes: z.array(z.string()),
};

export const natalChartAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    planets: z.object({ data: z.array(chartPoint) }),
    houses: z.object({ data: z.array(houseCusp) }),
    aspects: z.object({ data: z.array(aspect) }),
    ...chartNotes,
  }),
});
export type NatalChartAnswer = z.infer<typeof natalChartAnswer>;

export const transitChartAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    /** The sky of the moment, in the houses of the natal chart. */
    transits: z.object({ data: z.array(chartPoint) }),
    /** Of the transiting bodies to the natal points. */
    aspects: z.object({ data: z.array(aspect) }),
    /** The moment, `2026-07-15T07:05:00Z`. */
    transitUtc: z.string(),
    ...chartNotes,
  }),
});
export type TransitChartAnswer = z.infer<typeof transitChartAnswer>;

const designMissing = 'Complete birth information required for Human Design calculation';

export const humanDesignBody = z.object({
  birthDate: requiredDate(designMissing),
  birthTime: requiredTime(designMissing),
  birthPlace: requiredWords(MAX_PLACE_NAME_CHARS, designMissing),
  /** Degrees, also as text. They give the zone when `timezone` is left out. */
  latitude: absentAsNull(degreesOrNull(90)),
  longitude: absentAsNull(degreesOrNull(180)),
  /** IANA zone of the birth place. */
  timezone: absentAsNull(wordsOrNull(64)),
  fold,
});

const activation = z.object({
  /** `Sun`, `Earth`, `North node` … */
  planet: z.string(),
  gate: z.int().check(z.gte(1), z.lte(64)),
  line: z.int().check(z.gte(1), z.lte(6)),
});

export const humanDesignAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    type: z.string(),
    strategy: z.string(),
    authority: z.string(),
    /** `5/1`. */
    profile: z.string(),
    definition: z.string(),
    incarnationCross: z.string(),
    definedCenters: z.array(z.string()),
    undefinedCenters: z.array(z.string()),
    /** `10-20`. */
    channels: z.array(z.string()),
    gates: z.array(z.int().check(z.gte(1), z.lte(64))),
    personality: z.array(activation),
    design: z.array(activation),
    birthUtc: z.string(),
    /** When the Sun stood 88° before its place at birth. */
    designUtc: z.string(),
    timezoneId: z.string(),
    notes: z.array(z.string()),
  }),
});
export type HumanDesignAnswer = z.infer<typeof humanDesignAnswer>;
