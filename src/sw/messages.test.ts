import { describe, expect, it } from 'vitest';
import { parseMessage } from './messages.ts';

describe('parseMessage', () => {
  it.each([
    { type: 'SKIP_WAITING' },
    { type: 'WARM', urls: [] },
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
    { type: 'WARM', urls: Array.from({ length: 201 }, (_, i) => `/places/${i}.txt`) },
  ])('ignores %o', (message) => {
    expect(parseMessage(message)).toBeNull();
  });
});
