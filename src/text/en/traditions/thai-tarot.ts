/** Thai tarot in words: the same deck and texts, each card with its Thai name. */
import type { Fact } from '#facts/fact.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { RelationKind } from '#traditions/tarot/relations.ts';
import type { PositionId, SpreadId } from '#traditions/tarot/spreads.ts';
import { tarotCaveats, tarotMethods, tarotSources } from '../tarot/fact-words.ts';
import { idOf, namesBy } from './drawn/telling.ts';
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
import { thaiCardName, thaiPositions, thaiSpreads } from './thai-tarot/thai-names.ts';

/** "the Fool (คนโง่)" */
function inBothTongues(key: string): string {
  const thai = thaiCardName(key);
  return thai === null ? englishCard(key) : `${englishCard(key)} (${thai})`;
}

function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, middle = '', last = ''] = fact.id.split('.');
  if (middle === 'spread') return [spreadName(id), thaiSpreads[id as SpreadId]];
  if (middle === 'pair') return [relationNames[id as RelationKind], null];
  if (last === 'position') return [positionName(id), thaiPositions[id as PositionId]];
  const text = textOf(id);
  return text === undefined ? undefined : [text.name, thaiCardName(id)];
}

export const words: TraditionWords = {
  mode: 'thai-tarot',
  tell: (point, about) =>
    // In a pair both names come once more; the Thai ones were said with their cards.
    tellTarot(point, about, point.key.startsWith('tarot:pair-') ? englishCard : inBothTongues),
  opens: [
    'Thai readers lay the same seventy-eight cards and begin with the one that answers you now. So do we.',
    'The pack was sealed before you cut it, as a careful reader would have it. These came.',
    'Here are the cards with their Thai names beside the others. Look at the pictures first.',
    'One asks, the cards show, and the asker decides. That is the order kept here.',
  ],
  returns: [
    'Back to what you asked: say the card you liked least in your own words.',
    'The cards go back into the cloth. What you do on the way home is yours.',
    'Keep the one card that fitted, and let the others return to the pack.',
    'A good reader would now ask what you have decided. So take a moment.',
  ],
  limits: [
    'Cards see no other mind, no day to come and no number to play.',
    'There is no card here for how it ends; the near bend is as far as they go.',
    'This reading sells no merit and no remedy. Temples and elders have their own counsel, and it is not ours.',
    'For body, law and accounts, ask someone who knows them; a card only keeps you company.',
  ],
  fact: (fact) => {
    const told = tarotFact(fact, tarotCaveats);
    const thai = fact.id.endsWith('.card') ? thaiCardName(idOf(fact)) : null;
    return thai === null ? told : { title: `${told.title} · ${thai}`, detail: told.detail };
  },
  pointTitle: tarotPointName,
  methods: tarotMethods,
  sources: tarotSources,
  caveats: tarotCaveats,
  names: (fact) => namesBy(fact, (id) => nameOf(fact, id)),
};
