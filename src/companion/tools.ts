/** Tools that a message asks for, and who writes what they give. */
import type { Ask } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';

/** A tool as it was filled in before it was sent to the chat. */
export type AskedTool =
  | { readonly type: 'crystal-guide'; readonly intention: string }
  | { readonly type: 'meditation-generator'; readonly minutes: number; readonly feeling: string };

export type ToolToWrite = {
  readonly tool: AskedTool;
  /** The message, which may have been changed since the tool wrote it. */
  readonly text: string;
  readonly ask: Ask;
  /** A western sheet: the sky of the moment, and the person's chart where it is to be read. */
  readonly sheet: FactSheet;
  /** At least 32 hex digits. */
  readonly seed: string;
  /** How often other words were asked for, from 0. */
  readonly turn: number;
};

/** The words of the tools. Written in `text` and `practice`; nothing here knows a language. */
export type ToolVoice = {
  /** Null where the message no longer asks for the tool, and where the tool cannot be written. */
  readonly write: (asked: ToolToWrite) => Reading | null;
};
