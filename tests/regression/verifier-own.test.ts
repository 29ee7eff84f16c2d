/** Our own sentences, with the figures by verdict that the design asks for. */
import { describe, expect, it } from 'vitest';
import type { Verdict } from '#facts/reading.ts';
import { verifyCase } from './verifier-cases.ts';
import { english, fresh, sheets, thai } from './verifier-own.ts';
import type { OwnCase } from './verifier-own.ts';

function verdictOf([sheet, sentence]: OwnCase, lang: 'en' | 'th'): Verdict {
  const { mode, zone, facts, complete } = sheets[sheet];
  const sheetFacts = Object.entries(facts).map(([id, value]) => ({ id, value }));
  return verifyCase({ mode, zone, lang, sheetFacts, complete, sentence }).verdict;
}

describe('a sentence of our own', () => {
  it.each([...english, ...fresh].map((one) => [one[0], one[1], one] as const))('[%s] %s', (_, __, one) => {
    expect(verdictOf(one, 'en')).toBe(one[2]);
  });

  it.each(thai.map((one) => [one[0], one[1], one] as const))('[%s] %s', (_, __, one) => {
    expect(verdictOf(one, 'th')).toBe(one[2]);
  });
});
