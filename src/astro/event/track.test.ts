import { describe, expect, it } from 'vitest';
import { distance } from '../angle/degrees.ts';
import { COMPUTED_BODY_IDS } from '../body/body-id.ts';
import { positionsAtDays } from '../body/position.ts';
import {
  crossings,
  differenceTrack,
  longitudeTracks,
  trackExtent,
  trackRate,
  trackValue,
  turns,
} from './track.ts';

/** The first and the last days of the tables, and the middle. */
const STARTS = [-36_525, -3000.3, 36_400];

/** Whose light passes the Sun on its way here, and is bent by it. */
const BENT: readonly string[] = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'neptune',
  'pluto',
];

describe.each(['mean', 'true'] as const)('a track with the %s node', (node) => {
  it.each([...COMPUTED_BODY_IDS])('follows %s within 0.1″ between its samples', (body) => {
    for (const from of STARTS) {
      const [track] = longitudeTracks([body], from, from + 120, { node });
      if (track === undefined) throw new Error('no track');
      for (let t = from; t <= from + 120; t += 0.37) {
        const [position, sun] = positionsAtDays(t, [body, 'sun'], { node });
        // Close to the Sun a planet jumps by up to 2″ for a day, as its light is bent more and then less.
        const bent = BENT.includes(body) && distance(position?.lon ?? NaN, sun?.lon ?? NaN) < 8;
        const limit = bent ? 3 : 0.1;
        expect(distance(trackValue(track, t), position?.lon ?? NaN) * 3600).toBeLessThan(limit);
        if (!bent) expect(Math.abs(trackRate(track, t) - (position?.speed ?? NaN)) * 3600).toBeLessThan(0.3);
      }
    }
  });
});

describe('crossings', () => {
  const [mercury] = longitudeTracks(['mercury'], 8000, 8000 + 365.25, { node: 'mean' });
  if (mercury === undefined) throw new Error('no track');

  it('are all there and no more: each sign of change between fine samples is found', () => {
    for (let target = 0; target < 360; target += 7.3) {
      let seen = 0;
      const side = (t: number): number => Math.floor((trackValue(mercury, t) - target) / 360);
      const end = mercury.from + mercury.stepDays * (mercury.values.length - 1);
      const step = 0.01;
      for (let t = mercury.from; t + step <= end; t += step) if (side(t) !== side(t + step)) seen += 1;
      const found = crossings(mercury, target);
      expect(found).toHaveLength(seen);
      for (const { t, rising } of found) {
        expect(distance(trackValue(mercury, t), target)).toBeLessThan(1e-6);
        expect(trackRate(mercury, t) > 0).toBe(rising);
      }
      expect(found.map(({ t }) => t)).toEqual(found.map(({ t }) => t).toSorted((a, b) => a - b));
    }
  });

  it('lie between turns at which the body stands', () => {
    const stations = turns(mercury);
    expect(stations.length).toBeGreaterThanOrEqual(6);
    for (const { t } of stations) expect(Math.abs(trackRate(mercury, t))).toBeLessThan(1e-8);
  });

  it('of an extent with a turn inside reach the turn', () => {
    const [turn] = turns(mercury);
    if (turn === undefined) throw new Error('no station');
    const { min, max } = trackExtent(mercury, turn.t - 3, turn.t + 2);
    expect(turn.toFalling ? max : min).toBe(turn.value);
    expect(max - min).toBeGreaterThan(0);
  });
});

it('gives one event the same instant in every search that finds it', () => {
  const target = 100;
  const hit = (from: number): number => {
    const [moon] = longitudeTracks(['moon'], from, from + 40, { node: 'mean' });
    const found = moon === undefined ? undefined : crossings(moon, target).find(({ t }) => t > 9010);
    return found?.t ?? NaN;
  };
  expect(hit(9003.217)).toBe(hit(9000));
  expect(hit(9005.9)).toBe(hit(9000));
});

it('subtracts only tracks that share samples', () => {
  const [a] = longitudeTracks(['moon'], 0, 10, { node: 'mean' });
  const [b] = longitudeTracks(['sun'], 0, 10, { node: 'mean' });
  if (a === undefined || b === undefined) throw new Error('no track');
  expect(() => differenceTrack(a, b)).toThrow('share');
});
