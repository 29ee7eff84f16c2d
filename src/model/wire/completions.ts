/** Chat completions, as OpenRouter, Ollama, llama.cpp, LM Studio and many others speak them: choices with deltas. */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelEvent, ModelMessage, ModelRequest } from '#companion/prompt/model-call.ts';
import { THINKING_TOKENS } from './openai.ts';
import { createThoughtFilter } from './thought-filter.ts';
import { failureOfStatus, jsonOf, listOf, membersOf, textOf, toolEvent } from './wire.ts';
import type { Wire } from './wire.ts';

/** `path` is what stands between the base and `/chat/completions`. */
export function completionsWire(path: string): Wire {
  return {
    url: ({ base }) => `${base}${path}/chat/completions`,
    headers: ({ key }) => (key === null ? {} : { Authorization: `Bearer ${key}` }),
    body: ({ system, messages, tools, maxTokens }: ModelRequest, { model }) => ({
      model,
      stream: true,
      max_tokens: maxTokens + THINKING_TOKENS,
      messages: [{ role: 'system', content: system }, ...messages.flatMap(messagesOf)],
      ...(tools.length === 0
        ? {}
        : {
            tools: tools.map(({ name, description, parameters }) => ({
              type: 'function',
              function: { name, description, parameters },
            })),
          }),
    }),
    reader,
  };
}

type PartOfCall = { id: string; name: string; json: string };

function reader(): ReturnType<Wire['reader']> {
  const calls = new Map<unknown, PartOfCall>();
  const thoughts = createThoughtFilter();
  let isRefused = false;
  return ({ data }) => {
    if (data.trim() === '[DONE]') return [];
    const chunk = membersOf(jsonOf(data));
    if (chunk['error'] !== undefined && chunk['error'] !== null) {
      const { code } = membersOf(chunk['error']);
      throw new ModelFailure(failureOfStatus(typeof code === 'number' ? code : 500, chunk['error']));
    }
    if (!Array.isArray(chunk['choices'])) throw new ModelFailure('malformed');
    const choice = membersOf(listOf(chunk['choices'])[0]);
    const delta = membersOf(choice['delta']);
    if (textOf(delta['refusal']) !== '') isRefused = true;
    for (const [at, part] of listOf(delta['tool_calls']).entries()) collect(calls, membersOf(part), at);
    const reason = choice['finish_reason'];
    const isLast = typeof reason === 'string' && reason !== '';
    const text = thoughts.push(textOf(delta['content'])) + (isLast ? thoughts.end() : '');
    const events: ModelEvent[] = text === '' ? [] : [{ type: 'text', text }];
    if (!isLast) return events;
    for (const call of calls.values()) events.push(toolEvent(call));
    return [...events, ...(isRefused ? endOf('content_filter', 0) : endOf(reason, calls.size))];
  };
}

function collect(calls: Map<unknown, PartOfCall>, part: Readonly<Record<string, unknown>>, at: number): void {
  const index = part['index'] ?? at;
  const { name, arguments: json } = membersOf(part['function']);
  const call = calls.get(index) ?? { id: '', name: '', json: '' };
  call.id ||= textOf(part['id']);
  call.name ||= textOf(name);
  call.json += textOf(json);
  calls.set(index, call);
}

function messagesOf(message: ModelMessage): readonly object[] {
  switch (message.role) {
    case 'user': {
      const images = message.images ?? [];
      // Many servers of one's own take a list of parts only where there is a picture.
      if (images.length === 0) return [{ role: 'user', content: message.content }];
      const pictures = images.map(({ mime, base64 }) => ({
        type: 'image_url',
        image_url: { url: `data:${mime};base64,${base64}` },
      }));
      return [{ role: 'user', content: [{ type: 'text', text: message.content }, ...pictures] }];
    }
    case 'assistant': {
      const calls = (message.toolCalls ?? []).map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: JSON.stringify(input ?? {}) },
      }));
      return [
        {
          role: 'assistant',
          content: message.content === '' && calls.length > 0 ? null : message.content,
          ...(calls.length > 0 ? { tool_calls: calls } : {}),
        },
      ];
    }
    case 'tool':
      return message.results.map(({ id, output }) => ({
        role: 'tool',
        tool_call_id: id,
        content: JSON.stringify(output),
      }));
  }
}

function endOf(reason: unknown, calls: number): readonly ModelEvent[] {
  switch (reason) {
    case 'stop':
      return [{ type: 'end', why: calls > 0 ? 'tools' : 'stop' }];
    case 'tool_calls':
    case 'function_call':
      return [{ type: 'end', why: 'tools' }];
    case 'length':
      return [{ type: 'end', why: 'length' }];
    case 'content_filter':
      return [{ type: 'end', why: 'refusal' }];
    case 'error':
      throw new ModelFailure('malformed');
    default:
      return [];
  }
}
