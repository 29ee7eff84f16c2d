/** JSON lines in, JSON lines out. */
import type { Command } from './commands.ts';

/**
 * The lines of a stream of bytes, without their ends, as many at a time as a piece of the stream
 * completes. A line ends in `\n`, or `\r\n` as Windows writes; nothing else ends one, since JSON text may
 * hold any other separator as it is. A byte order mark at the start is dropped.
 */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map(withoutReturn);
  }
  rest += decoder.decode();
  if (rest !== '') yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/**
 * One line's answer as text, null for a blank line. `number` counts all lines of the input from 1, blank
 * ones too.
 */
export async function answerLine(line: string, number: number, command: Command): Promise<string | null> {
  if (line.trim() === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return problemLine(number, 'not JSON: expected one object a line');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problemLine(number, 'expected one object a line, like {"utc": "1990-06-15T12:30:00Z"}');
  const answer = await command(value);
  return answer.type === 'answer' ? JSON.stringify(answer.value) : problemLine(number, answer.problem);
}

function problemLine(line: number, error: string): string {
  return JSON.stringify({ line, error });
}
