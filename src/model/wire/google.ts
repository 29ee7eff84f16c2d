/** Google, `streamGenerateContent`: whole chunks of a candidate; calls in one piece, signed, the signature to be given back. */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelEvent, ModelMessage, ModelRequest, ToolSpec } from '#companion/prompt/model-call.ts';
import { THINKING_TOKENS } from './openai.ts';
import { failureOfStatus, jsonOf, knownTool, listOf, membersOf } from './wire.ts';
import type { Wire } from './wire.ts';

export const googleWire: Wire = {
  url: ({ base, model }) =>
    `${base}/v1beta/models/${encodeURIComponent(model.replace(/^models\//, ''))}:streamGenerateContent?alt=sse`,
  headers: ({ key }) => ({ 'x-goog-api-key': key ?? '' }),
  body: ({ system, messages, tools, maxTokens }: ModelRequest) => ({
    systemInstruction: { parts: [{ text: system }] },
    contents: messages.map(contentOf),
    generationConfig: { maxOutputTokens: maxTokens + THINKING_TOKENS },
    ...(tools.length === 0 ? {} : { tools: [{ functionDeclarations: tools.map(declarationOf) }] }),
  }),
  reader: () => {
    let calls = 0;
    return ({ data }) => {
      const chunk = membersOf(jsonOf(data));
      if (chunk['error'] !== undefined) {
        const { code } = membersOf(chunk['error']);
        throw new ModelFailure(failureOfStatus(typeof code === 'number' ? code : 500, chunk['error']));
      }
      if (membersOf(chunk['promptFeedback'])['blockReason'] !== undefined)
        return [{ type: 'end', why: 'refusal' }];
      if (!Array.isArray(chunk['candidates'])) {
        // The last chunk may hold nothing but the count of tokens.
        if (chunk['usageMetadata'] !== undefined) return [];
        throw new ModelFailure('malformed');
      }
      const candidate = membersOf(listOf(chunk['candidates'])[0]);
      const events: ModelEvent[] = [];
      for (const part of listOf(membersOf(candidate['content'])['parts'])) {
        const { text, thought, functionCall, thoughtSignature } = membersOf(part);
        if (typeof text === 'string' && text !== '' && thought !== true) events.push({ type: 'text', text });
        if (functionCall === undefined) continue;
        const { id, name, args } = membersOf(functionCall);
        calls += 1;
        events.push({
          type: 'tool',
          id: typeof id === 'string' && id !== '' ? id : `call-${calls}`,
          name: knownTool(name),
          input: args ?? {},
          ...(typeof thoughtSignature === 'string' ? { opaque: { thoughtSignature } } : {}),
        });
      }
      return [...events, ...endOf(candidate['finishReason'], calls)];
    };
  },
};

function contentOf(message: ModelMessage): object {
  switch (message.role) {
    case 'user':
      return {
        role: 'user',
        parts: [
          { text: message.content },
          ...(message.images ?? []).map(({ mime, base64 }) => ({
            inlineData: { mimeType: mime, data: base64 },
          })),
        ],
      };
    case 'assistant':
      return {
        role: 'model',
        parts: [
          ...(message.content.trim() === '' ? [] : [{ text: message.content }]),
          ...(message.toolCalls ?? []).map(({ name, input, opaque }) => ({
            functionCall: { name, args: input ?? {} },
            ...membersOf(opaque),
          })),
        ],
      };
    case 'tool':
      return {
        role: 'user',
        parts: message.results.map(({ name, output }) => ({
          functionResponse: { name, response: { result: output } },
        })),
      };
  }
}

/** Its schema is a part of JSON Schema that does not know `additionalProperties`. */
function declarationOf({ name, description, parameters }: ToolSpec): object {
  const { additionalProperties: _, ...schema } = parameters;
  return { name, description, parameters: schema };
}

function endOf(reason: unknown, calls: number): readonly ModelEvent[] {
  switch (reason) {
    case undefined:
    case null:
    case '':
      return [];
    case 'STOP':
      return [{ type: 'end', why: calls > 0 ? 'tools' : 'stop' }];
    case 'MAX_TOKENS':
      return [{ type: 'end', why: 'length' }];
    case 'SAFETY':
    case 'RECITATION':
    case 'BLOCKLIST':
    case 'PROHIBITED_CONTENT':
    case 'SPII':
    case 'IMAGE_SAFETY':
      return [{ type: 'end', why: 'refusal' }];
    case 'MALFORMED_FUNCTION_CALL':
    case 'UNEXPECTED_TOOL_CALL':
      throw new ModelFailure('malformed');
    default:
      return [];
  }
}
