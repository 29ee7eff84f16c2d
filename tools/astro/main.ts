/**
 * Charts in bulk: reads JSON lines on standard input and writes one for each.
 *
 * npm run -s astro -- natal|humandesign|transits|sky|synastry|localtime
 * npm run -s astro -- facts --mode MODE
 *
 * A bad line gives `{"line": N, "error": …}` and the rest goes on. The status is 0 unless the input cannot
 * be read (1) or the command or the mode is unknown (2).
 */
import { traditionModes } from '#traditions/tradition.ts';
import { commands } from './commands.ts';
import { factsCommand, factsModeOf } from './facts-command.ts';
import { commandOf, runLines, usage } from './run-lines.ts';

const [name, option, value] = process.argv.slice(2);

async function run(): Promise<number> {
  if (name === 'facts') {
    const mode = factsModeOf(option === '--mode' ? value : option?.replace(/^--mode=/, ''));
    return mode === null
      ? usage('astro', `facts --mode ${traditionModes.join('|')}`)
      : runLines(await factsCommand(mode));
  }
  const command = commandOf(commands, name);
  return command === undefined
    ? usage('astro', `${Object.keys(commands).join('|')}|facts --mode MODE`)
    : runLines(command);
}

process.exitCode = await run();
