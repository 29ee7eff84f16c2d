/** Words of the Thai almanac: the page of a day, its observance and festivals, the new year, and a lunar birthday. */
import type { SakId, SongkranLady } from '#calendar/chula-sakarat.ts';
import type { ThaiFestival } from '#calendar/thai-lunar.ts';
import type { SongkranDay } from '#traditions/thai/almanac-facts.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import { animalTexts, isAnimal } from './thai/animals.ts';
import { caveatRow, limitTitles, sourcesOfThai, tellBy } from './thai/common.ts';
import type { Caveat, Tellers } from './thai/common.ts';
import {
  animalNames,
  festivalNames,
  lunarMonthNames,
  nameOf,
  phaseNames,
  weekdayNames,
  yearKindNames,
} from './thai/names.ts';
import type { Name } from './thai/names.ts';
import { themeOf } from './thai/themes.ts';
import {
  askedDayWords,
  capital,
  clockAt,
  contextOf,
  dayOf,
  factWords,
  isOn,
  namesBy,
  oneOrOther,
  oneWord,
  pick,
  pointTitles,
  said,
  titled,
  valueWords,
  wordsOf,
  yesNo,
} from './thai/told.ts';
import type { FactRow } from './thai/told.ts';

/** The seven daughters of Kabil Phrom, one for each weekday of Songkran. */
const ladyNames: Readonly<Record<SongkranLady, Name>> = {
  thungsa: ['Thungsa Thewi', 'ทุงษเทวี'],
  khorakha: ['Khorakha Thewi', 'โคราคเทวี'],
  raksot: ['Raksot Thewi', 'รากษสเทวี'],
  montha: ['Montha Thewi', 'มณฑาเทวี'],
  kirini: ['Kirini Thewi', 'กิริณีเทวี'],
  kimitha: ['Kimitha Thewi', 'กิมิทาเทวี'],
  mahothon: ['Mahothon Thewi', 'มโหธรเทวี'],
};

const sakNames: Readonly<Record<SakId, Name>> = {
  ek: ['Ek Sok', 'เอกศก'],
  tho: ['Tho Sok', 'โทศก'],
  tri: ['Tri Sok', 'ตรีศก'],
  chattawa: ['Chattawa Sok', 'จัตวาศก'],
  bencha: ['Bencha Sok', 'เบญจศก'],
  cho: ['Cho Sok', 'ฉศก'],
  sapta: ['Sapta Sok', 'สัปตศก'],
  attha: ['Attha Sok', 'อัฐศก'],
  noppha: ['Noppha Sok', 'นพศก'],
  samrit: ['Samrit Sok', 'สัมฤทธิศก'],
};

const songkranDayNames: Readonly<Record<SongkranDay, Name>> = {
  'maha-songkran': ['Maha Songkran', 'วันมหาสงกรานต์'],
  nao: ['the day between', 'วันเนา'],
  thaloengsok: ['Thaloengsok', 'วันเถลิงศก'],
};

/** What the day recalls, then what one may do with it without being of the faith. */
const festivals: Readonly<Record<ThaiFestival, readonly [recalls: string, custom: string]>> = {
  'makha-bucha': [
    'It recalls a gathering of disciples who came without being called, and a short teaching: do good, refrain from harm, clear the mind.',
    'Temples walk three rounds by candlelight; one kept word would suit the day anywhere.',
  ],
  'visakha-bucha': [
    'It honours the birth, the awakening and the passing of the Buddha, all kept on one day.',
    'Candles go round the temple three times; a quiet evening is a fair way to share it.',
  ],
  'asalha-bucha': [
    'It recalls the first teaching, given to five listeners in a deer park.',
    'It is a good evening for listening to one person to the end.',
  ],
  'khao-phansa': [
    'From this day monks keep to one monastery for the three months of rain.',
    'Many people take a small vow for the season; three months is a good length for one.',
  ],
  'ok-phansa': [
    'It closes the three months of the rains retreat.',
    'It is a day for asking one another frankly what to do better, as the monks do.',
  ],
  'loy-krathong': [
    'Small rafts with a candle are set on the water, with thanks to it and a pardon asked of it.',
    'Whatever you let float, let it be something the river can carry: leaf, flower, bread.',
  ],
};

const caveats: Readonly<Record<string, Caveat>> = {
  'thai-calendar-range': [
    'Outside the lunar table',
    'The printed lunar calendar, as kept here, covers 28 November 1856 to 3 December 2040.',
  ],
  'thai-calendar-provisional': [
    'A forecast',
    'Which years have an extra day or month is announced; this year is not settled yet.',
  ],
};

const halfText = {
  waxing: [
    'By custom the growing half is for beginning: sow, ask, move in.',
    'The light is on its way up, and plain custom likes a start in it.',
  ],
  waning: [
    'By custom the shrinking half is for finishing: weed, settle, clear the desk.',
    'The light is on its way down, which suits ending things properly.',
  ],
} as const;

const numberAt = ({ fact }: Pick<TellAbout, 'fact'>, id: string): string => wordsOf(fact(id))[0] ?? '';
const wordAt = ({ fact }: Pick<TellAbout, 'fact'>, id: string): string => oneWord(fact(id)) ?? '';

/**
 * "day 5 of the growing half, fifth month"; the second eighth month is named as such. "Waxing" in such a sentence would be read
 * as a claim about the Moon in the sky, which the page does not make.
 */
function lunarDate(about: TellAbout, prefix: string): string {
  const phase = wordAt(about, `${prefix}.lunar.phase`) === 'waning' ? 'shrinking' : 'growing';
  const month = Number(numberAt(about, `${prefix}.lunar.month`));
  const second = isOn(about.fact(`${prefix}.lunar.second-eighth`)) ? 'second ' : '';
  const name = lunarMonthNames[month - 1]?.[0] ?? 'month';
  return `day ${numberAt(about, `${prefix}.lunar.day`)} of the ${phase} half, ${second}${name}`;
}

const weekdayAt = (about: TellAbout, prefix: string): string =>
  nameOf(weekdayNames, wordAt(about, `${prefix}.weekday`))[0];

function tellDay(about: TellAbout): readonly string[] {
  const phase = wordAt(about, 'almanac.lunar.phase') === 'waning' ? 'waning' : 'waxing';
  const day = askedDayWords(about);
  return [
    pick(
      [
        `The page for ${day.replace(/^on /, '')} says ${weekdayAt(about, 'almanac')}, ${lunarDate(about, 'almanac')}.`,
        `In the Thai calendar ${day.replace(/^on /, '')} is a ${weekdayAt(about, 'almanac')}: ${lunarDate(about, 'almanac')}.`,
      ],
      about.variant,
    ),
    pick(halfText[phase], about.variant, 1),
  ];
}

const halfByTheme: Readonly<
  Record<'waxing' | 'waning', Readonly<Record<'love' | 'work' | 'decision' | 'other', string>>>
> = {
  waxing: {
    love: 'In love it favours the invitation over the inventory.',
    work: 'At work it favours the first draft over the last one.',
    decision: 'For a decision it favours the yes that can still grow.',
    other: 'Put one small thing in the ground and water it until the full moon.',
  },
  waning: {
    love: 'In love it favours the clearing talk over the declaration.',
    work: 'At work it favours the closed file over the new folder.',
    decision: 'For a decision it favours the no that frees a shelf.',
    other: 'Finish one small thing before the new moon and enjoy the gap it leaves.',
  },
};

function tellHalf(about: TellAbout): readonly string[] {
  const phase = wordAt(about, 'almanac.lunar.phase') === 'waning' ? 'waning' : 'waxing';
  const theme = themeOf(about.topic);
  const key = theme === 'love' || theme === 'work' || theme === 'decision' ? theme : 'other';
  return [
    pick(
      [`The month is in its ${phase} half.`, `This is the ${phase} half of the lunar month.`],
      about.variant,
    ),
    halfByTheme[phase][key],
  ];
}

function tellWanPhra(about: TellAbout): readonly string[] {
  const day = askedDayWords(about);
  return isOn(about.fact('almanac.wan-phra'))
    ? [
        pick(
          [
            `${capital(day)} is a wan phra, a day of observance.`.replace(/^On /, ''),
            `The calendar marks ${day.replace(/^on /, '')} as wan phra.`,
          ],
          about.variant,
        ),
        pick(
          [
            'People bring food to the temple, keep a few more rules, and go a little slower.',
            'One precept kept with care for a day is within anyone’s reach.',
          ],
          about.variant,
          1,
        ),
      ]
    : [
        pick(
          [
            `${capital(day)} is no wan phra.`.replace(/^On /, ''),
            `The calendar marks no observance for ${day.replace(/^on /, '')}.`,
          ],
          about.variant,
        ),
        'An ordinary day, then, which is most of life.',
      ];
}

function tellNextWanPhra(about: TellAbout): readonly string[] {
  const day = dayOf(about.fact('almanac.next-wan-phra'), about);
  return [
    pick([`The next wan phra is ${day}.`, `Observance comes round again on ${day}.`], about.variant),
    pick(
      [
        'If you want a fixed day for a quiet hour, the calendar offers one every week or so.',
        'It makes a kind deadline for something you want to stop or to forgive.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellFestival(about: TellAbout): readonly string[] {
  const word = wordAt(about, 'almanac.festival') as ThaiFestival;
  const name = nameOf(festivalNames, word)[0];
  const day = askedDayWords(about);
  return [
    pick(
      [
        `${capital(day)} is ${name}.`.replace(/^On /, ''),
        `The calendar has ${name} for ${day.replace(/^on /, '')}.`,
      ],
      about.variant,
    ),
    ...(festivals[word] ?? []),
  ];
}

function tellNextFestival(about: TellAbout): readonly string[] {
  const day = dayOf(about.fact('almanac.next-festival.date'), about);
  const word = wordAt(about, 'almanac.next-festival') as ThaiFestival;
  const name = nameOf(festivalNames, word)[0];
  return said(
    pick(
      [`The next festival is ${name}, on ${day}.`, `Next in the calendar stands ${name}, on ${day}.`],
      about.variant,
    ),
    festivals[word]?.[0],
  );
}

function tellYear(prefix: string): Tellers[string] {
  return (about) => {
    const animal = wordAt(about, `${prefix}.animal`);
    const name = nameOf(animalNames, animal)[0];
    const era = numberAt(about, `${prefix}.chula-sakarat`);
    const isBirth = prefix !== 'almanac';
    return said(
      isBirth
        ? pick(
            [
              `You were born in the year of the ${name}, ${era} of the small era.`,
              `Your birth fell in year ${era} of the small era, that of the ${name}.`,
            ],
            about.variant,
          )
        : pick(
            [
              `The year is that of the ${name}, ${era} of the small era.`,
              `By the almanac this is the year of the ${name}, numbered ${era} in the small era.`,
            ],
            about.variant,
          ),
      isAnimal(animal) ? pick(animalTexts[animal].core, about.variant, 1) : null,
    );
  };
}

function tellYearKind(about: TellAbout): readonly string[] {
  const kind = wordAt(about, 'almanac.lunar.year-kind');
  const name = nameOf(yearKindNames, kind)[0];
  const why =
    kind === 'athikamat'
      ? 'The eighth month comes twice, so that the rains and the calendar stay together.'
      : kind === 'athikawan'
        ? 'The seventh month has thirty days, so that the Moon and the page agree.'
        : 'Twelve months, and nothing had to be mended.';
  return [pick([`The lunar year is ${name}.`, `As lunar years go, this is ${name}.`], about.variant), why];
}

function tellSongkran(about: TellAbout): readonly string[] {
  const fact = about.fact('almanac.songkran');
  const bangkok = { ...about, zone: 'Asia/Bangkok' };
  const day = dayOf(fact, bangkok);
  const changes = dayOf(about.fact('almanac.thaloengsok'), bangkok);
  const lady = oneOrOther(about.fact('almanac.songkran.lady'), (word) => nameOf(ladyNames, word)[0]);
  return [
    pick(
      [
        `Songkran opens on ${day} by this calendar, with ${lady} for its lady.`,
        `This calendar sets Songkran on ${day}; its lady is ${lady}.`,
      ],
      about.variant,
    ),
    `The number of the year changes at Thaloengsok, on ${changes}.`,
    pick(
      [
        'Water is poured over elders’ hands and pardon asked, which takes a minute and does some good.',
        'Clean the house before it, call on the old before the water fights.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellBirth(about: TellAbout): readonly string[] {
  const phase = wordAt(about, 'almanac.birth.lunar.phase') === 'waning' ? 'waning' : 'waxing';
  return [
    pick(
      [
        `You were born on a ${weekdayAt(about, 'almanac.birth')}, ${lunarDate(about, 'almanac.birth')}.`,
        `The page of your birth says ${weekdayAt(about, 'almanac.birth')}, ${lunarDate(about, 'almanac.birth')}.`,
      ],
      about.variant,
    ),
    phase === 'waxing'
      ? 'The month was still filling, which custom likes for people who begin things.'
      : 'The month was emptying, which custom likes for people who bring things to an end.',
  ];
}

function tellLunarBirthday(about: TellAbout): readonly string[] {
  const day = dayOf(about.fact('almanac.lunar-birthday'), about);
  return [
    pick(
      [`Your lunar birthday comes round on ${day}.`, `The Moon has your birthday on ${day}.`],
      about.variant,
    ),
    pick(
      [
        'By custom one gives on that day before one receives: food, a visit, a small debt paid.',
        'It rarely falls on the date in your passport, so you may keep it quietly.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellSun(about: TellAbout): readonly string[] {
  const rise = clockAt(about.fact('almanac.sunrise'), about.zone);
  const set = clockAt(about.fact('almanac.sunset'), about.zone);
  return [
    pick(
      [`Daylight where you are lasts from ${rise} to ${set}.`, `Sunrise is at ${rise} and sunset at ${set}.`],
      about.variant,
    ),
    'Between the two lies everything that wants to be done by day.',
  ];
}

const dayRow =
  (title: string, detail: string): FactRow[1] =>
  (fact, _, sheet) =>
    titled(title, dayOf(fact, contextOf(sheet)), detail);

const momentRow =
  (title: string, detail: string): FactRow[1] =>
  (fact, _, sheet) =>
    titled(
      title,
      `${dayOf(fact, { ...contextOf(sheet), zone: 'Asia/Bangkok' })}, about ${clockAt(fact, 'Asia/Bangkok')}`,
      detail,
    );

const clockRow =
  (title: string, detail: string): FactRow[1] =>
  (fact, _, sheet) =>
    titled(title, clockAt(fact, contextOf(sheet).zone), detail);

/** Of the birth, or of the day that was asked about. */
const ofBirth = (match: readonly string[]): string => (match[0] === undefined ? '' : ' of the birth');

export const words: TraditionWords = {
  mode: 'thai-almanac',
  tell: tellBy({
    day: tellDay,
    half: tellHalf,
    'wan-phra': tellWanPhra,
    'next-wan-phra': tellNextWanPhra,
    festival: tellFestival,
    'next-festival': tellNextFestival,
    year: tellYear('almanac'),
    'year-kind': tellYearKind,
    songkran: tellSongkran,
    birth: tellBirth,
    'birth-year': tellYear('almanac.birth'),
    'lunar-birthday': tellLunarBirthday,
    sun: tellSun,
  }),
  opens: [
    'A Thai calendar hangs in many kitchens: a large date, and beneath it the Moon.',
    'Here is the page of the day, as a Thai almanac prints it.',
    'The almanac counts days by the Moon and years by an old era, and marks when to go slower.',
    'This is a calendar, so it says when; the rest is yours.',
  ],
  returns: [
    'That is the page; the day itself is in your hands.',
    'Turn from the calendar to your question.',
    'With the date settled, to what you asked.',
    'The page has said its piece; now your question.',
  ],
  limits: [
    'A calendar page is the same for everybody, so it can set a tone and no more.',
    'Which half of the month suits what is plain custom, and nothing goes wrong by ignoring it.',
    'The printed lunar month follows a table and may differ from the Moon in the sky by a day.',
    'Days of observance belong to a living faith; they are described here and not explained away.',
  ],
  fact: factWords([
    [
      /^almanac(\.birth)?\.weekday$/,
      (fact, match) =>
        titled(`Weekday${ofBirth(match)}`, valueWords(fact, weekdayNames), 'From midnight to midnight'),
    ],
    [
      /^almanac(\.birth)?\.buddhist-year$/,
      (fact, match) =>
        titled(`Buddhist year${ofBirth(match)}`, valueWords(fact, null), 'The calendar year and 543'),
    ],
    [
      /^almanac(\.birth)?\.chula-sakarat$/,
      (fact, match) =>
        titled(
          `Chula Sakarat${ofBirth(match)}`,
          valueWords(fact, null),
          'The small era; it changes at Thaloengsok',
        ),
    ],
    [
      /^almanac(\.birth)?\.sak$/,
      (fact, match) =>
        titled(`Name of that year${ofBirth(match)}`, valueWords(fact, sakNames), 'By its last digit'),
    ],
    [
      /^almanac(\.birth)?\.lunar\.day$/,
      (fact, match) => titled(`Day of the half month${ofBirth(match)}`, valueWords(fact, null), '1 to 15'),
    ],
    [
      /^almanac(\.birth)?\.lunar\.phase$/,
      (fact, match) =>
        titled(
          `Half of the month${ofBirth(match)}`,
          valueWords(fact, phaseNames),
          'Waxing to the full moon, then waning',
        ),
    ],
    [
      /^almanac(\.birth)?\.lunar\.month$/,
      (fact, match) =>
        titled(
          `Lunar month${ofBirth(match)}`,
          valueWords(fact, null),
          lunarMonthNames[Number(wordsOf(fact)[0]) - 1]?.[1] ?? 'Of twelve',
        ),
    ],
    [
      /^almanac(\.birth)?\.lunar\.second-eighth$/,
      (fact, match) =>
        titled(`Second eighth month${ofBirth(match)}`, yesNo(fact), 'Only in years with an extra month'),
    ],
    [
      /^almanac(\.birth)?\.lunar\.year-kind$/,
      (fact, match) =>
        titled(`Lunar year${ofBirth(match)}`, valueWords(fact, yearKindNames), '354, 355 or 384 days'),
    ],
    [
      /^almanac(\.birth)?\.wan-phra$/,
      (fact, match) =>
        titled(`Day of observance${ofBirth(match)}`, yesNo(fact), 'The eighth and the last day of each half'),
    ],
    [
      /^almanac(\.birth)?\.animal$/,
      (fact, match) =>
        titled(
          `Animal year${ofBirth(match)}`,
          valueWords(fact, animalNames),
          'From the first day of the fifth lunar month',
        ),
    ],
    [/next-wan-phra$/, dayRow('Next day of observance', 'The eighth or the last day of a half month')],
    [
      /^almanac\.festival$/,
      (fact) => titled('Festival', valueWords(fact, festivalNames), 'By the lunar date'),
    ],
    [
      /next-festival$/,
      (fact) => titled('Next festival', valueWords(fact, festivalNames), 'By the lunar date'),
    ],
    [/next-festival\.date$/, dayRow('It falls on', 'Date of the next festival')],
    [/^almanac\.songkran$/, momentRow('Maha Songkran', 'Thai time, give or take ten minutes')],
    [
      /songkran\.lady$/,
      (fact) => titled('Lady of Songkran', valueWords(fact, ladyNames), 'By the weekday on which it begins'),
    ],
    [
      /songkran\.day$/,
      (fact) =>
        titled('Day of the new year', valueWords(fact, songkranDayNames), 'One of the days of Songkran'),
    ],
    [/thaloengsok$/, momentRow('Thaloengsok', 'When the number of the year changes, Thai time')],
    [/sunrise$/, clockRow('Sunrise', 'Where you are')],
    [/sunset$/, clockRow('Sunset', 'Where you are')],
    [/lunar-birthday$/, dayRow('Lunar birthday', 'The same lunar date again')],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    day: 'The page of the day',
    half: 'The half of the month',
    'wan-phra': 'Day of observance',
    'next-wan-phra': 'The next day of observance',
    festival: 'The festival',
    'next-festival': 'The next festival',
    year: 'The year in the almanac',
    'year-kind': 'The kind of lunar year',
    songkran: 'Songkran',
    birth: 'The lunar date of your birth',
    'birth-year': 'The year of your birth',
    'lunar-birthday': 'Your lunar birthday',
    sun: 'Daylight',
    ...limitTitles(caveats),
  }),
  methods: {
    'weekday-of-date': 'Counted from the date.',
    'weekday-from-six': 'By the weekday, which begins at six in the morning here.',
    'year-and-543': 'The calendar year and 543.',
    'year-from-thaloengsok': 'The calendar year less 638 from Thaloengsok on, less 639 before it.',
    'last-digit': 'The last digit of the year has a name of its own.',
    'table-of-years': 'Read off the printed lunar calendar, kept here as a table of years.',
    'eighth-or-last-of-half': 'The eighth and the last day of each half of the month.',
    'year-from-month-five': 'The animal changes with the first waxing day of the fifth lunar month.',
    'lunar-date-of-festival':
      'Each festival has its lunar date; a year with an extra month moves some of them by a month.',
    'sun-enters-aries':
      'The classical Sun enters Aries; the moment is counted back from midnight by how far it moved that day, as the palace does.',
    'parts-of-800': 'The classical year is 292,207 parts of 800 a day; the remainder gives the moment.',
    'day-of-new-year': 'The day of the entry, the days between, and the day on which the year changes.',
    'upper-edge-on-horizon': 'When the upper edge of the Sun stands on the horizon of your place.',
    'same-lunar-date': 'The next day with the same lunar month, half and day.',
    'limit-of-inputs': 'Follows from what was given, or from what the tables leave open.',
  },
  sources: sourcesOfThai,
  caveats,
  names: namesBy([
    [/weekday$/, weekdayNames],
    [/\.sak$/, sakNames],
    [/phase$/, phaseNames],
    [/year-kind$/, yearKindNames],
    [/animal$/, animalNames],
    [/festival$/, festivalNames],
    [/lady$/, ladyNames],
    [/songkran\.day$/, songkranDayNames],
  ]),
};
