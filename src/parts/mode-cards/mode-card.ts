/** What a facts card of a reading mode offers to the frame around it. */
import type { ComponentType } from 'react';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';

export type CardSize = 'chat' | 'full';

export type ModeCardProps = {
  readonly sheet: FactSheet;
  readonly words: TraditionWords;
  /** `chat`: a column of a chat, 300 to 680 px; `full`: a page of its own. */
  readonly size: CardSize;
};

/** One row of the table twin: what it is, and what it says in one to three cells. */
export type TableRow = { readonly head: string; readonly cells: readonly string[] };

export type ModeCard = {
  /** One SVG (`role="img"`, a one-sentence label) that needs nothing outside: it is also what is shared and printed. */
  readonly Drawing: ComponentType<ModeCardProps>;
  /** The table twin: everything that the drawing shows, in words. */
  readonly rows: (sheet: FactSheet, words: TraditionWords) => readonly TableRow[];
};
