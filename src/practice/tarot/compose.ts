/**
 * A reading from laid cards and a question, composed on the device.
 *
 * Intro, a paragraph for each card, what the strongest pairs do to each other, what of the whole is unusual and how often that
 * happens, and a way to begin with one question. Every sentence cites the card, place or count it speaks of. Points are chosen
 * by the sheet alone; the seed chooses among wordings. One card has 90 to 120 words, three 220 to 280, ten 600 to 800.
 */
import type { Ask } from '#facts/ask.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move, Reading, Sentence, Weighed } from '#facts/reading.ts';
import { present } from '#lib/assert.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import { relationId } from '#traditions/tarot/sheet.ts';
import type { TarotLayout } from '#traditions/tarot/sheet.ts';
import { spreadOf } from '#traditions/tarot/spreads.ts';
import { cardLines } from './card-lines.ts';
import { GOES_ON, goOnLines } from './go-on.ts';
import { chooseLines, createTurns, lengths } from './lines.ts';
import type { Line, TarotPartKind } from './lines.ts';
import { tarotLimitOf, tarotTopicOf } from './question.ts';
import type { Telling } from './telling.ts';
import { balanceLines, closingLines, introLines, relationLines } from './whole-lines.ts';
import type { TarotTopic, TarotWords } from './words.ts';

export type TarotReadingInput = {
  readonly layout: TarotLayout;
  /** The person's words; empty when nothing was asked. */
  readonly question: string;
  /** What the companion understood of them. A crisis is met before any reading: the caller sees to that. */
  readonly ask: Ask;
  readonly words: TarotWords;
  /** At least 32 hex digits: of the draw and of how often it was composed again. */
  readonly seed: string;
  /** These cards were read before: only what the words point at is told. */
  readonly goesOn?: boolean;
};

/** A stretch of the sentences of a reading: `from` inclusive, `to` exclusive. */
export type TarotPart = {
  readonly kind: TarotPartKind;
  /** For a card its place, counted from 1. */
  readonly place: number | null;
  readonly from: number;
  readonly to: number;
};

export type TarotReading = {
  readonly reading: Reading;
  readonly parts: readonly TarotPart[];
  readonly topic: TarotTopic;
};

/** Composes the reading: the same input, the same text. */
export function composeTarot(input: TarotReadingInput): TarotReading {
  const { layout, question, ask, words, seed } = input;
  const topic = tarotTopicOf(ask);
  const limit = tarotLimitOf(ask, question, words);
  const telling: Telling = {
    layout,
    question,
    ask,
    words,
    topic,
    limit,
    say: createTurns(seededStream(seed)),
  };
  const lines =
    input.goesOn === true
      ? chooseLines(goOnLines(telling), GOES_ON)
      : chooseLines(
          [
            ...introLines(telling),
            ...layout.cards.flatMap((_, at) => cardLines(telling, at + 1)),
            ...relationLines(telling),
            ...balanceLines(telling),
            ...closingLines(telling),
          ],
          lengths[layout.spread],
        );
  const parts = partsOf(lines);
  const sentences = lines.map((line, at) =>
    sentenceOf(
      line,
      parts.some(({ from }) => from === at),
    ),
  );
  return { reading: readingOf(input, topic, sentences), parts, topic };
}

function partsOf(lines: readonly Line[]): readonly TarotPart[] {
  const parts: TarotPart[] = [];
  lines.forEach(({ part, place }, at) => {
    const last = parts.at(-1);
    if (last?.kind === part && last.place === place) parts[parts.length - 1] = { ...last, to: at + 1 };
    else parts.push({ kind: part, place, from: at, to: at + 1 });
  });
  return parts;
}

function sentenceOf({ text, cites, move }: Line, opens: boolean): Sentence {
  const sentence = { text, cites, move, verdict: 'supported' } as const;
  return opens ? { ...sentence, opens } : sentence;
}

function readingOf(
  { layout, ask, words, seed }: TarotReadingInput,
  topic: TarotTopic,
  sentences: readonly Sentence[],
): Reading {
  const facts = [...new Set(sentences.flatMap(({ cites }) => cites))];
  const { guides, asks } = spreadOf(layout.spread);
  const keyAt = (place: number): string =>
    tarotCard(present(layout.cards[place - 1], 'card of the spread').card).key;
  const moveOrder: readonly Move[] = sentences.map(({ move }) => move);
  return {
    author: 'composer',
    lang: words.lang,
    sentences,
    ask,
    sheetHash: layout.sheet.hash,
    seed,
    planHash: sha256Hex(canonicalJson({ moves: moveOrder, facts, topic })),
    weighed: weighedOf(layout),
    said: {
      testimonies: facts.filter((id) => id.endsWith('.card') || id.endsWith('.relation')),
      facts,
      topic,
      opener: null,
      image: null,
      practice: keyAt(guides),
      question: keyAt(asks),
      atoms: [],
    },
  };
}

/** The pairs that have points, for "Why these?"; `cards:2-3-sequence-up`. */
function weighedOf({ relations, spread }: TarotLayout): readonly Weighed[] {
  return relations
    .map((relation, at) => ({
      key: `cards:${relation.first}-${relation.second}-${relation.kinds[0] ?? ''}`,
      facts: [relationId(relation) as FactId],
      score: relation.weight,
      rows: relation.rows,
      used: at < spreadOf(spread).relations,
    }))
    .filter(({ used, score }) => used || score > 0);
}
