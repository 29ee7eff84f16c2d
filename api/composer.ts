/**
 * The author behind `POST /api/chat`.
 *
 * The route knows only this interface. What stands behind it is the same pure composer that answers on
 * the device, so the endpoint works without a model, a key or a network.
 */
import type { Ask } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import type { ModelImage } from '#companion/prompt/model-call.ts';
import type { RunTool } from '#companion/prompt/pipeline-types.ts';
import type { PersonField, PromptInput } from '#companion/prompt/prompt-input.ts';
import type { ReadingDepth, ReadingLength, ReadingStyle } from '#companion/request.ts';

export type ChatMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

/** What the client sent about the person; every field may be absent. Dates and times are local, as typed. */
export type ChatProfile = {
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null;
  /** `HH:MM` or `HH:MM:SS`; null when the time is not known. */
  readonly birthTime: string | null;
  readonly birthPlace: string | null;
  /** Degrees, north and east positive. */
  readonly birthLat: number | null;
  readonly birthLng: number | null;
  /** IANA zone of the birth place. */
  readonly birthTimeZoneId: string | null;
  readonly sex: 'female' | 'male' | null;
};

export type ChatInput = {
  /** Oldest first; at least one, and the last one is the person's, not blank, at most 8,000 characters. */
  readonly messages: readonly ChatMessage[];
  readonly readingMode: string;
  readonly threadId: string;
  readonly profile: ChatProfile | null;
  /** Same seed and same input, same reading. */
  readonly seed: string | null;
  /** IANA zone of the person's days; null when the client did not say. */
  readonly timeZone: string | null;
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: number;
  /** Facts from the client; they count where the profile gives no birth. */
  readonly sheet: FactSheet | null;
  /** What the client understood; null to understand it here. Safety is always looked at here. */
  readonly ask: Ask | null;
  readonly fields: readonly PersonField[];
  readonly images: readonly ModelImage[];
  readonly length: ReadingLength;
  readonly depth: ReadingDepth;
  readonly style: ReadingStyle;
};

export type ChatReply = {
  readonly text: string;
  readonly reading: Reading | null;
  readonly sheet: FactSheet | null;
  /** What a model needs to write instead; null where none may be asked: someone is at risk or under strain. */
  readonly forModel: (() => ForModel) | null;
};

/** The same question for a model: the prompt's data, the tools behind it, and the reading it falls back to. */
export type ForModel = {
  readonly prompt: PromptInput;
  readonly runTool: RunTool;
  readonly reading: Reading;
  /** UTC milliseconds of the question. */
  readonly nowMs: number;
};

export type Composer = {
  /**
   * Answers the last message. Throws `ChatInputError` when the input is well formed but cannot be read
   * (an unknown zone, a date that does not exist); anything else it throws is a fault of the server.
   */
  readonly reply: (input: ChatInput) => ChatReply | Promise<ChatReply>;
};

/** Input that is well formed and still makes no sense. The message goes to the client as it is. */
export class ChatInputError extends Error {
  override name = 'ChatInputError';
}
