import { expect, test } from 'vitest';
import { SUGGESTS_ABOVE } from './reply-intents.ts';
import { suggestedKeywords } from './suggested-keywords.ts';

const text = (said: string, length: number) => said.padEnd(length, ' …');
const said = 'Venus meets Saturn in the seventh house. Venus, in Libra, is patient; Saturn waits. Venus.';

test('the most often named first, then in the order of the text', () => {
  expect(suggestedKeywords(text(said, 600))).toEqual(['Venus', 'Saturn', 'seventh house', 'Libra']);
});

test('five at most', () => {
  const many = text('Sun Moon Mercury Venus Mars Jupiter Saturn', 600);
  expect(suggestedKeywords(many)).toEqual(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']);
});

test('an answer of 500 characters has none, one of 501 has', () => {
  expect(suggestedKeywords(text(said, SUGGESTS_ABOVE))).toEqual([]);
  expect(suggestedKeywords(text(said, SUGGESTS_ABOVE + 1))).not.toEqual([]);
});

test('a part of another word is none, and Thai has its own names', () => {
  expect(suggestedKeywords(text('Sunday, Marsh, Leopard', 600))).toEqual([]);
  expect(suggestedKeywords(text('วันนี้ดาวศุกร์อยู่ราศีเมษ ดาวศุกร์ช่วย', 600))).toEqual(['ดาวศุกร์', 'เมษ']);
});
