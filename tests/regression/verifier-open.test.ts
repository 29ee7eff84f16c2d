/** Forty sentences over small lists of facts, labelled by hand elsewhere: see verifier-README.md. */
import { describe, expect, it } from 'vitest';
import { verifyCase } from './verifier-cases.ts';
import type { VerifierCase } from './verifier-cases.ts';
import open from './verifier-open.json' with { type: 'json' };

describe('the open sentences', () => {
  const cases = open.cases as unknown as readonly VerifierCase[];

  it.each(cases.map((one) => [one.id, one.sentence, one] as const))('%s %s', (_, __, one) => {
    expect(verifyCase(one).verdict).toBe(one.label);
  });

  it('are forty', () => {
    expect(cases).toHaveLength(40);
  });
});
