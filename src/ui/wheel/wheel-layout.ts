/** Measures of the drawings of the wheel, and where a longitude lies on them. Units are those of the view box. */
import { cosDeg, sinDeg } from '#astro/angle/degrees.ts';

/** A row of glyphs and what stands with each along its radius. */
export type Row = {
  /** The tick on the zodiac: from its edge to where the leader begins. */
  readonly edge: number;
  readonly tick: number;
  /** Where the leader has come round to the glyph's own longitude, and where it ends. */
  readonly bend: number;
  readonly end: number;
  readonly glyph: number;
  readonly glyphSize: number;
  readonly degree: number;
  /** Null where there is no room: narrow drawings show whole degrees only. */
  readonly sign: number | null;
  readonly minute: number | null;
  /** The sign of backward motion or standstill, and how far beside the radius it stands. */
  readonly mark: number;
  readonly markAside: number;
  /** Distance between the middles of two neighbours, along the arc. */
  readonly gap: number;
  readonly hit: number;
};

export type WheelLayout = {
  readonly size: number;
  readonly wide: boolean;
  /** Labels outside the rim; null where the outer ring stands there, and the angles are named in the house ring. */
  readonly label: number | null;
  readonly rim: number;
  readonly zodiac: number;
  readonly tickLength: number;
  readonly signSize: number;
  readonly degreeType: number;
  readonly smallType: number;
  readonly markSize: number;
  readonly houseOuter: number;
  readonly houseInner: number;
  /** The second row takes every other one of a crowd. */
  readonly rows: readonly [Row, ...Row[]];
  /** Least distance of two neighbours in different rows, along the arc of the first. */
  readonly cross: number;
  /** The ring round the rim of a double wheel. */
  readonly outer: Row | null;
};

const wide: WheelLayout = {
  size: 680,
  wide: true,
  label: 319,
  rim: 296,
  zodiac: 258,
  tickLength: 9,
  signSize: 24,
  degreeType: 13.5,
  smallType: 12,
  markSize: 10.5,
  houseOuter: 129,
  houseInner: 109,
  rows: [
    {
      edge: 258,
      tick: 247,
      bend: 235.5,
      end: 233.5,
      glyph: 219,
      glyphSize: 25,
      degree: 188,
      sign: 167,
      minute: 149.5,
      mark: 136,
      markAside: 0,
      gap: 30,
      hit: 22,
    },
  ],
  cross: 0,
  outer: null,
};

const wideCrowded: WheelLayout = {
  ...wide,
  rows: [
    {
      ...wide.rows[0],
      bend: 243,
      end: 241,
      glyph: 228,
      glyphSize: 24,
      degree: 205,
      sign: null,
      minute: null,
      mark: 190,
    },
    {
      ...wide.rows[0],
      bend: 243,
      end: 192,
      glyph: 178,
      glyphSize: 24,
      degree: 154,
      sign: null,
      minute: null,
      mark: 139,
    },
  ],
  cross: 20,
};

const compact: WheelLayout = {
  size: 358,
  wide: false,
  label: 170,
  rim: 158,
  zodiac: 137,
  tickLength: 6,
  signSize: 16.5,
  degreeType: 10.5,
  smallType: 10,
  markSize: 8.5,
  houseOuter: 71,
  houseInner: 57,
  rows: [
    {
      edge: 137,
      tick: 130,
      bend: 123,
      end: 121.5,
      glyph: 110.5,
      glyphSize: 19.5,
      degree: 89,
      sign: null,
      minute: null,
      mark: 76.5,
      markAside: 0,
      gap: 25,
      hit: 15,
    },
  ],
  cross: 0,
  outer: null,
};

const compactCrowded: WheelLayout = {
  ...compact,
  zodiac: 140,
  signSize: 14.5,
  degreeType: 10,
  markSize: 8,
  houseOuter: 54,
  houseInner: 42,
  rows: [
    {
      ...compact.rows[0],
      edge: 140,
      tick: 134.5,
      bend: 129,
      end: 128,
      glyph: 118.5,
      glyphSize: 18,
      degree: 101.5,
      mark: 90,
    },
    {
      ...compact.rows[0],
      edge: 140,
      tick: 134.5,
      bend: 129,
      end: 98,
      glyph: 87.5,
      glyphSize: 18,
      degree: 70,
      mark: 59,
    },
  ],
  cross: 17.2,
};

const wideDouble: WheelLayout = {
  ...wide,
  label: null,
  rim: 250,
  zodiac: 217,
  tickLength: 7,
  signSize: 21,
  degreeType: 13.5,
  houseOuter: 121,
  houseInner: 100,
  rows: [
    {
      edge: 217,
      tick: 208.5,
      bend: 201.5,
      end: 200,
      glyph: 188,
      glyphSize: 23,
      degree: 166,
      sign: null,
      minute: 143,
      mark: 129,
      markAside: 0,
      gap: 28,
      hit: 22,
    },
  ],
  outer: {
    edge: 250,
    tick: 259,
    bend: 267,
    end: 268.5,
    glyph: 281,
    glyphSize: 23,
    degree: 305,
    sign: null,
    minute: 328,
    mark: 305,
    markAside: 16,
    gap: 29,
    hit: 22,
  },
};

const compactDouble: WheelLayout = {
  ...compact,
  label: null,
  rim: 135,
  zodiac: 117,
  tickLength: 4,
  signSize: 14,
  degreeType: 10,
  smallType: 9.5,
  markSize: 8,
  houseOuter: 63,
  houseInner: 48.5,
  rows: [
    {
      edge: 117,
      tick: 112,
      bend: 107,
      end: 106,
      glyph: 97,
      glyphSize: 17,
      degree: 79.5,
      sign: null,
      minute: null,
      mark: 68,
      markAside: 0,
      gap: 24.4,
      hit: 15,
    },
  ],
  outer: {
    edge: 135,
    tick: 140,
    bend: 143.5,
    end: 144.5,
    glyph: 153,
    glyphSize: 17,
    degree: 169.5,
    sign: null,
    minute: null,
    mark: 169.5,
    markAside: 11.5,
    gap: 24.4,
    hit: 15,
  },
};

/** Each width has drawings of its own; the narrow ones are not the wide ones made small. */
export const singleLayouts = {
  wide: [wide, wideCrowded],
  compact: [compact, compactCrowded],
} as const;

export const doubleLayouts = { wide: wideDouble, compact: compactDouble } as const;

export type WheelPoint = readonly [x: number, y: number];
export type Place = (radius: number, lon: number) => WheelPoint;
export type Drawn = { readonly layout: WheelLayout; readonly at: Place };

/** Maps a radius and a longitude to the drawing: `left` stands at nine o'clock, the zodiac runs against the clock. */
export function wheelPoint(size: number, left: number): Place {
  return (radius, lon) => {
    const angle = 180 + lon - left;
    return [size / 2 + radius * cosDeg(angle), size / 2 - radius * sinDeg(angle)];
  };
}

/** The angle at the centre under an arc, degrees. */
export function arcDeg(arc: number, radius: number): number {
  return ((arc / radius) * 180) / Math.PI;
}

/** How wide figures are written, in units of the drawing: "24°", "23–24°". */
export function figureWidth(text: string, type: number): number {
  let ems = 0;
  for (const sign of text) ems += sign === '°' ? 0.38 : sign === '′' ? 0.28 : 0.6;
  return ems * type;
}

/** A radius of touch that no neighbour on the row reaches into. */
export function hitRadius({ gap, glyph, hit }: Row): number {
  return Math.min(hit, glyph * sinDeg(arcDeg(gap, glyph) / 2));
}

/** The disc under a chosen glyph: as large as leaves its figures free. */
export function discRadius({ glyph, glyphSize, degree }: Row): number {
  return Math.min(glyphSize * 0.66, Math.abs(glyph - degree) * 0.56);
}

/** Leaders that come from far lie close together in a crowd: they are drawn finer. */
export const FAR_TURN_DEG = 12;

/** A coordinate as it is written in a path: tenths are finer than any screen shows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A straight line between two radii. */
export function radial(at: Place, from: number, to: number, lon: number): string {
  const [x1, y1] = at(from, lon);
  const [x2, y2] = at(to, lon);
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

/**
 * The line from a place on the zodiac to its glyph. It turns inside the band between the ticks and the glyphs, along
 * with its neighbours: at each radius they stand in their order, so that no leader crosses another or a glyph.
 */
export function leaderPoints(at: Place, row: Row, lon: number, turn: number): readonly WheelPoint[] {
  const steps = Math.abs(turn) < 0.2 ? 1 : Math.min(16, 3 + Math.ceil(Math.abs(turn) / 3));
  const points: WheelPoint[] = [];
  for (let i = 0; i <= steps; i++) {
    const along = i / steps;
    const eased = along * along * (3 - 2 * along);
    points.push(at(row.tick + (row.bend - row.tick) * along, lon + turn * eased));
  }
  points.push(at(row.end, lon + turn));
  return points;
}

/** The same line as a path. */
export function leaderPath(at: Place, row: Row, lon: number, turn: number): string {
  return leaderPoints(at, row, lon, turn)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
    .join('');
}
