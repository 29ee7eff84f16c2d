/** Each provider over its own wire format, as a page calls it: what comes through, what each failure is called, what is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelEvent, ModelMessage, ModelRequest } from '#companion/prompt/model-call.ts';
import { toolSpecs } from '#companion/prompt/tools.ts';
import { startProvider } from '../../../tests/support/providers/provider-stub.ts';
import type { ProviderStub, WireFormat } from '../../../tests/support/providers/provider-stub.ts';
import {
  anthropicWire as anthropicFormat,
  completionsWire as completionsFormat,
  googleWire as googleFormat,
  openaiWire as openaiFormat,
} from '../../../tests/support/providers/wire-formats.ts';
import { streamCall } from '../stream-call.ts';
import { anthropicWire } from './anthropic.ts';
import { completionsWire } from './completions.ts';
import { googleWire } from './google.ts';
import { openaiWire } from './openai.ts';
import type { Wire } from './wire.ts';

const KEY = 'sk-canary-0123456789';

const request: ModelRequest = {
  system: 'The rules.',
  messages: [{ role: 'user', content: 'The question.' }],
  tools: toolSpecs(['transits', 'fact']),
  maxTokens: 500,
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const providers: readonly (readonly [
  string,
  Wire,
  () => WireFormat,
  { readonly path: string; readonly key: (headers: Headers) => unknown; readonly tooLong: boolean },
])[] = [
  [
    'anthropic',
    anthropicWire,
    anthropicFormat,
    { path: '/v1/messages', key: (headers) => headers['x-api-key'], tooLong: false },
  ],
  [
    'openai',
    openaiWire,
    openaiFormat,
    { path: '/v1/responses', key: (headers) => headers['authorization'], tooLong: true },
  ],
  [
    'google',
    googleWire,
    googleFormat,
    {
      path: '/v1beta/models/stub-model:streamGenerateContent?alt=sse',
      key: (headers) => headers['x-goog-api-key'],
      tooLong: false,
    },
  ],
  [
    'openrouter',
    completionsWire('/api/v1'),
    completionsFormat,
    { path: '/api/v1/chat/completions', key: (headers) => headers['authorization'], tooLong: true },
  ],
  [
    'compatible',
    completionsWire(''),
    completionsFormat,
    { path: '/chat/completions', key: (headers) => headers['authorization'], tooLong: true },
  ],
];

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

describe.each(providers)('%s', (provider, wire, format, { path, key, tooLong }) => {
  let stub: ProviderStub;
  beforeAll(async () => {
    stub = await startProvider(format());
  });
  afterAll(() => stub.close());

  const call = (sent: ModelRequest = request, signal = new AbortController().signal) =>
    streamCall(wire, { model: 'stub-model', key: KEY, base: stub.origin }, fetch)(sent, signal);

  it('streams text and says how it ended; the key is in its header alone', async () => {
    stub.answers({ text: ['Your Venus ', 'is in Aries [[f', '101]]. ดาวศุกร์'] });
    const { text, end, failure } = await eventsOf(call());
    expect(failure).toBeNull();
    expect(text).toBe('Your Venus is in Aries [[f101]]. ดาวศุกร์');
    expect(end).toEqual({ type: 'end', why: 'stop' });
    const [sent] = stub.requests;
    expect(sent?.url).toBe(path);
    expect(String(key(sent?.headers ?? {})).replace('Bearer ', '')).toBe(KEY);
    const body = JSON.stringify(sent?.body);
    for (const part of ['The rules.', 'The question.', '"transits"', 'idOrPrefix', '"stub-model"'])
      expect(provider === 'google' && part === '"stub-model"' ? (sent?.url ?? '') : body).toContain(
        part.replaceAll('"', ''),
      );
    expect(body + sent?.url).not.toContain(KEY);
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
    for (const part of ['f777', 'natal.moon', 'Let me look.']) expect(second).toContain(part);
    if (provider === 'google') expect(second).toContain('"thoughtSignature":"c2lnbmF0dXJl"');
    else expect(second.split(asked.id)).toHaveLength(3);
  });

  it('takes a call of a tool that was never offered for a model that has lost its way', async () => {
    stub.answers({ tools: [{ name: 'delete_everything', input: {} }] });
    expect((await eventsOf(call())).failure).toBe('malformed');
  });

  it.each([
    [429, 'rate-limited'],
    [401, 'bad-key'],
    [403, 'bad-key'],
    [500, 'unreachable'],
    [413, 'too-long'],
    [404, 'malformed'],
  ] as const)('calls status %i %s, and asks once', async (status, type) => {
    stub.answers({ status });
    const { failure } = await eventsOf(call());
    expect(failure).toBe(type);
    expect(stub.requests).toHaveLength(1);
  });

  it('tells a prompt that is too long by the code of its refusal, where there is one', async () => {
    stub.answers({ status: 400 });
    expect((await eventsOf(call())).failure).toBe(tooLong ? 'too-long' : 'malformed');
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

  it('fails on an error in the middle', async () => {
    stub.answers({ text: ['Your Venus.'], errorInStream: true, after: 'close' });
    expect((await eventsOf(call())).failure).toBe('unreachable');
  });

  it('fails on what is no answer of the provider', async () => {
    for (const garbage of ['data: {"not": "json\n\n', 'data: {"other":"api"}\n\n']) {
      stub.answers({ garbage });
      expect((await eventsOf(call())).failure).toBe('malformed');
    }
  });

  it('closes the connection when it is stopped', async () => {
    stub.answers({ text: ['One. ', 'Two. '], after: 'hang' });
    const control = new AbortController();
    let text = '';
    for await (const event of call(request, control.signal)) {
      if (event.type === 'text') text += event.text;
      if (text === 'One. Two. ') control.abort();
    }
    expect(text).toBe('One. Two. ');
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
    const body = JSON.stringify(stub.requests[0]?.body);
    expect(body).toContain('iVBORw0KGgo=');
    expect(body).toContain('image/png');
  });

  it('says nothing of the key, the question or the provider’s words when it fails', async () => {
    stub.answers({ status: 401 });
    const events = call();
    const thrown: unknown = await events[Symbol.asyncIterator]()
      .next()
      .catch((error: unknown) => error);
    const told = JSON.stringify([String(thrown), { ...(thrown as object) }]);
    for (const secret of [KEY, 'The question.', 'as the stub was told']) expect(told).not.toContain(secret);
  });
});

it('shows a page to Anthropic for what it is, and leaves nothing with OpenAI to be read again', async () => {
  const anthropic = await startProvider(anthropicFormat());
  anthropic.answers({ text: ['Yes.'] });
  const access = { model: 'm', key: KEY };
  await eventsOf(
    streamCall(
      anthropicWire,
      { ...access, base: anthropic.origin },
      fetch,
    )(request, new AbortController().signal),
  );
  expect(anthropic.requests[0]?.headers).toMatchObject({
    'anthropic-version': '2023-06-01',
    'anthropic-dangerous-direct-browser-access': 'true',
  });
  await anthropic.close();
  const openai = await startProvider(openaiFormat());
  openai.answers({ text: ['Yes.'] });
  await eventsOf(
    streamCall(openaiWire, { ...access, base: openai.origin }, fetch)(request, new AbortController().signal),
  );
  expect(openai.requests[0]?.body).toMatchObject({ store: false });
  await openai.close();
});

it('keeps what a model of one’s own thinks between tags, wherever they are cut, and needs no key', async () => {
  const stub = await startProvider(completionsFormat());
  const told = '<think>The rules say so.</think>\n\nYour Venus < Mars.';
  for (let at = 1; at < told.length; at += 3) {
    stub.answers({ text: [told.slice(0, at), told.slice(at)] });
    const call = streamCall(completionsWire(''), { model: 'm', key: null, base: stub.origin }, fetch);
    expect((await eventsOf(call(request, new AbortController().signal))).text.trim(), `${at}`).toBe(
      'Your Venus < Mars.',
    );
    expect(stub.requests[0]?.headers.authorization).toBeUndefined();
  }
  await stub.close();
});

it('takes Google’s refusal of a key for one, though its status says otherwise', async () => {
  const error = { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] };
  const answering = async () => new Response(JSON.stringify({ error }), { status: 400 });
  const call = streamCall(googleWire, { model: 'm', key: KEY, base: 'https://x.example' }, answering);
  expect((await eventsOf(call(request, new AbortController().signal))).failure).toBe('bad-key');
});

it('never follows a redirect, sends no cookie and no address of ours', async () => {
  let init: RequestInit = {};
  const call = streamCall(
    completionsWire(''),
    { model: 'm', key: KEY, base: 'https://x.example' },
    (_, given) => {
      init = given;
      return Promise.reject(new TypeError('no'));
    },
  );
  expect((await eventsOf(call(request, new AbortController().signal))).failure).toBe('unreachable');
  expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' });
});
