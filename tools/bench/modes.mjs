import { loadTradition } from '#engine/traditions.ts';
import { traditionModes } from '#traditions/tradition.ts';
import { modeInputs } from './modes/inputs.ts';

const BUDGET_MS = 30;
/** Left out: a table is made, code is compiled. */
const WARMING = 5;
const MEASURED = 20;

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/**
 * How long the facts of each reading mode take, warm: the median over births and casts that were not seen before. The first load of a
 * mode with what it brings is told apart, and has no budget.
 */
export async function measure() {
  const rows = [];
  let slowest = { mode: '', ms: 0 };
  for (const mode of traditionModes) {
    const startedMs = performance.now();
    const tradition = await loadTradition(mode);
    const loadMs = performance.now() - startedMs;
    if (loadMs > slowest.ms) slowest = { mode, ms: loadMs };
    const times = [];
    for (const inputs of modeInputs(WARMING + MEASURED)) {
      const beganMs = performance.now();
      const sheet = tradition.sheet(inputs);
      times.push(performance.now() - beganMs);
      if (sheet === null) throw new Error(`${mode} lacks ${tradition.needs(inputs).join(', ')}`);
    }
    rows.push({
      what: `facts of ${mode}, warm, median`,
      value: median(times.slice(WARMING)),
      unit: 'ms',
      budget: BUDGET_MS,
    });
  }
  return [
    ...rows,
    {
      what: `slowest first load of a mode from its sources (${slowest.mode})`,
      value: slowest.ms,
      unit: 'ms',
    },
  ];
}
