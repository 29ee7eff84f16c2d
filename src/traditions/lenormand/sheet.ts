/** The fact sheet of a laid small deck: a Grand Tableau, a line or a square of nine. There are no reversals. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { castMethod, castRule, sourceCaveats, sourceFacts, sourceInputs } from '../cast/cast-facts.ts';
import type { CastSource } from '../cast/cast-facts.ts';
import { countValue, derived, fact, idsValue, idValue } from '../values.ts';
import type { BoardShape } from './board.ts';
import { lenormandCard, lenormandKey } from './deck.ts';
import type { Tone } from './deck.ts';
import { shortLayouts } from './layouts.ts';
import type { LayoutId } from './layouts.ts';
import { tableauFacts } from './tableau-facts.ts';
import type { PastSide } from './tableau-facts.ts';

export type LenormandInput = {
  readonly layout: LayoutId;
  /** As many cards, 1–36, as the layout takes, each once. */
  readonly cards: readonly number[];
  readonly shape: BoardShape;
  readonly past: PastSide;
  readonly significator: number | null;
  readonly source: CastSource;
};

const LAYOUTS = 'source.lenormand-layouts';
const DECK = 'source.lenormand-deck';
const BOARD = 'source.lenormand-tableau';

/** The sheet of mode `lenormand`. */
export function lenormandSheet(input: LenormandInput): FactSheet {
  const { layout, cards, shape, past, significator, source } = input;
  const isTableau = layout === 'grand-tableau';
  return sealSheet({
    mode: 'lenormand',
    engineVersion,
    school: { tableau: shape, past },
    inputs: { layout, cards, significator, ...sourceInputs(source) },
    missing: isTableau && significator === null ? ['answers'] : [],
    facts: [
      ...sourceFacts('lenormand', source),
      fact(
        'lenormand.layout',
        idValue(layout),
        'label.lenormand-layout',
        derived('chosen-layout', [], LAYOUTS),
      ),
      ...cards.map((card, at) => cardFact(input, card, at + 1)),
      ...(isTableau ? tableauFacts({ order: cards, shape, past, significator }) : shortFacts(layout, cards)),
      // The whole deck lies in a tableau: what there is of each tone says nothing there.
      ...(isTableau ? [] : (['bright', 'dark'] as const).map((tone) => toneFact(cards, tone))),
    ],
    complete: ['lenormand.*.card', 'lenormand.*.house', 'lenormand.*.position'],
    caveats: sourceCaveats(source),
    confidence: 'high',
    sources: [castRule(source), DECK, LAYOUTS, ...(isTableau ? [BOARD] : [])],
  });
}

const cardId = (place: number): string => `lenormand.${place}.card`;

function cardFact({ source }: LenormandInput, card: number, place: number): Fact {
  const { playing, tone } = lenormandCard(card);
  return fact(
    cardId(place),
    idValue(lenormandKey(card)),
    'label.lenormand-card',
    derived(castMethod(source), [], castRule(source), { place, card, playing, tone }),
  );
}

function shortFacts(layout: Exclude<LayoutId, 'grand-tableau'>, cards: readonly number[]): readonly Fact[] {
  const { places, pairs, mirrors } = shortLayouts[layout];
  const together = (kind: 'pair' | 'mirror', [a, b]: readonly [number, number]): Fact =>
    linkedFact(`${kind}.${a}-${b}`, kind, [a, b], cards);
  return [
    ...places.map((place, at) =>
      fact(
        `lenormand.${at + 1}.position`,
        idValue(place),
        'label.lenormand-position',
        derived('place-of-layout', ['lenormand.layout'], LAYOUTS, { place: at + 1 }),
      ),
    ),
    ...pairs.map((pair) => together('pair', pair)),
    ...mirrors.map((pair) => together('mirror', pair)),
    ...(layout === 'square-9' ? squareLines(cards) : []),
  ];
}

/** Rows and columns of the square, counted from the top and from the left. */
const squareLines = (cards: readonly number[]): readonly Fact[] =>
  [1, 2, 3].flatMap((n) => [
    linkedFact(`row.${n}`, 'row', [n * 3 - 2, n * 3 - 1, n * 3], cards),
    linkedFact(`column.${n}`, 'column', [n, n + 3, n + 6], cards),
  ]);

function linkedFact(
  name: string,
  kind: 'pair' | 'mirror' | 'row' | 'column',
  at: readonly number[],
  cards: readonly number[],
): Fact {
  return fact(
    `lenormand.${name}`,
    idsValue(at.map((place) => lenormandKey(cards[place - 1] ?? 0))),
    `label.lenormand-${kind}`,
    derived(`${kind}-of-places`, at.map(cardId), LAYOUTS, { places: at }),
  );
}

function toneFact(cards: readonly number[], tone: Exclude<Tone, 'neutral'>): Fact {
  const places = cards.flatMap((card, at) => (lenormandCard(card).tone === tone ? [at + 1] : []));
  return fact(
    `lenormand.${tone}.count`,
    countValue(places.length),
    'label.lenormand-tone-count',
    derived('counted-cards', places.map(cardId), DECK, { tone }),
  );
}
