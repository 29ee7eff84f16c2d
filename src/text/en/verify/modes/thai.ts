/** English of the Thai modes: the seats and years of the ring, the seven numbers, animals, the wheel, colours, kua, and chosen times. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { cellTexts } from '../../traditions/thai-7numbers-9bases/cells.ts';
import { kalayokNames, rerkNames, yamNames } from '../../traditions/thai-chart/names.ts';
import {
  animalNames,
  colourNames,
  compassNames,
  festivalNames,
  seatGlosses,
  seatNames,
  yearKindNames,
} from '../../traditions/thai/names.ts';
import { NUMBER_NAMES, slotRow, valueRow, valueRows } from './rows.ts';

// The ring and its years

const ring: readonly WordRow[] = [
  slotRow(
    {
      seat: ['thai.mahataksa.year-seat', 'wheel.year-seat'],
      body: ['thai.mahataksa.year-star', 'wheel.year-star'],
    },
    ['your year stands in', 'counted a seat a year', 'seat of your year', 'this year is', 'year seat'],
  ),
  slotRow({ seat: ['thai.mahataksa.major-seat'] }, [
    'this ruler sits in',
    'ruler of these years has its place in',
  ]),
  slotRow({ body: ['thai.mahataksa.major'] }, [
    'star that rules this time of your life',
    'star of this time of your life',
    'long rule',
    'star of the long rule',
  ]),
  slotRow({ body: ['thai.mahataksa.next-major-star', 'thai.mahataksa.next-sub-star'] }, [
    'takes over',
    'passes to',
    'next star',
    'next sub star',
    'next major star',
  ]),
  slotRow({ body: ['thai.taksa.friend'] }, [
    'friend of your star',
    'friend of your birth star',
    'friend star',
  ]),
  slotRow({ body: ['thai.taksa.enemy'] }, [
    'opponent of your star',
    'opponent of your birth star',
    'enemy of your star',
    'one yours argues with',
  ]),
  slotRow({ body: ['thai.taksa.element-pair'] }, [
    'element pair of your star',
    'of one element with your star',
  ]),
  slotRow({ body: ['thai.taksa.equal-power'] }, ['of equal power with your star', 'equal of your star']),
  slotRow({ body: ['thaiday.star', 'thai.taksa.today.star'] }, [
    'star of the date',
    'star of today',
    "day's star",
    'day star of today',
  ]),
  slotRow({ seat: ['thaiday.seat', 'thai.taksa.today.seat'] }, [
    'the day takes',
    'day lights up',
    'and for you it holds',
    'which in your ring holds',
  ]),
  slotRow({ seat: ['auspicious.seat'] }, ['that weekday takes', 'that weekday stands on']),
  slotRow({ 'thai.colour.plain': ['thai.taksa.lucky-colours', 'thaiday.colours'] }, [
    'your kind colours',
    'lucky colours',
    'colours that the ring lends you',
    'colours that your ring lends you',
    'lucky colors',
  ]),
  slotRow({ 'thai.colour.plain': ['thai.taksa.avoid-colour', 'thaiday.avoid-colour'] }, [
    'colour that custom leaves',
    'custom sets aside',
    'custom leaves',
    'colour to leave out',
    'colour to avoid',
    'color to avoid',
    'one to leave out',
  ]),
  ...valueRows('thai.colour.plain', colourNames, ([en]) => [en]),
  slotRow({ number: ['thai.taksa.power'] }, ['strength of your star', 'power of your birth star']),
  slotRow({ weekday: ['thai.birth-weekday', 'seven.weekday', 'almanac.birth.weekday'] }, [
    'weekday of your birth',
    'weekday of birth',
    'birth weekday',
    'page of your birth says',
  ]),
  // "The first years of your life were those of Mars".
  slotRow({ body: ['thai.mahataksa.period.1'] }, [
    'first years of your life',
    'your count of years began with',
  ]),
];

/** Seats named as the card names them: "the Ayu seat". The ring's own rows know the rest. */
const seats: readonly WordRow[] = Object.entries(seatNames).map(([id, [en]]): WordRow => [
  'role',
  `thai.taksa.${id}/body`,
  `${en} seat`,
  `seat of ${en}`,
]);

// Seven numbers

const seven: readonly WordRow[] = [
  ...Object.entries(cellTexts).map(([id, { name }]) =>
    slotRow(
      { body: [`seven.cell.${id}`] },
      [`${name[0]} cell`, `cell ${name[0]}`, `cell of ${name[0]}`, `${name[0]}, stands`, name[0]],
      `seven.cell:${id}`,
    ),
  ),
  ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'].map((star) =>
    slotRow({ 'seven.cell': [`seven.${star}.cells`] }, [
      `number of ${star === 'sun' || star === 'moon' ? 'the ' : ''}${star} meets itself in`,
      `share the number of ${star === 'sun' || star === 'moon' ? 'the ' : ''}${star}`,
    ]),
  ),
  slotRow({ 'number,ordinal': ['seven.age-column'] }, ['that age stands in', 'points to the']),
  slotRow({ 'zodiacyear.animal': ['seven.animal'] }, ['and the year of the', 'and from the year of the']),
];

// Years of the animals

const zodiac: readonly WordRow[] = [
  ...valueRows('zodiacyear.animal', animalNames, ([en]) => [en]),
  slotRow(
    {
      'zodiacyear.animal': [
        'zodiacyear.animal',
        'almanac.birth.animal',
        'wheel.animal',
        'seven.animal',
        'khmer.animal',
        'tibetan.animal',
      ],
      'zodiacyear.affected': ['zodiacyear.affected'],
      'zodiacyear.relation': ['zodiacyear.relations'],
    },
    [
      'your animal',
      'animal of your birth year',
      'animal of your year',
      'year of your birth',
      'your birth in the year of the',
      'you were born in the year of the',
      'born in the year of the',
      'you were born in a year of the',
      'of the small era, that of the',
    ],
  ),
  slotRow(
    { 'zodiacyear.affected': ['zodiacyear.affected'], 'zodiacyear.relation': ['zodiacyear.relations'] },
    ['the almanac finds', 'counts as', 'this year brings you', 'the ring shows', 'year makes', 'make'],
  ),
  slotRow(
    {
      'zodiacyear.animal': ['zodiacyear.target-animal', 'almanac.animal'],
      number: ['zodiacyear.target-year'],
    },
    ['year you ask about', 'year in question', 'is that of the', 'we are looking at', 'target year'],
  ),
  valueRow('zodiacyear.affected', 'direct', 'direct chong', 'full chong'),
  valueRow('zodiacyear.affected', 'joint', 'joint chong', 'partial chong'),
  valueRow('zodiacyear.affected', 'none', 'no chong'),
  ...['chong', 'khak', 'heng', 'phua', 'hai'].map((id) => valueRow('zodiacyear.relation', id, id)),
  valueRow('zodiacyear.relation', 'trine', 'trine of allies'),
  valueRow('zodiacyear.relation', 'six-harmony', 'pairing of the six harmonies', 'six harmonies'),
  ...(
    [
      ['chong', 'chong'],
      ['khak', 'khak'],
      ['trine', 'a trine of allies'],
      ['six-harmony', 'a pairing of the six harmonies'],
    ] as const
  ).map(([id, name]) =>
    slotRow({ number: [`zodiacyear.next-${id}`] }, [
      `next year that makes ${name}`,
      `${name} comes again`,
      `next ${name.replace(/^a /, '')}`,
    ]),
  ),
];

// The wheel of ages

const FIGURES: Readonly<Record<string, string>> = {
  stupa: 'the stupa',
  'silver-parasol': 'the silver parasol',
  beheaded: 'the severed head',
  'royal-house': 'the royal house',
  palace: 'the palace',
  'golden-parasol': 'the golden parasol',
  'deity-on-turtle': 'the deity on a turtle',
  yoke: 'the yoke',
  shaman: 'the shaman',
  widow: 'the widow',
  naga: 'the naga',
};

const WHEEL = 'wheel.figure.plain,body';

const wheel: readonly WordRow[] = [
  ...Object.entries(FIGURES).map(([id, name]) =>
    valueRow('wheel.figure.plain', id, name, name.replace('the ', '')),
  ),
  slotRow({ [WHEEL]: ['wheel.figure'], number: ['wheel.age'] }, [
    'age wheel shows you',
    'figure of your year',
    'figure of your age',
    'your figure on the wheel',
    'your figure',
    'age wheel is',
  ]),
  slotRow({ [WHEEL]: ['wheel.previous-figure'] }, [
    'figure before it',
    'figure before this one',
    'you come from the year of',
    'previous figure',
  ]),
  slotRow({ [WHEEL]: ['wheel.next-figure'] }, [
    'figure after this one',
    'comes next on the wheel',
    'wheel turns to',
    'wheel moves on to',
    'next figure',
  ]),
];

// Kua

const MANSIONS: Readonly<Record<string, readonly string[]>> = {
  'sheng-qi': ['Sheng Qi'],
  'tian-yi': ['Tian Yi'],
  'yan-nian': ['Yan Nian'],
  'fu-wei': ['Fu Wei'],
  'huo-hai': ['Huo Hai'],
  'wu-gui': ['Wu Gui', 'Wugui'],
  'liu-sha': ['Liu Sha'],
  'jue-ming': ['Jue Ming'],
};
const COMPASS = 'kua.compass.plain';

const kua: readonly WordRow[] = [
  ...valueRows(COMPASS, compassNames, ([en]) => [en, en.replace('-', '')]),
  ...Object.entries(MANSIONS).map(([id, names]) =>
    slotRow({ [COMPASS]: [`kua.direction.${id}`] }, names, `kua.mansion:${id}`),
  ),
  slotRow({ number: ['kua.number'], 'kua.trigram.plain': ['kua.trigram'], 'kua.group': ['kua.group'] }, [
    'your kua',
    'kua number',
    'kua comes out as',
  ]),
  ...['Kan', 'Kun', 'Zhen', 'Xun', 'Qian', 'Dui', 'Gen', 'Li'].map((name) =>
    valueRow('kua.trigram.plain', name.toLowerCase(), `trigram ${name}`, name),
  ),
  valueRow('kua.group', 'east', 'east group', 'eastern group'),
  valueRow('kua.group', 'west', 'west group', 'western group'),
  slotRow({ [COMPASS]: ['kua.facing'] }, [
    'your door looks to',
    'your door faces',
    'door looks',
    'your front door',
    'facing',
  ]),
  slotRow({ 'kua.mansion': ['kua.facing.quality'] }, ['which is', 'door opens on', 'door is on']),
  slotRow({ [COMPASS]: ['kua.taksa.si'] }, ['your fortune sits', 'puts your fortune']),
  slotRow({ [COMPASS]: ['kua.taksa.kalakini'] }, ['side to treat with care', 'Taksa compass marks']),
];

// Almanac and chosen times

const times: readonly WordRow[] = [
  ...valueRows('almanac.festival', festivalNames, ([en]) => [en]),
  slotRow({ 'almanac.festival': ['almanac.next-festival'] }, ['next festival', 'next in the calendar']),
  ...valueRows('almanac.kind', yearKindNames, ([en]) => [en, en.replace(/^an? /, '')]),
  slotRow({ 'almanac.kind': ['almanac.lunar.year-kind', 'almanac.birth.lunar.year-kind'] }, [
    'the lunar year is',
    'as lunar years go, this is',
  ]),
  slotRow({ number: ['almanac.birth.chula-sakarat', 'almanac.chula-sakarat', 'auspicious.chula-sakarat'] }, [
    'of the small era',
    'small era',
    'Chula Sakarat',
  ]),
  ...valueRows('auspicious.rerk', rerkNames, ([en]) => [en]),
  slotRow({ 'auspicious.rerk': ['auspicious.rerk', 'thaiday.rerk', 'auspicious.next-rerk'] }, [
    'rerk',
    'the rerk',
  ]),
  ...valueRows('auspicious.watch', yamNames, ([en]) => [en]),
  slotRow({ 'auspicious.watch': ['auspicious.yam.name'], body: ['auspicious.yam.star'] }, [
    'the watch is called',
    'clock of watches says',
    'the watch is',
    'the watch',
  ]),
  slotRow({ sign: ['auspicious.lagna'] }, [
    'sign that comes up in the east',
    'eastern horizon has',
    'sign rising at that hour',
  ]),
  slotRow({ number: ['auspicious.tithi'] }, ['tithi is number', 'it is tithi', 'the tithi']),
  ...Object.entries(kalayokNames).map(([id, [en]]) =>
    slotRow(
      { weekday: [`auspicious.kalayok.${id}`] },
      [`${en} day`, `the ${en} day`],
      `auspicious.day:${id}`,
    ),
  ),
];

/** Seats by what they are for, where the seat is a value: "in the seat of fortune". */
const glossed: readonly WordRow[] = Object.entries(seatGlosses).map(([id, gloss]): WordRow => [
  'role',
  `thai.taksa.${id}/body`,
  gloss.replace(/^the /, ''),
]);

/** "The fifth place from your natal Moon" is counted in signs from it: no house, and no place of the Moon. */
const places: readonly WordRow[] = NUMBER_NAMES.flatMap((name, at) => [
  valueRow(
    'thaitransit.place.plain',
    String(at + 1),
    `${name} place from your natal Moon`,
    `${name} sign from your natal Moon`,
  ),
  ...[at + 1, at + 11].map((next) =>
    valueRow(
      'thaitransit.place.plain',
      `${at + 1}|${(next % 12) + 1}`,
      `either the ${name} or the ${NUMBER_NAMES[next % 12] ?? ''} place from your natal Moon`,
    ),
  ),
]);

const FAMILIES = ['thai', 'wheel', 'kua', 'thaiday', 'auspicious', 'thainame', 'almanac'];

export const thaiModeWords: readonly WordTable[] = [
  { families: FAMILIES, rows: [...ring, ...seats, ...glossed] },
  { families: ['thaitransit', 'thaiday'], rows: places },
  { families: ['seven'], rows: seven },
  { families: ['zodiacyear', 'almanac', 'wheel', 'seven'], rows: zodiac },
  { families: ['wheel'], rows: wheel },
  { families: ['kua'], rows: kua },
  { families: ['almanac', 'auspicious', 'thaiday'], rows: times },
];
