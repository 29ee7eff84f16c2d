/**
 * The 78 cards in the order of the deck of 1909 (8 Strength, 11 Justice): keys, suits, numbers, elements, attributions.
 *
 * Nothing here is a word of a language. Attributions are those of the Hermetic Order of the Golden Dawn (Book T): signs,
 * planets and elements of the majors, and for the numbers 2 to 10 the thirty-six faces in Chaldean order. Aces and courts
 * are given the element of their suit alone: schools differ on more.
 */
import { assert, present } from '#lib/assert.ts';

export const suits = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type Suit = (typeof suits)[number];

export const ranks = [
  'ace',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  'page',
  'knight',
  'queen',
  'king',
] as const;
export type Rank = (typeof ranks)[number];

export const courtRanks = ['page', 'knight', 'queen', 'king'] as const;
export type CourtRank = (typeof courtRanks)[number];

export const elements = ['fire', 'water', 'air', 'earth'] as const;
export type Element = (typeof elements)[number];

/** `major-00` to `major-21`, or suit and rank: `swords-05`, `cups-queen`. */
export type CardKey = `major-${string}` | `${Suit}-${Rank}`;

export type Attribution =
  | { readonly type: 'element'; readonly element: Element }
  | { readonly type: 'planet'; readonly planet: string }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'face'; readonly planet: string; readonly sign: string };

export type TarotCard = {
  /** 0–77. */
  readonly id: number;
  readonly key: CardKey;
  readonly category: 'major-arcana' | Suit;
  /** Majors 0–21, aces 1, then 2–10, page to king 11–14. */
  readonly number: number;
  /** `null` for a major. */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly element: Element;
  readonly attribution: Attribution;
  /** How bright it is, −2 to 2, upright and reversed. Our own judgement, for the turning between two cards. */
  readonly light: readonly [upright: number, reversed: number];
};

export const suitElements: Readonly<Record<Suit, Element>> = {
  wands: 'fire',
  cups: 'water',
  swords: 'air',
  pentacles: 'earth',
};

const MAJORS = 22;
const A_SUIT = 14;

/**
 * Number, attribution, element, light. A sign gives its own element. For planets the common assignment: Mercury air,
 * Moon water, Venus and Saturn earth, Sun, Mars and Jupiter fire.
 */
const majors: readonly (readonly [
  attribution: Attribution,
  element: Element,
  upright: number,
  reversed: number,
])[] = [
  [{ type: 'element', element: 'air' }, 'air', 1, 0],
  [{ type: 'planet', planet: 'mercury' }, 'air', 1, -1],
  [{ type: 'planet', planet: 'moon' }, 'water', 0, -1],
  [{ type: 'planet', planet: 'venus' }, 'earth', 2, 0],
  [{ type: 'sign', sign: 'aries' }, 'fire', 1, -1],
  [{ type: 'sign', sign: 'taurus' }, 'earth', 0, 0],
  [{ type: 'sign', sign: 'gemini' }, 'air', 2, -1],
  [{ type: 'sign', sign: 'cancer' }, 'water', 1, -1],
  [{ type: 'sign', sign: 'leo' }, 'fire', 2, 0],
  [{ type: 'sign', sign: 'virgo' }, 'earth', 0, -1],
  [{ type: 'planet', planet: 'jupiter' }, 'fire', 1, 0],
  [{ type: 'sign', sign: 'libra' }, 'air', 1, -1],
  [{ type: 'element', element: 'water' }, 'water', 0, -1],
  [{ type: 'sign', sign: 'scorpio' }, 'water', -1, -1],
  [{ type: 'sign', sign: 'sagittarius' }, 'fire', 2, 0],
  [{ type: 'sign', sign: 'capricorn' }, 'earth', -1, 1],
  [{ type: 'planet', planet: 'mars' }, 'fire', -2, -1],
  [{ type: 'sign', sign: 'aquarius' }, 'air', 2, 0],
  [{ type: 'sign', sign: 'pisces' }, 'water', -1, 0],
  [{ type: 'planet', planet: 'sun' }, 'fire', 2, 1],
  [{ type: 'element', element: 'fire' }, 'fire', 1, -1],
  [{ type: 'planet', planet: 'saturn' }, 'earth', 2, 0],
];

/** Planets of the faces, numbers 2 to 10. */
const faces: Readonly<Record<Suit, readonly string[]>> = {
  wands: ['mars', 'sun', 'venus', 'saturn', 'jupiter', 'mars', 'mercury', 'moon', 'saturn'],
  cups: ['venus', 'mercury', 'moon', 'mars', 'sun', 'venus', 'saturn', 'jupiter', 'mars'],
  swords: ['moon', 'saturn', 'jupiter', 'venus', 'mercury', 'moon', 'jupiter', 'mars', 'sun'],
  pentacles: ['jupiter', 'mars', 'sun', 'mercury', 'moon', 'saturn', 'sun', 'venus', 'mercury'],
};

/** Cardinal, fixed and mutable sign of each element: numbers 2–4, 5–7, 8–10. */
const signsOf: Readonly<Record<Suit, readonly [string, string, string]>> = {
  wands: ['aries', 'leo', 'sagittarius'],
  cups: ['cancer', 'scorpio', 'pisces'],
  swords: ['libra', 'aquarius', 'gemini'],
  pentacles: ['capricorn', 'taurus', 'virgo'],
};

/** Light of ace to king, upright and reversed. */
const minorLight: Readonly<Record<Suit, readonly (readonly [number, number])[]>> = {
  wands: [
    [2, -1],
    [1, -1],
    [1, 0],
    [2, 1],
    [0, -1],
    [2, -1],
    [0, -1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [1, 0],
    [1, -1],
    [1, 0],
    [1, -1],
  ],
  cups: [
    [2, 0],
    [2, -1],
    [2, 0],
    [0, 1],
    [-1, 0],
    [1, 0],
    [0, 1],
    [-1, 0],
    [2, 0],
    [2, 0],
    [1, 0],
    [1, -1],
    [1, -1],
    [1, -1],
  ],
  swords: [
    [1, -1],
    [0, -1],
    [-2, 0],
    [1, 0],
    [-1, 0],
    [1, -1],
    [-1, 0],
    [-1, 1],
    [-2, 0],
    [-2, 0],
    [0, -1],
    [0, -1],
    [0, -1],
    [1, -1],
  ],
  pentacles: [
    [2, 0],
    [1, -1],
    [1, 0],
    [0, -1],
    [-2, 0],
    [1, -1],
    [0, -1],
    [1, 0],
    [2, 0],
    [2, -1],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, -1],
  ],
};

function majorCard(id: number): TarotCard {
  const [attribution, element, upright, reversed] = present(majors[id], 'major');
  return {
    id,
    key: `major-${String(id).padStart(2, '0')}`,
    category: 'major-arcana',
    number: id,
    suit: null,
    rank: null,
    element,
    attribution,
    light: [upright, reversed],
  };
}

function minorCard(id: number): TarotCard {
  const suit = present(suits[Math.floor((id - MAJORS) / A_SUIT)], 'suit');
  const at = (id - MAJORS) % A_SUIT;
  const rank = present(ranks[at], 'rank');
  const element = suitElements[suit];
  const planet = at > 0 ? faces[suit][at - 1] : undefined;
  return {
    id,
    key: `${suit}-${rank}`,
    category: suit,
    number: at + 1,
    suit,
    rank,
    element,
    attribution:
      planet === undefined
        ? { type: 'element', element }
        : { type: 'face', planet, sign: present(signsOf[suit][Math.floor((at - 1) / 3)], 'sign') },
    light: present(minorLight[suit][at], 'light'),
  };
}

/** The deck, index = id. */
export const tarotDeck: readonly TarotCard[] = Array.from({ length: MAJORS + 4 * A_SUIT }, (_, id) =>
  id < MAJORS ? majorCard(id) : minorCard(id),
);

/** The card with an id, 0–77. Throws on any other number. */
export function tarotCard(id: number): TarotCard {
  const card = tarotDeck[id];
  assert(card !== undefined, 'a card is 0 to 77', { id });
  return card;
}

const idsByKey: ReadonlyMap<string, number> = new Map(tarotDeck.map(({ key, id }) => [key, id]));

/** The id of a key as facts and stored draws hold it; `null` for no card's. */
export function cardIdOf(key: string): number | null {
  return idsByKey.get(key) ?? null;
}

export const isMajor = (card: TarotCard): boolean => card.suit === null;

export const isCourt = (card: TarotCard): boolean =>
  card.rank !== null && (courtRanks as readonly string[]).includes(card.rank);

/** What a card counts as among equal numbers: 1 to 10 of any suit and the majors I to X; `null` for all others. */
export function echoNumber(card: TarotCard): number | null {
  return !isCourt(card) && card.number >= 1 && card.number <= 10 ? card.number : null;
}

/** The card's light as it lies, −2 to 2. */
export const lightOf = (card: TarotCard, reversed: boolean): number => card.light[reversed ? 1 : 0];
