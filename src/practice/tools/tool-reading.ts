/**
 * What a tool writes: a few parts of sentences, each with the facts it rests on.
 *
 * Only the wording comes from the seed. The same facts, words of the person and turn give the same text on every device;
 * another turn says the same in other words.
 */
import type { FactId } from '#facts/fact-id.ts';
import type { Move, Sentence } from '#facts/reading.ts';
import { present } from '#lib/assert.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';

export type ToolPart = { readonly heading: string; readonly sentences: readonly Sentence[] };

export type ToolReading = {
  readonly parts: readonly ToolPart[];
  /** 64 hex digits: the wording it was made with. */
  readonly seed: string;
};

/** A sentence that rests on facts, or a reflection that rests on none. */
export function toolSentence(move: Move, text: string, cites: readonly FactId[] = []): Sentence {
  return { text, cites, move, verdict: cites.length > 0 ? 'supported' : 'reflection' };
}

/** Picks a wording. From one list none comes twice before all have come once. */
export type Pick = <T>(options: readonly T[]) => T;

export type Wording = { readonly pick: Pick; readonly seed: string };

/** The wording of a tool for what the person gave. `turn` counts how often other words were asked for, from 0. */
export function wordingOf(tool: string, given: readonly string[], turn: number): Wording {
  const seed = sha256Hex(JSON.stringify([tool, given, turn]));
  const stream = seededStream(seed);
  const left = new Map<readonly unknown[], number[]>();
  const pick: Pick = (options) => {
    const places = left.get(options) ?? [];
    const open = places.length > 0 ? places : options.map((_, at) => at);
    const [at] = open.splice(stream.below(open.length), 1);
    left.set(options, open);
    return present(options[at ?? 0], 'wording');
  };
  return { pick, seed };
}

/** Plain text of a reading, for copying and for the chat. */
export function readingText(reading: ToolReading): string {
  return reading.parts
    .map(({ heading, sentences }) => `${heading}\n${sentences.map(({ text }) => text).join(' ')}`)
    .join('\n\n');
}
