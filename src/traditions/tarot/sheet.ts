/**
 * The fact sheet of laid cards: each card, its place and its side, the counts, the relations, and what is unusual with its
 * rate. The same cards in the same places give the same sheet, drawn or entered.
 */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import { assert } from '#lib/assert.ts';
import { countValue, derived, fact, flagValue, idValue, idsValue } from '../values.ts';
import { balancesOf, countCards } from './balance.ts';
import type { Balance, TarotCounts } from './balance.ts';
import { courtRanks, echoNumber, isCourt, isMajor, suits, tarotCard } from './deck.ts';
import { enterCards } from './draw.ts';
import type { DrawProof, LaidCard } from './draw.ts';
import { relationsOf } from './relations.ts';
import type { Relation } from './relations.ts';
import { spreadOf } from './spreads.ts';
import type { SpreadId } from './spreads.ts';

/** Cards that came from the deck on the device, with their proof, or from a deck of paper. */
export type TarotSource =
  | { readonly type: 'drawn'; readonly proof: DrawProof }
  | { readonly type: 'entered' };

export type TarotInput = {
  readonly spread: SpreadId;
  readonly cards: readonly LaidCard[];
  readonly source: TarotSource;
};

export type TarotLayout = {
  readonly spread: SpreadId;
  readonly cards: readonly LaidCard[];
  readonly sheet: FactSheet;
  readonly counts: TarotCounts;
  /** Every pair, strongest first; the spread says how many are told. */
  readonly relations: readonly Relation[];
  /** What is unusual, rarest first. */
  readonly balances: readonly Balance[];
};

/** Throws when the cards do not fill the spread or one lies there twice. */
export function layTarot(input: TarotInput): TarotLayout {
  const { spread, cards, source } = input;
  const laid = enterCards(spread, cards);
  assert(laid.type === 'complete', 'a spread is full and holds each card once', { laid });
  const counts = countCards(cards);
  const relations = relationsOf(spreadOf(spread), cards);
  const reversals = source.type === 'entered' || source.proof.reversals;
  const balances = balancesOf(counts, reversals);
  const facts = [
    fact(
      'tarot.spread',
      idValue(spread),
      'tarot.spread',
      derived(
        'chosen-spread',
        [],
        'source.tarot-spreads',
        source.type === 'drawn' ? { proof: { ...source.proof } } : undefined,
      ),
    ),
    ...cards.flatMap((card, at) => cardFacts(input, card, at + 1)),
    ...countFacts(cards, counts),
    ...relations.map((relation) => relationFact(relation)),
    ...balances.map((balance) => balanceFact(balance, counts.cards)),
    ...(source.type === 'entered' ? [enteredCaveat()] : []),
  ];
  const sheet = sealSheet({
    mode: 'tarot',
    engineVersion,
    school: { order: 'deck-of-1909', attributions: 'golden-dawn' },
    inputs: {
      spread,
      cards: cards.map(({ card, reversed }) => [tarotCard(card).key, reversed]),
      ...(source.type === 'drawn'
        ? {
            seed: source.proof.seed,
            commitment: source.proof.commitment,
            slots: source.proof.slots,
            reversals,
          }
        : { entered: true }),
    },
    missing: [],
    facts,
    complete: ['tarot.*'],
    caveats: source.type === 'entered' ? ['caveat.tarot-entered' as FactId] : [],
    confidence: 'high',
    sources: [
      'source.tarot-draw-2',
      'source.tarot-spreads',
      'source.tarot-counts',
      'source.tarot-relations',
      'source.tarot-rates',
    ],
  });
  return { spread, cards, sheet, counts, relations, balances };
}

const placeId = (place: number, field: 'card' | 'position' | 'reversed'): string => `tarot.${place}.${field}`;

function cardFacts(
  { spread, source }: TarotInput,
  { card, reversed }: LaidCard,
  place: number,
): readonly Fact[] {
  const { id, key } = tarotCard(card);
  const method = source.type === 'drawn' ? 'drawn-card' : 'entered-card';
  const values = {
    place,
    card: id,
    ...(source.type === 'drawn' ? { slot: source.proof.slots[place - 1] ?? null } : {}),
  };
  const at = derived(method, [], 'source.tarot-draw-2', values);
  return [
    fact(placeId(place, 'card'), idValue(key), 'tarot.card', at),
    fact(
      placeId(place, 'position'),
      idValue(spreadOf(spread).positions[place - 1] ?? ''),
      'tarot.position',
      derived('place-of-spread', ['tarot.spread'], 'source.tarot-spreads', { place }),
    ),
    fact(placeId(place, 'reversed'), flagValue(reversed), 'tarot.reversed', at),
  ];
}

/** Each count names the cards it counted. Numbers and ranks are written from two on. */
function countFacts(cards: readonly LaidCard[], counts: TarotCounts): readonly Fact[] {
  const placesWhere = (test: (at: number) => boolean): readonly number[] =>
    cards.flatMap((_, at) => (test(at) ? [at + 1] : []));
  const cardOf = (at: number) => tarotCard(cards[at]?.card ?? -1);
  const count = (
    id: string,
    n: number,
    places: readonly number[],
    field: 'card' | 'reversed' = 'card',
  ): Fact =>
    fact(
      id,
      countValue(n),
      'tarot.count',
      derived(
        'counted-cards',
        places.map((place) => placeId(place, field)),
        'source.tarot-counts',
      ),
    );
  return [
    ...suits.map((suit) =>
      count(
        `tarot.suit.${suit}.count`,
        counts.suits[suit],
        placesWhere((at) => cardOf(at).suit === suit),
      ),
    ),
    count(
      'tarot.majors.count',
      counts.majors,
      placesWhere((at) => isMajor(cardOf(at))),
    ),
    count(
      'tarot.courts.count',
      counts.courts,
      placesWhere((at) => isCourt(cardOf(at))),
    ),
    count(
      'tarot.reversed.count',
      counts.reversed,
      placesWhere((at) => cards[at]?.reversed === true),
      'reversed',
    ),
    ...counts.numbers.flatMap((n, number) =>
      n >= 2
        ? [
            count(
              `tarot.number.${number}.count`,
              n,
              placesWhere((at) => echoNumber(cardOf(at)) === number),
            ),
          ]
        : [],
    ),
    ...courtRanks.flatMap((rank) =>
      counts.ranks[rank] >= 2
        ? [
            count(
              `tarot.rank.${rank}.count`,
              counts.ranks[rank],
              placesWhere((at) => cardOf(at).rank === rank),
            ),
          ]
        : [],
    ),
  ];
}

export const relationId = ({ first, second }: Relation): string => `tarot.pair.${first}-${second}.relation`;
export const balanceId = ({ key }: Balance): string => `tarot.balance.${key}.rate`;

function relationFact(relation: Relation): Fact {
  const { first, second, kinds, rows, weight } = relation;
  return fact(
    relationId(relation),
    idsValue(kinds),
    'tarot.relation',
    derived('pair-of-cards', [placeId(first, 'card'), placeId(second, 'card')], 'source.tarot-relations', {
      rows,
      weight,
    }),
  );
}

function balanceFact(balance: Balance, drawn: number): Fact {
  return fact(
    balanceId(balance),
    { type: 'ratio', n: balance.rate },
    'tarot.balance',
    derived(
      balance.kind.startsWith('reversed') ? 'binomial-rate' : 'hypergeometric-rate',
      [balance.countId],
      'source.tarot-rates',
      {
        drawn,
        count: balance.count,
      },
    ),
  );
}

function enteredCaveat(): Fact {
  return fact(
    'caveat.tarot-entered',
    flagValue(true),
    'caveat',
    derived('entered-card', [], 'source.tarot-draw-2'),
  );
}
