import fc from 'fast-check';
import { memoryBench, playRun } from './play.ts';
import { run } from './steps.ts';
const n = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? Date.now() % 1e9);
const t = process.cpuUsage().user;
const d = await fc.check(fc.asyncProperty(run, (steps) => playRun(memoryBench(), steps)), { numRuns: n, seed });
console.log(d.failed, d.numRuns, 'seed', d.seed, (process.cpuUsage().user - t) / 1000 / d.numRuns, 'cpu ms a run');
if (d.failed) console.log(JSON.stringify(d.counterexample), (d.errorInstance as Error)?.message?.slice(0, 900));
