/**
 * What earlier versions caught stays caught. These rows were tuned on: they guard against going back and measure nothing.
 *
 * `sentences`: whole messages with the tier and card each asks for, written beside the older lists. `phrases`: every
 * fragment the older lists held. `idioms`: what must ask for nothing.
 */
import { describe, expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { safetyTools } from '#engine/safety.ts';
import table from './safety-phrases.json' with { type: 'json' };

type Row = {
  readonly text: string;
  readonly tier: number;
  readonly card?: string | null;
  readonly from: string;
};
const rows: readonly Row[] = table;
const of = (from: string): readonly Row[] => rows.filter((row) => row.from === from);

describe('sentences', () => {
  test.each(of('sentences'))('$text → $tier', ({ text, tier, card }) => {
    const found = assessSafety(text, safetyTools);
    expect(found.tier).toBe(tier);
    if (card !== undefined) expect(found.card).toBe(card);
  });
});

test.each(of('phrases'))('$text is met with care', ({ text, tier }) => {
  const found = assessSafety(text, safetyTools);
  expect(found.care || found.tier > 0).toBe(true);
  // A fragment may hold a graver one; a clear one keeps its tier.
  if (found.tier > 0 && tier === 1) expect(found.tier).toBeLessThanOrEqual(2);
});

test.each(of('idioms'))('$text asks for nothing', ({ text }) => {
  expect(assessSafety(text, safetyTools).tier).toBe(0);
});
