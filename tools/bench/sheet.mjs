import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { westernSheet } from '#traditions/western/sheet.ts';

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** How long a fact sheet takes warm: for a birth not seen before, and again for a later minute of the same day. */
export function measure() {
  const rules = createZoneRules();
  const nowMs = Date.UTC(2026, 10, 21, 10, 0);
  const first = [];
  const second = [];
  for (let i = 0; i < 30; i += 1) {
    const date = new Date(Date.UTC(1950, 0, 1) + i * 601 * 86_400_000).toISOString().slice(0, 10);
    const place = { name: 'Vienna', latDeg: 48.21, lonDeg: 16.37 };
    const answer = resolveBirth(
      {
        date,
        time: '07:42',
        plusMinusMin: 0,
        place,
        zone: 'Europe/Vienna',
        offsetSeconds: null,
        fold: 'first',
      },
      rules,
    );
    const input = {
      moment: answer.moment,
      zone: 'Europe/Vienna',
      houseSystem: 'placidus',
      node: 'mean',
      mode: 'western',
    };
    for (const [times, now] of [
      [first, nowMs],
      [second, nowMs + 60_000],
    ]) {
      const startedMs = performance.now();
      westernSheet({ ...input, now });
      times.push(performance.now() - startedMs);
    }
  }
  return [
    { what: 'fact sheet of a new birth, warm, median', value: median(first.slice(5)), unit: 'ms' },
    { what: 'the same a minute later, median', value: median(second.slice(5)), unit: 'ms' },
  ];
}
