/**
 * The mutation check, on demand: how many runs it takes until the laws break on each planted fault.
 *
 *   npm run sync:bugs -- [most runs] [seed] [names…]
 */
import { bugNames, bugs } from './bugs.ts';
import { hunt } from './hunt.ts';

const [maxRuns = '20000', seed = '1', ...names] = process.argv.slice(2);
let missed = 0;
for (const name of bugNames.filter((one) => names.length === 0 || names.includes(one))) {
  const caught = await hunt(name, Number(maxRuns), Number(seed));
  if (caught === null) missed += 1;
  const result = caught === null ? `NOT CAUGHT in ${maxRuns} runs` : `${caught.runs}  (${caught.law})`;
  process.stdout.write(`${name.padEnd(18)} ${result}    ${bugs[name].what}\n`);
}
process.exitCode = missed === 0 ? 0 : 1;
