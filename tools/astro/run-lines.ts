/** Reads JSON lines on standard input and writes one for each: the frame of every batch command line. */
import { once } from 'node:events';
import type { Command } from './commands.ts';
import { answerLine, lineBatches } from './json-lines.ts';

/**
 * Answers are written in pieces of about this many characters: a system call a line would cost as much as a
 * chart.
 */
const PIECE_LENGTH = 1 << 16;

/** The command of a name; undefined for an unknown one. */
export function commandOf(
  commands: Readonly<Record<string, Command>>,
  name: string | undefined,
): Command | undefined {
  return name === undefined ? undefined : new Map<string, Command>(Object.entries(commands)).get(name);
}

/** Says how a program is called; the status is 2. */
export function usage(program: string, words: string): number {
  process.stderr.write(`usage: npm run -s ${program} -- ${words} < lines.jsonl\n`);
  return 2;
}

/** Answers every line of the input; the status is 0, or 1 when the input cannot be read. */
export async function runLines(command: Command): Promise<number> {
  // Whoever reads may stop early (`| head`): that ends the work and is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  let number = 0;
  try {
    for await (const lines of lineBatches(process.stdin)) {
      let piece = '';
      for (const line of lines) {
        number += 1;
        const answer = await answerLine(line, number, command);
        if (answer !== null) piece += `${answer}\n`;
        if (piece.length < PIECE_LENGTH) continue;
        await write(piece);
        piece = '';
      }
      await write(piece);
    }
  } catch (error) {
    process.stderr.write(`the input cannot be read: ${String(error)}\n`);
    return 1;
  }
  return 0;
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
