import { describe, expect, it } from 'vitest';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import { positionIds } from '#traditions/tarot/spreads.ts';
import { tarotTopics } from '#practice/tarot/words.ts';
import type { TarotCardText } from '#practice/tarot/words.ts';
import { tarotEnglish } from './tarot.ts';

const all: readonly (readonly [string, TarotCardText])[] = Object.entries(tarotEnglish.cards);
const words = (text: string): number => text.split(/\s+/u).length;
const phrases = (card: TarotCardText): readonly string[] => [
  card.verb,
  card.gift,
  card.shadow,
  ...Object.values(card.topics),
];
const sentences = (card: TarotCardText): readonly string[] => [
  card.meaning,
  card.description,
  card.advice,
  card.question,
];
const everything = (card: TarotCardText): readonly string[] => [
  ...sentences(card),
  ...phrases(card),
  ...card.keywords,
  card.reversed.text,
];
const frames = (): readonly string[] => {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk({ ...tarotEnglish, cards: {}, otherMinds: [] });
  return found;
};

/** Cards of which a text is so, by name. */
const failing = (isSo: (card: TarotCardText) => boolean): readonly string[] =>
  all.filter(([, card]) => isSo(card)).map(([, { name }]) => name);

describe('the texts of the cards', () => {
  it('are there for each card and for nothing else', () => {
    expect(all.map(([key]) => key).toSorted()).toEqual(tarotDeck.map(({ key }) => key).toSorted());
  });

  it('are each said once', () => {
    for (const field of [
      'name',
      'meaning',
      'description',
      'verb',
      'gift',
      'shadow',
      'advice',
      'question',
    ] as const)
      expect(new Set(all.map(([, card]) => card[field])).size, field).toBe(78);
    for (const topic of tarotTopics)
      expect(new Set(all.map(([, card]) => card.topics[topic])).size, topic).toBe(78);
    expect(new Set(all.map(([, card]) => card.reversed.text)).size).toBe(78);
    expect(new Set(all.map(([, card]) => card.keywords.join())).size).toBe(78);
  });

  it('keep their lengths', () => {
    expect(failing(({ meaning }) => words(meaning) > 25)).toEqual([]);
    expect(failing(({ description }) => words(description) < 30 || words(description) > 40)).toEqual([]);
    expect(failing((card) => phrases(card).some((text) => words(text) > 12))).toEqual([]);
    expect(failing(({ reversed }) => words(reversed.text) > 22)).toEqual([]);
    expect(failing(({ advice, question }) => words(advice) > 18 || words(question) > 14)).toEqual([]);
    expect(failing(({ keywords }) => keywords.some((word) => words(word) > 2))).toEqual([]);
  });

  it('are sentences where they stand alone and phrases where they are set in', () => {
    expect(failing((card) => sentences(card).some((text) => !/^[A-Z].*[.?]$/u.test(text)))).toEqual([]);
    expect(
      failing((card) => [...phrases(card), card.reversed.text].some((text) => /^[A-Z]|[.?!:]$/u.test(text))),
    ).toEqual([]);
    expect(failing(({ question }) => !question.endsWith('?'))).toEqual([]);
    // A gift or a shadow stands between two halves of a sentence: no comma of its own.
    expect(failing(({ gift, shadow }) => gift.includes(',') || shadow.includes(','))).toEqual([]);
    expect(failing((card) => !card.topics.decision.startsWith('the option '))).toEqual([]);
  });

  it('name no other card', () => {
    const names = all.map(([, card]) => card.name);
    const named =
      /\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|page|knight|queen|king) of (?:wands|cups|swords|pentacles)\b/iu;
    expect(failing((card) => everything(card).some((text) => named.test(text)))).toEqual([]);
    expect(names).toContain('Wheel of Fortune');
  });
});

describe('the voice', () => {
  const banned =
    /\b(journeys?|energy|energies|vibrations?|manifest\w*|cosmic|universe|destiny|destined|soulmates?|twin flames?|karm\w+|powerful|profound\w*|transformative|unlock\w*|embrac\w+|delv\w+|tapestry|navigat\w+|testament|resonat\w+|realms?|danc\w+|whisper\w*|sacred|empower\w*|authentic|higher self|important to|remember that|meant to be|potential\w*)\b/iu;
  const gendered = /\b(he|she|him|her|his|hers|husband|wife|boyfriend|girlfriend)\b/iu;
  const doom =
    /\b(?:die|dies|dying|kill\w*|funeral|corpse|illness|sick\w*|disease|accident|disaster|catastroph\w*|doom\w*|curse\w*|evil|divorce\w*)\b/iu;
  const texts = [...all.flatMap(([, card]) => everything(card)), ...frames()];

  it.each([
    ['a banned word', banned],
    ['he or she', gendered],
    ['doom', doom],
    ['an exclamation mark', /!/u],
    ['a straight quotation mark', /["']/u],
    ['a doubled space or word', /\s\s|\b(\w+) \1\b/iu],
    [
      'an American spelling',
      /\b(?:colou?rful|center|gray|neighbor|favor|honor|color|harbor|labor|realiz\w+)\b/u,
    ],
    ['a placeholder', /\b(?:lorem|tbd|xxx)\b/iu],
  ])('has no %s', (_, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });
});

describe('the frames', () => {
  it('tell each place in three ways, with the card in each', () => {
    for (const position of positionIds) {
      const { leads, turns } = tarotEnglish.positions[position];
      expect(new Set(leads).size).toBe(3);
      expect(new Set(turns).size).toBe(3);
      expect(
        leads.every((frame) => frame.includes('{card}') && frame.includes('{verb}')),
        position,
      ).toBe(true);
      expect(
        turns.every((frame) => frame.includes('{gift}') && frame.includes('{shadow}')),
        position,
      ).toBe(true);
    }
  });

  it('say a rate as round as it deserves', () => {
    expect([0.1204, 0.0137, 0.25, 0.0049, 0.0001, 0.0282].map(tarotEnglish.rate)).toEqual([
      'about one spread in eight',
      'about one spread in seventy',
      'about one spread in four',
      'about one spread in two hundred',
      'about one spread in ten thousand',
      'about one spread in forty',
    ]);
  });

  it('put names into sentences', () => {
    expect(
      ['The Fool', 'Death', 'Wheel of Fortune', 'Ace of Cups', 'Strength'].map(tarotEnglish.inText),
    ).toEqual(['the Fool', 'Death', 'the Wheel of Fortune', 'the Ace of Cups', 'Strength']);
    expect(tarotEnglish.sentence('to “Should I go?” you laid one card.')).toBe(
      'To “Should I go?” you laid one card.',
    );
    expect(tarotEnglish.sentence('one card beside “Should I go?”')).toBe('One card beside “Should I go?”');
    expect(tarotEnglish.sentence('one card beside “I am tired”')).toBe('One card beside “I am tired.”');
  });
});
