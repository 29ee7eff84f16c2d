import { describe, expect, it } from 'vitest';
import { parseMessage, parsePageMessage } from './messages.ts';

describe('parseMessage', () => {
  it.each([
    { type: 'SKIP_WAITING' },
    { type: 'WARM', urls: [] },
    { type: 'MODEL_ORIGIN', origin: null },
    { type: 'MODEL_ORIGIN', origin: 'https://llm.example' },
    { type: 'MODEL_ORIGIN', origin: 'https://llm.example:8443' },
    { type: 'MODEL_ORIGIN', origin: 'http://localhost:11434' },
    { type: 'MODEL_ORIGIN', origin: 'http://127.0.0.1:8080' },
    { type: 'MODEL_ORIGIN', origin: 'http://[::1]:8080' },
    { type: 'WARM', urls: ['/places/cities-1a2b.txt', '/assets/noto-serif-thai-latin-wght-normal-B5.woff2'] },
  ])('reads %o', (message) => {
    expect(parseMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'SKIP_WAITING',
    42,
    [],
    {},
    { type: 'skip_waiting' },
    { type: 'WARM' },
    { type: 'WARM', urls: '/places/a.txt' },
    { type: 'WARM', urls: [7] },
    { type: 'WARM', urls: ['https://elsewhere.example/places/a.txt'] },
    { type: 'WARM', urls: ['//elsewhere.example/places/a.txt'] },
    { type: 'WARM', urls: ['/api/profile'] },
    { type: 'WARM', urls: ['/places/../api/profile'] },
    { type: 'WARM', urls: ['/places/a.txt?x=/api'] },
    { type: 'MODEL_ORIGIN' },
    { type: 'MODEL_ORIGIN', origin: '' },
    { type: 'MODEL_ORIGIN', origin: '*' },
    { type: 'MODEL_ORIGIN', origin: 'https:' },
    { type: 'MODEL_ORIGIN', origin: 'https://*' },
    { type: 'MODEL_ORIGIN', origin: 'https://*.example' },
    { type: 'MODEL_ORIGIN', origin: 'https://llm.example/' },
    { type: 'MODEL_ORIGIN', origin: 'https://llm.example/v1' },
    { type: 'MODEL_ORIGIN', origin: "https://llm.example 'unsafe-inline'" },
    { type: 'MODEL_ORIGIN', origin: 'https://llm.example; script-src *' },
    { type: 'MODEL_ORIGIN', origin: 'https://llm.example\nx-header: 1' },
    { type: 'MODEL_ORIGIN', origin: 'https://user@llm.example' },
    { type: 'MODEL_ORIGIN', origin: 'http://llm.example' },
    { type: 'MODEL_ORIGIN', origin: 'http://10.0.0.2:11434' },
    { type: 'MODEL_ORIGIN', origin: 'http://127.0.0.1.evil.example' },
    { type: 'MODEL_ORIGIN', origin: 'data:' },
    { type: 'MODEL_ORIGIN', origin: ['https://llm.example'] },
    { type: 'WARM', urls: Array.from({ length: 201 }, (_, i) => `/places/${i}.txt`) },
  ])('ignores %o', (message) => {
    expect(parseMessage(message)).toBeNull();
  });
});

describe('parsePageMessage', () => {
  it('reads the one there is', () => {
    expect(parsePageMessage({ type: 'OPEN', path: '/?loop=1' })).toEqual({ type: 'OPEN', path: '/?loop=1' });
  });

  it.each([
    null,
    'OPEN',
    {},
    { type: 'OPEN' },
    { type: 'OPEN', path: '/admin' },
    { type: 'OPEN', path: 'https://a.example' },
  ])('reads nothing else: %o', (message) => {
    expect(parsePageMessage(message)).toBeNull();
  });
});
