/** Runes in English: the twenty-four of the Elder Futhark, the places they are laid at, and the three families of eight. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { AettId, RuneId, RunePositionId, RuneSpreadId } from '#traditions/runes/futhark.ts';
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
  isOn,
  namesBy,
  numberWord,
  ordinal,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import type { RuneText, RuneTheme } from './runes/rune-text.ts';
import { runeTexts } from './runes/runes-text.ts';

type Place = {
  readonly name: string;
  /** The first sentence, with `{rune}`. */
  readonly lies: readonly [string, string];
  /** What the place asks; said when the topic asks for nothing else. */
  readonly asks: readonly [string, string];
};

export const positionTexts: Readonly<Record<RunePositionId, Place>> = {
  'your-rune': {
    name: 'Your rune',
    lies: ['Your rune is {rune}.', 'The one rune you drew is {rune}.'],
    asks: [
      'One rune is one thought; keep it in your pocket for the day.',
      'Look at it as at a stone you picked up on a walk.',
    ],
  },
  was: {
    name: 'What was',
    lies: ['In the place of what was lies {rune}.', 'For what was, you drew {rune}.'],
    asks: ['That is the ground already laid.', 'Take it as what has gone into the weave.'],
  },
  is: {
    name: 'What is',
    lies: ['In the place of what is lies {rune}.', 'For what is, you drew {rune}.'],
    asks: ['That is the thread in your hands.', 'It names the present, so look at today first.'],
  },
  becoming: {
    name: 'What is becoming',
    lies: ['In the place of what is becoming lies {rune}.', 'For what is becoming, you drew {rune}.'],
    asks: [
      'That is a direction, and it can still be steered.',
      'It shows a leaning, and leaves the step to you.',
    ],
  },
  heart: {
    name: 'Heart of it',
    lies: ['At the heart of the cross lies {rune}.', 'In the middle of the cross lies {rune}.'],
    asks: ['Everything else on the cloth turns round this.', 'Start here, and come back here.'],
  },
  behind: {
    name: 'Behind',
    lies: ['Behind, on the cross, lies {rune}.', 'The arm behind you holds {rune}.'],
    asks: ['That is where you come from in this.', 'It is what you may put down soon.'],
  },
  before: {
    name: 'Before',
    lies: ['Before you, on the cross, lies {rune}.', 'The arm before you holds {rune}.'],
    asks: ['It is the next stretch, seen from here.', 'Look at it as a view and not as a verdict.'],
  },
  ground: {
    name: 'Ground',
    lies: ['As the ground of the cross lies {rune}.', 'The foot of the cross holds {rune}.'],
    asks: ['You can stand on that.', 'That is what bears the weight here.'],
  },
  height: {
    name: 'Height',
    lies: ['At the height of the cross lies {rune}.', 'The head of the cross holds {rune}.'],
    asks: ['It is the best you can make of it.', 'Hold it up as a measure.'],
  },
  cast: {
    name: 'On the cloth',
    lies: ['On the cloth lies {rune}.', 'Among the nine lies {rune}.'],
    asks: [
      'It has no place of its own, so see what it lies near to in your mind.',
      'Of nine, ask whether this one caught your eye.',
    ],
  },
};

const aettTexts: Readonly<
  Record<AettId, { readonly name: string; readonly own: string; readonly means: readonly [string, string] }>
> = {
  freyr: {
    name: 'Freyr’s aett',
    own: 'Freys ætt',
    means: [
      'Its eight speak of goods, gifts and gladness: the things of the house.',
      'These runes belong to the yard and the table.',
    ],
  },
  hagal: {
    name: 'Hagal’s aett',
    own: 'Hagals ætt',
    means: [
      'Its eight speak of weather and need, of what comes from outside.',
      'These runes belong to the winter and what one learns there.',
    ],
  },
  tyr: {
    name: 'Tyr’s aett',
    own: 'Týs ætt',
    means: [
      'Its eight speak of people: justice, company, growth and inheritance.',
      'These runes belong to the village and those who live in it.',
    ],
  },
};

const spreadNames: Readonly<Record<RuneSpreadId, readonly [en: string, own: string | null]>> = {
  single: ['One rune', null],
  norns: ['Three Norns', 'Urðr, Verðandi, Skuld'],
  cross: ['Cross of five', null],
  nine: ['Nine on the cloth', null],
};

const textOf = (fact: Fact | undefined): RuneText | undefined => runeTexts[idOf(fact) as RuneId];

/** What a rune says to the topic; what its place asks where nothing in particular is asked. */
function forTopic(text: RuneText, place: Place | undefined, { topic, variant }: TellAbout): string {
  if (topic === 'none' || topic === 'day') return wording(place?.asks ?? text.core, variant, 2);
  const theme = themeOf(topic);
  const served: RuneTheme = theme === 'mood' || theme === 'spirit' ? 'self' : theme;
  return text[served];
}

function tellPlace(at: string, about: TellAbout): readonly string[] {
  const text = textOf(about.fact(`rune.${at}.rune`));
  if (text === undefined) return [];
  const place = positionTexts[idOf(about.fact(`rune.${at}.position`)) as RunePositionId];
  const turned = isOn(about.fact(`rune.${at}.merkstave`)) ? text.turned : null;
  const rune = `${text.name}, ${text.letter}${turned === null ? '' : ', merkstave'}`;
  const first = wording(place.lies, about.variant).replace('{rune}', rune);
  return turned === null
    ? said(first, wording(text.core, about.variant, 2), forTopic(text, place, about))
    : said(first, ...turned);
}

function tellRow(about: TellAbout): readonly string[] {
  const aett = aettTexts[idOf(about.fact('rune.1.aett')) as AettId];
  const text = textOf(about.fact('rune.1.rune'));
  const place = countOf(about.fact('rune.1.place'));
  if (text === undefined) return [];
  return said(
    wording(
      [
        `${text.name} is the ${ordinal(place)} rune of ${aett.name}.`,
        `In ${aett.name}, one of the three families of eight, ${text.name} stands ${ordinal(place)}.`,
      ],
      about.variant,
    ),
    wording(aett.means, about.variant, 2),
  );
}

function tellSide(about: TellAbout): readonly string[] {
  const text = textOf(about.fact('rune.1.rune'));
  if (text === undefined) return [];
  const canTurn = isOn(about.fact('rune.1.turns'));
  const isTurned = isOn(about.fact('rune.1.merkstave'));
  if (isTurned)
    return said(
      wording(
        [`${text.name} came merkstave, upside down.`, `It came upside down: ${text.name}, merkstave.`],
        about.variant,
      ),
      wording(
        [
          'Read it as the same thing with a hand on the brake.',
          'That names a hindrance, and a hindrance is a task.',
        ],
        about.variant,
        2,
      ),
    );
  return canTurn
    ? said(
        wording([`${text.name} is read upright.`, `It is read upright: ${text.name}.`], about.variant),
        wording(
          ['So it speaks plainly.', 'Its meaning stands unhindered, and the doing is yours.'],
          about.variant,
          2,
        ),
      )
    : said(
        wording(
          [`${text.name} is the same either way up.`, `The shape of ${text.name} is read one way only.`],
          about.variant,
        ),
        wording(
          [
            'There is no turned side to it; how it goes depends on the hand.',
            'So look for its shade in how you use it.',
          ],
          about.variant,
          2,
        ),
      );
}

function tellPair(at: string, about: TellAbout): readonly string[] {
  const [a, b] = idsOf(about.fact(`rune.${at}`)).map((id) => runeTexts[id as RuneId]);
  if (a === undefined || b === undefined) return [];
  const place = at.replace('pair.', '').split('-')[0] ?? '1';
  const aett = aettTexts[idOf(about.fact(`rune.${place}.aett`)) as AettId];
  return said(
    wording(
      [
        `${a.name} and ${b.name} lie side by side and belong to one family, ${aett.name}.`,
        `Next to each other lie ${a.name} and ${b.name}, both of ${aett.name}.`,
      ],
      about.variant,
    ),
    wording(
      [
        `Read them as one thought: ${a.gloss.split(',')[0]}, and then ${b.gloss.split(',')[0]}.`,
        wording(aett.means, about.variant, 3),
      ],
      about.variant,
      2,
    ),
  );
}

function tellAett(aett: AettId, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`rune.aett.${aett}.count`));
  const { name, means } = aettTexts[aett];
  if (n === 0)
    return said(
      wording([`None of the runes drawn is of ${name}.`, `Of ${name} there is none here.`], about.variant),
      wording(
        ['What that family speaks of is not on the cloth this time.', 'So its subjects may rest today.'],
        about.variant,
        2,
      ),
    );
  return said(
    wording(
      [
        `${capital(numberWord(n))} of the runes drawn ${n === 1 ? 'is' : 'are'} of ${name}.`,
        `${name} gives ${numberWord(n)} of the runes drawn here.`,
      ],
      about.variant,
    ),
    wording(means, about.variant, 2),
  );
}

function tellMerkstaves(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('rune.merkstave.count'));
  if (n === 0)
    return said(
      wording(['None of the runes is read merkstave.', 'Of merkstaves there is none.'], about.variant),
      wording(
        [
          'Nothing is held back on purpose, so it can be taken plainly.',
          'The way they lie puts nothing in your road.',
        ],
        about.variant,
        2,
      ),
    );
  return said(
    wording(
      [
        `${capital(numberWord(n))} of the runes ${n === 1 ? 'lies' : 'lie'} merkstave.`,
        `Upside down, merkstave, ${n === 1 ? 'lies' : 'lie'} ${numberWord(n)} of them.`,
      ],
      about.variant,
    ),
    wording(
      [
        'A turned rune names something hindered, and so a place to begin.',
        'Each of those is a knot to undo, and one at a time is enough.',
      ],
      about.variant,
      2,
    ),
  );
}

const modern = (about: TellAbout): readonly string[] =>
  said(
    wording(
      [
        'The row of runes is old; reading it as an oracle is a modern reconstruction.',
        'How these letters were cast a thousand years ago is not recorded, and the meanings are of our time.',
        'Old poems name the runes, and the rest of this reading is modern.',
      ],
      about.variant,
    ),
    wording(
      [
        'Take it as a picture to think with, and no older wisdom than that.',
        'It is a good mirror, and an honest one should say when it was made.',
      ],
      about.variant,
      3,
    ),
  );

function tell(point: { readonly key: string }, about: TellAbout): readonly string[] {
  const what = point.key.slice('rune:'.length);
  if (what.startsWith('place-')) return tellPlace(what.slice('place-'.length), about);
  if (what.startsWith('pair.')) return tellPair(what, about);
  if (what.startsWith('aett-')) return tellAett(what.slice('aett-'.length) as AettId, about);
  switch (what) {
    case 'row':
      return tellRow(about);
    case 'side':
      return tellSide(about);
    case 'merkstave':
      return tellMerkstaves(about);
    case 'modern':
      return modern(about);
    default:
      return [];
  }
}

function pointTitle(key: string): string {
  const what = key.slice('rune:'.length);
  if (what.startsWith('place-')) return `Rune ${what.slice('place-'.length)}`;
  if (what.startsWith('pair.'))
    return `Runes ${what.slice('pair.'.length).replace('-', ' and ')} side by side`;
  if (what.startsWith('aett-')) return `Runes of ${aettTexts[what.slice('aett-'.length) as AettId].name}`;
  return (
    {
      row: 'Its family of eight',
      side: 'Which way up it lies',
      merkstave: 'Runes upside down',
      modern: 'How old this is',
    }[what] ?? 'The runes'
  );
}

function title(fact: Fact): { readonly title: string; readonly detail: string } {
  const [, part = '', last = ''] = fact.id.split('.');
  const names = namesOf(fact).map(({ en }) => en);
  const one = names[0] ?? '';
  const caveat = words.caveats[part];
  if (caveat !== undefined) return { title: caveat[0], detail: caveat[1] };
  if (part === 'source') return castSourceTitle(fact);
  if (part === 'spread') return { title: one, detail: 'How the runes were laid' };
  if (part === 'aett')
    return {
      title: `${aettTexts[last as AettId].name}: ${countOf(fact)}`,
      detail: 'Runes of this family, counted',
    };
  if (part === 'merkstave')
    return { title: `Merkstave runes: ${countOf(fact)}`, detail: 'Upside down, counted' };
  if (part === 'pair')
    return { title: names.join(' + '), detail: `Runes ${last.replace('-', ' and ')}, of one family` };
  const detail = `Rune ${part}`;
  switch (last) {
    case 'rune': {
      const text = textOf(fact);
      return { title: `${text?.letter ?? ''} ${one}`, detail: `${detail}: ${text?.gloss ?? ''}` };
    }
    case 'position':
      return { title: `Place: ${one}`, detail };
    case 'aett':
      return { title: one, detail };
    case 'place':
      return { title: `${capital(ordinal(countOf(fact)))} of its family`, detail };
    case 'turns':
      return { title: isOn(fact) ? 'Has a side upside down' : 'The same either way up', detail };
    default:
      return { title: isOn(fact) ? 'Merkstave' : 'Upright', detail };
  }
}

function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, part = '', last = ''] = fact.id.split('.');
  if (part === 'source') return [capital(castSourceNames[id] ?? ''), null];
  if (part === 'spread') return spreadNames[id as RuneSpreadId];
  if (last === 'position') return [positionTexts[id as RunePositionId].name, null];
  if (last === 'aett') return [aettTexts[id as AettId].name, aettTexts[id as AettId].own];
  const text = runeTexts[id as RuneId];
  return text === undefined ? undefined : [text.name, text.letter];
}

const namesOf = (fact: Fact): ReturnType<TraditionWords['names']> => namesBy(fact, (id) => nameOf(fact, id));

export const words: TraditionWords = {
  mode: 'runes',
  tell,
  opens: [
    'Runes are letters first; each has a name, and the names are plain things.',
    'An old alphabet, lately used as a mirror.',
    'Hail, a horse, a torch, a field: that is the whole vocabulary.',
    'Which runes came is a fact; what they have to do with you is for you to judge.',
    'From the bag come letters, and from the letters a few pictures to think with.',
  ],
  returns: [
    'Put the letter next to your question once more, and keep the part that fits.',
    'So much for the runes; the question is still in your hands.',
    'Take one of these words into the week, and no more than one.',
    'The bag can be closed now; what you asked stays open a little longer.',
    'If one of the pictures stayed with you, begin with that.',
  ],
  limits: [
    'How the old people cast runes is not recorded; these meanings are modern.',
    'A rune says nothing of what will happen, and there is no place for an outcome here.',
    'What another person thinks or plans is written in no rune.',
    'The letters came by chance, and the sense in them is made by reading.',
    'On health, law and money a rune can give an image, and the advice belongs elsewhere.',
  ],
  fact: title,
  pointTitle,
  methods: {
    ...castMethods,
    'chosen-spread': 'Chosen before the first rune.',
    'place-of-spread': 'The place it was laid at, in the order of the spread.',
    'place-in-row': 'Its place in the row of twenty-four, counted in three families of eight.',
    'shape-upside-down': 'Whether the shape looks different when it is turned upside down.',
    'same-aett': 'Two neighbours of the same family of eight.',
    'counted-runes': 'Counted over the runes on the cloth.',
    'modern-reconstruction': 'Said with every rune reading, because no old account of casting survives.',
  },
  sources: {
    ...castSources,
    'source.elder-futhark': 'The row of twenty-four in the order and shapes of the Unicode chart.',
    'source.rune-sides':
      'Which shapes are alike upside down: eight, or nine with Nauthiz, by the school chosen.',
    'source.rune-spreads': 'Spreads as commonly laid today; no place stands for an outcome.',
    'source.rune-divination': 'Meanings from the old names and rune poems, put together in modern times.',
  },
  caveats: {
    ...castCaveats,
    'rune-modern': ['A modern oracle', 'The row is old; reading it as an oracle is a modern reconstruction.'],
  },
  names: namesOf,
};
