/** What the search worker can be asked, and what it answers. Plain data both ways. */
import type { Snippet } from './snippet.ts';

export type SearchRequest = {
  readonly query: string;
  /** The most messages and chats to list, each. */
  readonly limit: number;
};

/** A chat by its title. */
export type ChatHit = {
  readonly id: string;
  readonly title: Snippet;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly archived: boolean;
};

export type MessageHit = {
  readonly id: string;
  readonly threadId: string;
  /** Title of its chat, empty for one without. */
  readonly chat: string;
  readonly archived: boolean;
  readonly sender: 'user' | 'ai';
  readonly createdAt: number;
  readonly snippet: Snippet;
  /** The words found in it as they are written there, to be marked when it is opened. */
  readonly words: readonly string[];
};

export type SearchAnswer = {
  /** Best first; without words in the query the last used ones. */
  readonly chats: readonly ChatHit[];
  /** Best first. */
  readonly messages: readonly MessageHit[];
  /** How many messages there are, listed or not. */
  readonly total: number;
  /** Nothing held a word as it was written; these hold one a slip away. */
  readonly near: boolean;
  /**
   * Messages read into the index so far, of how many; null once there is none left to read. For a moment after the first
   * question some are.
   */
  readonly reading: { readonly done: number; readonly of: number } | null;
};

export type SearchCall =
  /** The first message: whose database to search. */
  | { readonly type: 'open'; readonly account: string }
  | ({ readonly type: 'search'; readonly id: number } & SearchRequest);

/** `null` when the database was closed: it was deleted, upgraded by another tab, or could not be read. */
export type SearchReply = { readonly id: number; readonly answer: SearchAnswer | null };
