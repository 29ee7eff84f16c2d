/** Sentences written by the rules alone, before the verifier was measured on them: see verifier-README.md. */
import { describe, expect, it } from 'vitest';
import type { Json } from '#facts/fact.ts';
import type { Verdict } from '#facts/reading.ts';
import { verifyCase } from './verifier-cases.ts';
import blind from './verifier-blind.json' with { type: 'json' };

type Sheet = {
  readonly mode: string;
  readonly zone: string;
  readonly facts: Readonly<Record<string, Json>>;
  readonly complete: readonly string[];
};
type Case = {
  readonly id: string;
  readonly sheet: string;
  readonly lang: 'en' | 'th';
  readonly sentence: string;
  readonly label: Verdict;
  readonly shape: string;
};

const sheets = blind.sheets as unknown as Readonly<Record<string, Sheet>>;
const cases = blind.cases as unknown as readonly Case[];

function verdictOf({ sheet, lang, sentence }: Case): Verdict {
  const held = sheets[sheet];
  if (held === undefined) throw new Error(`no sheet ${sheet}`);
  const { mode, zone, facts, complete } = held;
  const sheetFacts = Object.entries(facts).map(([id, value]) => ({ id, value }));
  return verifyCase({ mode, zone, lang, sheetFacts, complete, sentence }).verdict;
}

/** One test for each shape: every sentence that is judged otherwise than by hand, with both verdicts. */
describe('a sentence written blind', () => {
  it.each([...new Set(cases.map(({ shape }) => shape))])('of the shape %s', (shape) => {
    const wrong = cases
      .filter((one) => one.shape === shape)
      .map((one) => ({ id: one.id, sentence: one.sentence, label: one.label, found: verdictOf(one) }))
      .filter(({ label, found }) => label !== found);
    expect(wrong).toEqual([]);
  });

  it(`are ${blind.meta.count}`, () => {
    expect(cases).toHaveLength(blind.meta.count);
  });
});
