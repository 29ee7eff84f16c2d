import { expect, test } from 'vitest';
import type { Sentence } from '#facts/reading.ts';
import { markPlace, paragraphsOf, readingPlainText, wordsOf } from './reading-words.ts';

const line = (text: string, opens?: true): Sentence => ({
  text,
  cites: [],
  move: 'core',
  verdict: 'reflection',
  ...(opens ? { opens } : {}),
});

test('sentences that open make paragraphs, and the copied text keeps them', () => {
  const sentences = [line('One.', true), line('Two.'), line('Three.', true)];
  expect(paragraphsOf(sentences).map((paragraph) => paragraph.length)).toEqual([2, 1]);
  expect(readingPlainText(sentences)).toBe('One. Two.\n\nThree.');
});

test.each([
  ['It moves backwards.', 'It moves ', 'backwards', '.'],
  ['He said “no.”', 'He said “', 'no', '.”'],
  ['Alone', '', 'Alone', ''],
  ['…', '', '', '…'],
])('the mark of %j stands before its last punctuation', (text, lead, lastWord, tail) => {
  const place = markPlace(text);
  expect(place.lead + place.lastWord + place.tail).toBe(text);
  expect(place.tail).toBe(tail);
  expect(`${lead}${lastWord}`.endsWith(place.lastWord)).toBe(true);
});

test.each([
  ['A  spaced   line.', 'en'],
  ['ทำไมฉันถึงเหนื่อยใจ', 'th'],
])('the words of %j put together are the text', (text, lang) => {
  expect(wordsOf(text, lang).join('')).toBe(text);
});

test('Thai, which has no spaces, still comes in words', () => {
  expect(wordsOf('ทำไมฉันถึงเหนื่อยใจ', 'th').length).toBeGreaterThan(2);
});

test('a heading is copied as the first sentence of its paragraph', () => {
  const lead: Sentence = { ...line('The fast start.', true), lead: true };
  expect(readingPlainText([line('You begin.'), lead, line('Venus is in Aries.')])).toBe(
    'You begin.\n\nThe fast start. Venus is in Aries.',
  );
});
