/**
 * From a model's stream to whole sentences with the facts they cite.
 *
 * Feeding a text in one piece or unit by unit gives the same sentences: every decision is made on what stands before and
 * the one unit after. A mark belongs to the sentence it follows, before or after its closing punctuation.
 */
import type { FactId } from '#facts/fact-id.ts';
import { cleanSentence } from './clean-text.ts';
import { createMarkLexer } from './mark-lexer.ts';
import { endsBefore, isClosed, isThai } from './sentence-end.ts';

export type ParsedSentence = {
  readonly text: string;
  /** Facts of its marks, each once. */
  readonly cites: readonly FactId[];
  /** Names in its marks that stand for no fact: copied or imagined ones. */
  readonly unknown: readonly string[];
  /** Begins a paragraph. */
  readonly opens: boolean;
};

export type MarkParser = {
  readonly push: (chunk: string) => readonly ParsedSentence[];
  /**
   * What is left. With `whole` the text came to its end; without, it was cut off, and a last sentence without closing
   * punctuation is not given out.
   */
  readonly end: (whole: boolean) => readonly ParsedSentence[];
};

/** `factOf` tells what an alias stands for now: tools may add aliases while the text comes. */
export function createMarkParser(factOf: (alias: string) => FactId | null): MarkParser {
  const lexer = createMarkLexer();
  let text = '';
  let cites: FactId[] = [];
  let unknown: string[] = [];
  /** White space has followed the text; line ends among it. */
  let gap = false;
  let lines = 0;
  let afterMark = false;
  let opens = true;

  const release = (): ParsedSentence[] => {
    const sentence = { text: cleanSentence(text), cites: [...new Set(cites)], unknown, opens };
    const blank = !/[\p{L}\p{N}]/u.test(sentence.text);
    text = '';
    cites = [];
    unknown = [];
    // What opens a paragraph is the next thing that is said in it.
    opens = lines > 1 || (blank && opens);
    gap = false;
    lines = 0;
    afterMark = false;
    return blank ? [] : [sentence];
  };

  const takeText = (unit: string): readonly ParsedSentence[] => {
    if (/\s/u.test(unit)) {
      gap ||= text !== '';
      if (unit === '\n') lines += 1;
      return [];
    }
    const done = isOver(unit) ? release() : [];
    if (text === '') {
      opens ||= lines > 1;
      lines = 0;
    }
    // A mark before punctuation leaves no space behind.
    if (gap && !(afterMark && /[.,;:!?…)]/u.test(unit))) text += ' ';
    text += unit;
    gap = false;
    afterMark = false;
    return done;
  };

  const isOver = (next: string): boolean => {
    if (text === '') return false;
    if (lines > 0) return true;
    if (!gap) return afterMark && isClosed(text) && !/[.,;:!?…)'"”’]/u.test(next);
    if (afterMark && isThai(text)) return /[\p{L}\p{N}]/u.test(next) && /[\u0e01-\u0e5b]/u.test(next);
    return endsBefore(text, next);
  };

  const takeMark = (names: readonly string[]): void => {
    for (const name of names) {
      const id = factOf(name);
      if (id === null) unknown.push(name);
      else cites.push(id);
    }
    if (names.length === 0) unknown.push('');
    afterMark = true;
  };

  const take = (lexemes: ReturnType<typeof lexer.take>): readonly ParsedSentence[] =>
    lexemes.flatMap((lexeme) => {
      if (lexeme.type === 'text') return takeText(lexeme.unit);
      takeMark(lexeme.names);
      return [];
    });

  return {
    push: (chunk) => {
      const done: ParsedSentence[] = [];
      for (let at = 0; at < chunk.length; at += 1) done.push(...take(lexer.take(chunk[at] ?? '')));
      return done;
    },
    end: (whole) => {
      const done = [...take(lexer.end())];
      if (whole || isClosed(text) || lines > 0) done.push(...release());
      text = '';
      return done;
    },
  };
}
