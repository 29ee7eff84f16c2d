/** Words of Maha Taksa: the star that rules a time of life, and the one that rules inside it. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { RingStar, StarRelation } from '#traditions/thai/stars.ts';
import {
  birthCaveats,
  birthNames,
  birthRows,
  caveatRow,
  glossOf,
  isSeat,
  isStar,
  limitTitles,
  methodsOfBirth,
  methodsOfRing,
  seatGloss,
  seatPhrase,
  sourcesOfThai,
  starGloss,
  starsOf,
  tellBy,
} from './thai/common.ts';
import type { Caveat, Tellers } from './thai/common.ts';
import { nameOf, relationNames, seatNames, starName, starNames } from './thai/names.ts';
import { seatTexts } from './thai/seats.ts';
import { starTexts } from './thai/stars.ts';
import {
  contextOf,
  dayOf,
  factWords,
  listed,
  namesBy,
  oneOrOther,
  oneWord,
  OPEN_LINE,
  pick,
  pointTitles,
  said,
  themeSentence,
  titled,
  valueAt,
  valueWords,
  wordsOf,
} from './thai/told.ts';
import type { FactRow } from './thai/told.ts';

/** What years of a star ask for, and what months of it do inside others. */
export const periodLines: Readonly<Record<RingStar, readonly [years: string, months: string]>> = {
  sun: [
    'Years like these put a lamp over what you do, so choose what you want to be seen doing.',
    'For these months the lamp is on you; sign what you make.',
  ],
  moon: [
    'Years like these move with the household: meals, moods, who sleeps under the roof.',
    'For these months feelings set the pace, so leave an empty evening in each week.',
  ],
  mars: [
    'Years like these are for starting and for cutting, and they go badly with waiting rooms.',
    'For these months the foot is on the pedal; look twice at every crossing.',
  ],
  mercury: [
    'Years like these are for learning a trade of words: talking, selling, writing things down.',
    'For these months the inbox is the field, so answer in daylight and in full sentences.',
  ],
  saturn: [
    'Years like these are slow and they keep: what you lay down now is still there later.',
    'For these months things take their time; the dull repair is the right one.',
  ],
  jupiter: [
    'Years like these want a teacher, or want you to be one.',
    'For these months good advice is near, provided somebody asks for it.',
  ],
  rahu: [
    'Years like these go by side roads; keep a map, and a friend who says no.',
    'For these months the appetite is large, so halve the portion and wait a night.',
  ],
  venus: [
    'Years like these are kind to whatever is made pleasant: a home, a craft, a bond.',
    'For these months people are easier to win, so settle what charm can settle.',
  ],
};

const relationLines: Readonly<Record<StarRelation, readonly [string, string]>> = {
  same: [
    'One voice speaks twice, so its good side and its bad habit both come louder.',
    'Nothing tempers it for now; you will have to do the tempering.',
  ],
  friend: [
    'What the years want and what these months want points the same way, so use the tailwind.',
    'Friends help each other, and a thing begun for one reason gets done for two.',
  ],
  enemy: [
    'The long plan and the short wish quarrel, so give each its own day of the week.',
    'The two pull apart; decide which of them has the morning and which has the evening.',
  ],
  'element-pair': [
    'They are of one stuff, so what you learn for the one serves the other.',
    'Both draw from one well; mind that it is not drawn dry.',
  ],
  'equal-power': [
    'Neither outweighs the other, so you may choose who leads.',
    'Two equal hands on one rope: agree on the direction before you pull.',
  ],
  none: [
    'They have little to say to one another, so nothing is doubled and nothing is at odds.',
    'Each minds its own business; read them side by side.',
  ],
};

const caveats: Readonly<Record<string, Caveat>> = {
  ...birthCaveats,
  'day-before-birth': ['Before the birth', 'The day that was asked about lies before the birth.'],
  'period-edges-around': [
    'Edges are around a date',
    'Schools count years of 360 or of 365.25 days, so every edge may lie three weeks either way.',
  ],
};

const id = (name: string): string => `thai.mahataksa.${name}`;

const isRing = (word: string | null): word is RingStar => word !== null && word in periodLines;

/** What a star says as the ruler of a time. */
function periodMeaning(star: string | null, at: 0 | 1, { topic, variant }: TellAbout): readonly string[] {
  if (!isRing(star)) return [OPEN_LINE];
  const text = starTexts[star];
  const asks = `It asks you to ${pick(text.asks, variant, 1)}.`;
  return said(periodLines[star][at], themeSentence(text.themes, topic) ?? asks);
}

function tellMajor(about: TellAbout): readonly string[] {
  const fact = about.fact(id('major'));
  const star = oneOrOther(fact, starName);
  const [from, to] = [valueAt(fact, 'fromAge'), valueAt(fact, 'toAge')];
  const stretch =
    typeof from === 'number' && typeof to === 'number' ? `, for the ages of about ${from} to ${to}` : '';
  const first = pick(
    [
      `Your major star is ${star}${stretch}.`,
      `The star that rules this time of your life is ${star}${stretch}.`,
    ],
    about.variant,
  );
  return [first, ...periodMeaning(oneWord(fact), 0, about)];
}

function tellMajorSeat(about: TellAbout): readonly string[] {
  const fact = about.fact(id('major-seat'));
  const seat = oneOrOther(fact, (word) => `the ${seatPhrase(word)}`);
  const first = pick(
    [`In your own ring this ruler sits in ${seat}.`, `The ruler of these years has its place in ${seat}.`],
    about.variant,
  );
  const word = oneWord(fact);
  if (!isSeat(word)) return [first, OPEN_LINE];
  return said(
    first,
    pick(seatTexts[word].time, about.variant, 1),
    themeSentence(seatTexts[word].themes, about.topic),
  );
}

function tellSub(about: TellAbout): readonly string[] {
  const fact = about.fact(id('sub'));
  const star = oneOrOther(fact, starName);
  const first = pick(
    [
      `Inside that time the sub star is ${star}.`,
      `For now the sub star, which rules inside the long one, is ${star}.`,
    ],
    about.variant,
  );
  return [first, ...periodMeaning(oneWord(fact), 1, about)];
}

function tellRelation(about: TellAbout): readonly string[] {
  const kinds = wordsOf(about.fact(id('relation')));
  const [first = 'none'] = kinds;
  const major = oneOrOther(about.fact(id('major')), starName);
  const sub = oneOrOther(about.fact(id('sub')), starName);
  const named = listed(kinds.map((kind) => nameOf(relationNames, kind)[0]));
  const line =
    first === 'same'
      ? pick(
          [
            `Your two rulers are the same star: ${major}.`,
            `Long rule and short rule are the same star, ${major}.`,
          ],
          about.variant,
        )
      : pick(
          [
            `Your two rulers, ${major} and ${sub}, are ${named}.`,
            `As rulers of one time, ${major} and ${sub} are ${named}.`,
          ],
          about.variant,
        );
  return said(
    line,
    ...kinds.flatMap((kind) => (isRelation(kind) ? pick(relationLines[kind], about.variant, 1) : [])),
  );
}

const isRelation = (word: string): word is StarRelation => word in relationLines;

function tellNext(which: 'sub' | 'major'): Tellers[string] {
  return (about) => {
    const day = dayOf(about.fact(id(`next-${which}`)), about);
    const next = about.fact(id(`next-${which}-star`));
    const star = oneOrOther(next, starName);
    const rule = which === 'sub' ? 'short rule' : 'long rule';
    const first = pick(
      [
        `Around ${day} the ${rule} passes to ${star}.`,
        `The ${rule} changes around ${day}, and ${star} takes over.`,
      ],
      about.variant,
    );
    const word = oneWord(next);
    const gloss = isStar(word) ? `After it the accent falls on ${starGloss(word)}.` : OPEN_LINE;
    const advice = pick(
      [
        'Finish what belongs to the present ruler while it still has the desk.',
        'Give or take three weeks; use the stretch before it to close what is open.',
      ],
      about.variant,
      1,
    );
    return [first, gloss, advice];
  };
}

function tellYearSeat(about: TellAbout): readonly string[] {
  const fact = about.fact(id('year-seat'));
  const word = oneWord(fact);
  const seat = oneOrOther(fact, (one) => `the ${seatPhrase(one)}`);
  const age = about.fact(id('nominal-age'));
  const counted = age?.value.type === 'count' ? age.value.n : null;
  const first = pick(
    [
      `Counted a seat a year, you stand in ${seat}${counted === null ? '' : ` at the age of ${counted} by Thai count`}.`,
      `Your year stands in ${seat}, counted a seat a year.`,
    ],
    about.variant,
  );
  if (!isSeat(word)) return [first];
  return said(
    first,
    pick(seatTexts[word].time, about.variant, 1),
    themeSentence(seatTexts[word].themes, about.topic),
  );
}

function tellBefore(about: TellAbout): readonly string[] {
  const fact = about.fact(id('period.1'));
  const star = oneOrOther(fact, starName);
  const word = oneWord(fact);
  return said(
    pick(
      [`The first years of your life were those of ${star}.`, `Your count of years began with ${star}.`],
      about.variant,
    ),
    isStar(word)
      ? pick(
          [
            `It stands for ${starGloss(word)}; what you learned of that, you learned early.`,
            `Its matters, ${starGloss(word)}, are your oldest lessons in this way of counting.`,
          ],
          about.variant,
          1,
        )
      : OPEN_LINE,
  );
}

const dayTitle =
  (title: string, detail: string): FactRow[1] =>
  (fact, _, sheet) =>
    titled(title, `around ${dayOf(fact, contextOf(sheet))}`, detail);

/** "ages 23 to 33" of a period fact; what decides where the hour leaves it open. */
function agesOf(fact: Parameters<FactRow[1]>[0]): string {
  const [from, to] = [valueAt(fact, 'fromAge'), valueAt(fact, 'toAge')];
  return typeof from === 'number' && typeof to === 'number'
    ? `Ages ${from} to ${to}, in years`
    : glossOf(fact, starGloss);
}

export const words: TraditionWords = {
  mode: 'thai-maha-taksa',
  tell: tellBy({
    major: tellMajor,
    'major-seat': tellMajorSeat,
    sub: tellSub,
    relation: tellRelation,
    'next-sub': tellNext('sub'),
    'next-major': tellNext('major'),
    'year-seat': tellYearSeat,
    before: tellBefore,
  }),
  opens: [
    'Maha Taksa deals 108 years of life out to eight stars, each as many as its strength.',
    'This way of counting asks which star has the desk in these years, and which one shares it.',
    'A long ruler and a short ruler: that is how Maha Taksa reads a time.',
    'Think of a house with a landlord and a lodger; Maha Taksa names both for any day.',
  ],
  returns: [
    'With the two rulers in mind, back to what you asked.',
    'Your question stands inside this time, so look at it from there.',
    'So much for the hour on the long clock; now to your question.',
    'Now set your question beside these two.',
  ],
  limits: [
    'A period names a season of attention and promises no event in it.',
    'The dates of change are soft by about three weeks, and nothing turns over in a day.',
    'The 108 years are a way of counting and say nothing about how long anyone lives.',
    'Everyone born on your weekday runs through these stars in the same order.',
  ],
  fact: factWords([
    ...birthRows,
    [/^thai\.mahataksa\.major$/, (fact) => titled('Major star', starsOf(fact), agesOf(fact))],
    [/^thai\.mahataksa\.sub$/, (fact) => titled('Sub star', starsOf(fact), agesOf(fact))],
    [
      /^thai\.mahataksa\.(major|sub)-seat$/,
      (fact, [which = '']) =>
        titled(`Seat of the ${which} star`, valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    [
      /^thai\.mahataksa\.relation$/,
      (fact) =>
        titled('Between the two', valueWords(fact, relationNames), 'How major and sub star are paired'),
    ],
    [/^thai\.mahataksa\.next-sub$/, dayTitle('Next change of the sub star', 'Three weeks either way')],
    [/^thai\.mahataksa\.next-major$/, dayTitle('Next change of the major star', 'Three weeks either way')],
    [
      /^thai\.mahataksa\.next-(major|sub)-star$/,
      (fact, [which = '']) => titled(`Next ${which} star`, starsOf(fact), glossOf(fact, starGloss)),
    ],
    [/^thai\.mahataksa\.age$/, (fact) => titled('Age', valueWords(fact, null), 'Whole years lived')],
    [
      /^thai\.mahataksa\.nominal-age$/,
      (fact) => titled('Age by Thai count', valueWords(fact, null), 'The year of birth counts as one'),
    ],
    [
      /^thai\.mahataksa\.cycle$/,
      (fact, _, { school }) =>
        titled(
          'Round of years',
          valueWords(fact, null),
          `A round has ${school['mahaTaksaCycle'] ?? '108'} years`,
        ),
    ],
    [
      /^thai\.mahataksa\.year-seat$/,
      (fact) => titled('Seat of the year', valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    [
      /^thai\.mahataksa\.year-star$/,
      (fact) => titled('Star of the year', starsOf(fact), glossOf(fact, starGloss)),
    ],
    [
      /^thai\.mahataksa\.period\.(\d)$/,
      (fact, [at = '']) => titled(`Period ${at}`, starsOf(fact), agesOf(fact)),
    ],
    [
      /^thai\.mahataksa\.sub-period\.(\d)$/,
      (fact, [at = '']) => titled(`Share ${at} of the present period`, starsOf(fact), agesOf(fact)),
    ],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    major: 'The star that rules these years',
    'major-seat': 'Its seat in your ring',
    sub: 'The star that rules inside it',
    relation: 'How the two rulers get on',
    'next-sub': 'The next change of the sub star',
    'next-major': 'The next change of the major star',
    'year-seat': 'The seat of the year',
    before: 'The first period of life',
    ...limitTitles(caveats),
  }),
  methods: {
    ...methodsOfBirth,
    ...methodsOfRing,
    'elapsed-years': 'Days since birth, divided by 365.25.',
    'cycle-of-years':
      'When all eight stars have ruled, after 108 years (96 in the minor school), the round begins again.',
    'years-by-strength':
      'Round the ring from the birth star, each rules as many years as its strength (6, 15, 8, 17, 10, 19, 12, 21), or twelve in the minor school.',
    'share-of-period':
      'Inside a period the ring turns again from its own star; each has its share of the years, strength by strength over 108.',
    'edge-of-period': 'The day on which the running share ends.',
    'next-of-ring': 'The next star round the ring.',
  },
  sources: sourcesOfThai,
  caveats,
  names: namesBy([
    ...birthNames,
    [/relation$/, relationNames],
    [/-seat$/, seatNames],
    [/(?:major|sub|-star|period\.\d)$/, starNames],
  ]),
};
