/** The words of the mode `mayan`: the Maya counts of a birth and of a day, in English, with the names as they are written today. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import {
  capital,
  dayOfFact,
  isOpen,
  listed,
  look,
  named,
  oneOf,
  ordinalWord,
  plainDay,
  sixOf,
  statedOpen,
  toldValue,
  wordsOf,
} from './east-asian/telling.ts';
import { colourWords, directionWords, lordTexts, monthWords, numberTexts } from './mayan/counts.ts';
import { dayNameWords, dayTexts } from './mayan/day-names.ts';

/** English and, where there is one, the name in Maya spelling. */
type Name = readonly [en: string, own: string | null];

const nameOf = (id: string): string => look(dayNameWords, id)?.[0] ?? '';
const glossOf = (id: string): string => look(dayNameWords, id)?.[2] ?? '';
const lordOf = (id: string): string => id.toUpperCase();
const monthOf = (id: string): string => look(monthWords, id)?.[0] ?? '';

const said = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((one): one is string => one !== undefined && one !== '');

/** "4 Ahau", where number and name are both certain. */
function dayOf(number: Fact | undefined, name: Fact | undefined): string {
  const day = named(name, nameOf);
  return isOpen(number) || isOpen(name) || number === undefined ? day : `${wordsOf(number)[0] ?? ''} ${day}`;
}

function tell({ key, facts }: TraditionPoint, about: TellAbout): readonly string[] {
  const [, name = ''] = key.split(':');
  if (facts[0].startsWith('caveat.')) return tellLimit(about);
  switch (name) {
    case 'tzolkin':
      return tellDay(about);
    case 'number':
      return tellNumber(about);
    case 'trecena':
      return tellTrecena(about);
    case 'direction':
      return tellDirection(about);
    case 'lord-of-night':
      return tellLord(about);
    case 'haab':
      return tellHaab(about);
    case 'year-bearer':
      return tellBearer(about);
    case 'long-count':
      return tellLongCount(about);
    case 'today':
      return tellToday(about);
    case 'return':
      return tellReturn(about);
    default:
      return [];
  }
}

function tellDay({ fact, topic, variant }: TellAbout): readonly string[] {
  const name = fact('mayan.tzolkin.name');
  const text = (id: string): string | undefined => look(dayTexts, id)?.[sixOf(topic)];
  if (isOpen(name))
    return toldValue(statedOpen('day name', named(name, nameOf), variant), name, nameOf, text);
  const [id = ''] = wordsOf(name);
  const day = dayOf(fact('mayan.tzolkin.number'), name);
  const stated = [
    `Your day in the tzolkin is ${day}.`,
    `You were born on ${day} of the count of 260 days.`,
    `In the count of 260 days your birth fell on ${day}.`,
  ];
  return said(oneOf(stated, variant), `The name is glossed as ${glossOf(id)}.`, text(id));
}

function tellNumber({ fact, variant }: TellAbout): readonly string[] {
  const number = fact('mayan.tzolkin.number');
  if (isOpen(number))
    return [
      statedOpen(
        'day number',
        named(number, (id) => id),
        variant,
      ),
    ];
  const [id = ''] = wordsOf(number);
  const stated = [
    `The number of your day is ${id}, out of thirteen.`,
    `Your day name comes with the number ${id}.`,
  ];
  return said(oneOf(stated, variant), oneOf(numberTexts[Number(id)] ?? [], variant >> 1));
}

function tellTrecena({ fact, topic, variant }: TellAbout): readonly string[] {
  const ruler = fact('mayan.trecena.ruler');
  const day = fact('mayan.trecena.day');
  const text = (id: string): string | undefined => look(dayTexts, id)?.[sixOf(topic)];
  if (isOpen(ruler))
    return toldValue(statedOpen('trecena', named(ruler, nameOf), variant), ruler, nameOf, text);
  const [id = ''] = wordsOf(ruler);
  const stated = [
    `Your run of thirteen days, the trecena, opened on 1 ${nameOf(id)}.`,
    `The trecena of your birth, thirteen days long, is that of ${nameOf(id)}.`,
  ];
  const n = Number(wordsOf(day)[0] ?? NaN);
  const where =
    isOpen(day) || !Number.isInteger(n)
      ? `It is the ground your own day stands on, ${glossOf(id)}.`
      : `Yours is the ${ordinalWord(n)} day of it, and its ground is ${glossOf(id)}.`;
  return said(oneOf(stated, variant), where, text(id));
}

function tellDirection({ fact, variant }: TellAbout): readonly string[] {
  const [direction, colour] = [fact('mayan.direction'), fact('mayan.colour')];
  const english = (id: string): string =>
    look<readonly [string, string, string]>(directionWords, id)?.[0] ?? '';
  if (isOpen(direction)) return [statedOpen('direction', named(direction, english), variant)];
  const [id = ''] = wordsOf(direction);
  const [en = '', own = '', text = ''] = look<readonly [string, string, string]>(directionWords, id) ?? [];
  const [shade = '', ownShade = ''] =
    look<readonly [string, string]>(colourWords, wordsOf(colour)[0] ?? '') ?? [];
  const stated = [
    `Your day belongs to the ${en}, ${own}, and to the colour ${shade}, ${ownShade}.`,
    `The ${en}, ${own}, and the colour ${shade}, ${ownShade}, go with your day.`,
  ];
  return said(oneOf(stated, variant), text);
}

function tellLord({ fact, variant }: TellAbout): readonly string[] {
  const lord = fact('mayan.lord-of-night');
  if (isOpen(lord)) return [statedOpen('lord of the night', named(lord, lordOf), variant)];
  const [id = ''] = wordsOf(lord);
  const stated = [
    `The lord of your night is ${lordOf(id)}, one of nine who take turns.`,
    `Of the nine lords of the night, ${lordOf(id)} stood over your birth.`,
  ];
  return said(oneOf(stated, variant), look<string>(lordTexts, id));
}

function tellHaab({ fact, variant }: TellAbout): readonly string[] {
  const [day, month] = [fact('mayan.haab.day'), fact('mayan.haab.month')];
  const text = (id: string): string | undefined => look(monthWords, id)?.[2];
  if (isOpen(month))
    return toldValue(statedOpen('month of the haab', named(month, monthOf), variant), month, monthOf, text);
  const [id = ''] = wordsOf(month);
  const [n = ''] = isOpen(day) ? [] : wordsOf(day);
  const value = n === '' ? monthOf(id) : `${n} ${monthOf(id)}`;
  const stated = [
    `In the haab, the year of 365 days, you were born on ${value}.`,
    `Your date in the haab is ${value}.`,
  ];
  return said(oneOf(stated, variant), text(id));
}

const bearerTexts: Readonly<Record<string, readonly [string, string]>> = {
  ik: [
    'A year carried by wind moves by talk and news, and asks to be aired.',
    'Wind carries lightly, so such a year wants few heavy promises.',
  ],
  manik: [
    'A year carried by the deer goes on foot, steadily, with a load that was agreed.',
    'The deer carries by hand and hoof, so such a year rewards craft.',
  ],
  eb: [
    'A year carried by the road is walked, one step to a stair.',
    'The road carries whoever walks it, so such a year rewards errands done.',
  ],
  caban: [
    'A year carried by the earth is felt from below, in what shifts and what holds.',
    'The earth carries by bearing weight, so such a year asks what yours is.',
  ],
};

function tellBearer({ fact, variant }: TellAbout): readonly string[] {
  const name = fact('mayan.year-bearer.name');
  if (isOpen(name)) return [statedOpen('year bearer', named(name, nameOf), variant)];
  const value = dayOf(fact('mayan.year-bearer.number'), name);
  const stated = [
    `The bearer of your birth year is ${value}.`,
    `The haab year of your birth was carried by ${value}.`,
  ];
  return said(
    oneOf(stated, variant),
    oneOf(look<readonly [string, string]>(bearerTexts, wordsOf(name)[0] ?? '') ?? [], variant >> 1),
  );
}

function tellLongCount({ fact, variant }: TellAbout): readonly string[] {
  const count = fact('mayan.long-count');
  const value = named(count, (id) => id);
  if (isOpen(count)) return [statedOpen('long count', value, variant)];
  const stated = [
    `In the long count your birth is written ${value}.`,
    `The long count of your birth reads ${value}.`,
  ];
  const meaning = [
    'It counts days from a beginning more than five thousand years ago, so your day has a number of its own.',
    'Kings had such numbers carved in stone, and yours would have looked no different.',
  ];
  return [oneOf(stated, variant), oneOf(meaning, variant >> 1)];
}

function tellToday({ fact, topic, variant }: TellAbout): readonly string[] {
  const name = fact('mayan.today.name');
  const [id = ''] = wordsOf(name);
  const day = dayOf(fact('mayan.today.number'), name);
  const stated = [
    `In the tzolkin the date in question is ${day}.`,
    `The date in question is ${day} in the count of 260 days.`,
  ];
  const six = sixOf(topic);
  return said(
    oneOf(stated, variant),
    `Its name is glossed as ${glossOf(id)}, for everybody alike.`,
    look(dayTexts, id)?.[six === 'self' ? 'decision' : six],
  );
}

function tellReturn({ fact, variant, zone, today }: TellAbout): readonly string[] {
  const day = dayOfFact(fact('mayan.return'), zone, today);
  if (day === null) return [];
  const stated = [
    `Your day of the tzolkin comes round again on ${day}.`,
    `The next turn of the 260 days that brings your day is on ${day}.`,
  ];
  const meaning = [
    'It is a birthday of the count, and a good evening to ask what the last round was for.',
    'Put a line in the calendar there: what do you want to have put down by then?',
  ];
  return [oneOf(stated, variant), oneOf(meaning, variant >> 1)];
}

function tellLimit({ fact }: TellAbout): readonly string[] {
  return [
    `Counted from sunrise your birth may belong to either of two days: ${named(fact('mayan.tzolkin.name'), nameOf)}.`,
    'A birth time, with its place, would decide between them.',
  ];
}

function namesOf(id: string, value: string): Name | null {
  if (/\.(?:name|ruler)$/u.test(id) || id === 'mayan.today.trecena') {
    const found = look(dayNameWords, value);
    return found === undefined ? null : [found[0], found[1]];
  }
  switch (id) {
    case 'mayan.haab.month': {
      const found = look(monthWords, value);
      return found === undefined ? null : [found[0], found[1]];
    }
    case 'mayan.direction': {
      const found = look<readonly [string, string, string]>(directionWords, value);
      return found === undefined ? null : [found[0], found[1]];
    }
    case 'mayan.colour':
      return look<readonly [string, string]>(colourWords, value) ?? null;
    case 'mayan.lord-of-night':
      return [lordOf(value), null];
    default:
      return null;
  }
}

const titles: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'long-count': ['Long count', 'baktun, katun, tun, uinal, kin'],
  baktun: ['Baktun', 'runs of 144,000 days'],
  katun: ['Katun', 'runs of 7,200 days'],
  tun: ['Tun', 'runs of 360 days'],
  uinal: ['Uinal', 'runs of 20 days'],
  kin: ['Kin', 'days'],
  'tzolkin.number': ['Tzolkin number', 'one to thirteen'],
  'tzolkin.name': ['Tzolkin day', 'one of twenty names'],
  'tzolkin.position': ['Place in the tzolkin', 'of 260 days, counted from 1 Imix'],
  'haab.day': ['Day of the haab month', 'nought is the seating of the month'],
  'haab.month': ['Month of the haab', 'eighteen of twenty days and one of five'],
  'lord-of-night': ['Lord of the night', 'one of nine in turn'],
  'trecena.ruler': ['Trecena', 'named after its first day'],
  'trecena.day': ['Day of the trecena', 'one to thirteen'],
  'year-bearer.number': ['Number of the year bearer', 'of the haab year of the birth'],
  'year-bearer.name': ['Year bearer', 'the tzolkin day of 0 Pop'],
  direction: ['Direction', 'by the day name'],
  colour: ['Colour', 'by the day name'],
  'today.number': ['Number of the date', 'of the day asked about'],
  'today.name': ['Tzolkin day of the date', 'of the day asked about'],
  'today.trecena': ['Trecena of the date', 'of the day asked about'],
};

function factWords(fact: Fact): { readonly title: string; readonly detail: string } {
  const { id, value } = fact;
  const [family = '', second = '', third = ''] = id.split('.');
  if (family === 'caveat') {
    const [title, detail] = look(caveats, second) ?? ['A limit of this sheet', ''];
    return { title, detail };
  }
  if (second === 'return') {
    const [at = ''] = value.type === 'instants' ? value.at : [];
    return { title: `Your day comes round on ${plainDay(at)}`, detail: 'every 260 days' };
  }
  const [title, detail] = look(titles, third === '' ? second : `${second}.${third}`) ?? [capital(second), ''];
  const names = wordsOf(fact).map((one) => namesOf(id, one));
  const said = listed(
    wordsOf(fact).map((one, i) => names[i]?.[0] ?? one),
    isOpen(fact) ? 'or' : 'and',
  );
  const own = names.flatMap((one) => one?.[1] ?? []).join(' · ');
  const gloss = /(?:name|ruler|today\.trecena)$/u.test(id) ? wordsOf(fact).map(glossOf).join(' · ') : '';
  return {
    title: `${title}: ${capital(said)}`,
    detail: [own, gloss === '' ? detail : gloss].filter((one) => one !== '').join(' · '),
  };
}

const pointTitles: Readonly<Record<string, string>> = {
  tzolkin: 'Your day in the tzolkin',
  number: 'The number of your day',
  trecena: 'Your run of thirteen days',
  direction: 'Direction and colour of your day',
  'lord-of-night': 'The lord of your night',
  haab: 'Your date in the haab',
  'year-bearer': 'The bearer of your birth year',
  'long-count': 'The long count of your birth',
  today: 'The date in the tzolkin',
  return: 'When your day comes round',
};

const methods: Readonly<Record<string, string>> = {
  'days-since-zero':
    'The days from 0.0.0.0.0, 4 Ahau 8 Cumku, to the birth, by the correlation that the sheet names.',
  'part-of-long-count': 'The days divided into runs of 144,000, 7,200, 360 and 20, and what is left over.',
  'remainder-of-13-and-20': 'The days divided by thirteen leave the number, divided by twenty the name.',
  'remainder-of-260': 'The place of number and name together in the round of 260 days, from 1 Imix.',
  'remainder-of-365': 'The days divided by 365 leave the day of the haab and its month.',
  'remainder-of-9': 'The days divided by nine leave the lord of the night.',
  'first-day-of-thirteen':
    'Counted back to the last day with the number one: its name rules the thirteen days.',
  'tzolkin-of-new-year': 'The tzolkin day on which the last 0 Pop fell; only four names can do so.',
  'day-name-by-four': 'The twenty names take east, north, west and south in turn, each with its colour.',
  'every-260-days': 'The birth day and whole rounds of 260 days after it.',
  'limit-of-inputs': 'Left open by the birth details as they stand.',
};

const sources: Readonly<Record<string, string>> = {
  'source.maya-counts':
    'The counts by the correlation of Goodman, Martínez and Thompson; names in colonial Yucatec spelling.',
  'source.inputs': 'Follows from what was given about the birth.',
};

const caveats: Readonly<Record<string, readonly [string, string]>> = {
  'mayan-day-either': [
    'Either of two days',
    'Counted from sunrise, a birth without a sure time may belong to the day before.',
  ],
};

export const words: TraditionWords = {
  mode: 'mayan',
  tell,
  opens: [
    'The Maya counted days without a break, in several wheels at once. Your birth has a place on each of them.',
    'Twenty names and thirteen numbers turn against each other, and after 260 days the pair comes round again.',
    'These counts know no good or bad birthday. A name says what a day is like, and a number says how it goes about it.',
    'Begin with the small wheel of thirteen and the large one of twenty. Where they met at your birth, this reading begins.',
    'A day here is something like a guest with a name. We ask who came when you did.',
  ],
  returns: [
    'The wheels go on turning, and your question can be asked again on a day of another name.',
    'Take one name with you for the week and see where you meet it.',
    'Two hundred and sixty days are enough to try a thing out, so set the question at the start of a round.',
    'What a day name offers is a picture, and you are the one who knows where it hangs.',
  ],
  limits: [
    'Daykeepers in highland Guatemala read these days in a living custom, which a page like this cannot stand in for.',
    'What each lord of the night was asked for is not recorded, so only the place in the round of nine is read.',
    'Scholars differ by two days on where the long count begins, and the sheet names the choice it uses.',
    'The count of 1987 that passes over 29 February is another one and gives other day names.',
    'A day name says nothing about how long anyone lives, and nothing about weather, wins or illness.',
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
      const found = namesOf(fact.id, id);
      return found === null ? [] : [{ id, en: found[0], own: found[1] }];
    }),
};
