import { measurePage } from '../lighthouse.mjs';

/** Lighthouse, mobile, median of three; only when asked for, because it takes a minute. */
export async function measure(flags) {
  if (!flags.has('--lighthouse')) return [];
  const { scores, timings } = await measurePage(3);
  return [
    { what: 'Lighthouse performance', value: scores.performance, unit: '', least: 95 },
    { what: 'Lighthouse accessibility', value: scores.accessibility, unit: '', least: 100 },
    { what: 'Lighthouse best practices', value: scores['best-practices'], unit: '', least: 100 },
    { what: 'largest contentful paint', value: timings['largest-contentful-paint'] / 1000, unit: 's' },
    { what: 'total blocking time', value: timings['total-blocking-time'], unit: 'ms' },
  ];
}
