/** What a chart says, paragraph by paragraph, each with the ids of the facts it stands on. Fetched when a chart is shown. */
import type { SignId } from '#astro/angle/sign.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import { dignitiesOf } from '#astro/chart/dignity.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import type { ChartPattern } from '#astro/chart/pattern.ts';
import type { NatalRange } from '#astro/chart/natal-range.ts';
import type { Channel } from '#astro/humandesign/centers.ts';
import type { HumanDesignChart } from '#astro/humandesign/chart.ts';
import { CENTER_IDS } from '#astro/humandesign/hd-id.ts';
import type {
  CenterId,
  HdAngle,
  HdAuthority,
  HdDefinition,
  HdStrategy,
  HdType,
} from '#astro/humandesign/hd-id.ts';
import type { HumanDesignRange } from '#astro/humandesign/range.ts';
import { type FactId, factId } from '#facts/fact-id.ts';
import { MOVERS } from '#parts/chart/timeline-model.ts';
import { aspectMeaning, transitMeaning } from '#text/en/meanings/contacts.ts';
import type { Explained } from '#text/en/meanings/explained.ts';
import { patternMeaning, shapeMeaning } from '#text/en/meanings/figures.ts';
import {
  angleMeans,
  authorityMeans,
  centerMeans,
  definitionMeans,
  profileMeaning,
  strategyMeans,
  typeMeans,
} from '#text/en/meanings/human-design.ts';
import { channelMeans } from '#text/en/meanings/human-design-gates.ts';
import { overlayMeaning, synastryMeaning } from '#text/en/meanings/synastry.ts';
import { type Linked, type Place, placementMeaning } from '#text/en/meanings/placement.ts';
import type { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import type { uiChart } from '#text/en/ui-chart.ts';
import type { uiCharts } from '#text/en/ui-charts.ts';
import { type PairView, pairView } from './pair-view.ts';
import { inSentence, pairNames, type PairNames } from './pair-names.ts';
import type { ChartResult } from './use-chart.ts';

/** One thing a chart says: what it is about, the words, and the facts under them. */
export type Meaning = {
  readonly lead: string;
  /** The words, a part after another; those after the first have a label. */
  readonly parts: readonly MeaningPart[];
  readonly facts: readonly FactId[];
};

export type MeaningPart = { readonly label: string | null; readonly text: string };

export type MeaningWords = {
  readonly chart: typeof uiChart;
  readonly charts: typeof uiCharts;
  readonly graph: typeof uiBodygraph;
  /** A moment in the person's zone: "3 December 2026, 14:02". */
  readonly when: (at: number) => string;
};

const PLACED = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'mc'] as const;
const ASPECTS_TOLD = 5;
const CONTACTS_TOLD = 7;
const OVERLAYS_TOLD = 2;
const TRANSITS_TOLD = 8;

export function meaningsOf(result: ChartResult, words: MeaningWords): readonly Meaning[] {
  switch (result.kind) {
    case 'natal':
      return result.view.type === 'chart'
        ? natalMeanings(result.view.chart, result.view, words)
        : rangeMeanings(result.view.range, words);
    case 'transit':
      return transitMeanings(result, words);
    case 'synastry':
      return synastryMeanings(
        pairView(result.view),
        pairNames(words.charts, result.request.subject.name, result.request.partner.name),
        words,
      );
    case 'human-design':
      return humanDesignMeanings(
        result.view.type === 'chart' ? designOf(result.view.chart) : sureDesign(result.view.range),
        words,
      );
  }
}

type Natal = Extract<ChartResult, { readonly kind: 'natal' }>;
type NatalFindings = Extract<Natal['view'], { readonly type: 'chart' }>;

function natalMeanings(
  chart: NatalChart,
  { patterns, shape }: NatalFindings,
  words: MeaningWords,
): readonly Meaning[] {
  // What one paragraph has said, none after it says again.
  const used = new Set<string>();
  let untold: readonly Linked[] = chart.aspects;
  const placed = PLACED.flatMap((id) => {
    const place = id === 'asc' || id === 'mc' ? anglePlace(chart, id) : bodyPlace(chart, id);
    if (place === null) return [];
    const meaning = placementMeaning({ ...place, aspects: untold }, used);
    untold = untold.filter(({ a, aspect, b }) => meaning?.facts.includes(orbOf(a, aspect, b)) !== true);
    const lead = words.charts.bodyIn(words.chart[id], words.chart[place.sign]);
    return explained(
      place.house === null ? lead : `${lead}, ${words.charts.inHouse(words.chart.ordinal(place.house))}`,
      meaning,
      words,
    );
  });
  const houseOf = (id: string) => chart.bodies.find((one) => one.body === id)?.house ?? null;
  return [
    ...placed,
    ...aspectMeanings(untold, words, used, houseOf),
    ...oneOfEach(patterns).flatMap((pattern) =>
      explained(
        words.charts.labelled(
          words.chart[PATTERN_NAMES[pattern.kind]],
          pattern.points.map((point) => pointName(words, point)).join(', '),
        ),
        {
          ...patternMeaning(pattern.kind, pattern.apex),
          facts: chart.aspects
            .filter(({ a, b }) => pattern.points.includes(a) && pattern.points.includes(b))
            .map(({ a, aspect, b }) => orbOf(a, aspect, b)),
        },
        words,
      ),
    ),
    ...said(words.chart[shape.kind], shapeMeaning(shape.kind, shape.handle ?? shape.leader), []),
  ];
}

type SignedPlace = Place & { readonly sign: SignId };

function anglePlace(chart: NatalChart, id: 'asc' | 'mc'): SignedPlace | null {
  const angle = chart.angles?.[id];
  return angle === undefined ? null : { body: id, sign: angle.sign, house: null };
}

function bodyPlace(chart: NatalChart, id: PlanetId): SignedPlace | null {
  const body = chart.bodies.find((one) => one.body === id);
  if (body === undefined) return null;
  const { sign, house, retrograde, stationary, outOfBounds } = body;
  const dignity = dignitiesOf(id, sign)[0] ?? null;
  return { body: id, sign, house, retrograde, stationary, outOfBounds, dignity };
}

const orbOf = (a: string, aspect: string, b: string): string => `natal.${a}-${aspect}-${b}.orb`;

/** One figure of each kind and apex: the second would be told in the same words. */
function oneOfEach(patterns: readonly ChartPattern[]): readonly ChartPattern[] {
  return [...new Map(patterns.map((one) => [`${one.kind} ${one.apex ?? ''}`, one])).values()];
}

const PATTERN_NAMES = {
  't-square': 'tSquare',
  'grand-trine': 'grandTrine',
  'grand-cross': 'grandCross',
  yod: 'yod',
  kite: 'kite',
  'mystic-rectangle': 'mysticRectangle',
  stellium: 'stellium',
} as const;

/** Without a time: the bodies whose sign holds all day, and the aspects that do. */
function rangeMeanings(range: NatalRange, words: MeaningWords): readonly Meaning[] {
  const used = new Set<string>();
  const placed = PLACED.flatMap((id) => {
    const body = range.bodies.find((one) => one.id === id);
    const [sign, other] = body?.signs ?? [];
    if (body === undefined || sign === undefined || other !== undefined || id === 'asc' || id === 'mc')
      return [];
    return explained(
      words.charts.bodyIn(words.chart[id], words.chart[sign]),
      placementMeaning({ body: id, sign, house: null }, used),
      words,
    );
  });
  return [...placed, ...aspectMeanings(range.aspects, words, used, () => null)];
}

function aspectMeanings(
  aspects: readonly Linked[],
  words: MeaningWords,
  used: Set<string>,
  houseOf: (id: string) => number | null,
): readonly Meaning[] {
  return aspects
    .slice(0, ASPECTS_TOLD)
    .flatMap(({ a, aspect, b }) =>
      explained(
        words.charts.contact(pointName(words, a), aspect, pointName(words, b)),
        aspectMeaning(a, aspect, b, { a: houseOf(a), b: houseOf(b) }, used),
        words,
      ),
    );
}

function transitMeanings(
  { request, view }: Extract<ChartResult, { readonly kind: 'transit' }>,
  words: MeaningWords,
): readonly Meaning[] {
  const { from, to } = request.span;
  return (
    view.series
      .flatMap((series) => {
        const inside = series.exact.filter((at) => at >= from && at < to);
        return inside[0] === undefined ? [] : [{ series, at: inside[0], dates: inside.map(words.when) }];
      })
      // The slowest are felt longest. Those that are told are told in the order they come.
      .toSorted((a, b) => slowness(a.series.mover) - slowness(b.series.mover) || a.at - b.at)
      .slice(0, TRANSITS_TOLD)
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ series: { mover, aspect, point }, dates }) =>
        explained(
          `${words.chart.transitTitle(pointName(words, mover), aspect, pointName(words, point))}, ${words.chart.exactOn(dates.join('; '))}`,
          transitMeaning(mover, aspect, point, view.houses[point] ?? null),
          words,
        ),
      )
  );
}

const slowness = (mover: string): number => MOVERS.findIndex((one) => one === mover);

function synastryMeanings(
  { contacts, overlays }: PairView,
  names: PairNames,
  words: MeaningWords,
): readonly Meaning[] {
  const heaviest = <One extends { readonly weight: number }>(list: readonly One[], count: number) =>
    list
      .filter(({ weight }) => weight !== 0)
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, count);
  const told = heaviest(contacts, CONTACTS_TOLD).flatMap(({ a, aspect, b }) =>
    said(
      words.charts.contact(
        words.charts.of(names.firstOwn, pointName(words, a)),
        aspect,
        words.charts.of(inSentence(words.charts, names.secondOwn), pointName(words, b)),
      ),
      synastryMeaning(a, aspect, b),
      [`synastry.${a}-${aspect}-${b}.orb`],
    ),
  );
  const inHouses = (
    [
      ['bInA', 'house-owner', 'partner', names.secondOwn, names.firstOwn],
      ['aInB', 'body-owner', 'synastry', names.firstOwn, names.secondOwn],
    ] as const
  ).flatMap(([side, owner, family, guest, host]) =>
    heaviest(overlays[side] ?? [], OVERLAYS_TOLD).flatMap(({ body, houses }) => {
      const [house] = houses;
      return house === undefined || houses.length > 1
        ? []
        : said(
            words.charts.overlay(
              words.charts.of(guest, pointName(words, body)),
              inSentence(words.charts, host),
              words.chart.ordinal(house),
            ),
            overlayMeaning(body, house, owner),
            [`${family}.${body}.overlay`],
          );
    }),
  );
  return [...told, ...inHouses];
}

/** What is known of a design; null where an open birth time decides. */
type SureDesign = {
  readonly type: HdType | null;
  readonly strategy: HdStrategy | null;
  readonly authority: HdAuthority | null;
  readonly profile: string | null;
  readonly definition: HdDefinition | null;
  readonly angle: HdAngle | null;
  readonly defined: readonly CenterId[];
  readonly open: readonly CenterId[];
  readonly channels: readonly Channel[];
};

function designOf(chart: HumanDesignChart): SureDesign {
  return {
    ...chart,
    angle: chart.cross.angle,
    defined: chart.centers,
    open: CENTER_IDS.filter((center) => !chart.centers.includes(center)),
  };
}

function sureDesign(range: HumanDesignRange): SureDesign {
  const { always, sometimes } = range.centers;
  const angles = new Set(range.crosses.map(({ value }) => value.angle));
  return {
    type: only(range.types),
    strategy: only(range.strategies),
    authority: only(range.authorities),
    profile: only(range.profiles),
    definition: only(range.definitions),
    angle: angles.size === 1 ? ([...angles][0] ?? null) : null,
    defined: always,
    open: CENTER_IDS.filter((center) => !always.includes(center) && !sometimes.includes(center)),
    channels: range.channels.always,
  };
}

function only<Value>(possible: readonly { readonly value: Value }[]): Value | null {
  const [first, second] = possible;
  return first === undefined || second !== undefined ? null : first.value;
}

function humanDesignMeanings(design: SureDesign, { charts, graph }: MeaningWords): readonly Meaning[] {
  const { type, strategy, authority, profile, definition, angle } = design;
  const one = (label: string, value: string, text: string | null, what: string) =>
    said(charts.labelled(label, value), text, [`humandesign.${what}`]);
  const center = (id: CenterId, state: string, text: string) =>
    said(graph.centerLabel(graph[`center-${id}`], state.toLowerCase()), text, [
      `humandesign.center.${id}.defined`,
    ]);
  return [
    ...(type === null ? [] : one(graph.type, graph[`type-${type}`], typeMeans[type], 'type')),
    ...(strategy === null
      ? []
      : one(graph.strategy, graph[`strategy-${strategy}`], strategyMeans[strategy], 'strategy')),
    ...(authority === null
      ? []
      : one(graph.authority, graph[`authority-${authority}`], authorityMeans[authority], 'authority')),
    ...(profile === null ? [] : one(graph.profile, profile, profileMeaning(profile), 'profile')),
    ...(definition === null
      ? []
      : one(graph.definition, graph[`definition-${definition}`], definitionMeans[definition], 'definition')),
    ...design.defined.flatMap((id) => center(id, graph.defined, centerMeans[id][0])),
    ...design.open.flatMap((id) => center(id, graph.undefined, centerMeans[id][1])),
    ...design.channels.flatMap(([a, b]) => {
      const [theme, text] = channelMeans[`${a}-${b}`] ?? [];
      return theme === undefined || text === undefined
        ? []
        : said(charts.labelled(graph.channelName(a, b), theme), text, [`humandesign.channel.${a}-${b}`]);
    }),
    ...(angle === null ? [] : one(graph.cross, graph[`angle-${angle}`], angleMeans[angle], 'cross')),
  ];
}

function pointName(words: MeaningWords, id: string): string {
  const name = (words.chart as Readonly<Record<string, unknown>>)[id];
  return typeof name === 'string' ? name : id;
}

function said(lead: string, text: string | null, ids: readonly string[]): readonly Meaning[] {
  return text === null || text === ''
    ? []
    : [{ lead, parts: [{ label: null, text }], facts: ids.map(factId) }];
}

function explained(lead: string, meaning: Explained | null, { chart }: MeaningWords): readonly Meaning[] {
  if (meaning === null) return [];
  const { about, inChart, step, facts } = meaning;
  return [
    {
      lead,
      parts: [
        { label: null, text: about },
        ...(inChart === null ? [] : [{ label: chart.inYourChart, text: inChart }]),
        ...(step === null ? [] : [{ label: chart.tryThis, text: step }]),
      ],
      facts: facts.map(factId),
    },
  ];
}
