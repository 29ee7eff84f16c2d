/**
 * Ask the Universe: one open question, one card drawn before it, tonight's Moon and the closest transit, in three short
 * parts: what the question is really about, another way to look at it, one thing to try.
 *
 * The card, the Moon and the transit come in as facts; nothing is drawn here and nothing is foretold.
 */
import type { Form } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';
import type { SkyWords } from './sky-words.ts';
import { toolSentence, wordingOf } from './tool-reading.ts';
import type { ToolReading } from './tool-reading.ts';
import type { ToolSky } from './tool-sky.ts';

/** The drawn card in words, from the deck's text. */
export type UniverseCard = {
  readonly name: string;
  readonly reversed: boolean;
  /** The meaning that fits the way it lies: a sentence. */
  readonly meaning: string;
  /** What it says to the topic of the question, a phrase without a stop; null when the topic has none. */
  readonly topicLine: string | null;
  /** A sentence of advice; null when the deck has none. */
  readonly advice: string | null;
  /** Facts of the draw: the card and the way it lies. */
  readonly cites: readonly FactId[];
};

export type UniverseInput = {
  /** As the person wrote it; not empty. */
  readonly question: string;
  readonly form: Form;
  /** A stretch of the question worth giving back, verbatim; null for none. */
  readonly mirror: string | null;
  readonly card: UniverseCard;
  readonly sky: ToolSky;
  readonly turn: number;
};

export type UniverseWords = {
  readonly headings: { readonly about: string; readonly otherWay: string; readonly tryThis: string };
  /** Sentences about what a question of this form usually wants. */
  readonly about: Readonly<Record<Form, readonly string[]>>;
  readonly mirror: readonly ((words: string) => string)[];
  readonly card: readonly ((card: { readonly name: string; readonly reversed: boolean }) => string)[];
  readonly topic: readonly ((line: string) => string)[];
  /** Sentences of one thing to do, by what the Moon is doing. */
  readonly tryThis: Readonly<Record<MoonHalf, readonly string[]>>;
  /** Said when there is no transit to speak of. */
  readonly noTransit: string;
  readonly close: readonly string[];
};

export const MOON_HALVES = ['beginning', 'growing', 'round', 'shrinking'] as const;
/** What the Moon is doing, for choosing an action: eight phases in four stretches. */
export type MoonHalf = (typeof MOON_HALVES)[number];

export function moonHalf(phase: PhaseId): MoonHalf {
  switch (phase) {
    case 'new':
      return 'beginning';
    case 'waxing-crescent':
    case 'first-quarter':
    case 'waxing-gibbous':
      return 'growing';
    case 'full':
      return 'round';
    case 'waning-gibbous':
    case 'last-quarter':
    case 'waning-crescent':
      return 'shrinking';
  }
}

/** The three parts. The same input and words give the same text. */
export function askUniverse(input: UniverseInput, words: UniverseWords, skyWords: SkyWords): ToolReading {
  const { card, sky } = input;
  const given = [input.question, card.name, String(card.reversed), sky.phase.id, ...sky.moonNow.signs];
  const { pick, seed } = wordingOf('ask-universe', given, input.turn);
  const [moonSign = 'aries'] = sky.moonNow.signs;
  return {
    seed,
    parts: [
      {
        heading: words.headings.about,
        sentences: [
          ...(input.mirror === null ? [] : [toolSentence('mirror', pick(words.mirror)(input.mirror))]),
          toolSentence('answer', pick(words.about[input.form])),
        ],
      },
      {
        heading: words.headings.otherWay,
        sentences: [
          toolSentence('core', pick(words.card)(card), card.cites),
          toolSentence('core', card.meaning, card.cites),
          ...(card.topicLine === null
            ? []
            : [toolSentence('core', pick(words.topic)(card.topicLine), card.cites)]),
          toolSentence('observe', skyWords.moonIn[moonSign], sky.moonNow.cites),
          sky.transit === null
            ? toolSentence('limit', words.noTransit)
            : toolSentence('timing', skyWords.transit(sky.transit), sky.transit.cites),
        ],
      },
      {
        heading: words.headings.tryThis,
        sentences: [
          toolSentence('observe', skyWords.phase[sky.phase.id], sky.phase.cites),
          toolSentence('practice', pick(words.tryThis[moonHalf(sky.phase.id)])),
          ...(card.advice === null ? [] : [toolSentence('practice', card.advice, card.cites)]),
          toolSentence('askback', pick(words.close)),
        ],
      },
    ],
  };
}
