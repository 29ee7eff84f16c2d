/** A text into sentences: abbreviations, decimals, degrees and clock times end none; Thai has no full stop to go by. */
import type { VerifierWords } from './words.ts';

export type Piece = { readonly text: string; readonly start: number; readonly end: number };

const END = /[.!?…]+["”’')\]]*(?=\s|$)/gu;

/** Sentences with their places in the text; text without any end is one sentence. */
export function splitSentences(text: string, words: VerifierWords): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const push = (to: number): void => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (trimmed !== '') {
      const start = from + raw.indexOf(trimmed);
      pieces.push({ text: trimmed, start, end: start + trimmed.length });
    }
    from = to;
  };
  for (const match of text.matchAll(END)) {
    if (match[0].startsWith('.') && isAbbreviation(text, match.index, words)) continue;
    push(match.index + match[0].length);
  }
  push(text.length);
  return pieces;
}

function isAbbreviation(text: string, at: number, words: VerifierWords): boolean {
  const before = /([\p{L}\p{M}.]+)$/u.exec(text.slice(Math.max(0, at - 12), at))?.[1];
  if (before === undefined) return false;
  const word = before.toLowerCase();
  // Single capitals are initials, but "I." and a Thai letter may well end a sentence.
  return words.abbreviations.includes(word) || /^[A-HJ-Z]$/.test(before);
}

/** Thai sentences end at a space after a closing particle; the rest is left whole, since a space also parts clauses. */
const THAI_END = /(?:ครับ|ค่ะ|นะคะ|จ้ะ|นะ) +(?=[\u0E00-\u0E7F])/gu;

export function splitThai(text: string, words: VerifierWords): readonly Piece[] {
  return splitSentences(text, words).flatMap((piece) => {
    const parts: Piece[] = [];
    let from = 0;
    const push = (to: number): void => {
      const part = piece.text.slice(from, to).trim();
      if (part !== '') parts.push({ text: part, start: piece.start + from, end: piece.start + to });
      from = to;
    };
    for (const match of piece.text.matchAll(THAI_END)) push(match.index + match[0].length);
    push(piece.text.length);
    return parts;
  });
}
