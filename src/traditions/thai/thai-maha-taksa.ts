/** Mode `thai-maha-taksa`: the star that rules the person's age, and the star inside it. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, idValue, idsValue } from '../values.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import type { DayCase } from './birth-day.ts';
import { EDGE_DOUBT_DAYS, MAHA_TAKSA_CYCLES, rulingAt } from './maha-taksa.ts';
import type { MahaTaksaCycle, Period, Ruling } from './maha-taksa.ts';
import {
  askedDay,
  caveat,
  dayValue,
  daysOf,
  heldFact,
  isoDay,
  limitRows,
  mergeTopics,
  nowText,
  pointsOn,
  readBirth,
  sealThai,
  wordOn,
} from './sheet-parts.ts';
import type { PointRow } from './sheet-parts.ts';
import { relationsOf } from './stars.ts';
import { birthStarFacts } from './taksa-facts.ts';
import { seatOf, stepRing, TAKSA_SEATS } from './taksa-ring.ts';
import type { TaksaSeat } from './taksa-ring.ts';
import { half, starTopics } from './thai-taksa.ts';
import { nominalAge } from './thai-year.ts';
import { SEAT_TOPICS } from './topics.ts';

export const MAHA_TAKSA_SOURCE = 'source.thai-maha-taksa';

export const thaiMahaTaksa: Tradition = {
  mode: 'thai-maha-taksa',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: mahaTaksaSheet,
  points: mahaTaksaPoints,
  schools: { ...DAY_SCHOOLS, mahaTaksaCycle: MAHA_TAKSA_CYCLES },
};

const cycleOf = (inputs: TraditionInputs): MahaTaksaCycle =>
  inputs.school['mahaTaksaCycle'] === '96' ? '96' : '108';

function mahaTaksaSheet(inputs: TraditionInputs): FactSheet | null {
  const birth = readBirth(inputs);
  const born = daysOf(inputs.birth?.details.date ?? '');
  if (birth === null || born === null) return null;
  const cycle = cycleOf(inputs);
  const day = askedDay(inputs);
  const { cases } = birth.day;
  const rulings = cases.flatMap(({ star }) => rulingAt(star, day - born, cycle) ?? []);
  const isBefore = rulings.length !== cases.length;
  return sealThai({
    mode: 'thai-maha-taksa',
    school: { ...birth.school, mahaTaksaCycle: cycle, yearDays: '365.25' },
    inputs: { ...birth.inputs, now: nowText(inputs), zone: inputs.zone, day: inputs.day },
    missing: birth.missing,
    facts: [
      ...birthStarFacts(birth.day),
      ...(isBefore ? [] : rulingFacts(inputs, born, cases, rulings)),
      ...yearSeatFacts(cases, born, day),
    ],
    caveats: [
      ...birth.caveats,
      ...(isBefore
        ? [caveat('day-before-birth')]
        : [caveat('period-edges-around', { days: EDGE_DOUBT_DAYS })]),
    ],
    complete: ['thai.mahataksa.*', 'thai.birth-star'],
    confidence: 'medium',
    sources: [MAHA_TAKSA_SOURCE],
  });
}

function rulingFacts(
  inputs: TraditionInputs,
  born: number,
  cases: readonly DayCase[],
  rulings: readonly Ruling[],
): readonly Fact[] {
  const elapsed = askedDay(inputs) - born;
  const seatsFor = (star: (ruling: Ruling) => DayCase['star']) =>
    rulings.map((ruling, at) =>
      idValue(seatOf(cases[at]?.star ?? ruling.periods[0]?.star ?? 'sun', star(ruling))),
    );
  const held = (
    name: string,
    values: Parameters<typeof heldFact>[1],
    method: string,
    from: readonly string[],
    details?: Parameters<typeof derived>[3],
  ): readonly Fact[] =>
    heldFact(
      `thai.mahataksa.${name}`,
      values,
      `label.thai-mahataksa-${name.replace(/\.\d$/, '')}`,
      derived(method, from, MAHA_TAKSA_SOURCE, details),
    );
  const birth = ['thai.birth-star'];
  const [only] = rulings.length === 1 ? rulings : [];
  const stretch = (period: Period | undefined) =>
    period === undefined ? undefined : periodValues(born, period);
  return [
    ...held('age', [countValue(Math.floor(elapsed / 365.25))], 'elapsed-years', [], { days: elapsed }),
    ...held(
      'cycle',
      rulings.map((one) => countValue(one.cycle + 1)),
      'cycle-of-years',
      birth,
    ),
    ...held(
      'major',
      rulings.map((one) => idValue(one.major.star)),
      'years-by-strength',
      birth,
      stretch(only?.major),
    ),
    ...held(
      'major-seat',
      seatsFor((one) => one.major.star),
      'seat-of-star',
      ['thai.mahataksa.major', ...birth],
    ),
    ...held(
      'sub',
      rulings.map((one) => idValue(one.sub.star)),
      'share-of-period',
      ['thai.mahataksa.major'],
      stretch(only?.sub),
    ),
    ...held(
      'sub-seat',
      seatsFor((one) => one.sub.star),
      'seat-of-star',
      ['thai.mahataksa.sub', ...birth],
    ),
    ...held(
      'relation',
      rulings.map((one) => idsValue(relationsOf(one.major.star, one.sub.star))),
      'pair-of-stars',
      ['thai.mahataksa.major', 'thai.mahataksa.sub'],
    ),
    ...held(
      'next-sub',
      rulings.map((one) => dayValue([born + one.sub.toDay], inputs)),
      'edge-of-period',
      ['thai.mahataksa.sub'],
      { doubtDays: EDGE_DOUBT_DAYS, ...(only === undefined ? {} : { day: isoDay(born + only.sub.toDay) }) },
    ),
    ...held(
      'next-sub-star',
      rulings.map((one) => idValue(one.nextSub)),
      'next-of-ring',
      ['thai.mahataksa.sub'],
    ),
    ...held(
      'next-major',
      rulings.map((one) => dayValue([born + one.major.toDay], inputs)),
      'edge-of-period',
      ['thai.mahataksa.major'],
      { doubtDays: EDGE_DOUBT_DAYS, ...(only === undefined ? {} : { day: isoDay(born + only.major.toDay) }) },
    ),
    ...held(
      'next-major-star',
      rulings.map((one) => idValue(one.nextMajor)),
      'next-of-ring',
      ['thai.mahataksa.major'],
    ),
    ...Array.from({ length: 8 }, (_, at) =>
      held(
        `period.${at + 1}`,
        rulings.map((one) => idValue(one.periods[at]?.star ?? 'sun')),
        'years-by-strength',
        birth,
        stretch(only?.periods[at]),
      ),
    ).flat(),
    ...Array.from({ length: 8 }, (_, at) =>
      held(
        `sub-period.${at + 1}`,
        rulings.map((one) => idValue(one.subPeriods[at]?.star ?? 'sun')),
        'share-of-period',
        ['thai.mahataksa.major'],
        stretch(only?.subPeriods[at]),
      ),
    ).flat(),
  ];
}

function periodValues(born: number, { fromAge, toAge, fromDay, toDay }: Period) {
  const twoPlaces = (age: number): number => Math.round(age * 100) / 100;
  return {
    fromAge: twoPlaces(fromAge),
    toAge: twoPlaces(toAge),
    from: isoDay(born + fromDay),
    to: isoDay(born + toDay),
    doubtDays: EDGE_DOUBT_DAYS,
  };
}

/** The seat that moves on by one with every year of life (ทักษาจร), and the star in it. */
export function yearSeatFacts(cases: readonly DayCase[], born: number, day: number): readonly Fact[] {
  const age = nominalAge(born, day);
  if (age === null) return [];
  const step = (age - 1) % 8;
  const counted = { nominalAge: age, steps: step };
  return [
    ...heldFact(
      'thai.mahataksa.nominal-age',
      [countValue(age)],
      'label.thai-mahataksa-nominal-age',
      derived('years-of-animals-counted', [], MAHA_TAKSA_SOURCE),
    ),
    ...heldFact(
      'thai.mahataksa.year-seat',
      [idValue(TAKSA_SEATS[step] ?? 'boriwan')],
      'label.thai-mahataksa-year-seat',
      derived('seat-a-year', ['thai.mahataksa.nominal-age'], MAHA_TAKSA_SOURCE, counted),
    ),
    ...heldFact(
      'thai.mahataksa.year-star',
      cases.map(({ star }) => idValue(stepRing(star, step))),
      'label.thai-mahataksa-year-star',
      derived('star-of-seat', ['thai.mahataksa.year-seat', 'thai.birth-star'], MAHA_TAKSA_SOURCE, counted),
    ),
  ];
}

/** Seats in which a period asks for care, and those in which it helps. */
function moveOfSeat(seat: string | null): PointRow['move'] {
  if (seat === 'kalakini') return 'tension';
  return seat === 'det' || seat === 'si' || seat === 'montri' ? 'resource' : 'observe';
}

const seatTable = (seat: string | null) => {
  const known = TAKSA_SEATS.find((one): one is TaksaSeat => one === seat);
  return known === undefined ? {} : SEAT_TOPICS[known];
};

function mahaTaksaPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const id = (name: string): string => `thai.mahataksa.${name}`;
  const seatAt = (name: string): string | null => wordOn(sheet, id(name));
  const relation = wordOn(sheet, id('relation'));
  const relationMove = relation === 'friend' ? 'resource' : relation === 'enemy' ? 'tension' : 'observe';
  return pointsOn(sheet, [
    {
      key: 'mahataksa:major',
      facts: [id('major'), id('major-seat'), 'thai.birth-star'],
      move: 'core',
      weight: 18,
      topics: mergeTopics(starTopics(sheet, id('major')), seatTable(seatAt('major-seat')), {
        self: 9,
        work: 9,
      }),
      isFrame: true,
    },
    {
      key: 'mahataksa:major-seat',
      facts: [id('major-seat'), id('major')],
      move: moveOfSeat(seatAt('major-seat')),
      weight: 12,
      topics: seatTable(seatAt('major-seat')),
    },
    {
      key: 'mahataksa:sub',
      facts: [id('sub'), id('sub-seat'), id('major')],
      move: moveOfSeat(seatAt('sub-seat')),
      weight: 14,
      topics: mergeTopics(starTopics(sheet, id('sub')), half(seatTable(seatAt('sub-seat')))),
    },
    {
      key: 'mahataksa:relation',
      facts: [id('relation'), id('major'), id('sub')],
      move: relationMove,
      weight: relationMove === 'observe' ? 7 : 12,
      topics: { self: 6, mood: 6, decision: 6, partner: 5 },
    },
    {
      key: 'mahataksa:next-sub',
      facts: [id('next-sub'), id('next-sub-star'), id('sub')],
      move: 'timing',
      weight: 13,
      topics: { decision: 10, work: 8, mood: 6, money: 6, love: 6, breakup: 6 },
    },
    {
      key: 'mahataksa:next-major',
      facts: [id('next-major'), id('next-major-star'), id('major')],
      move: 'timing',
      weight: 9,
      topics: { decision: 7, work: 7, self: 6, 'home-move': 5 },
    },
    {
      key: 'mahataksa:year-seat',
      facts: [id('year-seat'), id('year-star'), id('nominal-age')],
      move: 'observe',
      weight: 9,
      topics: mergeTopics(seatTable(seatAt('year-seat')), half(starTopics(sheet, id('year-star')))),
    },
    {
      key: 'mahataksa:before',
      facts: [id('period.1'), 'thai.birth-star'],
      move: 'observe',
      weight: 3,
      topics: { family: 5, self: 4 },
    },
    ...limitRows(sheet, 'mahataksa'),
  ]);
}
