/** English of Zi Wei's palaces and stars, of the nine stars, and of the Maya counts, for the verifier. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { branchNames, stemNames } from '../../traditions/east-asian/cycle-names.ts';
import {
  bureauNames,
  palaceNames,
  starNames,
  transformationNames,
} from '../../traditions/chinese-ziwei/names.ts';
import { colourWords, directionWords, monthWords } from '../../traditions/mayan/counts.ts';
import { dayNameWords } from '../../traditions/mayan/day-names.ts';
import { placeNames, starNames as nineStarNames } from '../../traditions/nine-star-ki/stars.ts';
import { capital, slotRow, valueRow, valueRows } from './rows.ts';

// Zi Wei

/** Other names that English gives to a palace. */
const PALACE_ALSO: Readonly<Record<string, readonly string[]>> = {
  life: ['palace of life', 'ming palace', 'self palace'],
  health: ['health palace'],
  friends: ['servants palace', 'subordinates palace'],
  career: ['official palace', 'palace of career', 'palace of work'],
  property: ['property and home palace'],
  spirit: ['fortune palace', 'palace of fortune', 'happiness palace', 'mental palace'],
  spouse: ['marriage palace', 'palace of marriage'],
  wealth: ['money palace', 'palace of wealth'],
  travel: ['migration palace'],
};

const palaces = Object.entries(palaceNames).map(([id, [en, own]]): WordRow => {
  const life = id === 'life' ? ['ziwei.life.branch'] : [];
  const lifeStem = id === 'life' ? ['ziwei.life.stem'] : [];
  return slotRow(
    {
      'ziwei.star': [`ziwei.palace.${id}.stars`, `ziwei.palace.${id}.helpers`],
      'ziwei.branch,branch': [`ziwei.palace.${id}.branch`, ...life],
      'ziwei.stem,stem': [`ziwei.palace.${id}.stem`, ...lifeStem],
    },
    [en, own, `palace of ${id}`, ...(PALACE_ALSO[id] ?? [])],
    `ziwei.palace:${id}`,
  );
});

/** Light of a star; "even" and "helpful" are plain words and left alone. */
const LIGHTS: Readonly<Record<string, string>> = {
  miao: 'brightest',
  wang: 'bright',
  de: 'well placed',
  bu: 'dim',
  xian: 'dimmest',
};

const ziwei: readonly WordRow[] = [
  ...palaces,
  ...Object.entries(starNames).map(([id, [en, own]]) =>
    slotRow(
      {
        'ziwei.light.plain': [`ziwei.star.${id}.brightness`],
        'ziwei.palace': [`ziwei.star.${id}.palace`],
      },
      [en, own, en.replace(' ', ''), ...(id === 'ziwei' ? ['the Emperor star', 'the Purple Star'] : [])],
      `ziwei.star:${id}`,
    ),
  ),
  valueRow(
    'ziwei.star',
    'none',
    'no major star',
    'no main star',
    'none of the major stars',
    'no major stars',
  ),
  ...Object.entries(LIGHTS).map(([id, word]) =>
    valueRow('ziwei.light.plain', id, `is ${word}`, `stands ${word}`, `shines ${word}`),
  ),
  ...valueRows('ziwei.branch', branchNames, ([en, own]) => [en, own, `${en} branch`]),
  ...valueRows('ziwei.stem', stemNames, ([, own]) => [own]),
  ...Object.entries(transformationNames).map(([id, [, own]]) =>
    slotRow(
      {
        'ziwei.star': [`ziwei.transformation.${id}`, `ziwei.annual.transformation.${id}`],
        'ziwei.palace': [`ziwei.transformation.${id}.palace`, `ziwei.annual.transformation.${id}.palace`],
      },
      [own, `Hua ${capital(id)}`, `${capital(id)} transformation`, `transformation of ${id}`],
    ),
  ),
  slotRow({ 'ziwei.bureau': ['ziwei.bureau'] }, [
    'bureau of your chart',
    'your bureau',
    'bureau',
    'five-element bureau',
  ]),
  ...valueRows('ziwei.bureau', bureauNames, ([en, own], id) => {
    const [element = '', number = ''] = id.split('-');
    return [
      en,
      own,
      `${capital(element)} ${number} bureau`,
      `${capital(element)} bureau`,
      `${capital(element)} ${number}`,
    ];
  }),
  slotRow({ 'ziwei.star': ['ziwei.life-ruler'] }, [
    'ruler of your life palace',
    'ruler of the life palace',
    'life ruler',
    'lord of life',
  ]),
  slotRow({ 'ziwei.star': ['ziwei.body-ruler'] }, [
    'body ruler',
    'ruler of the body',
    'ruler of your body palace',
  ]),
  slotRow({ 'ziwei.palace': ['ziwei.body.palace'], 'ziwei.branch,branch': ['ziwei.body.branch'] }, [
    '身宮',
    'body palace',
    'palace of the body',
    'the body joins',
    'the body falls',
  ]),
  slotRow({ 'ziwei.palace': ['ziwei.decade.palace'], 'ziwei.branch,branch': ['ziwei.decade.branch'] }, [
    'present ten years',
    'ten years you are in',
    'current decade',
    'present decade',
    'ten-year period',
    'decade palace',
    'decade luck',
  ]),
  slotRow({ 'ziwei.palace': ['ziwei.annual.palace'], 'ziwei.branch,branch': ['ziwei.annual.branch'] }, [
    'present year of the calendar',
    'calendar year we are in',
    'annual palace',
    'palace of the year',
  ]),
];

// Nine Star Ki

const FIVE_YELLOW = '5';

const nineStar: readonly WordRow[] = [
  ...Object.entries(nineStarNames).map(([id, [en, own, sound]]): WordRow => {
    const [number = '', colour = ''] = en.split(' ');
    const phrases = [en, `${number} ${colour}`, `${id} ${colour}`, en.replace(number, id), own, sound];
    // The star that is kept clear of names a side of the board.
    return id === FIVE_YELLOW
      ? slotRow(
          { 'ninestar.place.plain': ['ninestar.avoid.five-yellow', 'ninestar.avoid.opposite'] },
          phrases,
          `ninestar.star:${id}`,
        )
      : valueRow('ninestar.star', id, ...phrases);
  }),
  ...(['year', 'month', 'tendency'] as const).map((name) =>
    slotRow(
      { 'ninestar.star,number': [`ninestar.${name}`], element: [`ninestar.${name}.element`] },
      {
        year: [
          'year star',
          'main star',
          'principal star',
          'honmei star',
          'star of your birth year',
          'star of your year',
        ],
        month: ['month star', 'inner star', 'getsumei star', 'star of your birth month', 'character star'],
        tendency: ['tendency star', 'energetic star', 'third star', 'surface star', 'keisha star'],
      }[name],
    ),
  ),
  slotRow({ 'ninestar.star,number': ['ninestar.annual'], element: ['ninestar.annual.element'] }, [
    'star in the middle of the present year',
    'middle of the present year',
    'star of the present year',
    'star of this year',
    'annual star',
    'star in the centre of the year',
  ]),
  slotRow({ 'ninestar.place.plain': ['ninestar.place'] }, [
    'your star stands in',
    'your star is in',
    'your star sits in',
    'your star does not stand in',
    'your star does not sit in',
    'your star is not in',
  ]),
  ...Object.entries(placeNames).map(([id, [en]]) => {
    const bare = en.replace('the ', '');
    return valueRow('ninestar.place.plain', id, bare, bare.replace(/^(north|south)(east|west)$/, '$1-$2'));
  }),
];

// Maya

const mayanDays = valueRows('mayan.day', dayNameWords, ([en, own]) => [en, own]);
const BIRTH_DAY = {
  'mayan.day': ['mayan.tzolkin.name'],
  number: ['mayan.tzolkin.number'],
  'mayan.direction.plain': ['mayan.direction'],
  'mayan.colour.plain': ['mayan.colour'],
};

const mayan: readonly WordRow[] = [
  ...mayanDays,
  ...valueRows('mayan.month', monthWords, ([en, own]) => [en, own]),
  ...valueRows('mayan.direction.plain', directionWords, ([en, own]) => [en, own]),
  ...valueRows('mayan.colour.plain', colourWords, ([en, own]) => [en, own]),
  ...Array.from({ length: 9 }, (_, i) => valueRow('mayan.lord', `g${i + 1}`, `G${i + 1}`)),
  slotRow(BIRTH_DAY, [
    'day sign',
    'your day in the tzolkin',
    'day in the tzolkin',
    'tzolkin day',
    'day name',
    'count of 260 days',
    'day belongs to',
    'go with your day',
    'your tzolkin',
    'nahual',
    'nawal',
  ]),
  slotRow({ number: ['mayan.tzolkin.number'] }, [
    'number of your day',
    'day number',
    'galactic tone',
    'tone of your day',
    'day name comes with the number',
  ]),
  slotRow({ 'mayan.day': ['mayan.trecena.ruler'] }, [
    'trecena',
    'run of thirteen days',
    'trecena of your birth',
  ]),
  slotRow({ 'mayan.month': ['mayan.haab.month'], number: ['mayan.haab.day'] }, [
    'haab',
    'date in the haab',
    'haab date',
    'haab month',
  ]),
  slotRow({ 'mayan.day': ['mayan.year-bearer.name'], number: ['mayan.year-bearer.number'] }, [
    'year bearer',
    'bearer of your birth year',
    'bearer of your year',
    'haab year of your birth was carried by',
  ]),
  slotRow({ 'mayan.lord': ['mayan.lord-of-night'] }, [
    'lord of the night',
    'lord of your night',
    'lords of the night',
    'night lord',
  ]),
  slotRow({ 'mayan.day': ['mayan.today.name'], number: ['mayan.today.number'] }, [
    'date in question',
    "today's day sign",
    'day sign of today',
    'day sign today',
    'date you ask about',
  ]),
];

export const eastAsianModeWords: readonly WordTable[] = [
  { families: ['ziwei'], rows: ziwei },
  { families: ['ninestar'], rows: nineStar },
  { families: ['mayan'], rows: mayan },
];
