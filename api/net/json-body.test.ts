import { describe, expect, it } from 'vitest';
import { MAX_JSON_DEPTH, readJson } from './json-body.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('the body of a request', () => {
  it('is read as deep as it may be', () => {
    expect(readJson(nested(MAX_JSON_DEPTH)).type).toBe('json');
    expect(readJson(nested(MAX_JSON_DEPTH + 1))).toEqual({ type: 'too-deep' });
    expect(readJson(`{"a":${nested(MAX_JSON_DEPTH)}}`)).toEqual({ type: 'too-deep' });
    expect(readJson('['.repeat(30_000))).toEqual({ type: 'too-deep' });
  });

  it('may have any number of brackets in its words', () => {
    const text = `${'[{'.repeat(500)}"\\`;
    expect(readJson(JSON.stringify({ text }))).toEqual({ type: 'json', value: { text } });
  });

  it.each(['', '{', '"', '{"a":}', 'nothing'])('is no JSON: %j', (text) => {
    expect(readJson(text)).toEqual({ type: 'not-json' });
  });
});
