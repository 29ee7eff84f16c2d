/** Real-sounding messages get the care they ask for, and ordinary ones are left alone. */
import { describe, expect, test } from 'vitest';
import { crisisCues } from '#engine/crisis-cues.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { englishMessages, thaiMessages } from './safety-own.ts';

describe.each([
  ['English', englishMessages],
  ['Thai', thaiMessages],
] as const)('%s', (_, rows) => {
  test.each(rows.map((row) => ({ text: row[0], tier: row[1], card: row[2] })))(
    '$text → $tier',
    ({ text, tier, card }) => {
      const found = assessSafety(text, crisisCues);
      expect([found.tier, found.card ?? undefined]).toEqual([tier, card]);
    },
  );
});
