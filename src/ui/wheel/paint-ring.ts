/**
 * The moving parts of a double wheel on a canvas: the ring round the rim and the lines in the middle, to the look of
 * wheel.module.css. A drawing of many elements that all move costs the browser a look at each of them in every frame;
 * a picture costs its strokes.
 */
import { signedDifference } from '#astro/angle/degrees.ts';
import { glyphs } from '../glyph-paths.ts';
import type { GlyphId } from '../glyph-paths.ts';
import { aspectPath, aspectWidth, exactness } from './aspects.tsx';
import { FOOT } from './drawn.tsx';
import { motionGlyph } from './ring-body.tsx';
import type { MovingPlaces } from './ring-motion.ts';
import { arcDeg, discRadius, FAR_TURN_DEG, hitRadius, leaderPoints, wheelPoint } from './wheel-layout.ts';
import type { Row, WheelLayout, WheelPoint } from './wheel-layout.ts';
import { isLit } from './wheel-types.ts';
import type { WheelAspect, WheelBody } from './wheel-types.ts';

export type RingPicture = {
  readonly layout: WheelLayout;
  readonly row: Row;
  readonly left: number;
  readonly bodies: readonly WheelBody[];
  readonly places: MovingPlaces;
  readonly aspects: readonly WheelAspect[];
  /** Longitudes by id, of both rings. */
  readonly lonOf: ReadonlyMap<string, number>;
  readonly selected: string | null;
  readonly hovered: string | null;
  readonly lit: string | null;
};

const inkNames = [
  'bg',
  'text',
  'muted',
  'leaf',
  'on-leaf',
  'gold',
  'gold-wash',
  'ember',
  'sage',
  'tide',
] as const;
type Ink = (typeof inkNames)[number];
export type RingInks = Readonly<Record<Ink, string>> & { readonly font: string };

/** The inks of the page where an element stands, read once for many frames. */
export function ringInks(element: Element): RingInks {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const inks = Object.fromEntries(inkNames.map((name) => [name, of(name)])) as Record<Ink, string>;
  return { ...inks, font: of('font-ui') };
}

/** Where the drawing's own zero lies on the canvas, and how many of its pixels make a unit. */
export type Sheet = { readonly x: number; readonly y: number; readonly scale: number };

export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'stroke'
  | 'fill'
  | 'setLineDash'
  | 'fillText'
  | 'strokeText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
>;

/** Paints over what is there: the canvas is to be clear. */
export function paintRing(pen: Pen, sheet: Sheet, picture: RingPicture, inks: RingInks): void {
  const { layout, left } = picture;
  const at = wheelPoint(layout.size, left);
  const toWheel = () => pen.setTransform(sheet.scale, 0, 0, sheet.scale, sheet.x, sheet.y);
  pen.lineJoin = 'round';
  pen.textAlign = 'center';
  toWheel();

  for (const aspect of picture.aspects) {
    const from = picture.lonOf.get(aspect.a);
    const to = picture.lonOf.get(aspect.b);
    if (from === undefined || to === undefined) continue;
    const on = isLit(aspect, picture.lit);
    const { ink, dash } = lineLook(aspect.kind);
    pen.strokeStyle = inks[ink];
    pen.setLineDash(dash);
    pen.lineCap = ink === 'muted' ? 'butt' : 'round';
    pen.lineWidth = Number(aspectWidth({ layout }, aspect, on));
    pen.globalAlpha = on ? 1 : Number(exactness(aspect.strength)) * (picture.lit === null ? 1 : 0.36);
    pen.stroke(new Path2D(aspectPath({ layout, at }, aspect.kind, from, to)));
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;

  const { row, places } = picture;
  picture.bodies.forEach((body, i) => {
    const lon = places.lons[i] ?? body.lon;
    const lift = places.lifts[i] ?? 0;
    const on = body.id === picture.selected;
    const turn = signedDifference(body.lon, lon);
    const seat = at(row.glyph + lift, lon);
    const mark = motionGlyph(body);

    pen.lineCap = 'butt';
    line(pen, [at(row.edge, body.lon), at(row.tick, body.lon)], on ? inks.leaf : inks.text, 1.5);
    const thin = Math.abs(turn) > FAR_TURN_DEG ? 0.6 : 0.9;
    const lifted = lift > 0 ? { ...row, end: row.end + lift } : row;
    line(pen, leaderPoints(at, lifted, body.lon, turn), on ? inks.leaf : inks.muted, on ? 1.25 : thin);

    disc(pen, at(layout.houseInner, body.lon), layout.wide ? 2.2 : 1.6, inks.bg);
    pen.strokeStyle = on ? inks.leaf : inks.muted;
    pen.lineWidth = 1.1;
    pen.stroke();
    if (!on && body.id === picture.hovered) disc(pen, seat, hitRadius(row), inks['gold-wash']);
    disc(pen, seat, row.glyphSize * 0.5, inks.bg);
    if (on) disc(pen, seat, discRadius(row), inks.leaf);

    pen.lineCap = 'round';
    pen.lineWidth = layout.wide ? 1.75 : 1.85;
    glyph(pen, sheet, body.glyph, seat, row.glyphSize, on ? inks['on-leaf'] : inks.text);
    if (mark !== null) {
      pen.lineWidth = 2.4;
      const aside = arcDeg(row.markAside, row.mark);
      glyph(pen, sheet, mark, at(row.mark + lift, lon - aside), layout.markSize, inks.ember);
    }
    toWheel();

    const [x, y] = at(row.degree + lift, lon);
    pen.font = `${on ? 650 : 400} ${layout.degreeType}px ${inks.font}`;
    // The halo that keeps figures readable over a line.
    pen.strokeStyle = inks.bg;
    pen.lineWidth = 3.5;
    pen.strokeText(body.degree, x, y + layout.degreeType * FOOT);
    pen.fillStyle = on ? inks.gold : inks.text;
    pen.fillText(body.degree, x, y + layout.degreeType * FOOT);
  });
}

const looks: Partial<Record<WheelAspect['kind'], { readonly ink: Ink; readonly dash: number[] }>> = {
  conjunction: { ink: 'gold', dash: [] },
  sextile: { ink: 'tide', dash: [0.1, 4.6] },
  square: { ink: 'ember', dash: [6, 5] },
  trine: { ink: 'sage', dash: [] },
  opposition: { ink: 'ember', dash: [] },
};
const minorLook = { ink: 'muted', dash: [2.2, 2.8] } as const satisfies { ink: Ink; dash: number[] };

function lineLook(kind: WheelAspect['kind']) {
  return looks[kind] ?? minorLook;
}

function line(pen: Pen, points: readonly WheelPoint[], ink: string, width: number): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
}

function disc(pen: Pen, [x, y]: WheelPoint, radius: number, ink: string): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

const strokesOf = new Map<GlyphId, Path2D>();

/** A glyph of the 24 grid with its middle at a point. Leaves the pen on the glyph's grid. */
function glyph(pen: Pen, sheet: Sheet, id: GlyphId, [x, y]: WheelPoint, size: number, ink: string): void {
  let strokes = strokesOf.get(id);
  if (strokes === undefined) {
    strokes = new Path2D(glyphs[id].paths.join(''));
    strokesOf.set(id, strokes);
  }
  const scale = (sheet.scale * size) / 24;
  const left = sheet.x + sheet.scale * (x - size / 2);
  const top = sheet.y + sheet.scale * (y - size / 2);
  pen.setTransform(scale, 0, 0, scale, left, top);
  pen.strokeStyle = ink;
  pen.stroke(strokes);
}
