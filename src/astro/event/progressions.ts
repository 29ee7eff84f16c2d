/**
 * Secondary progressions and solar arc directions: a day after birth stands for a year of life.
 *
 * The year is the mean tropical one, so that the progressed Sun has one day for each return of the Sun. The same holds
 * backwards: instants before birth give converse progressions. Source: Placidus de Titis, Primum Mobile (1657).
 */
import { atan2Deg, cosDeg, signedDifference, sinDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { ASPECT_IDS } from '../aspect/aspect-id.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import type { ComputedBodyId, NodeKind, PointId } from '../body/body-id.ts';
import { bodyPosition, positionsAt } from '../body/position.ts';
import type { BodyPosition, SkyOptions } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { anglesAt, anglesOf } from '../house/angles.ts';
import type { Angles, Place } from '../house/angles.ts';
import { astroTime, daysToUnix, unixMs, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { ingresses, lunations, stations } from './sky-events.ts';
import type { Ingress, Lunation, Station } from './sky-events.ts';
import { createFrameSource, crossings, longitudeTrack, trackValue } from './track.ts';
import { exactTransits, targetsOf } from './transits.ts';
import type { NatalPoint, TransitHit } from './transits.ts';

/** Mean tropical year, days. */
const YEAR_DAYS = 365.24219;

/** Naibod's arc: the mean motion of the Sun in a day, degrees a year. */
const NAIBOD_DEG = 360 / YEAR_DAYS;

/** The instant whose sky stands for a moment of life: as many days after birth as years have passed. */
export function progressedInstant(birth: UnixMs, at: UnixMs): UnixMs {
  return unixMs(birth + (at - birth) / YEAR_DAYS);
}

/** The moment of life for which the sky of an instant stands; the inverse of `progressedInstant`, to half a second. */
export function lifeInstant(birth: UnixMs, progressed: UnixMs): UnixMs {
  return unixMs(birth + (progressed - birth) * YEAR_DAYS);
}

/** Where the bodies stand by progression, in the order asked. Speeds are degrees a year of life. */
export function progressedPositions(
  birth: UnixMs,
  at: UnixMs,
  bodies: readonly ComputedBodyId[],
  options: SkyOptions,
): readonly BodyPosition[] {
  return positionsAt(progressedInstant(birth, at), bodies, options);
}

/** How far the progressed Sun has come from the natal one, degrees; negative before birth. */
export function solarArcDeg(birth: UnixMs, at: UnixMs): Degrees {
  return signedDifference(
    bodyPosition('sun', birth).lon,
    bodyPosition('sun', progressedInstant(birth, at)).lon,
  );
}

/** Longitudes moved on by an arc: solar arc directions of natal points. */
export function directedLongitudes(points: readonly NatalPoint[], arcDeg: number): readonly NatalPoint[] {
  return points.map(({ id, lon }) => ({ id, lon: wrap360(lon + arcDeg) }));
}

/**
 * How the progressed Midheaven moves: `solar-arc` adds the solar arc to its longitude; `naibod` adds 0.98565° a year
 * to its right ascension; `quotidian` takes the meridian of the progressed instant itself, once round in a year.
 */
export type ProgressedAngleMethod = 'solar-arc' | 'naibod' | 'quotidian';

/**
 * The progressed angles at the place of birth, or at another for which they are asked. The Ascendant is the one that
 * goes with the progressed Midheaven at the latitude, by the obliquity of the progressed instant.
 */
export function progressedAngles(input: {
  readonly birth: UnixMs;
  readonly at: UnixMs;
  readonly place: Place;
  readonly method?: ProgressedAngleMethod;
}): Angles {
  const { birth, at, place, method = 'solar-arc' } = input;
  const frame = skyFrame(astroTime(progressedInstant(birth, at)));
  if (method === 'quotidian') return anglesAt(frame, place);
  const natal = anglesAt(skyFrame(astroTime(birth)), place);
  const years = (unixToDays(at) - unixToDays(birth)) / YEAR_DAYS;
  const meridian =
    method === 'naibod'
      ? natal.ramc + NAIBOD_DEG * years
      : rightAscensionOf(natal.mc + solarArcDeg(birth, at), frame.obliquityDeg);
  return anglesOf(meridian, frame.obliquityDeg, place.latDeg);
}

/** Right ascension of a point of the ecliptic. */
function rightAscensionOf(lon: number, obliquityDeg: number): Degrees {
  return atan2Deg(sinDeg(lon) * cosDeg(obliquityDeg), cosDeg(lon));
}

/** A stretch of one life. */
export type LifeSpan = {
  readonly birth: UnixMs;
  readonly from: UnixMs;
  /** Exclusive. */
  readonly to: UnixMs;
};

type ProgressedSpan = { readonly from: UnixMs; readonly to: UnixMs };

/** The progressed stretch, a little wider: a millisecond of it is a third of a second of life. */
function progressedSpan({ birth, from, to }: LifeSpan): ProgressedSpan {
  return {
    from: unixMs(progressedInstant(birth, from) - 1),
    to: unixMs(progressedInstant(birth, to) + 2),
  };
}

/** Events of the progressed sky dated in life. */
function inLife<Event extends { readonly at: UnixMs }>(
  span: LifeSpan,
  events: readonly Event[],
): readonly Event[] {
  return events
    .map((event) => ({ ...event, at: lifeInstant(span.birth, event.at) }))
    .filter(({ at }) => at >= span.from && at < span.to);
}

/** The progressed new, half and full Moons of a stretch of life, in time order. The Moon's 1″ is 12 hours of life. */
export function progressedLunations(span: LifeSpan): readonly Lunation[] {
  const { from, to } = progressedSpan(span);
  return inLife(span, lunations(from, to));
}

/** When progressed bodies change sign. */
export function progressedIngresses(
  span: LifeSpan & { readonly bodies: readonly ComputedBodyId[]; readonly node?: NodeKind },
): readonly Ingress[] {
  const { bodies, node = 'mean' } = span;
  return inLife(span, ingresses({ bodies, node, ...progressedSpan(span) }));
}

/** When progressed bodies turn. */
export function progressedStations(
  span: LifeSpan & { readonly bodies: readonly ComputedBodyId[]; readonly node?: NodeKind },
): readonly Station[] {
  const { bodies, node = 'mean' } = span;
  return inLife(span, stations({ bodies, node, ...progressedSpan(span) }));
}

/** When progressed bodies are at an exact aspect to natal points, in time order. */
export function progressedHits(
  span: LifeSpan & {
    readonly natal: readonly NatalPoint[];
    readonly movers: readonly ComputedBodyId[];
    readonly node?: NodeKind;
  },
): readonly TransitHit[] {
  const { natal, movers, node = 'mean' } = span;
  return inLife(span, exactTransits({ natal, movers, node, ...progressedSpan(span) }));
}

/** A natal point, moved by the solar arc, at an exact aspect to another or to its own natal place. */
export type SolarArcHit = {
  readonly at: UnixMs;
  /** The point that is moved. */
  readonly directed: PointId;
  readonly aspect: AspectId;
  /** The point that is not. */
  readonly point: PointId;
  /** The arc then, degrees. */
  readonly arcDeg: number;
};

/**
 * The solar arc directions of a stretch of life, in time order: when a natal point, moved on by the arc, is at one of
 * the five major aspects to a natal point. A point reaches its own natal place only at birth, which is left out.
 */
export function solarArcHits(
  span: LifeSpan & { readonly natal: readonly NatalPoint[] },
): readonly SolarArcHit[] {
  const { birth, natal } = span;
  const progressed = progressedSpan(span);
  const start = unixToDays(progressed.from);
  const end = unixToDays(progressed.to);
  const born = unixToDays(birth);
  const sun = longitudeTrack(
    'sun',
    Math.min(start, born),
    Math.max(end, born),
    { node: 'mean' },
    createFrameSource(),
  );
  const natalSun = trackValue(sun, born);
  const hits = natal.flatMap((directed) =>
    natal.flatMap((point) =>
      ASPECT_IDS.flatMap((aspect) =>
        targetsOf(point.lon, aspect).flatMap((target) =>
          crossings(sun, natalSun + target - directed.lon)
            .filter(
              ({ t }) => t >= start && t < end && !(directed.id === point.id && aspect === 'conjunction'),
            )
            .map(({ t }) => ({
              at: daysToUnix(t),
              directed: directed.id,
              aspect,
              point: point.id,
              arcDeg: trackValue(sun, t) - natalSun,
            })),
        ),
      ),
    ),
  );
  return inLife(span, hits).toSorted((a, b) => a.at - b.at);
}
