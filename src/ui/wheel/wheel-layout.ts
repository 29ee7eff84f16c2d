/** Measures of the two drawings of the wheel, and where a longitude lies on them. Units are those of the view box. */
import { cosDeg, sinDeg } from '#astro/angle/degrees.ts';

export type WheelLayout = {
  readonly size: number;
  /** Radii, from the rim inwards. */
  readonly label: number;
  readonly rim: number;
  readonly zodiac: number;
  readonly tick: number;
  readonly glyph: number;
  readonly degree: number;
  /** Null where there is no room for them: the phone shows whole degrees only. */
  readonly sign: number | null;
  readonly minute: number | null;
  readonly retro: number;
  readonly houseOuter: number;
  readonly houseInner: number;
  readonly glyphSize: number;
  readonly signSize: number;
  readonly degreeType: number;
  readonly smallType: number;
  /** Distance between the middles of two neighbours on the glyph ring. */
  readonly glyphGap: number;
  readonly hit: number;
  readonly everyDegree: boolean;
};

export const wideLayout: WheelLayout = {
  size: 680,
  label: 316,
  rim: 296,
  zodiac: 258,
  tick: 249,
  glyph: 219,
  degree: 188,
  sign: 167,
  minute: 149.5,
  retro: 136,
  houseOuter: 130,
  houseInner: 110,
  glyphSize: 25,
  signSize: 24,
  degreeType: 13.5,
  smallType: 11.5,
  glyphGap: 29,
  hit: 22,
  everyDegree: true,
};

export const compactLayout: WheelLayout = {
  size: 358,
  label: 168.5,
  rim: 157,
  zodiac: 135,
  tick: 129.5,
  glyph: 108,
  degree: 84,
  sign: null,
  minute: null,
  retro: 74,
  houseOuter: 69,
  houseInner: 56,
  glyphSize: 19,
  signSize: 16,
  degreeType: 10.5,
  smallType: 9.5,
  glyphGap: 24.5,
  hit: 14,
  everyDegree: false,
};

export type WheelPoint = readonly [x: number, y: number];

/** Maps a radius and a longitude to the drawing: `left` stands at nine o'clock, the zodiac runs against the clock. */
export function wheelPoint(size: number, left: number): (radius: number, lon: number) => WheelPoint {
  return (radius, lon) => {
    const angle = 180 + lon - left;
    return [size / 2 + radius * cosDeg(angle), size / 2 - radius * sinDeg(angle)];
  };
}

/** The angle at the centre that neighbours on the glyph ring keep, degrees. */
export function glyphGapDeg({ glyphGap, glyph }: WheelLayout): number {
  return ((glyphGap / glyph) * 180) / Math.PI;
}

/** A coordinate as it is written in a path: tenths are finer than any screen shows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
