/** Readings for the figures: the twenty open questions over generated births, without and with a memory. */
import { createCompanion } from '#engine/compose.ts';
import type { Companion } from '#engine/compose.ts';
import type { AnswerRequest, PastTurn, ReadingSettings } from '#companion/request.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import open from '../../../tests/regression/questions-open.json' with { type: 'json' };
import { request } from '../../../tests/regression/readings-cases.ts';

export type Sample = { readonly reading: Reading; readonly sheet: FactSheet; readonly question: string };

export const companion: Companion = createCompanion();

/** The fixed twenty, in their order. A Thai one is answered in Thai and is left out where English is measured. */
export const fixedQuestions: readonly string[] = open.cases.map(({ question }) => question);
export const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

export const textsOf = ({ sentences }: Reading): string[] => sentences.map(({ text }) => text);
export const textOf = (reading: Reading): string => textsOf(reading).join(' ');

/** One answer; `null` where only a support card is given. */
export function ask(
  question: string,
  birth: BirthDetails,
  settings: Partial<ReadingSettings> = {},
  changes: Omit<Partial<AnswerRequest>, 'settings'> = {},
): Sample | null {
  const { reading, sheet } = companion.answer(
    request(question, {
      birth,
      settings,
      // Another question is another message, so it has another seed.
      messageId: `m-${question.length}-${question.slice(0, 24)}`,
      ...changes,
    }),
  );
  return reading === null || sheet === null ? null : { reading, sheet, question };
}

/** A chat of `count` turns that goes round the questions, with the memory a chat has. */
export function chat(birth: BirthDetails, asked: readonly string[], count: number): readonly Reading[] {
  const turns: PastTurn[] = [];
  const readings: Reading[] = [];
  for (let i = 0; i < count; i += 1) {
    const sample = ask(
      asked[i % asked.length] ?? '',
      birth,
      {},
      {
        messageId: `turn-${i}`,
        turns: turns.slice(-200),
        ledger: readings.slice(-20).map(({ said }) => said),
      },
    );
    if (sample === null) continue;
    readings.push(sample.reading);
    turns.push({ text: textOf(sample.reading), ask: sample.reading.ask, said: sample.reading.said });
  }
  return readings;
}
