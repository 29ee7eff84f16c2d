/** What the wheels are given to draw. Words and ids come from the screen; the drawing makes nothing up. */
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { GlyphId } from '../glyph-paths.ts';

/** A body or point on a ring. */
export interface WheelBody {
  /** Unique among everything the wheel shows, both rings of a double wheel included. */
  id: string;
  glyph: GlyphId;
  /** Where its glyph is tied to the zodiac, degrees. */
  lon: number;
  /** The stretch it may stand in, unwrapped, when that is worth drawing. */
  stretch: { from: number; to: number } | null;
  /** "12°", or "23–24°" for a stretch. */
  degree: string;
  sign: SignId | null;
  /** "04′". */
  minute: string | null;
  retrograde: boolean;
  /** Stands still about now: marked S instead of ℞. */
  stationary?: boolean;
  /** Spoken: "Mars 12 degrees 4 minutes Leo, house 5, retrograde"; in a double wheel it says whose. */
  name: string;
}

export interface WheelAngle {
  id: string;
  lon: number;
  /** "AC". */
  label: string;
  /** "14°33′". */
  degree: string;
  /** Spoken; null for the two ends that cannot be chosen. */
  name: string | null;
}

export interface WheelCusp {
  lon: number;
  /** "14°33′"; null where the cusps say nothing an angle or a sign has not said. */
  degree: string | null;
}

/** The minor aspects, drawn thin and in short dashes. */
export type MinorKind =
  | 'semisextile'
  | 'semisquare'
  | 'quintile'
  | 'sesquisquare'
  | 'biquintile'
  | 'quincunx';

export interface WheelAspect {
  a: string;
  b: string;
  kind: AspectId | MinorKind;
  /** 0 at the edge of the orb, 1 exact. */
  strength: number;
}

/** The ring round the rim at one moment. */
export interface RingMoment {
  /** "Transits". */
  label: string;
  bodies: readonly WheelBody[];
  /** Between the rings: `a` and `b` are one id of each. */
  aspects: readonly WheelAspect[];
}

/** A ring that changes with every frame: what it is now, and word of each change. A change gives a new moment. */
export interface LiveRing {
  get: () => RingMoment;
  subscribe: (listener: () => void) => () => void;
}

/** What shines and what steps back; shared with the grid and the lists beside the wheel. */
export interface WheelChoice {
  /** A body or an angle. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** Pointed at, here or in a list: a body, an angle, or an aspect by its `aspectKey`. It goes before `selected`. */
  hovered?: string | null;
  onHover?: (id: string | null) => void;
}

/** One name for an aspect between two, whichever is named first. */
export function aspectKey(a: string, b: string): string {
  return a < b ? `${a}~${b}` : `${b}~${a}`;
}

/** Whether an aspect shines for what is pointed at or chosen. */
export function isLit(aspect: WheelAspect, lit: string | null): boolean {
  return lit === aspect.a || lit === aspect.b || lit === aspectKey(aspect.a, aspect.b);
}
