/** Words of the Khmer mode: the year and its lady, the lunar day, and the ring and stars shared with its neighbours. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { clockName, dates } from '../dates.ts';
import { animalLine, animalTexts } from './khmer/animals.ts';
import { halfLines, ladyLines, monthLines, sakNumbers } from './khmer/lines.ts';
import {
  khmerAnimals,
  khmerDigits,
  khmerSigns,
  khmerStars,
  khmerWeekdays,
  ladyNames,
  leapNames,
  monthNames,
  phaseNames,
  sakNames,
  sharedSeats,
} from './khmer/names.ts';
import { natalRows } from './thai-astrology.ts';
import { glossOf, isSeat, seatGloss, seatMeaning, starGloss, starMeaning, starsOf } from './thai/common.ts';
import { nameOf, seatGlosses, starName } from './thai/names.ts';
import { themeOf } from './thai/themes.ts';
import {
  askedDayWords,
  capital,
  factWords,
  isOn,
  isOpen,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  said,
  titled,
  valueAt,
  valueWords,
  yesNo,
} from './thai/told.ts';
import { tellStarOfBirth } from './thai-chart/birth-stars.ts';
import { houseNames } from './thai-chart/names.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import { chartMethods, chartSources } from './thai-chart/methods.ts';
import { caveatTitle, namesOfRows, shown, tellByPart, titlesBy } from './thai-chart/telling.ts';

function rowOf<Row>(table: Readonly<Record<string, Row>>, word: string | null): Row | null {
  return word === null ? null : (table[word] ?? null);
}

const animal = (word: string): string => nameOf(khmerAnimals, word)[0];

function tellYear(about: TellAbout): readonly string[] {
  const { fact, variant, topic } = about;
  const born = fact('khmer.animal');
  const sak = fact('khmer.sak');
  const digit =
    isOpen(sak) || sak === undefined ? '' : `, ${oneOrOther(sak, (word) => nameOf(sakNames, word)[0])}`;
  const first = pick(
    [
      `By the Khmer new year you were born in the year of the ${oneOrOther(born, animal)}${digit}.`,
      `The animal of your birth year is the ${oneOrOther(born, animal)}${digit}, as the Khmer year turns in April.`,
    ],
    variant,
  );
  const text = rowOf(animalTexts, oneWord(born));
  if (text === null) return [first, OPEN_LINE];
  return said(
    first,
    pick(text.core, variant, 1),
    animalLine(text, themeOf(topic)) ?? pick([text.core[1], text.core[0]], variant, 1),
  );
}

/** "8 keit of Migasir": the number, the half and the month. */
function lunarDay({ fact }: TellAbout, stem: string): string {
  const day = oneWord(fact(`${stem}.day`)) ?? '';
  const half = oneOrOther(fact(`${stem}.phase`), (word) => nameOf(phaseNames, word)[0]);
  const month = oneOrOther(fact(`${stem}.month`), (word) => nameOf(monthNames, word)[0]);
  return `${day} ${half} of ${month}`;
}

function tellLunarDay(about: TellAbout): readonly string[] {
  const era = oneWord(about.fact('khmer.buddhist-era'));
  const half = rowOf(halfLines, oneWord(about.fact('khmer.phase')));
  return said(
    pick(
      [
        `Your Khmer lunar day is ${lunarDay(about, 'khmer')}${era === null ? '' : `, Buddhist year ${era}`}.`,
        `In the Khmer calendar you were born on ${lunarDay(about, 'khmer')}.`,
      ],
      about.variant,
    ),
    rowOf(monthLines, oneWord(about.fact('khmer.month'))),
    half === null ? null : pick(half, about.variant, 1),
  );
}

function tellBirthStar(about: TellAbout): readonly string[] {
  const star = about.fact('khmer.birth-star');
  const first = pick(
    [
      `The star of your weekday is ${oneOrOther(star, starName)}.`,
      `Your weekday of birth belongs to ${oneOrOther(star, starName)}.`,
    ],
    about.variant,
  );
  return [first, ...starMeaning(star, about)];
}

function tellLady(about: TellAbout): readonly string[] {
  const lady = about.fact('khmer.new-year-lady');
  const named = oneOrOther(lady, (word) => nameOf(ladyNames, word)[0]);
  const lines = rowOf(ladyLines, oneWord(lady));
  return said(
    pick(
      [
        `The lady who came with your year is ${named}.`,
        `Of the seven daughters of Kabil Moha Prohm, ${named} brought in your year.`,
      ],
      about.variant,
    ),
    lines === null ? OPEN_LINE : pick(lines, about.variant, 1),
  );
}

function tellSeat(seat: 'si' | 'montri' | 'kalakini'): (about: TellAbout) => readonly string[] {
  return (about) => {
    const star = about.fact(`khmer.seat.${seat}`);
    const named = oneOrOther(star, starName);
    const first = pick(
      [
        `In the shared ring of eight, ${seatGlosses[seat]} is held by ${named}.`,
        `${capital(seatGlosses[seat])}, ${nameOf(sharedSeats, seat)[0]}, goes to ${named} in your ring.`,
      ],
      about.variant,
    );
    return isOpen(star) ? [first, OPEN_LINE] : [first, ...seatMeaning(seat, star, about)];
  };
}

function tellHolyDay(about: TellAbout): readonly string[] {
  return [
    pick(
      [
        'You were born on a thngai sel, a holy day of the lunar month.',
        'The lunar day of your birth is a holy day, thngai sel, when many go to the pagoda.',
      ],
      about.variant,
    ),
    pick(
      [
        'It is told as a birth with some stillness in it; keep an hour a week for that.',
        'Keep it or don’t: it is a good reason for one quiet evening in each week.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellToday(about: TellAbout): readonly string[] {
  const half = oneWord(about.fact('khmer.today.phase'));
  const day = askedDayWords(about);
  return said(
    pick(
      [
        `${capital(day)} the Khmer lunar date is ${lunarDay(about, 'khmer.today')}.`,
        `By the Khmer calendar the day you ask about is ${lunarDay(about, 'khmer.today')}.`,
      ],
      about.variant,
    ),
    half === 'roach'
      ? pick(
          [
            'The Moon is waning, so finish and clear before you start.',
            'Waning days suit sorting, mending, giving away.',
          ],
          about.variant,
          1,
        )
      : pick(
          [
            'The Moon is growing, so begin what should grow.',
            'Waxing days suit planting, in the wide sense.',
          ],
          about.variant,
          1,
        ),
    isOn(about.fact('khmer.today.holy-day'))
      ? 'It is a holy day, which many keep with a visit to the pagoda.'
      : null,
  );
}

/** The day and clock of a new year, on the clock of Cambodia. */
function momentOf(fact: Fact | undefined, today: string): string {
  const clock = valueAt(fact, 'clock');
  return typeof clock === 'string'
    ? `${dates.day(clock.slice(0, 10), today)}, about ${clockName(clock.slice(11, 16))}`
    : '';
}

function tellNewYear(about: TellAbout): readonly string[] {
  const moment = momentOf(about.fact('khmer.next-new-year'), about.today);
  return [
    pick(
      [
        `The next Khmer new year comes on ${moment} in Cambodia.`,
        `The Khmer year turns next on ${moment}, by the clock of Phnom Penh.`,
      ],
      about.variant,
    ),
    pick(
      [
        'It is a good date to aim a tidy ending at: debts, drawers, apologies.',
        'Until then the old animal holds; use the time to finish.',
      ],
      about.variant,
      1,
    ),
  ];
}

const caveats = caveatsNamed({
  'shared-mainland-tradition': [
    'Shared with its neighbours',
    'The calendar is Khmer; the ring of eight, the stars and the houses are read as mainland South-East Asia shares them.',
  ],
  'lunar-table-ends': [
    'Beyond the lunar calendar',
    'The rules of the Khmer lunar calendar do not reach that date.',
  ],
});

const newYearRow = (fact: Fact, title: string): { readonly title: string; readonly detail: string } =>
  titled(title, momentOf(fact, ''), 'On the clock of Cambodia, when the Sun comes into Aries');

export const words: TraditionWords = {
  mode: 'khmer',
  tell: tellByPart({
    year: tellYear,
    'lunar-day': tellLunarDay,
    'birth-star': tellBirthStar,
    lady: tellLady,
    si: tellSeat('si'),
    montri: tellSeat('montri'),
    kalakini: tellSeat('kalakini'),
    'holy-day': tellHolyDay,
    today: tellToday,
    'next-new-year': tellNewYear,
    star: (about, _, [, star = '']) => tellStarOfBirth(about, 'khmer', star),
  }),
  opens: [
    'The Khmer calendar gives a birth its lunar day, its animal, and the lady who brought in the year.',
    'Here the reading goes by Chhankitek, the lunar calendar kept in Cambodia.',
    'We begin with the calendar, which is Khmer, and go on to the stars, which are shared.',
    'A year in Cambodia turns in April; your birth has its place in that round.',
  ],
  returns: [
    'Back to what you asked, with the calendar on the wall.',
    'So, to your question: the year gives a colour, and you do the drawing.',
    'Let the calendar rest and look at your question again.',
    'Which brings it back to you.',
  ],
  limits: [
    'The calendar is certain; what it means is told as custom, and the confidence there is low to medium.',
    'No separate Khmer tables of meanings were found that could be checked, so the ring and stars are read as shared.',
    'For weddings and houses many families ask an achar, and this does not replace him.',
    'Nothing here speaks of health, length of life or luck at games.',
  ],
  fact: factWords([
    ...natalRows,
    [
      /^khmer\.(today\.)?month$/,
      (fact, [today]) =>
        titled(
          today === undefined ? 'Lunar month' : 'Lunar month now',
          shown(fact, monthNames),
          'Of the Khmer calendar',
        ),
    ],
    [
      /^khmer\.(today\.)?phase$/,
      (fact, [today]) =>
        titled(
          today === undefined ? 'Half of the month' : 'Half of the month now',
          valueWords(fact, phaseNames),
          'Keit is waxing, roach is waning',
        ),
    ],
    [
      /^khmer\.(today\.)?day$/,
      (fact, [today]) =>
        titled(
          today === undefined ? 'Lunar day' : 'Lunar day now',
          valueWords(fact, null),
          'Counted in its half of the month',
        ),
    ],
    [
      /^khmer\.(today\.)?buddhist-era$/,
      (fact, [today]) =>
        titled(
          today === undefined ? 'Buddhist year' : 'Buddhist year now',
          valueWords(fact, null),
          'New on the day after the full Moon of Pisakh',
        ),
    ],
    [
      /^khmer\.(today\.)?holy-day$/,
      (fact, [today]) =>
        titled(
          today === undefined ? 'Born on a holy day' : 'A holy day now',
          yesNo(fact),
          'Thngai sel: the eighth, the full Moon and the last day',
        ),
    ],
    [
      /^khmer\.leap$/,
      (fact) => titled('Kind of year', valueWords(fact, leapNames), 'By the leap rules of the calendar'),
    ],
    [
      /^khmer\.(today\.)?animal$/,
      (fact, [today]) =>
        titled(
          today === undefined ? 'Animal of the year' : 'Animal of the year now',
          shown(fact, khmerAnimals),
          'Changes at the new year in April',
        ),
    ],
    [/^khmer\.sak$/, (fact) => titled('Sak', shown(fact, sakNames), sakDetail(fact))],
    [
      /^khmer\.chula-sakarat$/,
      (fact) => titled('Chula Sakarat', valueWords(fact, null), 'The year of the era'),
    ],
    [/^khmer\.new-year-of-birth$/, (fact) => newYearRow(fact, 'New year in your year of birth')],
    [/^khmer\.next-new-year$/, (fact) => newYearRow(fact, 'Next new year')],
    [
      /^khmer\.new-year-lady$/,
      (fact) => titled('Lady of the year', shown(fact, ladyNames), 'By the weekday of the new year'),
    ],
    [/^khmer\.weekday$/, (fact) => titled('Weekday of birth', shown(fact, khmerWeekdays), 'From six to six')],
    [/^khmer\.birth-star$/, (fact) => titled('Star of the weekday', starsOf(fact), glossOf(fact, starGloss))],
    [
      /^khmer\.seat\.(\w+)$/,
      (fact, [seat = '']) =>
        titled(
          nameOf(sharedSeats, seat)[0],
          starsOf(fact),
          isSeat(seat) ? `${capital(seatGlosses[seat])}: ${seatGloss(seat)}` : OPEN_DETAIL,
        ),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      year: 'The animal and the year',
      'lunar-day': 'The lunar day of birth',
      'birth-star': 'The star of the weekday',
      lady: 'The lady of the year',
      si: 'The seat of fortune',
      montri: 'The seat of patrons',
      kalakini: 'The seat of caution',
      'holy-day': 'Born on a holy day',
      today: 'The lunar day now',
      'next-new-year': 'The next new year',
      star: ([star = '']) => `${capital(starName(star))} in sign and house`,
    },
    caveats,
  ),
  methods: {
    ...chartMethods,
    'days-from-boss-1900':
      'Days are counted from the first of Boss in 1900 through months of 29 and 30 days and their leap rules.',
    'new-after-visak': 'The Buddhist year changes on the day after the full Moon of Pisakh.',
    'eighth-full-and-last':
      'Holy days are the eighth of each half, the full Moon and the last day of the month.',
    'bodithey-and-avoman':
      'Two remainders of the calendar, bodithey and avoman, decide on an extra month or an extra day.',
    'year-from-new-year': 'Animal and sak change at the minute of the new year in April.',
    'weekday-of-new-year': 'Each weekday has its lady; the weekday of the new year names her.',
    'as-announced': 'The moment as it was announced for that year.',
    'sun-back-from-midnight':
      'From the Sun at midnight, 24 minutes back for each arcminute it has gone into Aries.',
  },
  sources: {
    ...chartSources,
    'source.khmer-calendar':
      'The rules of the Khmer lunar calendar as Roath Kim Soeun gives them, checked against an open library.',
    'source.mainland-tradition': 'Practice shared across mainland South-East Asia, here in its Thai form.',
  },
  caveats,
  names: namesOfRows(
    [
      [/\.month$/, monthNames],
      [/\.phase$/, phaseNames],
      [/\.leap$/, leapNames],
      [/\.animal$/, khmerAnimals],
      [/\.sak$/, sakNames],
      [/lady$/, ladyNames],
      [/weekday$/, khmerWeekdays],
      [/\.sign$/, khmerSigns],
      [/birth-star$|\.seat\./, khmerStars],
      [
        /\.house$/,
        Object.fromEntries(Object.entries(houseNames).map(([n, [en]]) => [n, [en, null] as const])),
      ],
    ],
    khmerDigits,
  ),
};

function sakDetail(fact: Fact): string {
  const number = rowOf(sakNumbers, oneWord(fact));
  return number === null ? OPEN_DETAIL : `Number ${number} of ten, by the last digit of the era`;
}
