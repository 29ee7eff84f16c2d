/** A computed chart, or the stretches of an unknown time, as the wheel, the lists and the card show it. */
import { degreeInSign, signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { AngleId, PlanetId } from '#astro/body/body-id.ts';
import { dignitiesOf, TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import type { DignityId } from '#astro/chart/dignity.ts';
import type { ChartBody, NatalChart } from '#astro/chart/natal.ts';
import type { NatalRange, RangeBody, RangePoint } from '#astro/chart/natal-range.ts';
import type { HouseNumber, Houses } from '#astro/house/cusps.ts';
import type { uiProfile } from '#text/en/ui-profile.ts';
import type { GlyphId } from '#ui/glyph-paths.ts';

type Text = typeof uiProfile;

/** The bodies on the screen, the luminaries first. The South Node stands opposite the North by definition. */
const SHOWN = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'northnode',
] as const satisfies readonly (PlanetId | 'northnode')[];
export type ShownBody = (typeof SHOWN)[number];
export type ObjectId = ShownBody | AngleId;

/** A stretch is drawn and told as one from half a degree up; the Sun moves a whole one in a day. */
const VISIBLE_STRETCH_DEG = 0.5;

export type Motion = 'direct' | 'retrograde' | 'stationary' | 'turns';

export type ChartObject = {
  readonly id: ObjectId;
  readonly glyph: GlyphId;
  readonly name: string;
  /** Where it is drawn: its place, or the middle of its stretch. */
  readonly lon: number;
  readonly stretch: { readonly from: number; readonly to: number } | null;
  /** More than one when it changes sign inside its stretch. */
  readonly signs: readonly SignId[];
  /** "5°08′", "3°–15°", "27°–9°". */
  readonly degree: string;
  /** "Aries", "Capricorn or Aquarius". */
  readonly signText: string;
  /** "5°08′ Aries", "3°–15° Aquarius", "27° Capricorn – 9° Aquarius". */
  readonly position: string;
  readonly houses: readonly HouseNumber[];
  /** Null for the angles, which turn with the Earth. */
  readonly motion: Motion | null;
  readonly spoken: string;
  /** What fits on the wheel. */
  readonly wheelDegree: string;
  readonly wheelMinute: string | null;
};

export type ChartAspect = {
  readonly a: ObjectId;
  readonly b: ObjectId;
  readonly aspect: AspectId;
  /** "2°47′", or "0°10′–2°47′" over a stretch. */
  readonly orb: string;
  readonly state: 'applying' | 'separating' | 'turning';
  readonly outOfSign: boolean;
  /** 0 at the edge of the orb, 1 exact. */
  readonly strength: number;
};

export type ChartView = {
  readonly objects: readonly ChartObject[];
  readonly aspects: readonly ChartAspect[];
  readonly houses: Houses | null;
  /** Whether everything is one instant's. */
  readonly exact: boolean;
};

/** The chart of an instant. */
export function chartView(chart: NatalChart, t: Text): ChartView {
  const bodies = SHOWN.flatMap((id) =>
    chart.bodies.filter(({ body }) => body === id).map((body) => bodyObject(id, body, t)),
  );
  const angles =
    chart.angles === null
      ? null
      : { asc: angleObject('asc', chart.angles.asc.lon, t), mc: angleObject('mc', chart.angles.mc.lon, t) };
  const objects = angles === null ? bodies : [angles.asc, ...bodies, angles.mc];
  return {
    objects,
    aspects: chart.aspects.flatMap(({ a, b, aspect, orb, orbLimit, applying, outOfSign }) =>
      isShown(a) && isShown(b)
        ? [
            {
              a,
              b,
              aspect,
              orb: cut(orb),
              state: applying ? 'applying' : 'separating',
              outOfSign,
              strength: 1 - orb / orbLimit,
            } as const,
          ]
        : [],
    ),
    houses: chart.houses,
    exact: true,
  };
}

/** The stretches of a birth whose time or place is unknown. */
export function rangeView(range: NatalRange, t: Text): ChartView {
  const bodies = SHOWN.flatMap((id) =>
    range.bodies
      .filter((body) => body.id === id)
      .map((body) => rangeObject(id, body, motionIn(body), body.houses, t)),
  );
  const { angles } = range;
  const objects =
    angles === null
      ? bodies
      : [
          rangeObject('asc', angles.asc, null, null, t),
          ...bodies,
          rangeObject('mc', angles.mc, null, null, t),
        ];
  return {
    objects,
    aspects: range.aspects.flatMap(({ a, b, aspect, orbMin, orbMax, orbLimit, applying }) => {
      if (!isShown(a) || !isShown(b)) return [];
      const [from, to] = [cut(orbMin), cut(orbMax)];
      const orb = from === to ? from : t.degreesSpan(from, to);
      const state = applying === null ? 'turning' : applying ? 'applying' : 'separating';
      return [{ a, b, aspect, orb, state, outOfSign: false, strength: 1 - orbMax / orbLimit } as const];
    }),
    houses: null,
    exact: false,
  };
}

/** Its aspects, tightest first, seen from this object. */
export function aspectsOf(
  view: ChartView,
  id: ObjectId,
): readonly (ChartAspect & { readonly other: ObjectId })[] {
  return view.aspects.flatMap((one) =>
    one.a === id ? [{ ...one, other: one.b }] : one.b === id ? [{ ...one, other: one.a }] : [],
  );
}

/** Essential dignities of a body in the sign it surely stands in. */
export function dignitiesIn({ id, signs }: ChartObject): readonly DignityId[] {
  const [sign] = signs;
  return sign === undefined || signs.length > 1 ? [] : dignitiesOf(id, sign);
}

/** The houses whose cusp stands in a sign this body rules (the seven rulers of old). */
export function ruledHouses(houses: Houses, id: ObjectId): readonly number[] {
  return houses.cusps.flatMap((cusp, i) => (TRADITIONAL_RULER[signOf(cusp)] === id ? [i + 1] : []));
}

/** "14°33′", cut and never rounded. */
export function degreeText(lon: number): string {
  const { deg, min } = degreeInSign(lon);
  return `${deg}°${String(min).padStart(2, '0')}′`;
}

/** An orb in degrees and minutes, cut. */
function cut(orb: number): string {
  const minutes = Math.floor(orb * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function isShown(id: string): id is ObjectId {
  return id === 'asc' || id === 'mc' || SHOWN.some((one) => one === id);
}

const glyphOf = (id: ObjectId): GlyphId => (id === 'asc' ? 'ascendant' : id === 'mc' ? 'midheaven' : id);

function exactPlace(id: ObjectId, lon: number, t: Text) {
  const sign = signOf(lon);
  const { deg, min } = degreeInSign(lon);
  return {
    id,
    glyph: glyphOf(id),
    name: t[id],
    lon,
    stretch: null,
    signs: [sign],
    degree: degreeText(lon),
    signText: t[sign],
    position: t.inSign(degreeText(lon), t[sign]),
    wheelDegree: `${deg}°`,
    wheelMinute: `${String(min).padStart(2, '0')}′`,
    said: t.spoken(t[id], deg, min, t[sign]),
  } as const;
}

function bodyObject(id: ShownBody, body: ChartBody, t: Text): ChartObject {
  const { said, ...place } = exactPlace(id, body.lon, t);
  const housed = body.house === null ? said : t.spokenHouse(said, body.house);
  return {
    ...place,
    houses: body.house === null ? [] : [body.house],
    motion: body.stationary ? 'stationary' : body.retrograde ? 'retrograde' : 'direct',
    spoken: body.retrograde ? t.spokenRetrograde(housed) : housed,
  };
}

function angleObject(id: AngleId, lon: number, t: Text): ChartObject {
  const { said, ...place } = exactPlace(id, lon, t);
  return { ...place, houses: [], motion: null, spoken: said };
}

function motionIn(body: RangeBody): Motion {
  return body.retrograde === null ? 'turns' : body.retrograde ? 'retrograde' : 'direct';
}

function rangeObject(
  id: ObjectId,
  point: RangePoint<ShownBody | AngleId | 'southnode'>,
  motion: Motion | null,
  houses: readonly HouseNumber[] | null,
  t: Text,
): ChartObject {
  const { lonMin, lonMax, signs } = point;
  const first = signs[0] ?? signOf(lonMin);
  const last = signOf(lonMax);
  const from = `${degreeInSign(lonMin).deg}°`;
  const to = `${degreeInSign(lonMax).deg}°`;
  const oneSign = signs.length <= 1;
  const degree = oneSign && from === to ? from : t.degreesSpan(from, to);
  const position = oneSign
    ? t.inSign(degree, t[first])
    : t.signsSpan(t.inSign(from, t[first]), t.inSign(to, t[last]));
  const spoken = t.spokenRange(t[id], position);
  return {
    id,
    glyph: glyphOf(id),
    name: t[id],
    lon: (lonMin + lonMax) / 2,
    stretch: lonMax - lonMin >= VISIBLE_STRETCH_DEG ? { from: lonMin, to: lonMax } : null,
    signs,
    degree,
    signText: oneSign ? t[first] : t.orSigns(t[first], t[last]),
    position,
    houses: houses ?? [],
    motion,
    spoken: motion === 'retrograde' ? t.spokenRetrograde(spoken) : spoken,
    wheelDegree: oneSign && from === to ? from : `${from.slice(0, -1)}–${to}`,
    wheelMinute: null,
  };
}

/** The cusp's place in its sign, for the table of houses. */
export function cuspText(
  lon: number,
  t: Text,
): { readonly degree: string; readonly sign: SignId; readonly signText: string } {
  const sign = signOf(lon);
  return { degree: degreeText(lon), sign, signText: t[sign] };
}
