/** Cards of a paper deck as they go with a question in tarot, which is told by its own sheet of laid cards. */
import type { AttachedCards } from '#contract/attached-chart.ts';
import { spreadIds, spreadSize } from '#traditions/tarot/spreads.ts';

/** From cards as a cast writes them, `major-05 cups-02:reversed`; null where they fill no spread. */
export function laidCards(entered: string, title: string): AttachedCards | null {
  const cards = entered.split(' ').map((one) => {
    const [card = '', side] = one.split(':');
    return { card, reversed: side === 'reversed' };
  });
  const spread = spreadIds.find((id) => spreadSize(id) === cards.length);
  return spread === undefined ? null : { chartType: 'tarot', title, spread, cards, proof: null };
}

/** Back from cards that were laid, as a cast writes them. */
export function enteredOf({ cards }: AttachedCards): string {
  return cards.map(({ card, reversed }) => (reversed ? `${card}:reversed` : card)).join(' ');
}
