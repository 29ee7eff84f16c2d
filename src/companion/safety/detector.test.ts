import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { families } from './finding.ts';
import { largestWeight, readModel, scoreOf, weightCharacter } from './detector.ts';
import { featuresOf } from './features.ts';

const head = (weights: string) => ({ weights, scale: 1, bias: 0 });

test('every weight is read as it was written', () => {
  const weights = Array.from({ length: 2 * largestWeight + 1 }, (_, at) => at - largestWeight);
  const text = weights.map(weightCharacter).join('');
  // Nothing that JSON would have to escape.
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  const model = {
    thresholds: { en: { care: 0, tier: 0 }, th: { care: 0, tier: 0 } },
    need: head(text),
    now: head(text),
    strain: head(text),
    other: head(text),
    family: [head(text)],
  };
  expect([...readModel(model).need.weights]).toEqual(weights);
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
