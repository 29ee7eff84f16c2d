import { expect, test } from 'vitest';
import { facesFor } from './drawing-fonts.ts';
import type { Face } from './drawing-fonts.ts';

const face = (family: string, range: string): Face => ({
  family,
  weight: '100 900',
  url: `https://example.test/${family}.woff2`,
  range,
});
const latin = face('Serif Variable', 'U+0000-00FF, U+0131');
const more = face('Serif Variable', 'U+0100-0130');
const thai = face('Thai Variable', 'U+0E01-0E5B');
const other = face('Other Variable', '');

const svg = (text: string) =>
  `<svg><text font-family="'Serif Variable', 'Thai Variable'">${text}</text></svg>`;

test('a file goes in when its family is named and a character of it is there', () => {
  expect(facesFor(svg('Taksa'), [latin, more, thai, other])).toEqual([latin]);
  expect(facesFor(svg('ทักษา'), [latin, more, thai, other])).toEqual([latin, thai]);
  expect(facesFor(svg('Ān'), [latin, more, thai, other])).toEqual([latin, more]);
});

test('a face of no stated range is for every character', () => {
  const plain = face('Serif Variable', '');
  expect(facesFor(svg('๓'), [plain])).toEqual([plain]);
});
