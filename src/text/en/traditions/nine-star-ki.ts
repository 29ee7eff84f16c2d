/** The words of the mode `nine-star-ki`: three stars and the board of a year in English, with their Japanese names. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import type { Names } from './east-asian/cycle-names.ts';
import {
  capital,
  isOpen,
  listed,
  look,
  named,
  oneOf,
  ownOfAll,
  statedOpen,
  stretchOf,
  themeOf,
  toldValue,
  wordsOf,
  yearAsked,
} from './east-asian/telling.ts';
import type { Themed } from './east-asian/telling.ts';
import {
  elementNames,
  placeNames,
  placeTexts,
  relationNames,
  relationTexts,
  starNames,
  starTexts,
} from './nine-star-ki/stars.ts';

const starOf = (id: string): Names | null => look<Names>(starNames, id) ?? null;
const starText = (id: string): (Themed & { readonly image: string }) | undefined => look(starTexts, id);
const english = (id: string): string => starOf(id)?.[0] ?? '';
const full = (id: string): string => {
  const names = starOf(id);
  return names === null ? '' : `${names[0]}, ${names[1]} ${names[2]}`;
};
const place = (id: string): string => look<Names>(placeNames, id)?.[0] ?? '';

const said = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((one): one is string => one !== undefined && one !== '');

type BirthStar = 'year' | 'month' | 'tendency';

const slots: Readonly<
  Record<BirthStar, { readonly name: string; readonly own: string; readonly reads: readonly string[] }>
> = {
  year: {
    name: 'year star',
    own: '本命星 honmeisei',
    reads: ['It is read for your bearing and the work of your life.'],
  },
  month: {
    name: 'month star',
    own: '月命星 getsumeisei',
    reads: [
      'It is read for the heart and for how you are at home.',
      'The month star belongs to what moves you when nobody is looking.',
    ],
  },
  tendency: {
    name: 'tendency star',
    own: '傾斜 keisha',
    reads: [
      'It is read for how you come across and set about things.',
      'The tendency belongs to first impressions and first steps.',
    ],
  },
};

function tell({ key, facts }: TraditionPoint, about: TellAbout): readonly string[] {
  const [, name = ''] = key.split(':');
  if (facts[0].startsWith('caveat.')) return tellLimit(name, about);
  if (name === 'year' || name === 'month' || name === 'tendency') return tellStar(name, about);
  if (name.startsWith('relation-')) return tellRelation(name.slice('relation-'.length), about);
  if (name === 'place') return tellPlace(about);
  if (name === 'annual') return tellAnnual(about);
  return name === 'avoid' ? tellAvoided(about) : [];
}

function tellStar(name: BirthStar, { fact, topic, variant }: TellAbout): readonly string[] {
  const star = fact(`ninestar.${name}`);
  const slot = slots[name];
  const text = (id: string): string | undefined => starText(id)?.[themeOf(topic)];
  if (isOpen(star))
    return toldValue(statedOpen(slot.name, named(star, english), variant), star, english, text);
  const [id = ''] = wordsOf(star);
  const stated = [
    `Your ${slot.name}, ${slot.own}, is ${full(id)}.`,
    `${full(id)}, is your ${slot.name}.`,
    `Among the nine, ${full(id)}, stands as your ${slot.name}.`,
  ];
  const second = name === 'year' ? starText(id)?.image : oneOf(slot.reads, variant >> 1);
  return said(oneOf(stated, variant), second, text(id));
}

function tellRelation(name: string, { fact, variant, sheet, today }: TellAbout): readonly string[] {
  const found = fact(`ninestar.relation.${name}`);
  const texts = look<Readonly<Record<string, string>>>(relationTexts, name);
  if (found === undefined || texts === undefined) return [];
  const [id = ''] = wordsOf(found);
  const other =
    name === 'year-month'
      ? 'your month star'
      : name === 'year-tendency'
        ? 'your tendency star'
        : `the star of ${yearAsked(sheet, today)}`;
  if (isOpen(found))
    return [
      statedOpen(
        `bond between year star and ${other.replace(/^your /u, '')}`,
        named(found, (one) => look<Names>(relationNames, one)?.[0] ?? ''),
        variant,
      ),
    ];
  const verb = look<Names>(relationNames, id)?.[0] ?? '';
  const stated =
    id === 'same'
      ? [
          `Your year star and ${other} have the same element.`,
          `By the same element your year star and ${other} are alike.`,
        ]
      : [
          `By its element your year star ${verb} ${other}.`,
          `Element to element, your year star ${verb} ${other}.`,
        ];
  return said(oneOf(stated, variant), look(texts, id));
}

function tellPlace({ fact, sheet, variant, zone, today }: TellAbout): readonly string[] {
  const found = fact('ninestar.place');
  if (found === undefined) return [];
  const text = (id: string): string | undefined =>
    oneOf(look<readonly string[]>(placeTexts, id) ?? [], variant);
  if (isOpen(found))
    return toldValue(statedOpen('place on the board', named(found, place), variant), found, place, text);
  const stated = [
    `On the board of ${yearAsked(sheet, today)} your star stands in ${named(found, place)}.`,
    `Your star stands in ${named(found, place)} on the board of ${yearAsked(sheet, today)}.`,
  ];
  const stretch = stretchOf(fact('ninestar.annual'), zone, today);
  return said(
    oneOf(stated, variant),
    text(wordsOf(found)[0] ?? ''),
    stretch === null ? undefined : `That board holds from ${stretch.from} to ${stretch.to}.`,
  );
}

function tellAnnual({ fact, sheet, variant, today }: TellAbout): readonly string[] {
  const found = fact('ninestar.annual');
  const [id = ''] = wordsOf(found);
  const stated = [
    `The star in the middle of ${yearAsked(sheet, today)} is ${full(id)}.`,
    `${full(id)}, stands in the middle of the board of ${yearAsked(sheet, today)}.`,
  ];
  const image = starText(id)?.image;
  return said(
    oneOf(stated, variant),
    image === undefined ? undefined : `That is the background everyone shares, and ${lower(image)}`,
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function tellAvoided({ fact, sheet, variant, today }: TellAbout): readonly string[] {
  const [yellow, opposite] = [fact('ninestar.avoid.five-yellow'), fact('ninestar.avoid.opposite')];
  const [a, b] = [named(yellow, place), named(opposite, place)];
  if (a === '') return [];
  const stated = [
    `On the board of ${yearAsked(sheet, today)} Five Yellow stands in ${a}, with ${b === '' ? 'its far side' : b} across from it.`,
    `In ${a} stands Five Yellow on the board of ${yearAsked(sheet, today)}, and ${b === '' ? 'the far side' : b} faces it.`,
  ];
  const meaning = [
    'The custom leaves large moves in those two directions for another year, and that is a custom about caution.',
    'By custom one plans with more care in those two directions, and nothing in it speaks about safety.',
  ];
  return [oneOf(stated, variant), oneOf(meaning, variant >> 1)];
}

function tellLimit(name: string, { fact }: TellAbout): readonly string[] {
  switch (name) {
    case 'stars-near-solar-term':
      return [
        `Your birth lies at the turn of a solar month, and your year star is ${named(fact('ninestar.year'), english)}.`,
        'A time from the birth record decides what is left open here.',
      ];
    case 'birth-time-unknown':
      return ['Without a birth time the stars are read for the whole day, which is enough on most days.'];
    case 'birth-place-unknown':
      return [
        'Without a birth place the instant is known only within a day, which matters near a solar term.',
      ];
    default:
      return [];
  }
}

/** Names of the value of a fact by its id. */
function namesOf(id: string, value: string): Names | null {
  if (id.endsWith('.element')) return look<Names>(elementNames, value) ?? null;
  if (id.startsWith('ninestar.relation.')) return look<Names>(relationNames, value) ?? null;
  if (id === 'ninestar.place' || id.startsWith('ninestar.avoid.'))
    return look<Names>(placeNames, value) ?? null;
  return id === 'ninestar.solar-year' ? null : starOf(value);
}

const titles: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'solar-year': ['Solar year', 'from the beginning of spring, 立春 risshun'],
  annual: ['Star of the year asked about', '年盤 nenban'],
  place: ['Your star stands in', '年盤 nenban'],
  'avoid.five-yellow': ['Five Yellow stands in', '五黄殺 goōsatsu'],
  'avoid.opposite': ['Across from Five Yellow', '暗剣殺 ankensatsu'],
  'relation.year-month': ['Year star to month star', ''],
  'relation.year-tendency': ['Year star to tendency star', ''],
  'relation.year-annual': ['Year star to the star of the year', ''],
};

function factWords(fact: Fact): { readonly title: string; readonly detail: string } {
  const { id } = fact;
  const [family = '', second = '', third = ''] = id.split('.');
  if (family === 'caveat') {
    const [title, detail] = look(caveats, second) ?? ['A limit of this sheet', ''];
    return { title, detail };
  }
  const value = listed(
    wordsOf(fact).map((one) => namesOf(id, one)?.[0] ?? one),
    isOpen(fact) ? 'or' : 'and',
  );
  const own = ownOfAll(wordsOf(fact).map((one) => namesOf(id, one)));
  const detailed = (detail: string): string => [detail, own].filter((one) => one !== '').join(' · ');
  if (third === 'element') {
    const name =
      second === 'annual'
        ? 'Star of the year'
        : capital(look<{ readonly name: string }>(slots, second)?.name ?? '');
    return { title: `${name}, element: ${value}`, detail: own };
  }
  if (second === 'board')
    return {
      title: `${capital(place(third).replace(/^the /u, ''))} of the board: ${value}`,
      detail: detailed('年盤 nenban'),
    };
  const slot = look<{ readonly name: string; readonly own: string }>(slots, second);
  if (slot !== undefined) return { title: `${capital(slot.name)}: ${value}`, detail: detailed(slot.own) };
  const [title, detail] = look(titles, third === '' ? second : `${second}.${third}`) ?? [capital(second), ''];
  return {
    title: title.endsWith(' in') ? `${title} ${value}` : `${title}: ${value}`,
    detail: detailed(detail),
  };
}

const pointTitles: Readonly<Record<string, string>> = {
  year: 'The year star',
  month: 'The month star',
  tendency: 'The tendency star',
  'relation-year-month': 'Year star and month star',
  'relation-year-tendency': 'Year star and tendency star',
  'relation-year-annual': 'Year star and the star of the year',
  place: 'Where your star stands',
  annual: 'The star in the middle',
  avoid: 'Two directions of the board',
};

const methods: Readonly<Record<string, string>> = {
  'year-from-spring':
    'The year begins when the Sun reaches 315°, about 4 February; a birth before that belongs to the year before.',
  'star-of-year':
    'Eleven less the remainder of the year divided by nine, brought into one to nine; each year one star back.',
  'star-of-month':
    'By the year star the first month is 8, 2 or 5; each later solar month goes one star back.',
  'year-less-month-and-five': 'Year star less month star plus five, brought into one to nine.',
  'element-of-star':
    'Each star has its element: 1 water, 2, 5 and 8 earth, 3 and 4 wood, 6 and 7 metal, 9 fire.',
  'element-to-element':
    'In the round of wood, fire, earth, metal and water each feeds the next and bounds the one after.',
  'stars-fly-from-centre':
    'The star of the year stands in the middle; the others follow in the fixed order of the board.',
  'place-on-board': 'Where the star comes to stand when that of the year is in the middle.',
  'across-from-five-yellow': 'The place across the board from Five Yellow.',
  'limit-of-inputs': 'Left open by the birth details as they stand.',
};

const sources: Readonly<Record<string, string>> = {
  'source.nine-star-ki':
    'The common rules of Kyūsei Kigaku, counted on this device and checked against a calendar library.',
  'source.astronomy-engine': 'Computed on this device: where the Sun stands at an instant, from VSOP87.',
  'source.inputs': 'Follows from what was given about the birth.',
};

const caveats: Readonly<Record<string, readonly [string, string]>> = {
  'stars-near-solar-term': [
    'Close to a solar term',
    'The birth lies where a solar month turns, so stars on both sides are shown.',
  ],
  'birth-time-unknown': ['Birth time unknown', 'It matters only on days when a solar month turns.'],
  'birth-place-unknown': ['Birth place unknown', 'It matters only on days when a solar month turns.'],
};

export const words: TraditionWords = {
  mode: 'nine-star-ki',
  tell,
  opens: [
    'Nine Star Ki counts in nines: one star for the year of a birth, one for its month, one for how the two meet.',
    'Nine stars walk over a board of nine squares, one step a year. Yours stands somewhere on it now.',
    'These stars are numbers with a season in them. They describe a pace more than a character.',
    'The board comes from an old square of numbers, and the reading asks which square you are standing in.',
    'Three numbers stand for you here. They are few, so each of them is read slowly.',
  ],
  returns: [
    'A ninth of all people share your year star, so take from it the pace and bring the person yourself.',
    'The board turns next February, and this week needs only its next square.',
    'Go back to your question at the speed of your own star, and see what looks different.',
    'Keep the one line here that you could act on with your shoes on.',
  ],
  limits: [
    'Three numbers cannot hold a person, and one in nine shares each of them.',
    'Directions of the board are a custom about caution and say nothing about danger, weather or safety.',
    'When the tendency comes out as five, Japanese schools put another star in its place; here the plain count stands.',
    'The stars know the solar month of a birth and nothing later than that.',
  ],
  fact: factWords,
  pointTitle: (key) => {
    const rest = key.split(':')[1] ?? '';
    return look(pointTitles, rest) ?? look(caveats, rest)?.[0] ?? 'A limit of this sheet';
  },
  methods,
  sources,
  caveats,
  names: (fact) =>
    wordsOf(fact).flatMap((id) => {
      const names = namesOf(fact.id, id);
      return names === null ? [] : [{ id, en: names[0], own: names[1] }];
    }),
};
