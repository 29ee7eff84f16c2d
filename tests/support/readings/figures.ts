/** All guards over all questions, as rows of a table: what was measured, and how far it may be off. */
import type { ReadingLength } from '#companion/request.ts';
import { commonestFirst, matched, repeatedPassages, themeSets, wordForWord } from './differences.ts';
import { guards, isWhole, judge, rareIn } from './judge.ts';
import type { Fault, Guard } from './judge.ts';
import { allQuestions, chatQuestions, monthQuestions, spreadQuestions } from './questions.ts';
import { ask, chat, month, people, ready } from './samples.ts';
import type { Sample } from './samples.ts';
import { termFaults } from './terms.ts';

export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The most, or the least, that the value may be. */
  readonly budget?: number;
  readonly least?: number;
};

const LENGTHS: readonly ReadingLength[] = ['medium', 'brief', 'deep'];
/** Charts that the questions go round, and charts of the same question. */
const CHARTS = 40;
const SPREAD = 200;
const MONTHS = 6;

/** Every question, each with another chart, mode and length; `count` of them, going round. */
export function sampled(count: number, step = 7): readonly Sample[] {
  const all = people(CHARTS);
  return Array.from({ length: count }, (_, i) => {
    const birth = all[(i * step) % all.length];
    const question = allQuestions[(i * step) % allQuestions.length];
    if (birth === undefined || question === undefined) return null;
    return ask({
      birth,
      question,
      mode: i % 4 === 3 ? 'mixed' : 'western',
      length: LENGTHS[i % 3] ?? 'medium',
    });
  }).filter((sample) => sample !== null);
}

/** Faults of readings by guard. */
export function faultsOf(samples: readonly Sample[]): ReadonlyMap<Guard, readonly Fault[]> {
  const found = new Map<Guard, Fault[]>(guards.map((guard) => [guard, []]));
  // Two charts beside each other are told by another path.
  for (const sample of samples.filter(({ sheet }) => sheet.mode === 'western' || sheet.mode === 'mixed'))
    for (const fault of judge(sample)) found.get(fault.guard)?.push(fault);
  return found;
}

/** Share of words that are not frequent. */
export function rareShare(samples: readonly Sample[]): number {
  const counted = samples.map(rareIn);
  const of = counted.reduce((sum, one) => sum + one.of, 0);
  return counted.reduce((sum, { rare }) => sum + rare.length, 0) / Math.max(1, of);
}

/** Readings of one question for many charts. */
export function spreadOf(question: string, count: number): readonly Sample[] {
  return people(count)
    .map((birth) => ask({ birth, question }))
    .filter((sample) => sample !== null);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures everything; some minutes of one core. */
export async function guardRows(): Promise<readonly Row[]> {
  await ready('mixed');
  const samples = sampled(allQuestions.length * 3);
  const wholes = samples.filter(isWhole);
  const faults = faultsOf(samples);
  const spread = spreadQuestions.map((question) => spreadOf(question, SPREAD));
  const few = people(MONTHS);
  const chats = few.flatMap((birth) => [chat(birth, chatQuestions), chat(birth, chatQuestions, 'mixed')]);
  const months = few.map((birth) => month(birth, monthQuestions));
  const timed = (length: ReadingLength): number =>
    middle(
      spreadQuestions.flatMap((question) =>
        few.flatMap((birth) => ask({ birth, question, length, messageId: `timed-${question}` })?.ms ?? []),
      ),
    );
  return [
    { what: 'readings judged', value: samples.length, unit: '' },
    ...guards.map((guard): Row => ({
      what: `faults: ${guard}`,
      value: faults.get(guard)?.length ?? 0,
      unit: `in ${wholes.length}`,
      budget: 0,
    })),
    { what: 'words outside the 4,000 most frequent', value: 100 * rareShare(samples), unit: '%', budget: 2 },
    {
      what: 'same question, commonest first theme, mean',
      value: mean(spread.map(commonestFirst)),
      unit: '',
      budget: 0.25,
    },
    {
      what: 'same question, commonest first theme, worst',
      value: Math.max(...spread.map(commonestFirst)),
      unit: '',
      budget: 0.25,
    },
    {
      what: 'paired with its chart of five, mean',
      value: mean(spread.map((one) => matched(one))),
      unit: '',
      least: 0.95,
    },
    {
      what: 'paired with its chart of five, worst question',
      value: Math.min(...spread.map((one) => matched(one))),
      unit: '',
    },
    {
      what: 'theme sets of 20 questions, fewest',
      value: Math.min(...chats.map(themeSets)),
      unit: '',
      least: 12,
    },
    {
      what: 'passages repeated within 12 turns',
      value: chats.flatMap(repeatedPassages).length,
      unit: '',
      budget: 0,
    },
    { what: 'terms not explained in a chat', value: chats.flatMap(termFaults).length, unit: '', budget: 0 },
    {
      what: 'month, sentences that came back word for word',
      value: 100 * mean(months.map(wordForWord)),
      unit: '%',
    },
    { what: 'month, theme sets of 60 readings, fewest', value: Math.min(...months.map(themeSets)), unit: '' },
    {
      what: 'month, passages repeated within 12 turns',
      value: months.flatMap(repeatedPassages).length,
      unit: '',
      budget: 0,
    },
    { what: 'answer, medium, warm, median', value: timed('medium'), unit: 'ms', budget: 80 },
    { what: 'answer, deep, warm, median', value: timed('deep'), unit: 'ms', budget: 250 },
  ];
}
