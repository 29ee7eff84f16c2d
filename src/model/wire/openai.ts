/** OpenAI, responses API: items of output, filled by deltas; the response completes, or is incomplete and says why. */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelEvent, ModelMessage, ModelRequest, ToolCall } from '#companion/prompt/model-call.ts';
import { jsonOf, listOf, membersOf, textOf, toolEvent } from './wire.ts';
import type { Wire } from './wire.ts';

/** Models that think first count it as output; without room for it an answer may come out empty. */
export const THINKING_TOKENS = 2048;

export const openaiWire: Wire = {
  url: ({ base }) => `${base}/v1/responses`,
  headers: ({ key }) => ({ Authorization: `Bearer ${key ?? ''}` }),
  body: ({ system, messages, tools, maxTokens }: ModelRequest, { model }) => ({
    model,
    stream: true,
    // Nothing of what people ask is left with the provider to be read again.
    store: false,
    instructions: system,
    input: messages.flatMap(itemsOf),
    max_output_tokens: maxTokens + THINKING_TOKENS,
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function',
            name,
            description,
            parameters,
            strict: false,
          })),
        }),
  }),
  reader: () => {
    let calls = 0;
    let isRefused = false;
    const thoughts: unknown[] = [];
    return ({ data }) => {
      const event = membersOf(jsonOf(data));
      switch (event['type']) {
        case 'response.output_text.delta':
          return [{ type: 'text', text: textOf(event['delta']) }];
        case 'response.refusal.delta':
        case 'response.refusal.done':
          isRefused = true;
          return [];
        case 'response.output_item.done': {
          const item = membersOf(event['item']);
          // What a model thought before a call goes back with it, where it is given out at all.
          if (item['type'] === 'reasoning' && typeof item['encrypted_content'] === 'string')
            thoughts.push(event['item']);
          if (item['type'] !== 'function_call') return [];
          calls += 1;
          const opaque = thoughts.splice(0);
          return [
            toolEvent({
              id: textOf(item['call_id']),
              name: item['name'],
              json: textOf(item['arguments']),
              ...(opaque.length > 0 ? { opaque } : {}),
            }),
          ];
        }
        case 'response.completed':
          return [{ type: 'end', why: isRefused ? 'refusal' : calls > 0 ? 'tools' : 'stop' }];
        case 'response.incomplete':
          return incomplete(membersOf(event['response']));
        case 'response.failed':
          throw failureOf(membersOf(membersOf(event['response'])['error'])['code']);
        case 'error':
          throw failureOf(event['code'] ?? membersOf(event['error'])['code']);
        case undefined:
          throw new ModelFailure('malformed');
        default:
          return [];
      }
    };
  },
};

function itemsOf(message: ModelMessage): readonly unknown[] {
  switch (message.role) {
    case 'user':
      return [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: message.content },
            ...(message.images ?? []).map(({ mime, base64 }) => ({
              type: 'input_image',
              image_url: `data:${mime};base64,${base64}`,
            })),
          ],
        },
      ];
    case 'assistant':
      return [
        ...(message.content.trim() === ''
          ? []
          : [{ role: 'assistant', content: [{ type: 'output_text', text: message.content }] }]),
        ...(message.toolCalls ?? []).flatMap(callItems),
      ];
    case 'tool':
      return message.results.map(({ id, output }) => ({
        type: 'function_call_output',
        call_id: id,
        output: JSON.stringify(output),
      }));
  }
}

/** Without the id under which the provider would have kept it: it keeps nothing. */
function callItems({ id, name, input, opaque }: ToolCall): readonly unknown[] {
  const call = { type: 'function_call', call_id: id, name, arguments: JSON.stringify(input ?? {}) };
  return [...listOf(opaque), call];
}

function incomplete(response: Readonly<Record<string, unknown>>): readonly ModelEvent[] {
  const { reason } = membersOf(response['incomplete_details']);
  if (reason === 'max_output_tokens') return [{ type: 'end', why: 'length' }];
  if (reason === 'content_filter') return [{ type: 'end', why: 'refusal' }];
  return [];
}

function failureOf(code: unknown): ModelFailure {
  switch (code) {
    case 'rate_limit_exceeded':
    case 'insufficient_quota':
      return new ModelFailure('rate-limited');
    case 'invalid_api_key':
      return new ModelFailure('bad-key');
    case 'context_length_exceeded':
      return new ModelFailure('too-long');
    default:
      return new ModelFailure('unreachable');
  }
}
