/**
 * Palmistry in words: the type of the hand, each answered feature, and what was left open.
 *
 * Only answers of the person are told. Handbooks' themes are offered as pictures, with low confidence, and never for a body or a future.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { HandRole, HandType } from '#traditions/palm/questions.ts';
import {
  countOf,
  filled,
  idOf,
  idsOf,
  listed,
  namesBy,
  numberWord,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import { markPlaceNames, palmFeatures, placeSubjects } from './palmistry/features.ts';
import { handTypeWords } from './palmistry/hand-types.ts';

const roleNames: Readonly<Record<HandRole, string>> = {
  made: 'what you make of it',
  given: 'what you were given',
};

/** Themes as the sheet names them, in words. */
const themeNames: Readonly<Record<string, string>> = {
  'self-protective': 'self-protective',
  'two-minded': 'two-minded',
  'thinks-first': 'thinks first',
  'acts-first': 'acts first',
  'hands-on': 'hands-on',
  'open-handed': 'open-handed',
  'makes-the-road': 'makes the road',
};
const themeName = (id: string): string => themeNames[id] ?? id.replaceAll('-', ' ');

function tellType(about: TellAbout): readonly string[] {
  const types = idsOf(about.fact('palm.type')).map((id) => handTypeWords[id as HandType]);
  const [first] = types;
  if (first === undefined) return [];
  const isMeasured =
    about.fact('palm.ratio.palm') !== undefined && about.fact('palm.ratio.fingers') !== undefined;
  if (types.length > 1)
    return [
      wording(
        [
          `Your hand lies between types: ${listed(
            types.map(({ name }) => name),
            'or',
          )}.`,
          `By its measures your hand could be ${listed(
            types.map(({ name }) => name),
            'or',
          )}.`,
        ],
        about.variant,
      ),
      'It stands too near a threshold for one name, so read each of them and keep the one that fits.',
      first.themes[themeOf(about.topic)],
    ];
  return [
    wording(
      [
        `Your hand is of the ${first.name} type, ${first.build}.`,
        isMeasured
          ? `By its two ratios, yours is an ${first.name} hand: ${first.build}.`.replace(
              /an (fire|water)/,
              'a $1',
            )
          : `You chose the ${first.name} hand: ${first.build}.`,
      ],
      about.variant,
    ),
    wording(first.says, about.variant, 2),
    first.themes[themeOf(about.topic)],
  ];
}

function tellRole(about: TellAbout): readonly string[] {
  const role = idOf(about.fact('palm.role')) as HandRole;
  const hand = idOf(about.fact('palm.hand'));
  return [
    wording(
      [
        `The hand you looked at, the ${hand} one, is read for ${roleNames[role]}.`,
        `Your ${hand} hand stands for ${roleNames[role]}.`,
      ],
      about.variant,
    ),
    role === 'made'
      ? wording(
          [
            'So take all that follows as habit, which can be changed on a weekday.',
            'What is told here is practice, and practice can be altered.',
          ],
          about.variant,
          2,
        )
      : wording(
          [
            'So take all that follows as starting ground, and look for what you have built on it.',
            'What is told here came with the house; the furniture is yours.',
          ],
          about.variant,
          2,
        ),
  ];
}

function tellFeature(id: string, about: TellAbout): readonly string[] {
  const feature = palmFeatures[id];
  const chosen = idsOf(about.fact(`palm.${id}`));
  const known = chosen.flatMap((option) => {
    const found = feature?.options[option];
    return found === undefined ? [] : [found];
  });
  if (feature === undefined || known.length === 0) return [];
  const value = listed(known.map(({ name }) => name));
  const lead = filled(wording(feature.leads, about.variant), { value });
  // Of several places or mounts each kept to itself: the first is read, or two where they differ.
  const told = known.filter(({ says }) => says.length > 0).slice(0, id === 'mounts' ? 2 : 1);
  const subject = listed(chosen.slice(0, 2).map((place) => placeSubjects[place] ?? ''));
  return said(
    known.length > 1 && id === 'mounts' ? lead.replace('stands out', 'stand out') : lead,
    ...told.map(({ says }, at) => {
      const line = filled(wording(says, about.variant, 2), { subject });
      return told.length === 1 ? line : line.replace(/^It is/, at === 0 ? 'The first is' : 'The second is');
    }),
  );
}

function tellAnswered(about: TellAbout): readonly string[] {
  const [answered, unsure] = [
    countOf(about.fact('palm.answered.count')),
    countOf(about.fact('palm.unsure.count')),
  ];
  return [
    wording(
      [
        `This stands on ${numberWord(answered)} of your own answers.`,
        `You answered ${numberWord(answered)} ${answered === 1 ? 'question' : 'questions'} about the hand.`,
      ],
      about.variant,
    ),
    unsure === 0
      ? 'Nobody has looked at a picture, and what you left out is not told.'
      : 'What you were unsure of is counted and left alone.',
  ];
}

function ratioTitle(fact: Fact, name: string): { readonly title: string; readonly detail: string } {
  const n = fact.value.type === 'ratio' ? String(fact.value.n) : '';
  const { threshold } = fact.derivation.values ?? {};
  return {
    title: `${name}: ${n}`,
    detail: typeof threshold === 'number' ? `The threshold is ${threshold}` : 'Measured by you',
  };
}

function factTitle(fact: Fact): { readonly title: string; readonly detail: string } {
  const [family = '', first = '', second = ''] = fact.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['', ''];
    return { title, detail };
  }
  switch (first) {
    case 'type':
      return {
        title: `Hand type: ${listed(
          idsOf(fact).map((id) => handTypeWords[id as HandType].name),
          'or',
        )}`,
        detail: handTypeWords[idOf(fact) as HandType].build,
      };
    case 'role':
      return {
        title: `This hand: ${roleNames[idOf(fact) as HandRole]}`,
        detail: 'By the school that was chosen',
      };
    case 'ratio':
      return second === 'palm'
        ? ratioTitle(fact, 'Palm, length to width')
        : ratioTitle(fact, 'Middle finger to palm');
    case 'answered':
      return { title: `Questions answered: ${countOf(fact)}`, detail: 'By you' };
    case 'unsure':
      return { title: `Answered with “unsure”: ${countOf(fact)}`, detail: 'Counted, and read no further' };
    default:
      break;
  }
  const feature = palmFeatures[first];
  if (second === 'theme')
    return {
      title: `Theme: ${listed(idsOf(fact).map(themeName))}`,
      detail: feature?.title ?? 'A feature of the hand',
    };
  const value = listed(idsOf(fact).map((option) => feature?.options[option]?.name ?? option));
  return {
    title: `${feature?.title ?? ''}: ${value}`,
    detail: feature?.of === '' ? 'Answered by you' : `Looked at for ${feature?.of ?? ''}`,
  };
}

const caveats: TraditionWords['caveats'] = {
  'palm-answered': ['Answered by you', 'Nobody has seen the hand; only your own answers are read.'],
  'palm-near-threshold': [
    'Between two types',
    'A measure lies within three hundredths of a threshold, so both sides are given.',
  ],
  'palm-type-differs': [
    'Drawing and measures differ',
    'You chose another drawing than the lengths give; the lengths are used.',
  ],
};

const pointTitles: Readonly<Record<string, string>> = {
  type: 'The type of the hand',
  role: 'Which hand it is',
  answered: 'What it stands on',
};

export const words: TraditionWords = {
  mode: 'palmistry',
  tell: ({ key }, about) => {
    const name = key.slice('palm:'.length);
    switch (name) {
      case 'type':
        return tellType(about);
      case 'role':
        return tellRole(about);
      case 'answered':
        return tellAnswered(about);
      default:
        return tellFeature(name, about);
    }
  },
  opens: [
    'A palm is read by its build first and by its lines after. Everything here comes from your own answers.',
    'Think of the hand as a well-used tool: shape, grip, and the marks of what it does.',
    'You looked, you answered, and only that is read. What you left open stays open.',
    'Hands are old company for questions. This one is looked at slowly, one feature at a time.',
  ],
  returns: [
    'Back to your question: choose the one line above that you recognise, and use it this week.',
    'Close the hand again. The question is what it takes hold of next.',
    'Whatever fitted, keep in the palm; let the rest run through the fingers.',
    'The hand has said its part. What you asked is answered in what it does tomorrow.',
  ],
  limits: [
    'A palm says nothing of health, of how long anyone lives, or of how many bonds there will be.',
    'The meanings come from handbooks and have not been borne out by measurement; confidence is low.',
    'Only what you answered is told. Nobody has looked at your hand but you.',
    'Lines change with work and weather, so take this as a picture of now.',
  ],
  fact: factTitle,
  pointTitle: (key) => {
    const name = key.slice('palm:'.length);
    return pointTitles[name] ?? palmFeatures[name]?.title ?? 'A feature of the hand';
  },
  methods: {
    'answered-by-you': 'Your own answer.',
    'theme-of-feature': 'The theme that common handbooks give to this answer.',
    'answers-counted': 'Your answers, counted.',
    'measured-by-you': 'Worked out from the lengths or the ratio that you gave.',
    'two-ratios':
      'A palm under 1.15 counts as square, a finger under 0.80 of it as short; the two together name the type.',
    'chosen-drawing': 'The drawing that you chose.',
    'hand-and-habit': 'The hand you looked at, beside the one you use most or the rule you chose.',
  },
  sources: {
    'source.your-answer': 'Answered by you.',
    'source.palmistry-handbooks': 'Themes that common handbooks of palmistry share; low confidence.',
    'source.palm-types': 'Four types of hand by shape; the two thresholds are ours.',
  },
  caveats,
  names: (fact) => {
    const [, first = '', second = ''] = fact.id.split('.');
    if (second === 'theme') return namesBy(fact, (id) => [themeName(id), null]);
    if (first === 'role') return namesBy(fact, (id) => [roleNames[id as HandRole], null]);
    if (first === 'type') return namesBy(fact, (id) => [handTypeWords[id as HandType].name, null]);
    const feature = palmFeatures[first];
    return namesBy(fact, (id) => {
      const name = feature?.options[id]?.name;
      if (name === undefined) return undefined;
      return [name, markPlaceNames[id]?.[1] ?? null];
    });
  },
};

/** The Thai name of a feature, for the card; null where there is none in common use. */
export const palmThaiName = (question: string): string | null => palmFeatures[question]?.thai ?? null;
