import { expect, test } from 'vitest';
import { fold, wordsIn } from './words.ts';

const words = (text: string) => wordsIn(text).map(({ word }) => word);

test.each([
  ['Why do I get ghosted?', ['why', 'do', 'i', 'get', 'ghosted']],
  ['Mãe, ÉCLAIR, naïve, Ångström', ['mae', 'eclair', 'naive', 'angstrom']],
  ["don’t and don't", ['dont', 'and', 'dont']],
  ['Saturn square Sun, 14°22′', ['saturn', 'square', 'sun', '14', '22']],
  ['ＴＡＲＯＴ ﬁre', ['tarot', 'fire']],
  ['**bold** _and_ `code`', ['bold', 'and', 'code']],
  ['', []],
  ['…!?', []],
])('the words of %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('Thai without spaces is parted into words, with every vowel and tone mark kept', () => {
  const text = 'ฉันรักดวงจันทร์วันนี้';
  const found = words(text);
  expect(found).toContain('รัก');
  // How finely a dictionary parts the rest is its own affair.
  expect(found.length).toBeGreaterThan(2);
  expect(found.join('')).toBe(text);
});

test('a sara am is the same however it was typed', () => {
  expect(fold('ทำ')).toBe(fold('ท\u0E4D\u0E32'));
});

test('each word says where it stands', () => {
  const text = 'Le ciel “étoilé” — ความรัก';
  for (const { start, end } of wordsIn(text)) expect(text.slice(start, end)).toMatch(/^[\p{L}\p{M}]+$/u);
  expect(wordsIn(text)[2]).toEqual({ word: 'etoile', start: 9, end: 15 });
});
