/** Mode `thai-feng-shui`: the person's kua and its eight directions, a door's direction, and three directions of their ring. */
import type { Fact, FactValue } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { liChun } from '#calendar/chinese-new-year.ts';
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { Sex, Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, flagValue, idValue, instantsValue, oneOrEither } from '../values.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import {
  HELPING_MANSIONS,
  kuaDirections,
  kuaGroup,
  kuaNumber,
  kuaTrigram,
  MANSIONS,
  sectorsOf,
} from './kua.ts';
import type { Mansion } from './kua.ts';
import { caveat, daysOf, flagOn, heldFact, limitRows, pointsOn, readBirth, sealThai } from './sheet-parts.ts';
import type { BirthRead, PointRow, TopicTable } from './sheet-parts.ts';
import { STAR_DIRECTION } from './stars.ts';
import { birthStarFacts } from './taksa-facts.ts';
import { taksaRing } from './taksa-ring.ts';

export const KUA_SOURCE = 'source.eight-mansions';

export const thaiFengShui: Tradition = {
  mode: 'thai-feng-shui',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: kuaSheet,
  points: kuaPoints,
  schools: DAY_SCHOOLS,
};

function kuaSheet(inputs: TraditionInputs): FactSheet | null {
  const birth = readBirth(inputs);
  if (birth === null || inputs.birth === null || daysOf(inputs.birth.details.date) === null) return null;
  const years = springYears(inputs.birth);
  const sexes: readonly Sex[] = inputs.sex === null ? ['female', 'male'] : [inputs.sex];
  const numbers = years.flatMap((year) => sexes.map((sex) => kuaNumber(year, sex)));
  const facingDeg = inputs.facingDeg !== null && Number.isFinite(inputs.facingDeg) ? inputs.facingDeg : null;
  return sealThai({
    mode: 'thai-feng-shui',
    school: { ...birth.school, year: 'li-chun', method: 'eight-mansions' },
    inputs: { ...birth.inputs, sex: inputs.sex, facingDeg },
    missing: [
      ...birth.missing,
      ...(inputs.sex === null ? (['sex'] as const) : []),
      ...(facingDeg === null ? (['facing'] as const) : []),
    ],
    facts: [
      ...yearFacts(years),
      ...numberFacts(numbers, sexes),
      ...(facingDeg === null ? [] : facingFacts(facingDeg, numbers)),
      ...birthStarFacts(birth.day),
      ...ringDirections(birth),
    ],
    caveats: [
      ...birth.caveats,
      ...(years.length > 1 ? [caveat('li-chun-near', { years })] : []),
      ...(inputs.sex === null ? [caveat('sex-not-given')] : []),
    ],
    complete: ['kua.direction.*', 'kua.taksa.*'],
    confidence: years.length === 1 && inputs.sex !== null ? 'high' : 'medium',
    sources: [KUA_SOURCE, 'source.thai-taksa', 'source.astronomy-engine'],
  });
}

/** A time within two minutes of Li Chun leaves both years open, milliseconds. */
const EDGE_MS = 120_000;

/** The year by Li Chun, or both where the stretch of the birth holds it. */
function springYears({ from, to, details }: BirthMoment): readonly [number, ...number[]] {
  const days = daysOf(details.date) ?? 0;
  const { year } = daysToCivil(days);
  const spring = liChun(year);
  const margin = details.time === null ? 0 : EDGE_MS;
  if (to + margin < spring) return [year - 1];
  if (from - margin >= spring) return [year];
  // The likelier first: the year that more of the stretch lies in.
  return (from + to) / 2 < spring ? [year - 1, year] : [year, year - 1];
}

function yearFacts(years: readonly [number, ...number[]]): readonly Fact[] {
  const spring = liChun(Math.max(...years));
  return [
    fact(
      'kua.spring',
      instantsValue([spring]),
      'label.kua-spring',
      derived('sun-at-315', [], 'source.astronomy-engine', { year: Math.max(...years) }),
    ),
    ...heldFact(
      'kua.year',
      years.map(countValue),
      'label.kua-year',
      derived('year-from-li-chun', ['kua.spring'], KUA_SOURCE, { years: [...years] }),
    ),
  ];
}

function numberFacts(numbers: readonly number[], sexes: readonly Sex[]): readonly Fact[] {
  const tell = (
    name: string,
    value: (number: number) => FactValue,
    method: string,
    from: readonly string[],
  ) =>
    heldFact(
      `kua.${name}`,
      numbers.map(value),
      `label.kua-${name.startsWith('direction') ? 'direction' : name}`,
      derived(method, from, KUA_SOURCE, name === 'number' ? { sexes, numbers: [...numbers] } : undefined),
    );
  return [
    ...tell('number', countValue, 'year-digits-by-sex', ['kua.year']),
    ...tell('trigram', (number) => idValue(kuaTrigram(number)), 'trigram-of-number', ['kua.number']),
    ...tell('group', (number) => idValue(kuaGroup(number)), 'group-of-number', ['kua.number']),
    ...MANSIONS.flatMap((mansion) =>
      tell(`direction.${mansion}`, (number) => idValue(kuaDirections(number)[mansion]), 'lines-flipped', [
        'kua.trigram',
      ]),
    ),
  ];
}

/** Where the door looks, which of the eight that is, and whether it is one of the four that help. */
function facingFacts(facingDeg: number, numbers: readonly number[]): readonly Fact[] {
  const sectors = sectorsOf(facingDeg);
  const qualities = sectors.flatMap((sector) =>
    numbers.map((number): Mansion => {
      const directions = kuaDirections(number);
      return MANSIONS.find((mansion) => directions[mansion] === sector) ?? 'fu-wei';
    }),
  );
  const from = ['kua.facing', 'kua.number'];
  return [
    fact(
      'kua.facing',
      oneOrEither(sectors),
      'label.kua-facing',
      derived('sector-of-degrees', [], 'source.your-answer', { facingDeg }),
    ),
    ...heldFact(
      'kua.facing.quality',
      qualities.map((one) => idValue(one)),
      'label.kua-facing-quality',
      derived('mansion-of-sector', from, KUA_SOURCE),
    ),
    ...heldFact(
      'kua.facing.helps',
      qualities.map((one) => flagValue(HELPING_MANSIONS.includes(one))),
      'label.kua-facing-helps',
      derived('one-of-four', ['kua.facing.quality'], KUA_SOURCE),
    ),
  ];
}

/** The Thai part: where fortune, authority and the seat to avoid lie on the compass of the ring. */
function ringDirections({ day }: BirthRead): readonly Fact[] {
  return (['si', 'det', 'kalakini'] as const).flatMap((seat) =>
    heldFact(
      `kua.taksa.${seat}`,
      day.cases.map(({ star }) => idValue(STAR_DIRECTION[taksaRing(star)[seat]])),
      'label.kua-taksa',
      derived('direction-of-star', ['thai.birth-star'], 'source.thai-taksa', { seat }),
    ),
  );
}

/** What each direction is used for, after the names in the eight mansions: vitality, healing, bonds, rest; and their opposites. */
const MANSION_TOPICS: Readonly<Record<Mansion, TopicTable>> = {
  'sheng-qi': { work: 10, money: 10, 'home-move': 8, study: 5 },
  'tian-yi': { 'health-worry': 10, mood: 7, friendship: 5, 'home-move': 6 },
  'yan-nian': { love: 11, partner: 12, family: 9, 'home-move': 6 },
  'fu-wei': { self: 8, study: 9, spirit: 8, mood: 6, 'home-move': 6 },
  'huo-hai': { mood: 5, legal: 5, 'home-move': 5 },
  'wu-gui': { friendship: 5, work: 5, 'home-move': 6 },
  'liu-sha': { love: 6, breakup: 7, 'home-move': 6 },
  'jue-ming': { decision: 5, money: 5, 'home-move': 7 },
};

const MANSION_WEIGHT: Readonly<Record<Mansion, number>> = {
  'sheng-qi': 14,
  'tian-yi': 11,
  'yan-nian': 11,
  'fu-wei': 10,
  'huo-hai': 6,
  'wu-gui': 7,
  'liu-sha': 7,
  'jue-ming': 11,
};

function kuaPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const helps = flagOn(sheet, 'kua.facing.helps');
  return pointsOn(sheet, [
    {
      key: 'kua:number',
      facts: ['kua.number', 'kua.trigram', 'kua.group', 'kua.year'],
      move: 'core',
      weight: 17,
      topics: { self: 9, 'home-move': 10, family: 4 },
      isFrame: true,
    },
    {
      key: 'kua:facing',
      facts: ['kua.facing.quality', 'kua.facing', 'kua.number'],
      move: helps ? 'resource' : 'tension',
      weight: 16,
      topics: { 'home-move': 12, work: 5, family: 6 },
    },
    ...MANSIONS.map((mansion): PointRow => ({
      key: `kua:${mansion}`,
      facts: [`kua.direction.${mansion}`, 'kua.number'],
      move: HELPING_MANSIONS.includes(mansion) ? 'resource' : 'tension',
      weight: MANSION_WEIGHT[mansion],
      topics: MANSION_TOPICS[mansion],
    })),
    {
      key: 'kua:taksa-si',
      facts: ['kua.taksa.si', 'thai.birth-star', 'kua.taksa.det'],
      move: 'resource',
      weight: 9,
      topics: { 'home-move': 8, travel: 8, money: 5 },
    },
    {
      key: 'kua:taksa-kalakini',
      facts: ['kua.taksa.kalakini', 'thai.birth-star'],
      move: 'tension',
      weight: 8,
      topics: { 'home-move': 7, travel: 7, decision: 4 },
    },
    ...limitRows(sheet, 'kua'),
  ]);
}
