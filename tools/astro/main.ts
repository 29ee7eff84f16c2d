/**
 * Charts in bulk: reads JSON lines on standard input and writes one for each.
 *
 * npm run -s astro -- natal|humandesign|transits|sky|synastry|localtime
 *
 * A bad line gives `{"line": N, "error": …}` and the rest goes on. The status is 0 unless the input cannot
 * be read (1) or the command is unknown (2).
 */
import { once } from 'node:events';
import { commands } from './commands.ts';
import type { Command } from './commands.ts';
import { answerLine, lineBatches } from './json-lines.ts';

const USAGE = `usage: npm run -s astro -- ${Object.keys(commands).join('|')} < lines.jsonl`;

/**
 * Answers are written in pieces of about this many characters: a system call a line would cost as much as a
 * chart.
 */
const PIECE_LENGTH = 1 << 16;

async function run(name: string | undefined): Promise<number> {
  const command =
    name === undefined ? undefined : new Map<string, Command>(Object.entries(commands)).get(name);
  if (command === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  let number = 0;
  try {
    for await (const lines of lineBatches(process.stdin)) {
      let piece = '';
      for (const line of lines) {
        number += 1;
        const answer = answerLine(line, number, command);
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

// Whoever reads may stop early (`| head`): that ends the work and is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv[2]);
