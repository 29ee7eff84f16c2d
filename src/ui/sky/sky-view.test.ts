import { expect, test } from 'vitest';
import { compassIndex, lookOf, moonRadius, project, skyWidthDeg } from './sky-view.ts';

const phone = { width: 390, height: 300 };
const east = lookOf(phone, null).view;

test('a phone sees about a hundred degrees, a wide box more, a narrow one never under eighty', () => {
  expect(skyWidthDeg(phone)).toBeGreaterThan(95);
  expect(skyWidthDeg(phone)).toBeLessThan(105);
  expect(skyWidthDeg({ width: 720, height: 300 })).toBeGreaterThan(170);
  expect(skyWidthDeg({ width: 3000, height: 200 })).toBe(200);
  expect(skyWidthDeg({ width: 300, height: 900 })).toBe(80);
});

test('the horizon is the bottom edge, 60° up is the top, and south lies right of east', () => {
  expect(project({ altDeg: 0, azDeg: 90 }, east)).toEqual({ x: 195, y: 300 });
  expect(project({ altDeg: 60, azDeg: 90 }, east)?.y).toBeCloseTo(0, 6);
  expect(project({ altDeg: 10, azDeg: 120 }, east)?.x).toBeGreaterThan(195);
  expect(project({ altDeg: 10, azDeg: 60 }, east)?.x).toBeLessThan(195);
});

test('below the horizon and behind the viewer there is nothing to draw', () => {
  expect(project({ altDeg: -0.1, azDeg: 90 }, east)).toBeNull();
  expect(project({ altDeg: 20, azDeg: 275 }, east)).toBeNull();
});

test('shapes are kept: a small step up is as long as the same step sideways', () => {
  const at = project({ altDeg: 45, azDeg: 90 }, east);
  const up = project({ altDeg: 45.1, azDeg: 90 }, east);
  // A tenth of a degree on the sky is that over cos 45° in azimuth.
  const aside = project({ altDeg: 45, azDeg: 90 + 0.1 * Math.SQRT2 }, east);
  expect((aside?.x ?? 0) - (at?.x ?? 0)).toBeCloseTo((at?.y ?? 0) - (up?.y ?? 0), 2);
});

test('azimuth goes round through north', () => {
  const north = { ...east, centreDeg: 350 };
  expect(project({ altDeg: 5, azDeg: 10 }, north)?.x).toBeCloseTo(195 + 20 * north.scale, 6);
});

test('a Moon that fits is in its true place, right of the middle', () => {
  const look = lookOf(phone, { altDeg: 30, azDeg: 10 });
  expect(look.moon).toBe('in-view');
  expect(look.moonAt).toEqual(project({ altDeg: 30, azDeg: 10 }, look.view));
  expect(look.moonAt.x).toBeGreaterThan(195);
  expect(look.moonAt.x + moonRadius(phone)).toBeLessThan(390);
});

test('a Moon too high turns the view to its half of the sky', () => {
  expect(lookOf(phone, { altDeg: 62, azDeg: 150 })).toMatchObject({
    moon: 'higher',
    view: { centreDeg: 90 },
  });
  expect(lookOf(phone, { altDeg: 62, azDeg: 220 })).toMatchObject({
    moon: 'higher',
    view: { centreDeg: 270 },
  });
});

test.each([
  [0, 0],
  [22.4, 0],
  [22.6, 1],
  [90, 2],
  [200, 4],
  [315, 7],
  [338, 0],
  [-90, 6],
])('azimuth %d° is direction %d', (azDeg, index) => {
  expect(compassIndex(azDeg)).toBe(index);
});
