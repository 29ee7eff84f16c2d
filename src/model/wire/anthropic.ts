/** Anthropic, messages API, version 2023-06-01: numbered content blocks filled by deltas, the reason to stop at the end. */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { FailureType, ModelEvent, ModelMessage, ModelRequest } from '#companion/prompt/model-call.ts';
import { jsonOf, membersOf, textOf, toolEvent } from './wire.ts';
import type { Wire } from './wire.ts';

export const anthropicWire: Wire = {
  url: ({ base }) => `${base}/v1/messages`,
  headers: ({ key }) => ({
    'x-api-key': key ?? '',
    'anthropic-version': '2023-06-01',
    // Without it no page is answered: the person's key is in their own browser, and they have put it there.
    'anthropic-dangerous-direct-browser-access': 'true',
  }),
  body: ({ system, messages, tools, maxTokens }: ModelRequest, { model }) => ({
    model,
    max_tokens: maxTokens,
    stream: true,
    system,
    messages: messages.map(messageOf),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            name,
            description,
            input_schema: parameters,
          })),
        }),
  }),
  reader: () => {
    let call: { readonly id: string; readonly name: unknown; json: string } | null = null;
    let reason: unknown = null;
    return ({ data }) => {
      const event = membersOf(jsonOf(data));
      switch (event['type']) {
        case 'content_block_start': {
          const block = membersOf(event['content_block']);
          if (block['type'] === 'tool_use') call = { id: textOf(block['id']), name: block['name'], json: '' };
          return [];
        }
        case 'content_block_delta': {
          const delta = membersOf(event['delta']);
          if (delta['type'] === 'text_delta') return [{ type: 'text', text: textOf(delta['text']) }];
          if (delta['type'] === 'input_json_delta' && call !== null)
            call.json += textOf(delta['partial_json']);
          return [];
        }
        case 'content_block_stop': {
          const whole = call;
          call = null;
          return whole === null ? [] : [toolEvent(whole)];
        }
        case 'message_delta':
          reason = membersOf(event['delta'])['stop_reason'] ?? reason;
          return [];
        case 'message_stop':
          return endOf(reason);
        case 'error':
          throw new ModelFailure(failureOf(membersOf(event['error'])['type']));
        case undefined:
          throw new ModelFailure('malformed');
        default:
          return [];
      }
    };
  },
};

function messageOf(message: ModelMessage): object {
  switch (message.role) {
    case 'user':
      return {
        role: 'user',
        content: [
          ...(message.images ?? []).map(({ mime, base64 }) => ({
            type: 'image',
            source: { type: 'base64', media_type: mime, data: base64 },
          })),
          { type: 'text', text: message.content },
        ],
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          // An empty block of text is refused.
          ...(message.content.trim() === '' ? [] : [{ type: 'text', text: message.content.trimEnd() }]),
          ...(message.toolCalls ?? []).map(({ id, name, input }) => ({
            type: 'tool_use',
            id,
            name,
            input: input ?? {},
          })),
        ],
      };
    case 'tool':
      return {
        role: 'user',
        content: message.results.map(({ id, output }) => ({
          type: 'tool_result',
          tool_use_id: id,
          content: JSON.stringify(output),
        })),
      };
  }
}

/** Nothing for a reason we do not know: then the answer counts as cut. */
function endOf(reason: unknown): readonly ModelEvent[] {
  switch (reason) {
    case 'end_turn':
    case 'stop_sequence':
      return [{ type: 'end', why: 'stop' }];
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return [{ type: 'end', why: 'length' }];
    case 'tool_use':
      return [{ type: 'end', why: 'tools' }];
    case 'refusal':
      return [{ type: 'end', why: 'refusal' }];
    default:
      return [];
  }
}

function failureOf(type: unknown): FailureType {
  switch (type) {
    case 'rate_limit_error':
    case 'billing_error':
      return 'rate-limited';
    case 'authentication_error':
    case 'permission_error':
      return 'bad-key';
    case 'request_too_large':
      return 'too-long';
    case 'timeout_error':
      return 'timeout';
    case 'invalid_request_error':
    case 'not_found_error':
      return 'malformed';
    default:
      return 'unreachable';
  }
}
