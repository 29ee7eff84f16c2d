/** Messages that a button sends: the Soul Clarity Room and the tools that ask in the chat. */
import type { ToolId } from '../tools/tool-list.ts';

/** A button of the Soul Clarity Room. It starts a mixed chat and shows the whole prompt as the person's message. */
export type ClarityQuestion = {
  readonly button: string;
  /** Which facts to attach; selectors, not fact ids. */
  readonly facts: readonly string[];
  /** May hold a placeholder, which is asked for before sending. */
  readonly content: string;
};

export type ToolPreset = {
  readonly tool: ToolId;
  readonly label: string;
  readonly mode: string;
  /** What the person gives, for the form. */
  readonly needs: string;
  readonly facts: readonly string[];
  readonly content: string;
};
