/** The pattern is held against the platform's segmenter, which is an implementation of the standard of its own. */
import { expect, it } from 'vitest';
import { countGraphemes, graphemesByPattern, graphemesOf } from './graphemes.ts';

const rows = [
  ['', 0],
  ['abc', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['👩🏽‍❤️‍💋‍👨🏻!', 2],
  ['🇹🇭🇬🇧', 2],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿a', 2],
  ['e\u0301e\u0301', 2],
  ['น้ำที่', 2],
  ['1️⃣2️⃣', 2],
  ['한국어', 3],
  ['\u1112\u1161\u11ab', 1],
  ['a\r\nb', 3],
  ['\u0301a', 2],
] as const;

it.each(rows)('counts %j as %i, with the segmenter and without', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
  expect(graphemesByPattern(text).length).toBe(count);
});

it('loses nothing and cuts where the segmenter cuts', () => {
  const text = 'What if 👩‍🚀 she — ไม่ทันแล้ว 😮‍💨👍🏾, naïve café\n🇪🇺 done. ❤️‍🔥';
  expect(graphemesByPattern(text)).toEqual([...graphemesOf(text)]);
  expect(graphemesByPattern(text).join('')).toBe(text);
});
