/**
 * How often each law is tried, and on what.
 *
 * The gate draws the same hundred cases every time, so that it says the same of the same code on every machine; the long run
 * (`PROPERTY_RUNS`) draws new ones.
 */
import fc from 'fast-check';

const asked = process.env.PROPERTY_RUNS;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: Number(asked ?? 100),
  ...(asked === undefined ? { seed: 20_261_122 } : {}),
});
