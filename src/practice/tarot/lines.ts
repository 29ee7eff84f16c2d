/** Sentences in the making: what each says, what it cites, and how much it is needed; and the choice that keeps to a length. */
import type { FactId } from '#facts/fact-id.ts';
import type { Move } from '#facts/reading.ts';
import type { SpreadId } from '#traditions/tarot/spreads.ts';
import type { SeededStream } from '#lib/seeded-stream.ts';
import { shuffled } from '#lib/seeded-stream.ts';
import { present } from '#lib/assert.ts';
import type { Variants } from './words.ts';

export type TarotPartKind = 'intro' | 'card' | 'relations' | 'balance' | 'closing';

export type Line = {
  readonly text: string;
  readonly cites: readonly FactId[];
  readonly move: Move;
  readonly part: TarotPartKind;
  /** The place a card's paragraph is about, counted from 1. */
  readonly place: number | null;
  /** 0 is always said; below 1 wherever it fits; 1 and up only until the goal is reached. Lower numbers first. */
  readonly need: number;
};

export type Length = { readonly min: number; readonly goal: number; readonly max: number };

/** Words of a whole reading. What is not needed is added until `goal` is reached, and never beyond `max`. */
export const lengths: Readonly<Record<SpreadId, Length>> = {
  single: { min: 90, goal: 104, max: 120 },
  three: { min: 220, goal: 258, max: 280 },
  celtic: { min: 600, goal: 700, max: 800 },
};

/** Words of a text, as a reader counts them: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The lines that are said, in their order. */
export function chooseLines(lines: readonly Line[], { goal, max }: Length): readonly Line[] {
  const chosen = new Set(lines.filter(({ need }) => need === 0));
  let words = [...chosen].reduce((sum, { text }) => sum + countWords(text), 0);
  for (const line of lines.filter(({ need }) => need > 0).toSorted((a, b) => a.need - b.need)) {
    const more = countWords(line.text);
    if ((words >= goal && line.need >= 1) || words + more > max) continue;
    chosen.add(line);
    words += more;
  }
  return lines.filter((line) => chosen.has(line));
}

/** Puts values into the braces of a frame. A slot nobody fills is a defect of the frame. */
export function fill(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/gu, (_, slot: string) =>
    present(slots[slot], `slot {${slot}} of "${frame}"`),
  );
}

/** Says the variants of a frame in turn, from a place that the seed chose: none comes again before the others were used. */
export function createTurns(stream: SeededStream): (key: string, variants: Variants) => string {
  const orders = new Map<string, string[]>();
  return (key, variants) => {
    let left = orders.get(key) ?? [];
    if (left.length === 0) left = shuffled(variants, stream);
    orders.set(key, left.slice(1));
    return present(left[0], 'variant');
  };
}
