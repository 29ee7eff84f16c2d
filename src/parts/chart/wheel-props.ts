/** A chart on the screen, turned into what the wheel draws. */
import type { WheelAngle, WheelBody, WheelCusp } from '#ui/wheel/wheel.tsx';
import { degreeText } from './chart-view.ts';
import type { ChartAspect, ChartObject, ChartText, ChartView, ObjectId } from './chart-view.ts';

/** What stands on the ring: the bodies, and a computed point while it is selected. */
export function wheelBodies(view: ChartView, point: ObjectId | null): readonly WheelBody[] {
  return view.objects
    .filter(({ kind, id }) => kind === 'body' || (kind === 'point' && id === point))
    .map(wheelBody);
}

/** The lines inside. `points` are the objects of a pattern shown by itself: only its own lines are drawn then. */
export function wheelLines(view: ChartView, minors: boolean, points: readonly ObjectId[] | null) {
  const line = ({ a, b, aspect, strength }: ChartAspect) => ({ a, b, kind: aspect, strength });
  const within = ({ a, b }: ChartAspect) => points === null || (points.includes(a) && points.includes(b));
  return {
    aspects: view.aspects.filter(within).map(line),
    minorAspects: minors || points !== null ? view.minors.filter(within).map(line) : [],
  };
}

/** All of it at once, for a wheel that is drawn now and then. */
export function wheelProps(
  view: ChartView,
  t: ChartText,
  chosen: {
    readonly selected: ObjectId | null;
    readonly minors: boolean;
    readonly points: readonly ObjectId[] | null;
  },
) {
  const { selected, minors, points } = chosen;
  return {
    bodies: wheelBodies(view, selected),
    angles: wheelAngles(view, t),
    cusps: wheelCusps(view),
    ...wheelLines(view, minors, points),
    selected: points === null ? selected : null,
  };
}

function wheelBody(one: ChartObject): WheelBody {
  return {
    id: one.id,
    glyph: one.glyph,
    lon: one.lon,
    stretch: one.stretch,
    degree: one.wheelDegree,
    sign: one.signs.length === 1 ? (one.signs[0] ?? null) : null,
    minute: one.wheelMinute,
    retrograde: one.motion === 'retrograde',
    stationary: one.motion === 'stationary',
    name: one.spoken,
  };
}

/** The Ascendant first: it is the one that stands at nine o'clock. The two far ends cannot be chosen. */
export function wheelAngles(view: ChartView, t: ChartText): readonly WheelAngle[] {
  if (!view.exact) return [];
  const named = { asc: t.ac, mc: t.mcShort } as const;
  const far = { asc: t.dc, mc: t.ic } as const;
  const found = (['asc', 'mc'] as const).flatMap((id) => {
    const one = view.objects.find((object) => object.id === id);
    return one === undefined ? [] : [{ id, one }];
  });
  return [
    ...found.map(({ id, one }) => ({
      id,
      lon: one.lon,
      label: named[id],
      degree: one.degree,
      name: one.spoken,
    })),
    ...found.map(({ id, one }) => ({
      id: `${id}-far`,
      lon: one.lon + 180,
      label: far[id],
      degree: one.degree,
      name: null,
    })),
  ];
}

export function wheelCusps(view: ChartView): readonly WheelCusp[] {
  const { houses } = view;
  if (houses === null) return [];
  // A whole-sign house begins where its sign does: twelve times 0°00′ would say nothing.
  return houses.cusps.map((lon) => ({ lon, degree: houses.system === 'whole' ? null : degreeText(lon) }));
}
