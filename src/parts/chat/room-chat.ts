/** What a screen gives the chat that lives inside it. The two are different features and meet in a route. */
import type { ReactNode } from 'react';
import type { AttachedChart } from '#contract/attached-chart.ts';

/** Sends words, and a chart with them, as if they had been typed. What stands in the input stays there. */
export type Say = (words: { readonly text: string; readonly attached?: AttachedChart }) => void;

/** A chat in a room: its beginning is the room's own, and its address stays the room's. */
export interface RoomChat {
  /** The chat open in the room; undefined before its first message. */
  readonly threadId: string | undefined;
  /** Where words are kept that were typed before there is a chat. */
  readonly draftKey: string;
  /** In place of the empty chat. */
  readonly renderIntro: (say: Say) => ReactNode;
  /** Above the conversation. */
  readonly head: ReactNode;
  /** The first message made this chat; the room goes to it. */
  readonly onThread: (threadId: string) => void;
}
