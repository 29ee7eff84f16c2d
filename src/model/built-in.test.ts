import { expect, it } from 'vitest';
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelEvent, ModelRequest } from '#companion/prompt/model-call.ts';
import { builtInCall, builtInState, fetchBuiltIn, languageModel } from './built-in.ts';
import type { LanguageModelApi } from './built-in.ts';

const request: ModelRequest = {
  system: 'The rules.',
  messages: [{ role: 'user', content: 'The question.' }],
  tools: [],
  maxTokens: 500,
};

type Asked = { readonly create: unknown[]; readonly prompts: unknown[]; destroyed: number };

/** A browser with a model that says these pieces; `fail` is thrown instead. */
function browser(pieces: readonly string[], fail?: Error) {
  const asked: Asked = { create: [], prompts: [], destroyed: 0 };
  const api: LanguageModelApi = {
    availability: async () => 'downloadable',
    create: async (options) => {
      asked.create.push(options);
      options.monitor?.({ addEventListener: (_, listener) => listener({ loaded: 0.5 }) });
      return {
        promptStreaming: (input, { signal }) => {
          asked.prompts.push(input);
          return new ReadableStream<string>({
            start: (controller) => {
              for (const piece of pieces) controller.enqueue(piece);
              if (fail !== undefined) controller.error(fail);
              else if (pieces.at(-1) !== '…') controller.close();
              signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
            },
          });
        },
        destroy: () => {
          asked.destroyed += 1;
        },
      };
    },
  };
  return { api, asked };
}

async function read(api: LanguageModelApi, onText: (stop: () => void) => void = () => undefined) {
  const control = new AbortController();
  const events: ModelEvent[] = [];
  let failure: string | null = null;
  try {
    for await (const event of builtInCall(api)(request, control.signal)) {
      events.push(event);
      onText(() => control.abort());
    }
  } catch (error) {
    failure = error instanceof ModelFailure ? error.type : 'defect';
  }
  return { events, failure };
}

it('is found only where the browser has it', async () => {
  expect(languageModel({})).toBeNull();
  expect(languageModel({ LanguageModel: 'yes' })).toBeNull();
  expect(languageModel({ LanguageModel: {} })).toBeNull();
  const { api } = browser([]);
  expect(languageModel({ LanguageModel: Object.assign(() => undefined, api) })).not.toBeNull();
  expect(await builtInState(null)).toBe('unavailable');
  expect(await builtInState(api)).toBe('downloadable');
  expect(await builtInState({ ...api, availability: () => Promise.reject(new Error('no')) })).toBe(
    'unavailable',
  );
});

it('streams, and gives its session back', async () => {
  const { api, asked } = browser(['Your ', 'Venus.']);
  expect(await read(api)).toEqual({
    events: [
      { type: 'text', text: 'Your ' },
      { type: 'text', text: 'Venus.' },
      { type: 'end', why: 'stop' },
    ],
    failure: null,
  });
  expect(asked.create).toMatchObject([{ initialPrompts: [{ role: 'system', content: 'The rules.' }] }]);
  expect(asked.prompts).toEqual([[{ role: 'user', content: 'The question.' }]]);
  expect(asked.destroyed).toBe(1);
});

it('stops when it is told to, and gives its session back', async () => {
  const { api, asked } = browser(['One. ', '…']);
  const { events, failure } = await read(api, (stop) => stop());
  expect(events[0]).toEqual({ type: 'text', text: 'One. ' });
  expect(events.some(({ type }) => type === 'end')).toBe(false);
  expect(failure).toBeNull();
  expect(asked.destroyed).toBe(1);
});

it.each([
  ['QuotaExceededError', 'too-long'],
  ['NotReadableError', 'refused'],
  ['NotSupportedError', 'unreachable'],
] as const)('calls %s %s', async (name, type) => {
  const { api, asked } = browser([], new DOMException('', name));
  expect((await read(api)).failure).toBe(type);
  expect(asked.destroyed).toBe(1);
});

it('is fetched with its progress told, and nothing is asked of it meanwhile', async () => {
  const { api, asked } = browser([]);
  const parts: number[] = [];
  await fetchBuiltIn(api, (part) => parts.push(part), new AbortController().signal);
  expect(parts).toEqual([0.5]);
  expect(asked.prompts).toEqual([]);
  expect(asked.destroyed).toBe(1);
});
