import { describe, expect, it } from 'vitest';
import { rateOfAtLeast, rateOfNone, rateOfReversed } from './rates.ts';
import { openTarotDraw, laidCards, pickSlot, proofOf } from './draw.ts';
import type { LaidCard } from './draw.ts';
import { layTarot } from './sheet.ts';
import type { TarotLayout } from './sheet.ts';
import { celticPlaces, spreadOf } from './spreads.ts';

const up = (card: number): LaidCard => ({ card, reversed: false });
const down = (card: number): LaidCard => ({ card, reversed: true });

function layExample(seed: string, spread: 'three' | 'celtic', slots: readonly number[]): TarotLayout {
  const draw = slots.reduce(pickSlot, openTarotDraw(seed, spread));
  return layTarot({ spread, cards: laidCards(draw), source: { type: 'drawn', proof: proofOf(draw) } });
}

const valueOf = ({ sheet }: TarotLayout, id: string) => sheet.facts.find((fact) => fact.id === id)?.value;

describe('rates', () => {
  // Figures of the design of the reader, which were counted apart from this code.
  it.each([
    ['a given suit is absent from ten cards', rateOfNone(14, 10), 8],
    ['two kings among ten cards', rateOfAtLeast(2, 4, 10), 13],
    ['three sevens among ten cards', rateOfAtLeast(3, 5, 10), 73],
  ])('%s', (_, rate, oneIn) => {
    expect(Math.round(1 / rate)).toBe(oneIn);
  });

  it('add up, and are whole at the ends', () => {
    expect(rateOfAtLeast(0, 14, 10)).toBeCloseTo(1, 12);
    expect(rateOfAtLeast(11, 14, 10)).toBe(0);
    expect(rateOfReversed(0, 10)).toBeCloseTo(1, 12);
    // 0.7 to the tenth.
    expect(1 - rateOfReversed(1, 10)).toBeCloseTo(0.028_247_524_9, 10);
    // Three of three: 22·21·20 of 78·77·76.
    expect(rateOfAtLeast(3, 22, 3)).toBeCloseTo(9240 / 456_456, 12);
  });
});

describe('the worked cross', () => {
  // King of Cups, King of Pentacles, Lovers r, Seven of Cups r, Seven of Swords, Chariot, Knight of Swords r,
  // Ten of Pentacles, Empress r, Four of Pentacles.
  const layout = layExample('soulstice-example-10', 'celtic', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

  it('holds its cards, places and sides', () => {
    expect(valueOf(layout, 'tarot.1.card')).toEqual({ type: 'id', id: 'cups-king' });
    expect(valueOf(layout, 'tarot.10.position')).toEqual({ type: 'id', id: 'hopes-and-fears' });
    expect(valueOf(layout, 'tarot.3.reversed')).toEqual({ type: 'flag', on: true });
    expect(valueOf(layout, 'tarot.2.reversed')).toEqual({ type: 'flag', on: false });
  });

  it('counts what lies there', () => {
    const counts = [
      'suit.wands',
      'suit.cups',
      'suit.swords',
      'suit.pentacles',
      'majors',
      'courts',
      'reversed',
    ];
    expect(counts.map((what) => valueOf(layout, `tarot.${what}.count`))).toEqual(
      [0, 2, 2, 3, 3, 3, 4].map((n) => ({ type: 'count', n })),
    );
    // The Cups, the Swords and the Chariot itself.
    expect(valueOf(layout, 'tarot.number.7.count')).toEqual({ type: 'count', n: 3 });
    expect(valueOf(layout, 'tarot.rank.king.count')).toEqual({ type: 'count', n: 2 });
  });

  it('finds the kings first: places of their own, crossing, one rank, friendly elements', () => {
    const [first] = layout.relations;
    expect([first?.first, first?.second, first?.weight]).toEqual([1, 2, 8]);
    expect(first?.kinds).toEqual(['same-rank', 'friendly']);
    expect(valueOf(layout, 'tarot.pair.1-2.relation')).toEqual({
      type: 'ids',
      ids: ['same-rank', 'friendly'],
    });
    expect(layout.relations).toHaveLength(45);
  });

  it('says what is unusual, the rarest first', () => {
    expect(layout.balances.map(({ key }) => key)).toEqual(['number-7', 'absent-wands']);
    expect(valueOf(layout, 'tarot.balance.absent-wands.rate')).toEqual({ type: 'ratio', n: 0.1204 });
  });

  it('is the same sheet each time, and another with one card turned', () => {
    const again = layExample('soulstice-example-10', 'celtic', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(again.sheet).toEqual(layout.sheet);
    const entered = (cards: readonly LaidCard[]) =>
      layTarot({ spread: 'celtic', cards, source: { type: 'entered' } }).sheet;
    const turned = layout.cards.map((card, at) => (at === 0 ? { ...card, reversed: true } : card));
    expect(entered(turned).hash).not.toBe(entered(layout.cards).hash);
    expect(entered(layout.cards).caveats).toEqual(['caveat.tarot-entered']);
  });
});

const pairOf = (a: LaidCard, b: LaidCard, filler: LaidCard) =>
  layTarot({ spread: 'three', cards: [a, b, filler], source: { type: 'entered' } }).relations.find(
    ({ first, second }) => first === 1 && second === 2,
  );

describe('two cards', () => {
  it.each([
    ['of one number', up(24), up(38), 'same-number'],
    ['of one number, a major among them', up(7), up(42), 'same-number'],
    ['of one rank', up(35), up(77), 'same-rank'],
    ['one step up', up(25), up(26), 'sequence-up'],
    ['one step down', up(26), up(25), 'sequence-down'],
    ['the page after the ten', up(45), up(46), 'sequence-up'],
    ['of one suit, one of them turned', up(52), down(60), 'public-private'],
    ['bright, then dark', up(19), up(59), 'turning-dark'],
    ['dark, then bright', up(59), up(19), 'turning-light'],
    ['fire and water', up(23), up(41), 'hostile'],
    ['air and earth', up(55), up(67), 'hostile'],
    ['fire and air', up(23), up(54), 'friendly'],
    ['water and earth', up(41), up(66), 'friendly'],
    ['of one suit', up(24), up(30), 'same-suit'],
    ['a major over a minor, both of air', up(0), up(55), 'larger-theme'],
    ['two majors of fire', up(4), up(8), 'same-element'],
    ['fire and earth', up(23), up(66), 'neutral'],
  ] as const)('%s', (_, a, b, kind) => {
    expect(pairOf(a, b, up(21))?.kinds[0]).toBe(kind);
  });

  it('have weight by places, number and element', () => {
    // Places 1 and 2 belong together (3), both are fours (2), fire and water are at odds (1).
    expect(pairOf(up(25), up(39), up(21))?.rows).toEqual([
      { part: 'defined-places', points: 3 },
      { part: 'same-number', points: 2 },
      { part: 'element', points: 1 },
    ]);
  });
});

describe('what is unusual', () => {
  const keysOf = (spread: 'single' | 'three' | 'celtic', cards: readonly LaidCard[]) =>
    layTarot({ spread, cards, source: { type: 'entered' } }).balances.map(({ key }) => key);

  it('is nothing for one card, and no absence among three', () => {
    expect(keysOf('single', [up(0)])).toEqual([]);
    expect(keysOf('three', [up(22), up(37), up(50)])).toEqual([]);
  });

  it('is two of a suit, two majors, or two reversed among three', () => {
    expect(keysOf('three', [up(22), up(24), up(50)])).toEqual(['most-wands']);
    expect(keysOf('three', [up(0), up(1), up(50)])).toEqual(['majors']);
    expect(keysOf('three', [down(22), down(37), up(50)])).toEqual(['reversed-many']);
  });

  it('is four courts, three of a rank, and no card reversed among ten', () => {
    const cards = [35, 49, 63, 74, 0, 23, 37, 51, 66, 26].map(up);
    expect(keysOf('celtic', cards).toSorted()).toEqual(['courts', 'number-2', 'rank-king', 'reversed-none']);
  });
});

describe('spreads', () => {
  it('have no place for an outcome, and a layout for each place of the cross', () => {
    expect(spreadOf('celtic').positions.join(' ')).not.toContain('outcome');
    expect(celticPlaces.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('refuse cards that do not fill them', () => {
    expect(() => layTarot({ spread: 'three', cards: [up(1)], source: { type: 'entered' } })).toThrow('full');
  });
});
