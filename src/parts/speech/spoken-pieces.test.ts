import { expect, test } from 'vitest';
import { spokenPieces } from './spoken-pieces.ts';

test('a short sentence is one piece, blanks around it are none', () => {
  expect(spokenPieces([' One. ', '', 'Two.'], 1)).toEqual([
    { sentence: 0, from: 1, text: 'One.' },
    { sentence: 2, from: 0, text: 'Two.' },
  ]);
});

test.each([
  ['commas', 'first this and then that, '.repeat(30)],
  ['no commas', 'word after word '.repeat(40)],
  ['one long word', 'm'.repeat(700)],
  ['a script without blanks', 'ดวงจันทร์อยู่ในราศีกันย์วันนี้และคุณพักได้'.repeat(12)],
])('a long sentence is cut into pieces a voice survives: %s', (_, text) => {
  for (const rate of [0.5, 1, 2]) {
    const pieces = spokenPieces([text], rate);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) {
      // Fifteen characters a second at the usual speed, and Chrome gives up after fifteen seconds.
      expect(piece.text.length / (15 * rate)).toBeLessThanOrEqual(15);
      expect(text.slice(piece.from, piece.from + piece.text.length)).toBe(piece.text);
    }
    expect(
      pieces
        .map((piece) => piece.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  }
});

test('it is cut where a reader would breathe', () => {
  const [first] = spokenPieces([`${'a'.repeat(60)} ${'b'.repeat(40)}, ${'c '.repeat(60)}`], 1);
  expect(first?.text.endsWith('b,')).toBe(true);
});
