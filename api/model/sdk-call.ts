/**
 * A model call over the AI SDK. One call, one attempt: retries and fallbacks are decided above, where what was already
 * shown is known. Nothing of a request or an answer is logged or kept, and errors leave without their texts.
 */
import { APICallError, jsonSchema, streamText, tool } from 'ai';
import type { LanguageModel, ModelMessage as SdkMessage, streamText as StreamText, ToolSet } from 'ai';
import { follow, ModelFailure, toolNames } from '#companion/prompt/model-call.ts';
import type { FailureType, ModelCall, ModelEvent, ModelMessage } from '#companion/prompt/model-call.ts';

type ProviderOptions = NonNullable<Parameters<typeof StreamText>[0]['providerOptions']>;

export type SdkOptions = {
  /** Tokens beyond the answer's cap, for models that think before they write and count it as writing. */
  readonly headroom: number;
  readonly providerOptions: ProviderOptions;
  /** Whether what the provider said beside a tool call goes back with its answer. */
  readonly returnsMetadata: boolean;
};

// The SDK would print a line for each option that a provider does not know.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The model as a call. Throws `ModelFailure`; ends without an `end` event when the provider broke off. */
export function sdkCall(model: LanguageModel, options: SdkOptions): ModelCall {
  return async function* call(request, signal): AsyncGenerator<ModelEvent, void, undefined> {
    const upstream = new AbortController();
    const release = follow(signal, upstream);
    try {
      const { fullStream } = streamText({
        model,
        system: request.system,
        messages: request.messages.map((message) => sdkMessage(message, options)),
        ...(request.tools.length > 0 ? { tools: sdkTools(request.tools) } : {}),
        maxOutputTokens: request.maxTokens + options.headroom,
        maxRetries: 0,
        abortSignal: upstream.signal,
        providerOptions: options.providerOptions,
        experimental_include: { requestBody: false },
        // Without a listener the SDK prints the error, and with it what was sent.
        onError: () => undefined,
      });
      for await (const part of fullStream) {
        switch (part.type) {
          case 'text-delta':
            if (part.text !== '') yield { type: 'text', text: part.text };
            break;
          case 'tool-call':
            yield toolEvent(part);
            break;
          case 'error':
            throw failureOf(part.error);
          case 'abort':
            return;
          case 'finish': {
            const end = endOf(part.finishReason);
            if (end !== null) yield end;
            return;
          }
          default:
        }
      }
    } catch (error) {
      throw failureOf(error);
    } finally {
      release();
      upstream.abort();
    }
  };
}

function sdkMessage(message: ModelMessage, { returnsMetadata }: SdkOptions): SdkMessage {
  switch (message.role) {
    case 'user':
      return {
        role: 'user',
        content: [
          { type: 'text', text: message.content },
          ...(message.images ?? []).map(
            ({ mime, base64 }) => ({ type: 'image', image: base64, mediaType: mime }) as const,
          ),
        ],
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.content.trim() === '' ? [] : [{ type: 'text', text: message.content } as const]),
          ...(message.toolCalls ?? []).map(
            ({ id, name, input, opaque }) =>
              ({
                type: 'tool-call',
                toolCallId: id,
                toolName: name,
                input: input ?? {},
                ...(returnsMetadata && opaque !== undefined
                  ? { providerOptions: opaque as ProviderOptions }
                  : {}),
              }) as const,
          ),
        ],
      };
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map(
          ({ id, name, output }) =>
            ({
              type: 'tool-result',
              toolCallId: id,
              toolName: name,
              output: { type: 'json', value: structuredClone(output) as never },
            }) as const,
        ),
      };
  }
}

function sdkTools(specs: Parameters<ModelCall>[0]['tools']): ToolSet {
  return Object.fromEntries(
    specs.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
}

function toolEvent(part: {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly input: unknown;
  readonly providerMetadata?: unknown;
}): ModelEvent {
  const name = toolNames.find((known) => known === part.toolName);
  if (name === undefined) throw new ModelFailure('malformed');
  const { toolCallId: id, input, providerMetadata: opaque } = part;
  return { type: 'tool', id, name, input, ...(opaque === undefined ? {} : { opaque }) };
}

/** Null where the provider gave no reason: then the stream was cut, whatever stood in it. */
function endOf(reason: string): Extract<ModelEvent, { type: 'end' }> | null {
  switch (reason) {
    case 'stop':
      return { type: 'end', why: 'stop' };
    case 'length':
      return { type: 'end', why: 'length' };
    case 'content-filter':
      return { type: 'end', why: 'refusal' };
    case 'tool-calls':
      return { type: 'end', why: 'tools' };
    case 'error':
      throw new ModelFailure('malformed');
    default:
      return null;
  }
}

/** What went wrong, by status and by kind of error, never by its words. */
function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) return new ModelFailure(typeOfStatus(error));
  if (error instanceof Error && 'cause' in error && APICallError.isInstance(error.cause))
    return new ModelFailure(typeOfStatus(error.cause));
  // Names of the SDK for an answer that is no JSON or not of the provider's shape.
  const name = error instanceof Error ? error.name : '';
  const isOfShape =
    /JSONParse|TypeValidation|InvalidResponse|NoSuchTool|InvalidToolInput|UnsupportedFunctionality/.test(
      name,
    );
  return new ModelFailure(isOfShape ? 'malformed' : 'unreachable');
}

function typeOfStatus({ statusCode, data }: APICallError): FailureType {
  if (statusCode === undefined) return 'unreachable';
  if (statusCode === 401 || statusCode === 403) return 'bad-key';
  if (statusCode === 402 || statusCode === 429) return 'rate-limited';
  if (statusCode === 408 || statusCode === 504) return 'timeout';
  if (statusCode === 413 || codeIn(data) === 'context_length_exceeded') return 'too-long';
  return statusCode >= 500 ? 'unreachable' : 'malformed';
}

/** The code in an error of OpenAI's shape. */
function codeIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { error } = data;
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
