/** Lines of JSON that somebody else may have written: no deeper than ours, no names that reach into code. */
import { MAX_DEPTH, MAX_LINE_CHARS } from './archive-limits.ts';
import type { Bytes } from './byte-source.ts';
import { ArchiveFailure, damaged } from './problem.ts';

export type Line = { readonly line: number; readonly value: unknown };

const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The value of each line, numbered from 1. Every line ends in a newline. */
export async function* readLines(chunks: AsyncIterable<Bytes>, part: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Bytes): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw damaged(part);
    }
  };
  let rest = '';
  let line = 0;
  for await (const chunk of chunks) {
    const pieces = (rest + decode(chunk)).split('\n');
    rest = pieces.pop() ?? '';
    if (rest.length > MAX_LINE_CHARS) throw new ArchiveFailure({ type: 'bad-row', part, line: line + 1 });
    for (const piece of pieces) {
      line += 1;
      yield { line, value: parseSafely(piece, part, line) };
    }
  }
  if (rest + decode() !== '') throw damaged(part);
}

/** The value of a text; throws where it is no JSON, nests too deep or holds a forbidden name. */
export function parseSafely(text: string, part: string, line: number): unknown {
  // Before parsing: a parser may fall over what it is given.
  if (text.length > MAX_LINE_CHARS) throw new ArchiveFailure({ type: 'bad-row', part, line });
  if (isDeep(text)) throw new ArchiveFailure({ type: 'forbidden', part });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveFailure({ type: 'bad-row', part, line });
  }
  if (hasForbiddenName(value)) throw new ArchiveFailure({ type: 'forbidden', part });
  return value;
}

/** Whether brackets outside of strings open deeper than anything of ours. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === 0x5c) at += 1;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  return false;
}

/** Parsed, so that no way of writing a name in escapes hides it. */
function hasForbiddenName(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one)) {
      for (const item of one as readonly unknown[]) waiting.push(item);
      continue;
    }
    for (const name of Object.keys(one)) {
      if (forbiddenNames.has(name)) return true;
      waiting.push((one as Record<string, unknown>)[name]);
    }
  }
  return false;
}
