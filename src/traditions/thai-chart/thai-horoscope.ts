/** A day for a person (ดวงรายวัน): the star of the day in their ring, its colours, and the sky at six in the morning. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { nakshatraOf } from '#astro/chart/sidereal.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { daysToCivil, formatIsoDate } from '#astro/time/local-time-calendar.ts';
import { isWanPhra, thaiLunarDate } from '#calendar/thai-lunar.ts';
import { weekdayNumber } from '#calendar/weekday.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { askedMoment, atLocalHour, clockIn } from '../indic/asked-moment.ts';
import { createFactBook } from '../indic/fact-book.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldCount, heldId, nearby } from '../indic/held-values.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { countOf, idOf, idsOf, isOn, sheetIndex } from '../indic/sheet-index.ts';
import { HOUSE_TOPICS, STAR_TOPICS, strongest } from '../indic/topic-weights.ts';
import { THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import { thaiBirthDay } from '../thai/birth-day.ts';
import { relationsOf, STAR_COLOUR, starOfWeekday } from '../thai/stars.ts';
import type { RingStar } from '../thai/stars.ts';
import { seatOf, taksaRing } from '../thai/taksa-ring.ts';
import { animalOf, yearByRule } from '../thai/thai-year.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { derived, flagValue, idsValue, idValue, isoSecond } from '../values.ts';
import { countFrom, signAt } from '../vedic/graha.ts';
import { rerkOf } from './choosing.ts';
import { birthSkies, CHART_SOURCE, signFacts, skySource } from './natal-facts.ts';
import type { ThaiSkies } from './natal-facts.ts';
import { schoolNames, THAI_CHART_SCHOOLS, thaiChartSchool } from './school.ts';
import type { ThaiChartSchool } from './school.ts';
import { birthCaveats, closeSheet } from './sheet-frame.ts';
import { thaiSky } from './thai-sky.ts';

export const thaiHoroscope: Tradition = {
  mode: 'thai-horoscope',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : daySheet(inputs, inputs.birth)),
  points: dayPoints,
  schools: THAI_CHART_SCHOOLS,
};

const TAKSA = 'source.taksa';

function daySheet(inputs: TraditionInputs, birth: BirthMoment): FactSheet {
  const school = thaiChartSchool(inputs.school);
  const { day, minute } = clockIn(inputs, askedMoment(inputs));
  // The early hours are still the day before; its sky is that of its own six in the morning.
  const told = minute < 360 ? day - 1 : day;
  const dawn = atLocalHour(inputs, formatIsoDate(daysToCivil(told)), 6);
  const skies = birthSkies(birth, school);
  const book = createFactBook(birth);
  const { cases } = thaiBirthDay(birth, school.day, null);
  dayFacts(
    book,
    cases.map(({ star }) => star),
    told,
    birth,
  );
  signFacts(book, skies, school);
  skyFacts(book, skies, dawn, school);
  yearFact(book, cases[0].day, told);
  birthCaveats(book, birth);
  return closeSheet(book, {
    mode: 'thai-horoscope',
    school: schoolNames(school),
    inputs: { birth: birthInputs(birth), day: inputs.day, dawn: isoSecond(dawn), zone: inputs.zone },
    missing: missingNeeds(birth.details),
    complete: ['thaiday.*'],
    confidence: confidenceOf(birth),
    sources: [TAKSA, skySource(school), 'source.thai-lunar', 'source.thai-chart'],
  });
}

/** The star of the day and what it is to the person's own. */
function dayFacts(book: FactBook, birthStars: readonly RingStar[], day: number, birth: BirthMoment): void {
  const weekday = weekdayNumber(day);
  const star = starOfWeekday(weekday);
  book.addFixed(
    'thaiday.star',
    idValue(star),
    'label.day-star',
    derived('weekday-from-six', [], TAKSA, { weekday }),
  );
  book.add(
    'thaiday.birth-star',
    heldId(birthStars),
    'label.birth-star',
    derived('weekday-of-birth', [], TAKSA, { date: birth.details.date }),
  );
  const from = ['thaiday.star', 'thaiday.birth-star'];
  book.add(
    'thaiday.seat',
    heldId(birthStars.map((birthStar) => seatOf(birthStar, star))),
    'label.taksa-seat',
    derived('seat-in-ring', from, TAKSA),
  );
  const [only] = birthStars;
  if (only !== undefined && birthStars.length === 1) {
    const ring = taksaRing(only);
    book.add(
      'thaiday.colours',
      idsValue([ring.det, ring.si, ring.montri].map((one) => STAR_COLOUR[one])),
      'label.lucky-colours',
      derived('stars-of-det-si-montri', ['thaiday.birth-star'], TAKSA, {
        stars: [ring.det, ring.si, ring.montri],
      }),
    );
    book.add(
      'thaiday.pair',
      idsValue(relationsOf(only, star)),
      'label.star-pair',
      derived('pairs-of-stars', from, TAKSA),
    );
  }
  book.add(
    'thaiday.avoid-colour',
    heldId(birthStars.map((one) => STAR_COLOUR[taksaRing(one).kalakini])),
    'label.avoid-colour',
    derived('star-of-kalakini', ['thaiday.birth-star'], TAKSA),
  );
  const lunar = thaiLunarDate(day);
  if (lunar === null) book.caveat('lunar-table-ends');
  else
    book.addFixed(
      'thaiday.wan-phra',
      flagValue(isWanPhra(lunar)),
      'label.wan-phra',
      derived('lunar-date', [], 'source.thai-lunar', {
        month: lunar.month,
        phase: lunar.phase,
        day: lunar.day,
      }),
    );
}

/** The moving stars at six in the morning, in signs and in houses from the lagna, or from the Moon without one. */
function skyFacts(book: FactBook, { skies }: ThaiSkies, dawn: UnixMs, school: ThaiChartSchool): void {
  const sky = thaiSky(dawn, null, school);
  const moon = signIndex(sky.stars.moon);
  const source = skySource(school);
  const at = derived(school.system, [], source, {
    at: isoSecond(dawn),
    arcmin: Math.round(sky.stars.moon * 60),
  });
  book.addFixed('thaiday.moon-sign', idValue(signAt(moon)), 'label.thai-transit-sign', at);
  book.addFixed('thaiday.rerk', idValue(rerkOf(nakshatraOf(sky.stars.moon).number - 1)), 'label.rerk', at);
  const lagnas = skies.flatMap(({ lagnaDeg }) => (lagnaDeg === null ? [] : [signIndex(lagnaDeg)]));
  const from = lagnas.length > 0 ? lagnas : skies.flatMap(({ stars }) => nearby(stars.moon, signIndex));
  const base = lagnas.length > 0 ? 'thai.lagna.sign' : 'thai.moon.sign';
  book.add(
    'thaiday.moon-house',
    heldCount(from.map((sign) => countFrom(sign, moon))),
    'label.thai-transit-house',
    derived('signs-counted', ['thaiday.moon-sign', base], CHART_SOURCE),
  );
  for (const star of THAI_STAR_IDS) {
    const sign = signIndex(sky.stars[star]);
    book.addFixed(
      `thaiday.${star}.sign`,
      idValue(signAt(sign)),
      'label.thai-transit-sign',
      derived(school.system, [], source, { at: isoSecond(dawn), arcmin: Math.round(sky.stars[star] * 60) }),
    );
    book.add(
      `thaiday.${star}.house`,
      heldCount(from.map((one) => countFrom(one, sign))),
      'label.thai-transit-house',
      derived('signs-counted', [`thaiday.${star}.sign`, base], CHART_SOURCE),
    );
  }
}

/** How the year's animal stands to the year of birth: by twelve, so that only the plain contacts are told. */
export const YEAR_RELATIONS = ['same', 'opposite', 'trine', 'other'] as const;

function yearFact(book: FactBook, birthDay: number, day: number): void {
  const born = yearByRule(birthDay, 'month-five');
  const now = yearByRule(day, 'month-five');
  if (born === null || now === null) return;
  const apart = (((now - born) % 12) + 12) % 12;
  const kind =
    apart === 0 ? 'same' : apart === 6 ? 'opposite' : apart === 4 || apart === 8 ? 'trine' : 'other';
  book.addFixed(
    'thaiday.year-relation',
    idValue(kind),
    'label.year-relation',
    derived('animals-compared', [], 'source.thai-lunar', { born: animalOf(born), now: animalOf(now), apart }),
  );
}

/** Seats that help and the one that is passed over; the other three are neither. */
const HELPING: readonly string[] = ['det', 'si', 'montri', 'mula'];

function dayPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  const seat = idOf(index, 'thaiday.seat');
  const pairs = idsOf(index, 'thaiday.pair');
  const move =
    seat === 'kalakini' ? 'tension' : seat !== null && HELPING.includes(seat) ? 'resource' : 'observe';
  return [
    ...pointOn(index, ['thaiday.star', 'thaiday.seat', 'thaiday.birth-star'], {
      key: 'thai-day:frame',
      move: 'core',
      weight: 18,
      topics: { day: 12, mood: 9, self: 5 },
      isFrame: true,
    }),
    ...pointOn(index, ['thaiday.seat', 'thaiday.star'], {
      key: 'thai-day:seat',
      move,
      weight: 14,
      topics: { day: 12, decision: 7, work: 6, money: 5 },
    }),
    ...pointOn(index, ['thaiday.colours', 'thaiday.birth-star'], {
      key: 'thai-day:colours',
      move: 'resource',
      weight: 8,
      topics: { day: 9, self: 4 },
    }),
    ...pointOn(index, ['thaiday.avoid-colour', 'thaiday.birth-star'], {
      key: 'thai-day:avoid-colour',
      move: 'tension',
      weight: 6,
      topics: { day: 8 },
    }),
    ...(pairs.length === 0 || pairs.includes('none')
      ? []
      : pointOn(index, ['thaiday.pair', 'thaiday.star', 'thaiday.birth-star'], {
          key: 'thai-day:pair',
          move: pairs.includes('enemy') ? 'tension' : 'resource',
          weight: 10,
          topics: { day: 9, friendship: 6, mood: 5 },
        })),
    ...pointOn(index, ['thaiday.moon-sign', 'thaiday.moon-house', 'thaiday.rerk'], {
      key: 'thai-day:moon',
      move: 'timing',
      weight: 11,
      topics: strongest({ day: 11, mood: 12 }, HOUSE_TOPICS[countOf(index, 'thaiday.moon-house') ?? 0]),
    }),
    ...pointOn(index, ['thaiday.rerk', 'thaiday.moon-sign'], {
      key: 'thai-day:rerk',
      move: 'timing',
      weight: 8,
      topics: { day: 9, decision: 8 },
    }),
    ...(isOn(index, 'thaiday.wan-phra')
      ? pointOn(index, ['thaiday.wan-phra'], {
          key: 'thai-day:wan-phra',
          move: 'resource',
          weight: 9,
          topics: { spirit: 10, day: 8 },
        })
      : []),
    ...(['saturn', 'jupiter', 'rahu', 'mars', 'sun', 'venus'] as const).flatMap((star) => {
      const house = countOf(index, `thaiday.${star}.house`);
      const costs = house === 6 || house === 8 || house === 12;
      return pointOn(index, [`thaiday.${star}.sign`, `thaiday.${star}.house`], {
        key: `thai-day:${star}`,
        move: costs ? 'tension' : star === 'jupiter' || star === 'venus' ? 'resource' : 'timing',
        weight: star === 'saturn' || star === 'jupiter' ? 10 : 7,
        topics: strongest(STAR_TOPICS[star], house === null ? undefined : HOUSE_TOPICS[house]),
      });
    }),
    ...(idOf(index, 'thaiday.year-relation') === 'other'
      ? []
      : pointOn(index, ['thaiday.year-relation'], {
          key: 'thai-day:year',
          move: idOf(index, 'thaiday.year-relation') === 'trine' ? 'resource' : 'tension',
          weight: 7,
          topics: { self: 5, decision: 5, work: 4 },
        })),
    ...limitPoints(index, 'thai-day'),
  ];
}
