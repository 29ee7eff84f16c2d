/** The hosted model behind `POST /api/chat`, where a server has one, and how its answers are counted. */
import { keyedDigest } from './auth/digest.ts';
import type { Identity } from './auth/verifier.ts';
import type { RequestCaller } from './caller.ts';
import type { ChatInput, ChatReply } from './composer.ts';

export type HostedModel = {
  /** Answers the last message. Throws like a composer: `ChatInputError` for input that cannot be read. */
  readonly reply: (input: ChatInput) => Promise<ChatReply>;
  /** Answers a UTC day for this caller, null for someone without the sign-in; null is no limit. */
  readonly perDay: (identity: Identity | null) => Promise<number | null>;
};

/** What the meter calls these answers. */
export const HOSTED_ANSWERS = 'hosted-answers';

/** Whose answers are counted: the account, or a keyed digest of the address, which cannot be found back from it. */
export function hostedSubject({ identity, address }: RequestCaller, key: Uint8Array): string {
  if (identity !== null) return identity.userId;
  return `address:${keyedDigest(key, 'hosted', address)}`;
}
