import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLongerInUtf8, utf8Length } from './utf8.ts';

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('a', 'é', 'ก', '😀', '\ud83d', '\ude00'), fc.string()),
});

it('counts what an encoder would write', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(utf8Length(one)).toBe(new TextEncoder().encode(one).length);
    }),
  );
});

it('tells longer from not longer', () => {
  fc.assert(
    fc.property(text, fc.nat(60), (one, max) => {
      expect(isLongerInUtf8(one, max)).toBe(new TextEncoder().encode(one).length > max);
    }),
  );
});
