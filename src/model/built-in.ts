/**
 * The browser's own language model, where it has one (Chrome's Prompt API): it runs on this device, needs no key, and
 * nothing leaves. Never required; asked for only by who chose it.
 *
 * Source: Prompt API, Web Machine Learning Community Group draft (`LanguageModel`).
 */
import { follow, ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelCall, ModelEvent, ModelMessage } from '#companion/prompt/model-call.ts';

/** `downloadable`: the browser fetches it (gigabytes, once) when it is first asked for. */
export type BuiltInState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

type Turn = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };
type Languages = { readonly type: 'text'; readonly languages: readonly string[] };
type CoreOptions = {
  readonly expectedInputs: readonly Languages[];
  readonly expectedOutputs: readonly Languages[];
};
type Session = {
  promptStreaming(input: readonly Turn[], options: { signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
};
type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
};

/** The part of the API that is used. */
export type LanguageModelApi = {
  availability(options: CoreOptions): Promise<BuiltInState>;
  create(
    options: CoreOptions & {
      readonly initialPrompts?: readonly Turn[];
      readonly signal: AbortSignal;
      readonly monitor?: (monitor: Monitor) => void;
    },
  ): Promise<Session>;
};

/** What it is called in notes; the API does not say which model it is. */
export const BUILT_IN_NAME = 'built-in';

/** It is asked in English and writes English: other languages are not promised by it. */
const english: Languages = { type: 'text', languages: ['en'] };
const core: CoreOptions = { expectedInputs: [english], expectedOutputs: [english] };

/** The API of this page; null where the browser has none. */
export function languageModel(scope: object = globalThis): LanguageModelApi | null {
  const found = 'LanguageModel' in scope ? scope.LanguageModel : null;
  const isThere =
    (typeof found === 'function' || (typeof found === 'object' && found !== null)) &&
    'create' in found &&
    'availability' in found;
  return isThere ? (found as unknown as LanguageModelApi) : null;
}

/** How far it is. Never rejects: a browser that fails to say has none. */
export async function builtInState(api: LanguageModelApi | null): Promise<BuiltInState> {
  if (api === null) return 'unavailable';
  return api.availability(core).catch(() => 'unavailable');
}

/**
 * Has the browser fetch the model; has to follow a press of the person. `onProgress` is told the part that is there, 0 to
 * 1. Rejects when it cannot be had or `signal` aborts.
 */
export async function fetchBuiltIn(
  api: LanguageModelApi,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const session = await api.create({
    ...core,
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
  });
  session.destroy();
}

/** The model as a call. It calls no tools: what a question needs is looked up before. */
export function builtInCall(api: LanguageModelApi): ModelCall {
  return async function* call(request, signal): AsyncGenerator<ModelEvent, void, undefined> {
    const upstream = new AbortController();
    const release = follow(signal, upstream);
    let session: Session | null = null;
    try {
      session = await api.create({
        ...core,
        initialPrompts: [{ role: 'system', content: request.system }],
        signal: upstream.signal,
      });
      const stream = session.promptStreaming(request.messages.map(turnOf), { signal: upstream.signal });
      const reader = stream.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        if (value !== '') yield { type: 'text', text: value };
      }
      yield { type: 'end', why: 'stop' };
    } catch (error) {
      if (signal.aborted) return;
      throw failureOf(error);
    } finally {
      release();
      upstream.abort();
      session?.destroy();
    }
  };
}

function turnOf(message: ModelMessage): Turn {
  if (message.role === 'tool') return { role: 'user', content: JSON.stringify(message.results) };
  return { role: message.role, content: message.content };
}

/** By the names that the platform gives its errors. */
function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'QuotaExceededError') return new ModelFailure('too-long');
  if (name === 'NotReadableError') return new ModelFailure('refused');
  return new ModelFailure('unreachable');
}
