import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { families } from './finding.ts';
import { digitCharacter, longGap, readHead, scoreOf, zeroStep } from './detector.ts';
import { featuresOf } from './features.ts';

test('weights are read as they were written, and JSON needs not escape them', () => {
  const digits = Array.from({ length: longGap + 1 }, (_, digit) => digitCharacter(digit)).join('');
  expect(new Set(digits).size).toBe(longGap + 1);
  expect(JSON.stringify(digits)).toBe(`"${digits}"`);
  // Two zeros, a 3, no zero, a −45, 91 zeros, a 1.
  const gaps = [2, 0, longGap, 1].map(digitCharacter).join('');
  const steps = [3, -45, 1].map((step) => digitCharacter(zeroStep + step)).join('');
  const { weights } = readHead({ size: 128, gaps, steps, scale: 1, bias: 0 });
  const kept = [...weights.entries()].filter(([, weight]) => weight !== 0);
  expect(kept).toEqual([
    [2, 3],
    [3, -45],
    [95, 1],
  ]);
});

test('a score is the sum of what the features weigh', () => {
  const features = { hashes: Uint32Array.of(1, 6), values: Float64Array.of(0.5, 2) };
  const weights = Int8Array.of(0, 4, -3, 0);
  expect(scoreOf(features, { weights, scale: 0.5, bias: 1 })).toBe(1 + 0.5 * (4 * 0.5 + -3 * 2));
});

test('the model is small enough to go with the app, and knows every family', () => {
  const text = readFileSync('src/text/data/safety-model.json', 'utf8');
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(300_000);
  expect((JSON.parse(text) as { family: unknown[] }).family).toHaveLength(families.length);
});

test('the digits of a number make no difference', () => {
  expect(featuresOf('i took 30 pills')).toEqual(featuresOf('i took 45 pills'));
  expect(featuresOf('')).toMatchObject({ hashes: { length: 1 } });
});
