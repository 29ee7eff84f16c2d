/** The voice of the deck: the composer of tarot readings with its words. Fetched with the first question to the cards. */
import type { CardVoice } from '#companion/cards.ts';
import { composeTarot } from '#practice/tarot/compose.ts';
import { tarotEnglish } from '#text/en/tarot/tarot.ts';
import type { Companion } from './compose.ts';
import { withCards } from './compose.ts';

const spreadPatterns = tarotEnglish.spreadPatterns.map(
  ([spread, pattern]) => [spread, new RegExp(pattern, 'iu')] as const,
);

const naming = new RegExp(tarotEnglish.naming, 'iu');

export const cardVoice: CardVoice = {
  read: ({ layout, question, ask, seed, goesOn }) =>
    composeTarot({ layout, question, ask, words: tarotEnglish, seed, goesOn }).reading,
  meaning: (card, reversed) => {
    const text = tarotEnglish.cards[card];
    if (text === undefined) return null;
    if (!reversed) return text.meaning;
    const { turned, text: how } = text.reversed;
    return `${tarotEnglish.reversals[turned].label}: ${how}.`;
  },
  questionIn: (text) =>
    text
      .split(/\n\s*\n/u)
      .filter((paragraph) => !naming.test(paragraph))
      .join('\n\n')
      .trim(),
  spreadNamed: (text) => spreadPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
};

/** The companion, able to read cards. */
export const readingCards = (companion: Companion): Companion => withCards(companion, cardVoice);
