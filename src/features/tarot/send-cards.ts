/** Laid cards on their way to the chat: the words in its input, and the cards that go with them. */
import type { AttachedCards } from '#contract/attached-chart.ts';
import type { TarotWords } from '#practice/tarot/words.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { positionAt } from '#traditions/tarot/spreads.ts';
import type { uiTarot } from '#text/en/ui-tarot.ts';

/** "Tarot, Three Cards. Past: Seven of Swords; Present: …. What do these cards say together?" */
export function sentText(
  { spread, cards }: TarotInput,
  question: string,
  words: TarotWords,
  t: typeof uiTarot,
): string {
  const laid = cards.map(({ card, reversed }, at) =>
    t.sentCard(
      words.positions[positionAt(spread, at + 1)].name,
      words.cards[tarotCard(card).key]?.name ?? '',
      reversed,
    ),
  );
  const asked = question.trim() === '' ? t.sentQuestion : question.trim();
  return t.sent(t.spreadName(spread), laid.join('; '), asked);
}

export function attachedOf({ spread, cards, source }: TarotInput, t: typeof uiTarot): AttachedCards {
  return {
    chartType: 'tarot',
    title: t.attachedTitle(t.spreadName(spread)),
    spread,
    cards: cards.map(({ card, reversed }) => ({ card: tarotCard(card).key, reversed })),
    proof: source.type === 'entered' ? null : { ...source.proof, slots: [...source.proof.slots] },
  };
}
