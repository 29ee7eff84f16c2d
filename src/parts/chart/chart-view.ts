/** A computed chart, or the stretches of an unknown time, as the wheel, the tables and the card show it. */
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import { degreeInSign, signOf } from '#astro/angle/sign.ts';
import type { ElementId, ModalityId, SignId } from '#astro/angle/sign.ts';
import type { AnyAspectId } from '#astro/aspect/aspect-id.ts';
import type { AngleId, ComputedBodyId, PointId } from '#astro/body/body-id.ts';
import { dignitiesOf, TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import type { DignityId } from '#astro/chart/dignity.ts';
import type { ChartBody, ChartPoint, NatalChart } from '#astro/chart/natal.ts';
import type { NatalRange, RangeBody, RangePoint } from '#astro/chart/natal-range.ts';
import type { ChartPattern } from '#astro/chart/pattern.ts';
import type { ChartShape } from '#astro/chart/shape.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';
import type { HouseNumber, Houses } from '#astro/house/cusps.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { uiChart } from '#text/en/ui-chart.ts';
import type { GlyphId } from '#ui/glyph-paths.ts';

export type ChartText = typeof uiChart;

/** The bodies on the screen, the luminaries first. */
const SHOWN = [
  ...LISTED_PLANET_IDS,
  'chiron',
  'northnode',
  'southnode',
  'lilith',
] as const satisfies readonly ComputedBodyId[];
export type ShownBody = (typeof SHOWN)[number];

/** Computed points that are no bodies: they are listed, and drawn on the wheel while they are selected. */
const LOTS = ['vertex', 'fortune', 'spirit'] as const;
export type LotId = (typeof LOTS)[number];

export type ObjectId = ShownBody | AngleId | LotId;

/** A stretch is drawn and told as one from half a degree up; the Sun moves a whole one in a day. */
const VISIBLE_STRETCH_DEG = 0.5;

export type Motion = 'direct' | 'retrograde' | 'stationary' | 'turns';

export type ChartObject = {
  readonly id: ObjectId;
  readonly kind: 'body' | 'angle' | 'point';
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
  /** Null for what turns with the Earth. */
  readonly motion: Motion | null;
  /** Its place off the ecliptic and the equator, and its speed, as text; null when it has none or it is not known. */
  readonly fine: {
    readonly lat: string;
    readonly dec: string;
    readonly speed: string;
    readonly outOfBounds: boolean;
  } | null;
  readonly spoken: string;
  /** What fits on the wheel. */
  readonly wheelDegree: string;
  readonly wheelMinute: string | null;
};

export type ChartAspect = {
  readonly a: ObjectId;
  readonly b: ObjectId;
  readonly aspect: AnyAspectId;
  /** "2°47′", or "0°10′–2°47′" over a stretch. */
  readonly orb: string;
  readonly state: 'applying' | 'separating' | 'turning';
  readonly outOfSign: boolean;
  /** 0 at the edge of the orb, 1 exact. */
  readonly strength: number;
};

export type ChartParallel = {
  readonly a: ObjectId;
  readonly b: ObjectId;
  readonly kind: 'parallel' | 'contraparallel';
  readonly orb: string;
};

export type PatternView = {
  readonly id: string;
  readonly kind: ChartPattern['kind'];
  readonly points: readonly ObjectId[];
  readonly apex: ObjectId | null;
  readonly sign: SignId | null;
  readonly house: HouseNumber | null;
  readonly element: ElementId | null;
  readonly modality: ModalityId | null;
};

export type Balance = {
  readonly elements: Readonly<Record<ElementId, number>>;
  readonly modalities: Readonly<Record<ModalityId, number>>;
};

export type ChartView = {
  readonly objects: readonly ChartObject[];
  /** The five majors. */
  readonly aspects: readonly ChartAspect[];
  readonly minors: readonly ChartAspect[];
  readonly parallels: readonly ChartParallel[];
  readonly patterns: readonly PatternView[];
  readonly shape: ChartShape | null;
  readonly balance: Balance | null;
  readonly houses: Houses | null;
  /** The Moon's at birth, where it is sure. */
  readonly phase: PhaseId | null;
  /** The instant, when everything is one instant's; null for a stretch. */
  readonly at: UnixMs | null;
  /** Whether everything is one instant's. */
  readonly exact: boolean;
};

/** What the engine found in a chart besides its positions. */
export type Findings = {
  readonly patterns: readonly ChartPattern[];
  readonly shape: ChartShape | null;
};

const noFindings: Findings = { patterns: [], shape: null };

/** The chart of an instant. */
export function chartView(chart: NatalChart, t: ChartText, findings: Findings = noFindings): ChartView {
  const bodies = SHOWN.flatMap((id) =>
    chart.bodies.filter(({ body }) => body === id).map((body) => bodyObject(id, body, t)),
  );
  const angles =
    chart.angles === null
      ? null
      : { asc: angleObject('asc', chart.angles.asc.lon, t), mc: angleObject('mc', chart.angles.mc.lon, t) };
  const lots = { vertex: chart.vertex, fortune: chart.lots?.fortune, spirit: chart.lots?.spirit };
  const points = LOTS.flatMap((id) => {
    const point = lots[id];
    return point === null || point === undefined ? [] : [pointObject(id, point, t)];
  });
  return {
    objects: angles === null ? bodies : [angles.asc, ...bodies, angles.mc, ...points],
    aspects: exactAspects(chart.aspects),
    minors: exactAspects(chart.minorAspects),
    parallels: chart.parallels.flatMap(({ a, b, kind, orb }) =>
      isShown(a) && isShown(b) ? [{ a, b, kind, orb: arcText(orb) }] : [],
    ),
    patterns: findings.patterns.map(patternView),
    shape: findings.shape,
    balance: { elements: chart.elements, modalities: chart.modalities },
    houses: chart.houses,
    phase: chart.phase.phase,
    at: chart.at,
    exact: true,
  };
}

/** The stretches of a birth whose time or place is unknown. */
export function rangeView(range: NatalRange, t: ChartText): ChartView {
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
      const [from, to] = [arcText(orbMin), arcText(orbMax)];
      const orb = from === to ? from : t.degreesSpan(from, to);
      const state = applying === null ? 'turning' : applying ? 'applying' : 'separating';
      return [{ a, b, aspect, orb, state, outOfSign: false, strength: 1 - orbMax / orbLimit } as const];
    }),
    minors: [],
    parallels: [],
    patterns: [],
    shape: null,
    balance: null,
    houses: null,
    phase: range.phases.length === 1 ? (range.phases[0] ?? null) : null,
    at: null,
    exact: false,
  };
}

/** Rows about bodies in the order of the screen, the luminaries first. */
export function bodiesInOrder<Row extends { readonly body: string }>(rows: readonly Row[]): readonly Row[] {
  const rank = (body: string) => {
    const at = SHOWN.findIndex((one) => one === body);
    return at < 0 ? SHOWN.length : at;
  };
  return rows.toSorted((a, b) => rank(a.body) - rank(b.body));
}

/** The houses of both ends of an aspect; null where one is not known. */
export function housesOf(
  view: ChartView,
  { a, b }: Pick<ChartAspect, 'a' | 'b'>,
): { readonly a: HouseNumber | null; readonly b: HouseNumber | null } {
  const house = (id: ObjectId) => {
    const houses = view.objects.find((one) => one.id === id)?.houses ?? [];
    return houses.length === 1 ? (houses[0] ?? null) : null;
  };
  return { a: house(a), b: house(b) };
}

/** Aspects seen from one of their ends, in the order they have. */
export function aspectsOf(
  aspects: readonly ChartAspect[],
  id: ObjectId,
): readonly (ChartAspect & { readonly other: ObjectId })[] {
  return aspects.flatMap((one) =>
    one.a === id ? [{ ...one, other: one.b }] : one.b === id ? [{ ...one, other: one.a }] : [],
  );
}

/** Whether aspects are listed for an object. The South Node's would only mirror those of the North Node. */
export function hasOwnAspects({ id, kind }: ChartObject): boolean {
  return kind !== 'point' && id !== 'southnode';
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

/** An arc in degrees and minutes, cut: "2°47′". */
export function arcText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** An arc to one side of a circle: "1°12′ N". */
function sideText(degrees: number, t: ChartText): string {
  const text = arcText(Math.abs(degrees));
  return text === '0°00′' ? text : `${text} ${degrees < 0 ? t.south : t.north}`;
}

/** Motion in a day, to the second of arc: "+0°58′37″". */
function speedText(degreesPerDay: number): string {
  const seconds = Math.round(Math.abs(degreesPerDay) * 3600);
  const sign = seconds === 0 ? '' : degreesPerDay < 0 ? '−' : '+';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${sign}${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** The cusp's place in its sign, for the table of houses. */
export function cuspText(
  lon: number,
  t: ChartText,
): { readonly degree: string; readonly sign: SignId; readonly signText: string } {
  const sign = signOf(lon);
  return { degree: degreeText(lon), sign, signText: t[sign] };
}

function isShown(id: string): id is ObjectId {
  return id === 'asc' || id === 'mc' || SHOWN.some((one) => one === id) || LOTS.some((one) => one === id);
}

function exactAspects(
  aspects: readonly {
    readonly a: PointId;
    readonly b: PointId;
    readonly aspect: AnyAspectId;
    readonly orb: number;
    readonly orbLimit: number;
    readonly applying: boolean;
    readonly outOfSign: boolean;
  }[],
): readonly ChartAspect[] {
  return aspects.flatMap(({ a, b, aspect, orb, orbLimit, applying, outOfSign }) =>
    isShown(a) && isShown(b)
      ? [
          {
            a,
            b,
            aspect,
            orb: arcText(orb),
            state: applying ? 'applying' : 'separating',
            outOfSign,
            strength: 1 - orb / orbLimit,
          } as const,
        ]
      : [],
  );
}

function patternView(pattern: ChartPattern, index: number): PatternView {
  return {
    id: `${index}-${pattern.kind}`,
    kind: pattern.kind,
    points: pattern.points.flatMap((id) => (isShown(id) ? [id] : [])),
    apex: pattern.apex !== null && isShown(pattern.apex) ? pattern.apex : null,
    sign: pattern.sign,
    house: pattern.house,
    element: pattern.element,
    modality: pattern.modality,
  };
}

const glyphOf = (id: ObjectId): GlyphId => (id === 'asc' ? 'ascendant' : id === 'mc' ? 'midheaven' : id);

function exactPlace(id: ObjectId, lon: number, t: ChartText) {
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

function bodyObject(id: ShownBody, body: ChartBody, t: ChartText): ChartObject {
  const { said, ...place } = exactPlace(id, body.lon, t);
  const housed = body.house === null ? said : t.spokenHouse(said, body.house);
  return {
    ...place,
    kind: 'body',
    houses: body.house === null ? [] : [body.house],
    motion: body.stationary ? 'stationary' : body.retrograde ? 'retrograde' : 'direct',
    fine: {
      lat: sideText(body.lat, t),
      dec: sideText(body.dec, t),
      speed: speedText(body.speed),
      outOfBounds: body.outOfBounds,
    },
    spoken: body.retrograde ? t.spokenRetrograde(housed) : housed,
  };
}

function angleObject(id: AngleId, lon: number, t: ChartText): ChartObject {
  const { said, ...place } = exactPlace(id, lon, t);
  return { ...place, kind: 'angle', houses: [], motion: null, fine: null, spoken: said };
}

function pointObject(id: LotId, point: ChartPoint, t: ChartText): ChartObject {
  const { said, ...place } = exactPlace(id, point.lon, t);
  return {
    ...place,
    kind: 'point',
    houses: point.house === null ? [] : [point.house],
    motion: null,
    fine: null,
    spoken: point.house === null ? said : t.spokenHouse(said, point.house),
  };
}

function motionIn(body: RangeBody): Motion {
  return body.retrograde === null ? 'turns' : body.retrograde ? 'retrograde' : 'direct';
}

function rangeObject(
  id: ShownBody | AngleId,
  point: Omit<RangePoint<PointId>, 'id'>,
  motion: Motion | null,
  houses: readonly HouseNumber[] | null,
  t: ChartText,
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
    kind: id === 'asc' || id === 'mc' ? 'angle' : 'body',
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
    fine: null,
    spoken: motion === 'retrograde' ? t.spokenRetrograde(spoken) : spoken,
    wheelDegree: oneSign && from === to ? from : `${from.slice(0, -1)}–${to}`,
    wheelMinute: null,
  };
}
