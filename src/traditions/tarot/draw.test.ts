import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#lib/sha256.ts';
import {
  canPick,
  changeSpread,
  checkDraw,
  enterCards,
  isFrozen,
  isFull,
  laidCards,
  missingCards,
  openTarotDraw,
  pickRandom,
  pickSlot,
  proofOf,
  replay,
  shownCommitment,
} from './draw.ts';
import type { TarotDraw } from './draw.ts';
import { spreadIds, spreadSize } from './spreads.ts';

/** See tests/reference/README.md. */
const truth = JSON.parse(
  readFileSync(new URL('../../../tests/reference/draws-open.json', import.meta.url), 'utf8'),
) as {
  readonly tarot: readonly {
    readonly seed: string;
    readonly cards: readonly (readonly [number, number])[];
    readonly commit: string;
  }[];
};

const pickAll = (draw: TarotDraw, slots: readonly number[]): TarotDraw => slots.reduce(pickSlot, draw);
const flags = (draw: TarotDraw) => laidCards(draw).map(({ card, reversed }) => [card, reversed ? 1 : 0]);

describe('a draw', () => {
  it.each(truth.tarot)('of $seed lays the reference cards under the reference commitment', (one) => {
    const draw = pickAll(openTarotDraw(one.seed, 'celtic'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(flags(draw)).toEqual(one.cards);
    expect(draw.deck.commitment).toBe(one.commit);
    expect(shownCommitment(draw.deck.commitment)).toBe(one.commit.slice(0, 12));
  });

  it('can be computed by anyone from what is shown afterwards', () => {
    const { deck } = openTarotDraw('soulstice-example-3', 'three');
    const said = `soulstice-draw-2|78|${deck.seed}|${deck.order.join(',')}|${deck.reversed.map(Number).join('')}`;
    expect(sha256Hex(said)).toBe(deck.commitment);
    expect(deck.commitment.startsWith('a2e37b6c6b6a')).toBe(true);
  });

  it('lays the worked example: Seven of Swords, Four of Wands reversed, Ace of Cups', () => {
    const draw = pickAll(openTarotDraw('soulstice-example-3', 'three'), [0, 3, 5]);
    expect(flags(draw)).toEqual([
      [56, 0],
      [25, 1],
      [36, 0],
    ]);
  });

  it('is free until the first pick and frozen from then on', () => {
    const fresh = openTarotDraw('a', 'single');
    expect(isFrozen(fresh)).toBe(false);
    expect(changeSpread(fresh, 'three')?.spread).toBe('three');
    const picked = pickSlot(fresh, 12);
    expect(isFrozen(picked)).toBe(true);
    expect(changeSpread(picked, 'three')).toBe(null);
  });

  it('takes no slot twice, none outside the deck, and none beyond the spread', () => {
    const one = pickSlot(openTarotDraw('a', 'three'), 4);
    expect(pickSlot(one, 4)).toBe(one);
    expect([-1, 78, 1.5, Number.NaN].map((slot) => canPick(one, slot))).toEqual([false, false, false, false]);
    const full = pickAll(one, [5, 6]);
    expect(isFull(full)).toBe(true);
    expect(pickSlot(full, 7)).toBe(full);
  });

  it.each(spreadIds)('fills what is left of %s by the seed, the same way each time', (spread) => {
    const begun = pickSlot(openTarotDraw('b', spread), 30);
    const filled = pickRandom(begun);
    expect(missingCards(filled)).toBe(0);
    expect(new Set(laidCards(filled).map(({ card }) => card)).size).toBe(spreadSize(spread));
    expect(pickRandom(begun)).toEqual(filled);
    expect(pickRandom(filled)).toEqual(filled);
  });

  it('reads every card upright with reversals off, under the same commitment', () => {
    const on = pickRandom(openTarotDraw('soulstice-example-10', 'celtic'));
    const off = pickRandom(openTarotDraw('soulstice-example-10', 'celtic', false));
    expect(laidCards(off).map(({ card }) => card)).toEqual(laidCards(on).map(({ card }) => card));
    expect(laidCards(off).every(({ reversed }) => !reversed)).toBe(true);
    expect(off.deck.commitment).toBe(on.deck.commitment);
  });
});

describe('Check this draw', () => {
  const draw = pickRandom(openTarotDraw('soulstice-example-10', 'celtic'));
  const proof = proofOf(draw);
  const laid = laidCards(draw);

  it('replays the same cards and holds', () => {
    expect(replay(proof)).toEqual(laid);
    expect(checkDraw(proof, laid)).toEqual({ type: 'holds' });
    const off = { ...proof, reversals: false };
    expect(
      checkDraw(
        off,
        laid.map(({ card }) => ({ card, reversed: false })),
      ),
    ).toEqual({ type: 'holds' });
  });

  it('tells another deck', () => {
    const found = checkDraw({ ...proof, seed: 'another' }, laid);
    expect(found.type).toBe('other-deck');
  });

  it.each([
    ['a turned card', laid.map((one, at) => (at === 2 ? { ...one, reversed: !one.reversed } : one))],
    ['a swapped card', [laid[1], laid[0], ...laid.slice(2)]],
    ['a missing card', laid.slice(1)],
  ] as const)('tells %s', (_, cards) => {
    expect(
      checkDraw(
        proof,
        cards.flatMap((one) => (one === undefined ? [] : [one])),
      ),
    ).toEqual({ type: 'other-cards' });
  });

  it.each([[[0, 0]], [[0, 78]], [[0, -1]]])('tells slots that cannot be: %j', (slots) => {
    const cards = [laid[0], laid[0]].flatMap((one) => (one === undefined ? [] : [one]));
    expect(checkDraw({ ...proof, slots }, cards)).toEqual({ type: 'other-cards' });
  });
});

describe('entered cards', () => {
  const card = (id: number) => ({ card: id, reversed: false });

  it('fill the spread, each card once', () => {
    expect(enterCards('three', [card(1), card(2), card(3)]).type).toBe('complete');
    expect(enterCards('three', [card(1), card(2)])).toEqual({ type: 'count', wanted: 3, given: 2 });
    expect(enterCards('three', [card(1), card(2), card(1)])).toEqual({ type: 'twice', card: 1 });
    expect(enterCards('single', [card(78)])).toEqual({ type: 'no-card', card: 78 });
  });
});
