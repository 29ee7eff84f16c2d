/** Readings for the guards: one question, a chat with its memory, a month of fresh chats. */
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { PastTurn, ReadingLength, ReadingMode } from '#companion/request.ts';
import { readingCards } from '#engine/card-words.ts';
import { createCompanion } from '#engine/compose.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import { births, NOW, request } from '../../regression/readings-cases.ts';

export type Sample = {
  readonly birth: BirthDetails;
  readonly question: string;
  readonly length: ReadingLength;
  readonly reading: Reading;
  readonly sheet: FactSheet;
  /** The answer alone, without the understanding of other requests. */
  readonly ms: number;
};

export type Asked = {
  readonly birth: BirthDetails;
  readonly question: string;
  readonly mode?: 'western' | 'mixed';
  readonly length?: ReadingLength;
  readonly messageId?: string;
  readonly turns?: readonly PastTurn[];
  readonly ledger?: readonly Reading['said'][];
  /** UTC milliseconds. */
  readonly now?: number;
};

const companion = readingCards(createCompanion());

/** Loads what a mode reads with. */
export async function ready(mode: ReadingMode): Promise<void> {
  await companion.ready(mode);
}

/** One answer; null where only a support card is given. */
export function ask(asked: Asked): Sample | null {
  const { birth, question, mode = 'western', length = 'medium', messageId, turns = [], ledger = [] } = asked;
  const from = performance.now();
  const { reading, sheet } = companion.answer(
    request(question, {
      birth,
      mode,
      settings: { length },
      messageId: messageId ?? `${question}-${birth.date}-${length}`,
      turns,
      ledger,
      now: unixMs(asked.now ?? NOW),
    }),
  );
  const ms = performance.now() - from;
  return reading === null || sheet === null ? null : { birth, question, length, reading, sheet, ms };
}

export const textsOf = ({ sentences }: Reading): readonly string[] => sentences.map(({ text }) => text);
export const textOf = (reading: Reading): string => textsOf(reading).join(' ');

/** `count` people: every eighth does not know the hour of birth. */
export function people(count: number): readonly BirthDetails[] {
  return births(count).map((of, i) => (i % 8 === 5 ? { ...of, time: null } : of));
}

/** A chat that asks one question after another and remembers what was said. */
export function chat(
  birth: BirthDetails,
  questions: readonly string[],
  mode: 'western' | 'mixed' = 'western',
): readonly Sample[] {
  const turns: PastTurn[] = [];
  return questions.flatMap((question, i) => {
    const sample = ask({ birth, question, mode, messageId: `turn-${i}`, turns: [...turns] });
    if (sample === null) return [];
    const { reading } = sample;
    turns.push({ text: textOf(reading), ask: reading.ask, said: reading.said });
    return [sample];
  });
}

/** How many readings the app remembers across chats. */
const LEDGER = 20;

/** Thirty days, two fresh chats a day in `mixed`: "what is today like", and one other question. */
export function month(birth: BirthDetails, others: readonly string[]): readonly Sample[] {
  const samples: Sample[] = [];
  for (let day = 0; day < 30; day += 1)
    for (const question of ['what is today like', others[day % others.length] ?? '']) {
      const sample = ask({
        birth,
        question,
        mode: 'mixed',
        messageId: `day-${day}-${question}`,
        ledger: samples.slice(-LEDGER).map(({ reading }) => reading.said),
        now: NOW + day * 86_400_000,
      });
      if (sample !== null) samples.push(sample);
    }
  return samples;
}
