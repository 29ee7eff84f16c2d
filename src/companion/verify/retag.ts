/** Tags that only the sentence or the sheet can settle: an ordinal that is a house, a rank that is a card of the draw. */
import type { Token } from './lex.ts';
import { isCue } from './reader.ts';
import type { Memory } from './reader.ts';
import type { SheetView } from './sheet-view.ts';

/** The tokens of one sentence with those settled; all others stay as they are. */
export function retag(tokens: readonly Token[], memory: Memory, view: SheetView): readonly Token[] {
  return cardsByRank(housesByOrdinal(tokens, memory), view);
}

/** "Jupiter in the twelfth": an ordinal that stands alone after "in the" is a house where the sentence speaks of the sky. */
function housesByOrdinal(tokens: readonly Token[], memory: Memory): readonly Token[] {
  const hasSky = memory.bodies.length > 0 || tokens.some(({ kind }) => kind === 'body' || kind === 'house');
  if (!hasSky) return tokens;
  return tokens.map((token, at) => {
    if (token.kind !== 'ordinal' || !(token.n >= 1 && token.n <= 12)) return token;
    const [before, lead, next] = [tokens[at - 1], tokens[at - 2], tokens[at + 1]];
    // "your fourth lord"
    if (isCue(next, 'ruler')) return { ...token, kind: 'house' as const, id: String(token.n) };
    // "first house for the Sun, tenth for the Moon"
    const isListed = next?.form === 'for' && tokens.some(({ kind }, i) => i < at && kind === 'house');
    const isLed =
      (isCue(before, 'the', 'your', 'their') &&
        // "More on the second wind than on the first" counts.
        ((isCue(lead, 'in', 'from', 'and', 'or', 'ruler', 'of', 'rules', 'to') &&
          lead?.text.toLowerCase() !== 'on') ||
          lead?.kind === 'house')) ||
      (isCue(before, 'and', 'or') && lead?.kind === 'house');
    const isAlone =
      next === undefined ||
      next.kind === 'mark' ||
      next.kind === 'motion' ||
      isCue(
        next,
        'and',
        'or',
        'in',
        'but',
        'be',
        'stand',
        'which',
        'because',
        'within',
        'with',
        'if',
        'sky',
        'your',
        'holds',
      );
    return isListed || (isLed && isAlone) ? { ...token, kind: 'house' as const, id: String(token.n) } : token;
  });
}

/** "The Page", "the Six": the one card of the draw that has the rank; a rank that none or several have names no card. */
function cardsByRank(tokens: readonly Token[], view: SheetView): readonly Token[] {
  if (!view.hasFamily('tarot')) return tokens;
  return tokens.map((token, at) => {
    const rank = rankOf(token);
    const isNamed = isCue(tokens[at - 1], 'the', 'your') && !isCue(tokens[at + 1], 'of', 'card-word');
    if (rank === null || !isNamed) return token;
    const cards = view
      .idsUnder('tarot.')
      .flatMap((id) => (id.endsWith('.card') ? (view.words(id) ?? []) : []))
      .filter((card) => card.endsWith(`-${rank}`) && !card.startsWith('major-'));
    const [card] = cards;
    return cards.length === 1 && card !== undefined ? { ...token, kind: 'card' as const, id: card } : token;
  });
}

function rankOf(token: Token): string | null {
  if (token.kind === 'rank') return token.id;
  const isPip = token.kind === 'number' && token.capital && token.n >= 2 && token.n <= 10;
  return isPip ? String(token.n).padStart(2, '0') : null;
}
