/**
 * Charts in bulk: reads JSON lines on standard input and writes one for each.
 *
 * npm run -s astro -- natal|humandesign|transits|sky|synastry|localtime
 *
 * A bad line gives `{"line": N, "error": …}` and the rest goes on. The status is 0 unless the input cannot
 * be read (1) or the command is unknown (2).
 */
import { commands } from './commands.ts';
import { runLines } from './run-lines.ts';

process.exitCode = await runLines('astro', commands, process.argv[2]);
