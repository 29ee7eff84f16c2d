/** Mode `thai-name-analysis`: which seats of the person's ring the letters of a Thai name belong to. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Need } from '#facts/ask.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, flagValue, idValue, idsValue } from '../values.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import { nameParts, readThaiName, rootOf, THAI_LETTERS, totalOf } from './letters.ts';
import type { ThaiLetter } from './letters.ts';
import {
  caveat,
  countOn,
  flagOn,
  heldFact,
  limitRows,
  mergeTopics,
  pointsOn,
  readBirth,
  sealThai,
  wordOn,
} from './sheet-parts.ts';
import type { PointRow, TopicTable } from './sheet-parts.ts';
import type { RingStar } from './stars.ts';
import { birthStarFacts } from './taksa-facts.ts';
import { seatOf, taksaRing, TAKSA_SEATS } from './taksa-ring.ts';
import type { TaksaSeat } from './taksa-ring.ts';
import { SEAT_TOPICS } from './topics.ts';

export const THAI_NAME_SOURCE = 'source.thai-letter-groups';

/** Tone marks, mai taikhu and thanthakhat: passed over, or counted with the vowels as one table does. */
export const MARK_RULES = ['ignored', 'with-vowels'] as const;
type MarkRule = (typeof MARK_RULES)[number];

export const thaiNameAnalysis: Tradition = {
  mode: 'thai-name-analysis',
  needs: ({ birth, name }): readonly Need[] => [
    ...(readThaiName(name.thai ?? '').letters.length === 0 ? (['thai-name'] as const) : []),
    ...(birth === null ? (['birth-date'] as const) : []),
  ],
  sheet: nameSheet,
  points: namePoints,
  schools: { ...DAY_SCHOOLS, marks: MARK_RULES },
};

export type NameReading = {
  /** Letters of each seat, in written order. */
  readonly seats: Readonly<Record<TaksaSeat, readonly ThaiLetter[]>>;
  readonly first: { readonly letter: ThaiLetter; readonly seat: TaksaSeat } | null;
  /** Letters of the seat to avoid, each sign once. */
  readonly kalakini: readonly ThaiLetter[];
  /** Those are vowels of a Monday birth, which no name does without: told mildly. */
  readonly isSoft: boolean;
};

/** The letters of a name on the ring of a birth star. */
export function readNameOn(
  letters: readonly ThaiLetter[],
  birthStar: RingStar,
  marks: MarkRule = 'ignored',
): NameReading {
  const placed = letters.flatMap((letter) => {
    const star = letter.star ?? (marks === 'with-vowels' ? 'sun' : null);
    return star === null ? [] : [{ letter, seat: seatOf(birthStar, star) }];
  });
  const of = (seat: TaksaSeat): readonly ThaiLetter[] =>
    placed.flatMap((one) => (one.seat === seat ? [one.letter] : []));
  const kalakini = of('kalakini').filter((letter, at, all) => all.indexOf(letter) === at);
  return {
    seats: Object.fromEntries(TAKSA_SEATS.map((seat) => [seat, of(seat)])) as NameReading['seats'],
    first: placed.find(({ letter }) => letter.kind === 'consonant') ?? null,
    kalakini,
    isSoft: kalakini.length > 0 && kalakini.every(({ kind }) => kind !== 'consonant'),
  };
}

function nameSheet(inputs: TraditionInputs): FactSheet | null {
  const birth = readBirth(inputs);
  const written = inputs.name.thai ?? '';
  // The given name is what is chosen by the letters; a surname comes as it comes.
  const read = readThaiName(nameParts(written).first);
  if (birth === null || read.letters.length === 0) return null;
  const marks: MarkRule = inputs.school['marks'] === 'with-vowels' ? 'with-vowels' : 'ignored';
  const { cases } = birth.day;
  const readings = cases.map(({ star }) => readNameOn(read.letters, star, marks));
  return sealThai({
    mode: 'thai-name-analysis',
    school: { ...birth.school, marks, mondayVowels: 'soft', part: 'given-name' },
    inputs: { ...birth.inputs, name: inputs.name.thai },
    missing: birth.missing,
    facts: [
      ...birthStarFacts(birth.day),
      ...seatFacts(readings),
      ...firstFacts(readings),
      ...kalakiniFacts(
        readings,
        cases.map(({ star }) => star),
      ),
      ...totalFacts(read.letters),
    ],
    caveats: [
      ...birth.caveats,
      ...(read.rare.length > 0 ? [caveat('rare-letter-counted', { signs: read.rare })] : []),
      ...(read.others.length > 0 ? [caveat('other-signs-left-out', { signs: read.others })] : []),
      ...(readings.some(({ isSoft }) => isSoft) ? [caveat('monday-vowels-soft')] : []),
    ],
    complete: ['thainame.*', 'thai.birth-star'],
    confidence: birth.confidence,
    sources: [THAI_NAME_SOURCE, 'source.thai-taksa', 'source.thai-letter-numbers'],
  });
}

const RING = ['thai.birth-star'];

function seatFacts(readings: readonly NameReading[]): readonly Fact[] {
  const ids = TAKSA_SEATS.map((seat) => `thainame.seat.${seat}.count`);
  const [only] = readings.length === 1 ? readings : [];
  const seatsWhere = (
    reading: NameReading,
    test: (count: number, most: number) => boolean,
  ): readonly string[] => {
    const most = Math.max(...TAKSA_SEATS.map((seat) => reading.seats[seat].length));
    return TAKSA_SEATS.filter((seat) => test(reading.seats[seat].length, most));
  };
  return [
    ...TAKSA_SEATS.flatMap((seat) =>
      heldFact(
        `thainame.seat.${seat}.count`,
        readings.map(({ seats }) => countValue(seats[seat].length)),
        'label.thainame-seat',
        derived(
          'letters-of-star',
          RING,
          THAI_NAME_SOURCE,
          only === undefined ? undefined : { letters: only.seats[seat].map(({ sign }) => sign) },
        ),
      ),
    ),
    ...heldFact(
      'thainame.strongest',
      readings.map((reading) => idsValue(seatsWhere(reading, (count, most) => count === most))),
      'label.thainame-strongest',
      derived('fullest-seat', ids, THAI_NAME_SOURCE),
    ),
    ...heldFact(
      'thainame.absent',
      readings.map((reading) => idsValue(seatsWhere(reading, (count) => count === 0))),
      'label.thainame-absent',
      derived('empty-seat', ids, THAI_NAME_SOURCE),
    ),
  ];
}

function firstFacts(readings: readonly NameReading[]): readonly Fact[] {
  const firsts = readings.flatMap(({ first }) => first ?? []);
  if (firsts.length !== readings.length) return [];
  return [
    ...heldFact(
      'thainame.first.letter',
      firsts.map(({ letter }) => idValue(letter.id)),
      'label.thainame-first-letter',
      derived('first-consonant', [], THAI_NAME_SOURCE, { sign: firsts[0]?.letter.sign ?? '' }),
    ),
    ...heldFact(
      'thainame.first.seat',
      firsts.map(({ seat }) => idValue(seat)),
      'label.thainame-first-seat',
      derived('seat-of-letter', ['thainame.first.letter', ...RING], THAI_NAME_SOURCE),
    ),
  ];
}

function kalakiniFacts(readings: readonly NameReading[], stars: readonly RingStar[]): readonly Fact[] {
  const kalakini = 'thainame.kalakini.letters';
  const signs = readings.length === 1 ? (readings[0]?.kalakini.map(({ sign }) => sign) ?? []) : null;
  const from = derived('letters-of-seat', RING, THAI_NAME_SOURCE, signs === null ? undefined : { signs });
  return [
    ...heldFact(
      kalakini,
      readings.map((one) => idsValue(one.kalakini.map(({ id }) => id))),
      'label.thainame-kalakini-letters',
      from,
    ),
    ...heldFact(
      'thainame.kalakini.count',
      readings.map(({ seats }) => countValue(seats.kalakini.length)),
      'label.thainame-kalakini-count',
      from,
    ),
    ...heldFact(
      'thainame.has-kalakini',
      readings.map((one) => flagValue(one.kalakini.length > 0)),
      'label.thainame-has-kalakini',
      derived('any-letter-of-seat', ['thainame.kalakini.count'], THAI_NAME_SOURCE),
    ),
    ...heldFact(
      'thainame.kalakini.soft',
      readings.map(({ isSoft }) => flagValue(isSoft)),
      'label.thainame-kalakini-soft',
      derived('vowels-alone', [kalakini], THAI_NAME_SOURCE),
    ),
    ...heldFact(
      'thainame.avoid',
      stars.map((star) => idsValue(lettersToAvoid(star))),
      'label.thainame-avoid',
      derived('letters-of-seat', RING, THAI_NAME_SOURCE),
    ),
  ];
}

/** The whole group of letters whose star sits in kalakini. */
function lettersToAvoid(birthStar: RingStar): readonly string[] {
  const { kalakini } = taksaRing(birthStar);
  return THAI_LETTERS.flatMap(({ star, id }) => (star === kalakini ? [id] : []));
}

function totalFacts(letters: readonly ThaiLetter[]): readonly Fact[] {
  const total = totalOf(letters);
  const values = { letters: letters.map(({ sign, value }) => ({ sign, value })) };
  return [
    fact(
      'thainame.total',
      countValue(total),
      'label.thainame-total',
      derived('signs-added', [], 'source.thai-letter-numbers', values),
    ),
    fact(
      'thainame.root',
      countValue(rootOf(total)),
      'label.thainame-root',
      derived('digits-added', ['thainame.total'], 'source.thai-letter-numbers', { total }),
    ),
  ];
}

function namePoints(sheet: FactSheet): readonly TraditionPoint[] {
  const seatTable = (id: string): TopicTable => {
    const seat = TAKSA_SEATS.find((one) => one === wordOn(sheet, id));
    return seat === undefined ? {} : SEAT_TOPICS[seat];
  };
  const hasKalakini = flagOn(sheet, 'thainame.has-kalakini');
  const isSoft = flagOn(sheet, 'thainame.kalakini.soft');
  const firstSeat = wordOn(sheet, 'thainame.first.seat');
  return pointsOn(sheet, [
    {
      key: 'thainame:strongest',
      facts: ['thainame.strongest', 'thai.birth-star'],
      move: 'core',
      weight: 17,
      topics: mergeTopics({ 'name-number': 12, self: 7 }, seatTable('thainame.strongest')),
      isFrame: true,
    },
    {
      key: 'thainame:first',
      facts: ['thainame.first.seat', 'thainame.first.letter', 'thai.birth-star'],
      move:
        firstSeat === 'kalakini'
          ? 'tension'
          : firstSeat === 'si' || firstSeat === 'det' || firstSeat === 'montri'
            ? 'resource'
            : 'observe',
      weight: 13,
      topics: mergeTopics({ 'name-number': 11 }, seatTable('thainame.first.seat')),
    },
    {
      key: 'thainame:kalakini',
      facts: ['thainame.has-kalakini', 'thainame.kalakini.letters', 'thai.birth-star'],
      move: hasKalakini ? 'tension' : 'resource',
      weight: hasKalakini && !isSoft ? 15 : 9,
      topics: { 'name-number': 12, decision: 5 },
    },
    ...TAKSA_SEATS.filter(
      (seat) => seat !== 'kalakini' && (countOn(sheet, `thainame.seat.${seat}.count`) ?? 0) > 0,
    ).map((seat): PointRow => ({
      key: `thainame:${seat}`,
      facts: [`thainame.seat.${seat}.count`, 'thai.birth-star'],
      move: seat === 'si' || seat === 'det' || seat === 'montri' ? 'resource' : 'observe',
      weight: 6 + Math.min(4, countOn(sheet, `thainame.seat.${seat}.count`) ?? 0),
      topics: mergeTopics({ 'name-number': 8 }, SEAT_TOPICS[seat]),
    })),
    {
      key: 'thainame:absent',
      facts: ['thainame.absent', 'thai.birth-star'],
      move: 'observe',
      weight: 7,
      topics: mergeTopics({ 'name-number': 8 }, seatTable('thainame.absent')),
    },
    {
      key: 'thainame:avoid',
      facts: ['thainame.avoid', 'thai.birth-star'],
      move: 'observe',
      weight: 6,
      topics: { 'name-number': 9, decision: 4 },
    },
    {
      key: 'thainame:total',
      facts: ['thainame.total', 'thainame.root'],
      move: 'observe',
      weight: 6,
      topics: { 'name-number': 9 },
    },
    ...limitRows(sheet, 'thainame'),
  ]);
}
