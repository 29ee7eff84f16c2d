import { describe, expect, it } from 'vitest';
import { fromAddress, jsonRequest, memoryMeter, testApp, testParts } from '../../tests/support/api-parts.ts';
import { ChatInputError } from '../composer.ts';
import type { ChatInput } from '../composer.ts';
import { chatRoutes } from './chat.ts';
import type { ChatDeps } from './chat.ts';

const oneMessage = { messages: [{ role: 'user', content: 'Will he come back?' }] };

/** `asked` holds what reached the composer, `lines` what was logged. */
function setUp(overrides: Partial<ChatDeps> = {}) {
  const { deps, lines, clock } = testParts(overrides);
  const asked: ChatInput[] = [];
  const meter = memoryMeter(clock.nowMs + 7_200_000);
  const app = testApp(
    chatRoutes({
      composer: {
        reply: (input) => {
          asked.push(input);
          return { text: `You said: ${input.messages.at(-1)?.content}`, reading: null, sheet: null };
        },
      },
      hosted: null,
      meter,
      addressKey: new Uint8Array(32),
      ...deps,
      ...overrides,
    }),
  );
  const post = (body: unknown, headers: Record<string, string> = {}, address = '192.0.2.1') =>
    app.request('/api/chat', jsonRequest('POST', body, headers), fromAddress(address));
  return { app, asked, lines, clock, post, meter };
}

describe('POST /api/chat', () => {
  it('answers with the composer, and tells it the time', async () => {
    const { post, asked } = setUp();
    const answer = await post({
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hello, I am Vesper.' },
        { role: 'user', content: 'Will he come back?' },
      ],
      readingMode: 'western',
      threadId: 'abcdefghijklmnopqrstu',
      userId: 'someone',
      userProfile: {
        name: ' Ada ',
        birthDate: '1990-07-15',
        birthTime: '14:05',
        birthPlace: 'Bangkok',
        birthLat: '13.754',
        birthLng: 100.501,
        birthTimeZoneId: 'Asia/Bangkok',
        sex: '',
        mbtiType: 'INFP',
      },
      seed: 'one',
      timeZone: 'Europe/Vienna',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      response: 'You said: Will he come back?',
      reading: null,
      factSheet: null,
    });
    expect(asked).toEqual([
      {
        messages: [
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: 'Hello, I am Vesper.' },
          { role: 'user', content: 'Will he come back?' },
        ],
        readingMode: 'western',
        threadId: 'abcdefghijklmnopqrstu',
        profile: {
          name: 'Ada',
          birthDate: '1990-07-15',
          birthTime: '14:05',
          birthPlace: 'Bangkok',
          birthLat: 13.754,
          birthLng: 100.501,
          birthTimeZoneId: 'Asia/Bangkok',
          sex: null,
        },
        seed: 'one',
        timeZone: 'Europe/Vienna',
        nowMs: 1_000_000,
      },
    ]);
  });

  it('needs no more than a message', async () => {
    const { post, asked } = setUp();
    expect((await post(oneMessage)).status).toBe(200);
    expect(asked[0]).toMatchObject({ readingMode: 'mixed', profile: null, seed: null, timeZone: null });
  });

  it.each<[string, unknown, string]>([
    ['not JSON', '{"messages":', 'The body is not valid JSON.'],
    ['an empty body', '', 'The body is not valid JSON.'],
    ['a list', [], 'The body must be a JSON object.'],
    ['no messages', {}, 'messages: must be a list with at least one message'],
    ['an empty list', { messages: [] }, 'messages: must be a list with at least one message'],
    [
      'a strange role',
      { messages: [{ role: 'system', content: 'x' }] },
      "messages[0].role: must be 'user' or 'assistant'",
    ],
    [
      'an empty message',
      { messages: [{ role: 'user', content: '' }] },
      'messages[0].content: must not be empty',
    ],
    [
      'a blank message',
      { messages: [{ role: 'user', content: ' \n' }] },
      'messages: must not end with a blank message',
    ],
    [
      'the wrong end',
      { messages: [{ role: 'assistant', content: 'x' }] },
      'messages: must end with a message of the user',
    ],
    [
      '10,000 characters',
      { messages: [{ role: 'user', content: 'x'.repeat(10_000) }] },
      'messages: must end with a message of at most 8,000 characters',
    ],
    [
      'a date of another order',
      { ...oneMessage, userProfile: { birthDate: '15/07/1990' } },
      'userProfile.birthDate: must be a date like 1990-07-15',
    ],
    [
      'a 25th hour',
      { ...oneMessage, userProfile: { birthTime: '24:10' } },
      'userProfile.birthTime: must be a time like 14:05',
    ],
    [
      'a latitude off the globe',
      { ...oneMessage, userProfile: { birthLat: 91 } },
      'userProfile.birthLat: must be degrees from -90 to 90',
    ],
    [
      'a longitude in words',
      { ...oneMessage, userProfile: { birthLng: 'east' } },
      'userProfile.birthLng: must be degrees from -180 to 180',
    ],
  ])('refuses %s in words that help', async (_, body, error) => {
    const { post, asked } = setUp();
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
    expect(asked).toEqual([]);
  });

  it('takes the blame for input that cannot be read as the composer says it', async () => {
    const { post } = setUp({
      composer: {
        reply: () => {
          throw new ChatInputError('30 February is not a date.');
        },
      },
    });
    const answer = await post(oneMessage);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: '30 February is not a date.' });
  });

  it('says nothing of the inside when the composer fails, and logs none of the words', async () => {
    const { post, lines } = setUp({
      composer: {
        reply: () => {
          throw new RangeError('Will he come back?');
        },
      },
    });
    const answer = await post(oneMessage);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: 'Failed to get AI response' });
    expect(lines).toContainEqual({ event: 'chat-failed', fields: { kind: 'RangeError' } });
    expect(JSON.stringify(lines)).not.toContain('come back');
  });

  it('is refused with a token that is not good', async () => {
    const { post, asked } = setUp();
    expect((await post(oneMessage, { authorization: 'Bearer ended' })).status).toBe(401);
    expect(asked).toEqual([]);
  });
});

describe('the limit on chat', () => {
  it('lets 30 a minute through and says when to come back', async () => {
    const { post, clock } = setUp();
    for (let i = 0; i < 30; i++) expect((await post(oneMessage)).status).toBe(200);
    clock.nowMs += 15_000;
    const refused = await post(oneMessage);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('45');
    expect(await refused.json()).toEqual({ error: 'Too many requests. Please try again in 45 seconds.' });
    expect((await post(oneMessage, {}, '192.0.2.2')).status).toBe(200);
    clock.nowMs += 45_000;
    expect((await post(oneMessage)).status).toBe(200);
  });

  it('is not dodged by a forged X-Forwarded-For', async () => {
    const { post } = setUp();
    for (let i = 0; i < 30; i++) await post(oneMessage, { 'x-forwarded-for': `198.51.100.${i}` });
    expect((await post(oneMessage, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
  });

  it('counts by what a trusted proxy wrote, the last entry, not by what the client put before it', async () => {
    const { post } = setUp({ trustedProxies: 1 });
    for (let i = 0; i < 30; i++)
      await post(oneMessage, { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` }, '10.0.0.1');
    const forged = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' };
    expect((await post(oneMessage, forged, '10.0.0.1')).status).toBe(429);
    expect((await post(oneMessage, { 'x-forwarded-for': '203.0.113.10' }, '10.0.0.1')).status).toBe(200);
  });
});

describe('a hosted model', () => {
  const hosted = (perDay: number | null) => ({
    reply: () => Promise.resolve({ text: 'The model says so.', reading: null, sheet: null }),
    perDay: () => Promise.resolve(perDay),
  });
  const textOf = async (answer: Response) => ((await answer.json()) as { response: string }).response;

  it('writes where there is one', async () => {
    const { post, asked } = setUp({ hosted: hosted(2) });
    expect(await textOf(await post(oneMessage))).toBe('The model says so.');
    expect(asked).toEqual([]);
  });

  it('is counted by account or address, and says why when its answers are used up', async () => {
    const { post } = setUp({ hosted: hosted(2) });
    for (const headers of [{}, { authorization: 'Bearer ada' }]) {
      for (let i = 0; i < 2; i++) expect((await post(oneMessage, headers)).status).toBe(200);
      const refused = await post(oneMessage, headers);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('7200');
      expect(await refused.json()).toEqual({
        error:
          "Today's 2 answers by the hosted model are used up. They come back at midnight UTC; " +
          'readings composed on your device go on.',
        code: 'hosted_answers_used_up',
      });
    }
    expect((await post(oneMessage, { authorization: 'Bearer grace' })).status).toBe(200);
  });

  it('keeps no address in clear', async () => {
    const { post, meter } = setUp({ hosted: hosted(2) });
    await post(oneMessage, {}, '192.0.2.77');
    expect([...meter.counts.keys()]).toEqual([expect.stringMatching(/^hosted-answers address:[\w-]+$/)]);
    expect(JSON.stringify([...meter.counts])).not.toContain('192.0.2');
  });

  it('leaves the composer free: it is not counted, and answers when nothing is left', async () => {
    const { post, meter, asked } = setUp({ hosted: hosted(0) });
    expect((await post(oneMessage)).status).toBe(429);
    expect(await textOf(await post({ ...oneMessage, author: 'composer' }))).toBe(
      'You said: Will he come back?',
    );
    expect(asked).toHaveLength(1);
    expect(meter.counts.size).toBe(0);
  });

  it('is not counted for who has no limit', async () => {
    const { post, meter } = setUp({ hosted: hosted(null) });
    for (let i = 0; i < 5; i++) expect((await post(oneMessage)).status).toBe(200);
    expect(meter.counts.size).toBe(0);
  });

  it('may be asked for where there is none: the composer answers', async () => {
    const { post } = setUp();
    expect(await textOf(await post({ ...oneMessage, author: 'model' }))).toBe('You said: Will he come back?');
  });
});
