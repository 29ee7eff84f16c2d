import { natalChart } from '#astro/chart/natal.ts';

/** How long one natal chart takes once the code is warm: the median over births spread over a century. */
export function measure() {
  const firstMs = Date.UTC(1920, 0, 1, 6, 20);
  const births = Array.from({ length: 600 }, (_, i) => firstMs + i * 61.37 * 86_400_000);
  const times = births.map((at) => {
    const startedMs = performance.now();
    natalChart({ at, place: { latDeg: 48.21, lonDeg: 16.37 }, houseSystem: 'placidus', node: 'mean' });
    return performance.now() - startedMs;
  });
  const warm = times.slice(100).sort((a, b) => a - b);
  return [
    { what: 'natal chart, warm, median', value: warm[Math.floor(warm.length / 2)], unit: 'ms', budget: 1 },
    { what: 'natal chart, warm, 95 of 100', value: warm[Math.floor(warm.length * 0.95)], unit: 'ms' },
  ];
}
