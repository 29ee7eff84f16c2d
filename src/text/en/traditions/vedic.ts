/** Words of Jyotish: lagna, mansions, grahas, houses, the day of birth, the periods and the moving sky. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { nameOf } from './thai/names.ts';
import type { NameTable } from './thai/names.ts';
import {
  capital,
  dayOf,
  factWords,
  isOpen,
  listed,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  said,
  themeSentence,
  titled,
  valueAt,
  valueWords,
  wordsOf,
  yesNo,
} from './thai/told.ts';
import { dates } from '../dates.ts';
import { localDate } from '#lib/local-date.ts';
import { signText } from './thai-chart/signs.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import {
  andHouse,
  caveatTitle,
  degreeRow,
  houseGloss,
  houseShown,
  houseText,
  houseWhere,
  inSign,
  instantRow,
  namesOfRows,
  nthHouse,
  ordinal,
  shown,
  signName,
  tellByPart,
  titlesBy,
} from './thai-chart/telling.ts';
import { antarLines, mahaLines } from './vedic/dashas.ts';
import { grahaTexts } from './vedic/grahas.ts';
import { vedicMethods, vedicSources } from './vedic/methods.ts';
import { nakshatraTexts } from './vedic/nakshatras.ts';
import {
  bhavaNames,
  dignityNames,
  grahaNames,
  grahaYogaNames,
  karanaNames,
  nakshatraNames,
  pakshaNames,
  rashiNames,
  sadeSatiNames,
  taraNames,
  tithiNames,
  varaNames,
  yogaNames,
} from './vedic/names.ts';
import {
  combustLines,
  dignityLines,
  drishtiLines,
  grahaYogaLines,
  karanaLines,
  pakshaLines,
  sadeSatiLines,
  slowLines,
  taraLines,
  tithiLines,
  yogaLines,
} from './vedic/panchanga-lines.ts';

/** A row of a table by a word that may be none of it. */
function rowOf<Row>(table: Readonly<Record<string, Row>>, word: string | null): Row | null {
  return word === null ? null : (table[word] ?? null);
}

const bareGraha = (word: string): string => nameOf(grahaNames, word)[0];
const graha = (word: string): string =>
  word === 'sun' || word === 'moon' ? `the ${bareGraha(word)}` : bareGraha(word);
const mansion = (word: string): string => nameOf(nakshatraNames, word)[0];

function tellLagna(about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const lagna = fact('vedic.lagna.sign');
  const first = pick(
    [`Your lagna is ${inSign(lagna)}.`, `Your lagna, the rising sign, is ${oneOrOther(lagna, signName)}.`],
    variant,
  );
  const sign = signText(oneWord(lagna));
  if (sign === null) return [first, OPEN_LINE];
  const lord = oneWord(fact('vedic.house1.lord'));
  const house = lord === null ? null : oneWord(fact(`vedic.${lord}.house`));
  return said(
    first,
    pick(sign.rising, variant, 1),
    lord === null || house === null ? null : `Its lord, ${graha(lord)}, is in ${houseWhere(house)}.`,
  );
}

function tellMoon(about: TellAbout): readonly string[] {
  const { fact, variant, topic } = about;
  const birth = fact('vedic.moon.nakshatra');
  const sign = fact('vedic.moon.sign');
  const first = pick(
    [
      `Your Moon is in ${oneOrOther(birth, mansion)}${isOpen(birth) || isOpen(sign) ? '' : `, ${inSign(sign)}`}.`,
      `Your birth nakshatra is ${oneOrOther(birth, mansion)}.`,
    ],
    variant,
  );
  const text = rowOf(nakshatraTexts, oneWord(birth));
  if (text === null) return [first, OPEN_LINE];
  return said(
    first,
    pick(
      [`Its emblem is ${text.gloss}. ${pick(text.core, variant, 2)}`, pick(text.core, variant, 2)],
      variant,
      1,
    ),
    themeSentence(text.themes, topic) ?? pick([text.core[1], text.core[0]], variant, 2),
  );
}

function tellGraha(about: TellAbout, id: string): readonly string[] {
  const { fact, variant, topic } = about;
  const sign = fact(`vedic.${id}.sign`);
  const house = fact(`vedic.${id}.house`);
  const dignity = fact(`vedic.${id}.dignity`);
  const text = rowOf(grahaTexts, id);
  const state = isOpen(dignity) ? null : rowOf(dignityLines, oneWord(dignity));
  const where = `${inSign(sign)}${andHouse(house)}`;
  const ending = state === null ? '' : `, ${nameOf(dignityNames, oneWord(dignity) ?? '')[0]}`;
  const first = pick(
    [`Your ${bareGraha(id)} is ${where}${ending}.`, `In your chart ${graha(id)} is ${where}${ending}.`],
    variant,
  );
  if (isOpen(sign) || text === null) return [first, OPEN_LINE];
  const of = signText(oneWord(sign));
  const place = houseText(oneWord(house));
  const theme = themeSentence(text.themes, topic);
  const bySign =
    of === null
      ? null
      : `${capital(graha(id))} brings ${pick(text.brings, variant, 1)}, and ${signName(oneWord(sign) ?? '')} makes it ${pick(of.makes, variant, 2)}.`;
  const byHouse =
    place === null ? null : `There, ${place.where}, it asks you to ${pick(text.asks, variant, 2)}.`;
  const condition =
    state !== null
      ? pick(state, variant, 1)
      : fact(`vedic.${id}.combust`) === undefined
        ? null
        : pick(combustLines, variant, 1);
  const [one, other] = pick([[bySign, byHouse] as const, [byHouse ?? bySign, bySign] as const], variant, 1);
  return said(first, condition ?? one, theme ?? (condition !== null || other === one ? one : other));
}

/** A house by its lord: where the lord stands ties two matters together. */
function tellLord(about: TellAbout, house: string): readonly string[] {
  const { fact, variant, topic } = about;
  const lord = fact(`vedic.house${house}.lord`);
  const stands = fact(`vedic.house${house}.lord-house`);
  const place = oneWord(stands);
  const named = oneOrOther(lord, graha);
  const where =
    stands === undefined
      ? ''
      : place === house
        ? ', and it stands there itself'
        : `, and it stands in ${oneOrOther(stands, nthHouse)}`;
  const first = pick(
    [
      `The lord of your ${ordinal(house)} house is ${named}${where}.`,
      `As the lord of the ${ordinal(house)} house you have ${named}${where}.`,
    ],
    variant,
  );
  if (isOpen(lord)) return [first, OPEN_LINE];
  const here = houseText(house);
  const there = houseText(place);
  const tie =
    here === null || there === null
      ? null
      : place === house
        ? pick(
            [`So the way to ${here.gloss} is a short one.`, `That keeps ${here.gloss} in one pair of hands.`],
            variant,
            1,
          )
        : pick(
            [
              `So the way to ${here.gloss} leads through ${there.gloss}.`,
              `That ties one thing to another: ${here.gloss}, and ${there.gloss}.`,
            ],
            variant,
            1,
          );
  return said(first, tie, themeSentence(here?.themes, topic) ?? pick(here?.core ?? [''], variant, 2));
}

const counts: Readonly<Record<string, string>> = {
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '7': 'seventh',
  '8': 'eighth',
  '9': 'ninth',
  '10': 'tenth',
};

function tellDrishti(about: TellAbout, pair: string): readonly string[] {
  const [from = '', to = ''] = pair.split('-');
  const count = oneWord(about.fact(`vedic.drishti.${pair}`)) ?? '';
  const lines = rowOf(drishtiLines, from);
  return said(
    pick(
      [
        `${capital(graha(from))} casts its look on your ${bareGraha(to)}, the ${counts[count] ?? ''} sign from where it stands.`,
        `Your ${bareGraha(to)} is looked at by ${graha(from)}, counted as the ${counts[count] ?? ''} from it.`,
      ],
      about.variant,
    ),
    lines === null ? null : pick(lines, about.variant, 1),
    themeSentence(rowOf(grahaTexts, to)?.themes, about.topic),
  );
}

function tellTithi(about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const tithi = fact('vedic.tithi.name');
  const half = fact('vedic.paksha');
  const named = oneOrOther(tithi, (word) => nameOf(tithiNames, word)[0]);
  const first = pick(
    [
      `You were born on the tithi ${named}${halfWords(half)}.`,
      `The lunar day of your birth is ${named}${halfWords(half)}.`,
    ],
    variant,
  );
  const lines = rowOf(tithiLines, oneWord(tithi));
  return lines === null
    ? [first, OPEN_LINE]
    : said(first, pick(lines, variant, 1), rowOf(pakshaLines, oneWord(half)));
}

const halfWords = (half: Fact | undefined): string => {
  const word = oneWord(half);
  return word === null ? '' : ` of the ${nameOf(pakshaNames, word)[0]}`;
};

function tellYoga(about: TellAbout): readonly string[] {
  const yoga = about.fact('vedic.yoga');
  const named = oneOrOther(yoga, (word) => nameOf(yogaNames, word)[0]);
  return said(
    pick(
      [
        `The yoga of the day of your birth is ${named}.`,
        `Of the 27 yogas of the calendar, you were born in ${named}.`,
      ],
      about.variant,
    ),
    rowOf(yogaLines, oneWord(yoga)) ?? OPEN_LINE,
    rowOf(karanaLines, oneWord(about.fact('vedic.karana'))),
  );
}

function tellAtmakaraka(about: TellAbout): readonly string[] {
  const self = about.fact('vedic.atmakaraka');
  const first = pick(
    [
      `Your atmakaraka, the graha furthest on in its sign, is ${oneOrOther(self, graha)}.`,
      `The graha that speaks for the soul, the atmakaraka, is ${oneOrOther(self, graha)}.`,
    ],
    about.variant,
  );
  const text = rowOf(grahaTexts, oneWord(self));
  return text === null
    ? [first, OPEN_LINE]
    : said(first, pick(text.core, about.variant, 1), themeSentence(text.themes, about.topic));
}

function tellNavamsa(about: TellAbout): readonly string[] {
  const lord = about.fact('vedic.navamsa7.lord');
  const first = pick(
    [
      `In the navamsa, the chart behind the chart, the partner’s sign belongs to ${oneOrOther(lord, graha)}.`,
      `Behind the birth chart, in the navamsa, ${oneOrOther(lord, graha)} answers for the other person.`,
    ],
    about.variant,
  );
  const text = rowOf(grahaTexts, oneWord(lord));
  return text === null
    ? [first, OPEN_LINE]
    : said(
        first,
        `So what you look for across the table brings ${pick(text.brings, about.variant, 1)}.`,
        text.themes.love,
      );
}

function tellYogas(about: TellAbout): readonly string[] {
  const held = wordsOf(about.fact('vedic.yogas'));
  const named = listed(held.map((word) => nameOf(grahaYogaNames, word)[0]));
  const lines = held.flatMap((word) => rowOf(grahaYogaLines, word) ?? []);
  const [one] = lines;
  if (one === undefined) return [];
  const many = held.length > 1;
  return [
    pick(
      [
        `The old books name in your chart: ${named}.`,
        `Your chart holds ${many ? 'the combinations' : 'the combination'} ${named}.`,
      ],
      about.variant,
    ),
    lines[about.variant % lines.length] ?? one,
  ];
}

const LEVELS: Readonly<Record<string, string>> = {
  maha: 'mahadasha',
  antar: 'antardasha',
  pratyantar: 'pratyantardasha',
};

/** "from 3 May 2020 to 3 May 2036", with its doubt; in years where no hour is known. */
function spanOf(fact: Fact | undefined, { zone, today }: Pick<TellAbout, 'zone' | 'today'>): string {
  const from = valueAt(fact, 'from');
  const to = valueAt(fact, 'to');
  if (typeof from === 'string' && typeof to === 'string') {
    const doubt = valueAt(fact, 'doubtDays');
    const around = typeof doubt === 'number' && doubt > 1 ? 'around ' : '';
    return `${around}${dates.day(localDate(Date.parse(to), zone), today)}`;
  }
  const earliest = valueAt(fact, 'toYearEarliest');
  const latest = valueAt(fact, 'toYearLatest');
  if (typeof earliest !== 'number' || typeof latest !== 'number') return '';
  return earliest === latest ? `${earliest}` : `some time from ${earliest} to ${latest}`;
}

function tellDasha(about: TellAbout, level: string): readonly string[] {
  const { fact, variant, topic } = about;
  if (level === 'next') return tellNext(about);
  const lord = fact(`vedic.dasha.${level}`);
  const named = oneOrOther(lord, graha);
  // Years alone are told in the table: a sentence names days.
  const until = typeof valueAt(lord, 'to') === 'string' ? spanOf(lord, about) : '';
  const name = LEVELS[level] ?? 'period';
  const first = pick(
    [
      `Your ${name} is that of ${named}${until === '' ? '' : `, until ${until}`}.`,
      `The ${name} that runs now belongs to ${named}${until === '' ? '' : ` until ${until}`}.`,
    ],
    variant,
  );
  const word = oneWord(lord);
  const text = rowOf(grahaTexts, word);
  if (word === null || text === null) return [first, OPEN_LINE];
  const maha = oneWord(fact('vedic.dasha.maha'));
  const theme = themeSentence(text.themes, topic);
  if (level === 'maha') {
    const lines = rowOf(mahaLines, word);
    return said(first, lines === null ? null : pick(lines, variant, 1), theme);
  }
  if (level === 'antar') return said(first, rowOf(rowOf(antarLines, maha) ?? {}, word), theme);
  return said(first, `For these weeks it asks you to ${pick(text.asks, variant, 1)}.`, theme);
}

function tellNext(about: TellAbout): readonly string[] {
  const next = about.fact('vedic.dasha.next-antar');
  const from = valueAt(next, 'from');
  const begins =
    typeof from === 'string' ? dates.day(localDate(Date.parse(from), about.zone), about.today) : '';
  const named = oneOrOther(next, graha);
  const text = rowOf(grahaTexts, oneWord(next));
  return said(
    pick(
      [
        `Next in turn comes ${named}${begins === '' ? '' : `, from around ${begins}`}.`,
        `${begins === '' ? 'After the running one' : `From around ${begins}`} the smaller turn passes to ${named}.`,
      ],
      about.variant,
    ),
    text === null ? OPEN_LINE : `It will ask you to ${pick(text.asks, about.variant, 1)}.`,
  );
}

const EASY: Readonly<Record<string, readonly string[]>> = {
  saturn: ['3', '6', '11'],
  jupiter: ['2', '5', '7', '9', '11'],
  rahu: ['3', '6', '10', '11'],
};

function tellTransit(about: TellAbout, id: string): readonly string[] {
  const { fact, variant, topic } = about;
  const sign = fact(`vedic.transit.${id}.sign`);
  const fromMoon = fact(`vedic.transit.${id}.from-moon`);
  const house = fact(`vedic.transit.${id}.house`);
  const until = dayOf(fact(`vedic.transit.${id}.until`), about);
  const first = pick(
    [
      `Transiting ${bareGraha(id)} is ${inSign(sign)}.`,
      `${capital(graha(id))} is now passing through ${oneOrOther(sign, signName)}${until === '' ? '' : `, until ${until}`}.`,
    ],
    variant,
  );
  const lines = rowOf(slowLines, id);
  const isEasy = EASY[id]?.includes(oneWord(fromMoon) ?? '') === true;
  const text = houseText(oneWord(house));
  const place =
    fromMoon === undefined
      ? null
      : oneWord(fromMoon) === '1'
        ? 'That is the very sign your Moon was born in.'
        : `Signs are counted from your Moon here, and the count comes to ${oneOrOther(fromMoon, (n) => n)}.`;
  const bearing =
    lines === null || fromMoon === undefined || isOpen(fromMoon)
      ? null
      : pick(isEasy ? lines.easy : lines.asking, variant, 2);
  const theme =
    text === null ? null : (themeSentence(text.themes, topic) ?? `It is a time for ${text.time}.`);
  return pick([said(first, place, bearing ?? OPEN_LINE), said(first, bearing, theme ?? place)], variant, 1);
}

function tellSadeSati(about: TellAbout): readonly string[] {
  const phase = about.fact('vedic.sade-sati');
  const until = dayOf(about.fact('vedic.transit.saturn.until'), about);
  const named = oneOrOther(phase, (word) => nameOf(sadeSatiNames, word)[0]);
  const first = pick(
    [
      `You are in Sade Sati, the years of Saturn about the Moon; the phase is ${named}.`,
      `Sade Sati runs, phase ${named}${until === '' ? '' : `, and Saturn changes sign on ${until}`}.`,
    ],
    about.variant,
  );
  const lines = rowOf(sadeSatiLines, oneWord(phase));
  return lines === null ? [first, OPEN_LINE] : [first, pick(lines, about.variant, 1)];
}

function tellTara(about: TellAbout): readonly string[] {
  const tara = about.fact('vedic.tara');
  const lines = rowOf(taraLines, oneWord(tara));
  return said(
    pick(
      [
        `Counted from your birth star, the date is ${oneOrOther(tara, (word) => nameOf(taraNames, word)[0])}, one of nine taras.`,
        `The tara of the date is ${oneOrOther(tara, (word) => nameOf(taraNames, word)[0])}.`,
      ],
      about.variant,
    ),
    lines === null ? OPEN_LINE : pick(lines, about.variant, 1),
  );
}

const caveats = caveatsNamed({
  'no-sunrise': [
    'No sunrise',
    'The Sun did not rise there in the day before the birth, so the weekday is left out.',
  ],
});

const id = '(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)';
const whose = (word: string): string => (word === 'lagna' ? 'the lagna' : graha(word));
const grahaList = (fact: Fact): string => valueWords(fact, grahaNames);

function glossBy(fact: Fact, of: (word: string) => string | undefined): string {
  const word = oneWord(fact);
  return word === null ? OPEN_DETAIL : capital(of(word) ?? 'Of the birth chart');
}
const grahaGloss = (fact: Fact): string => glossBy(fact, (word) => rowOf(grahaTexts, word)?.gloss);
const signGloss = (fact: Fact): string => glossBy(fact, (word) => signText(word)?.gloss);

const dashaTitles: Readonly<Record<string, string>> = {
  maha: 'Mahadasha',
  antar: 'Antardasha',
  pratyantar: 'Pratyantardasha',
  start: 'First period at birth',
  'next-maha': 'Next mahadasha',
  'next-antar': 'Next antardasha',
};

function dashaDetail(fact: Fact): string {
  const until = spanOf(fact, { zone: 'UTC', today: '' });
  return until === '' ? 'The lord of the birth star begins' : `Until ${until}`;
}

const digits = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));

const nameRows: readonly (readonly [RegExp, NameTable])[] = [
  [/nakshatra$/, nakshatraNames],
  [/\.(?:sign|navamsa)$/, rashiNames],
  [/\.dignity$/, dignityNames],
  [/(?:\.house|\.lord-house)$/, bhavaNames],
  [/(?:\.lord|\.occupants|atmakaraka)$|^vedic\.dasha\./, grahaNames],
  [/tithi\.name$/, tithiNames],
  [/paksha$/, pakshaNames],
  [/vedic\.yoga$/, yogaNames],
  [/karana$/, karanaNames],
  [/vara$/, varaNames],
  [/vedic\.yogas$/, grahaYogaNames],
  [/tara$/, taraNames],
  [/sade-sati$/, sadeSatiNames],
];

export const words: TraditionWords = {
  mode: 'vedic',
  tell: tellByPart({
    lagna: tellLagna,
    'moon-nakshatra': tellMoon,
    graha: (about, _, [, name = '']) => tellGraha(about, name),
    lord: (about, _, [, house = '']) => tellLord(about, house),
    drishti: (about, _, [, pair = '']) => tellDrishti(about, pair),
    tithi: tellTithi,
    yoga: tellYoga,
    atmakaraka: tellAtmakaraka,
    navamsa7: tellNavamsa,
    yogas: tellYogas,
    dasha: (about, _, [, level = '']) => tellDasha(about, level),
    transit: (about, _, [, name = '']) => tellTransit(about, name),
    'sade-sati': tellSadeSati,
    tara: tellTara,
  }),
  opens: [
    'Jyotish starts from the Moon’s mansion and the rising sign, and then asks which period is running.',
    'This reading goes by the sidereal sky: nine grahas, twelve houses, twenty-seven mansions.',
    'In the Indian way the chart shows the ground and the dasha shows the season.',
    'We look first at where the mind lives, which in Jyotish is the Moon.',
    'The nine grahas come first here, and after them the calendar of their turns.',
  ],
  returns: [
    'Back to your question, with the period in mind.',
    'So, to what you asked: the chart gives the ground, and you do the planting.',
    'Leave the houses for a moment and look at your question again.',
    'Which brings us back to what you came with.',
  ],
  limits: [
    'Schools of Jyotish differ on where the zodiac begins; the sheet names the one used here.',
    'Dates of periods rest on the minute of birth, and a few minutes move the smallest of them by days.',
    'Jyotish has rules for health and length of life; this companion does not use them.',
    'A chart tells about you and nobody else: what another person thinks is not in it.',
  ],
  fact: factWords([
    [
      new RegExp(`^vedic\\.${id}\\.sign$`),
      (fact, [name = '']) => titled(`${bareGraha(name)} in`, shown(fact, rashiNames), signGloss(fact)),
    ],
    [/^vedic\.lagna\.sign$/, (fact) => titled('Lagna', shown(fact, rashiNames), signGloss(fact))],
    [
      new RegExp(`^vedic\\.(${id}|lagna)\\.degree$`),
      (fact, [name = '']) => degreeRow(fact, `${capital(whose(name))} at`),
    ],
    [
      new RegExp(`^vedic\\.(${id}|lagna)\\.nakshatra$`),
      (fact, [name = '']) =>
        titled(
          `Nakshatra of ${whose(name)}`,
          shown(fact, nakshatraNames),
          glossBy(fact, (word) => rowOf(nakshatraTexts, word)?.gloss),
        ),
    ],
    [
      new RegExp(`^vedic\\.(${id}|lagna)\\.pada$`),
      (fact, [name = '']) =>
        titled(`Pada of ${whose(name)}`, valueWords(fact, null), 'A quarter of the mansion'),
    ],
    [
      new RegExp(`^vedic\\.(${id}|lagna)\\.navamsa$`),
      (fact, [name = '']) =>
        titled(`Navamsa of ${whose(name)}`, shown(fact, rashiNames), 'The ninth part of the sign'),
    ],
    [
      new RegExp(`^vedic\\.${id}\\.house$`),
      (fact, [name = '']) => titled(`House of ${graha(name)}`, houseShown(fact), houseGloss(fact)),
    ],
    [
      new RegExp(`^vedic\\.${id}\\.dignity$`),
      (fact, [name = '']) =>
        titled(`Dignity of ${graha(name)}`, shown(fact, dignityNames), 'How it fares in that sign'),
    ],
    [
      new RegExp(`^vedic\\.(?:transit\\.)?${id}\\.retrograde$`),
      (fact, [name = '']) =>
        titled(`${bareGraha(name)} retrograde`, yesNo(fact), 'Whether it moves backwards in the sky'),
    ],
    [
      new RegExp(`^vedic\\.${id}\\.combust$`),
      (fact, [name = '']) => titled(`${bareGraha(name)} combust`, yesNo(fact), 'Too near the Sun to be seen'),
    ],
    [
      /^vedic\.navamsa7\.lord$/,
      (fact) => titled('Lord of the seventh in the navamsa', grahaList(fact), grahaGloss(fact)),
    ],
    [
      /^vedic\.house(\d+)\.sign$/,
      (fact, [n = '']) =>
        titled(`The ${ordinal(n)} house in`, shown(fact, rashiNames), capital(houseText(n)?.gloss ?? '')),
    ],
    [
      /^vedic\.house(\d+)\.lord$/,
      (fact, [n = '']) =>
        titled(
          `Lord of the ${ordinal(n)} house`,
          grahaList(fact),
          `Answers for ${houseText(n)?.gloss ?? ''}`,
        ),
    ],
    [
      /^vedic\.house(\d+)\.lord-house$/,
      (fact, [n = '']) =>
        titled(`Where the lord of the ${ordinal(n)} stands`, houseShown(fact), houseGloss(fact)),
    ],
    [
      /^vedic\.house(\d+)\.occupants$/,
      (fact, [n = '']) =>
        titled(
          `In the ${ordinal(n)} house`,
          grahaList(fact) === '' ? 'none' : grahaList(fact),
          capital(houseText(n)?.gloss ?? ''),
        ),
    ],
    [
      new RegExp(`^vedic\\.drishti\\.${id}-${id}$`),
      (fact, [from = '', to = '']) =>
        titled(
          `${capital(graha(from))} looks at ${graha(to)}`,
          `${ordinal(valueWords(fact, null))} sign`,
          'Drishti, a look by whole signs',
        ),
    ],
    [/^vedic\.atmakaraka$/, (fact) => titled('Atmakaraka', grahaList(fact), grahaGloss(fact))],
    [
      /^vedic\.yogas$/,
      (fact) =>
        titled(
          'Named combinations',
          valueWords(fact, grahaYogaNames) === '' ? 'none' : valueWords(fact, grahaYogaNames),
          'Of eight whose rule is plain',
        ),
    ],
    [
      /^vedic\.tithi$/,
      (fact) => titled('Number of the tithi', valueWords(fact, null), 'Of thirty in a lunar month'),
    ],
    [
      /^vedic\.tithi\.name$/,
      (fact) => titled('Tithi', shown(fact, tithiNames), 'The lunar day at the minute of birth'),
    ],
    [/^vedic\.paksha$/, (fact) => titled('Half of the month', shown(fact, pakshaNames), 'Waxing or waning')],
    [
      /^vedic\.yoga$/,
      (fact) => titled('Yoga of the day', shown(fact, yogaNames), 'From the places of Sun and Moon together'),
    ],
    [/^vedic\.karana$/, (fact) => titled('Karana', shown(fact, karanaNames), 'Half of a tithi')],
    [/^vedic\.vara$/, (fact) => titled('Vara', shown(fact, varaNames), 'The weekday, counted from sunrise')],
    [
      /^vedic\.dasha\.balance$/,
      (fact) =>
        titled(
          'Left of the first period at birth',
          fact.value.type === 'ratio' ? `${fact.value.n} years` : '',
          'In years',
        ),
    ],
    [
      /^vedic\.dasha\.([\w-]+)$/,
      (fact, [name = '']) => titled(dashaTitles[name] ?? 'Period', grahaList(fact), dashaDetail(fact)),
    ],
    [
      /^vedic\.transit\.moon\.nakshatra$/,
      (fact) => titled('The Moon now in', shown(fact, nakshatraNames), 'The mansion of the day'),
    ],
    [
      new RegExp(`^vedic\\.transit\\.${id}\\.sign$`),
      (fact, [name = '']) =>
        titled(`${bareGraha(name)} now in`, shown(fact, rashiNames), 'The moving sky, by sign'),
    ],
    [
      new RegExp(`^vedic\\.transit\\.${id}\\.house$`),
      (fact, [name = '']) => titled(`${bareGraha(name)} passes through`, houseShown(fact), houseGloss(fact)),
    ],
    [
      new RegExp(`^vedic\\.transit\\.${id}\\.from-moon$`),
      (fact, [name = '']) =>
        titled(
          `${bareGraha(name)} from the natal Moon`,
          `${oneOrOther(fact, (n) => ordinal(n))} place`,
          'The Moon’s own sign is the first',
        ),
    ],
    [
      new RegExp(`^vedic\\.transit\\.${id}\\.until$`),
      (fact, [name = '']) => instantRow(fact, `${bareGraha(name)} changes sign`, 'The next change of sign'),
    ],
    [
      /^vedic\.sade-sati$/,
      (fact) =>
        titled(
          'Sade Sati',
          valueWords(fact, sadeSatiNames),
          'Saturn in the sign before the Moon, in it or after it',
        ),
    ],
    [
      /^vedic\.tara$/,
      (fact) => titled('Tara of the day', shown(fact, taraNames), 'The day’s mansion counted from yours'),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      lagna: 'The lagna and its lord',
      'moon-nakshatra': 'The mansion of the Moon',
      graha: ([name = '']) => `${capital(graha(name))} in sign and house`,
      lord: ([n = '']) => `The lord of the ${ordinal(n)} house`,
      drishti: ([pair = '']) => {
        const [from = '', to = ''] = pair.split('-');
        return `${capital(graha(from))} looking at ${graha(to)}`;
      },
      tithi: 'The lunar day of birth',
      yoga: 'The yoga of the day',
      atmakaraka: 'The atmakaraka',
      navamsa7: 'The partner in the navamsa',
      yogas: 'Named combinations',
      dasha: ([level = '']) =>
        level === 'next' ? 'The period that comes next' : `The running ${LEVELS[level] ?? 'period'}`,
      transit: ([name = '']) => `${capital(graha(name))} on its way`,
      'sade-sati': 'Sade Sati',
      tara: 'The tara of the day',
    },
    caveats,
  ),
  methods: vedicMethods,
  sources: vedicSources,
  caveats,
  names: namesOfRows(nameRows, digits),
};
