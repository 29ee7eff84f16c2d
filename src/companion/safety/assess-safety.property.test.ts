import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import table from '../../../tests/regression/safety-phrases.json' with { type: 'json' };
import { assessSafety } from './assess-safety.ts';
import { gravityOf } from './finding.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const messages = table.map(({ text }) => text);

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
      const found = assessSafety(text, safetyTools);
      expect(assessSafety(text, safetyTools)).toEqual(found);
      if (found.tier === 0) expect(found.hits).toEqual([]);
      if (found.care) expect(found.tier).toBe(0);
      expect(found.family === null).toBe(found.tier === 0 && !found.care);
      expect(found.card === null).toBe(found.tier === 0 || found.tier === 3);
      for (const hit of found.hits) expect(text.slice(hit.start, hit.end)).toBe(hit.text);
    }),
    { numRuns: sweep(300) },
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
        expect(assessSafety(`${first} I want to end my life`, safetyTools).tier).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('ten thousand characters are judged', () => {
  for (const unit of ['a ', 'i want to die ', 'ตาย', '(((', 'w a n t ', '\u0E4D\u0E32']) {
    const text = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
    expect([0, 1, 2, 3]).toContain(assessSafety(text, safetyTools).tier);
  }
});

test('the detector only raises care', () => {
  const deaf = { need: { ...safetyTools.detector.need, scale: 0, bias: -1e9 } };
  const rulesOnly = { ...safetyTools, detector: { ...safetyTools.detector, ...deaf } };
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom(...messages)), (text) => {
      const composed = assessSafety(text, rulesOnly);
      expect(gravityOf(assessSafety(text, safetyTools))).toBeLessThanOrEqual(gravityOf(composed));
    }),
    { numRuns: sweep(500) },
  );
});
