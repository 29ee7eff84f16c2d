import { describe, expect, it } from 'vitest';
import { addDays, unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { horizonEvents, isUp, sunDay } from './rise-set.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const minutes = (a: number, b: number): number => Math.abs(a - b) / 60_000;
const LONGYEARBYEN = { latDeg: 78.22, lonDeg: 15.65 };
const USHUAIA = { latDeg: -54.8, lonDeg: -68.3 };

describe('events at the horizon', () => {
  it('take turns: rise, upper transit, set, lower transit', () => {
    const next = {
      rise: 'upper-transit',
      'upper-transit': 'set',
      set: 'lower-transit',
      'lower-transit': 'rise',
    };
    for (const latDeg of [0, 52, -54.8]) {
      const events = horizonEvents({
        body: 'sun',
        place: { latDeg, lonDeg: 100 },
        from: at('2024-01-01T00:00:00Z'),
        to: at('2024-02-01T00:00:00Z'),
      });
      expect(events).toHaveLength(31 * 4);
      events.slice(1).forEach((event, i) => expect(event.kind).toBe(next[events[i]?.kind ?? 'rise']));
    }
  });

  it('of the Moon come fifty minutes later each day, so that a day in the month has no rise', () => {
    const rises = horizonEvents({
      body: 'moon',
      place: { latDeg: 51.5, lonDeg: 0 },
      from: at('2024-03-01T00:00:00Z'),
      to: at('2024-03-31T00:00:00Z'),
    }).filter(({ kind }) => kind === 'rise');
    for (const [i, { at: when }] of rises.slice(1).entries()) {
      const hours = minutes(when, rises[i]?.at ?? NaN) / 60;
      expect(hours).toBeGreaterThan(24.2);
      expect(hours).toBeLessThan(25.6);
    }
    const days = new Set(rises.map(({ at: when }) => Math.floor(when / 86_400_000)));
    expect(days.size).toBe(rises.length);
    expect(days.size).toBeLessThan(30);
    expect(days.size).toBeGreaterThanOrEqual(28);
  });

  it('are the same wherever the search begins, and leave out its end', () => {
    const place = { latDeg: 51.5, lonDeg: 0 };
    const all = horizonEvents({
      body: 'moon',
      place,
      from: at('2024-05-01T00:00:00Z'),
      to: at('2024-05-05T00:00:00Z'),
    });
    const middle = all[5]?.at ?? at('2024-05-02T00:00:00Z');
    const early = horizonEvents({ body: 'moon', place, from: at('2024-05-01T00:00:00Z'), to: middle });
    const late = horizonEvents({ body: 'moon', place, from: middle, to: at('2024-05-05T00:00:00Z') });
    expect(early).toEqual(all.slice(0, early.length));
    expect(late).toEqual(all.slice(all.length - late.length));
    expect(early.length + late.length).toBeGreaterThanOrEqual(all.length - 1);
  });

  it('know that a body is up between its rise and its set', () => {
    const events = horizonEvents({
      body: 'sun',
      place: USHUAIA,
      from: at('2024-12-20T00:00:00Z'),
      to: at('2024-12-23T00:00:00Z'),
    });
    for (const { kind, at: when } of events) {
      if (kind === 'upper-transit') expect(isUp('sun', USHUAIA, when)).toBe(true);
      if (kind === 'lower-transit') expect(isUp('sun', USHUAIA, when)).toBe(false);
      if (kind === 'rise') {
        expect(isUp('sun', USHUAIA, addDays(when, -0.001))).toBe(false);
        expect(isUp('sun', USHUAIA, addDays(when, 0.001))).toBe(true);
      }
    }
  });

  it('find the day of a few minutes at the end of the polar night, and the night at the end of the polar day', () => {
    // Where days grow by many minutes a day the first one is found, however short: each rise has its set.
    for (const [from, to] of [
      ['2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z'],
      ['2024-04-10T00:00:00Z', '2024-05-10T00:00:00Z'],
    ] as const) {
      const events = horizonEvents({ body: 'sun', place: LONGYEARBYEN, from: at(from), to: at(to) }).filter(
        ({ kind }) => kind === 'rise' || kind === 'set',
      );
      expect(events.length).toBeGreaterThan(15);
      events.slice(1).forEach((event, i) => expect(event.kind).not.toBe(events[i]?.kind));
    }
  });
});

describe('the day of the Sun', () => {
  it('is the one whose noon is nearest', () => {
    // Sunrise and sunset in London on the longest day, to the minute: 4:43 and 21:21, summer time.
    const day = sunDay({ latDeg: 51.5074, lonDeg: -0.1278 }, at('2024-06-20T15:00:00Z'));
    if (day.type !== 'rises' || day.rise === null || day.set === null) throw new Error('no day');
    expect(minutes(day.rise, at('2024-06-20T03:43:00Z'))).toBeLessThan(1.5);
    expect(minutes(day.set, at('2024-06-20T20:21:30Z'))).toBeLessThan(1.5);
    expect(day.transit).toBeGreaterThan(day.rise);
    expect(day.transit).toBeLessThan(day.set);
    expect(sunDay({ latDeg: 51.5074, lonDeg: -0.1278 }, addDays(day.transit, 0.4))).toEqual(day);
  });

  it('is longer than twelve hours on the equator on every day of the year, by the edge and the air', () => {
    for (let i = 0; i < 365; i += 9) {
      const day = sunDay({ latDeg: 0, lonDeg: 30 }, addDays(at('2024-01-01T12:00:00Z'), i));
      if (day.type !== 'rises' || day.rise === null || day.set === null) throw new Error('no day');
      const length = (day.set - day.rise) / 60_000 - 720;
      expect(length).toBeGreaterThan(6);
      expect(length).toBeLessThan(8);
    }
  });

  it('has no rise inside the polar circle in June and December', () => {
    expect(sunDay(LONGYEARBYEN, at('2024-06-21T12:00:00Z')).type).toBe('always-up');
    expect(sunDay(LONGYEARBYEN, at('2024-12-21T12:00:00Z')).type).toBe('always-down');
    const south = { latDeg: -78.22, lonDeg: 15.65 };
    expect(sunDay(south, at('2024-06-21T12:00:00Z')).type).toBe('always-down');
    expect(sunDay(south, at('2024-12-21T12:00:00Z')).type).toBe('always-up');
  });

  it('is answered at the poles themselves', () => {
    for (const latDeg of [90, -90]) {
      expect(sunDay({ latDeg, lonDeg: 0 }, at('2024-06-21T12:00:00Z')).type).toBe(
        latDeg > 0 ? 'always-up' : 'always-down',
      );
    }
  });
});
