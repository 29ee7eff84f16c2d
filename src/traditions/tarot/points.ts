/** What of laid cards is worth telling: every card, the relations the spread asks for, and what is unusual in the whole. */
import type { Topic } from '#facts/ask.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import { gains, moveOf, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft, SheetReader } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';
import { cardIdOf, lightOf, tarotCard } from './deck.ts';
import type { Suit, TarotCard } from './deck.ts';
import { spreadIds, spreadOf } from './spreads.ts';
import type { Spread } from './spreads.ts';

/**
 * Topics by suit and by single cards, after the significators of the companion: cups and Lovers for love, swords 3 and reversed cups
 * for breakup, wands and pentacles 3 and 8 for work, pentacles for money, majors for self and spirit.
 */
const suitTopics: Readonly<Record<Suit, readonly Topic[]>> = {
  wands: ['work', 'creativity', 'travel'],
  cups: ['love', 'partner', 'compatibility', 'mood', 'friendship'],
  swords: ['decision', 'study', 'legal', 'breakup'],
  pentacles: ['money', 'work', 'family', 'home-move'],
};
const cardTopics: Readonly<Record<string, readonly Topic[]>> = {
  'major-06': ['love', 'partner', 'compatibility', 'decision'],
  'swords-03': ['breakup', 'love'],
  'pentacles-03': ['work'],
  'pentacles-08': ['work', 'study'],
};
const majorTopics: readonly Topic[] = ['self', 'spirit', 'decision'];

/** Points of a sheet of laid tarot cards, whatever mode it has. */
export function tarotPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const spread = spreadOf(spreadIds.find((id) => id === view.id('tarot.spread')) ?? 'single');
  return pointsOn(sheet, [
    ...spread.positions.map((_, at) => cardPoint(view, spread, at + 1)),
    ...relationPoints(sheet, view, spread),
    ...view.idsLike(/^tarot\.balance\./).map((id): PointDraft => ({
      key: `tarot:${id.slice('tarot.'.length)}`,
      facts: [id],
      move: 'observe',
      weight: 12,
    })),
    ...countPoints(view, spread),
  ]);
}

function gainsOf(card: TarotCard, reversed: boolean): TraditionPoint['topics'] {
  const ofSuit = card.suit === null ? majorTopics : suitTopics[card.suit];
  return {
    ...gains(7, ...ofSuit),
    ...(card.suit === 'cups' && reversed ? gains(9, 'breakup') : {}),
    ...gains(12, ...(cardTopics[card.key] ?? [])),
  };
}

function cardAtPlace(view: SheetReader, place: number): TarotCard {
  return tarotCard(cardIdOf(view.id(`tarot.${place}.card`) ?? 'major-00') ?? 0);
}

function cardPoint(view: SheetReader, spread: Spread, place: number): PointDraft {
  const card = cardAtPlace(view, place);
  const reversed = view.flag(`tarot.${place}.reversed`);
  const isCentre = place === (spread.id === 'three' ? 2 : 1);
  const isGuide = place === spread.guides && !isCentre;
  const topics = gainsOf(card, reversed);
  return {
    key: `tarot:place-${place}`,
    facts: [`tarot.${place}.card`, `tarot.${place}.position`, `tarot.${place}.reversed`],
    move: isCentre ? 'core' : moveAt(view, place, lightOf(card, reversed)),
    weight: isCentre ? 20 : 14 + (isGuide ? 3 : 0) + (card.suit === null ? 1 : 0),
    topics: isGuide ? { ...topics, ...gains(12, 'decision') } : topics,
    ...(isCentre ? { isFrame: true } : {}),
  };
}

function moveAt(view: SheetReader, place: number, light: number): PointDraft['move'] {
  const position = view.id(`tarot.${place}.position`);
  if (position === 'challenge' || light < 0) return 'tension';
  if (position === 'future') return 'timing';
  return moveOf(light > 0 ? 'easy' : 'plain');
}

/** As many relations as the spread tells, the strongest first, by the weight that stands in their derivation. */
function relationPoints(sheet: FactSheet, view: SheetReader, spread: Spread): readonly PointDraft[] {
  const facts = factsById(sheet);
  const weightOf = (id: string): number => {
    const weight = facts.get(id as FactId)?.derivation.values?.['weight'];
    return typeof weight === 'number' ? weight : 0;
  };
  return view
    .idsLike(/^tarot\.pair\./)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, spread.relations)
    .map((id): PointDraft => {
      const [, first = '1', second = '1'] = /(\d+)-(\d+)/.exec(id) ?? [];
      const kinds = view.ids(id);
      const isHard = kinds.includes('hostile') || kinds.includes('turning-dark');
      const isEasy = kinds.includes('friendly') || kinds.includes('turning-light');
      return {
        key: `tarot:pair-${first}-${second}`,
        facts: [id, `tarot.${first}.card`, `tarot.${second}.card`],
        move: moveOf(isHard ? 'hard' : isEasy ? 'easy' : 'plain'),
        weight: Math.min(9 + weightOf(id), 18),
      };
    });
}

/**
 * What the whole holds; of what it lacks, only what is unusual is told, as a balance. Beside a single card its suit or its rank is said
 * as well.
 */
function countPoints(view: SheetReader, spread: Spread): readonly PointDraft[] {
  const isOne = spread.positions.length === 1;
  const counts: readonly (readonly [name: string, topics: readonly Topic[]])[] = [
    ...(Object.keys(suitTopics) as Suit[]).map((suit) => [`suit.${suit}`, suitTopics[suit]] as const),
    ['majors', majorTopics],
    ['courts', ['friendship', 'partner', 'family']],
    ['reversed', ['mood']],
  ];
  return counts.flatMap(([name, topics]): readonly PointDraft[] => {
    const id = `tarot.${name}.count`;
    const n = view.count(id);
    if (n === 0) return [];
    const weight = isOne ? 6 : Math.min(4 + n, 9);
    return [{ key: `tarot:${name}`, facts: [id], move: 'observe', weight, topics: gains(4, ...topics) }];
  });
}
