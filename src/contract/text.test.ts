import { describe, expect, it } from 'vitest';
import { firstCharacters, isStorableText, toStorableText } from './text.ts';
import { emptyThreadTitle, lastMessageFromReply, titleFromMessage } from './thread.ts';

describe('cutting', () => {
  it.each([
    ['plain', 'abcdef', 3, 'abc'],
    ['shorter than asked', 'ab', 3, 'ab'],
    ['empty', '', 3, ''],
    ['an emoji of two units', '😀😀😀', 2, '😀😀'],
    ['a family is one character', '👨‍👩‍👧‍👦ab', 2, '👨‍👩‍👧‍👦a'],
    ['an accent written apart', 'e\u0301e\u0301', 1, 'e\u0301'],
    ['a Thai vowel and tone stay on their letter', 'ที่นี่', 1, 'ที่'],
    ['a flag', '🇹🇭🇬🇧', 1, '🇹🇭'],
  ])('%s', (_, text, count, expected) => {
    expect(firstCharacters(text, count)).toBe(expected);
  });

  it('does not let one endless character through', () => {
    const cut = firstCharacters(`a${'\u0301'.repeat(5000)}`, 30);
    expect(cut.length).toBeLessThanOrEqual(240);
  });

  it('never ends in half a pair', () => {
    for (let length = 1; length < 12; length += 1) {
      expect(isStorableText(firstCharacters('👨‍👩‍👧‍👦😀é\u0301ที่'.repeat(20), length))).toBe(true);
    }
  });
});

describe('what a store can hold', () => {
  it('refuses NUL and broken pairs, keeps everything else', () => {
    expect(isStorableText('a\0b')).toBe(false);
    expect(isStorableText('a\ud83d')).toBe(false);
    expect(isStorableText('\ude00a')).toBe(false);
    expect(isStorableText('<script>alert(1)</script> 😀 ก้')).toBe(true);
  });

  it('replaces only what cannot be held', () => {
    expect(toStorableText('a\0b\ud83dc😀')).toBe('a\ufffdb\ufffdc😀');
    const html = '<img src=x onerror=alert(1)>';
    expect(toStorableText(html)).toBe(html);
  });
});

describe('titles of product-spec section 3', () => {
  it('starts as New Reading, or New and the mode', () => {
    expect(emptyThreadTitle(null)).toBe('New Reading');
    expect(emptyThreadTitle('Western')).toBe('New Western');
  });

  it('takes the first 30 characters of the message and three dots', () => {
    expect(titleFromMessage('Why do I feel stuck even when I try so hard?')).toBe(
      'Why do I feel stuck even when ...',
    );
    expect(titleFromMessage('Hello')).toBe('Hello...');
  });

  it('takes the first 50 characters of the reply', () => {
    expect(lastMessageFromReply('x'.repeat(80))).toBe('x'.repeat(50));
  });
});
