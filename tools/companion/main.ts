/**
 * Questions, readings and verdicts in bulk: reads JSON lines on standard input and writes one for each.
 *
 * npm run -s companion -- understand|read|verify
 *
 * A bad line gives `{"line": N, "error": …}` and the rest goes on. The status is 0 unless the input cannot
 * be read (1) or the command is unknown (2).
 */
import { commandOf, runLines, usage } from '../astro/run-lines.ts';
import { commands } from './commands.ts';

const command = commandOf(commands, process.argv[2]);
process.exitCode =
  command === undefined ? usage('companion', Object.keys(commands).join('|')) : await runLines(command);
