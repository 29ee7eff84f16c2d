/**
 * A birth as the person knows it: one field, because its parts mean something only together. Two devices that
 * change the date and the place apart must not end on a birth nobody entered.
 */
import * as z from 'zod/mini';
import { isoDate, textUpTo, wallTime } from './fields.ts';
import { MAX_PLACE_NAME_CHARS } from './limits.ts';

export const birthPlace = z.object({
  /** Id in the city index (GeoNames), or of another source with its prefix. */
  id: textUpTo(64),
  /** As shown, "Chiang Mai, Thailand". */
  name: textUpTo(MAX_PLACE_NAME_CHARS),
  /** Degrees, north positive. */
  latDeg: z.number().check(z.gte(-90), z.lte(90)),
  /** Degrees, east positive. */
  lonDeg: z.number().check(z.gte(-180), z.lte(180)),
});
export type BirthPlace = z.infer<typeof birthPlace>;

/** Which of the two instants is meant when the clock showed a wall time twice. */
export const folds = ['first', 'second'] as const;
export type Fold = (typeof folds)[number];

export const birth = z.object({
  /** Local calendar day, `YYYY-MM-DD`, Gregorian; null while only other parts are known. */
  date: z.nullable(isoDate),
  /** Local wall time, `HH:MM`; null when unknown. */
  time: z.nullable(wallTime),
  /** Doubt about `time` in whole minutes either way, 0 to 720. */
  plusMinusMin: z.int().check(z.gte(0), z.lte(720)),
  place: z.nullable(birthPlace),
  /** IANA zone of the place, `Asia/Bangkok`; null while there is no place. */
  zone: z.nullable(textUpTo(64)),
  /** Answer to an hour that came twice; null when it did not, or was not asked. */
  fold: z.nullable(z.enum(folds)),
  /** Local time minus UTC in seconds, set by hand or chosen for an hour the clock skipped; null to follow the zone. */
  offsetSeconds: z.nullable(z.int().check(z.gte(-93_600), z.lte(93_600))),
});
export type Birth = z.infer<typeof birth>;

/** Nothing known yet. */
export const emptyBirth: Birth = {
  date: null,
  time: null,
  plusMinusMin: 0,
  place: null,
  zone: null,
  fold: null,
  offsetSeconds: null,
};
