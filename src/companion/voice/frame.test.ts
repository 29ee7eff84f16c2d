import { describe, expect, it } from 'vitest';
import { fillTemplate, parseTemplate, slotsOf } from './frame.ts';

const fill = (template: string, words: Readonly<Record<string, string>>) =>
  fillTemplate(parseTemplate(template), (slot) => words[slot] ?? null)?.text ?? null;

describe('a template', () => {
  it('fills its slots', () => {
    expect(fill('{a} meets {b}.', { a: 'Venus', b: 'Mars' })).toBe('Venus meets Mars.');
  });

  it('drops a bracket with an empty slot, keeps one without', () => {
    expect(fill('{a}[, in {b}][, {c}].', { a: 'Venus', c: 'backwards' })).toBe('Venus, backwards.');
    expect(fill('a[, b]', {})).toBe('a, b');
  });

  it('drops only the inner of two nested brackets', () => {
    expect(fill('{a}[ with {b}[ near {c}]].', { a: 'x', b: 'y' })).toBe('x with y.');
    expect(fill('{a}[ with {b}[ near {c}]].', { a: 'x', c: 'z' })).toBe('x.');
  });

  it('is not filled while a slot outside brackets is empty', () => {
    expect(fill('{a} meets {b}.', { a: 'Venus' })).toBeNull();
  });

  it('names all its slots', () => {
    expect(slotsOf(parseTemplate('{a}[, {b}[ {c}]] {a}.'))).toEqual(['a', 'b', 'c', 'a']);
  });

  it.each(['{a', 'x {a [b].', '[x', '[x [y]', 'x]', '[x]]'])(
    'with broken marks is refused: %s',
    (template) => {
      expect(() => parseTemplate(template)).toThrow('template');
    },
  );
});
