import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintRing } from './paint-ring.ts';
import type { Pen, RingInks, RingPicture } from './paint-ring.ts';
import { doubleLayouts, wheelPoint } from './wheel-layout.ts';
import type { WheelBody } from './wheel-types.ts';

const layout = doubleLayouts.compact;
const row = layout.outer ?? layout.rows[0];
const inks: RingInks = {
  bg: 'bg',
  text: 'text',
  muted: 'muted',
  leaf: 'leaf',
  'on-leaf': 'on-leaf',
  gold: 'gold',
  'gold-wash': 'gold-wash',
  ember: 'ember',
  sage: 'sage',
  tide: 'tide',
  font: 'sans-serif',
};

beforeEach(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly d: string;
      constructor(d: string) {
        this.d = d;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Notes what is written and which paths are drawn, each with its ink. */
function noting() {
  const figures: { text: string; x: number; y: number; ink: unknown }[] = [];
  const paths: { d: string; ink: unknown; alpha: number }[] = [];
  const nothing = () => undefined;
  const pen = {
    setTransform: nothing,
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    arc: nothing,
    fill: nothing,
    setLineDash: nothing,
    strokeText: nothing,
    fillText: (text: string, x: number, y: number) => figures.push({ text, x, y, ink: pen.fillStyle }),
    stroke: (path?: { d: string }) => {
      if (path !== undefined) paths.push({ d: path.d, ink: pen.strokeStyle, alpha: pen.globalAlpha });
    },
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    font: '',
    textAlign: 'start',
  };
  return { pen: pen as unknown as Pen, figures, paths };
}

const body = (id: string, lon: number): WheelBody => ({
  id,
  glyph: 'moon',
  lon,
  stretch: null,
  degree: `${Math.floor(lon % 30)}°`,
  sign: null,
  minute: null,
  retrograde: false,
  name: id,
});
const picture: RingPicture = {
  layout,
  row,
  left: 40,
  bodies: [body('t-moon', 100), body('t-mars', 205)],
  places: { lons: [100, 210], lifts: [0, 5], settled: false },
  aspects: [
    { a: 't-moon', b: 'sun', kind: 'trine', strength: 1 },
    { a: 't-mars', b: 'gone', kind: 'square', strength: 1 },
  ],
  lonOf: new Map([
    ['t-moon', 100],
    ['t-mars', 205],
    ['sun', 220],
  ]),
  selected: null,
  hovered: null,
  lit: null,
};
const sheet = { x: 0, y: 0, scale: 1 };

test('figures stand at their radius on the longitude of the glyph, raised where it passes another', () => {
  const { pen, figures } = noting();
  paintRing(pen, sheet, picture, inks);
  const at = wheelPoint(layout.size, 40);
  const middles = [at(row.degree, 100), at(row.degree + 5, 210)];
  expect(figures.map(({ text }) => text)).toEqual(['10°', '25°']);
  figures.forEach(({ x, y }, i) => {
    expect(x).toBeCloseTo(middles[i]?.[0] ?? Number.NaN, 6);
    // The foot of the figures is a little under their middle.
    expect(y - (middles[i]?.[1] ?? Number.NaN)).toBeGreaterThan(0);
    expect(y - (middles[i]?.[1] ?? Number.NaN)).toBeLessThan(layout.degreeType / 2);
  });
});

test('a line joins the two places on the inner ring; one without a place is left out', () => {
  const { pen, paths } = noting();
  paintRing(pen, sheet, picture, inks);
  const at = wheelPoint(layout.size, 40);
  const lines = paths.filter(({ ink }) => ink === 'sage' || ink === 'ember');
  expect(lines).toHaveLength(1);
  const numbers = (lines[0]?.d.match(/-?[\d.]+/g) ?? []).map(Number);
  [...at(layout.houseInner, 100), ...at(layout.houseInner, 220)].forEach((value, i) =>
    expect(numbers[i]).toBeCloseTo(value, 0),
  );
});

test('what is chosen shines, and the lines of others step back', () => {
  const { pen, figures, paths } = noting();
  paintRing(pen, sheet, { ...picture, selected: 't-mars', lit: 't-mars' }, inks);
  expect(figures.map(({ ink }) => ink)).toEqual(['text', 'gold']);
  expect(paths.find(({ ink }) => ink === 'sage')?.alpha).toBeLessThan(0.5);
  const plain = noting();
  paintRing(plain.pen, sheet, picture, inks);
  expect(plain.paths.find(({ ink }) => ink === 'sage')?.alpha).toBe(1);
});
