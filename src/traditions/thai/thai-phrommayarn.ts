/** Mode `thai-phrommayarn`: the age wheel with the animal of birth, the star of birth and the seat of the year. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { thaiLunarDate, thaiLunarToDays } from '#calendar/thai-lunar.ts';
import type { Sex, Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, idValue } from '../values.ts';
import { directionOf, EASY_FIGURES, HARD_FIGURES, wheelFigure, wheelIndex } from './age-wheel.ts';
import type { WheelFigure } from './age-wheel.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import type { DayCase } from './birth-day.ts';
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
import type { PointRow, TopicTable } from './sheet-parts.ts';
import { birthStarFacts } from './taksa-facts.ts';
import { stepRing, TAKSA_SEATS } from './taksa-ring.ts';
import { half, starTopics } from './thai-taksa.ts';
import { animalOf, nominalAge, yearByRule } from './thai-year.ts';
import { SEAT_TOPICS } from './topics.ts';

export const WHEEL_SOURCE = 'source.thai-age-wheel';

export const thaiPhrommayarn: Tradition = {
  mode: 'thai-phrommayarn',
  needs: ({ birth, sex }) => [
    ...(birth === null ? (['birth-date'] as const) : []),
    ...(sex === null ? (['sex'] as const) : []),
  ],
  sheet: wheelSheet,
  points: wheelPoints,
  schools: DAY_SCHOOLS,
};

function wheelSheet(inputs: TraditionInputs): FactSheet | null {
  const birth = readBirth(inputs);
  const born = daysOf(inputs.birth?.details.date ?? '');
  if (birth === null || born === null || inputs.sex === null) return null;
  const day = askedDay(inputs);
  const age = nominalAge(born, day);
  return sealThai({
    mode: 'thai-phrommayarn',
    school: { ...birth.school, age: 'animal-years-from-one', figures: 'common-list' },
    inputs: { ...birth.inputs, sex: inputs.sex, now: nowText(inputs), zone: inputs.zone, day: inputs.day },
    missing: birth.missing,
    facts: [
      ...birthStarFacts(birth.day),
      ...animalFact(born),
      ...(age === null ? [] : wheelFacts(age, inputs.sex)),
      ...(age === null ? [] : turnFact(day, inputs)),
      ...(age === null ? [] : seatFacts(birth.day.cases, age)),
    ],
    caveats: [
      ...birth.caveats,
      caveat('wheel-order-varies'),
      ...(age === null ? [caveat(day < born ? 'day-before-birth' : 'thai-calendar-range')] : []),
    ],
    complete: age === null ? [] : ['wheel.*'],
    confidence: 'low',
    sources: [WHEEL_SOURCE, 'source.thai-taksa', 'source.thai-almanac'],
  });
}

function animalFact(born: number): readonly Fact[] {
  const year = yearByRule(born, 'month-five');
  if (year === null) return [];
  const from = derived('year-from-month-five', [], 'source.thai-almanac', { day: isoDay(born), year });
  return [fact('wheel.animal', idValue(animalOf(year)), 'label.wheel-animal', from)];
}

function wheelFacts(age: number, sex: Sex): readonly Fact[] {
  const index = wheelIndex(age, sex);
  const counted = (name: string, at: number): Fact =>
    fact(
      `wheel.${name}`,
      idValue(wheelFigure(wheelIndex(at, sex))),
      `label.wheel-${name}`,
      derived('age-round-wheel', ['wheel.age', 'wheel.direction'], WHEEL_SOURCE, {
        age: at,
        place: wheelIndex(at, sex),
      }),
    );
  return [
    fact(
      'wheel.age',
      countValue(age),
      'label.wheel-age',
      derived('years-of-animals-counted', [], WHEEL_SOURCE),
    ),
    fact(
      'wheel.direction',
      idValue(directionOf(sex)),
      'label.wheel-direction',
      derived('direction-by-sex', [], WHEEL_SOURCE, { sex }),
    ),
    fact(
      'wheel.index',
      countValue(index),
      'label.wheel-index',
      derived('age-round-wheel', ['wheel.age', 'wheel.direction'], WHEEL_SOURCE, { age, steps: age - 1 }),
    ),
    counted('figure', age),
    counted('previous-figure', age - 1),
    counted('next-figure', age + 1),
  ];
}

/** The wheel moves on when the next animal's year begins: waxing 1 of the fifth month. */
function turnFact(day: number, inputs: TraditionInputs): readonly Fact[] {
  const today = thaiLunarDate(day);
  const next = [0, 1]
    .map((more) =>
      today === null
        ? null
        : thaiLunarToDays({
            year: today.year + more,
            month: 5,
            secondEighth: false,
            phase: 'waxing',
            day: 1,
          }),
    )
    .find((one) => one !== null && one > day);
  if (next === undefined || next === null) return [];
  return [
    fact(
      'wheel.next-turn',
      dayValue([next], inputs),
      'label.wheel-next-turn',
      derived('year-from-month-five', ['wheel.age'], 'source.thai-almanac', { day: isoDay(next) }),
    ),
  ];
}

function seatFacts(cases: readonly DayCase[], age: number): readonly Fact[] {
  const steps = (age - 1) % 8;
  return [
    fact(
      'wheel.year-seat',
      idValue(TAKSA_SEATS[steps] ?? 'boriwan'),
      'label.wheel-year-seat',
      derived('seat-a-year', ['wheel.age'], 'source.thai-taksa', { steps }),
    ),
    ...heldFact(
      'wheel.year-star',
      cases.map(({ star }) => idValue(stepRing(star, steps))),
      'label.wheel-year-star',
      derived('star-of-seat', ['wheel.year-seat', 'thai.birth-star'], 'source.thai-taksa'),
    ),
  ];
}

/** What a figure is asked about, by what it shows: shelter and rank for work, a cut or a loss for endings. */
const FIGURE_TOPICS: Readonly<Record<WheelFigure, TopicTable>> = {
  stupa: { spirit: 10, self: 6 },
  'silver-parasol': { work: 8, friendship: 6 },
  beheaded: { breakup: 10, decision: 7, work: 5 },
  'royal-house': { work: 9, 'home-move': 8, family: 6 },
  palace: { 'home-move': 9, money: 7, family: 6 },
  rahu: { decision: 9, mood: 7 },
  'golden-parasol': { work: 10, self: 6 },
  'deity-on-turtle': { spirit: 7, study: 7, travel: 6 },
  yoke: { work: 8, legal: 8, mood: 6 },
  shaman: { spirit: 8, study: 6, 'health-worry': 4 },
  widow: { breakup: 10, love: 8, partner: 7, mood: 6 },
  naga: { love: 6, travel: 6, creativity: 6 },
};

function wheelPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const figure = (id: string): WheelFigure | null => figureOf(wordOn(sheet, id));
  const now = figure('wheel.figure');
  const next = figure('wheel.next-figure');
  const seat = TAKSA_SEATS.find((one) => one === wordOn(sheet, 'wheel.year-seat'));
  return pointsOn(sheet, [
    {
      key: 'wheel:figure',
      facts: ['wheel.figure', 'wheel.index', 'wheel.age'],
      move: 'core',
      weight: 17,
      topics: mergeTopics({ self: 8 }, now === null ? {} : FIGURE_TOPICS[now]),
      isFrame: true,
    },
    {
      key: 'wheel:tone',
      facts: ['wheel.figure', 'wheel.direction'],
      move: toneOf(now),
      weight: 11,
      topics: now === null ? {} : FIGURE_TOPICS[now],
    },
    {
      key: 'wheel:before',
      facts: ['wheel.previous-figure', 'wheel.figure'],
      move: 'observe',
      weight: 6,
      topics: { mood: 5, self: 4, breakup: 4 },
    },
    {
      key: 'wheel:next',
      facts: ['wheel.next-turn', 'wheel.next-figure', 'wheel.figure'],
      move: 'timing',
      weight: 11,
      topics: mergeTopics({ decision: 7 }, next === null ? {} : half(FIGURE_TOPICS[next])),
    },
    {
      key: 'wheel:next-tone',
      facts: ['wheel.next-figure', 'wheel.age'],
      move: toneOf(next),
      weight: 7,
      topics: next === null ? {} : half(FIGURE_TOPICS[next]),
    },
    {
      key: 'wheel:seat',
      facts: ['wheel.year-seat', 'wheel.year-star', 'thai.birth-star'],
      move:
        seat === 'kalakini'
          ? 'tension'
          : seat === 'si' || seat === 'det' || seat === 'montri'
            ? 'resource'
            : 'observe',
      weight: 10,
      topics: mergeTopics(
        seat === undefined ? {} : SEAT_TOPICS[seat],
        half(starTopics(sheet, 'wheel.year-star')),
      ),
    },
    {
      key: 'wheel:birth',
      facts: ['thai.birth-star', 'wheel.animal'],
      move: 'observe',
      weight: 9,
      topics: mergeTopics({ self: 9, family: 4 }, half(starTopics(sheet, 'thai.birth-star'))),
    },
    ...limitRows(sheet, 'wheel'),
  ]);
}

const figureOf = (word: string | null): WheelFigure | null =>
  [...HARD_FIGURES, ...EASY_FIGURES, 'shaman' as const, 'naga' as const].find((one) => one === word) ?? null;

function toneOf(figure: WheelFigure | null): PointRow['move'] {
  if (figure === null) return 'observe';
  if (HARD_FIGURES.includes(figure)) return 'tension';
  return EASY_FIGURES.includes(figure) ? 'resource' : 'observe';
}
