/**
 * Laws of canonical JSON:
 * 1. it is JSON of the same value;
 * 2. values that are equal as JSON give equal text, whatever order their keys were written in;
 * 3. values that differ give different text.
 *
 * Minus zero is left out of 1 and 3: JSON has only one zero.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import type { Json } from './fact.ts';

const plain = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

function reversedKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => reversedKeys(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversedKeys(item)]),
  );
}

it('is JSON of the same value', () => {
  fc.assert(fc.property(plain, (value) => isDeepStrictEqual(JSON.parse(canonicalJson(value)), value)));
});

it('does not depend on the order of keys', () => {
  fc.assert(fc.property(plain, (value) => canonicalJson(reversedKeys(value)) === canonicalJson(value)));
});

it('tells different values apart', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => (canonicalJson(a) === canonicalJson(b)) === isDeepStrictEqual(a, b)),
  );
});
