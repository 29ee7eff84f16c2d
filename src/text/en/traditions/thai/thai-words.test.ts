/**
 * Laws of the words of the nine counting modes of the Thai family, over forty seeded askings of each:
 * 1. every point is told, and its first sentence names the value of its first fact;
 * 2. every fact has a title and a detail, every method, source and caveat its words, every value of a vocabulary its names;
 * 3. no line is too long, banned or unfinished, and the verifier bears out each that claims something.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';
import { SAK_IDS, SONGKRAN_LADIES } from '#calendar/chula-sakarat.ts';
import { THAI_FESTIVALS, THAI_PHASES, THAI_YEAR_KINDS } from '#calendar/thai-lunar.ts';
import { WEEKDAY_IDS } from '#calendar/weekday.ts';
import { WHEEL_DIRECTIONS, WHEEL_FIGURES } from '#traditions/thai/age-wheel.ts';
import { SONGKRAN_DAYS } from '#traditions/thai/almanac-facts.ts';
import { AFFECTED, YEAR_RELATIONS } from '#traditions/thai/animal-relations.ts';
import { KUA_TRIGRAMS, MANSIONS } from '#traditions/thai/kua.ts';
import { THAI_LETTERS } from '#traditions/thai/letters.ts';
import { SEVEN_CELLS, TOTAL_NAMES } from '#traditions/thai/seven-numbers.ts';
import {
  COMPASS_IDS,
  RING_STARS,
  STAR_COLOURS,
  STAR_RELATIONS,
  STARS_BY_NUMBER,
} from '#traditions/thai/stars.ts';
import { BUDDHA_POSTURES } from '#traditions/thai/taksa-facts.ts';
import { ANIMAL_IDS, YEAR_ELEMENTS } from '#traditions/thai/thai-year.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { thai7numbers9bases } from '#traditions/thai/thai-7numbers-9bases.ts';
import { thaiMahaTaksa } from '#traditions/thai/thai-maha-taksa.ts';
import { thaiYearlyZodiac } from '#traditions/thai/thai-yearly-zodiac.ts';
import { thaiPhrommayarn } from '#traditions/thai/thai-phrommayarn.ts';
import { thaiNumerology } from '#traditions/thai/thai-numerology.ts';
import { thaiNameAnalysis } from '#traditions/thai/thai-name-analysis.ts';
import { thaiFengShui } from '#traditions/thai/thai-feng-shui.ts';
import { thaiAlmanac } from '#traditions/thai/thai-almanac.ts';
import { thaiTaksa } from '#traditions/thai/thai-taksa.ts';
import { words as sevenWords } from '../thai-7numbers-9bases.ts';
import { words as mahaTaksaWords } from '../thai-maha-taksa.ts';
import { words as zodiacWords } from '../thai-yearly-zodiac.ts';
import { words as wheelWords } from '../thai-phrommayarn.ts';
import { words as numberWords } from '../thai-numerology.ts';
import { words as nameWords } from '../thai-name-analysis.ts';
import { words as kuaWords } from '../thai-feng-shui.ts';
import { words as almanacWords } from '../thai-almanac.ts';
import { words as taksaWords } from '../thai-taksa.ts';
import { cellTexts, totalTexts } from '../thai-7numbers-9bases/cells.ts';
import { isConsonant, letterNames } from './letters.ts';
import {
  animalNames,
  colourNames,
  compassNames,
  festivalNames,
  postureNames,
  relationNames,
  seatNames,
  starNames,
  weekdayNames,
  yearElementNames,
  yearKindNames,
} from './names.ts';
import type { NameTable } from './names.ts';
import { seatTexts, starInSeat } from './seats.ts';
import { starTexts } from './stars.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  lineFaults,
  toldFaults,
} from '../../../../../tests/support/tradition-words.ts';

const zoneRules = createZoneRules();

function birth(date: string, time: string | null): BirthMoment {
  const place = { name: 'Khon Kaen', latDeg: 16.44, lonDeg: 102.83 };
  const details = {
    date,
    time,
    plusMinusMin: 0,
    place,
    zone: 'Asia/Bangkok',
    offsetSeconds: null,
    fold: null,
  };
  const answer = resolveBirth(details, zoneRules);
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const two = (n: number): string => String(n).padStart(2, '0');
const names = ['สมชาย ใจดี', 'หทัยรัตน์', 'ณัฐฐา ศรีสุข', 'กฤษณ์ ฤๅชัย', 'อุไร', 'ปิยะ-วัฒน์ แก้วมณี', 'ฉวีวรรณ ทองคำ'];
const times = ['16:05', null, '05:59', '02:30', '19:40', '06:00', '12:00'];

/** Births of a century, with and without an hour; days of the calendar, its festivals and its edges. */
function asked(n: number): TraditionInputs {
  const date =
    n === 39
      ? '1850-01-01'
      : `${1925 + ((n * 17) % 96)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 7) % 28))}`;
  const day = [
    '2026-11-21',
    '2026-05-31',
    '2026-04-14',
    '2031-02-03',
    '2026-07-29',
    '2070-01-01',
    '2026-11-24',
  ][n % 7];
  return {
    birth: birth(date, times[n % 7] ?? null),
    sex: n % 4 === 3 ? null : n % 2 === 0 ? 'female' : 'male',
    name: { thai: names[n % 7] ?? null, latin: null },
    now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
    zone: 'Asia/Bangkok',
    place: n % 3 === 0 ? null : { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 },
    day: day ?? '2026-11-21',
    facingDeg: n % 5 === 0 ? null : n % 5 === 1 ? 22.5 : (n * 37) % 360,
    seed: null,
    entered: null,
    answers: {
      ...(n % 2 === 0 ? { number: [n % 4 === 0 ? '081 234 5678' : '๑๒'] } : {}),
      ...(n % 3 === 0 ? { 'target-year': [String(2020 + n)] } : {}),
    },
    school: n % 6 === 5 ? { yearRelations: 'month-five', mahaTaksaCycle: '96', marks: 'with-vowels' } : {},
    zoneRules,
  };
}

const modes: readonly (readonly [Tradition, TraditionWords])[] = [
  [thaiTaksa, taksaWords],
  [thaiMahaTaksa, mahaTaksaWords],
  [thai7numbers9bases, sevenWords],
  [thaiPhrommayarn, wheelWords],
  [thaiAlmanac, almanacWords],
  [thaiFengShui, kuaWords],
  [thaiNameAnalysis, nameWords],
  [thaiNumerology, numberWords],
  [thaiYearlyZodiac, zodiacWords],
];

const unsexed = (inputs: TraditionInputs): TraditionInputs =>
  inputs.sex === null ? { ...inputs, sex: 'female' } : inputs;

describe.each(modes)('$mode', (tradition, words) => {
  const inputs = Array.from({ length: 40 }, (_, n) => asked(n));
  const sheets = askedSheets(
    tradition,
    inputs.map((one) => (tradition.needs(one).includes('sex') ? unsexed(one) : one)),
  );

  it('tells every point of forty sheets', () => {
    expect(sheets).toHaveLength(inputs.length);
    expect(toldFaults(sheets, tradition, words)).toEqual([]);
  });

  it('says nothing that the sheet denies', () => {
    expect(deniedSentences(sheets, tradition, words)).toEqual([]);
  });

  it('frames a reading', () => {
    expect(frameFaults(words)).toEqual([]);
    expect(words.mode).toBe(tradition.mode);
  });
});

it('has whole lines for stars and seats', () => {
  const lines = [
    ...Object.values(starTexts).flatMap(({ core, themes }) => [...core, ...Object.values(themes)]),
    ...Object.values(seatTexts).flatMap(({ core, time, themes }) => [
      ...core,
      ...time,
      ...Object.values(themes),
    ]),
    ...TAKSA_SEATS.flatMap((seat) => RING_STARS.map((star) => starInSeat[seat][star])),
  ];
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

it('names every value of the shared vocabularies in both scripts', () => {
  const tables: readonly (readonly [readonly string[], NameTable])[] = [
    [[...STARS_BY_NUMBER, 'uranus'], starNames],
    [TAKSA_SEATS, seatNames],
    [WEEKDAY_IDS, weekdayNames],
    [ANIMAL_IDS, animalNames],
    [STAR_COLOURS, colourNames],
    [COMPASS_IDS, compassNames],
    [STAR_RELATIONS.filter((one) => one !== 'none'), relationNames],
    [BUDDHA_POSTURES, postureNames],
    [YEAR_ELEMENTS, yearElementNames],
    [THAI_FESTIVALS, festivalNames],
    [THAI_YEAR_KINDS, yearKindNames],
    [
      SEVEN_CELLS.flat(),
      Object.fromEntries(Object.entries(cellTexts).map(([cell, { name }]) => [cell, name])),
    ],
    [
      TOTAL_NAMES.filter((one) => one !== 'minor'),
      Object.fromEntries(Object.entries(totalTexts).map(([total, { name }]) => [total, name])),
    ],
    [THAI_LETTERS.map(({ id }) => id), letterNames],
  ];
  const nameless = tables.flatMap(([ids, table]) =>
    ids.filter((id) => !/[\u0E00-\u0E7F]/.test(table[id]?.[1] ?? '')),
  );
  expect(nameless).toEqual([]);
  const misread = THAI_LETTERS.filter(
    ({ id, sign }) => isConsonant(id) && !(letterNames[id]?.[1] ?? '').startsWith(sign),
  );
  expect(misread).toEqual([]);
});

it('names every value of the other vocabularies', () => {
  const named = (words: TraditionWords, id: string, values: readonly string[]): readonly string[] =>
    values.filter((value) => {
      const [first] = words.names({ id, value: { type: 'id', id: value } } as never);
      return first === undefined || first.own === null;
    });
  expect([
    ...named(wheelWords, 'wheel.figure', WHEEL_FIGURES),
    ...named(wheelWords, 'wheel.direction', WHEEL_DIRECTIONS),
    ...named(zodiacWords, 'zodiacyear.relations', YEAR_RELATIONS),
    ...named(zodiacWords, 'zodiacyear.affected', AFFECTED),
    ...named(kuaWords, 'kua.trigram', KUA_TRIGRAMS),
    ...named(kuaWords, 'kua.facing.quality', MANSIONS),
    ...named(almanacWords, 'almanac.sak', SAK_IDS),
    ...named(almanacWords, 'almanac.songkran.lady', SONGKRAN_LADIES),
    ...named(almanacWords, 'almanac.songkran.day', SONGKRAN_DAYS),
    ...named(almanacWords, 'almanac.lunar.phase', THAI_PHASES),
  ]).toEqual([]);
});
