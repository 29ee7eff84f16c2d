/** Chooses the reply for what safety found: plain words, no reading, no chart. The words are data of `text/`. */
import type { Topic } from '#facts/ask.ts';
import type { SafetyFamily, SafetyFinding } from './finding.ts';

/** Paragraphs of one reply, most important first. */
export type ReplyText = readonly string[];

/** Replies for one family: `self` addresses the person in danger, `other` somebody who is worried about them. */
export type FamilyReplies = {
  readonly self: { readonly 1?: ReplyText; readonly 2: ReplyText; readonly 3?: ReplyText };
  readonly other?: { readonly 1?: ReplyText; readonly 2: ReplyText; readonly 3?: ReplyText };
};

export type SafetyReplies = {
  readonly families: { readonly [F in SafetyFamily]: FamilyReplies };
  /** Stands before a reply of tier 1 that was written for tier 2. */
  readonly urgent: string;
  /** Opens the reply to a message that may be harmless, and offers help. */
  readonly care: string;
  /** Follows the caring line with kind words about the topic, without a chart. `none` serves every other topic. */
  readonly gentle: { readonly [T in Topic]?: ReplyText } & { readonly none: ReplyText };
  /** Says how to get the reading after all. */
  readonly goOn: string;
  /** The chip for it, and the words it puts before the question. */
  readonly goOnChip: string;
  readonly goOnPrefix: string;
};

/**
 * The reply to a finding, paragraph by paragraph; empty where the finding asks for none.
 * @param topic what the message is about, for the gentle answer after a caring line
 */
export function safetyReply(finding: SafetyFinding, topic: Topic, words: SafetyReplies): ReplyText {
  const { tier, care, family, isOther } = finding;
  if (tier === 0) return care ? [words.care, ...(words.gentle[topic] ?? words.gentle.none), words.goOn] : [];
  const replies = words.families[family ?? 'wish'];
  const texts = (isOther ? replies.other : undefined) ?? replies.self;
  if (tier === 1) return texts[1] ?? [words.urgent, ...texts[2]];
  return tier === 3 ? (texts[3] ?? texts[2]) : texts[2];
}
