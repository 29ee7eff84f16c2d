import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from './read-text.ts';
import { fitEdit } from './fit-edit.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const family = '👨‍👩‍👧‍👦';

describe('an edit of a field with a limit', () => {
  it.each([
    ['fits', 'abc', 'abcd', 5, 'abcd', false],
    ['is cut at its end', 'abc', 'abcdefg', 5, 'abcde', true],
    ['keeps what stood behind the cursor', 'abcde', 'aXYbcde', 6, 'aXbcde', true],
    ['is refused where the field is full', 'abcde', 'Xabcde', 5, 'abcde', true],
    ['may take the place of what was marked', 'abcde', 'aXXXXXe', 5, 'aXXXe', true],
    ['counts a family as one', family.repeat(2), family.repeat(4), 3, family.repeat(3), true],
    ['cuts no family apart', '', `${family}${family}`, 1, family, true],
    ['counts Thai vowels and tones with their letter', '', 'ที่นี่', 2, 'ที่นี่', false],
  ])('%s', (_, before, after, max, text, cut) => {
    expect(fitEdit(before, after, max)).toMatchObject({ text, cut });
  });

  it('leaves the cursor behind what came in', () => {
    expect(fitEdit('abcde', 'aXYbcde', 6).caret).toBe(2);
  });

  it('never goes over, and never loses what stood there', () => {
    const piece = fc.oneof(fc.constantFrom(family, 'ที่', 'é', '🇹🇭', 'a'), fc.string({ maxLength: 3 }));
    const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.nat(20), fc.integer({ min: 1, max: 20 }), (before, came, at, max) => {
        fc.pre(countCharacters(before) <= max);
        const cut = Math.min(at, before.length);
        const { text: kept } = fitEdit(before, before.slice(0, cut) + came + before.slice(cut), max);
        expect(countCharacters(kept)).toBeLessThanOrEqual(max);
        expect(kept.length).toBeGreaterThanOrEqual(before.length);
      }),
      { numRuns: sweep(60) },
    );
  });
});
