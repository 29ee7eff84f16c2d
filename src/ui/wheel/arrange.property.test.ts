/**
 * Laws of the drawings, in units of the view box: no two glyphs, figures, marks or places to touch cover each other, in
 * any drawing, however the bodies crowd; the order round the ring is kept; leaders cross no other leader and no glyph; a
 * glyph is not taken over an axis that its body has not passed, unless that would take it far off.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import {
  arcDeg,
  doubleLayouts,
  figureWidth,
  hitRadius,
  leaderPath,
  singleLayouts,
  wheelPoint,
} from './wheel-layout.ts';
import type { WheelLayout, WheelPoint } from './wheel-layout.ts';

const anywhere = fc.double({ min: 0, max: 359.99, noNaN: true });
const scattered = fc.array(anywhere, { minLength: 1, maxLength: 16 });
const stellium = (count: number, within: number) =>
  fc
    .tuple(
      anywhere,
      fc.array(fc.double({ min: 0, max: within, noNaN: true }), { minLength: count, maxLength: count }),
    )
    .map(([at, offsets]) => offsets.map((offset) => wrap360(at + offset) as number));
const twoCrowds = fc.tuple(stellium(7, 4), stellium(7, 4)).map(([a, b]) => [...a, ...b]);
const crowds = fc.oneof(
  scattered,
  stellium(10, 5),
  stellium(14, 8),
  stellium(14, 0),
  twoCrowds,
  fc.tuple(stellium(9, 5), fc.array(anywhere, { maxLength: 6 })).map(([a, b]) => [...a, ...b]),
);
const horizons = fc.oneof(
  fc.constant([]),
  fc
    .tuple(anywhere, anywhere)
    .map(([asc, mc]) => [asc, mc, wrap360(asc + 180), wrap360(mc + 180)] as number[]),
);

type Drawing = { name: string; layout: WheelLayout; crowded: WheelLayout | null };
const outside = (layout: WheelLayout): WheelLayout => ({ ...layout, rows: [layout.outer ?? layout.rows[0]] });
const drawings: readonly Drawing[] = [
  { name: 'wide', layout: singleLayouts.wide[0], crowded: singleLayouts.wide[1] },
  { name: 'compact', layout: singleLayouts.compact[0], crowded: singleLayouts.compact[1] },
  { name: 'inside of the wide double', layout: doubleLayouts.wide, crowded: null },
  { name: 'inside of the compact double', layout: doubleLayouts.compact, crowded: null },
  { name: 'outside of the wide double', layout: outside(doubleLayouts.wide), crowded: null },
  { name: 'outside of the compact double', layout: outside(doubleLayouts.compact), crowded: null },
];

const figures = (lon: number) => `${Math.floor(wrap360(lon) % 30)}°`;
const arranged = (lons: readonly number[], axes: readonly number[], { layout, crowded }: Drawing) =>
  arrange(
    lons.map((lon) => ({ lon, degree: figures(lon) })),
    axes,
    layout,
    crowded,
  );

type Box = { what: string; x: number; y: number; halfWidth: number; halfHeight: number };

/** What stands upright round each seat: the live area of a glyph is 20 of its 24, its corners empty. */
function boxesOf({ layout, seats }: Arrangement, lons: readonly number[]): readonly (readonly Box[])[] {
  const at = wheelPoint(layout.size, 0);
  const box = (what: string, [x, y]: WheelPoint, width: number, height: number): Box => ({
    what,
    x,
    y,
    halfWidth: width / 2,
    halfHeight: height / 2,
  });
  return seats.map(({ lon, row }, i) => {
    const glyph = (row.glyphSize * 20) / 24;
    const type = layout.degreeType;
    const text = figures(lons[i] ?? 0);
    return [
      box('glyph', at(row.glyph, lon), glyph, glyph),
      box('degree', at(row.degree, lon), figureWidth(text, type), type * 0.72),
      ...(row.minute === null
        ? []
        : [
            box('minute', at(row.minute, lon), figureWidth('00′', layout.smallType), layout.smallType * 0.72),
          ]),
    ];
  });
}

const meet = (p: Box, q: Box): boolean => {
  if (p.what === 'glyph' && q.what !== 'glyph') return reaches(p, q);
  if (q.what === 'glyph' && p.what !== 'glyph') return reaches(q, p);
  return (
    Math.abs(p.x - q.x) < p.halfWidth + q.halfWidth - 0.01 &&
    Math.abs(p.y - q.y) < p.halfHeight + q.halfHeight - 0.01
  );
};

/** Beside figures a glyph is its round. */
const reaches = (glyph: Box, text: Box): boolean => {
  const dx = Math.max(0, Math.abs(glyph.x - text.x) - text.halfWidth);
  const dy = Math.max(0, Math.abs(glyph.y - text.y) - text.halfHeight);
  return Math.hypot(dx, dy) < glyph.halfWidth - 0.01;
};

const points = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);

describe.each(drawings)('$name', (drawing) => {
  test('no glyph and no figure covers another', () => {
    fc.assert(
      fc.property(crowds, horizons, (lons, axes) => {
        const boxes = boxesOf(arranged(lons, axes, drawing), lons);
        const all = boxes.flatMap((mine, i) => mine.map((box) => ({ ...box, i })));
        const covered = all.flatMap((p, k) =>
          all.slice(k + 1).flatMap((q) => (meet(p, q) ? [`${p.what} ${p.i} and ${q.what} ${q.i}`] : [])),
        );
        expect(covered).toEqual([]);
      }),
    );
  });

  test('no place to touch reaches into another, and each is 24 across', () => {
    fc.assert(
      fc.property(crowds, horizons, (lons, axes) => {
        const { layout, seats } = arranged(lons, axes, drawing);
        const at = wheelPoint(layout.size, 0);
        expect(Math.min(...seats.map(({ row }) => hitRadius(row)))).toBeGreaterThanOrEqual(12);
        const apart = seats.flatMap((one, i) => {
          const [x, y] = at(one.row.glyph, one.lon);
          return seats.slice(i + 1).map((other) => {
            const [ox, oy] = at(other.row.glyph, other.lon);
            return Math.hypot(x - ox, y - oy) - hitRadius(one.row) - hitRadius(other.row);
          });
        });
        expect(Math.min(0, ...apart)).toBeGreaterThan(-0.01);
      }),
    );
  });

  test('the order round the ring is kept, once round', () => {
    fc.assert(
      fc.property(crowds, horizons, (lons, axes) => {
        fc.pre(lons.length > 1);
        const { seats } = arranged(lons, axes, drawing);
        const order = lons.map((_, i) => i).sort((a, b) => (lons[a] ?? 0) - (lons[b] ?? 0));
        const round = order.reduce(
          (sum, index, i) =>
            sum + wrap360((seats[order[(i + 1) % order.length] ?? 0]?.lon ?? 0) - (seats[index]?.lon ?? 0)),
          0,
        );
        expect(round).toBeCloseTo(360, 4);
      }),
    );
  });

  test('a leader runs through no glyph but its own', () => {
    fc.assert(
      fc.property(crowds, (lons) => {
        const { layout, seats } = arranged(lons, [], drawing);
        const at = wheelPoint(layout.size, 0);
        seats.forEach(({ row, lon }, i) => {
          const from = lons[i] ?? 0;
          const leader = points(leaderPath(at, row, from, signedDifference(from, lon)));
          // Between the corners of the path too.
          const along = leader.flatMap(([x, y], k) => {
            const [nx, ny] = leader[k + 1] ?? [x, y];
            return [0, 0.25, 0.5, 0.75].map((t) => [x + (nx - x) * t, y + (ny - y) * t] as const);
          });
          const nearest = seats.map((other, j) => {
            if (i === j) return Infinity;
            const [gx, gy] = at(other.row.glyph, other.lon);
            const clear = ((other.row.glyphSize * 20) / 24 / 2) * 0.95;
            return Math.min(...along.map(([x, y]) => Math.hypot(x - gx, y - gy))) - clear;
          });
          expect(Math.min(...nearest)).toBeGreaterThan(0);
        });
      }),
    );
  });
});

test('leaders of a crowd cross no other leader', () => {
  fc.assert(
    fc.property(fc.constantFrom(...drawings), stellium(10, 5), (drawing, lons) => {
      const { layout, seats } = arranged(lons, [], drawing);
      const at = wheelPoint(layout.size, 0);
      const paths = lons.map((lon, i) => {
        const { row, lon: to } = seats[i] ?? { row: layout.rows[0], lon };
        return points(leaderPath(at, row, lon, signedDifference(lon, to)));
      });
      const crossed = paths.flatMap((path, i) =>
        paths.slice(i + 1).map((other) => pieces(path).some((p) => pieces(other).some((q) => cross(p, q)))),
      );
      expect(crossed).not.toContain(true);
    }),
  );
});

type Piece = readonly [from: WheelPoint, to: WheelPoint];
const pieces = (path: readonly WheelPoint[]): readonly Piece[] =>
  path.slice(1).map((to, i) => [path[i] ?? to, to] as const);

/** By more than what is lost in writing tenths: both ends well on either side. */
function cross([a, b]: Piece, [c, d]: Piece): boolean {
  const side = (p: WheelPoint, q: WheelPoint, r: WheelPoint) =>
    ((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) /
    (Math.hypot(q[0] - p[0], q[1] - p[1]) || 1);
  const parted = (x: number, y: number) => Math.min(Math.abs(x), Math.abs(y)) > 0.2 && x * y < 0;
  return parted(side(a, b, c), side(a, b, d)) && parted(side(c, d, a), side(c, d, b));
}

test('a glyph stays on its side of the axes where there is room', () => {
  fc.assert(
    fc.property(anywhere, fc.double({ min: 0.05, max: 6, noNaN: true }), (asc, past) => {
      const [drawing] = drawings;
      if (drawing === undefined) return;
      const axes = [asc, asc + 90, asc + 180, asc + 270].map((lon) => wrap360(lon) as number);
      const lons = [wrap360(asc + past), wrap360(asc - past)] as number[];
      const { seats } = arranged(lons, axes, drawing);
      const clear = arcDeg(11, singleLayouts.wide[0].rows[0].glyph);
      expect(signedDifference(asc, seats[0]?.lon ?? asc)).toBeGreaterThan(clear);
      expect(signedDifference(asc, seats[1]?.lon ?? asc)).toBeLessThan(-clear);
    }),
  );
});

test('ten bodies within five degrees are taken no further than they must', () => {
  const lons = Array.from({ length: 10 }, (_, i) => 350 + i * 0.5);
  for (const [name, far] of [
    ['wide', 36],
    ['compact', 42],
  ] as const) {
    const [layout, crowded] = singleLayouts[name];
    const { seats } = arranged(lons, [], { name, layout, crowded });
    const shifts = seats.map(({ lon }, i) => distance(lon, lons[i] ?? 0));
    expect(Math.max(...shifts), name).toBeLessThan(far);
  }
});

test('a stretch asks for the width of its figures', () => {
  const [layout, crowded] = singleLayouts.compact;
  const { seats } = arrange(
    [
      { lon: 100, degree: '23–24°' },
      { lon: 101, degree: '18–27°' },
    ],
    [],
    layout,
    crowded,
  );
  const apart = distance(seats[0]?.lon ?? 0, seats[1]?.lon ?? 0);
  expect((apart * Math.PI * layout.rows[0].degree) / 180).toBeGreaterThan(
    figureWidth('23–24°', layout.smallType),
  );
});
