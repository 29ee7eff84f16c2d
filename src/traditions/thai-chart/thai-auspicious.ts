/** Choosing a time (ฤกษ์ยาม): what the tradition counts for and against a moment, added openly. */
import { present } from '#lib/assert.ts';
import type { Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { wrap360 } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import { NAKSHATRA_IDS } from '#astro/chart/sidereal.ts';
import { addDays, MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { chulaSakaratOfDay } from '#calendar/chula-sakarat.ts';
import { isWanPhra, thaiLunarDate } from '#calendar/thai-lunar.ts';
import { weekdayId, weekdayNumber } from '#calendar/weekday.ts';
import { birthInputs, missingNeeds } from '../birth-inputs.ts';
import { aroundMoment, askedMoment, clockIn } from '../indic/asked-moment.ts';
import { createFactBook } from '../indic/fact-book.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldCount, heldId } from '../indic/held-values.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { countOf, idsOf, isOn, sheetIndex } from '../indic/sheet-index.ts';
import type { SheetIndex } from '../indic/sheet-index.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { thaiBirthDay } from '../thai/birth-day.ts';
import { seatOf } from '../thai/taksa-ring.ts';
import { starOfWeekday } from '../thai/stars.ts';
import { tithiNumber } from '../vedic/panchanga.ts';
import { countValue, derived, flagValue, idsValue, idValue, isoSecond } from '../values.ts';
import {
  kalayok,
  KALAYOK_IDS,
  KIND_STARS,
  PURPOSES,
  RERK_FOR,
  rerkOf,
  ROUGH_RERK,
  yamAt,
} from './choosing.ts';
import type { Purpose, RerkId, Yam } from './choosing.ts';
import { skySource } from './natal-facts.ts';
import { schoolNames, THAI_CHART_SCHOOLS, thaiChartSchool } from './school.ts';
import type { ThaiChartSchool } from './school.ts';
import { closeSheet } from './sheet-frame.ts';
import { starLon, thaiSky } from './thai-sky.ts';
import type { ThaiSystem } from './thai-sky.ts';

export const thaiAuspicious: Tradition = {
  mode: 'thai-auspicious',
  // A moment is always known; place, purpose and birth add to it.
  needs: () => [],
  sheet: momentSheet,
  points: momentPoints,
  schools: THAI_CHART_SCHOOLS,
};

const SOURCE = 'source.thai-choosing';

/** How near to its change a rerk is not to be begun in. */
const CHANGE_MARGIN_MIN = 10;

function momentSheet(inputs: TraditionInputs): FactSheet {
  const school = thaiChartSchool(inputs.school);
  const at = askedMoment(inputs);
  const place = inputs.place ?? inputs.birth?.details.place ?? null;
  const purpose = PURPOSES.find((one) => inputs.answers['purpose']?.includes(one) === true) ?? null;
  const book = createFactBook(null);
  const yams = aroundMoment(at).map((one) => yamOf(inputs, one));
  yamFacts(book, inputs, yams);
  const score: Score = [];
  score.push(...rerkFacts(book, at, purpose, school.system));
  score.push(...yearFacts(book, present(yams[0], 'watch')));
  score.push(...seatFacts(book, inputs, yams, school));
  const star = present(yams[0], 'watch').star;
  score.push({ part: 'yam', points: KIND_STARS.includes(star) ? 1 : -1, from: 'auspicious.yam.star' });
  if (place !== null) lagnaFact(book, at, place, school);
  else book.caveat('place-unknown');
  if (purpose === null) book.caveat('purpose-unknown');
  else
    book.addFixed(
      'auspicious.purpose',
      idValue(purpose),
      'label.purpose',
      derived('as-answered', [], 'source.inputs'),
    );
  scoreFacts(book, score);
  return closeSheet(book, {
    mode: 'thai-auspicious',
    school: schoolNames(school),
    inputs: {
      at: isoSecond(at),
      day: inputs.day,
      zone: inputs.zone,
      purpose,
      place: place === null ? null : { ...place },
      birth: inputs.birth === null ? null : birthInputs(inputs.birth),
    },
    missing: missingNeeds(inputs.birth?.details ?? null),
    complete: ['auspicious.kalayok.*', 'auspicious.day-is'],
    // The weekdays are confirmed by announcements; the finer parts come from one source.
    confidence: 'medium',
    sources: [skySource(school), SOURCE, 'source.taksa'],
  });
}

type ScorePart = { readonly part: string; readonly points: number; readonly from: string };
type Score = ScorePart[];

function yamOf(inputs: TraditionInputs, at: UnixMs): Yam {
  const { day, minute } = clockIn(inputs, at);
  return yamAt(day, minute, weekdayNumber);
}

/** The watch; a moment within two minutes of a change has both. */
function yamFacts(book: FactBook, inputs: TraditionInputs, yams: readonly Yam[]): void {
  const first = present(yams[0], 'watch');
  const fromMs = first.day * MS_PER_DAY + first.fromMin * 60_000;
  const offset = inputs.zoneRules.offsetSeconds(inputs.zone, unixMs(fromMs)) * 1000;
  const values = {
    weekday: first.weekday,
    watch: first.number,
    from: isoSecond(fromMs - offset),
    to: isoSecond(fromMs - offset + 90 * 60_000),
  };
  const of = (method: string, from: readonly string[] = []): ReturnType<typeof derived> =>
    derived(method, from, SOURCE, values);
  book.add(
    'auspicious.weekday',
    heldId(yams.map(({ weekday }) => weekdayId(weekday))),
    'label.weekday',
    of('weekday-from-six'),
  );
  book.add('auspicious.period', heldId(yams.map(({ period }) => period)), 'label.period', of('six-to-six'));
  book.add('auspicious.yam', heldCount(yams.map(({ number }) => number)), 'label.yam', of('ninety-minutes'));
  book.add(
    'auspicious.yam.star',
    heldId(yams.map(({ star }) => star)),
    'label.yam-star',
    of('row-of-weekday', ['auspicious.weekday', 'auspicious.yam']),
  );
  book.add(
    'auspicious.yam.name',
    heldId(yams.map(({ name }) => name)),
    'label.yam-name',
    of('row-of-weekday', ['auspicious.weekday', 'auspicious.yam']),
  );
}

const MANSION_DEG = 360 / 27;

function rerkFacts(
  book: FactBook,
  at: UnixMs,
  purpose: Purpose | null,
  system: ThaiSystem,
): readonly ScorePart[] {
  const mansionAt = (moment: UnixMs): number =>
    Math.min(26, Math.floor(starLon('moon', moment, system) / MANSION_DEG));
  const around = aroundMoment(at).map(mansionAt);
  const mansion = present(around[0], 'mansion');
  const from = mansionEdge(at, mansionAt, -1);
  const to = mansionEdge(at, mansionAt, 1);
  const ofMoon = derived(
    'moon-mansion',
    [],
    system === 'lahiri' ? 'source.astronomy-engine' : 'source.suriyayatra',
    {
      at: isoSecond(at),
      moonArcmin: Math.round(starLon('moon', at, system) * 60),
      index: mansion,
    },
  );
  book.add(
    'auspicious.nakshatra',
    heldId(around.map((one) => present(NAKSHATRA_IDS[one], 'nakshatra'))),
    'label.nakshatra',
    ofMoon,
  );
  const rerk = rerkOf(mansion);
  book.add(
    'auspicious.rerk',
    heldId(around.map(rerkOf)),
    'label.rerk',
    derived('ninth-mansion', ['auspicious.nakshatra'], SOURCE, {
      index: mansion,
      rest: mansion % 9,
      from: isoSecond(from),
      to: isoSecond(to),
    }),
  );
  book.addFixed('auspicious.rerk.from', { type: 'instant', at: isoSecond(from) }, 'label.rerk-from', ofMoon);
  book.addFixed('auspicious.rerk.to', { type: 'instant', at: isoSecond(to) }, 'label.rerk-to', ofMoon);
  book.addFixed(
    'auspicious.next-rerk',
    idValue(rerkOf(mansion + 1)),
    'label.next-rerk',
    derived('ninth-mansion', ['auspicious.rerk'], SOURCE),
  );
  const elongation = wrap360(starLon('moon', at, system) - starLon('sun', at, system));
  book.addFixed(
    'auspicious.tithi',
    countValue(tithiNumber(elongation)),
    'label.tithi',
    derived('moon-less-sun', [], SOURCE, { arcmin: Math.round(elongation * 60) }),
  );
  const minutes = Math.min(at - from, to - at) / 60_000;
  const near: ScorePart = { part: 'near-change', points: -1, from: 'auspicious.rerk' };
  return [...rerkScore(rerk, purpose), ...(minutes < CHANGE_MARGIN_MIN ? [near] : [])];
}

function rerkScore(rerk: RerkId, purpose: Purpose | null): readonly ScorePart[] {
  const from = 'auspicious.rerk';
  if (purpose !== null && RERK_FOR[purpose].includes(rerk)) return [{ part: 'rerk', points: 2, from }];
  return [{ part: 'rerk', points: ROUGH_RERK.includes(rerk) ? -1 : 0, from }];
}

/** When the Moon entered its mansion, or leaves it: to the minute. It stays about a day, never two. */
function mansionEdge(at: UnixMs, mansionAt: (at: UnixMs) => number, direction: 1 | -1): UnixMs {
  const here = mansionAt(at);
  let steps = 1;
  while (steps < 20 && mansionAt(addDays(at, (direction * steps) / 8)) === here) steps += 1;
  let inside: number = addDays(at, (direction * (steps - 1)) / 8);
  let outside: number = addDays(at, (direction * steps) / 8);
  while (Math.abs(outside - inside) > 30_000) {
    const middle = unixMs((inside + outside) / 2);
    if (mansionAt(middle) === here) inside = middle;
    else outside = middle;
  }
  // Moments are told in whole minutes, each in the mansion it names.
  const edge = direction === 1 ? outside : inside;
  return unixMs(Math.round(edge / 60_000) * 60_000);
}

function yearFacts(book: FactBook, yam: Yam): readonly ScorePart[] {
  const cs = chulaSakaratOfDay(yam.day);
  book.addFixed(
    'auspicious.chula-sakarat',
    countValue(cs),
    'label.chula-sakarat',
    derived('year-from-thaloengsok', [], 'source.chula-sakarat'),
  );
  const four = kalayok(cs);
  for (const one of four) {
    const stem = `auspicious.kalayok.${one.id}`;
    const of = (modulus: number): ReturnType<typeof derived> =>
      derived('remainder-of-year', ['auspicious.chula-sakarat'], SOURCE, {
        base: one.base,
        modulus,
        rest: one.base % modulus,
      });
    book.addFixed(stem, idValue(one.weekday), 'label.kalayok', of(7));
    book.addFixed(`${stem}.yam`, countValue(one.yam), 'label.kalayok-yam', of(8));
    book.addFixed(`${stem}.sign`, idValue(one.sign), 'label.kalayok-sign', of(12));
    book.addFixed(`${stem}.tithi`, countValue(one.tithi), 'label.kalayok-tithi', of(30));
    book.addFixed(`${stem}.nakshatra`, idValue(one.nakshatra), 'label.kalayok-nakshatra', of(27));
  }
  const today = four.filter(({ weekday }) => weekday === weekdayId(yam.weekday)).map(({ id }) => id);
  book.addFixed(
    'auspicious.day-is',
    idsValue(today),
    'label.day-is',
    derived(
      'weekday-of-kalayok',
      ['auspicious.weekday', ...KALAYOK_IDS.map((id) => `auspicious.kalayok.${id}`)],
      SOURCE,
    ),
  );
  const lunar = thaiLunarDate(yam.day);
  if (lunar === null) book.caveat('lunar-table-ends');
  else
    book.addFixed(
      'auspicious.wan-phra',
      flagValue(isWanPhra(lunar)),
      'label.wan-phra',
      derived('lunar-date', [], 'source.thai-lunar', {
        month: lunar.month,
        phase: lunar.phase,
        day: lunar.day,
      }),
    );
  const worth = { thongchai: 2, athibodi: 1, ubat: -2, lokawinat: -2 } as const;
  return today.map((id) => ({ part: id, points: worth[id], from: `auspicious.kalayok.${id}` }));
}

/** The weekday's star in the person's ring; a day of one's own kalakini is passed over. */
function seatFacts(
  book: FactBook,
  inputs: TraditionInputs,
  yams: readonly Yam[],
  school: ThaiChartSchool,
): readonly ScorePart[] {
  if (inputs.birth === null) {
    book.caveat('birth-date-unknown');
    return [];
  }
  const births = thaiBirthDay(inputs.birth, school.day, null).cases;
  const seats = yams.flatMap(({ weekday }) => births.map(({ star }) => seatOf(star, starOfWeekday(weekday))));
  book.add(
    'thai.birth-star',
    heldId(births.map(({ star }) => star)),
    'label.birth-star',
    derived('weekday-of-birth', [], 'source.taksa', { date: inputs.birth.details.date }),
  );
  book.add(
    'auspicious.seat',
    heldId(seats),
    'label.taksa-seat',
    derived('seat-of-weekday-star', ['auspicious.weekday', 'thai.birth-star'], 'source.taksa'),
  );
  const [seat] = seats;
  if (seat === undefined || seats.some((one) => one !== seat)) return [];
  const points = seat === 'kalakini' ? -2 : seat === 'si' || seat === 'det' || seat === 'montri' ? 1 : 0;
  return [{ part: 'seat', points, from: 'auspicious.seat' }];
}

function lagnaFact(
  book: FactBook,
  at: UnixMs,
  place: { readonly latDeg: number; readonly lonDeg: number },
  school: ThaiChartSchool,
): void {
  const signs = aroundMoment(at).map((one) => thaiSky(one, place, school).lagnaDeg ?? 0);
  book.add(
    'auspicious.lagna',
    heldId(signs.map(signOf)),
    'label.thai-lagna',
    derived('rising-sign', [], skySource(school), {
      at: isoSecond(at),
      arcmin: Math.round(present(signs[0], 'lagna') * 60),
    }),
  );
}

/** The sum and each part of it: our own open count, no promise of how things turn out. */
function scoreFacts(book: FactBook, score: readonly ScorePart[]): void {
  for (const { part, points, from } of score)
    book.addFixed(
      `auspicious.score.${part}`,
      countValue(points),
      'label.score-part',
      derived('points-of-part', [from], 'source.own-count'),
    );
  const rows: Json = score.map(({ part, points }) => ({ part, points }));
  book.addFixed(
    'auspicious.score',
    countValue(score.reduce((sum, { points }) => sum + points, 0)),
    'label.score',
    derived(
      'parts-added',
      score.map(({ part }) => `auspicious.score.${part}`),
      'source.own-count',
      { rows },
    ),
  );
}

const CHOOSING = {
  decision: 12,
  day: 10,
  work: 7,
  money: 6,
  travel: 7,
  'home-move': 7,
  legal: 6,
  love: 5,
} as const;

function momentPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  const total = countOf(index, 'auspicious.score') ?? 0;
  return [
    ...pointOn(index, ['auspicious.rerk', 'auspicious.score', 'auspicious.yam', 'auspicious.purpose'], {
      key: 'auspicious:frame',
      move: 'core',
      weight: 18,
      topics: CHOOSING,
      isFrame: true,
    }),
    ...pointOn(index, ['auspicious.rerk.to', 'auspicious.next-rerk', 'auspicious.rerk.from'], {
      key: 'auspicious:rerk-times',
      move: 'timing',
      weight: 14,
      topics: CHOOSING,
    }),
    ...pointOn(index, ['auspicious.yam.name', 'auspicious.yam.star', 'auspicious.yam'], {
      key: 'auspicious:yam',
      move: scoreMove(index, 'yam'),
      weight: 12,
      topics: CHOOSING,
    }),
    ...pointOn(index, ['auspicious.rerk', 'auspicious.nakshatra', 'auspicious.score.rerk'], {
      key: 'auspicious:rerk',
      move: scoreMove(index, 'rerk'),
      weight: 13,
      topics: CHOOSING,
    }),
    ...dayPoints(index),
    ...pointOn(index, ['auspicious.seat', 'auspicious.weekday', 'thai.birth-star'], {
      key: 'auspicious:seat',
      move: scoreMove(index, 'seat'),
      weight: 12,
      topics: { ...CHOOSING, self: 6 },
    }),
    ...pointOn(index, ['auspicious.lagna'], {
      key: 'auspicious:lagna',
      move: 'observe',
      weight: 7,
      topics: CHOOSING,
    }),
    ...pointOn(index, ['auspicious.tithi', 'auspicious.wan-phra'], {
      key: isOn(index, 'auspicious.wan-phra') ? 'auspicious:wan-phra' : 'auspicious:tithi',
      move: 'observe',
      weight: isOn(index, 'auspicious.wan-phra') ? 9 : 5,
      topics: { spirit: 9, day: 8 },
    }),
    ...pointOn(index, ['auspicious.score'], {
      key: 'auspicious:score',
      move: total < 0 ? 'tension' : total > 0 ? 'resource' : 'observe',
      weight: 10,
      topics: CHOOSING,
    }),
    ...limitPoints(index, 'auspicious'),
  ];
}

function scoreMove(index: SheetIndex, part: string): 'resource' | 'tension' | 'observe' {
  const points = countOf(index, `auspicious.score.${part}`) ?? 0;
  return points > 0 ? 'resource' : points < 0 ? 'tension' : 'observe';
}

function dayPoints(index: SheetIndex): readonly TraditionPoint[] {
  const today = idsOf(index, 'auspicious.day-is');
  if (today.length === 0)
    return pointOn(index, ['auspicious.kalayok.thongchai', 'auspicious.kalayok.ubat', 'auspicious.weekday'], {
      key: 'auspicious:days-of-year',
      move: 'observe',
      weight: 8,
      topics: CHOOSING,
    });
  return today.flatMap((id) =>
    pointOn(index, [`auspicious.kalayok.${id}`, 'auspicious.day-is', 'auspicious.weekday'], {
      key: `auspicious:day:${id}`,
      move: id === 'thongchai' || id === 'athibodi' ? 'resource' : 'tension',
      weight: 13,
      topics: CHOOSING,
    }),
  );
}
