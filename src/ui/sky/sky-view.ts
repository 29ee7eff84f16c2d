/**
 * The picture's geometry: a window on the sky above a straight horizon.
 *
 * Azimuth runs along the horizon, altitude up, by Mercator's projection with the horizon as its equator: the horizon
 * stays straight and constellations keep their shape. A box of 390 by 300 holds 98° of azimuth and 60° of altitude;
 * a wider box sees more of the horizon at the same height.
 */
import type { Horizontal } from './celestial.ts';

const RAD = Math.PI / 180;
/** The altitude at the top of the box, and how far up Mercator puts it, in degrees along the horizon. */
const TOP_DEG = 60;
const TOP_RISE = rise(TOP_DEG);
const LEAST_WIDTH_DEG = 80;
const GREATEST_WIDTH_DEG = 200;
/** The Moon stands at the right, as far off the middle as this share of the width. */
const MOON_SHARE = 0.285;
/** The header lies over the top of the picture. */
const HEADER = 64;

export interface Box {
  width: number;
  height: number;
}

export interface SkyView extends Box {
  /** Azimuth in the middle of the box. */
  centreDeg: number;
  /** Pixels to a degree of azimuth. */
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

function rise(altDeg: number): number {
  return Math.log(Math.tan((45 + altDeg / 2) * RAD)) / RAD;
}

/** Degrees of azimuth that the box shows. */
export function skyWidthDeg(box: Box): number {
  return Math.min(GREATEST_WIDTH_DEG, Math.max(LEAST_WIDTH_DEG, (box.width / box.height) * TOP_RISE));
}

export interface Look {
  view: SkyView;
  /** Where the Moon is drawn. */
  moonAt: Point;
  /** Whether it is there in truth; otherwise it stands at the right, for its phase alone. */
  moon: 'in-view' | 'higher' | 'down';
}

/**
 * Chooses the direction. A Moon that fits is looked at, so that it stands in the right part of the picture; one too
 * high for it turns the view to its half of the sky, east or west; without a Moon (null) the view is east, where
 * the sky rises.
 */
export function lookOf(box: Box, moon: Horizontal | null): Look {
  const widthDeg = skyWidthDeg(box);
  const towards = (centreDeg: number): SkyView => ({ ...box, scale: box.width / widthDeg, centreDeg });
  const perch = moonPerch(box);
  if (moon === null) return { view: towards(90), moonAt: perch, moon: 'down' };
  const view = towards((moon.azDeg - MOON_SHARE * widthDeg + 360) % 360);
  // A Moon whose upper limb is just up is drawn with its middle on the horizon.
  const at = project({ ...moon, altDeg: Math.max(0, moon.altDeg) }, view);
  if (at !== null && isMoonClear(at, box)) return { view, moonAt: at, moon: 'in-view' };
  return { view: towards(moon.azDeg < 180 ? 90 : 270), moonAt: perch, moon: 'higher' };
}

/** Where something stands in the box; null below the horizon, near the zenith, or behind the viewer. */
export function project({ altDeg, azDeg }: Horizontal, view: SkyView): Point | null {
  if (altDeg < 0 || altDeg > 85) return null;
  const aside = ((azDeg - view.centreDeg + 540) % 360) - 180;
  if (Math.abs(aside) > 130) return null;
  return { x: view.width / 2 + aside * view.scale, y: view.height - rise(altDeg) * view.scale };
}

export const isInside = ({ x, y }: Point, { width, height }: Box) =>
  x >= 0 && x <= width && y >= 0 && y <= height;

/** Radius of the drawn Moon: far larger than the true one, as in every picture of it. */
export function moonRadius({ width, height }: Box): number {
  return Math.round(Math.min(44, Math.max(24, Math.min(height * 0.127, width * 0.1))));
}

/** Where the Moon is drawn when its true place is outside the picture, and when there is no place at all. */
export function moonPerch(box: Box): Point {
  return {
    x: box.width * (0.5 + MOON_SHARE),
    y: Math.max(HEADER + moonRadius(box), box.height * 0.347),
  };
}

/** Whether a Moon at `point` is clear of the header. */
function isMoonClear(point: Point, box: Box): boolean {
  return isInside(point, box) && point.y >= HEADER + moonRadius(box);
}

/** Which of eight directions an azimuth is nearest to: 0 north, 1 north-east, to 7 north-west. */
export function compassIndex(azDeg: number): number {
  return Math.round((((azDeg % 360) + 360) % 360) / 45) % 8;
}
