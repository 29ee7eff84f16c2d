/**
 * Dreams in words: the images one by one, the feelings and how they turn, and what the person said beside the dream.
 *
 * Images are told by the dream lexicon; its folk side stands under its own name. No omens, no numbers, nothing about what is to come.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { DreamFeeling, DreamKind } from '#traditions/dream/lexicon.ts';
import type { DreamCause, NightPart } from '#traditions/dream/questions.ts';
import { selfMethods, selfSources } from '../self/fact-words-self.ts';
import { dreamRows } from '../self/dream/lexicon.ts';
import type { DreamRow } from '../self/dream/row.ts';
import { dreamQuestions, dreamWords } from '../self/dream/words.ts';
import {
  capital,
  countOf,
  idOf,
  isOn,
  namesBy,
  numberWord,
  ordinal,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import type { Theme } from './drawn/telling.ts';

const rows: ReadonlyMap<string, DreamRow> = new Map(dreamRows.map((row) => [row.id, row]));
/** A word of Thai for an image: the first form the lexicon finds it by. */
const thaiOf = (id: string): string | null => rows.get(id)?.forms.th[0] ?? null;

const kindNames: Readonly<Record<DreamKind, readonly [one: string, many: string]>> = {
  person: ['person', 'people'],
  animal: ['animal', 'animals'],
  place: ['place', 'places'],
  action: ['thing done', 'things done'],
  body: ['image of the body', 'images of the body'],
  weather: ['image of weather or sky', 'images of weather or sky'],
  object: ['object', 'objects'],
  event: ['event', 'events'],
};

const kindMeans: Readonly<Record<DreamKind, readonly [some: string, many: string]>> = {
  person: [
    'Ask of each of them what they wanted from you there.',
    'It was a peopled night, so look for the one who stood a little apart.',
  ],
  animal: [
    'Ask what it would have done if you had stood still.',
    'Many creatures, then; notice which of them you were not afraid of.',
  ],
  place: [
    'Ask what you could do there that you cannot do at your own address.',
    'It moved through many rooms; the one you stayed in longest has the most to say.',
  ],
  action: [
    'Ask when in the week your body last felt like that.',
    'It was a busy night, and the verb that comes twice deserves a minute.',
  ],
  body: [
    'Ask what that part of you does all day unthanked. Of its health a dream says nothing.',
    'The body spoke often, as pictures do; of its health a dream says nothing.',
  ],
  weather: [
    'Ask whether it was about to begin or about to end.',
    'There was much sky in it, so the mood may matter more than the plot.',
  ],
  object: [
    'Ask whose it was the first time you held one.',
    'It was full of things; choose the one you would have carried out.',
  ],
  event: [
    'Ask whether you were ready for it, and who was missing.',
    'Several occasions fell on one night; ask which you would attend again.',
  ],
};

/** A hand towards the topic after an image. */
const towards: Readonly<Record<Theme, readonly string[]>> = {
  love: [
    'Who, awake, stands where it stood?',
    'Lay it beside the person you asked about, and see what changes.',
  ],
  work: [
    'Where in a working day have you met it?',
    'Set it on your desk in your mind, and see what it knocks over.',
  ],
  money: [
    'Ask what it would cost to keep, and what to be rid of it.',
    'Where in your accounts does it live?',
  ],
  family: ['Whose house did it come from?', 'Ask which of your people would recognise it.'],
  self: ['What part of your own day does it look like?', 'Give it your own voice for a sentence or two.'],
  mood: [
    'Notice what your chest does as you look at it again.',
    'Ask it what the weather is like on its side.',
  ],
  spirit: [
    'Sit with it for five breaths without asking anything.',
    'Treat it as a guest, and offer it a chair.',
  ],
  decision: [
    'On which side of your choice would it stand?',
    'Ask what it would have you put off until morning.',
  ],
};

const symbolLeads: Readonly<Record<'first' | 'other', readonly ((name: string, nth: string) => string)[]>> = {
  first: [
    (name) => `The first image found in your dream is ${name}.`,
    (name) => `Of the images found in your dream, the first is ${name}.`,
    (name) => `First among the images of your dream comes ${name}.`,
  ],
  other: [
    (name) => `Another image in your dream is ${name}.`,
    (name, nth) => `The ${nth} image that was found is ${name}.`,
    (name) => `There is also ${name} in it.`,
  ],
};

const reflectives: readonly ((themes: string) => string)[] = [
  (themes) => `Read as a picture, it may speak of ${themes}.`,
  (themes) => `Among the things it can stand for: ${themes}. Keep the one that fits.`,
  (themes) => `Words to lay beside it: ${themes}.`,
  (themes) => `It might hold something of ${themes}; your own history outranks that.`,
];

function tellSymbol(at: number, about: TellAbout): readonly string[] {
  const id = idOf(about.fact(`dream.symbol.${at}`));
  const symbol = dreamWords.symbols[id];
  if (symbol === undefined) return [];
  const leads = symbolLeads[at === 1 ? 'first' : 'other'];
  const lead = leads[about.variant % leads.length];
  const reflect = reflectives[Math.floor(about.variant / 2) % reflectives.length];
  const before = countOf(about.fact(`dream.symbol.${at}.before`));
  const third =
    before > 0
      ? `It has been in ${numberWord(before)} earlier ${before === 1 ? 'dream' : 'dreams'} of your journal, so it may have something to finish.`
      : symbol.folk !== null && about.variant % 3 === 0
        ? `The Thai folk reading of it is “${symbol.folk}”, which is folklore and no forecast.`
        : wording(towards[themeOf(about.topic)], about.variant);
  return said(lead?.(symbol.name, ordinal(at)), reflect?.(symbol.reflective), third);
}

/** What a feeling in a dream asks. */
const feelingMeans: Readonly<Record<DreamFeeling, readonly [string, string]>> = {
  fear: [
    'Fear in a dream is often a rehearsal; ask what you were getting ready for.',
    'Something wanted a wide berth. Name the smallest piece of it by daylight.',
  ],
  sadness: [
    'Sadness that waits for the night usually had no chair by day; offer it one.',
    'Let it be sad for ten minutes awake, with a warm drink.',
  ],
  anger: [
    'Anger asleep may be a no that was not said awake.',
    'Ask where the line was, and who stepped over it.',
  ],
  joy: [
    'Joy in a dream is a good witness; ask what it was pleased about.',
    'Take one thing from it into the morning, a colour or a tune.',
  ],
  calm: [
    'Calm in the night is a room you know the way to; go back there before a hard hour.',
    'Notice what made it quiet, and whether it can be had awake.',
  ],
  shame: [
    'Shame in a dream often looks through other people’s eyes; ask whose they were.',
    'You were seen there. Ask by whom you would not mind.',
  ],
  longing: [
    'Longing points like a compass; ask how far the thing is, and in which room.',
    'Write down what was missing, in one plain noun.',
  ],
  confusion: [
    'Confusion is an honest report from a busy desk; sort three papers and no more.',
    'Nothing needs solving at this hour. Keep the clearest picture.',
  ],
  relief: [
    'Relief shows where the weight was; ask what had been lifted.',
    'Something let go of you, or you of it. See whether that holds by daylight.',
  ],
  disgust: [
    'Disgust draws a border; ask what should stay outside.',
    'Something did not agree with you. It may be quite a small thing.',
  ],
  wonder: [
    'Wonder asks for another look, so give it one before breakfast.',
    'Something was larger than expected. Let it stay that size for a day.',
  ],
  loneliness: [
    'Loneliness in a dream is a knock from inside; one call might answer it.',
    'Ask who was missing, and whether they know.',
  ],
};

const feelingName = (id: string): string => dreamWords.feelings[id as DreamFeeling];
const meansOf = (id: string, variant: number): string =>
  wording(feelingMeans[id as DreamFeeling], variant, 2);

function tellEmotion(facts: readonly string[], about: TellAbout): readonly string[] {
  const [from = '', to = ''] = facts.map((id) => idOf(about.fact(id)));
  if (to === '')
    return [
      wording(
        [
          `The feeling named in your dream is ${feelingName(from)}.`,
          `Your own words name one feeling: ${feelingName(from)}.`,
        ],
        about.variant,
      ),
      meansOf(from, about.variant),
    ];
  return [
    wording(
      [
        `Your words go from ${feelingName(from)} to ${feelingName(to)}.`,
        `The dream begins with ${feelingName(from)} and ends with ${feelingName(to)}.`,
      ],
      about.variant,
    ),
    wording(
      [
        'What happened between the two is worth more than any single image.',
        'Perhaps that was its errand, to walk you from the one to the other.',
      ],
      about.variant,
      2,
    ),
    meansOf(to, about.variant),
  ];
}

function tellFeeling(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('dream.feeling'));
  return [
    wording(
      [
        `On waking, you said, there was ${feelingName(id)}.`,
        `You woke with ${feelingName(id)}, as you answered.`,
      ],
      about.variant,
    ),
    meansOf(id, about.variant + 2),
  ];
}

function tellReturning(about: TellAbout): readonly string[] {
  if (isOn(about.fact('dream.returning')))
    return [
      wording(
        ['You said that the dream has come before.', 'This dream has come before, you answered.'],
        about.variant,
      ),
      wording(
        [
          'One that returns is usually patient and not urgent; see what has changed in it since the last time.',
          'Something in it would like to be finished, or to be done once by daylight.',
        ],
        about.variant,
        2,
      ),
    ];
  return [
    wording(
      ['You said that it came for the first time.', 'It was a first visit, as you answered.'],
      about.variant,
    ),
    wording(
      [
        'A new dream deserves a line in the journal, so that you know it again.',
        'Look at what else was new in that week.',
      ],
      about.variant,
      2,
    ),
  ];
}

const causeNames: Readonly<Record<DreamCause, readonly [en: string, thai: string]>> = {
  body: ['an unsettled body', 'ธาตุกำเริบ'],
  'day-thoughts': ['the thoughts of the day', 'จิตอาวรณ์'],
  'felt-message': ['a message that was felt', 'เทพสังหรณ์'],
  'felt-omen': ['an omen that was felt', 'บุพนิมิต'],
};

const causeMeans: Readonly<Record<DreamCause, readonly [string, string]>> = {
  body: [
    'The old Thai teaching puts such dreams first and asks no more of them: a heavy meal writes strange scripts.',
    'Then let the pictures be pictures, and give the next night cooler air.',
  ],
  'day-thoughts': [
    'Then the dream may be the day’s own talk, gone on after the light was out.',
    'Ask which sentence of the day was left unfinished.',
  ],
  'felt-message': [
    'Tradition keeps a place for that; write it in plain words and see whether you would believe them from a friend.',
    'Take the message for a question, and let daylight answer it.',
  ],
  'felt-omen': [
    'Tradition knows the feeling, and so do tired nerves; ask what you are already bracing for.',
    'Nothing here can tell what will happen. It can ask what you would like to prepare.',
  ],
};

function tellCause(about: TellAbout): readonly string[] {
  const cause = idOf(about.fact('dream.cause')) as DreamCause;
  const [name] = causeNames[cause];
  return [
    wording(
      [
        `Of the four causes that Thai tradition names, you pointed to ${name}.`,
        `By your answer the dream came from ${name}, one of four causes in Thai tradition.`,
      ],
      about.variant,
    ),
    wording(causeMeans[cause], about.variant, 2),
  ];
}

const nightNames: Readonly<Record<NightPart, string>> = {
  early: 'early in the night',
  middle: 'in the middle of the night',
  'before-waking': 'just before waking',
};
const nightMeans: Readonly<Record<NightPart, string>> = {
  early:
    'A folk rule takes early dreams to be about far-off things; it is folklore, and nobody has tested it.',
  middle: 'The folk rule leaves the middle of the night open, and so do we.',
  'before-waking':
    'A folk rule takes these to be about near things; what is known is only that they are remembered best.',
};

function tellNight(about: TellAbout): readonly string[] {
  const part = idOf(about.fact('dream.night-part')) as NightPart;
  return [
    wording(
      [`You place it ${nightNames[part]}.`, `It came ${nightNames[part]}, as you answered.`],
      about.variant,
    ),
    nightMeans[part],
  ];
}

/** From so many on, a kind fills the dream. */
const MANY = 3;

function tellCount(kind: DreamKind, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`dream.count.${kind}`));
  const [one, many] = kindNames[kind];
  const what = n === 1 ? one : many;
  const [some, plenty] = kindMeans[kind];
  const first = wording(
    [
      `Your dream names ${numberWord(n)} ${what}, repeats counted.`,
      `Counted with repeats, there ${n === 1 ? 'is' : 'are'} ${numberWord(n)} ${what} in it.`,
    ],
    about.variant,
  );
  return [first, n < MANY ? some : plenty];
}

function wordsFound({ derivation }: Fact): string {
  const { words: found, word } = derivation.values ?? {};
  const all = Array.isArray(found) ? found : [word];
  return `In your words: ${all.map((one) => `“${String(one)}”`).join(', ')}`;
}

function factTitle(fact: Fact): { readonly title: string; readonly detail: string } {
  const [, first = '', second = '', third = ''] = fact.id.split('.');
  switch (first) {
    case 'symbol': {
      if (third === 'before') {
        const { dates } = fact.derivation.values ?? {};
        const n = countOf(fact);
        return {
          title: `In ${numberWord(n)} earlier ${n === 1 ? 'dream' : 'dreams'}`,
          detail: Array.isArray(dates) ? dates.join(', ') : 'From your journal',
        };
      }
      return { title: `Image: ${dreamWords.symbols[idOf(fact)]?.name ?? ''}`, detail: wordsFound(fact) };
    }
    case 'emotion':
      return { title: `Feeling in the text: ${feelingName(idOf(fact))}`, detail: wordsFound(fact) };
    case 'count': {
      const [, many] = kindNames[second as DreamKind];
      return { title: `${capital(many)}: ${countOf(fact)}`, detail: 'Counted in the text, with repeats' };
    }
    case 'language':
      return {
        title: idOf(fact) === 'th' ? 'Written in Thai' : 'Written in English',
        detail: 'By its letters',
      };
    case 'feeling':
      return { title: `On waking: ${feelingName(idOf(fact))}`, detail: 'Your own answer' };
    case 'returning':
      return {
        title: isOn(fact) ? 'It has come before' : 'It came for the first time',
        detail: 'Your own answer',
      };
    case 'cause': {
      const [en, thai] = causeNames[idOf(fact) as DreamCause];
      return { title: `Said to come from ${en}`, detail: `${thai}, one of four causes in Thai tradition` };
    }
    default:
      return {
        title: dreamQuestions.nightParts[idOf(fact) as NightPart],
        detail: 'When in the night, as you answered',
      };
  }
}

function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, first = ''] = fact.id.split('.');
  switch (first) {
    case 'symbol': {
      const name = dreamWords.symbols[id]?.name;
      return name === undefined ? undefined : [name, thaiOf(id)];
    }
    case 'emotion':
    case 'feeling':
      return [feelingName(id), null];
    case 'cause':
      return causeNames[id as DreamCause];
    case 'night-part':
      return [nightNames[id as NightPart], null];
    case 'language':
      return id === 'th' ? ['Thai', 'ไทย'] : ['English', null];
    default:
      return undefined;
  }
}

const pointTitles: Readonly<Record<string, string>> = {
  emotion: 'The feeling in the words',
  feeling: 'The feeling on waking',
  returning: 'Whether it has come before',
  cause: 'Where it may come from',
  'night-part': 'When in the night',
};

export const words: TraditionWords = {
  mode: 'dream-interpretation',
  tell: ({ key, facts }, about) => {
    const name = key.slice('dream:'.length);
    const symbol = /^symbol\.(\d+)$/.exec(name)?.[1];
    if (symbol !== undefined) return tellSymbol(Number(symbol), about);
    if (name.startsWith('count-')) return tellCount(name.slice('count-'.length) as DreamKind, about);
    switch (name) {
      case 'emotion':
        return tellEmotion(facts, about);
      case 'feeling':
        return tellFeeling(about);
      case 'returning':
        return tellReturning(about);
      case 'cause':
        return tellCause(about);
      case 'night-part':
        return tellNight(about);
      default:
        return [];
    }
  },
  opens: [
    'A dream is read here by its own words: the images that stand in it, and how the feeling turns.',
    'Take the images one by one, and ask each what it is to you before any book says a word.',
    'What follows is only what stands in your text, and what you answered beside it.',
    'Read the dream as you would a short film: who was there, what was done, how it felt.',
  ],
  returns: [
    'Back in daylight: which of these pictures would you recognise on the street?',
    'Keep the one detail that is still clear at noon, and write it down with the date.',
    'The dream was yours before we counted its words, and it stays yours.',
    'Lay the clearest image beside your question tonight, and ask nothing more of it.',
  ],
  limits: [
    'A dream cannot say what will happen, and gives no numbers to play.',
    'Where your dream has an image that our lexicon lacks, it is passed over; that says something about the lexicon.',
    'Folk readings stand here as folklore, under their own name.',
    'Dreams that frighten night after night are worth telling to somebody trained to listen.',
  ],
  fact: factTitle,
  pointTitle: (key) => {
    const name = key.slice('dream:'.length);
    const symbol = /^symbol\.(\d+)$/.exec(name)?.[1];
    if (symbol !== undefined) return `The ${ordinal(Number(symbol))} image`;
    if (name.startsWith('count-')) return capital(kindNames[name.slice('count-'.length) as DreamKind][1]);
    return pointTitles[name] ?? 'The dream';
  },
  methods: Object.fromEntries(
    ['majority-of-letters', 'word-in-text', 'words-counted', 'same-image-in-journal', 'answered-by-you'].map(
      (key) => [key, selfMethods[key] ?? ''],
    ),
  ),
  sources: Object.fromEntries(
    ['source.dream-lexicon', 'source.dream-journal', 'source.your-answer'].map((key) => [
      key,
      selfSources[key] ?? '',
    ]),
  ),
  caveats: {},
  names: (fact) => namesBy(fact, (id) => nameOf(fact, id)),
};
