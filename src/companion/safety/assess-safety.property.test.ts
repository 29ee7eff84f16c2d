import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crisisCues } from '#engine/crisis-cues.ts';
import { assessSafety } from './assess-safety.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        'i want to die ',
        'not ',
        'อยากตาย',
        'ไม่ได้',
        'years ago ',
        'in the movie ',
        '\u200B',
        'ํ',
        'า',
        '. ',
        'kill myself',
        '…',
        'w a n t ',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('any string is judged, twice the same, and every hit is verbatim', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = assessSafety(text, crisisCues);
      expect(assessSafety(text, crisisCues)).toEqual(found);
      expect(found.tier === 0).toBe(found.hits.length === 0);
      expect(found.card === null).toBe(found.tier === 0 || found.tier === 3);
      for (const hit of found.hits) expect(text.slice(hit.start, hit.end)).toBe(hit.text);
    }),
    { numRuns: 300 },
  );
});

test('a second, plain cue undoes every lowering', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        "I'm not suicidal.",
        'Years ago I wanted to die.',
        'In the movie he wants to die.',
        'ไม่ได้อยากตาย.',
      ),
      (first) => {
        expect(assessSafety(`${first} I want to end my life`, crisisCues).tier).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('ten thousand characters are judged', () => {
  for (const unit of ['a ', 'i want to die ', 'ตาย', '(((', 'w a n t ', '\u0E4D\u0E32']) {
    const text = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
    expect([0, 1, 2, 3]).toContain(assessSafety(text, crisisCues).tier);
  }
});
