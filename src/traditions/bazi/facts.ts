/** The facts of the four pillars: each with the pillars it was read from, and the counts as plain counts. */
import type { Fact, Json } from '#facts/fact.ts';
import { derived, fact, idsValue, isoSecond } from '../values.ts';
import {
  branchRelation,
  godKindIds,
  godKindOf,
  stemCombination,
  tenGodOf,
  TRINES,
} from '../east-asian/relations.ts';
import type { TenGodId } from '../east-asian/relations.ts';
import {
  branchElement,
  branchIds,
  HIDDEN_STEMS,
  mod,
  nayinOf,
  pairId,
  stemElement,
  wuxingIds,
} from '../east-asian/sexagenary.ts';
import type { Pillar, StemId } from '../east-asian/sexagenary.ts';
import { countFact, idFact, listFact } from '../east-asian/spread.ts';
import type { About, Charts } from '../east-asian/spread.ts';
import { dayAndHour, natalPillars } from './chart.ts';
import type { BaziBirth, BaziChart, NatalPillar } from './chart.ts';

const SOURCE = 'source.four-pillars';
const TERMS = 'source.lunar-typescript';

/** The quarter of the year of the month branch: three months each from that of the tiger on. */
export const seasonIds = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Every natal fact of a birth, over all charts left open. */
export function natalFacts(birth: BaziBirth): readonly Fact[] {
  const { charts } = birth;
  return [
    ...natalPillars.flatMap((name) => pillarFacts(name, charts, arithmeticOf(name, birth))),
    ...idFact('bazi.solar-term', charts, ({ solar }) => solar.term, {
      label: 'label.bazi-solar-term',
      derivation: derived('term-of-month', [], TERMS, termValues(charts[0])),
    }),
    ...idFact('bazi.season', charts, ({ month }) => seasonOf(month), {
      label: 'label.bazi-season',
      derivation: derived('season-of-branch', ['bazi.month.branch'], SOURCE),
    }),
    ...countFacts(charts),
    ...relationFacts(charts),
    ...trineFacts(charts),
  ];
}

const seasonOf = ({ branch }: Pillar): (typeof seasonIds)[number] =>
  seasonIds[Math.floor(mod(branchIds.indexOf(branch) - 2, 12) / 3)] ?? 'spring';

const valueOf = (chart: BaziChart, name: NatalPillar): Pillar | null => chart[name];

function pillarFacts(
  name: NatalPillar,
  charts: Charts<BaziChart>,
  arithmetic: ReturnType<typeof derived>,
): readonly Fact[] {
  const id = (field: string): string => `bazi.${name}.${field}`;
  const read =
    <Value>(tell: (pillar: Pillar, chart: BaziChart) => Value) =>
    (chart: BaziChart): Value | null => {
      const pillar = valueOf(chart, name);
      return pillar === null ? null : tell(pillar, chart);
    };
  const about = (label: string, method: string, from: readonly string[]): About => ({
    label: `label.bazi-${label}`,
    derivation: derived(method, from, SOURCE),
  });
  const stems = ['bazi.day.stem', id('stem')];
  return [
    ...idFact(id('pillar'), charts, read(pairId), { label: 'label.bazi-pillar', derivation: arithmetic }),
    ...idFact(
      id('stem'),
      charts,
      read(({ stem }) => stem),
      about('stem', 'part-of-pillar', [id('pillar')]),
    ),
    ...idFact(
      id('branch'),
      charts,
      read(({ branch }) => branch),
      about('branch', 'part-of-pillar', [id('pillar')]),
    ),
    ...idFact(id('nayin'), charts, read(nayinOf), about('nayin', 'melody-of-pair', [id('pillar')])),
    ...(name === 'day'
      ? []
      : idFact(
          id('ten-god'),
          charts,
          read(({ stem }, chart) => tenGodOf(chart.day.stem, stem)),
          about('ten-god', 'stem-to-day-stem', stems),
        )),
    ...listFact(
      id('hidden-stems'),
      charts,
      read(({ branch }) => HIDDEN_STEMS[branch]),
      about('hidden-stems', 'stems-in-branch', [id('branch')]),
    ),
    ...listFact(
      id('hidden-gods'),
      charts,
      read(({ branch }, chart) => HIDDEN_STEMS[branch].map((stem) => tenGodOf(chart.day.stem, stem))),
      about('hidden-gods', 'stem-to-day-stem', ['bazi.day.stem', id('hidden-stems')]),
    ),
  ];
}

/** How a pillar of the likeliest chart came about, in numbers a person can follow. */
function arithmeticOf(name: NatalPillar, { clock, charts }: BaziBirth): ReturnType<typeof derived> {
  const [chart] = charts;
  if (name === 'year' || name === 'month')
    return derived(`${name}-by-solar-term`, ['bazi.solar-term'], TERMS, termValues(chart));
  const { julianDay } = dayAndHour(chart.sample.localMin, 'midnight');
  const minutes = Math.floor(chart.sample.localMin);
  const values: { readonly [name: string]: Json } = {
    julianDay,
    index: chart.day.index,
    ...(clock.time === 'unknown' ? {} : { clock: timeOf(minutes), summerMin: clock.summerMin }),
    ...(clock.bySun ? { solarAheadMin: Math.round(clock.solarAheadMin ?? 0) } : {}),
  };
  return name === 'day'
    ? derived('julian-day-of-sixty', [], SOURCE, values)
    : derived('five-rats', ['bazi.day.stem'], SOURCE, values);
}

const timeOf = (localMin: number): string => {
  const minute = mod(localMin, 1440);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

const termValues = ({ solar }: BaziChart): { readonly [name: string]: Json } => ({
  term: solar.term,
  since: isoSecond(solar.since),
  until: isoSecond(solar.until),
});

/** Every stem of a chart: those of the pillars, and those hidden in the branches. */
function stemsOf(chart: BaziChart): readonly StemId[] {
  return natalPillars.flatMap((name) => {
    const pillar = valueOf(chart, name);
    return pillar === null ? [] : [pillar.stem, ...HIDDEN_STEMS[pillar.branch]];
  });
}

/** Unweighted: each stem counts one, shown or hidden. The day master is no god of its own. */
function countFacts(charts: Charts<BaziChart>): readonly Fact[] {
  const [first] = charts;
  const pillars = natalPillars.filter((name) => valueOf(first, name) !== null);
  const from = pillars.flatMap((name) => [`bazi.${name}.stem`, `bazi.${name}.hidden-stems`]);
  const values = { pillars: pillars.length, stems: stemsOf(first).length };
  return [
    ...wuxingIds.flatMap((element) =>
      countFact(
        `bazi.element.${element}.count`,
        charts,
        (chart) => stemsOf(chart).filter((stem) => stemElement(stem) === element).length,
        { label: 'label.bazi-element-count', derivation: derived('counted-stems', from, SOURCE, values) },
      ),
    ),
    ...godKindIds.flatMap((kind) =>
      countFact(
        `bazi.god.${kind}.count`,
        charts,
        (chart) => godsOf(chart).filter((god) => godKindOf(god) === kind).length,
        { label: 'label.bazi-god-count', derivation: derived('counted-gods', from, SOURCE, values) },
      ),
    ),
  ];
}

/** The gods of all stems but the day master's own. */
const godsOf = (chart: BaziChart): readonly TenGodId[] =>
  stemsOf(chart)
    .filter((_, i) => i !== dayStemPlace(chart))
    .map((stem) => tenGodOf(chart.day.stem, stem));

/** Where the day's own stem stands in `stemsOf`: after year and month with what they hide. */
const dayStemPlace = ({ year, month }: BaziChart): number =>
  2 + HIDDEN_STEMS[year.branch].length + HIDDEN_STEMS[month.branch].length;

/** Pairs of natal pillars in the order in which they stand. */
const PAIRS: readonly (readonly [NatalPillar, NatalPillar])[] = natalPillars.flatMap((one, i) =>
  natalPillars.slice(i + 1).map((other): readonly [NatalPillar, NatalPillar] => [one, other]),
);

function relationFacts(charts: Charts<BaziChart>): readonly Fact[] {
  return PAIRS.flatMap(([a, b]) =>
    pairFacts(
      `${a}-${b}`,
      [a, b].map((name) => `bazi.${name}`),
      charts,
      (chart) => [valueOf(chart, a), valueOf(chart, b)],
    ),
  );
}

/** What two pillars are to each other; nothing where they are nothing in every chart. */
export function pairFacts(
  name: string,
  from: readonly string[],
  charts: Charts<BaziChart>,
  read: (chart: BaziChart) => readonly (Pillar | null)[],
): readonly Fact[] {
  const branches = (chart: BaziChart): string | null => {
    const [one, other] = read(chart);
    return one === null || other === null || one === undefined || other === undefined
      ? null
      : branchRelation(one.branch, other.branch);
  };
  const stems = (chart: BaziChart): string | null => {
    const [one, other] = read(chart);
    if (one === null || other === null || one === undefined || other === undefined) return null;
    return stemCombination(one.stem, other.stem) ?? 'none';
  };
  const some = (told: (chart: BaziChart) => string | null): boolean =>
    charts.some((chart) => (told(chart) ?? 'none') !== 'none');
  return [
    ...(some(branches)
      ? idFact(`bazi.relation.${name}`, charts, branches, {
          label: 'label.bazi-relation',
          derivation: derived(
            'branches-together',
            from.map((id) => `${id}.branch`),
            SOURCE,
          ),
        })
      : []),
    ...(some(stems)
      ? idFact(`bazi.stem-combination.${name}`, charts, stems, {
          label: 'label.bazi-stem-combination',
          derivation: derived(
            'stems-together',
            from.map((id) => `${id}.stem`),
            SOURCE,
          ),
        })
      : []),
  ];
}

/** Three branches that make an element, when every chart has all three. */
function trineFacts(charts: Charts<BaziChart>): readonly Fact[] {
  return (Object.keys(TRINES) as (keyof typeof TRINES)[]).flatMap((element) => {
    const places = (chart: BaziChart): readonly NatalPillar[] => {
      const found = natalPillars.filter((name) => {
        const pillar = valueOf(chart, name);
        return pillar !== null && TRINES[element].includes(pillar.branch);
      });
      const branches = new Set(found.map((name) => valueOf(chart, name)?.branch));
      return branches.size === 3 ? found : [];
    };
    const first = places(charts[0]);
    if (charts.some((chart) => places(chart).length === 0)) return [];
    return [
      fact(
        `bazi.trine.${element}`,
        idsValue(first),
        'label.bazi-trine',
        derived(
          'three-branches',
          first.map((name) => `bazi.${name}.branch`),
          SOURCE,
          { branches: [...TRINES[element]], main: branchElement(TRINES[element][1]) },
        ),
      ),
    ];
  });
}
