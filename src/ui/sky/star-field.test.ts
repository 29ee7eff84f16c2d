import { expect, test } from 'vitest';
import { lookOf } from './sky-view.ts';
import { figures, starField, stars } from './star-field.ts';

test('the catalogue holds the stars of magnitude 3.2, brightest first, each once', () => {
  expect(stars.length).toBe(365);
  // As counted in the package's own file.
  expect(stars.filter(({ mag }) => mag <= 3.2).length).toBe(212);
  expect(stars.map(({ mag }) => mag)).toEqual(stars.map(({ mag }) => mag).sort((a, b) => a - b));
  expect(new Set(stars.map(({ raDeg, decDeg }) => `${raDeg} ${decDeg}`)).size).toBe(365);
});

test.each([
  // Right ascension, declination and magnitude from the Bright Star Catalogue.
  ['Sirius', 101.287, -16.716, -1.46],
  ['Vega', 279.235, 38.784, 0.03],
  ['Polaris', 37.95, 89.264, 2.02],
  ['Fomalhaut', 344.413, -29.622, 1.16],
  ['Mintaka', 83.002, -0.299, 2.23],
])('%s is in it', (_, raDeg, decDeg, mag) => {
  const near = stars.filter((s) => Math.abs(s.raDeg - raDeg) < 0.1 && Math.abs(s.decDeg - decDeg) < 0.02);
  expect(near.length).toBe(1);
  expect(Math.abs((near[0]?.mag ?? 9) - mag)).toBeLessThan(0.1);
});

test('every line joins stars that exist and lie close together', () => {
  expect(figures.length).toBe(22);
  const vector = (i: number) => {
    const { raDeg, decDeg } = stars[i] ?? { raDeg: NaN, decDeg: NaN };
    const [a, d] = [(raDeg * Math.PI) / 180, (decDeg * Math.PI) / 180];
    return [Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)] as const;
  };
  for (const { name, paths } of figures) {
    for (const path of paths) {
      for (let k = 1; k < path.length; k += 1) {
        const [a, b] = [vector(path[k - 1] ?? -1), vector(path[k] ?? -1)];
        const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        expect(cosine, name).toBeGreaterThan(Math.cos((25 * Math.PI) / 180));
      }
    }
  }
});

test('Orion rises whole in the east on a November night in Lisbon', () => {
  const { view } = lookOf({ width: 390, height: 300 }, null);
  const lisbon = { latDeg: 38.72, lonDeg: -9.14 };
  const field = starField(lisbon, Date.parse('2026-11-21T22:40:00Z'), view);
  expect(field.names).toContain('Orion');
  expect(field.names).not.toContain('Scorpius');
  // Sirius has just come up under it.
  expect(field.stars[0]?.mag).toBe(-1.44);
  expect(field.stars.every(({ x, y }) => x >= 0 && x <= 390 && y >= 0 && y <= 300)).toBe(true);
});

test('no line crosses the picture from edge to edge', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const { view } = lookOf({ width: 900, height: 250 }, null);
    const field = starField({ latDeg: 60, lonDeg: 0 }, Date.UTC(2026, 0, 1, hour), view);
    for (const [a, b] of field.lines) expect(Math.abs(a.x - b.x)).toBeLessThan(450);
  }
});
