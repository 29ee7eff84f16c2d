import { describe, expect, it } from 'vitest';
import { answerLine, lineBatches } from './json-lines.ts';
import { longitude6, utcText } from './numbers.ts';

async function linesOf(...chunks) {
  async function* stream() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
  }
  const lines = [];
  for await (const batch of lineBatches(stream())) lines.push(...batch);
  return lines;
}

describe('lines of a stream', () => {
  it('are cut at line feeds, wherever the pieces of the stream end', async () => {
    expect(await linesOf('a\nb', 'c\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd']);
    expect(await linesOf('a\r\nb\r', '\nc\n')).toEqual(['a', 'b', 'c']);
    expect(await linesOf()).toEqual([]);
  });

  it('keep a letter whose bytes come in two pieces, and separators that JSON may hold', async () => {
    const bytes = new TextEncoder().encode('"é\u2028ü"\n');
    expect(await linesOf(bytes.slice(0, 2), bytes.slice(2))).toEqual(['"é\u2028ü"']);
  });

  it('lose a byte order mark', async () => {
    expect(await linesOf('\uFEFF{}\n')).toEqual(['{}']);
  });
});

describe('the answer to a line', () => {
  const echo = async (value) => ({ type: 'answer', value });

  it('is one line of JSON, or nothing for a blank one', async () => {
    expect(await answerLine(' {"a": "x\\ny"} ', 1, echo)).toBe('{"a":"x\\ny"}');
    expect(await answerLine('  \t', 1, echo)).toBeNull();
  });

  it('names the line that is no object', async () => {
    for (const line of ['{', 'null', '[]', '"text"', '7'])
      expect(JSON.parse((await answerLine(line, 12, echo)) ?? '')).toEqual({
        line: 12,
        error: expect.stringContaining('object'),
      });
  });

  it('tells what the command found wrong', async () => {
    const refuse = async () => ({ type: 'problem', problem: 'lat: expected less' });
    expect(await answerLine('{}', 3, refuse)).toBe('{"line":3,"error":"lat: expected less"}');
  });
});

describe('numbers', () => {
  it('do not round up to 360', () => {
    expect(longitude6(359.9999999)).toBe(0);
    expect(longitude6(359.9999994)).toBe(359.999999);
    expect(longitude6(12.34567891)).toBe(12.345679);
  });

  it('write instants to the nearest second', () => {
    expect(utcText(Date.UTC(1999, 11, 31, 23, 59, 59, 600))).toBe('2000-01-01T00:00:00Z');
    expect(utcText(Date.UTC(1899, 0, 1, 0, 0, 0, 400))).toBe('1899-01-01T00:00:00Z');
  });
});
