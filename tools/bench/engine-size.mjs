/**
 * How much the chart engine weighs in the worker: what the chart calls bundle to, packed. Zone rules with their history, which read a
 * birth's clock, are counted apart.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const BUDGET_KB = 60;

export async function measure() {
  const charts = await bundle(
    "import { createCharts } from '#engine/charts.ts'; self.charts = createCharts(self.rules);",
  );
  const clock = await bundle(
    "import { resolveBirth } from '#astro/time/birth-moment.ts'; import { createZoneRules } from '#astro/time/zone.ts'; self.clock = [resolveBirth, createZoneRules];",
  );
  const both = await bundle(
    "import { createCharts } from '#engine/charts.ts'; import { createZoneRules } from '#astro/time/zone.ts'; self.charts = createCharts(createZoneRules());",
  );
  return [
    {
      what: 'chart engine with its tables, as the worker holds it (gzip)',
      value: Math.round((both - clock) / 100) / 10,
      unit: 'kB',
      budget: BUDGET_KB,
    },
    { what: 'zone rules and birth clock (gzip)', value: Math.round(clock / 100) / 10, unit: 'kB' },
    { what: 'both together (gzip)', value: Math.round(Math.max(both, charts) / 100) / 10, unit: 'kB' },
  ];
}

/** Bytes of a module and all it imports, minified and packed. */
async function bundle(source) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      // Sheets of facts are made from charts and are no part of the engine.
      rollupOptions: { input: 'engine-size-entry', output: { format: 'es' }, external: [/^#traditions\//] },
    },
    plugins: [
      {
        name: 'entry-from-text',
        enforce: 'pre',
        resolveId: (id) =>
          id === 'engine-size-entry' ? `${process.cwd()}/src/engine/engine-size-entry.ts` : null,
        load: (id) => (id.endsWith('engine-size-entry.ts') ? source : null),
      },
    ],
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  return output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}
