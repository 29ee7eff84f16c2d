/** The I Ching in English: hexagrams, lines and trigrams in our own words. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { TrigramId } from '#traditions/iching/hexagrams.ts';
import type { LineKind } from '#traditions/iching/read-lines.ts';
import {
  castCaveats,
  castMethods,
  castSourceNames,
  castSources,
  castSourceTitle,
} from './drawn/cast-words.ts';
import {
  capital,
  countOf,
  idOf,
  idsOf,
  listed,
  namesBy,
  numberWord,
  ordinal,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import type { HexagramText, HexagramTheme } from './i-ching/hexagram-text.ts';
import { hexagrams01 } from './i-ching/hexagrams-01-16.ts';
import { hexagrams17 } from './i-ching/hexagrams-17-32.ts';
import { hexagrams33 } from './i-ching/hexagrams-33-48.ts';
import { hexagrams49 } from './i-ching/hexagrams-49-64.ts';
import { trigramTexts } from './i-ching/trigrams.ts';

/** In the King Wen order; hexagram n stands at n − 1. */
export const hexagramTexts: readonly HexagramText[] = [
  ...hexagrams01,
  ...hexagrams17,
  ...hexagrams33,
  ...hexagrams49,
];

const textOf = (id: string): HexagramText | undefined => hexagramTexts[Number(id) - 1];
/** "hexagram 51, Shock" */
const named = (id: string): string => `hexagram ${id}, ${textOf(id)?.name ?? ''}`;
const trigram = (fact: Fact | undefined) => trigramTexts[idOf(fact) as TrigramId];

const lineKindNames: Readonly<Record<LineKind, readonly [en: string, own: string]>> = {
  'old-yin': ['old yin', '老陰'],
  'young-yang': ['young yang', '少陽'],
  'young-yin': ['young yin', '少陰'],
  'old-yang': ['old yang', '老陽'],
};
const kindName = (fact: Fact | undefined): string => lineKindNames[idOf(fact) as LineKind]?.[0] ?? '';

const placesOwn = ['初爻', '二爻', '三爻', '四爻', '五爻', '上爻'];
const methodNames: Readonly<Record<string, readonly [en: string, own: string | null]>> = {
  coins: ['Three coins', '三錢法'],
  yarrow: ['Yarrow stalks', '蓍草法'],
  entered: ['Your own cast', null],
};

/** What the topic adds to a hexagram; its second wording where nothing in particular is asked. */
function forTopic(text: HexagramText, { topic, variant }: TellAbout): string {
  if (topic === 'none' || topic === 'day') return text.core[(variant + 1) % 2] ?? text.core[0];
  const theme = themeOf(topic);
  const served: HexagramTheme = theme === 'mood' || theme === 'spirit' ? 'self' : theme;
  return text[served];
}

const coreOf = (text: HexagramText, variant: number): string => wording(text.core, variant);

/** The seventh texts of hexagrams 1 and 2, for six old lines. */
const seventhTexts: Readonly<Record<string, string>> = {
  'all-nines':
    'For six old yang it has a text of its own: a company of the strong with no one pushed to the front.',
  'all-sixes': 'For six old yin it has a text of its own: what yields can also last.',
};

/** The four hexagrams of difficulty, as a task. */
const hardTasks: Readonly<Record<string, readonly [string, string]>> = {
  '3': [
    'The difficulty here is one of beginnings, so ask for help while it is small.',
    'Let it be untidy for now and give each thread a place.',
  ],
  '29': [
    'The task is to keep what is true in you and to go on in short steps.',
    'Practice makes the gorge passable; take the piece that you know first.',
  ],
  '39': [
    'The task is to turn round in good time and to look for company.',
    'A blocked road is also an hour for mending your shoes.',
  ],
  '47': [
    'The task is to say little, rest well and keep one small thing going.',
    'Being hemmed in says nothing about your worth; tend what still grows in the tub.',
  ],
};

/** Those that commentaries treat kindly throughout, as something to use. */
const easyGifts: Readonly<Record<string, readonly [string, string]>> = {
  '11': [
    'Use the good exchange for what you would find hard to say in a worse week.',
    'The easy hours are for the repairs nobody sees.',
  ],
  '14': ['Use it by sharing some of it early.', 'Plenty is best looked at honestly, and then put to work.'],
  '15': [
    'Use it by doing the plain thing well and leaving the telling to others.',
    'It is the one hexagram of which every line turns out well.',
  ],
  '42': [
    'Use the wind while it blows, and for more people than one.',
    'Turn what comes in into something that stays.',
  ],
  '58': [
    'Use it by talking things over with someone you like.',
    'Let the work be shared and it weighs less.',
  ],
};

function tellPrimary(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('iching.primary'));
  const text = textOf(id);
  if (text === undefined) return [];
  const first = wording(
    [`You cast ${named(id)}.`, `Your cast is ${named(id)}.`, `The six lines make ${named(id)}.`],
    about.variant,
  );
  const seventh = seventhTexts[idsOf(about.fact('iching.read'))[0] ?? ''];
  return said(first, coreOf(text, about.variant), seventh ?? forTopic(text, about));
}

function tellLine(place: number, about: TellAbout): readonly string[] {
  const text = textOf(idOf(about.fact('iching.primary')));
  const kind = kindName(about.fact(`iching.line.${place}`));
  if (text === undefined) return [];
  const nth = ordinal(place);
  const first = wording(
    [
      `The ${nth} line of ${text.name} is ${kind}, so it is changing.`,
      `In ${text.name} the ${nth} line is changing: it is ${kind}.`,
      `The ${nth} line came as ${kind}, a changing line.`,
    ],
    about.variant,
  );
  const isChief = idsOf(about.fact('iching.read'))[0] === `primary-line-${place}`;
  const line = text.lines[place - 1] ?? '';
  const lead = wording(
    isChief
      ? ['By the rule of Zhu Xi this text is read first', 'This is the text to read first, by Zhu Xi’s rule']
      : ['Its text, in our words', 'What it says, in our words', 'In our words it reads'],
    about.variant,
    3,
  );
  return said(first, `${lead}: “${line}”`);
}

function tellRelating(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('iching.relating'));
  const text = textOf(id);
  if (text === undefined) return [];
  const first = wording(
    [
      `The relating hexagram is ${id}, ${text.name}.`,
      `The cast leads to ${named(id)}.`,
      `The resulting hexagram is ${id}, ${text.name}.`,
    ],
    about.variant,
  );
  return said(
    first,
    coreOf(text, about.variant + 1),
    forTopic(text, { ...about, variant: about.variant + 1 }),
  );
}

function tellStill(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('iching.primary'));
  return said(
    wording(
      [
        `${capital(named(id))}, came with no changing lines.`,
        `The cast holds no changing lines.`,
        `Your figure has no changing lines.`,
      ],
      about.variant,
    ),
    wording(
      [
        'So its one picture is the whole answer, and it asks to be looked at longer.',
        'Nothing is on its way out of the picture, so read it as it stands.',
        'It describes how things are, and leaves the next step to you.',
      ],
      about.variant,
      3,
    ),
  );
}

function tellNuclear(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('iching.nuclear'));
  const text = textOf(id);
  if (text === undefined) return [];
  if (id === idOf(about.fact('iching.primary')))
    return said(
      `The nuclear hexagram is ${id}, ${text.name}, the same as the whole.`,
      'What is inside looks just like what is outside; take it at its word.',
    );
  if (id === idOf(about.fact('iching.relating')))
    return said(
      `The nuclear hexagram is ${id}, ${text.name}, the same that the cast leads to.`,
      'So the turn already lies folded in the middle of the matter.',
    );
  const first = wording(
    [
      `The nuclear hexagram is ${id}, ${text.name}.`,
      `Folded inside lies the nuclear hexagram ${id}, ${text.name}.`,
    ],
    about.variant,
  );
  const lead = wording(
    [
      'That is the seed in the middle of the matter.',
      'Read it as what works quietly under the rest.',
      'It is the question inside the question.',
    ],
    about.variant,
    2,
  );
  return said(first, lead, coreOf(text, about.variant));
}

function tellTrigrams({ fact, variant }: TellAbout): readonly string[] {
  const below = trigram(fact('iching.primary.below'));
  const above = trigram(fact('iching.primary.above'));
  return said(
    wording(
      [
        `The lower trigram is ${below.name}, and the upper trigram is ${above.name}.`,
        `The upper trigram is ${above.name}, and the lower trigram is ${below.name}.`,
      ],
      variant,
    ),
    wording(
      [
        `Inside, ${below.inside}; outside, ${above.outside}.`,
        `Within, ${below.inside}, while outside ${above.outside}.`,
      ],
      variant,
      2,
    ),
  );
}

const thePlaces = (ids: readonly string[]): string => listed(ids.map((id) => `the ${ordinal(Number(id))}`));

function tellPlaces({ fact, variant }: TellAbout): readonly string[] {
  const places = idsOf(fact('iching.correct'));
  const n = places.length;
  const count = numberWord(n);
  const first =
    n === 0
      ? 'None of the six lines stands in its own place.'
      : wording(
          [
            `${capital(count)} of the six lines ${n === 1 ? 'stands in its' : 'stand in their'} own ${n === 1 ? 'place' : 'places'}: ${thePlaces(places)}.`,
            `By the old rule of odd and even, ${count} of six lines ${n === 1 ? 'fits its place' : 'fit their places'}: ${thePlaces(places)}.`,
          ],
          variant,
        );
  const meant =
    n >= 5
      ? [
          'Roles are clear, so leave them be and do the work.',
          'Nearly everyone is where they can do most; change little.',
        ]
      : n >= 3
        ? [
            'Enough is where it should be to build on.',
            'Lean on what already fits, and mend the rest from there.',
          ]
        : [
            'Much is being done from the wrong chair; begin by moving one.',
            'The task is to find out who should be doing what.',
          ];
  return said(first, wording(meant, variant, 2));
}

const pairName = (id: string): string =>
  id
    .split('-')
    .map((one) => ordinal(Number(one)))
    .join(' and ');

function tellAnswering({ fact, variant }: TellAbout): readonly string[] {
  const pairs = idsOf(fact('iching.corresponding'));
  const n = pairs.length;
  const ofThree = n === 3 ? 'all three pairs' : `${numberWord(n)} of the three pairs`;
  const first =
    n === 0
      ? 'In none of the three pairs does one line answer the other: they are alike.'
      : wording(
          [
            `In ${ofThree} the two lines answer each other: ${listed(pairs.map(pairName), 'as well as')}.`,
            `Lines three steps apart are unlike, and so answer each other, in ${ofThree}: ${listed(pairs.map(pairName), 'as well as')}.`,
          ],
          variant,
        );
  const meant =
    n >= 2
      ? [
          'Someone on the other side is listening, so say it.',
          'There is give and take between below and above; use it.',
        ]
      : n === 1
        ? [
            'One channel is open; send what matters through that one.',
            'Look for the single person who hears you.',
          ]
        : [
            'Do not wait for an echo here; speak plainly and to someone near.',
            'Each speaks past the other, so ask what was heard.',
          ];
  return said(first, wording(meant, variant, 2));
}

function tellOther(part: 'inverse' | 'opposite', about: TellAbout): readonly string[] {
  const id = idOf(about.fact(`iching.${part}`));
  const text = textOf(id);
  if (text === undefined) return [];
  if (id === idOf(about.fact('iching.primary')))
    return said(
      `Turned upside down, the figure is still ${named(id)}.`,
      'It looks the same from the other chair, which is rare; eight hexagrams do.',
    );
  // As a supposition: it was not cast, and the reading says so.
  return part === 'inverse'
    ? said(
        wording(
          [
            `If the figure stood on its head, it would be ${named(id)}.`,
            `If you sat opposite and read it from there, it would be ${named(id)}.`,
          ],
          about.variant,
        ),
        wording(
          [
            'That is how the matter may look from across the table.',
            'So much for the view from the other chair.',
          ],
          about.variant,
          2,
        ),
        coreOf(text, about.variant),
      )
    : said(
        wording(
          [
            `If every line were its own opposite, it would be ${named(id)}.`,
            `If yin stood for yang and yang for yin throughout, it would be ${named(id)}.`,
          ],
          about.variant,
        ),
        wording(
          ['That is what this cast leaves out.', 'It shows the side that is missing here.'],
          about.variant,
          2,
        ),
        coreOf(text, about.variant),
      );
}

function tellTone(tone: 'hard' | 'easy', about: TellAbout): readonly string[] {
  const id = idOf(about.fact('iching.primary'));
  return said(
    tone === 'hard'
      ? wording(
          [
            `${capital(named(id))}, is one of the four that tradition calls difficult.`,
            `Tradition counts four difficult figures, and ${named(id)}, is one of them.`,
          ],
          about.variant,
        )
      : wording(
          [
            `${capital(named(id))}, is one that the commentaries treat kindly.`,
            `The commentaries speak well of ${named(id)}, from end to end.`,
          ],
          about.variant,
        ),
    wording((tone === 'hard' ? hardTasks : easyGifts)[id] ?? [], about.variant, 2),
  );
}

function tell(point: { readonly key: string }, about: TellAbout): readonly string[] {
  const what = point.key.slice('iching:'.length);
  const line = /^line-([1-6])$/.exec(what)?.[1];
  if (line !== undefined) return tellLine(Number(line), about);
  switch (what) {
    case 'primary':
      return tellPrimary(about);
    case 'relating':
      return tellRelating(about);
    case 'still':
      return tellStill(about);
    case 'nuclear':
      return tellNuclear(about);
    case 'trigrams':
      return tellTrigrams(about);
    case 'places':
      return tellPlaces(about);
    case 'answering':
      return tellAnswering(about);
    case 'inverse':
    case 'opposite':
      return tellOther(what, about);
    case 'hard':
    case 'easy':
      return tellTone(what, about);
    default:
      return [];
  }
}

const pointTitles: Readonly<Record<string, string>> = {
  primary: 'The hexagram you cast',
  relating: 'The relating hexagram',
  still: 'No line changes',
  nuclear: 'The nuclear hexagram',
  trigrams: 'The two trigrams',
  places: 'Lines in their places',
  answering: 'Lines that answer each other',
  inverse: 'The figure upside down',
  opposite: 'The opposite figure',
  hard: 'A difficult hexagram',
  easy: 'A kindly hexagram',
};

/** "Line 4 of the primary hexagram" for `primary-line-4`. */
function textName(id: string): string {
  if (id === 'all-nines') return 'The text for six old yang';
  if (id === 'all-sixes') return 'The text for six old yin';
  const [part = '', what = '', place = ''] = id.split('-');
  return `${what === 'line' ? `Line ${place}` : 'Statement'} of the ${part} hexagram`;
}

const hexagramDetails: Readonly<Record<string, string>> = {
  primary: 'The hexagram that was cast',
  relating: 'With every changing line turned',
  nuclear: 'Made of the inner lines',
  inverse: 'Upside down',
  opposite: 'Every line turned',
};

function title(fact: Fact): { readonly title: string; readonly detail: string } {
  const [, part = '', last = ''] = fact.id.split('.');
  const names = namesOf(fact).map(({ en }) => en);
  const list = names.length === 0 ? 'none' : listed(names);
  switch (part) {
    case 'source':
      return castSourceTitle(fact);
    case 'method':
      return { title: names[0] ?? '', detail: 'How the lines were made' };
    case 'line':
      return {
        title: `Line ${last}: ${kindName(fact)}`,
        detail: idOf(fact).startsWith('old') ? 'Changing' : 'At rest',
      };
    case 'changing':
      return last === 'count'
        ? { title: `Number of changing lines: ${countOf(fact)}`, detail: 'Old yin and old yang' }
        : { title: `Changing lines: ${list}`, detail: 'Counted from the bottom' };
    case 'read':
      return {
        title: `Texts to read: ${listed(names.map((one) => one.charAt(0).toLowerCase() + one.slice(1)))}`,
        detail: 'By the rule of Zhu Xi, the chief first',
      };
    case 'correct':
      return { title: `Lines in their places: ${list}`, detail: 'Yang at 1, 3 and 5, yin at 2, 4 and 6' };
    case 'corresponding':
      return {
        title: `Lines that answer: ${names.length === 0 ? 'none' : listed(names, 'as well as')}`,
        detail: 'Unlike lines three steps apart',
      };
    case 'central':
      return { title: `Middle lines in place: ${list}`, detail: 'The second and the fifth' };
    case 'yang':
      return { title: `Yang lines: ${countOf(fact)} of 6`, detail: 'Counted over the cast' };
    case 'cast-entered':
      return {
        title: castCaveats['cast-entered']?.[0] ?? '',
        detail: castCaveats['cast-entered']?.[1] ?? '',
      };
    default: {
      if (last !== '')
        return {
          title: `${last === 'below' ? 'Lower' : 'Upper'} trigram: ${names[0] ?? ''}`,
          detail: `${capital(part)} hexagram: ${trigram(fact).gloss}`,
        };
      const text = textOf(idOf(fact));
      return {
        title: `Hexagram ${idOf(fact)}: ${text?.name ?? ''}`,
        detail: `${text?.han ?? ''} ${text?.pinyin ?? ''}: ${(hexagramDetails[part] ?? '').toLowerCase()}`,
      };
    }
  }
}

function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, part = '', last = ''] = fact.id.split('.');
  if (part === 'source') return [capital(castSourceNames[id] ?? ''), null];
  if (part === 'method') return methodNames[id];
  if (part === 'line') return lineKindNames[id as LineKind];
  if (part === 'read') return [textName(id), null];
  if (part === 'corresponding') return [pairName(id), null];
  if (part === 'changing' || part === 'correct' || part === 'central')
    return [ordinal(Number(id)), placesOwn[Number(id) - 1] ?? null];
  if (last !== '') {
    const text = trigramTexts[id as TrigramId];
    return [text.name, text.own];
  }
  const text = textOf(id);
  return text === undefined ? undefined : [text.name, text.han];
}

const namesOf = (fact: Fact): ReturnType<TraditionWords['names']> => namesBy(fact, (id) => nameOf(fact, id));

export const words: TraditionWords = {
  mode: 'i-ching',
  tell,
  opens: [
    'Six lines are read from the bottom up, each of them broken or whole.',
    'The Book of Changes answers a question with a picture, and leaves the walking to you.',
    'First comes the picture, then whatever in it is on the move.',
    'An old book has been opened at one page; the page was chosen by chance.',
    'What the coins or stalks made is a fact; what it means is for the two of us to weigh.',
  ],
  returns: [
    'Lay the picture beside your question once more, and keep the part that fits.',
    'So much for the book; the question is still yours.',
    'Back to what you asked: see which sentence of this you already knew.',
    'Take one image from it into the week, and leave the rest between the covers.',
    'The book has said its page, and the next move is made at your own table.',
  ],
  limits: [
    'A cast says nothing of what will happen, only how one might look at it.',
    'What another person thinks or plans is in no hexagram.',
    'The lines fell by chance, and the sense in them is the reader’s work.',
    'The book was written for another time; what is told here is our own short paraphrase.',
    'Asking again tonight would give another page and no better answer.',
    'On law, money and health it can give an image, and the advice belongs to people trained for it.',
  ],
  fact: title,
  pointTitle: (key) => {
    const what = key.slice('iching:'.length);
    const line = /^line-([1-6])$/.exec(what)?.[1];
    return line === undefined ? (pointTitles[what] ?? 'The cast') : `Changing line ${line}`;
  },
  methods: {
    ...castMethods,
    'chosen-method': 'Chosen before the cast; coins and stalks give changing lines at different rates.',
    'old-lines-change': 'A line of six or nine is old and turns into its opposite; seven and eight rest.',
    'counted-lines': 'Counted over the six lines.',
    'six-lines': 'The six lines from the bottom up, looked up in the table of King Wen.',
    'three-lines': 'The three lower or the three upper lines.',
    'changing-lines-turned': 'Every changing line is turned, and the new figure is looked up.',
    'inner-lines': 'Lines two, three and four below; three, four and five above.',
    'turned-upside-down': 'The same six lines read from the top down.',
    'all-lines-turned': 'Each line turned into its opposite.',
    'zhu-xi': 'By how many lines change, Zhu Xi’s rule says which texts are read.',
    'yang-odd-yin-even': 'Whole lines fit places one, three and five; broken lines fit two, four and six.',
    'unlike-lines-three-apart':
      'Lines one and four, two and five, three and six answer when they are unlike.',
    'middle-and-in-place': 'The second or fifth line, when it fits its place.',
  },
  sources: {
    ...castSources,
    'source.king-wen-table': 'The received order of the sixty-four hexagrams, named after King Wen.',
    'source.i-ching-rules': 'Rules of the cast and of the lines, as the old commentaries give them.',
    'source.zhu-xi-reading': 'Zhu Xi, Introduction to the Study of the Changes, 12th century.',
  },
  caveats: castCaveats,
  names: namesOf,
};
