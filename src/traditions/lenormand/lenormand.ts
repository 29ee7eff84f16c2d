/**
 * The small deck of thirty-six: the Grand Tableau by default, or a line of three or five, or a square of nine.
 *
 * `entered`: card numbers in the order they lie, `14 17 35`; as many as a layout takes. `answers.layout`: a layout; entered cards name
 * theirs by their count. `answers.significator`: `man` (28) or `woman` (29), the card the person takes for themselves; it is
 * never guessed. School `tableau`: 4 rows of 9, or 4 of 8 and 4. School `past`: the side that lies behind that card.
 */
import { enteredNumbers } from '../cast/entered.ts';
import { proofOfCast, sealCast } from '../cast/sealed-cast.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { boardShapes } from './board.ts';
import { MAN, WOMAN } from './deck.ts';
import { layoutIds, layoutSize } from './layouts.ts';
import type { LayoutId } from './layouts.ts';
import { lenormandPoints } from './points.ts';
import { lenormandSheet } from './sheet.ts';
import type { LenormandInput } from './sheet.ts';
import { pastSides } from './tableau-facts.ts';

const DECK = 36;

function layoutOf({ answers }: TraditionInputs): LayoutId {
  return layoutIds.find((id) => id === answers['layout']?.[0]) ?? 'grand-tableau';
}

function significatorOf({ answers }: TraditionInputs): number | null {
  const chosen = answers['significator']?.[0];
  if (chosen === 'man' || chosen === String(MAN)) return MAN;
  return chosen === 'woman' || chosen === String(WOMAN) ? WOMAN : null;
}

/** Cards that fill a layout, each once; null for anything else. */
export function enteredCards(
  entered: string,
): { readonly layout: LayoutId; readonly cards: readonly number[] } | null {
  const cards = enteredNumbers(entered);
  const layout = layoutIds.find((id) => layoutSize(id) === cards?.length);
  if (cards === null || layout === undefined) return null;
  const isDeck = cards.every((card) => card >= 1 && card <= DECK) && new Set(cards).size === cards.length;
  return isDeck ? { layout, cards } : null;
}

function laidFrom(inputs: TraditionInputs): LenormandInput | null {
  const rules = {
    shape: boardShapes.find((shape) => shape === inputs.school['tableau']) ?? '4x9',
    past: pastSides.find((side) => side === inputs.school['past']) ?? 'left',
    significator: significatorOf(inputs),
  };
  if (inputs.entered !== null) {
    const laid = enteredCards(inputs.entered);
    return laid === null ? null : { ...laid, ...rules, source: { type: 'entered' } };
  }
  if (inputs.seed === null) return null;
  const layout = layoutOf(inputs);
  const cast = sealCast('lenormand', inputs.seed);
  return {
    layout,
    cards: cast.drawn.slice(0, layoutSize(layout)),
    ...rules,
    source: { type: 'drawn', proof: proofOfCast(cast) },
  };
}

export const lenormand: Tradition = {
  mode: 'lenormand',
  needs: (inputs) => {
    if (laidFrom(inputs) !== null) return [];
    return inputs.entered === null ? ['question'] : ['answers'];
  },
  sheet: (inputs) => {
    const laid = laidFrom(inputs);
    return laid === null ? null : lenormandSheet(laid);
  },
  points: lenormandPoints,
  schools: { tableau: boardShapes, past: pastSides },
};
