/**
 * Draws that are random for the person and repeatable for everyone: cards, runes, coins.
 *
 * A seed of 16 random bytes (32 hex digits) opens a stream of words; everything drawn comes from it, so a draw can be
 * checked afterwards. For a deck, a commitment over seed, order and orientation is shown before the first pick: what was
 * picked was fixed by then. Nothing else may choose a card, and no model ever does: it learns the result.
 *
 * Word c is SHA-256 of `seed + ":" + c`, read as eight big-endian words of 32 bits, c = 0, 1, 2 …
 */
import { assert, present } from './assert.ts';
import type { RandomBytes } from './random.ts';
import { sha256Hex } from './sha256.ts';

export type DrawStream = {
  /** A whole number in [0, 2³²). */
  readonly next: () => number;
  /** A whole number in [0, n), each equally likely: words of the last, incomplete round are passed over. `n` from 1 to 2³². */
  readonly below: (n: number) => number;
  /** 0 to n − 1 in a drawn order (Fisher and Yates, from the end). */
  readonly shuffle: (n: number) => number[];
};

const WORD = 2 ** 32;
const WORDS_A_HASH = 8;

/** Opens the stream of a seed. The app's seeds are 32 hex digits; any string is taken. */
export function openDraw(seed: string): DrawStream {
  let counter = 0;
  let words: number[] = [];
  const next = (): number => {
    if (words.length === 0) {
      const hex = sha256Hex(`${seed}:${counter}`);
      words = Array.from({ length: WORDS_A_HASH }, (_, at) =>
        Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16),
      );
      counter += 1;
    }
    return present(words.shift(), 'word');
  };
  const below = (n: number): number => {
    assert(Number.isInteger(n) && n >= 1 && n <= WORD, 'a draw is from one thing or more', { n });
    const limit = Math.floor(WORD / n) * n;
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
  const shuffle = (n: number): number[] => {
    const order = Array.from({ length: n }, (_, at) => at);
    for (let i = n - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      const held = present(order[i], 'slot');
      order[i] = present(order[j], 'slot');
      order[j] = held;
    }
    return order;
  };
  return { next, below, shuffle };
}

/** A new seed: 16 bytes as 32 hex digits. */
export function drawSeed(random: RandomBytes): string {
  return [...random(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const DECK_SIZE = 78;

/** Three of ten cards lie upside down. */
const REVERSED_OF_TEN = 3;

/** A shuffled deck, face down: slot s holds card `order[s]`, upside down where `reversed[s]`. */
export type ShuffledDeck = {
  readonly seed: string;
  /** 0–77: majors 0–21, then Wands, Cups, Swords, Pentacles from 22, 36, 50, 64. */
  readonly order: readonly number[];
  readonly reversed: readonly boolean[];
  /** 64 hex digits, shown before the first pick: `commitmentOf` of the deck. */
  readonly commitment: string;
};

export type DrawnCard = { readonly slot: number; readonly card: number; readonly reversed: boolean };

/** Shuffles a deck of 78. Orientation is drawn for every slot, so that it stands before anything is picked. */
export function shuffleDeck(seed: string): ShuffledDeck {
  return shuffled(seed).deck;
}

function shuffled(seed: string): { readonly deck: ShuffledDeck; readonly stream: DrawStream } {
  const stream = openDraw(seed);
  const order = stream.shuffle(DECK_SIZE);
  const reversed = order.map(() => stream.below(10) < REVERSED_OF_TEN);
  return { deck: { seed, order, reversed, commitment: commitmentOf(seed, order, reversed) }, stream };
}

/** What is shown before the first pick and can be computed again from what is shown after the reading. */
export function commitmentOf(seed: string, order: readonly number[], reversed: readonly boolean[]): string {
  const flags = reversed.map((isReversed) => (isReversed ? '1' : '0')).join('');
  return sha256Hex(`soulstice-draw-2|${DECK_SIZE}|${seed}|${order.join(',')}|${flags}`);
}

/** The card in a slot, 0–77. */
export function cardAt(deck: ShuffledDeck, slot: number): DrawnCard {
  return {
    slot,
    card: present(deck.order[slot], 'slot of the deck'),
    reversed: present(deck.reversed[slot], 'slot of the deck'),
  };
}

/**
 * Slots for "select N random cards": the first of a second shuffle over the free slots, from the same stream, so that
 * they too follow from the seed. `taken` holds the slots already picked.
 */
export function randomSlots(seed: string, count: number, taken: readonly number[]): readonly number[] {
  const free = Array.from({ length: DECK_SIZE }, (_, slot) => slot).filter((slot) => !taken.includes(slot));
  assert(count >= 0 && count <= free.length, 'no more cards are picked than lie there', { count });
  const { stream } = shuffled(seed);
  return stream
    .shuffle(free.length)
    .slice(0, count)
    .map((at) => present(free[at], 'free slot'));
}

/** Whether a shown seed gives the commitment that was shown, and the cards that were picked. */
export function isDrawOf(commitment: string, seed: string, cards: readonly DrawnCard[]): boolean {
  const deck = shuffleDeck(seed);
  if (deck.commitment !== commitment) return false;
  if (new Set(cards.map(({ slot }) => slot)).size !== cards.length) return false;
  return cards.every(
    ({ slot, card, reversed }) => deck.order[slot] === card && deck.reversed[slot] === reversed,
  );
}

/**
 * Items without replacement, each with a flag from the lowest bit of one word, in the order they were drawn (engine
 * version 1: runes, Lenormand). A symmetric item uses its word up and is never turned.
 */
export function drawItems(
  seed: string,
  input: { readonly from: number; readonly count: number; readonly isSymmetric: (index: number) => boolean },
): readonly { readonly index: number; readonly turned: boolean }[] {
  assert(input.count <= input.from, 'no more is drawn than there is', input);
  const stream = openDraw(seed);
  const drawn = stream.shuffle(input.from).slice(0, input.count);
  return drawn.map((index) => {
    const isOdd = stream.next() % 2 === 1;
    return { index, turned: isOdd && !input.isSymmetric(index) };
  });
}

/** A line of a hexagram: 6 and 9 change, 6 and 8 are yin. */
export type LineValue = 6 | 7 | 8 | 9;

const yarrowLines: readonly LineValue[] = [6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9];

/**
 * Six lines, bottom to top. Three coins: heads count 3 and tails 2, one bit a coin, a set lowest bit of a word for heads
 * (6:1/8, 7:3/8, 8:3/8, 9:1/8). Yarrow: one of sixteen stalks' outcomes a line (6:1/16, 7:5/16, 8:7/16, 9:3/16).
 */
export function drawLines(seed: string, method: 'coins' | 'yarrow'): readonly LineValue[] {
  const stream = openDraw(seed);
  return Array.from({ length: 6 }, (): LineValue => {
    if (method === 'yarrow') return present(yarrowLines[stream.below(16)], 'line');
    const heads = [0, 1, 2].filter(() => stream.next() % 2 === 1).length;
    return (6 + heads) as LineValue;
  });
}
