/**
 * Chaos on purpose: does anything get lost between devices and servers when everything breaks?
 *
 *   npm run chaos                                  all scenarios, about five minutes; needs `npm run build` and PostgreSQL
 *   npm run chaos -- --short                       one of a few seconds on each database
 *   npm run chaos -- --database=PGlite --seed=7    only those of one database, with chance that begins the same way
 *
 * Prints a line a scenario, with its seed; `--json` prints the outcomes instead. Fails when a write was lost, when copies
 * differ in the end, or when that takes too long.
 */
import { existsSync } from 'node:fs';
import { findPostgres } from '../test-postgres.mjs';
import { runScenario } from './scenario.ts';
import type { Outcome, Plan } from './scenario.ts';

const longPlans: readonly Plan[] = [
  {
    name: 'the API is killed',
    database: 'PGlite',
    instances: 1,
    forMs: 75_000,
    killEveryMs: 10_000,
    crashEveryMs: null,
    deviceKillEveryMs: 3000,
  },
  {
    name: 'the API is killed',
    database: 'PostgreSQL',
    instances: 1,
    forMs: 50_000,
    killEveryMs: 5000,
    crashEveryMs: null,
    deviceKillEveryMs: 3000,
  },
  {
    name: 'the database crashes',
    database: 'PostgreSQL',
    instances: 1,
    forMs: 50_000,
    killEveryMs: null,
    crashEveryMs: 4000,
    deviceKillEveryMs: 3000,
  },
  {
    name: 'two APIs, one of them killed at a time',
    database: 'PostgreSQL',
    instances: 2,
    forMs: 50_000,
    killEveryMs: 5000,
    crashEveryMs: null,
    deviceKillEveryMs: 3000,
  },
  {
    name: 'two APIs, everything at once',
    database: 'PostgreSQL',
    instances: 2,
    forMs: 50_000,
    killEveryMs: 6000,
    crashEveryMs: 7000,
    deviceKillEveryMs: 2000,
  },
];

const shortPlans: readonly Plan[] = [
  {
    name: 'short: the API is killed',
    database: 'PGlite',
    instances: 1,
    forMs: 3000,
    killEveryMs: 1200,
    crashEveryMs: null,
    deviceKillEveryMs: 900,
  },
  {
    name: 'short: two APIs, everything at once',
    database: 'PostgreSQL',
    instances: 2,
    forMs: 4000,
    killEveryMs: 1600,
    crashEveryMs: 1800,
    deviceKillEveryMs: 900,
  },
];

const words = process.argv.slice(2);
const option = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (!existsSync('dist-api/server.js') || !existsSync('dist/index.html')) {
  process.stderr.write('There is no build to break: run "npm run build" first.\n');
  process.exitCode = 1;
} else {
  await run();
}

async function run(): Promise<void> {
  const seed = Number(option('seed') ?? Math.floor(Math.random() * 2 ** 31));
  const database = option('database');
  const plans = (words.includes('--short') ? shortPlans : longPlans).filter(
    (plan) => database === undefined || plan.database === database,
  );
  const outcomes: Outcome[] = [];
  for (const [at, plan] of plans.entries()) {
    if (plan.database === 'PostgreSQL' && findPostgres() === null) {
      process.stderr.write(`There is no PostgreSQL here: "${plan.name}" was not run.\n`);
      process.exitCode = 1;
      continue;
    }
    const outcome = await runScenario(plan, seed + at);
    outcomes.push(outcome);
    if (outcome.complaints.length > 0) process.exitCode = 1;
    if (!words.includes('--json')) say(`${plan.database}, ${shown(outcome)}`);
  }
  if (words.includes('--json')) say(JSON.stringify(outcomes));
}

function shown(outcome: Outcome): string {
  const { faults, requests } = outcome;
  const verdict =
    outcome.complaints.length === 0
      ? `0 lost, all copies equal after ${(outcome.settledMs / 1000).toFixed(1)} s`
      : ['FAILED', ...outcome.complaints].join('\n    ');
  return [
    `${outcome.name} (seed ${outcome.seed})`,
    `  ${outcome.acknowledged} acknowledged writes, ${outcome.records} records, ${requests.pushes} pushes,` +
      ` ${requests.early} refused for the clock, ${requests.pulls} pulls`,
    `  killed: ${outcome.serverKills} × API, ${outcome.databaseCrashes} × database, ${outcome.deviceKills} × device`,
    `  of ${faults.requests} requests ${faults.cut} cut, ${faults['lost-answer']} answers lost, ${faults.twice} sent twice,` +
      ` ${faults.late} late, ${faults.overtaken} overtaken, ${faults.unreachable} without a server`,
    `  ${verdict}`,
  ].join('\n');
}
