/**
 * Laid cards told one by one, over the texts of the deck: the card at its place, pairs, counts, and what is unusual.
 *
 * Shared by the two modes that lay cards; each gives the name of a card in a sentence.
 */
import type { Fact } from '#facts/fact.ts';
import type { Topic } from '#facts/ask.ts';
import type { TellAbout } from '#companion/testimony/tradition-words.ts';
import type { PositionId, SpreadId } from '#traditions/tarot/spreads.ts';
import type { RelationKind } from '#traditions/tarot/relations.ts';
import type { Suit } from '#traditions/tarot/deck.ts';
import type { TarotCardText, TarotTopic } from '#practice/tarot/words.ts';
import { tarotFactTitle } from '../../tarot/fact-words.ts';
import { tarotEnglish } from '../../tarot/tarot.ts';
import { capital, countOf, filled, idOf, idsOf, isOn, numberWord, said, wording } from '../drawn/telling.ts';

/** A card inside a sentence: "the Fool", or with its Thai name behind it. */
export type NameOfCard = (key: string) => string;

export const textOf = (key: string): TarotCardText | undefined => tarotEnglish.cards[key];

/** "the Fool", "Death", "the Two of Cups" */
export const englishCard: NameOfCard = (key) => {
  const text = textOf(key);
  return text === undefined ? '' : tarotEnglish.inText(text.name);
};

/** Where a card lies, in three ways each; the card and its side follow. */
const placeLeads: Readonly<Record<PositionId, readonly [string, string, string]>> = {
  'your-card': ['Your card is {card}.', 'The one card on the table is {card}.', 'You turned over {card}.'],
  past: ['In the past lies {card}.', 'The past card is {card}.', 'The card of the past is {card}.'],
  present: [
    'In the present lies {card}.',
    'The present card is {card}.',
    'The card of the present is {card}.',
  ],
  future: ['In the future lies {card}.', 'The future card is {card}.', 'The card of the future is {card}.'],
  'present-situation': [
    'In the middle, as the present situation, lies {card}.',
    'The present situation is {card}.',
    'The card of the present situation is {card}.',
  ],
  challenge: [
    'The challenge is {card}.',
    'Across it, as the challenge, lies {card}.',
    'The card of the challenge is {card}.',
  ],
  crown: ['The crown is {card}.', 'Above, in the crown, lies {card}.', 'The card of the crown is {card}.'],
  foundation: [
    'The foundation is {card}.',
    'Beneath, in the foundation, lies {card}.',
    'The card of the foundation is {card}.',
  ],
  'recent-past': [
    'In the recent past lies {card}.',
    'The recent past is {card}.',
    'The card of the recent past is {card}.',
  ],
  approach: [
    'Your approach is {card}.',
    'In the place of your approach lies {card}.',
    'The card of your approach is {card}.',
  ],
  'external-influences': [
    'The external influences are told by {card}.',
    'In the place of external influences lies {card}.',
    'The card of external influences is {card}.',
  ],
  'hopes-and-fears': [
    'Among hopes and fears lies {card}.',
    'The card of hopes and fears is {card}.',
    'In the place of hopes and fears lies {card}.',
  ],
};

/** The topics that the card texts know a line for. */
const lineTopics: Readonly<Partial<Record<Topic, TarotTopic>>> = {
  love: 'love',
  partner: 'love',
  compatibility: 'love',
  breakup: 'love',
  work: 'work',
  study: 'work',
  creativity: 'work',
  family: 'home',
  'home-move': 'home',
  friendship: 'home',
  self: 'self',
  mood: 'self',
  spirit: 'self',
  dream: 'self',
  decision: 'decision',
  travel: 'decision',
  legal: 'decision',
};

const givesAndAsks = [
  'Its gift is {gift}; its shadow is {shadow}.',
  'At best it is {gift}, at worst {shadow}.',
  'What to take from it is {gift}; what to watch for is {shadow}.',
];

/** The card at a place: where it lies, what it means as it lies, and what that is for what was asked. */
function tellPlace(place: string, about: TellAbout, nameOf: NameOfCard): readonly string[] {
  const key = idOf(about.fact(`tarot.${place}.card`));
  const text = textOf(key);
  const position = idOf(about.fact(`tarot.${place}.position`)) as PositionId;
  if (text === undefined) return [];
  const isReversed = isOn(about.fact(`tarot.${place}.reversed`));
  const isChallenge = position === 'challenge';
  const lead = filled(wording(placeLeads[position], about.variant), {
    card: `${nameOf(key)}${isReversed ? ', reversed' : ''}`,
  });
  const { turned, text: turnedText } = text.reversed;
  // The challenge is read upright even when it lies reversed, and then said to be turned inward.
  const meaning =
    isReversed && !isChallenge
      ? filled(wording(tarotEnglish.reversals[turned].frames, about.variant, 2), { text: turnedText })
      : text.meaning;
  const topic = lineTopics[about.topic];
  const third =
    isReversed && isChallenge
      ? wording(tarotEnglish.challengeReversed, about.variant, 2)
      : topic === undefined
        ? filled(wording(givesAndAsks, about.variant, 2), { gift: text.gift, shadow: text.shadow })
        : filled(wording(tarotEnglish.topicLines[topic], about.variant, 3), { line: text.topics[topic] });
  return said(capital(lead), meaning, third);
}

export const relationNames: Readonly<Record<RelationKind, string>> = {
  'same-rank': 'one rank',
  'same-number': 'one number',
  'sequence-up': 'a step up in one suit',
  'sequence-down': 'a step down in one suit',
  'public-private': 'one suit seen from both sides',
  'turning-dark': 'a turn from bright to dark',
  'turning-light': 'a turn from dark to bright',
  hostile: 'elements at odds',
  friendly: 'friendly elements',
  'larger-theme': 'a major beside a minor',
  'same-suit': 'one suit',
  'same-element': 'one element',
  neutral: 'neutral elements',
};

/** How a relation is stated, with {a} and {b} for the cards. */
const relationStated: Readonly<Record<RelationKind, string>> = {
  'same-rank': '{a} and {b} are of {relation}.',
  'same-number': '{a} and {b} share {relation}.',
  'sequence-up': 'from {a} to {b} it is {relation}.',
  'sequence-down': 'from {a} to {b} it is {relation}.',
  'public-private': '{a} and {b} are {relation}.',
  'turning-dark': 'from {a} to {b} there is {relation}.',
  'turning-light': 'from {a} to {b} there is {relation}.',
  hostile: '{a} and {b} are of {relation}.',
  friendly: '{a} and {b} are of {relation}.',
  'larger-theme': '{a} and {b} make {relation}.',
  'same-suit': '{a} and {b} are of {relation}.',
  'same-element': '{a} and {b} are of {relation}.',
  neutral: '{a} and {b} are of {relation}.',
};

/** What a relation says of two cards. */
const relationMeans: Readonly<Record<RelationKind, readonly [string, string, ...string[]]>> = {
  'same-rank': [
    'Two of one rank are two people, or two sides of one; ask which of them is speaking.',
    'They wear the same coat in different colours, so look for what differs.',
  ],
  'same-number': [
    'The number is said twice, so take it at its word.',
    'They answer each other like two clocks that strike together.',
  ],
  'sequence-up': [
    'They are neighbours on a stair, going up: one thing leads to the next.',
    'The second goes on where the first leaves off, so the next step is a small one.',
  ],
  'sequence-down': [
    'They are neighbours on a stair, going down: something is being taken apart with care.',
    'The second goes back behind the first; see what was skipped.',
  ],
  'public-private': [
    'One is shown in company and the other kept indoors; ask who knows both.',
    'The same matter has a street side and a yard side.',
  ],
  'turning-dark': [
    'Carry a lamp from the first to the second: what was easy begins to ask for care.',
    'The lighter one is behind, so pack something of it.',
  ],
  'turning-light': [
    'There is a door between them, and it opens towards the light.',
    'The heavier of the two lies behind the lighter.',
  ],
  hostile: [
    'They pull apart, as a kettle and its lid do; somebody has to mind the steam.',
    'Each wants what the other cannot give, so give them different hours.',
    'They disagree about the pace; let the slower one hold the map.',
    'A bright plan meets a plain fact here, and both have a point.',
  ],
  friendly: [
    'They help each other: one has the nerve and the other the means.',
    'What one begins the other can carry, so let them share a week.',
    'They pull at the same end of the rope; notice who set the pace.',
    'Where one falls silent the other goes on, like two people who cook together.',
  ],
  'larger-theme': [
    'The major is the season, and the minor is a day in it.',
    'One sets the terms; the other shows how they look on a weekday.',
    'The large one is the house, and the small one the room you stand in.',
  ],
  'same-suit': [
    'Both stay with one subject, so the matter is narrower than it feels.',
    'They speak of the same thing, once from each end.',
  ],
  'same-element': [
    'They agree quickly and push the same way, so neither corrects the other.',
    'It is more of one kind; look elsewhere for the counterweight.',
  ],
  neutral: [
    'They let each other be: two matters that need not be one.',
    'Neither friends nor at odds, each keeps to its own table.',
  ],
};

function tellPair(
  pair: string,
  facts: readonly string[],
  about: TellAbout,
  nameOf: NameOfCard,
): readonly string[] {
  const kinds = idsOf(about.fact(`tarot.pair.${pair}.relation`)) as readonly RelationKind[];
  const [kind] = kinds;
  const [a = '', b = ''] = facts.slice(1).map((id) => nameOf(idOf(about.fact(id))));
  if (kind === undefined || a === '' || b === '') return [];
  const stated = filled(relationStated[kind], { a, b, relation: relationNames[kind] });
  return [
    about.variant % 2 === 0 ? capital(stated) : `Laid together, ${stated}`,
    wording(relationMeans[kind], about.variant, 2),
  ];
}

/** How many cards lie in all. */
function laidCount({ sheet }: TellAbout): number {
  return sheet.facts.filter(({ id }) => /^tarot\.\d+\.card$/.test(id)).length;
}

const countMeans: Readonly<Record<string, string>> = {
  majors: 'A major is a theme larger than one week.',
  courts: 'Courts are people, or parts of one; ask who is speaking.',
  reversed: 'A reversed card does its work indoors; begin with yourself, and gently.',
};

const countNouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  majors: ['a major', 'majors'],
  courts: ['a court card', 'court cards'],
  reversed: ['reversed', 'reversed'],
};

function tellCount(name: string, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`tarot.${name}.count`));
  const suit = /^suit\.(\w+)$/.exec(name)?.[1] as Suit | undefined;
  const suitName = suit === undefined ? '' : tarotEnglish.suits[suit].name;
  const [one, many] =
    suit === undefined
      ? (countNouns[name] ?? ['', ''])
      : [`of the suit of ${suitName}`, `of the suit of ${suitName}`];
  const total = laidCount(about);
  const first =
    total === 1
      ? `The one card on the table is ${one}.`
      : wording(
          [
            `Of the ${numberWord(total)} cards, ${numberWord(n)} ${n === 1 ? `is ${one}` : `are ${many}`}.`,
            `${capital(numberWord(n))} of the ${numberWord(total)} cards ${n === 1 ? `is ${one}` : `are ${many}`}.`,
          ],
          about.variant,
        );
  const means =
    suit === undefined ? countMeans[name] : `That suit is about ${tarotEnglish.suits[suit].gloss}.`;
  return said(first, means ?? '');
}

type BalanceWords = { readonly kind: keyof typeof tarotEnglish.balances; readonly of: string };

function balanceOf(key: string): BalanceWords {
  const [, kind = '', of = ''] = /^(absent|most|number|rank)-(.+)$/.exec(key) ?? [];
  switch (kind) {
    case 'absent':
      return { kind: 'absent-suit', of };
    case 'most':
      return { kind: 'most-suit', of };
    case 'number':
    case 'rank':
      return { kind, of };
    default:
      return { kind: key as BalanceWords['kind'], of: '' };
  }
}

/** What is unusual in the whole, with how often a shuffled deck shows it. */
function tellBalance(key: string, about: TellAbout): readonly string[] {
  const fact = about.fact(`tarot.balance.${key}.rate`);
  if (fact?.value.type !== 'ratio') return [];
  const { kind, of } = balanceOf(key);
  const { drawn, count } = fact.derivation.values ?? {};
  const suit = (tarotEnglish.suits as Readonly<Record<string, (typeof tarotEnglish.suits)[Suit]>>)[of];
  const counted =
    tarotEnglish.numbers[Number(of)] ??
    (tarotEnglish.courts as Readonly<Record<string, { readonly many: string; readonly theme: string }>>)[of];
  const frame = wording(tarotEnglish.balances[kind], about.variant);
  const first = filled(frame, {
    count: tarotEnglish.count(typeof count === 'number' ? count : 0),
    total: tarotEnglish.count(typeof drawn === 'number' ? drawn : 0),
    rate: tarotEnglish.rate(fact.value.n),
    suit: suit?.name ?? '',
    gloss: suit?.gloss ?? '',
    many: counted?.many ?? '',
    theme: counted?.theme ?? '',
  });
  return said(
    tarotEnglish.sentence(first),
    kind === 'absent-suit' && suit !== undefined ? `So bring it yourself: ${suit.ask}` : undefined,
  );
}

/** The words of a point, whichever of the two modes tells it. */
export function tellTarot(
  point: { readonly key: string; readonly facts: readonly string[] },
  about: TellAbout,
  nameOf: NameOfCard,
): readonly string[] {
  const name = point.key.slice('tarot:'.length);
  const place = /^place-(\d+)$/.exec(name)?.[1];
  if (place !== undefined) return tellPlace(place, about, nameOf);
  const pair = /^pair-(\d+-\d+)$/.exec(name)?.[1];
  if (pair !== undefined) return tellPair(pair, point.facts, about, nameOf);
  const balance = /^balance\.(.+)\.rate$/.exec(name)?.[1];
  if (balance !== undefined) return tellBalance(balance, about);
  return tellCount(name, about);
}

const placeName = (place: string): string => `Card ${place}`;

export function tarotPointName(key: string): string {
  const name = key.slice('tarot:'.length);
  const place = /^place-(\d+)$/.exec(name)?.[1];
  if (place !== undefined) return placeName(place);
  const pair = /^pair-(\d+)-(\d+)$/.exec(name);
  if (pair !== null) return `Cards ${pair[1] ?? ''} and ${pair[2] ?? ''}`;
  const balance = /^balance\.(.+)\.rate$/.exec(name)?.[1];
  if (balance !== undefined) return `What is unusual: ${balance.replaceAll('-', ' ')}`;
  const suit = /^suit\.(\w+)$/.exec(name)?.[1];
  if (suit !== undefined) return tarotEnglish.suits[suit as Suit].name;
  return { majors: 'Majors', courts: 'Court cards', reversed: 'Reversed cards' }[name] ?? 'The cards';
}

/** Title and detail of a fact about laid cards. */
export function tarotFact(
  fact: Fact,
  caveats: Readonly<Record<string, readonly [string, string]>>,
): { readonly title: string; readonly detail: string } {
  const [family = '', middle = '', ...rest] = fact.id.split('.');
  if (family === 'caveat') {
    const [title = '', detail = ''] = caveats[middle] ?? [];
    return { title, detail };
  }
  return tarotFactTitle(middle, rest.join('.'), fact);
}

export const spreadName = (id: string): string => tarotEnglish.spreads[id as SpreadId];
export const positionName = (id: string): string => tarotEnglish.positions[id as PositionId].name;
