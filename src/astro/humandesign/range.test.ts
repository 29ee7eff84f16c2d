import { expect, it } from 'vitest';
import { unixMs } from '../time/instant.ts';
import { humanDesignChart } from './chart.ts';
import { nearLines } from './near-lines.ts';
import { humanDesignRange } from './range.ts';

const at = (iso: string) => unixMs(Date.parse(iso));

it('is the chart itself when there is no doubt', () => {
  const birth = at('1965-02-11T00:11:00Z');
  const range = humanDesignRange({ from: birth, to: birth });
  const chart = humanDesignChart(birth);
  expect(range.types).toEqual([{ value: chart.type, share: 1 }]);
  expect(range.changes).toEqual([]);
  expect(range.channels).toEqual({ always: chart.channels, sometimes: [] });
  expect(range.centers.always).toEqual(chart.centers);
  expect(range.personality.every(({ lineHolds }) => lineHolds)).toBe(true);
});

it('finds the two charts on either side of a change of line, and the instant between them', () => {
  const range = humanDesignRange({ from: at('1990-04-14T00:00:00Z'), to: at('1990-04-14T23:59:00Z') });
  // The Moon passes a dozen lines in a day, on both sides; the Sun one or two.
  expect(range.changes.length).toBeGreaterThan(24);
  expect(range.stretches.length).toBeGreaterThan(1);
  for (const { at: when, side, body, before, after } of range.changes) {
    const lineOn = (ms: number) =>
      humanDesignChart(unixMs(ms))[side].find((activation) => activation.body === body);
    // The slow ones take minutes to move the width of the comparison.
    const step = body === 'moon' ? 2000 : 120_000;
    expect(lineOn(when - step), `${side} ${body}`).toMatchObject(before);
    expect(lineOn(when + step), `${side} ${body}`).toMatchObject(after);
  }
});

it('counts Sun and Earth, which change lines together, at one instant', () => {
  const { changes } = humanDesignRange({ from: at('1990-04-14T00:00:00Z'), to: at('1990-04-15T23:59:00Z') });
  const suns = changes.filter(({ body }) => body === 'sun');
  expect(suns.length).toBeGreaterThan(2);
  for (const sun of suns) {
    expect(changes).toContainEqual(expect.objectContaining({ at: sun.at, side: sun.side, body: 'earth' }));
  }
});

it('says how many minutes of birth time a near line is away', () => {
  const { changes } = humanDesignRange({ from: at('1990-04-14T00:00:00Z'), to: at('1990-04-14T23:59:00Z') });
  const change = changes.find(({ body, side }) => body === 'moon' && side === 'personality');
  expect(change).toBeDefined();
  if (change === undefined) return;
  const early = nearLines(humanDesignChart(unixMs(change.at - 5 * 60_000)));
  expect(early).toContainEqual(
    expect.objectContaining({ side: 'personality', body: 'moon', next: change.after }),
  );
  expect(early.find(({ body, side }) => body === 'moon' && side === 'personality')?.minutes).toBeCloseTo(
    5,
    0,
  );
  const late = nearLines(humanDesignChart(unixMs(change.at + 3 * 60_000)));
  const back = late.find(({ body, side }) => body === 'moon' && side === 'personality');
  expect(back?.minutes).toBeCloseTo(-3, 0);
  expect(back?.next).toEqual(change.before);
});
