/** What a reply is drawn from and what can be done with it. */
import type { Message, Rating } from '#contract/message.ts';
import type { PathEntry } from '#db/messages.ts';
import type { SupportFor } from './support-findings.ts';

/** What can be done from a message. The functions keep their identity, so that a message is drawn once. */
export interface ReplyIntents {
  readonly onRegenerate: (entry: PathEntry) => void;
  /** Goes on with a reply that is not whole. */
  readonly onContinue: (entry: PathEntry) => void;
  /** Asks a question in other words, as a branch beside it. Answers whether it was kept. */
  readonly onEdit: (entry: PathEntry, text: string) => Promise<boolean>;
  readonly onBranch: (messageId: string) => void;
  readonly onRate: (messageId: string, rating: Rating | null) => void;
  readonly onChip: (text: string) => void;
  /** Leads to what the mode of the chat still needs. */
  readonly onNeeds: () => void;
  readonly onFacts: (messageId: string) => void;
  readonly onHot: (facts: readonly string[]) => void;
  readonly onMarkOpen: (open: boolean) => void;
  readonly onRevealed: () => void;
}

export interface ReplyProps {
  entry: PathEntry;
  zone: string;
  support: SupportFor | null;
  revealing: boolean;
  /** Nothing can be asked while an answer is made. */
  busy: boolean;
  /** Chips are for the last reply alone. */
  last: boolean;
  /** Facts pointed at in the drawer of this reply. */
  hot: readonly string[];
  intents: ReplyIntents;
}

/** An answer of more characters than this may suggest words to go on from. */
export const SUGGESTS_ABOVE = 500;

/** Whether a reply says that there is none. */
export function isFailure({ reading, content }: Message): boolean {
  return reading === null && content.startsWith('Error: ');
}
