import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiVoice } from './openai-voice.ts';

const KEY = 'sk-canary-voice-0123456789';
type Seen = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string };

let server: Server;
let base: string;
let seen: Seen[];
let answer: { status: number; type: string; body: string };
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      seen.push({ url: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answer = { status: 200, type: 'audio/mpeg', body: 'ID3sound' };
});

const calls = (key: string | null = KEY) => createOpenAiVoice({ keyOf: async () => key, fetch, base });
const { signal } = new AbortController();

describe('OpenAI’s voice', () => {
  it('is given the words, the voice and the key, and nothing else', async () => {
    const sound = await calls().speak('Rest is allowed.', 'coral', signal);
    expect(sound.ok && (await sound.value.text())).toBe('ID3sound');
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe('POST /v1/audio/speech');
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(seen[0]?.headers.referer).toBeUndefined();
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      model: 'gpt-4o-mini-tts',
      voice: 'coral',
      input: 'Rest is allowed.',
      response_format: 'mp3',
    });
  });

  it('is not asked without a key', async () => {
    expect(await calls(null).speak('Hello.', 'alloy', signal)).toEqual({ ok: false, error: 'no-key' });
    expect(await calls(null).hasKey()).toBe(false);
    expect(seen).toEqual([]);
  });

  it.each([
    [{ status: 401, type: 'application/json', body: '{"error":{"code":"invalid_api_key"}}' }, 'bad-key'],
    [{ status: 429, type: 'application/json', body: '{}' }, 'rate-limited'],
    [{ status: 500, type: 'text/html', body: '<p>' }, 'unreachable'],
    [{ status: 200, type: 'application/json', body: '{}' }, 'malformed'],
    [{ status: 200, type: 'audio/mpeg', body: '' }, 'malformed'],
  ])('tells %o', async (given, error) => {
    answer = given;
    expect(await calls().speak('Hello.', 'alloy', signal)).toEqual({ ok: false, error });
  });

  it('tells a server that is not there', async () => {
    const gone = createOpenAiVoice({ keyOf: async () => KEY, fetch, base: 'http://127.0.0.1:1' });
    expect(await gone.speak('Hello.', 'alloy', signal)).toEqual({ ok: false, error: 'unreachable' });
  });
});

describe('OpenAI’s ear', () => {
  const recording = new Blob(['sound'], { type: 'audio/webm;codecs=opus' });

  it('is given the recording under a name of its kind, with the language where one is known', async () => {
    answer = { status: 200, type: 'application/json', body: '{"text":" why do\\nI wait "}' };
    expect(await calls().transcribe(recording, 'en', signal)).toEqual({ ok: true, value: 'why do I wait' });
    const [{ url, headers, body }] = seen as [Seen];
    expect(url).toBe('POST /v1/audio/transcriptions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(
      /name="file"; filename="speech\.webm"\r\nContent-Type: audio\/webm;codecs=opus\r\n\r\nsound/,
    );
    expect(body).toMatch(/name="model"\r\n\r\nwhisper-1/);
    expect(body).toMatch(/name="language"\r\n\r\nen/);
    await calls().transcribe(recording, null, signal);
    expect(seen[1]?.body).not.toContain('language');
  });

  it('that answers something else is malformed', async () => {
    answer = { status: 200, type: 'application/json', body: '[1]' };
    expect(await calls().transcribe(recording, null, signal)).toEqual({ ok: false, error: 'malformed' });
  });
});
