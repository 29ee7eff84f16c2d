/** What every provider's call keeps to, from the server and from a page: what comes through, what each failure is called. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelCall, ModelEvent, ModelMessage, ModelRequest } from '#companion/prompt/model-call.ts';
import { toolSpecs } from '#companion/prompt/tools.ts';
import { startProvider } from './provider-stub.ts';
import type { ProviderStub, WireFormat } from './provider-stub.ts';
import { anthropicWire, completionsWire, googleWire, openaiWire } from './wire-formats.ts';

export const KEY = 'sk-canary-0123456789';

export const request: ModelRequest = {
  system: 'The rules.',
  messages: [{ role: 'user', content: 'The question.' }],
  tools: toolSpecs(['transits', 'fact']),
  maxTokens: 500,
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Provider = {
  readonly format: () => WireFormat;
  /** Below the address a call is given. */
  readonly path: string;
  readonly key: (headers: Headers) => unknown;
  /** Whether a refusal of status 400 says by a code that the prompt is too long. */
  readonly tooLong: boolean;
};

const bearer = ({ authorization }: Headers): unknown => authorization;
const completions: Provider = {
  format: completionsWire,
  path: '/chat/completions',
  key: bearer,
  tooLong: true,
};
const providers = {
  anthropic: {
    format: anthropicWire,
    path: '/messages',
    key: (headers: Headers) => headers['x-api-key'],
    tooLong: false,
  },
  openai: { format: openaiWire, path: '/responses', key: bearer, tooLong: true },
  google: {
    format: googleWire,
    path: '/models/stub-model:streamGenerateContent?alt=sse',
    key: (headers: Headers) => headers['x-goog-api-key'],
    tooLong: false,
  },
  openrouter: completions,
  compatible: completions,
} as const satisfies Readonly<Record<string, Provider>>;

export type LawfulProvider = keyof typeof providers;

/** All that came of a call, and how it failed: the type of a `ModelFailure`, anything else as it was thrown. */
export async function eventsOf(events: AsyncIterable<ModelEvent>) {
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

/** The laws as tests. `callOf` makes the call of a provider at an address with the key above; `prefix` is what it puts before the path. */
export function testProviderLaws(
  ways: Readonly<
    Record<LawfulProvider, { readonly prefix: string; readonly callOf: (origin: string) => ModelCall }>
  >,
): void {
  describe.each(Object.keys(providers) as LawfulProvider[])('%s', (provider) => {
    const { format, path, key, tooLong } = providers[provider];
    const { prefix, callOf } = ways[provider];
    let stub: ProviderStub;
    beforeAll(async () => {
      stub = await startProvider(format());
    });
    afterAll(() => stub.close());

    const call = (sent: ModelRequest = request, signal = new AbortController().signal) =>
      callOf(stub.origin)(sent, signal);

    it('streams text and says how it ended; the key is in its header alone', async () => {
      stub.answers({ text: ['Your Venus ', 'is in Aries [[f', '101]]. ดาวศุกร์'] });
      const { text, end, failure } = await eventsOf(call());
      expect(failure).toBeNull();
      expect(text).toBe('Your Venus is in Aries [[f101]]. ดาวศุกร์');
      expect(end).toEqual({ type: 'end', why: 'stop' });
      const [sent] = stub.requests;
      expect(sent?.url).toBe(`${prefix}${path}`);
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
      stub.answers({ garbage: 'data: {"not": "json\n\n' });
      expect((await eventsOf(call())).failure).toBe('malformed');
      stub.answers({ garbage: 'data: {"other":"api"}\n\n' });
      const { failure, text } = await eventsOf(call());
      // One that brings no word is not taken for an answer either.
      expect([failure, text]).toEqual([failure === null ? null : 'malformed', '']);
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
}
