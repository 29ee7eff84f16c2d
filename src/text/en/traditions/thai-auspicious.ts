/** Words of choosing a time: rerk, watch, the days of the year, and an open count of what speaks for and against. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { glossOf, isSeat, seatGloss, seatPhrase, starGloss, starsOf } from './thai/common.ts';
import { nameOf, seatNames, starName, starNames, weekdayNames } from './thai/names.ts';
import { seatTexts } from './thai/seats.ts';
import {
  capital,
  clockAt,
  dayOf,
  factWords,
  isOn,
  isOpen,
  listed,
  oneOrOther,
  oneWord,
  OPEN_LINE,
  pick,
  said,
  thaiDigits,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
  yesNo,
} from './thai/told.ts';
import { signText } from './thai-chart/signs.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import { chartMethods, chartSources } from './thai-chart/methods.ts';
import {
  kalayokNames,
  nakshatraNames,
  periodNames,
  purposeNames,
  rerkGlosses,
  rerkNames,
  signNames,
  yamNames,
} from './thai-chart/names.ts';
import {
  caveatTitle,
  instantRow,
  namesOfRows,
  ordinal,
  shown,
  signName,
  tellByPart,
  titlesBy,
} from './thai-chart/telling.ts';
import { kalayokLines, rerkLines, watchLines } from './thai-chart/times.ts';

const isRerk = (word: string | null): word is keyof typeof rerkLines => word !== null && word in rerkLines;
const isKalayok = (word: string): word is keyof typeof kalayokLines => word in kalayokLines;
const isWatch = (word: string | null): word is keyof typeof watchLines => word !== null && word in watchLines;

const countOf = (fact: Fact | undefined): number => (fact?.value.type === 'count' ? fact.value.n : 0);

/** "two for it", "one against it", "even". */
function counted(n: number): string {
  return n === 0
    ? 'comes out even'
    : `comes to ${Math.abs(n)} point${Math.abs(n) === 1 ? '' : 's'} ${n > 0 ? 'for' : 'against'} it`;
}

/** The moment lies on an edge: no birth is in doubt. */
const MINUTE_LINE =
  'The moment lies on the very change, so a minute decides; choose one well to either side.';

const rerkName = (word: string): string => nameOf(rerkNames, word)[0];

function tellFrame(about: TellAbout): readonly string[] {
  const rerk = about.fact('auspicious.rerk');
  const score = countOf(about.fact('auspicious.score'));
  const purpose = oneWord(about.fact('auspicious.purpose'));
  const suits = countOf(about.fact('auspicious.score.rerk')) > 0;
  const named = oneOrOther(rerk, rerkName);
  const first = pick(
    [
      `The rerk of that moment is ${named}, and our own open count ${counted(score)}.`,
      `That moment stands in the rerk ${named}; counted openly, it ${counted(score)}.`,
    ],
    about.variant,
  );
  const word = oneWord(rerk);
  if (!isRerk(word)) return [first, MINUTE_LINE];
  const kept = `${rerkName(word)} is kept for ${rerkGlosses[word]}.`;
  const asked =
    purpose === null
      ? null
      : suits
        ? `You asked about ${nameOf(purposeNames, purpose)[0]}, which is among its uses.`
        : `You asked about ${nameOf(purposeNames, purpose)[0]}, for which custom looks to another rerk.`;
  return said(first, kept, asked ?? pick(rerkLines[word], about.variant, 1));
}

const dayAndClock = (fact: Fact | undefined, about: TellAbout): string =>
  `${dayOf(fact, about)} at ${clockAt(fact, about.zone)}`;

function tellTimes(about: TellAbout): readonly string[] {
  const to = about.fact('auspicious.rerk.to');
  const next = oneWord(about.fact('auspicious.next-rerk'));
  return said(
    pick(
      [
        `This rerk lasts until ${dayAndClock(to, about)}.`,
        `The Moon keeps this rerk until ${dayAndClock(to, about)}.`,
      ],
      about.variant,
    ),
    next === null || !isRerk(next)
      ? null
      : `After it comes ${rerkName(next)}, kept for ${rerkGlosses[next]}.`,
    pick(
      [
        'Custom avoids the ten minutes about a change, as one does not board a moving ferry.',
        'If you can choose, stay well clear of the change itself.',
      ],
      about.variant,
      1,
    ),
  );
}

function tellYam(about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const name = oneOrOther(fact('auspicious.yam.name'), (word) => nameOf(yamNames, word)[0]);
  const star = fact('auspicious.yam.star');
  const number = fact('auspicious.yam');
  const first = pick(
    [
      `The watch is called ${name} and belongs to ${oneOrOther(star, starName)}.`,
      `The clock of watches says ${name}, ${oneOrOther(number, (n) => `the ${ordinal(n)}`)} of eight, held by ${oneOrOther(star, starName)}.`,
    ],
    variant,
  );
  const word = oneWord(star);
  return isWatch(word) ? [first, ...watchLines[word]] : [first, MINUTE_LINE];
}

function tellRerk(about: TellAbout): readonly string[] {
  const rerk = about.fact('auspicious.rerk');
  const mansion = oneOrOther(about.fact('auspicious.nakshatra'), (word) => nameOf(nakshatraNames, word)[0]);
  const named = oneOrOther(rerk, rerkName);
  const first = pick(
    [
      `The mansion at that hour is ${mansion}, which gives the rerk ${named}.`,
      `Among the nine rerk the hour has ${named}, by way of ${mansion}.`,
    ],
    about.variant,
  );
  const word = oneWord(rerk);
  if (!isRerk(word)) return [first, MINUTE_LINE];
  return said(
    first,
    pick(rerkLines[word], about.variant, 1),
    pick([rerkLines[word][1], rerkLines[word][2], rerkLines[word][0]], about.variant, 1),
  );
}

const weekday = (word: string): string => nameOf(weekdayNames, word)[0];

function tellKalayok(about: TellAbout, id: string): readonly string[] {
  if (!isKalayok(id)) return [];
  const [name] = kalayokNames[id];
  const day = oneOrOther(about.fact(`auspicious.kalayok.${id}`), weekday);
  return [
    pick(
      [
        `In this year of the Chula Sakarat, ${day} is the ${name} day, and the moment falls on one.`,
        `The moment falls on a ${day}, which this year is the ${name} day.`,
      ],
      about.variant,
    ),
    pick(kalayokLines[id], about.variant, 1),
  ];
}

function tellDays(about: TellAbout): readonly string[] {
  const good = oneOrOther(about.fact('auspicious.kalayok.thongchai'), weekday);
  const slow = oneOrOther(about.fact('auspicious.kalayok.ubat'), weekday);
  return [
    pick(
      [
        `The Thongchai day of this year is ${good}, and the Ubat day is ${slow}.`,
        `This year ${good} carries the banner, Thongchai, and ${slow} is Ubat.`,
      ],
      about.variant,
    ),
    pick(
      [
        'The moment you ask about is none of the four marked days, so the year leaves it alone.',
        'Neither helps nor hinders here; if you can move the date, the first is the one that custom prefers.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellSeat(about: TellAbout): readonly string[] {
  const seat = about.fact('auspicious.seat');
  const named = oneOrOther(seat, (word) => `the ${seatPhrase(word)}`);
  const first = pick(
    [`In your ring that weekday takes ${named}.`, `For you that weekday stands on ${named}.`],
    about.variant,
  );
  const word = oneWord(seat);
  if (!isSeat(word)) return [first, OPEN_LINE];
  const care =
    word === 'kalakini'
      ? 'By custom a person passes over the weekday of their own Kalakini when the choice is free.'
      : null;
  return said(
    first,
    care ?? pick(seatTexts[word].time, about.variant, 1),
    themeSentence(seatTexts[word].themes, about.topic),
  );
}

function tellLagna(about: TellAbout): readonly string[] {
  const lagna = about.fact('auspicious.lagna');
  const of = signText(oneWord(lagna));
  const named = oneOrOther(lagna, signName);
  const first = pick(
    [
      `The sign that comes up in the east at that hour is ${named}.`,
      `At that hour the eastern horizon has ${named}.`,
    ],
    about.variant,
  );
  return of === null ? [first, MINUTE_LINE] : [first, `What begins under it tends to be ${of.gloss}.`];
}

function tellTithi(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('auspicious.tithi'));
  const waxing = n <= 15;
  const first = pick(
    [
      `The tithi is number ${n}, counted from the new Moon.`,
      `By the Moon’s distance from the Sun it is tithi ${n}.`,
    ],
    about.variant,
  );
  const phase = waxing
    ? 'The light is growing, which suits what should grow.'
    : 'The light is going down, which suits finishing and clearing.';
  return said(
    first,
    phase,
    isOn(about.fact('auspicious.wan-phra'))
      ? 'It is also a wan phra, which many keep for the temple and not for business.'
      : null,
  );
}

function tellScore(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('auspicious.score'));
  return [
    pick(
      [`Added up in the open, the moment ${counted(n)}.`, `The whole count ${counted(n)}.`],
      about.variant,
    ),
    pick(
      [
        'The tradition lists what helps; the points are ours, so look at the parts before you look at the sum.',
        'No Thai book gives these weights. They are our own, shown line by line, and promise nothing.',
      ],
      about.variant,
      1,
    ),
  ];
}

const caveats = caveatsNamed({
  'place-unknown': ['No place', 'The rising sign of the moment needs a place, so it is left out.'],
  'purpose-unknown': ['No purpose given', 'The rerk is weighed for nothing in particular.'],
  'birth-date-unknown': ['No birth date', 'The weekday is not set against your own ring.'],
  'lunar-table-ends': [
    'Beyond the lunar table',
    'The table of the Thai lunar calendar ends in 2040, so holy days are left out.',
  ],
});

/** Where two values stand, it is the minute asked about that decides. */
const momentGloss = (fact: Fact, gloss: (word: string) => string): string =>
  isOpen(fact) ? 'The minute decides' : glossOf(fact, gloss);

const partNames: Readonly<Record<string, string>> = {
  rerk: 'the rerk',
  'near-change': 'closeness to a change',
  yam: 'the watch',
  seat: 'the weekday in your ring',
  thongchai: 'Thongchai',
  athibodi: 'Athibodi',
  ubat: 'Ubat',
  lokawinat: 'Lokawinat',
};
const kalayok = '(thongchai|athibodi|ubat|lokawinat)';
const kalayokName = (id: string): string => nameOf(kalayokNames, id)[0];
const countText = (fact: Fact): string => valueWords(fact, null);

export const words: TraditionWords = {
  mode: 'thai-auspicious',
  tell: tellByPart({
    frame: tellFrame,
    'rerk-times': tellTimes,
    yam: tellYam,
    rerk: tellRerk,
    day: (about, _, [, id = '']) => tellKalayok(about, id),
    'days-of-year': tellDays,
    seat: tellSeat,
    lagna: tellLagna,
    tithi: tellTithi,
    'wan-phra': tellTithi,
    score: tellScore,
  }),
  opens: [
    'Choosing a time in the Thai way asks the Moon, the clock and the year, and then you.',
    'Here is the moment, laid out: its rerk, its watch, its weekday, and what each is kept for.',
    'Rerk and yam are old tools for a plain question: is this a good time to begin?',
    'We go through the moment piece by piece, and add the pieces where you can see them.',
  ],
  returns: [
    'Back to what you wanted to begin.',
    'So, to your question: the time is one guest at the table, and you are the host.',
    'Put the count aside and ask whether you are ready; that weighs as well.',
    'Which brings it back to the thing itself, and to your own diary.',
  ],
  limits: [
    'The score is our own count of what the tradition lists; its weights stand in no book, and it promises nothing.',
    'A good hour does not mend an unready plan, and a plain hour spoils no good one.',
    'The weekdays of the year agree with the palace; the finer parts rest on a single source.',
    'For weddings and house-raising many families ask a monk or a teacher, and this does not replace them.',
  ],
  fact: factWords([
    [/^thai\.birth-star$/, (fact) => titled('Your birth star', starsOf(fact), glossOf(fact, starGloss))],
    [/^auspicious\.weekday$/, (fact) => titled('Weekday', shown(fact, weekdayNames), 'From six to six')],
    [
      /^auspicious\.period$/,
      (fact) => titled('Watches', `by ${valueWords(fact, periodNames)}`, 'Eight by day, eight by night'),
    ],
    [
      /^auspicious\.yam$/,
      (fact) => titled('Watch', `${oneOrOther(fact, (n) => ordinal(n))} of eight`, 'Ninety minutes each'),
    ],
    [
      /^auspicious\.yam\.star$/,
      (fact) => titled('Star of the watch', starsOf(fact), momentGloss(fact, starGloss)),
    ],
    [
      /^auspicious\.yam\.name$/,
      (fact) => titled('Name of the watch', shown(fact, yamNames), 'As the row of the weekday gives it'),
    ],
    [
      /^auspicious\.nakshatra$/,
      (fact) => titled('Mansion of the Moon', shown(fact, nakshatraNames), 'One of 27'),
    ],
    [
      /^auspicious\.rerk$/,
      (fact) =>
        titled(
          'Rerk',
          shown(fact, rerkNames),
          momentGloss(fact, (word) => (isRerk(word) ? `kept for ${rerkGlosses[word]}` : '')),
        ),
    ],
    [
      /^auspicious\.rerk\.from$/,
      (fact) => instantRow(fact, 'Rerk from', 'When the Moon came into its mansion'),
    ],
    [/^auspicious\.rerk\.to$/, (fact) => instantRow(fact, 'Rerk until', 'When the Moon leaves its mansion')],
    [
      /^auspicious\.next-rerk$/,
      (fact) =>
        titled(
          'Next rerk',
          shown(fact, rerkNames),
          momentGloss(fact, (word) => (isRerk(word) ? `kept for ${rerkGlosses[word]}` : '')),
        ),
    ],
    [
      /^auspicious\.tithi$/,
      (fact) =>
        titled('Tithi', `${countText(fact)} of thirty`, 'A lunar day, by the Moon’s distance from the Sun'),
    ],
    [
      /^auspicious\.chula-sakarat$/,
      (fact) => titled('Chula Sakarat', countText(fact), 'The year of the era'),
    ],
    [
      new RegExp(`^auspicious\\.kalayok\\.${kalayok}$`),
      (fact, [id = '']) =>
        titled(`${kalayokName(id)} of the year`, shown(fact, weekdayNames), 'The weekday it falls on'),
    ],
    [
      new RegExp(`^auspicious\\.kalayok\\.${kalayok}\\.yam$`),
      (fact, [id = '']) =>
        titled(`Watch of ${kalayokName(id)}`, countText(fact), 'On the word of one source'),
    ],
    [
      new RegExp(`^auspicious\\.kalayok\\.${kalayok}\\.sign$`),
      (fact, [id = '']) =>
        titled(`Sign of ${kalayokName(id)}`, shown(fact, signNames), 'On the word of one source'),
    ],
    [
      new RegExp(`^auspicious\\.kalayok\\.${kalayok}\\.tithi$`),
      (fact, [id = '']) =>
        titled(`Tithi of ${kalayokName(id)}`, countText(fact), 'On the word of one source'),
    ],
    [
      new RegExp(`^auspicious\\.kalayok\\.${kalayok}\\.nakshatra$`),
      (fact, [id = '']) =>
        titled(`Mansion of ${kalayokName(id)}`, shown(fact, nakshatraNames), 'On the word of one source'),
    ],
    [
      /^auspicious\.day-is$/,
      (fact) =>
        titled(
          'The day is',
          wordsOf(fact).length === 0 ? 'none of the four' : listed(wordsOf(fact).map(kalayokName)),
          'Against the four days of the year',
        ),
    ],
    [/^auspicious\.wan-phra$/, (fact) => titled('Wan phra', yesNo(fact), 'A holy day of the lunar month')],
    [
      /^auspicious\.seat$/,
      (fact) => titled('Seat of the weekday', valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    [
      /^auspicious\.lagna$/,
      (fact) =>
        titled(
          'Rising sign of the moment',
          shown(fact, signNames),
          isOpen(fact) ? 'The minute decides' : capital(signText(oneWord(fact))?.gloss ?? ''),
        ),
    ],
    [
      /^auspicious\.purpose$/,
      (fact) => titled('What it is for', valueWords(fact, purposeNames), 'As you answered'),
    ],
    [
      /^auspicious\.score\.(.+)$/,
      (fact, [part = '']) =>
        titled(
          `Points for ${partNames[part] ?? 'a part'}`,
          countText(fact),
          'Our own open weight, from −2 to 2',
        ),
    ],
    [
      /^auspicious\.score$/,
      (fact) => titled('Open count', countText(fact), 'The parts added; the weights are ours'),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      frame: 'The moment at a glance',
      'rerk-times': 'How long the rerk lasts',
      yam: 'The watch',
      rerk: 'The rerk',
      day: ([id = '']) => `The day called ${kalayokName(id)}`,
      'days-of-year': 'The marked days of the year',
      seat: 'The weekday in your ring',
      lagna: 'The rising sign of the moment',
      tithi: 'The lunar day',
      'wan-phra': 'A holy day',
      score: 'The open count',
    },
    caveats,
  ),
  methods: chartMethods,
  sources: chartSources,
  caveats,
  names: namesOfRows(
    [
      [/^(?:thai\.birth-star|auspicious\.yam\.star)$/, starNames],
      [/^auspicious\.weekday$|^auspicious\.kalayok\.\w+$/, weekdayNames],
      [/\.period$/, periodNames],
      [/^auspicious\.yam\.name$/, yamNames],
      [/nakshatra$/, nakshatraNames],
      [/rerk$/, rerkNames],
      [/\.(?:sign|lagna)$/, signNames],
      [/day-is$/, kalayokNames],
      [/seat$/, seatNames],
      [/purpose$/, purposeNames],
    ],
    thaiDigits,
  ),
};
