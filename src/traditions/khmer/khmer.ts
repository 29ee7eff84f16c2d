/**
 * The Khmer day and year of a birth (ហោរាសាស្ត្រ): lunar date, Buddhist year, animal, new year and its lady, and what the
 * tradition shares with its Thai neighbour.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { signIndex } from '#astro/angle/sign.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { civilToDays, daysToCivil, formatIsoDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { isKhmerHolyDay, khmerBuddhistEra, khmerLunarDate } from '#calendar/khmer-lunar.ts';
import { weekdayId } from '#calendar/weekday.ts';
import { birthInputs, missingNeeds } from '../birth-inputs.ts';
import { askedMoment, clockIn } from '../indic/asked-moment.ts';
import { createFactBook } from '../indic/fact-book.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldCount, heldId, nearby } from '../indic/held-values.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { countOf, idOf, isOn, sheetIndex } from '../indic/sheet-index.ts';
import { HOUSE_TOPICS, STAR_TOPICS, strongest } from '../indic/topic-weights.ts';
import { THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import { birthSkies, skySource } from '../thai-chart/natal-facts.ts';
import { schoolNames, THAI_CHART_SCHOOLS, thaiChartSchool } from '../thai-chart/school.ts';
import type { ThaiChartSchool } from '../thai-chart/school.ts';
import { birthCaveats, closeSheet } from '../thai-chart/sheet-frame.ts';
import { thaiBirthDay } from '../thai/birth-day.ts';
import { taksaRing, TAKSA_SEATS } from '../thai/taksa-ring.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, flagValue, idValue } from '../values.ts';
import { countFrom, signAt } from '../vedic/graha.ts';
import { khmerNewYear, khmerYearAt } from './khmer-year.ts';

export const khmer: Tradition = {
  mode: 'khmer',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : khmerSheet(inputs, inputs.birth)),
  points: khmerPoints,
  schools: THAI_CHART_SCHOOLS,
};

const CALENDAR = 'source.khmer-calendar';
const NEW_YEAR = 'source.suriyayatra';
const SHARED = 'source.mainland-tradition';

function khmerSheet(inputs: TraditionInputs, birth: BirthMoment): FactSheet {
  const school = thaiChartSchool(inputs.school);
  const book = createFactBook(birth);
  const civil = parseIsoDate(birth.details.date);
  const day = civil === null ? 0 : civilToDays(civil);
  dayFacts(book, 'khmer', day);
  yearFacts(book, birth, day);
  todayFacts(book, inputs);
  ringFacts(book, birth, school);
  starFacts(book, birth, school);
  book.caveat('shared-mainland-tradition');
  birthCaveats(book, birth);
  return closeSheet(book, {
    mode: 'khmer',
    school: { ...schoolNames(school), calendar: 'chhankitek', 'new-year': 'suriyayatra' },
    inputs: { birth: birthInputs(birth), day: inputs.day, zone: inputs.zone },
    missing: missingNeeds(birth.details),
    complete: ['khmer.seat.*'],
    // The calendar is sure; readings rest on tables that the tradition shares with its neighbours.
    confidence: 'medium',
    sources: [...new Set([CALENDAR, NEW_YEAR, skySource(school), SHARED])],
  });
}

/** The lunar date and the Buddhist year of a civil day, under a stem. */
function dayFacts(book: FactBook, stem: string, day: number): void {
  const lunar = khmerLunarDate(day);
  const era = khmerBuddhistEra(day);
  if (lunar === null || era === null) {
    book.caveat('lunar-table-ends', { date: formatIsoDate(daysToCivil(day)) });
    return;
  }
  const of = (method: string): ReturnType<typeof derived> =>
    derived(method, [], CALENDAR, {
      date: formatIsoDate(daysToCivil(day)),
      monthDays: lunar.monthDays,
      leap: lunar.leap,
    });
  book.addFixed(`${stem}.month`, idValue(lunar.month), 'label.khmer-month', of('days-from-boss-1900'));
  book.addFixed(`${stem}.phase`, idValue(lunar.phase), 'label.khmer-phase', of('days-from-boss-1900'));
  book.addFixed(`${stem}.day`, countValue(lunar.day), 'label.khmer-day', of('days-from-boss-1900'));
  book.addFixed(`${stem}.buddhist-era`, countValue(era), 'label.khmer-era', of('new-after-visak'));
  book.addFixed(
    `${stem}.holy-day`,
    flagValue(isKhmerHolyDay(lunar)),
    'label.khmer-holy-day',
    of('eighth-full-and-last'),
  );
  if (stem === 'khmer')
    book.addFixed('khmer.leap', idValue(lunar.leap), 'label.khmer-leap', of('bodithey-and-avoman'));
}

const DAY_MIN = 1440;

/** The year changes at a minute: a birth within two minutes of it, or on its day without a time, has both. */
function yearFacts(book: FactBook, birth: BirthMoment, day: number): void {
  const { time, plusMinusMin, date } = birth.details;
  const at = time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const doubt = Math.max(2, plusMinusMin);
  const minutes = at === null ? [0, DAY_MIN - 1] : [at, at - doubt, at + doubt];
  const years = minutes.map((minute) => {
    const over = Math.floor(minute / DAY_MIN);
    return khmerYearAt(day + over, minute - over * DAY_MIN, daysToCivil(day + over).year);
  });
  const change = khmerNewYear(daysToCivil(day).year);
  const of = derived('year-from-new-year', ['khmer.new-year-of-birth'], NEW_YEAR, {
    date,
    time,
    newYear: change.text,
  });
  book.add('khmer.animal', heldId(years.map(({ animal }) => animal)), 'label.khmer-animal', of);
  book.add('khmer.sak', heldId(years.map(({ sak }) => sak)), 'label.khmer-sak', of);
  book.add(
    'khmer.chula-sakarat',
    heldCount(years.map(({ chulaSakarat }) => chulaSakarat)),
    'label.chula-sakarat',
    of,
  );
  newYearFact(book, 'khmer.new-year-of-birth', daysToCivil(day).year);
  book.add(
    'khmer.new-year-lady',
    heldId(years.map(({ year }) => khmerNewYear(year).lady)),
    'label.khmer-lady',
    derived('weekday-of-new-year', ['khmer.new-year-of-birth'], NEW_YEAR),
  );
}

/** The moment as an instant: clocks of Cambodia stand seven hours ahead of UTC. */
function newYearFact(book: FactBook, id: string, year: number): void {
  const { text, isAnnounced } = khmerNewYear(year);
  const method = isAnnounced ? 'as-announced' : 'sun-back-from-midnight';
  const at = new Date(Date.parse(`${text}:00Z`) - 7 * 3_600_000).toISOString().slice(0, 19);
  book.addFixed(
    id,
    { type: 'instant', at: `${at}Z` },
    'label.khmer-new-year',
    derived(method, [], NEW_YEAR, { clock: text, zone: 'UTC+7' }),
  );
}

function todayFacts(book: FactBook, inputs: TraditionInputs): void {
  const { day, minute } = clockIn(inputs, askedMoment(inputs));
  dayFacts(book, 'khmer.today', day);
  const { year } = daysToCivil(day);
  const now = khmerYearAt(day, minute, year);
  book.addFixed(
    'khmer.today.animal',
    idValue(now.animal),
    'label.khmer-animal',
    derived('year-from-new-year', [], NEW_YEAR),
  );
  newYearFact(book, 'khmer.next-new-year', now.year + 1);
}

/** The weekday's star and the ring of eight, as the Thai set them. */
function ringFacts(book: FactBook, birth: BirthMoment, school: ThaiChartSchool): void {
  const { cases } = thaiBirthDay(birth, school.day, null);
  const of = derived('weekday-of-birth', [], SHARED, { date: birth.details.date, time: birth.details.time });
  book.add('khmer.weekday', heldId(cases.map(({ weekday }) => weekdayId(weekday))), 'label.weekday', of);
  book.add('khmer.birth-star', heldId(cases.map(({ star }) => star)), 'label.birth-star', of);
  for (const seat of TAKSA_SEATS)
    book.add(
      `khmer.seat.${seat}`,
      heldId(cases.map(({ star }) => taksaRing(star)[seat])),
      'label.taksa-seat',
      derived('ring-from-birth-star', ['khmer.birth-star'], SHARED),
    );
}

/** Stars and lagna by Suriyayatra, with the place's own mean time. */
function starFacts(book: FactBook, birth: BirthMoment, school: ThaiChartSchool): void {
  const { skies } = birthSkies(birth, school);
  const lagnas = skies.flatMap(({ lagnaDeg }) => (lagnaDeg === null ? [] : [signIndex(lagnaDeg)]));
  book.add(
    'khmer.lagna.sign',
    heldId(lagnas.map(signAt)),
    'label.thai-lagna',
    derived('rising-sign', [], skySource(school)),
  );
  for (const star of THAI_STAR_IDS) {
    const signs = skies.flatMap(({ stars }) => nearby(stars[star], signIndex));
    book.add(
      `khmer.${star}.sign`,
      heldId(signs.map(signAt)),
      'label.thai-sign',
      derived(school.system, [], skySource(school), { arcmin: Math.round(skies[0].stars[star] * 60) }),
    );
    book.add(
      `khmer.${star}.house`,
      heldCount(
        skies.flatMap(({ lagnaDeg, stars }) =>
          lagnaDeg === null
            ? []
            : nearby(stars[star], (lon) => countFrom(signIndex(lagnaDeg), signIndex(lon))),
        ),
      ),
      'label.thai-house',
      derived('signs-from-lagna', [`khmer.${star}.sign`, 'khmer.lagna.sign'], SHARED),
    );
  }
}

const COSTING: readonly number[] = [6, 8, 12];

/** What is worth telling: the day and year first, which are the tradition's own; then the shared ring and stars. */
function khmerPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  return [
    ...pointOn(index, ['khmer.animal', 'khmer.sak', 'khmer.new-year-lady'], {
      key: 'khmer:year',
      move: 'core',
      weight: 17,
      topics: { self: 11, family: 5, spirit: 5 },
      isFrame: true,
    }),
    ...pointOn(index, ['khmer.month', 'khmer.phase', 'khmer.day', 'khmer.buddhist-era'], {
      key: 'khmer:lunar-day',
      move: 'core',
      weight: 14,
      topics: { self: 8, mood: 6, spirit: 8 },
    }),
    ...pointOn(index, ['khmer.birth-star', 'khmer.weekday'], {
      key: 'khmer:birth-star',
      move: 'observe',
      weight: 12,
      topics: strongest({ self: 9, work: 4 }, STAR_TOPICS[idOf(index, 'khmer.birth-star') ?? '']),
    }),
    ...pointOn(index, ['khmer.new-year-lady', 'khmer.new-year-of-birth'], {
      key: 'khmer:lady',
      move: 'observe',
      weight: 9,
      topics: { spirit: 6, self: 4 },
    }),
    ...pointOn(index, ['khmer.seat.si', 'khmer.birth-star'], {
      key: 'khmer:si',
      move: 'resource',
      weight: 9,
      topics: { money: 8, love: 5, work: 5 },
    }),
    ...pointOn(index, ['khmer.seat.montri', 'khmer.birth-star'], {
      key: 'khmer:montri',
      move: 'resource',
      weight: 8,
      topics: { work: 7, friendship: 6, decision: 5 },
    }),
    ...pointOn(index, ['khmer.seat.kalakini', 'khmer.birth-star'], {
      key: 'khmer:kalakini',
      move: 'tension',
      weight: 9,
      topics: { decision: 7, mood: 5, breakup: 5 },
    }),
    ...(isOn(index, 'khmer.holy-day')
      ? pointOn(index, ['khmer.holy-day', 'khmer.day'], {
          key: 'khmer:holy-day',
          move: 'resource',
          weight: 9,
          topics: { spirit: 10 },
        })
      : []),
    ...pointOn(index, ['khmer.today.month', 'khmer.today.phase', 'khmer.today.day', 'khmer.today.holy-day'], {
      key: 'khmer:today',
      move: 'timing',
      weight: 8,
      topics: { day: 12, mood: 5 },
    }),
    ...pointOn(index, ['khmer.next-new-year', 'khmer.today.animal'], {
      key: 'khmer:next-new-year',
      move: 'timing',
      weight: 8,
      topics: { decision: 6, 'home-move': 4, family: 4 },
    }),
    ...THAI_STAR_IDS.flatMap((star) => {
      const house = countOf(index, `khmer.${star}.house`);
      return pointOn(index, [`khmer.${star}.sign`, `khmer.${star}.house`], {
        key: `khmer:star:${star}`,
        move: house !== null && COSTING.includes(house) ? 'tension' : 'observe',
        weight: 7,
        topics: strongest(STAR_TOPICS[star], house === null ? undefined : HOUSE_TOPICS[house]),
      });
    }),
    ...limitPoints(index, 'khmer'),
  ];
}
