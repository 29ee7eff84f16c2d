import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayNames } from '#traditions/mayan/count.ts';
import { runeIds } from '#traditions/runes/futhark.ts';
import { cardBirth } from '../../../tests/support/card-inputs.ts';
import { bare, type CardCase, expectCard } from '../../../tests/support/show-card.ts';
import { lenormandEmblems } from './lenormand-emblems.ts';
import { mayaEmblems } from './maya-emblems.ts';
import { runeStrokes } from './rune-strokes.ts';

/** The whole numbers from 1. */
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

const ziweiPalaces = [
  'life',
  'siblings',
  'spouse',
  'children',
  'wealth',
  'health',
  'travel',
  'friends',
  'career',
  'property',
  'spirit',
  'parents',
];

const pythagoreanNumbers = ['Life path', 'Expression', 'Soul urge', 'Personality', 'Birthday', 'Maturity'];

const lenormandCells = (count: number) => upTo(count).map((n) => `lenormand.${n}.card`);

const palmAnswers = {
  hand: ['left'],
  dominant: ['right'],
  'palm-length': ['105'],
  'palm-width': ['84'],
  'middle-finger': ['84'],
  'life-arc': ['close'],
  'head-shape': ['forked'],
  'heart-end': ['under-index'],
  fate: ['none'],
  mounts: ['venus', 'mercury'],
  'mark-cross': ['head-line'],
};

const cases: readonly CardCase[] = [
  {
    mode: 'astro-meteorology',
    title: 'shows what governs, the season, the sums in their rank and what comes next',
    named: [
      'weather.ingress.kind',
      'weather.syzygy.kind',
      'weather.lunation.kind',
      'weather.season',
      'weather.rank',
    ],
    drawn: ['Next full moon'],
  },
  {
    mode: 'chaldean',
    title: 'shows letters with their numbers, the sums of the words and both roots',
    inputs: { name: { thai: null, latin: 'Tom Hanks' } },
    // Cheiro's letters: T4 O7 M4, H5 A1 N5 K2 S3.
    drawn: ['Day of birth', 'T 4 O 7 M 4 = 15', 'H 5 A 1 N 5 K 2 S 3 = 16', '15 + 16 = 31', '31→4'],
    table: ['T 4 + O 7 + M 4', '15→6'],
  },
  {
    mode: 'chaldean',
    title: 'puts a long word on two rows and keeps its sum',
    inputs: { name: { thai: null, latin: 'Wolfeschlegelstein' }, birth: null },
    drawn: [/=\d+/],
    notDrawn: ['Day of birth'],
    counts: { rect: 18 },
  },
  {
    mode: 'chinese-bazi',
    title: 'shows four pillars, what is hidden in them, the elements and the luck pillar that runs',
    named: [
      ...['year', 'month', 'day', 'hour'].flatMap((pillar) => [
        `bazi.${pillar}.stem`,
        `bazi.${pillar}.branch`,
      ]),
      'bazi.month.ten-god',
      'bazi.luck.current',
      'bazi.annual.pillar',
    ],
    drawn: ['Seven Killings', 'Metal5', 'Indirect Resource', '丁丑', '2023'],
    table: ['Yin Water Rooster'],
  },
  {
    mode: 'chinese-bazi',
    title: 'says that the hour is unknown, and shows both pillars at a boundary',
    inputs: { birth: cardBirth({ date: '1990-02-04', time: null }), sex: null },
    drawn: ['Hour unknown', '午 Horse or 巳 Snake'],
    table: ['Luck pillars are not counted'],
  },
  {
    mode: 'chinese-ziwei',
    title: 'shows twelve palaces with their stars, brightness and transformations about the bureau',
    named: [
      ...ziweiPalaces.flatMap((palace) => [`ziwei.palace.${palace}.stars`, `ziwei.palace.${palace}.helpers`]),
      'ziwei.bureau',
      'ziwei.life-ruler',
      'ziwei.body-ruler',
      'ziwei.hour',
    ],
    drawn: ['火六局', '廟', '陷', '祿', '權', '科', '忌'],
    table: ['Wu Qu 武曲, brightest, command'],
  },
  {
    mode: 'chinese-ziwei',
    title: 'shows both palaces of a place where the double hour is open, and both places of a star',
    inputs: { birth: cardBirth({ time: '09:00' }) },
    drawn: ['Life or Siblings', 'Parents or Life'],
    table: ['perhaps Po Jun'],
    counts: { 'rect[class*="either"]': 12 },
    also: ({ drawn }) => {
      expect(drawn.match(/WenChang/gu)).toHaveLength(2);
    },
  },
  {
    mode: 'chinese-ziwei',
    // 1 May 1993 was day 10 of the leap third month, as iztro has it too.
    title: 'marks a leap month in the middle and in the table',
    inputs: { birth: cardBirth({ date: '1993-05-01' }) },
    drawn: ['year, leap month 3, day 10'],
    table: ['Month of the Chinese calendar leap 3', 'Born in a leap month'],
  },
  {
    mode: 'chinese-ziwei',
    title: 'marks no common month',
    drawn: ['year, month 4, day 21'],
    notDrawn: ['leap'],
    also: ({ table }) => {
      expect(table).not.toContain('leap');
    },
  },
  {
    mode: 'dream-interpretation',
    title: 'shows the images, larger where they came more often, and how the feeling turned',
    inputs: {
      answers: {
        dream: [
          'I was afraid. A snake swam in the sea. The snake left and the sea was calm, and I felt joy. The sea!',
        ],
        feeling: ['wonder'],
      },
    },
    named: ['dream.symbol.1', 'dream.symbol.2', 'dream.feeling'],
    drawn: ['fear, then calm, then joy'],
    also: ({ svg }) => {
      const words = [...svg.querySelectorAll<SVGElement>('text[style]')];
      expect(new Set(words.map((word) => word.style.fontSize)).size).toBeGreaterThan(1);
    },
  },
  {
    mode: 'dream-interpretation',
    title: 'says that nothing was found',
    inputs: { answers: { dream: ['Hmm.'], feeling: ['wonder'] } },
    label: 'quiet field',
    table: ['No image was found'],
  },
  {
    mode: 'egyptian',
    title: 'shows the decans of the Sun and of the horizon, and the civil date',
    named: [
      'egyptian.decan.sun',
      'egyptian.decan.rising',
      'egyptian.decan.sun-ruler',
      'egyptian.civil.month',
      'egyptian.civil.season',
      'egyptian.civil.god',
    ],
    table: ['modern zodiac'],
  },
  {
    mode: 'egyptian',
    title: 'says what the rising decan needs',
    inputs: { birth: cardBirth({ time: null }) },
    drawn: ['The rising decan needs a birth time'],
  },
  {
    mode: 'face-reading',
    title: 'marks what was answered, the shape and the longest of three zones',
    inputs: {
      answers: {
        outline: ['water'],
        'longest-zone': ['middle'],
        'brow-shape': ['angled'],
        'eye-size': ['narrow'],
        lips: ['thin'],
        moles: ['travel', 'life'],
      },
    },
    named: [
      'face.brow-shape',
      'face.brow-shape.theme',
      'face.eye-size',
      'face.lips',
      'face.moles',
      'face.shape',
    ],
    drawn: ['Middlelongest', 'Upper', 'Lower'],
  },
  {
    mode: 'geomancy-arabic',
    title: 'shows sixteen figures as dots and twelve houses by name',
    inputs: { answers: { matter: ['work'] } },
    named: [
      ...['judge', 'reconciler', 'witness.right', 'witness.left'].map((part) => `geomancy.${part}`),
      ...['mother', 'daughter', 'niece'].flatMap((kind) => upTo(4).map((n) => `geomancy.${kind}.${n}`)),
      ...upTo(12).map((n) => `geomancy.house${n}`),
    ],
    also: ({ sheet, svg }) => {
      const points = sheet.facts.flatMap(({ id, derivation }) =>
        /house|quality|motion|planet/.test(id) ? [] : [derivation.values?.['rows']],
      );
      const dots = points.flatMap((rows) => (typeof rows === 'string' ? Array.from(rows) : []));
      expect(dots).toHaveLength(64);
      expect(svg.querySelectorAll('circle')).toHaveLength(
        dots.reduce((sum, row) => sum + (row === '1' ? 1 : 2), 0),
      );
    },
  },
  {
    mode: 'geomancy-ifa',
    title: 'shows the odu, its legs mark by mark and its place in the order',
    inputs: { entered: '1121 2222' },
    named: ['ifa.odu', 'ifa.right', 'ifa.left'],
    drawn: ['of 256'],
    notDrawn: [/Ire(?!te)|Ibi/],
    // Three single marks and a double one on the right, four double ones on the left.
    counts: { rect: 13 },
  },
  {
    mode: 'hellenistic',
    title: 'shows the sect, the lots, the lord of the year and the chapters',
    named: [
      'natal.sect',
      'natal.lot.fortune.sign',
      'natal.lot.spirit.sign',
      'hellenistic.profection.sign',
      'profection.lord',
      'hellenistic.releasing.spirit.level-1',
      'hellenistic.releasing.fortune.level-2-lord',
    ],
    drawn: ['Year at age 36', 'Sun in Taurus'],
  },
  {
    mode: 'hellenistic',
    title: 'shows signs and no places without a time',
    inputs: { birth: cardBirth({ time: null }) },
    label: 'without a birth time',
    drawn: ['Saturn in Capricorn'],
    notDrawn: ['Lot'],
    also: ({ table }) => {
      expect(table).not.toContain(bare('Place 1'));
    },
  },
  {
    mode: 'i-ching',
    title: 'shows both hexagrams, their trigrams and the three beside them',
    inputs: { entered: '9 8 8 7 8 6' },
    named: [
      'iching.primary',
      'iching.relating',
      'iching.nuclear',
      'iching.inverse',
      'iching.opposite',
      'iching.primary.above',
      'iching.primary.below',
      'iching.relating.above',
    ],
    drawn: ['2 lines change', 'Where it leads'],
    table: ['old yang'],
  },
  {
    mode: 'i-ching',
    title: 'shows one hexagram where no line changes',
    inputs: { entered: '7 8 7 8 8 7' },
    label: 'no line changes',
    notDrawn: ['Where it leads'],
  },
  {
    mode: 'khmer',
    title: 'shows the day in Khmer script, all animals, and the eight seats',
    named: [
      'khmer.weekday',
      'khmer.month',
      'khmer.phase',
      'khmer.animal',
      'khmer.sak',
      'khmer.new-year-lady',
      'khmer.seat.boriwan',
      'khmer.seat.kalakini',
    ],
    drawn: ['៦ រោច ខែពិសាខ', 'ព.ស. ២៥៣៤', 'Rat', 'Ox', 'Rooster', 'Pig'],
  },
  ...['4x9', '8x4+4'].map((tableau): CardCase => ({
    mode: 'lenormand',
    title: `shows all cards of a tableau of ${tableau}, and what the person’s card sees`,
    inputs: { answers: { significator: ['woman'] }, school: { tableau } },
    named: [...lenormandCells(36), 'lenormand.significator', 'lenormand.knights', 'lenormand.ahead'],
    drawn: ['Knight'],
    counts: { rect: 36 },
  })),
  {
    mode: 'lenormand',
    title: 'reads nothing from a tableau in which no card is the person’s',
    label: 'no card stands for you',
    notDrawn: ['Knight'],
  },
  ...Object.entries({ 'line-3': 3, 'line-5': 5, 'square-9': 9 }).map(([layout, count]): CardCase => ({
    mode: 'lenormand',
    title: `shows the cards of a ${layout}`,
    inputs: { answers: { layout: [layout] } },
    named: lenormandCells(count),
    rows: count,
  })),
  {
    mode: 'mayan',
    title: 'shows the day sign, the haab, the long count and the day asked about',
    named: [
      'mayan.tzolkin.name',
      'mayan.haab.month',
      'mayan.lord-of-night',
      'mayan.trecena.ruler',
      'mayan.year-bearer.name',
      'mayan.today.name',
    ],
    // 15 May 1990 is 12.18.17.1.4 by the common correlation.
    drawn: ['12.18.17.'],
    table: ['12.18.17.'],
  },
  {
    mode: 'mayan',
    title: 'draws both days where sunrise leaves them open',
    inputs: { birth: cardBirth({ time: null }), school: { dayStart: 'sunrise' } },
    named: ['mayan.tzolkin.name'],
    // Akbal comes before Kan.
    drawn: [/\d+Kanor\d+Akbal/, /\d+Uoor\d+Uo/],
  },
  {
    mode: 'nine-star-ki',
    title: 'shows the three stars and the board of the year with the person’s star',
    named: ['ninestar.year', 'ninestar.month', 'ninestar.tendency', 'ninestar.annual'],
    drawn: ['your star', '9Purple Fire', '5Yellow Earth', '2Black Earth'],
    table: ['Nine Purple Fire'],
  },
  {
    mode: 'nine-star-ki',
    title: 'shows both stars where the turn of the year leaves them open',
    inputs: { birth: cardBirth({ date: '1990-02-04', time: null }) },
    named: ['ninestar.year', 'ninestar.month'],
  },
  {
    mode: 'palmistry',
    title: 'marks what was answered and says what each is taken for',
    inputs: { answers: palmAnswers },
    named: [
      ...['life-arc', 'head-shape', 'heart-end', 'fate', 'mounts', 'mark-cross'].flatMap((question) => [
        `palm.${question}`,
        `palm.${question}.theme`,
      ]),
      'palm.role',
    ],
    drawn: ['Left hand'],
  },
  {
    mode: 'palmistry',
    title: 'names both types of hand near a threshold',
    inputs: { answers: { ...palmAnswers, 'palm-width': ['91'] } },
    named: ['palm.type'],
  },
  {
    mode: 'pythagorean',
    title: 'shows the date in columns, the letters and every core number with its way',
    inputs: { name: { thai: null, latin: 'Ann Lee' } },
    // 15 May 1990: 5 + 6 + 1; A1 N5 N5, L3 E5 E5.
    drawn: ['Life path: 5 + 6 + 1 = 12 → 3', '19→10→1', ...pythagoreanNumbers, '24→6', 'Personal year'],
    table: pythagoreanNumbers,
  },
  {
    mode: 'pythagorean',
    title: 'draws the date alone without a name',
    inputs: { name: { thai: null, latin: null } },
    notDrawn: ['Expression'],
    table: ['Life path'],
  },
  ...Object.entries({ single: 1, norns: 3, cross: 5, nine: 9 }).map(([spread, count]): CardCase => ({
    mode: 'runes',
    title: `shows every rune of a ${spread}`,
    inputs: { answers: { spread: [spread] } },
    named: upTo(count).map((n) => `rune.${n}.rune`),
  })),
  {
    mode: 'runes',
    title: 'turns what is read upside down, and only that',
    inputs: { entered: 'fehu uruz:reversed isa' },
    also: ({ svg }) => {
      const turned = svg.querySelectorAll('g[transform*="rotate(180)"] path');
      expect([...turned].map((path) => path.getAttribute('d'))).toEqual([runeStrokes.uruz]);
    },
  },
  {
    mode: 'tibetan',
    title: 'shows the year, the mewa and the parkha of the year of life',
    named: [
      'tibetan.year',
      'tibetan.mewa',
      'tibetan.parkha',
      'tibetan.parkha.element',
      'tibetan.parkha.direction',
      'tibetan.now.year',
      'tibetan.weekday',
    ],
    drawn: ['ལྕགས་ཕོ་རྟ', 'year of life 37'],
  },
  {
    mode: 'tibetan',
    title: 'marks both parkha where the way of counting is open',
    inputs: { sex: null },
    named: ['tibetan.parkha'],
    counts: { 'rect[class*="either"]': 2 },
  },
  {
    mode: 'vedic',
    title: 'shows where each graha stands, the star of the Moon and the period that runs',
    named: [
      'vedic.lagna.sign',
      ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'].flatMap((graha) => [
        `vedic.${graha}.sign`,
        `vedic.${graha}.nakshatra`,
      ]),
      ...['maha', 'antar', 'pratyantar', 'next-maha'].map((period) => `vedic.dasha.${period}`),
      'vedic.yogas',
      'vedic.atmakaraka',
    ],
    drawn: ['SaR', 'उत्तराषाढा'],
  },
  {
    mode: 'vedic',
    title: 'stands in signs alone without a time of birth, and says so',
    inputs: { birth: cardBirth({ time: null }) },
    label: 'by signs alone',
    drawn: ['Scorpio'],
    table: ['there are no houses'],
  },
  {
    mode: 'vedic',
    title:
      'shows the navamsa: a ninth of Gemini from Libra on, of Taurus from Capricorn, of Sagittarius from Aries',
    table: ['navamsa Sagittarius', 'navamsa Capricorn'],
    also: () => {
      // The lagna is at 7°45′ Gemini: the third ninth of the sign.
      fireEvent.click(screen.getByRole('button', { name: 'South Indian form' }));
      fireEvent.click(screen.getByRole('button', { name: 'Navamsa, the chart of ninths' }));
      expect(screen.getByRole('img', { name: /navamsa/ }).textContent).toContain('Sagittarius rises');
      fireEvent.click(screen.getByRole('button', { name: 'Rashi, the birth chart' }));
      expect(screen.getByRole('img').textContent).toContain('Gemini rises');
      fireEvent.click(screen.getByRole('button', { name: 'North Indian form' }));
    },
  },
];

for (const one of cases) it(`${one.mode}: ${one.title}`, () => expectCard(one));

it('has an emblem of its own for every card of Lenormand', () => {
  expect(new Set(lenormandEmblems).size).toBe(36);
});

it('has an emblem of its own for every day of the Maya', () => {
  expect(new Set(dayNames.map((name) => mayaEmblems[name])).size).toBe(20);
});

it('has strokes of its own for every rune', () => {
  expect(new Set(runeIds.map((id) => runeStrokes[id])).size).toBe(24);
});
