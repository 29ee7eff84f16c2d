/** Each provider over its own wire format: what comes through, what each failure is called, what is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelEvent, ModelMessage, ModelRequest } from '#companion/prompt/model-call.ts';
import { toolSpecs } from '#companion/prompt/tools.ts';
import { startProvider } from '../../tests/support/providers/provider-stub.ts';
import type { ProviderStub, WireFormat } from '../../tests/support/providers/provider-stub.ts';
import {
  anthropicWire,
  completionsWire,
  googleWire,
  openaiWire,
} from '../../tests/support/providers/wire-formats.ts';
import type { ProviderName } from './provider-names.ts';
import { providerCall } from './providers.ts';

const KEY = 'sk-canary-0123456789';

const request: ModelRequest = {
  system: 'The rules.',
  messages: [{ role: 'user', content: 'The question.' }],
  tools: toolSpecs(['transits', 'fact']),
  maxTokens: 500,
};

/** Provider, format, and where in a request things are. */
const providers: readonly (readonly [
  ProviderName,
  () => WireFormat,
  {
    readonly path: string;
    readonly key: (headers: Readonly<Record<string, string | string[] | undefined>>) => unknown;
  },
])[] = [
  ['anthropic', anthropicWire, { path: '/messages', key: (headers) => headers['x-api-key'] }],
  ['openai', openaiWire, { path: '/responses', key: (headers) => headers.authorization }],
  [
    'google',
    googleWire,
    { path: '/models/stub-model:streamGenerateContent?alt=sse', key: (headers) => headers['x-goog-api-key'] },
  ],
  ['openrouter', completionsWire, { path: '/chat/completions', key: (headers) => headers.authorization }],
  ['compatible', completionsWire, { path: '/chat/completions', key: (headers) => headers.authorization }],
];

describe.each(providers)('%s', (provider, wire, { path, key }) => {
  let stub: ProviderStub;
  beforeAll(async () => {
    stub = await startProvider(wire());
  });
  afterAll(() => stub.close());

  const call = (sent: ModelRequest = request, signal = new AbortController().signal) =>
    providerCall({ provider, model: 'stub-model', key: KEY, baseUrl: stub.origin })(sent, signal);

  async function eventsOf(events: AsyncIterable<ModelEvent>) {
    const list: ModelEvent[] = [];
    let failure: unknown = null;
    try {
      for await (const event of events) list.push(event);
    } catch (error) {
      failure = error instanceof ModelFailure ? error.type : error;
    }
    const text = list.map((event) => (event.type === 'text' ? event.text : '')).join('');
    return { list, text, failure, end: list.at(-1) };
  }

  it('streams text and says how it ended', async () => {
    stub.answers({ text: ['Your Venus ', 'is in Aries [[f', '101]]. ดาวศุกร์'] });
    const { text, end, failure } = await eventsOf(call());
    expect(failure).toBeNull();
    expect(text).toBe('Your Venus is in Aries [[f101]]. ดาวศุกร์');
    expect(end).toEqual({ type: 'end', why: 'stop' });
    const [sent] = stub.requests;
    expect(sent?.url).toBe(path);
    expect(String(key(sent?.headers ?? {})).replace('Bearer ', '')).toBe(KEY);
    const body = JSON.stringify(sent?.body);
    for (const part of ['The rules.', 'The question.', '"transits"', 'idOrPrefix'])
      expect(body).toContain(part);
    expect(body).not.toContain(KEY);
  });

  it.each([
    ['length', 'length'],
    ['refusal', 'refusal'],
  ] as const)('tells an end by %s', async (end, why) => {
    stub.answers({ text: ['Some text.'], end });
    expect((await eventsOf(call())).end).toEqual({ type: 'end', why });
  });

  it('brings tool calls, and takes their answers back', async () => {
    stub.answers(
      { text: ['Let me look.'], tools: [{ name: 'fact', input: { idOrPrefix: 'natal.moon' } }] },
      { text: ['Done.'] },
    );
    const { list, end } = await eventsOf(call());
    const asked = list.find((event) => event.type === 'tool');
    expect(asked).toMatchObject({ name: 'fact', input: { idOrPrefix: 'natal.moon' } });
    expect(end).toEqual({ type: 'end', why: 'tools' });
    if (asked?.type !== 'tool') throw new Error('a tool was called');
    const messages: readonly ModelMessage[] = [
      ...request.messages,
      { role: 'assistant', content: 'Let me look.', toolCalls: [asked] },
      { role: 'tool', results: [{ id: asked.id, name: 'fact', output: { facts: [{ k: 'f777' }] } }] },
    ];
    expect((await eventsOf(call({ ...request, messages }))).text).toBe('Done.');
    const second = JSON.stringify(stub.requests[1]?.body);
    expect(second).toContain('f777');
    expect(second).toContain('natal.moon');
    if (provider === 'google') expect(second).toContain('c2lnbmF0dXJl');
  });

  it.each([
    [429, 'rate-limited'],
    [401, 'bad-key'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [413, 'too-long'],
  ] as const)('calls status %i %s, and asks once', async (status, type) => {
    stub.answers({ status });
    const { failure } = await eventsOf(call());
    expect(failure).toBe(type);
    expect(stub.requests).toHaveLength(1);
  });

  it('tells a prompt that is too long by the code of its refusal, where there is one', async () => {
    stub.answers({ status: 400 });
    const hasCode = ['openai', 'openrouter', 'compatible'].includes(provider);
    expect((await eventsOf(call())).failure).toBe(hasCode ? 'too-long' : 'malformed');
  });

  it.each(['cut', 'close'] as const)(
    'does not take a stream that was broken off for a whole one: %s',
    async (after) => {
      stub.answers({ text: ['Your Venus is in Aries. ', 'And '], after });
      const { text, end, failure } = await eventsOf(call());
      expect(text).toBe('Your Venus is in Aries. And ');
      expect(failure === 'unreachable' || end?.type === 'text').toBe(true);
    },
  );

  it('does not take an error in the middle for an end', async () => {
    stub.answers({ text: ['Your Venus.'], errorInStream: true, after: 'close' });
    const { failure, end } = await eventsOf(call());
    expect(failure !== null || end?.type === 'text').toBe(true);
  });

  it('fails on what is no answer of the provider', async () => {
    stub.answers({ garbage: 'data: {"not": "json\n\n' });
    expect((await eventsOf(call())).failure).toBe('malformed');
  });

  it('closes the connection when it is stopped', async () => {
    stub.answers({ text: ['One. ', 'Two. '], after: 'hang' });
    const control = new AbortController();
    const seen: ModelEvent[] = [];
    for await (const event of call(request, control.signal)) {
      seen.push(event);
      if (seen.length === 2) control.abort();
    }
    expect(seen.map((event) => event.type)).toEqual(['text', 'text']);
    await expect.poll(() => stub.abandoned()).toBe(1);
  });

  it('closes it when nobody reads on', async () => {
    stub.answers({ text: ['One. ', 'Two. '], after: 'hang' });
    for await (const event of call()) if (event.type === 'text') break;
    await expect.poll(() => stub.abandoned()).toBe(1);
  });

  it('sends pictures to models that see', async () => {
    stub.answers({ text: ['A hand.'] });
    const images = [{ mime: 'image/png', base64: 'iVBORw0KGgo=' } as const];
    await eventsOf(call({ ...request, messages: [{ role: 'user', content: 'Read this.', images }] }));
    expect(JSON.stringify(stub.requests[0]?.body)).toContain('iVBORw0KGgo=');
  });
});

it('leaves nothing with OpenAI to be read again', async () => {
  const stub = await startProvider(openaiWire());
  stub.answers({ text: ['Yes.'] });
  const call = providerCall({ provider: 'openai', model: 'm', key: KEY, baseUrl: stub.origin });
  for await (const event of call(request, new AbortController().signal)) if (event.type === 'end') break;
  expect(stub.requests[0]?.body).toMatchObject({ store: false });
  await stub.close();
});

it('keeps what a model of one’s own thinks between tags', async () => {
  const stub = await startProvider(completionsWire());
  stub.answers({ text: ['<think>The rules say', ' so.</think>', 'Your Venus.'] });
  const call = providerCall({ provider: 'compatible', model: 'm', key: null, baseUrl: stub.origin });
  let text = '';
  for await (const event of call(request, new AbortController().signal))
    if (event.type === 'text') text += event.text;
  expect(text.trim()).toBe('Your Venus.');
  expect(stub.requests[0]?.headers.authorization).toBeUndefined();
  await stub.close();
});
