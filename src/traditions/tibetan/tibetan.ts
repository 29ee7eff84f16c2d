/** The Tibetan birth date and year by the Phugpa calendar: element and animal, mewa, the parkha of this year of life. */
import { present } from '#lib/assert.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { civilToDays, daysToCivil, formatIsoDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { losar, phugpaDate, tibetanYear } from '#calendar/phugpa.ts';
import { weekdayId, weekdayNumber } from '#calendar/weekday.ts';
import { birthInputs } from '../birth-inputs.ts';
import { createFactBook } from '../indic/fact-book.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldId } from '../indic/held-values.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { idOf, sheetIndex } from '../indic/sheet-index.ts';
import { closeSheet } from '../thai-chart/sheet-frame.ts';
import type { Sex, Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, idValue } from '../values.ts';
import { mewaOf, obstacleOf, parkhaOf, WEEKDAY_ELEMENTS } from './tables.ts';

export const tibetan: Tradition = {
  mode: 'tibetan',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : tibetanSheet(inputs, inputs.birth)),
  points: tibetanPoints,
  schools: {},
};

const CALENDAR = 'source.phugpa';
const RULES = 'source.tibetan-elements';

/** The birth time is not used: a day begins at dawn of the civil date. */
function tibetanSheet(inputs: TraditionInputs, birth: BirthMoment): FactSheet {
  const book = createFactBook(null);
  const day = dayOf(birth.details.date);
  const date = phugpaDate(day);
  dateFacts(book, day, date.year);
  yearFacts(book, 'tibetan', date.year);
  const today = dayOf(inputs.day);
  const now = phugpaDate(today);
  yearFacts(book, 'tibetan.now', now.year);
  const of = derived('lunar-day-at-dawn', [], CALENDAR, { date: inputs.day });
  book.addFixed('tibetan.now.month', countValue(now.month), 'label.tibetan-month', of);
  book.addFixed('tibetan.now.day', countValue(now.day), 'label.tibetan-day', of);
  losarFact(book, 'tibetan.losar', now.year);
  losarFact(book, 'tibetan.next-losar', now.year + 1);
  if (today >= day) ageFacts(book, date.year, now.year, inputs.sex);
  if (inputs.sex === null) book.caveat('sex-unknown');
  if (birth.details.time !== null && Number(birth.details.time.slice(0, 2)) < 6)
    book.caveat('day-begins-at-dawn', { date: birth.details.date });
  return closeSheet(book, {
    mode: 'tibetan',
    school: { calendar: 'phugpa', 'leap-month': 'first-of-two' },
    inputs: { birth: birthInputs(birth), day: inputs.day, sex: inputs.sex },
    missing: inputs.sex === null ? ['sex'] : [],
    complete: ['tibetan.*'],
    confidence: 'high',
    sources: [CALENDAR, RULES],
  });
}

/** A date that is none stands for the first day there is: `BirthMoment` has checked it. */
function dayOf(iso: string): number {
  const civil = parseIsoDate(iso);
  return civil === null ? 0 : civilToDays(civil);
}

function dateFacts(book: FactBook, day: number, year: number): void {
  const date = phugpaDate(day);
  const of = derived('lunar-day-at-dawn', [], CALENDAR, {
    date: formatIsoDate(daysToCivil(day)),
    losar: formatIsoDate(daysToCivil(losar(year))),
    skipsNext: date.skipsNext,
  });
  book.addFixed('tibetan.month', countValue(date.month), 'label.tibetan-month', of);
  book.addFixed('tibetan.month-repeat', idValue(date.monthRepeat), 'label.tibetan-month-repeat', of);
  book.addFixed('tibetan.day', countValue(date.day), 'label.tibetan-day', of);
  book.addFixed('tibetan.day-repeat', idValue(date.dayRepeat), 'label.tibetan-day-repeat', of);
  if (date.monthRepeat !== 'single')
    book.caveat('tibetan-leap-month', { month: date.month, which: date.monthRepeat });
  const weekday = weekdayNumber(day);
  const ofWeek = derived('weekday-of-date', [], RULES, { date: formatIsoDate(daysToCivil(day)) });
  book.addFixed('tibetan.weekday', idValue(weekdayId(weekday)), 'label.weekday', ofWeek);
  book.addFixed(
    'tibetan.weekday-element',
    idValue(present(WEEKDAY_ELEMENTS[weekday - 1], 'element')),
    'label.weekday-element',
    ofWeek,
  );
}

function yearFacts(book: FactBook, stem: string, year: number): void {
  const { element, gender, animal, rabjung, inRabjung } = tibetanYear(year);
  const of = derived('year-from-losar', [], CALENDAR, {
    year,
    losar: formatIsoDate(daysToCivil(losar(year))),
  });
  book.addFixed(`${stem}.year`, idValue(`${element}-${gender}-${animal}`), 'label.tibetan-year', of);
  book.addFixed(`${stem}.element`, idValue(element), 'label.tibetan-element', of);
  book.addFixed(`${stem}.gender`, idValue(gender), 'label.tibetan-gender', of);
  book.addFixed(`${stem}.animal`, idValue(animal), 'label.tibetan-animal', of);
  if (stem === 'tibetan') {
    book.addFixed('tibetan.rabjung', countValue(rabjung), 'label.rabjung', of);
    book.addFixed('tibetan.year-in-rabjung', countValue(inRabjung), 'label.year-in-rabjung', of);
  }
  const { number, colour } = mewaOf(year);
  const ofNine = derived('nine-go-backward', [`${stem}.year`], RULES, { year, rest: year % 9 });
  book.addFixed(`${stem}.mewa`, countValue(number), 'label.mewa', ofNine);
  book.addFixed(`${stem}.mewa-colour`, idValue(colour), 'label.mewa-colour', ofNine);
}

/** Losar is a day, told as its midnight in UTC. */
function losarFact(book: FactBook, id: string, year: number): void {
  const date = formatIsoDate(daysToCivil(losar(year)));
  book.addFixed(
    id,
    { type: 'instant', at: date },
    'label.losar',
    derived('first-day-of-first-month', [], CALENDAR, { year }),
  );
}

function ageFacts(book: FactBook, birthYear: number, year: number, sex: Sex | null): void {
  const age = year - birthYear + 1;
  book.addFixed(
    'tibetan.nominal-age',
    countValue(age),
    'label.nominal-age',
    derived('years-counted-from-one', ['tibetan.year', 'tibetan.now.year'], RULES, { birthYear, year }),
  );
  // Men and women begin at opposite points: both are told where nothing was said.
  const rings = (sex === null ? (['male', 'female'] as const) : [sex]).map((one) => parkhaOf(age, one));
  const of = derived('ring-of-eight', ['tibetan.nominal-age'], RULES, {
    age,
    sex,
    steps: age - 1,
    confidence: 'medium',
  });
  book.add('tibetan.parkha', heldId(rings.map(({ id }) => id)), 'label.parkha', of);
  book.add('tibetan.parkha.element', heldId(rings.map(({ element }) => element)), 'label.parkha-element', of);
  book.add(
    'tibetan.parkha.direction',
    heldId(rings.map(({ direction }) => direction)),
    'label.parkha-direction',
    of,
  );
  const ofAnimal = derived('animals-compared', ['tibetan.animal', 'tibetan.now.animal'], RULES, {
    birthYear,
    year,
  });
  book.addFixed('tibetan.obstacle', idValue(obstacleOf(birthYear, year)), 'label.obstacle', ofAnimal);
  book.addFixed(
    'tibetan.next-obstacle-year',
    countValue(nextObstacle(birthYear, year)),
    'label.next-obstacle',
    ofAnimal,
  );
}

/** The next year of one's own animal: twelve years from the last one. */
function nextObstacle(birthYear: number, year: number): number {
  return year + 12 - ((((year - birthYear) % 12) + 12) % 12);
}

function tibetanPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  const obstacle = idOf(index, 'tibetan.obstacle');
  return [
    ...pointOn(index, ['tibetan.year', 'tibetan.element', 'tibetan.animal', 'tibetan.rabjung'], {
      key: 'tibetan:year',
      move: 'core',
      weight: 18,
      topics: { self: 12, family: 5, love: 5, work: 5 },
      isFrame: true,
    }),
    ...pointOn(index, ['tibetan.month', 'tibetan.day', 'tibetan.day-repeat'], {
      key: 'tibetan:date',
      move: 'observe',
      weight: 9,
      topics: { self: 6, spirit: 8 },
    }),
    ...pointOn(index, ['tibetan.mewa', 'tibetan.mewa-colour'], {
      key: 'tibetan:mewa',
      move: 'observe',
      weight: 13,
      topics: { self: 9, spirit: 9, mood: 6, work: 5 },
    }),
    ...pointOn(
      index,
      ['tibetan.parkha', 'tibetan.parkha.element', 'tibetan.parkha.direction', 'tibetan.nominal-age'],
      {
        key: 'tibetan:parkha',
        move: 'timing',
        weight: 12,
        topics: { decision: 9, travel: 8, 'home-move': 8, work: 6 },
      },
    ),
    ...pointOn(index, ['tibetan.weekday', 'tibetan.weekday-element'], {
      key: 'tibetan:weekday',
      move: 'observe',
      weight: 8,
      topics: { self: 6, mood: 7 },
    }),
    ...pointOn(index, ['tibetan.now.year', 'tibetan.now.element', 'tibetan.now.animal', 'tibetan.now.mewa'], {
      key: 'tibetan:this-year',
      move: 'timing',
      weight: 11,
      topics: { decision: 8, work: 7, money: 5 },
    }),
    ...yearElementPoint(index),
    ...(obstacle === null || obstacle === 'none'
      ? pointOn(index, ['tibetan.obstacle', 'tibetan.next-obstacle-year'], {
          key: 'tibetan:no-obstacle',
          move: 'resource',
          weight: 6,
          topics: { decision: 5, mood: 4 },
        })
      : pointOn(index, ['tibetan.obstacle', 'tibetan.now.animal', 'tibetan.animal'], {
          key: 'tibetan:obstacle',
          move: 'tension',
          weight: 13,
          topics: { decision: 9, work: 6, mood: 6, love: 4 },
        })),
    ...pointOn(index, ['tibetan.next-losar'], {
      key: 'tibetan:next-losar',
      move: 'timing',
      weight: 6,
      topics: { decision: 5, spirit: 5 },
    }),
    ...limitPoints(index, 'tibetan'),
  ];
}

/** Mother and son, friend and enemy of the elements: wood, fire, earth, iron, water each bear the next and hold the one after it. */
function yearElementPoint(index: ReturnType<typeof sheetIndex>): readonly TraditionPoint[] {
  const ring = ['wood', 'fire', 'earth', 'iron', 'water'];
  const born = ring.indexOf(idOf(index, 'tibetan.element') ?? '');
  const now = ring.indexOf(idOf(index, 'tibetan.now.element') ?? '');
  if (born < 0 || now < 0) return [];
  // The year is the mother when it comes just before, the enemy when it comes two before.
  const ahead = (born - now + 5) % 5;
  const move = ahead === 2 ? 'tension' : ahead === 1 || ahead === 0 ? 'resource' : 'observe';
  return pointOn(index, ['tibetan.now.element', 'tibetan.element'], {
    key: 'tibetan:elements',
    move,
    weight: 10,
    topics: { self: 7, decision: 6, work: 5 },
  });
}
