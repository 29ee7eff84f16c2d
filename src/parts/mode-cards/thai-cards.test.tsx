import { expect, it } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { MANSIONS } from '#traditions/thai/kua.ts';
import { SEVEN_CELLS } from '#traditions/thai/seven-numbers.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { cardBirth } from '../../../tests/support/card-inputs.ts';
import { bare, type CardCase, expectCard, type ShownCard } from '../../../tests/support/show-card.ts';

const sevenStars = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** The sign and the house of each of ten stars. */
const places = (family: string): readonly string[] =>
  [...sevenStars, 'rahu', 'ketu', 'uranus'].flatMap((star) => [
    `${family}.${star}.sign`,
    `${family}.${star}.house`,
  ]);

/** Each of these signs is drawn at least so many times. */
function expectEach(signs: string, times: number, { drawn }: ShownCard) {
  for (const sign of signs) expect(drawn.split(sign).length - 1, sign).toBeGreaterThanOrEqual(times);
}

const almanacSaid = ['2569', '1388', '2533', '24 November', '6:20 AM'];

const mahaTaksaPeriods = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `thai.mahataksa.period.${n}`);

const taksaSeats = TAKSA_SEATS.map((seat) => `thai.taksa.${seat}`);

const tarotCards = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => [`tarot.${at + 1}.card`, `tarot.${at + 1}.position`]).flat();

const zodiacRelations = [
  'zodiacyear.target-animal',
  'zodiacyear.relations',
  'zodiacyear.affected',
  'zodiacyear.element',
];

const cases: readonly CardCase[] = [
  {
    mode: 'thai-7numbers-9bases',
    title: 'shows nine bases, the cells of each number and the column of the age',
    named: [
      'seven.weekday',
      'seven.animal',
      ...sevenStars.map((star) => `seven.${star}.cells`),
      ...[1, 2, 3, 4, 5, 6, 7].map((column) => `seven.base4.${column}.called`),
    ],
    drawn: ['age 37'],
    table: ['Base 4 16 12 8 11 14 10 13'],
    counts: { rect: 7 * 9 + 1 },
    also: ({ table }) => {
      for (const cell of SEVEN_CELLS.flat()) expect(table.toLowerCase()).toContain(cell);
    },
  },
  {
    mode: 'thai-almanac',
    title: 'shows the leaf of the day, the years, what comes next and the birth',
    named: [
      'almanac.weekday',
      'almanac.lunar.phase',
      'almanac.sak',
      'almanac.animal',
      'almanac.next-festival',
      'almanac.songkran.lady',
      'almanac.birth.weekday',
      'almanac.birth.lunar.phase',
    ],
    drawn: almanacSaid,
    table: almanacSaid,
  },
  {
    mode: 'thai-almanac',
    title: 'marks a day of observance and its festival, in a second eighth month',
    inputs: { birth: null, now: unixMs(Date.parse('2023-08-01T05:00:00Z')), day: '2023-08-01' },
    named: ['almanac.festival'],
    drawn: ['second 8', 'Wan phra'],
  },
  {
    mode: 'thai-astrology',
    title: 'shows the lagna and ten stars in numerals, with sign, house and standing',
    named: [
      'thai.lagna.sign',
      'thai.lagna.lord',
      'thai.tanuseth',
      'thai.birth-star',
      'thai.venus.dignity',
      ...places('thai'),
    ],
    drawn: ['Taurus 0°18′'],
    also: (shown) => expectEach('๑๒๓๔๕๖๗๘๙๐ล', 2, shown),
  },
  {
    mode: 'thai-astrology',
    title: 'says that there is no lagna without a time',
    inputs: { birth: cardBirth({ time: null }) },
    named: ['thai.sun.sign', 'thai.saturn.sign'],
    drawn: ['no lagna'],
  },
  {
    mode: 'thai-astrology',
    title: 'draws both signs, dotted, where two minutes decide what rises',
    inputs: { birth: cardBirth({ time: '00:42' }) },
    label: 'Capricorn or Aquarius',
    drawn: [
      'Lagna Capricorn or Aquarius',
      // The Sun in the fourth house from Capricorn, in the third from Aquarius.
      'Aries 29°58′ 4 or 3',
    ],
    also: ({ svg }) => {
      // The mark of the lagna in two signs, and in the list.
      const marks = [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent === 'ล');
      expect(marks).toHaveLength(3);
    },
  },
  {
    mode: 'thai-auspicious',
    title: 'shows the watch, the rerk, the four days of the year and the parts of the count',
    named: [
      'auspicious.weekday',
      'auspicious.yam.star',
      'auspicious.yam.name',
      'auspicious.rerk',
      'auspicious.next-rerk',
      'auspicious.nakshatra',
      'auspicious.day-is',
      'auspicious.lagna',
      'auspicious.seat',
      ...['thongchai', 'athibodi', 'ubat', 'lokawinat'].map((name) => `auspicious.kalayok.${name}`),
    ],
    // Rerk 0, Athibodi +1, seat +1, watch −1.
    drawn: ['0 rerk + +1 Athibodi + +1 seat + −1 watch = +1 Sum'],
  },
  {
    mode: 'thai-auspicious',
    title: 'does without a birth',
    inputs: { birth: null },
    drawn: ['A date of birth would add your own seat'],
  },
  {
    mode: 'thai-feng-shui',
    title: 'shows eight mansions on the compass, the kua, the door and the Taksa directions',
    named: ['kua.trigram', 'kua.group', 'kua.facing', 'kua.facing.quality', 'kua.taksa.si'],
    drawn: ['kua 8 Gen'],
    also: ({ sheet, words, drawn, table }) => {
      for (const mansion of MANSIONS) {
        const fact = sheet.facts.find(({ id }) => id === `kua.direction.${mansion}`)!;
        const { title } = words.fact(fact, sheet);
        expect(drawn).toContain(bare(title.split(':')[0] ?? ''));
        expect(table).toContain(bare(title.split(': ')[1] ?? ''));
      }
    },
  },
  {
    mode: 'thai-feng-shui',
    title: 'gives two mansions a direction where the kua is open, and says that no door was given',
    inputs: { sex: null, facingDeg: null },
    named: ['kua.number', 'kua.trigram', 'kua.group'],
    drawn: ['8/1', 'Direction not given'],
  },
  {
    mode: 'thai-horoscope',
    title: 'shows the star of the day and its seat, the colours, and the moving stars with their houses',
    named: [
      'thaiday.star',
      'thaiday.seat',
      'thaiday.birth-star',
      'thaiday.colours',
      'thaiday.avoid-colour',
      'thaiday.rerk',
      'thaiday.year-relation',
      ...places('thaiday'),
    ],
    drawn: ['Kind colours'],
  },
  {
    mode: 'thai-horoscope',
    title: 'gives both seats where the hour decides, and counts from the Moon',
    inputs: { birth: cardBirth({ date: '1990-05-16', time: null }) },
    named: ['thaiday.seat', 'thaiday.birth-star', 'thaiday.avoid-colour'],
    drawn: ['houses from the Moon of birth'],
  },
  {
    mode: 'thai-horoscope',
    title: 'names no colours to wear where two birth stars are open, and those of both to leave out',
    inputs: { birth: cardBirth({ time: '05:59' }) },
    named: ['thaiday.avoid-colour', 'thaiday.seat'],
    notDrawn: ['Kind colours'],
  },
  {
    mode: 'thai-maha-taksa',
    title: 'shows eight periods with their ages, the shares of the present one, and who rules',
    named: [...mahaTaksaPeriods, 'thai.mahataksa.major', 'thai.mahataksa.sub', 'thai.mahataksa.year-seat'],
    drawn: ['Jupiter 35–54', 'Rahu, around 17 September 2028'],
  },
  {
    mode: 'thai-maha-taksa',
    title: 'says that the lengths are open where the hour decides',
    inputs: { birth: cardBirth({ date: '1990-05-16', time: null }) },
    named: [...mahaTaksaPeriods, 'thai.mahataksa.major'],
    drawn: ['lengths are left out'],
  },
  {
    mode: 'thai-name-analysis',
    title: 'shows the letters in their seats, those of Kalakini and those of caution',
    named: ['thainame.strongest', 'thainame.absent', 'thainame.first.seat', 'thainame.first.letter'],
    drawn: ['Utsaha อุตสาหะ ส ห', 'Kalakini กาลกิณี ง', '27→9'],
  },
  {
    mode: 'thai-name-analysis',
    title: 'gives both counts of a seat where the hour decides',
    inputs: { birth: cardBirth({ date: '1990-05-16', time: null }) },
    drawn: ['Ayu อายุ 0 or 2'],
    table: ['0 or 2'],
  },
  {
    mode: 'thai-numerology',
    title: 'shows every sign with its number, the sums and what is absent',
    named: ['thainumbers.first.star', 'thainumbers.strongest', 'thainumbers.absent'],
    drawn: ['ส 7 ม 5 ห 5 ญ 4 ◌ิ 4 ง 2 27 → 9, Ketu', '47 → 2, Moon'],
    table: ['ใ 6 + จ 6 + ด 1 + ี 7'],
  },
  {
    mode: 'thai-numerology',
    title: 'shows a number that was given instead of a name',
    inputs: { name: { thai: null, latin: null }, answers: { number: ['0812345678'] } },
    drawn: ['Number', '0 8 1 2 3 4 5 6 7 8 44 → 8, Rahu'],
  },
  {
    mode: 'thai-numerology',
    title: 'spells out a number beside a name, with the pairs at its end',
    inputs: { answers: { number: ['081 234 5678'] } },
    drawn: [
      // 0 + 8 + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8
      '0 8 1 2 3 4 5 6 7 8 44 → 8, Rahu',
      '23, 34, 45, 56, 67, 78',
      '27 → 9, Ketu',
    ],
    table: ['0 + 8 + 1 + 2'],
  },
  {
    mode: 'thai-phrommayarn',
    title: 'shows twelve figures, the one of the age and its neighbours',
    named: [
      'wheel.figure',
      'wheel.previous-figure',
      'wheel.next-figure',
      'wheel.direction',
      'wheel.animal',
      'wheel.year-seat',
      'wheel.year-star',
    ],
    drawn: ['age 37'],
    counts: { circle: 12 },
  },
  {
    mode: 'thai-taksa',
    title: 'shows the star of every seat, the colours, the pairs and the day',
    named: [
      ...taksaSeats,
      'thai.birth-star',
      'thai.taksa.lucky-colours',
      'thai.taksa.avoid-colour',
      'thai.taksa.posture',
      'thai.taksa.friend-seat',
      'thai.taksa.today.star',
      'thai.taksa.today.seat',
    ],
    // Mars at the south-east is the seat of the circle, the Moon in the east the task.
    drawn: ['๓ Mars Boriwan บริวาร', '๒ Moon Kalakini กาลกิณี'],
  },
  {
    mode: 'thai-taksa',
    title: 'gives both seats of a star where the hour of a Wednesday decides',
    inputs: { birth: cardBirth({ date: '1990-05-16', time: null }) },
    named: [...taksaSeats, 'thai.taksa.avoid-colour'],
    drawn: ['๔ Mercury Boriwan or Utsaha'],
  },
  {
    mode: 'thai-tarot',
    title: 'shows three cards with both names and the day in the ring',
    named: tarotCards(3),
    label: 'reversed',
    drawn: ['สี่ถ้วย', 'Saturn, in Det'],
    counts: { svg: 3 },
  },
  {
    mode: 'thai-tarot',
    title: 'shows the ten cards of the cross',
    inputs: { birth: null, answers: { spread: ['celtic'] } },
    named: tarotCards(10),
    counts: { svg: 10 },
  },
  {
    mode: 'thai-transits',
    title: 'shows the moving stars round the natal ones, with sign, house and the day they leave',
    named: ['thaitransit.reference', ...places('thaitransit')],
    drawn: ['12 April 2028'],
    also: (shown) => expectEach('๑๒๓๔๕๖๗๘๙๐', 3, shown),
  },
  {
    mode: 'thai-transits',
    title: 'names the day on which a star leaves where the person is, not at Greenwich',
    // The Moon leaves Pisces at 19:01 UTC on the 21st: 02:01 of the 22nd in Bangkok.
    drawn: ['Moon Pisces 10 Kamma 22 November'],
  },
  {
    mode: 'thai-transits',
    title: 'counts from the natal Moon where there is no lagna, from both of its signs',
    inputs: { birth: cardBirth({ time: null }) },
    // Pisces is the fourth from Sagittarius and the third from Capricorn.
    drawn: ['Saturn Pisces 4 or 3', 'the natal Moon'],
  },
  {
    mode: 'thai-yearly-zodiac',
    title: 'shows twelve animals, both of the question and what they are to each other',
    inputs: { answers: { 'target-year': ['2032'] } },
    named: ['zodiacyear.animal', ...zodiacRelations],
    label: 'chong',
    counts: { circle: 14 },
  },
  {
    mode: 'thai-yearly-zodiac',
    title: 'gives the three rules where they differ',
    inputs: { birth: cardBirth({ date: '1990-02-15' }) },
    named: ['zodiacyear.animal', 'zodiacyear.animal-chinese', ...zodiacRelations],
    drawn: ['fifth month Snake'],
  },
];

for (const one of cases) it(`${one.mode}: ${one.title}`, () => expectCard(one));
