/**
 * One call to a language model, as the pipeline sees it. Implementations live outside the pure layers: on the server
 * over an SDK, on the device over `fetch` or the browser's own model.
 */
import type { Json } from '#facts/fact.ts';

export const toolNames = ['transits', 'synastry', 'fact', 'draw'] as const;
export type ToolName = (typeof toolNames)[number];

/** A picture for models that see, already re-encoded on the device. */
export type ModelImage = { readonly mime: 'image/jpeg' | 'image/png'; readonly base64: string };

export type ToolCall = {
  /** The provider's id of the call; answers refer to it. */
  readonly id: string;
  readonly name: ToolName;
  /** As the model wrote it: untrusted. */
  readonly input: unknown;
  /** What the provider wants back with the answer, unread by us (Gemini signs its calls). */
  readonly opaque?: unknown;
};

export type ModelMessage =
  | { readonly role: 'user'; readonly content: string; readonly images?: readonly ModelImage[] }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | {
      readonly role: 'tool';
      readonly results: readonly { readonly id: string; readonly name: ToolName; readonly output: Json }[];
    };

/** A tool as JSON Schema: every provider takes it in this form, wrapped in its own way. */
export type ToolSpec = {
  readonly name: ToolName;
  readonly description: string;
  readonly parameters: { readonly [key: string]: Json };
};

export type ModelRequest = {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolSpec[];
  readonly maxTokens: number;
};

export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'tool' } & ToolCall)
  | { readonly type: 'end'; readonly why: 'stop' | 'length' | 'refusal' | 'tools' };

/** What the pipeline needs of the platform's `AbortSignal`, which the pure layers do not know. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What it needs of an `AbortController`. */
export interface StopControl {
  readonly signal: StopSignal;
  abort(): void;
}

/** Has a control abort when a signal does: leaving early closes the connection as well. Gives what ends the following. */
export function follow(signal: StopSignal, control: StopControl): () => void {
  const abort = (): void => control.abort();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return () => signal.removeEventListener('abort', abort);
}

interface ModelCaller {
  call(request: ModelRequest, signal: StopSignal): AsyncIterable<ModelEvent>;
}

/**
 * One provider call. The stream ends with an `end` event; one that ends without it was cut off. Throws `ModelFailure`
 * for everything a provider does wrong. When the signal aborts, the upstream connection is closed.
 *
 * Written as a method, so that an implementation may ask for a whole `AbortSignal`.
 */
export type ModelCall = ModelCaller['call'];

export const failureTypes = [
  'rate-limited',
  'timeout',
  'unreachable',
  'bad-key',
  'malformed',
  'refused',
  'too-long',
] as const;
export type FailureType = (typeof failureTypes)[number];

/** What went wrong with a call. It holds no text of the person, of the model or of the provider, and no key. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly type: FailureType;
  constructor(type: FailureType) {
    super(type);
    this.type = type;
  }
}
