/** The three zones by their heights, and the hint that the proportion of the face gives. */
import { zoneIds } from './questions.ts';
import type { FaceShape, Zone } from './questions.ts';

export type ZoneHeights = Readonly<Record<Zone, number>>;

/** Heights count as equal within this share of the tallest. */
const EQUAL = 0.05;
const TINY = 1e-9;

/** The tallest zone; two where they are equal and the third is not; `balanced` where all three are. */
export function tallestZones(heights: ZoneHeights): readonly (Zone | 'balanced')[] {
  const tallest = Math.max(...zoneIds.map((zone) => heights[zone]));
  const near = zoneIds.filter((zone) => tallest - heights[zone] <= tallest * EQUAL + TINY);
  return near.length === 3 ? ['balanced'] : near;
}

/** Over 1.45 long as wood, under 1.25 round as water; in between the proportion hints at nothing. Never more than a hint. */
export function shapeHint(heightToWidth: number): FaceShape | null {
  if (heightToWidth > 1.45) return 'wood';
  return heightToWidth < 1.25 ? 'water' : null;
}
