/** The themes that a question asks about by its words: "why do I overthink" is about overthinking, whatever the chart says most. */
import type { ThemeId } from './themes/theme.ts';

export type FocusRow = {
  /** Words, parted by blanks, as they stand in a message. */
  readonly words: string;
  /** The most fitting theme first. */
  readonly themes: readonly ThemeId[];
};

export type FocusFinder = (text: string) => ReadonlySet<ThemeId>;

/** Compiles the table: the themes of every row of which a word stands in the text. */
export function createFocusFinder(rows: readonly FocusRow[]): FocusFinder {
  const byWord = new Map<string, ThemeId[]>();
  for (const { words, themes } of rows)
    for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), ...themes]);
  return (text) =>
    new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => byWord.get(word) ?? []));
}
