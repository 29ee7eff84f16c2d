/** The compute worker's answers, computed beside the screen: charts and sheets, without the words of a companion. */
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { sheetFor } from '#companion/sheet-for.ts';
import { chartThemesOf } from '#engine/chart-themes.ts';
import { createCharts } from '#engine/charts.ts';
import type { Engine } from '#engine/client.ts';
import type { EngineCall, EngineCalls } from '#engine/protocol.ts';

type Calls = { readonly [K in EngineCall]?: (input: EngineCalls[K]['in']) => EngineCalls[K]['out'] };

/** `before` runs ahead of each answer: throw to fail it, wait to hold it back. */
export function createDirectEngine(before: (call: EngineCall) => unknown = () => undefined): Engine {
  const zones = createZoneRules();
  const charts = createCharts(zones);
  const calls: Calls = {
    natal: charts.natal,
    chartThemes: (input) => chartThemesOf(input, zones),
    transits: charts.transits,
    synastry: charts.synastry,
    humanDesign: charts.humanDesign,
    skyAt: charts.skyAt,
    hits: charts.hits,
    resolve: (input) => resolveBirth(input, zones),
    sheet: (input) => sheetFor(input, zones),
  };
  return {
    ask: async (call, input) => {
      await before(call);
      const answer = calls[call];
      if (answer === undefined) throw new Error(`${call} is not answered in this test`);
      return answer(input);
    },
    close: () => undefined,
  };
}
