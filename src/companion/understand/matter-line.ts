/** A sentence as a row of words, for cutting the matter out of it. */
import type { MappedText } from '#companion/safety/mapped-text.ts';

export type Word = {
  /** Normalised. */
  readonly text: string;
  /** Offsets in the normalised message. */
  readonly start: number;
  readonly end: number;
  /** A comma, colon, bracket or dash stands before it. */
  readonly opens: boolean;
  /** Typed with a capital, and not as the first word of the sentence. */
  readonly isName: boolean;
  /** Typed with 's: what it owns follows. */
  readonly isOwner: boolean;
};

/** A word of the message, or one that is put in. */
export type Piece = Word | string;

export type Line = {
  readonly words: readonly Word[];
  /** The words with single spaces, a space at either end of none. */
  readonly text: string;
  /** Index of the word at an offset of `text`. */
  readonly wordAt: (offset: number) => number;
};

/** Splits a stretch of the normalised message into words; fillers are left out. */
export function lineOf(
  mapped: MappedText,
  { start, end }: { readonly start: number; readonly end: number },
  { fillers, breaks }: { readonly fillers: ReadonlySet<string>; readonly breaks: ReadonlySet<string> },
): Line {
  const part = mapped.text.slice(start, Math.min(end, start + 600));
  const words: Word[] = [];
  let after = 0;
  let opens = false;
  for (const match of part.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’.:/-]*[\p{L}\p{N}\p{M}])?/gu)) {
    opens ||= /[,:;()—–"]| - |\p{Extended_Pictographic}/u.test(part.slice(after, match.index));
    after = match.index + match[0].length;
    if (fillers.has(match[0])) continue;
    if (breaks.has(match[0])) {
      opens = true;
      continue;
    }
    const from = start + match.index;
    const typed = mapped.original.slice(mapped.starts[from], mapped.ends[from + match[0].length - 1]);
    const isName = words.length > 0 && /^\p{Lu}\p{Ll}/u.test(typed) && match[0] !== 'i';
    const isOwner = /['’]s$/.test(typed);
    words.push({
      text: match[0],
      start: from,
      end: start + after,
      opens: opens && words.length > 0,
      isName,
      isOwner,
    });
    opens = false;
  }
  const offsets: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    offsets.push(text.length);
    text += word.text;
  }
  const wordAt = (offset: number): number => {
    const index = offsets.findIndex((at) => at >= offset);
    return index < 0 ? words.length : index;
  };
  return { words, text, wordAt };
}

/** The words before the first that fulfils a condition. */
export function upTo(words: readonly Word[], isEnd: (word: Word, index: number) => boolean): readonly Word[] {
  const at = words.findIndex(isEnd);
  return at < 0 ? words : words.slice(0, at);
}
