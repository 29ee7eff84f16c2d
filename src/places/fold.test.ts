import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['München', 'munchen'],
    ['São Paulo', 'sao paulo'],
    ['København', 'kobenhavn'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Xi’an', 'xian'],
    ['  Aix-en-Provence ', 'aix en provence'],
    ['St. Louis', 'saint louis'],
    ['Saint-Louis', 'saint louis'],
    ['Ste. Anne', 'sainte anne'],
    ['East Stroud', 'east stroud'],
    ['Αθήνα', 'αθηνα'],
    ['Йошкар-Ола', 'иошкар ола'],
    ['東京', '東京'],
    ['กรุงเทพฯ', 'กรุงเทพ'],
    ['…', ''],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps Thai vowels and tones: they are letters, not decoration', () => {
    expect(fold('ปากน้ำ')).not.toBe(fold('ปากนำ'));
    expect(fold('ที่')).toBe('ที่');
  });

  it('does nothing to what it has folded', () => {
    for (const text of ['München', 'St. Louis', 'กรุงเทพฯ', 'Łódź', 'ปากน้ำ', 'がくえん']) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});
