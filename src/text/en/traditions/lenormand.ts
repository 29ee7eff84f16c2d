/** The small deck of thirty-six in English: cards, houses, pairs and what the person’s card sees from where it lies. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { LayoutId, PlaceId } from '#traditions/lenormand/layouts.ts';
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
  oneOf,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import type { CardText, CardTheme } from './lenormand/card-text.ts';
import { cards01 } from './lenormand/cards-01-18.ts';
import { cards19 } from './lenormand/cards-19-36.ts';
import { pairTexts } from './lenormand/pairs.ts';

/** In the order of the numbers; card n stands at n − 1. */
export const cardTexts: readonly CardText[] = [...cards01, ...cards19];

const numberOf = (id: string): number => Number(id.slice('lenormand-'.length));
const textOf = (id: string): CardText | undefined => cardTexts[numberOf(id) - 1];
/** "the Heart" */
const the = (id: string): string => `the ${textOf(id)?.name ?? ''}`;
const theCards = (ids: readonly string[]): string => listed(ids.map(the));

const layoutNames: Readonly<Record<LayoutId, string>> = {
  'grand-tableau': 'Grand Tableau',
  'line-3': 'Line of three',
  'line-5': 'Line of five',
  'square-9': 'Square of nine',
};

const placeNames: Readonly<Record<PlaceId, string>> = {
  'far-left': 'far left',
  left: 'left',
  centre: 'centre',
  right: 'right',
  'far-right': 'far right',
  'top-left': 'top left',
  top: 'top',
  'top-right': 'top right',
  'bottom-left': 'bottom left',
  bottom: 'bottom',
  'bottom-right': 'bottom right',
};

const rowNames = ['top', 'middle', 'bottom'];
const columnNames = ['left', 'middle', 'right'];

/** What a card says to the topic; a wording of its core where nothing in particular is asked. */
function forTopic(text: CardText, { topic, variant }: TellAbout): string {
  if (topic === 'none' || topic === 'day') return wording(text.core, variant + 1);
  const theme = themeOf(topic);
  const served: CardTheme = theme === 'mood' || theme === 'spirit' ? 'self' : theme;
  return text[served];
}

/** Two cards read as one: by heart where readers know the pair, else the second colours the first. */
function pairReading(first: string, second: string, variant: number): string {
  const [a, b] = [textOf(first), textOf(second)];
  if (a === undefined || b === undefined) return '';
  const [low, high] = [numberOf(first), numberOf(second)].toSorted((x, y) => x - y);
  const known = pairTexts[`${low}-${high}`];
  if (known !== undefined) return known;
  return wording(
    [
      `As one phrase: ${a.noun}, ${b.colour}.`,
      `The second colours the first: ${a.noun}, ${b.colour}.`,
      `Put together they say: ${a.noun}, ${b.colour}.`,
    ],
    variant,
    2,
  );
}

/** Names that are many: the Mice lie where the Fox lies. */
const MANY: readonly number[] = [6, 12, 16, 23];
const isMany = (id: string): boolean => MANY.includes(numberOf(id));
/** "the Fox lies", "the Mice lie" */
const cardLies = (id: string): string => `${the(id)} ${isMany(id) ? 'lie' : 'lies'}`;
/** "lies the Fox", "lie the Mice" */
const liesCard = (id: string): string => `${isMany(id) ? 'lie' : 'lies'} ${the(id)}`;
const verb = (id: string, one: string, many: string): string => (isMany(id) ? many : one);

/** What the person’s card meets in a mirror: the pair where readers know it, else what the other card is. */
function mirrored(self: string, other: string, variant: number): string {
  const [low, high] = [numberOf(self), numberOf(other)].toSorted((x, y) => x - y);
  const noun = textOf(other)?.noun ?? '';
  return (
    pairTexts[`${low}-${high}`] ??
    wording([`In it you meet ${noun}.`, `What looks back at you is ${noun}.`], variant, 2)
  );
}

/** "the A, the B, the C and two more" */
function someCards(ids: readonly string[], most = 5): string {
  return ids.length <= most
    ? theCards(ids)
    : listed([...ids.slice(0, most).map(the), `${numberWord(ids.length - most)} more`]);
}

const moreWord = (n: number): string => (n === 1 ? 'One card' : `${capital(numberWord(n))} cards`);

/** A card among several picked out, with what it says to the topic. */
function pickedOut(ids: readonly string[], about: TellAbout): string {
  const id = oneOf(ids.slice(0, 3), about.variant, 5) ?? '';
  const text = textOf(id);
  if (text === undefined) return '';
  const lead = wording(
    [`Of ${the(id)} one may say`, `Take ${the(id)} first`, `From ${the(id)} you might keep this`],
    about.variant,
    2,
  );
  return `${lead}: ${lowerFirst(forTopic(text, about))}`;
}

/** A sentence that follows a colon; names of cards keep their capital. */
function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function tellPlace(place: string, about: TellAbout): readonly string[] {
  const id = idOf(about.fact(`lenormand.${place}.card`));
  const text = textOf(id);
  const at = placeNames[idOf(about.fact(`lenormand.${place}.position`)) as PlaceId] ?? '';
  if (text === undefined) return [];
  const where = at === 'centre' ? 'at the centre' : `at the ${at}`;
  return said(
    wording([`${capital(where)} ${liesCard(id)}.`, `${capital(cardLies(id))} ${where}.`], about.variant),
    wording(text.core, about.variant),
    forTopic(text, about),
  );
}

function tellTogether(kind: string, ids: readonly string[], at: string, about: TellAbout): readonly string[] {
  const [first = '', second = '', third = ''] = ids;
  const { variant } = about;
  if (kind === 'pair')
    return said(
      wording(
        [
          `${capital(the(first))} ${verb(first, 'is', 'are')} read together with ${the(second)}.`,
          `${capital(the(second))} ${verb(second, 'colours', 'colour')} ${the(first)}.`,
        ],
        variant,
      ),
      pairReading(first, second, variant),
    );
  if (kind === 'mirror')
    return said(
      wording(
        [
          `${capital(the(first))} and ${the(second)} mirror each other over the centre.`,
          `Over the centre, ${the(first)} ${verb(first, 'answers', 'answer')} ${the(second)}.`,
        ],
        variant,
      ),
      pairReading(first, second, variant),
    );
  const name = (kind === 'row' ? rowNames : columnNames)[Number(at) - 1] ?? '';
  const [a, b, c] = [textOf(first), textOf(second), textOf(third)];
  if (a === undefined || b === undefined || c === undefined) return [];
  return said(
    wording(
      [`The ${name} ${kind} holds ${theCards(ids)}.`, `In the ${name} ${kind} lie ${theCards(ids)}.`],
      variant,
    ),
    wording(
      [
        `Read along it: ${a.noun}, ${b.colour}, ${c.colour}.`,
        `As one phrase: ${a.noun}, ${b.colour} and ${c.colour}.`,
      ],
      variant,
      2,
    ),
  );
}

function tellTone(tone: 'bright' | 'dark', about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`lenormand.${tone}.count`));
  const { variant } = about;
  const first =
    n === 0
      ? `None of the cards laid here is a ${tone} one.`
      : wording(
          [
            `${moreWord(n)} of this spread ${n === 1 ? 'is' : 'are'} ${tone}.`,
            `Counted by tone, ${numberWord(n)} of the cards laid here ${n === 1 ? 'is' : 'are'} ${tone}.`,
          ],
          variant,
        );
  const bright =
    n === 0
      ? [
          'So look for help in the plain cards, and in plain people.',
          'The light has to be carried in from outside this time.',
        ]
      : ['Begin with those; they are the handles.', 'That is where you have something to hold on to.'];
  const dark =
    n === 0
      ? ['Nothing here is pressing, so take your time.', 'There is no heavy task on the table.']
      : [
          'A dark card is a task that has been named.',
          'Dark here means work, and it says where the work is.',
        ];
  return said(first, wording(tone === 'bright' ? bright : dark, variant, 2));
}

function tellSignificator(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('lenormand.significator'));
  const who = numberOf(id) === 28 ? 'man' : 'woman';
  const house = idOf(about.fact(`lenormand.${who}.house`));
  const row = countOf(about.fact(`lenormand.${who}.row`));
  const column = countOf(about.fact(`lenormand.${who}.column`));
  const text = textOf(house);
  if (text === undefined) return [];
  return said(
    wording(
      [
        `The card you chose, ${the(id)}, lies in the house of ${the(house)}.`,
        `${capital(the(id))} stands for you and lies in the house of ${the(house)}.`,
      ],
      about.variant,
    ),
    house === id
      ? `It lies at home there, in row ${row} and column ${column}: the matter is about you first.`
      : `You stand in row ${row}, column ${column}, where it is about ${text.house}.`,
    forTopic(text, about),
  );
}

function tellCorners(about: TellAbout): readonly string[] {
  const ids = idsOf(about.fact('lenormand.corners'));
  return said(
    wording(
      [`The four corners hold ${theCards(ids)}.`, `At the four corners lie ${theCards(ids)}.`],
      about.variant,
    ),
    wording(
      [
        'They are the frame in which the rest hangs.',
        'Read them first, as one looks at a frame.',
        'Between them the whole matter is stretched.',
      ],
      about.variant,
      2,
    ),
    pickedOut(ids.slice(1), about),
  );
}

function tellFirst(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('lenormand.1.card'));
  const text = textOf(id);
  if (text === undefined) return [];
  return said(
    wording(
      [`The first card of the tableau is ${the(id)}.`, `The tableau opens with ${the(id)}.`],
      about.variant,
    ),
    wording(text.core, about.variant),
    forTopic(text, about),
  );
}

type Sight = {
  /** With `{cards}`. */
  readonly holds: readonly [string, string];
  readonly empty: string;
  readonly means: readonly [string, string];
  readonly without: string;
};

const sights: Readonly<Record<string, Sight>> = {
  around: {
    holds: ['Touching your card lie {cards}.', 'Your card is touched by {cards}.'],
    empty: 'No card touches yours.',
    means: [
      'What touches you is close to hand this week.',
      'These are the nearest concerns, within arm’s length.',
    ],
    without: 'You have elbow room.',
  },
  past: {
    holds: [
      'On the side of the past, in your row, lie {cards}.',
      'Behind your card, in its row, lie {cards}.',
    ],
    empty: 'Behind your card, in its row, lies nothing.',
    means: ['That is what you come from in this matter.', 'Take it as ground already walked.'],
    without: 'You stand at the beginning of this row, with little to carry along.',
  },
  ahead: {
    holds: ['On the side ahead, in your row, lie {cards}.', 'Before your card, in its row, lie {cards}.'],
    empty: 'Before your card, in its row, lies nothing.',
    means: [
      'That is the direction you face, and no timetable.',
      'Look at it as a view from a window, and choose how near to go.',
    ],
    without: 'You stand at the edge of the board, so the next thing is not laid out for you.',
  },
  above: {
    holds: ['Above your card lie {cards}.', 'Over your head, in your column, lie {cards}.'],
    empty: 'Above your card lies nothing.',
    means: ['That is what is on your mind.', 'These are the things you look up to, or worry up at.'],
    without: 'Your head is freer in this than it feels.',
  },
  below: {
    holds: ['Below your card lie {cards}.', 'Under your feet, in your column, lie {cards}.'],
    empty: 'Below your card lies nothing.',
    means: ['That is the ground you stand on.', 'Count it as what you already have under you.'],
    without: 'The floor has still to be laid; begin with one plank.',
  },
  knights: {
    holds: ['A knight’s move away lie {cards}.', 'By the leap of a knight you reach {cards}.'],
    empty: 'No card lies a knight’s move away.',
    means: ['They come into it from the side.', 'These have a hand in it without sitting next to you.'],
    without: 'Nothing leaps in from the side.',
  },
  diagonals: {
    holds: ['On the diagonals from your card lie {cards}.', 'Slantwise from your card lie {cards}.'],
    empty: 'On the diagonals lies nothing.',
    means: [
      'They show what acts on you at a slant.',
      'Read them last, as one hears voices from the next room.',
    ],
    without: 'Nothing comes at a slant.',
  },
  chain: {
    holds: [
      'From house to house your card leads over {cards}.',
      'The chain of houses from your card runs over {cards}.',
    ],
    empty: 'The chain of houses holds your card alone.',
    means: [
      'One thing leads to the next, and then round to you.',
      'Follow it like a thread through the rooms of a house.',
    ],
    without: 'You lie in your own house, and the thread ends there.',
  },
};

function tellSight(name: string, about: TellAbout): readonly string[] {
  const sight = sights[name];
  if (sight === undefined) return [];
  const all = idsOf(about.fact(`lenormand.${name}`));
  const self = idOf(about.fact('lenormand.significator'));
  const ids = name === 'chain' ? all.filter((id) => id !== self) : all;
  if (ids.length === 0) {
    const closing = name === 'chain' ? `${sight.empty.slice(0, -1)}, ${the(self)}.` : sight.empty;
    return said(closing, sight.without);
  }
  // One card lies, several lie.
  const holds = wording(sight.holds, about.variant).replace('{cards}', someCards(ids));
  const first =
    ids.length === 1 ? (isMany(ids[0] ?? '') ? holds : holds.replace(' lie the ', ' lies the ')) : holds;
  return said(first, wording(sight.means, about.variant, 2), pickedOut(ids, about));
}

function tellMirror(way: 'across' | 'down', about: TellAbout): readonly string[] {
  const id = idOf(about.fact(`lenormand.mirror.${way}`));
  const self = idOf(about.fact('lenormand.significator'));
  const text = textOf(id);
  if (text === undefined) return [];
  const how = way === 'across' ? 'left to right' : 'top to bottom';
  return said(
    wording(
      [
        `Mirrored ${how}, your card faces ${the(id)}.`,
        `With the board folded ${how}, your card meets ${the(id)}.`,
      ],
      about.variant,
    ),
    mirrored(self, id, about.variant),
    forTopic(text, about),
  );
}

function tellTwo(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('lenormand.distance'));
  const [his, hers] = ['man', 'woman'].map((who) => idOf(about.fact(`lenormand.${who}.house`)));
  const steps = n === 1 ? 'one step' : `${numberWord(n)} steps`;
  return said(
    wording(
      [
        `The Man and the Woman lie ${steps} apart.`,
        `Between the two figures, the Man and the Woman, it is ${steps}.`,
      ],
      about.variant,
    ),
    `One is in the house of ${the(his ?? '')}, the other in the house of ${the(hers ?? '')}.`,
    n <= 2
      ? wording(
          [
            'You and the other side of this matter are within talking distance.',
            'It is near enough to speak without raising the voice.',
          ],
          about.variant,
          2,
        )
      : wording(
          [
            'There is a stretch between; the cards on it are the talk to have first.',
            'Distance on a table is a task: somebody has to take the first step.',
          ],
          about.variant,
          2,
        ),
  );
}

function tellHouse(about: TellAbout, factId: string): readonly string[] {
  const id = idOf(about.fact(factId));
  const house = idOf(about.fact(factId.replace('.card', '.house')));
  const [text, of] = [textOf(id), textOf(house)];
  if (text === undefined || of === undefined) return [];
  if (id === house)
    return said(
      wording(
        [
          `${capital(cardLies(id))} in ${verb(id, 'its', 'their')} own house.`,
          `${capital(the(id))} ${verb(id, 'is at home, in its', 'are at home, in their')} own house.`,
        ],
        about.variant,
      ),
      wording(text.core, about.variant),
      forTopic(text, about),
    );
  return said(
    wording(
      [
        `${capital(cardLies(id))} in the house of ${the(house)}.`,
        `In the house of ${the(house)} ${liesCard(id)}.`,
      ],
      about.variant,
    ),
    wording(
      [
        `Look for ${verb(id, 'it', 'them')} where it is about ${of.house}.`,
        `${verb(id, 'It shows itself', 'They show themselves')} in ${of.house}.`,
      ],
      about.variant,
      2,
    ),
    forTopic(text, about),
  );
}

function tell(point: Parameters<TraditionWords['tell']>[0], about: TellAbout): readonly string[] {
  const what = point.key.slice('lenormand:'.length);
  const [kind = '', rest = ''] = what.split('.');
  if (rest !== '' && kind !== '')
    return tellTogether(kind, idsOf(about.fact(`lenormand.${what}`)), rest, about);
  if (what.startsWith('place-')) return tellPlace(what.slice('place-'.length), about);
  if (what.startsWith('card-')) return tellHouse(about, point.facts[0]);
  switch (what) {
    case 'bright':
    case 'dark':
      return tellTone(what, about);
    case 'significator':
      return tellSignificator(about);
    case 'corners':
      return tellCorners(about);
    case 'first':
      return tellFirst(about);
    case 'mirror-across':
      return tellMirror('across', about);
    case 'mirror-down':
      return tellMirror('down', about);
    case 'two-people':
      return tellTwo(about);
    default:
      return tellSight(what, about);
  }
}

const pointTitles: Readonly<Record<string, string>> = {
  bright: 'Bright cards',
  dark: 'Dark cards',
  significator: 'The card you chose',
  corners: 'The four corners',
  first: 'The first card',
  around: 'Around your card',
  past: 'Behind your card',
  ahead: 'Ahead of your card',
  above: 'Above your card',
  below: 'Below your card',
  knights: 'A knight’s move away',
  diagonals: 'On the diagonals',
  chain: 'From house to house',
  'mirror-across': 'Mirrored left to right',
  'mirror-down': 'Mirrored top to bottom',
  'two-people': 'The two figures',
};

function pointTitle(key: string): string {
  const what = key.slice('lenormand:'.length);
  const [kind = '', rest = ''] = what.split('.');
  if (rest !== '') return togetherTitle(kind, rest);
  if (what.startsWith('place-')) return `Card ${what.slice('place-'.length)}`;
  if (what.startsWith('card-'))
    return `${cardTexts[Number(what.slice('card-'.length)) - 1]?.name ?? 'A card'} in its house`;
  return pointTitles[what] ?? 'The cards';
}

/** "Cards 1 and 2" for a pair, "Top row" for a row. */
function togetherTitle(kind: string, at: string): string {
  if (kind === 'pair') return `Cards ${at.replace('-', ' and ')} as a pair`;
  if (kind === 'mirror') return `Cards ${at.replace('-', ' and ')} mirrored`;
  return capital(`${(kind === 'row' ? rowNames : columnNames)[Number(at) - 1] ?? ''} ${kind}`);
}

const listTitles: Readonly<Record<string, string>> = {
  corners: 'Corners',
  past: 'Behind',
  ahead: 'Ahead',
  above: 'Above',
  below: 'Below',
  around: 'Around',
  diagonals: 'Diagonals',
  knights: 'Knight’s moves',
  chain: 'Chain of houses',
};

function title(fact: Fact): { readonly title: string; readonly detail: string } {
  const [, part = '', last = ''] = fact.id.split('.');
  const names = namesOf(fact).map(({ en }) => en);
  const one = names[0] ?? '';
  if (part === 'source') return castSourceTitle(fact);
  if (part === 'cast-entered') {
    const [head = '', detail = ''] = castCaveats['cast-entered'] ?? [];
    return { title: head, detail };
  }
  if (part === 'layout') return { title: one, detail: 'How the cards were laid' };
  if (part === 'bright' || part === 'dark')
    return {
      title: `${capital(part)} cards: ${countOf(fact)}`,
      detail: 'Counted by tone; schools differ on four cards',
    };
  if (part === 'significator') return { title: `Your card: the ${one}`, detail: 'Chosen by you' };
  if (part === 'distance')
    return {
      title: `The Man and the Woman: ${countOf(fact)} ${countOf(fact) === 1 ? 'step' : 'steps'} apart`,
      detail: 'Straight or slantwise',
    };
  if (part === 'mirror' && (last === 'across' || last === 'down'))
    return {
      title: `Mirrored ${last === 'across' ? 'left to right' : 'top to bottom'}: ${one}`,
      detail: 'The card that answers yours',
    };
  if (part === 'man' || part === 'woman') {
    const who = `The ${capital(part)}`;
    return last === 'house'
      ? { title: `${who} in the house of the ${one}`, detail: textOf(idOf(fact))?.house ?? '' }
      : { title: `${who}: ${last} ${countOf(fact)}`, detail: 'Counted from the top left' };
  }
  if (part === 'pair' || part === 'mirror' || part === 'row' || part === 'column')
    return { title: names.join(' + '), detail: togetherTitle(part, last) };
  if (last === 'card') return { title: `Card ${part}: ${one}`, detail: textOf(idOf(fact))?.noun ?? '' };
  if (last === 'house')
    return { title: `House ${part}: the ${one}`, detail: textOf(idOf(fact))?.house ?? '' };
  if (last === 'position') return { title: `Place ${part}: ${one}`, detail: 'Place in the layout' };
  return {
    title: `${listTitles[part] ?? capital(part)}: ${names.length === 0 ? 'none' : listed(names)}`,
    detail: 'Seen from your card',
  };
}

function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, part = '', last = ''] = fact.id.split('.');
  if (part === 'source') return [capital(castSourceNames[id] ?? ''), null];
  if (part === 'layout') return [layoutNames[id as LayoutId], id === 'grand-tableau' ? 'Große Tafel' : null];
  if (last === 'position') return [placeNames[id as PlaceId], null];
  const text = textOf(id);
  return text === undefined ? undefined : [text.name, text.german];
}

const namesOf = (fact: Fact): ReturnType<TraditionWords['names']> => namesBy(fact, (id) => nameOf(fact, id));

export const words: TraditionWords = {
  mode: 'lenormand',
  tell,
  opens: [
    'The small deck speaks in plain things: a ship, a key, a pair of mice.',
    'These cards are read together, like words in a sentence.',
    'Thirty-six household pictures, and each leans on its neighbours.',
    'Where a card lies is a fact; what it means for you is something to weigh.',
    'Nothing lies upside down in this deck; a card takes its colour from what is beside it.',
  ],
  returns: [
    'Put the cards beside your question again and keep the sentence that fits.',
    'So much for the table; now back to what you asked.',
    'Of all these pictures take one home, and let it be a small one.',
    'The cards can be gathered up; the question stays with you.',
    'See which picture you looked at longest, and ask it first.',
  ],
  limits: [
    'Cards show pictures and no events; nothing in them is bound to happen.',
    'What another person thinks or does is not on this table.',
    'The order came by chance, and the sense in it is made by reading.',
    'On money, law and the body these cards give a picture at most, and no advice.',
    'Readers differ about some cards; this is one way of reading, and the softer one.',
    'The two figures are places on a board; whom they stand for is yours to say.',
  ],
  fact: title,
  pointTitle,
  methods: {
    ...castMethods,
    'chosen-layout': 'Chosen before the first card.',
    'place-of-layout': 'The place it was laid at, in the order of the layout.',
    'pair-of-places': 'Two neighbouring places are read as one phrase.',
    'mirror-of-places': 'Two places that lie opposite each other over the centre.',
    'row-of-places': 'Three places side by side.',
    'column-of-places': 'Three places one above the other.',
    'counted-cards': 'Counted over the cards on the table.',
    'house-of-cell': 'Each place of the tableau is the house of the card with its number.',
    'first-and-last-of-rows': 'The first and last places of the first and of the fourth row.',
    'row-and-column': 'Counted from the top left of the board.',
    'chosen-by-you': 'You said which figure is yours; it is never guessed.',
    'same-row': 'The cards in the same row, nearest first, on the side that your school calls past or ahead.',
    'same-column': 'The cards in the same column, nearest first.',
    'touching-cells': 'The places next to yours, straight or slantwise.',
    'diagonal-cells': 'The four slanting lines from your card, nearest first.',
    'knight-moves': 'Two steps one way and one across, as a knight moves in chess.',
    'mirrored-cell': 'The place that answers yours when the board is folded.',
    'steps-between': 'The steps a king would need from one figure to the other in chess.',
    'house-to-house':
      'From your house to the card that owns it, from there to its house, until it comes back.',
  },
  sources: {
    ...castSources,
    'source.lenormand-layouts': 'Layouts as handbooks commonly give them.',
    'source.lenormand-deck': 'The deck of thirty-six, in its printed order with its playing cards.',
    'source.lenormand-tableau': 'The Grand Tableau with houses, knights and mirrors, as it is commonly laid.',
  },
  caveats: castCaveats,
  names: namesOf,
};
