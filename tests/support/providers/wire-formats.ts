/** The streaming formats of the providers, event by event. */
import { namedEvent, plainEvent } from './provider-stub.ts';
import type { WireFormat } from './provider-stub.ts';

const sse = 'text/event-stream; charset=utf-8';

/** Anthropic, messages API: numbered content blocks, deltas, a stop reason in `message_delta`. */
export function anthropicWire(): WireFormat {
  let block = 0;
  let isOpen = false;
  const close = (): string => {
    if (!isOpen) return '';
    isOpen = false;
    block += 1;
    return namedEvent('content_block_stop', { index: block - 1 });
  };
  return {
    contentType: sse,
    start: () => {
      block = 0;
      isOpen = false;
      return (
        namedEvent('message_start', {
          message: {
            id: 'msg_01',
            type: 'message',
            role: 'assistant',
            model: 'claude-stub',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 10, output_tokens: 1 },
          },
        }) + namedEvent('ping', {})
      );
    },
    text: (text) => {
      const open = isOpen
        ? ''
        : namedEvent('content_block_start', { index: block, content_block: { type: 'text', text: '' } });
      isOpen = true;
      return open + namedEvent('content_block_delta', { index: block, delta: { type: 'text_delta', text } });
    },
    tool: ({ name, input }, at) => {
      const closed = close();
      const json = JSON.stringify(input);
      const half = Math.floor(json.length / 2);
      const start = { type: 'tool_use', id: `toolu_${at}`, name, input: {} };
      const parts = [json.slice(0, half), json.slice(half)].map((partial_json) =>
        namedEvent('content_block_delta', {
          index: block,
          delta: { type: 'input_json_delta', partial_json },
        }),
      );
      isOpen = true;
      return (
        closed +
        namedEvent('content_block_start', { index: block, content_block: start }) +
        parts.join('') +
        close()
      );
    },
    end: (why) => {
      const stop_reason = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal', tools: 'tool_use' }[
        why
      ];
      return (
        close() +
        namedEvent('message_delta', {
          delta: { stop_reason, stop_sequence: null },
          usage: { output_tokens: 20 },
        }) +
        namedEvent('message_stop', {})
      );
    },
    errorEvent: () => namedEvent('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    errorBody: (status) =>
      JSON.stringify({
        type: 'error',
        error: {
          type: status === 429 ? 'rate_limit_error' : status === 401 ? 'authentication_error' : 'api_error',
          message: 'as the stub was told',
        },
        request_id: 'req_1',
      }),
  };
}

/** OpenAI, responses API: items are added, filled by deltas and done; the response completes or is incomplete. */
export function openaiWire(): WireFormat {
  let text = '';
  let items = 0;
  const response = (status: string, more: object = {}): object => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    status,
    model: 'gpt-stub',
    output: [],
    usage: {
      input_tokens: 10,
      output_tokens: 20,
      total_tokens: 30,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
    ...more,
  });
  const message = (status: string, content: readonly object[]): object => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    status,
    content,
  });
  return {
    contentType: sse,
    start: () => {
      text = '';
      items = 0;
      return (
        namedEvent('response.created', { response: response('in_progress') }) +
        namedEvent('response.in_progress', { response: response('in_progress') })
      );
    },
    text: (delta) => {
      const open =
        text === ''
          ? namedEvent('response.output_item.added', {
              output_index: items,
              item: message('in_progress', []),
            }) +
            namedEvent('response.content_part.added', {
              item_id: 'msg_1',
              output_index: items,
              content_index: 0,
              part: { type: 'output_text', text: '', annotations: [] },
            })
          : '';
      text += delta;
      return (
        open +
        namedEvent('response.output_text.delta', {
          item_id: 'msg_1',
          output_index: items,
          content_index: 0,
          delta,
        })
      );
    },
    tool: ({ name, input }, at) => {
      const item = { id: `fc_${at}`, type: 'function_call', call_id: `call_${at}`, name };
      const output_index = items + 1 + at;
      const json = JSON.stringify(input);
      return (
        namedEvent('response.output_item.added', {
          output_index,
          item: { ...item, status: 'in_progress', arguments: '' },
        }) +
        namedEvent('response.function_call_arguments.delta', {
          item_id: item.id,
          output_index,
          delta: json,
        }) +
        namedEvent('response.function_call_arguments.done', {
          item_id: item.id,
          output_index,
          arguments: json,
        }) +
        namedEvent('response.output_item.done', {
          output_index,
          item: { ...item, status: 'completed', arguments: json },
        })
      );
    },
    end: (why) => {
      const content = [{ type: 'output_text', text, annotations: [], logprobs: [] }];
      const done =
        text === ''
          ? ''
          : namedEvent('response.output_item.done', {
              output_index: items,
              item: message('completed', content),
            });
      const reason = why === 'length' ? 'max_output_tokens' : why === 'refusal' ? 'content_filter' : null;
      return reason === null
        ? done + namedEvent('response.completed', { response: response('completed') })
        : done +
            namedEvent('response.incomplete', {
              response: response('incomplete', { incomplete_details: { reason } }),
            });
    },
    errorEvent: () =>
      namedEvent('error', { sequence_number: 9, code: 'server_error', message: 'as told', param: null }),
    errorBody: (status) =>
      JSON.stringify({
        error: {
          message: 'as the stub was told',
          type: status === 429 ? 'rate_limit_error' : 'invalid_request_error',
          param: null,
          code: status === 401 ? 'invalid_api_key' : status === 400 ? 'context_length_exceeded' : null,
        },
      }),
  };
}

/** Google, `streamGenerateContent?alt=sse`: whole chunks of candidates; calls come in one piece, with a signature. */
export function googleWire(): WireFormat {
  const chunk = (parts: readonly object[], more: object = {}): string =>
    plainEvent({
      candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
      modelVersion: 'gemini-stub',
      responseId: 'r1',
    });
  return {
    contentType: sse,
    start: () => '',
    text: (text) => chunk([{ text }]),
    tool: ({ name, input }) =>
      chunk([{ functionCall: { name, args: input }, thoughtSignature: 'c2lnbmF0dXJl' }]),
    end: (why) =>
      chunk([{ text: '' }], {
        finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY', tools: 'STOP' }[why],
      }),
    errorEvent: () => plainEvent({ error: { code: 503, message: 'as told', status: 'UNAVAILABLE' } }),
    errorBody: (status) =>
      JSON.stringify({
        error: {
          code: status,
          message: 'as the stub was told',
          status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'INVALID_ARGUMENT',
        },
      }),
  };
}

/** Chat completions, as OpenRouter, Ollama and many others speak them: choices with deltas, then `[DONE]`. */
export function completionsWire(): WireFormat {
  const chunk = (delta: object, finish_reason: string | null = null): string =>
    plainEvent({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model: 'stub',
      choices: [{ index: 0, delta, finish_reason }],
    });
  return {
    contentType: sse,
    // OpenRouter sends comments while it waits.
    start: () => `: OPENROUTER PROCESSING\n\n${chunk({ role: 'assistant', content: '' })}`,
    text: (content) => chunk({ content }),
    tool: ({ name, input }, at) => {
      const json = JSON.stringify(input);
      const half = Math.floor(json.length / 2);
      return (
        chunk({
          tool_calls: [
            {
              index: at,
              id: `call_${at}`,
              type: 'function',
              function: { name, arguments: json.slice(0, half) },
            },
          ],
        }) + chunk({ tool_calls: [{ index: at, function: { arguments: json.slice(half) } }] })
      );
    },
    end: (why) =>
      `${chunk({}, { stop: 'stop', length: 'length', refusal: 'content_filter', tools: 'tool_calls' }[why])}data: [DONE]\n\n`,
    errorEvent: () => plainEvent({ error: { message: 'as told', type: 'server_error', code: 502 } }),
    errorBody: (status) =>
      JSON.stringify({
        error: {
          message: 'as the stub was told',
          type: 'invalid_request_error',
          param: null,
          code: status === 400 ? 'context_length_exceeded' : null,
        },
      }),
  };
}
