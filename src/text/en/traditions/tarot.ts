/** Tarot in words: the cards where they lie, what joins them, and what the whole holds. The card texts are those of the deck. */
import type { Fact } from '#facts/fact.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { RelationKind } from '#traditions/tarot/relations.ts';
import { tarotCaveats, tarotMethods, tarotSources } from '../tarot/fact-words.ts';
import { namesBy } from './drawn/telling.ts';
import {
  englishCard,
  positionName,
  relationNames,
  spreadName,
  tarotFact,
  tarotPointName,
  tellTarot,
  textOf,
} from './tarot/told-cards.ts';

function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, middle = '', last = ''] = fact.id.split('.');
  if (middle === 'spread') return [spreadName(id), null];
  if (middle === 'pair') return [relationNames[id as RelationKind], null];
  if (last === 'position') return [positionName(id), null];
  const text = textOf(id);
  return text === undefined ? undefined : [text.name, null];
}

export const words: TraditionWords = {
  mode: 'tarot',
  tell: (point, about) => tellTarot(point, about, englishCard),
  opens: [
    'Cards show what a question is made of. Start with the one in the middle, and let the others stand round it.',
    'The order was sealed before you chose, so nobody leaned on the deck. Here is what lies on the table.',
    'Read them as one sentence: each card is a word, and the place says what part of speech it is.',
    'A card is a picture to think with. These are the ones that came.',
  ],
  returns: [
    'Back to your question: which of these cards did you look at twice?',
    'Gather the cards, and keep out the one you would rather not have drawn. It may have the most to say.',
    'Take what fits and leave the rest on the table; the choosing stays with you.',
    'Lay your question beside the cards once more, and see whether you would still word it so.',
  ],
  limits: [
    'Cards show what a matter is made of; they see no other mind and no day to come.',
    'There is no place for an outcome in this spread, and that is on purpose.',
    'The body, the law and the accounts deserve someone who knows them. A card only keeps you company.',
    'None of it is settled by a card, and you know the matter better than the deck does.',
  ],
  fact: (fact) => tarotFact(fact, tarotCaveats),
  pointTitle: tarotPointName,
  methods: tarotMethods,
  sources: tarotSources,
  caveats: tarotCaveats,
  names: (fact) => namesBy(fact, (id) => nameOf(fact, id)),
};
