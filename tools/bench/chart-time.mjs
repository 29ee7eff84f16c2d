import { COMPUTED_BODY_IDS, PLANET_IDS } from '#astro/body/body-id.ts';
import { createSkyTable } from '#astro/body/sky-table.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { momentChart, bodyIn, natalChart } from '#astro/chart/natal.ts';
import { transitHits } from '#astro/event/transits.ts';
import { anglesAt } from '#astro/house/angles.ts';
import { humanDesignChart } from '#astro/humandesign/chart.ts';
import { astroTime } from '#astro/time/instant.ts';
import { NATAL_ORBS } from '#astro/aspect/orb-table.ts';

const DAY_MS = 86_400_000;
const place = { latDeg: 48.21, lonDeg: 16.37 };
const school = { houseSystem: 'placidus', node: 'mean' };
const births = Array.from({ length: 600 }, (_, i) => Date.UTC(1920, 0, 1, 6, 20) + i * 61.37 * DAY_MS);

/** What each job of the chart engine takes once its code is warm: the median over inputs spread over a century. */
export function measure() {
  const table = createSkyTable({
    from: Date.UTC(2020, 0, 1),
    to: Date.UTC(2030, 0, 1),
    bodies: COMPUTED_BODY_IDS,
    node: 'mean',
  });
  const moments = Array.from({ length: 3000 }, (_, i) => Date.UTC(2020, 0, 2) + i * 1.17 * DAY_MS);
  const natal = medianMs(births, (at) => natalChart({ at, place, ...school }));
  const moment = medianMs(moments, (at) =>
    momentChart(table.positionsAt(at), {
      at,
      place,
      angles: anglesAt(skyFrame(astroTime(at)), place),
      orbs: NATAL_ORBS,
      ...school,
    }),
  );
  const design = medianMs(births, (at) => humanDesignChart(at));
  const years = births.filter((_, i) => i % 30 === 0);
  const year = medianMs(years, yearOfTransits(PLANET_IDS));
  const yearWithoutMoon = medianMs(years, yearOfTransits(PLANET_IDS.filter((body) => body !== 'moon')));
  return [
    { what: 'natal chart, warm, median', value: natal, unit: 'ms', budget: 0.15 },
    { what: 'chart of a moment from a ready table, warm, median', value: moment, unit: 'ms', budget: 0.03 },
    { what: 'Human Design chart, warm, median', value: design, unit: 'ms', budget: 0.2 },
    { what: 'a year of exact transits, the Moon included', value: year, unit: 'ms', budget: 30 },
    { what: 'a year of exact transits without the Moon', value: yearWithoutMoon, unit: 'ms' },
  ];
}

/** All exact hits of a year over the ten planets and two angles of a chart. */
function yearOfTransits(movers) {
  return (birth) => {
    const chart = natalChart({ at: birth, place, ...school });
    const natal = [
      ...PLANET_IDS.map((id) => ({ id, lon: bodyIn(chart.bodies, id).lon })),
      { id: 'asc', lon: chart.angles.asc.lon },
      { id: 'mc', lon: chart.angles.mc.lon },
    ];
    const from = birth + 30 * 365 * DAY_MS;
    return transitHits({ natal, movers, from, to: from + 365 * DAY_MS, orbDeg: 1 });
  };
}

/** Median milliseconds of a call. Everything is run twice before, so that the compiler is done with it. */
export function medianMs(inputs, run) {
  for (let round = 0; round < 2; round++) for (const input of inputs) run(input);
  const times = inputs.map((input) => {
    const startedMs = performance.now();
    run(input);
    return performance.now() - startedMs;
  });
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
}
