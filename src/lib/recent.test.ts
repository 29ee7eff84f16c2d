import { describe, expect, it } from 'vitest';
import { rememberRecent } from './recent.ts';

function counting(limit: number) {
  const made: string[] = [];
  const remember = rememberRecent<string>(limit);
  return {
    made,
    get: (key: string) =>
      remember(key, () => {
        made.push(key);
        return `value of ${key}`;
      }),
  };
}

describe('rememberRecent', () => {
  it('makes a value once and gives the same one again', () => {
    const { get, made } = counting(2);
    expect([get('a'), get('a'), get('a')]).toEqual(['value of a', 'value of a', 'value of a']);
    expect(made).toEqual(['a']);
  });

  it('keeps as many as its limit and lets the oldest go', () => {
    const { get, made } = counting(2);
    for (const key of ['a', 'b', 'c', 'b', 'c']) get(key);
    expect(made).toEqual(['a', 'b', 'c']);
    expect(get('a')).toBe('value of a');
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('remembers nothing of a maker that throws', () => {
    const remember = rememberRecent<number>(2);
    expect(() =>
      remember('a', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(remember('a', () => 7)).toBe(7);
  });
});
