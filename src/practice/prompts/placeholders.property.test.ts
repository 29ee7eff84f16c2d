/**
 * Laws of placeholders.
 * 1. The parts joined again are the content.
 * 2. Filling in nothing changes nothing, and every field is open.
 * 3. A value stands in the text as it was given, brackets and all, and filling is not done twice.
 * 4. Keys are unique.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPrompt, promptFieldsOf, promptParts } from './placeholders.ts';

const piece = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '[NAME]',
    '[LIKE_THIS]',
    '[ชื่อ]',
    '[DATE 1]',
    '[link](x)',
    '[',
    ']',
    '[]',
    '[a]',
    '\n',
    '[ONE\nTWO]',
  ),
);
const content = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const value = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');

describe('placeholders', () => {
  it('1. join to the content', () => {
    fc.assert(
      fc.property(content, (text) => {
        const joined = promptParts(text)
          .map((part) => (part.type === 'text' ? part.text : `[${part.field.name}]`))
          .join('');
        expect(joined).toBe(text);
      }),
    );
  });

  it('2. are left as they are without values', () => {
    fc.assert(
      fc.property(content, (text) => {
        const filled = fillPrompt(text, new Map([['no-such-key', 'x']]));
        expect(filled.text).toBe(text);
        expect(filled.open).toEqual(promptFieldsOf(text));
      }),
    );
  });

  it('3. take values as they are', () => {
    fc.assert(
      fc.property(content, value, (text, given) => {
        const fields = promptFieldsOf(text);
        const filled = fillPrompt(text, new Map(fields.map(({ key }) => [key, given])));
        const expected = promptParts(text)
          .map((part) => (part.type === 'text' ? part.text : given.trim()))
          .join('');
        expect(filled.text).toBe(expected);
        expect(filled.open).toEqual([]);
      }),
    );
  });

  it('4. have keys of their own', () => {
    fc.assert(
      fc.property(content, (text) => {
        const keys = promptFieldsOf(text).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
