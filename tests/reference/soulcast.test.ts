/**
 * The facts of a Soulcast, by a clock that stands still: quarters and sign changes of the Moon and the exact transits of one
 * chart, against instants of Swiss Ephemeris (`events-open.json`). What a line says is held against the fact it cites.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { Fact } from '#facts/fact.ts';
import { composeSoulcast } from '#practice/soulcast/compose-soulcast.ts';
import type { Soulcast } from '#practice/soulcast/compose-soulcast.ts';
import { soulcastWords } from '#text/en/practice/soulcast/words.ts';
import events from './events-open.json' with { type: 'json' };

const rules = createZoneRules();
const bodies = events.meta.bodies.map((name) => name.toLowerCase());
const points = events.meta.natalPoints.map((name) => name.toLowerCase());
const aspects = new Map([
  [0, 'conjunction'],
  [60, 'sextile'],
  [90, 'square'],
  [120, 'trine'],
  [180, 'opposition'],
]);
const signs =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ');
const phases = ['new', 'first-quarter', 'full', 'last-quarter'];

/** The facts are whole seconds. */
const MOON_SECONDS = 7;

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

function castOf(date: string, moment: Parameters<typeof composeSoulcast>[0]['moment'] = null): Soulcast {
  const school = { houseSystem: 'placidus', node: 'mean' } as const;
  return composeSoulcast(
    { date, zone: 'Etc/UTC', clock: 24, moment, refresh: 0, ...school },
    rules,
    soulcastWords,
  );
}

function factOf(cast: Soulcast, id: string): Fact | undefined {
  return cast.sheet.facts.find((fact) => fact.id === id);
}

/** Seconds of the instants of a fact. */
function secondsOf(fact: Fact | undefined): readonly number[] {
  return fact?.value.type === 'instants' ? fact.value.at.map((at) => Date.parse(at) / 1000) : [];
}

const near = (found: readonly number[], expected: number, seconds: number): boolean =>
  found.some((at) => Math.abs(at - expected) <= seconds);

/** Every `n`th: enough to meet each phase and sign, and frugal. */
const every = <Row>(rows: readonly Row[], n: number): readonly Row[] => rows.filter((_, i) => i % n === 0);

describe('the quarters of the Moon', () => {
  it.each(every(events.lunations, 9))('%i: phase %i at %d°', (at, phase) => {
    const cast = castOf(dateOf(at));
    const fact = factOf(cast, 'sky.moon.lunation');
    expect(near(secondsOf(fact), at, MOON_SECONDS)).toBe(true);
    expect(fact?.derivation.values?.['phases']).toContain(phases[phase]);
    // What is said has the minute of the fact.
    const clock = new Date((at + 30) * 1000).toISOString().slice(11, 16);
    expect(cast.lines[0]?.text).toContain(clock);
  });
});

describe('the sign changes of the Moon', () => {
  const moons = events.ingresses.filter(([, body]) => body === 1);
  it.each(every(moons, 29))('%i', (at, _, sign) => {
    const fact = factOf(castOf(dateOf(at)), 'sky.moon.next-sign');
    expect(near(secondsOf(fact), at, MOON_SECONDS)).toBe(true);
    expect(fact?.derivation.values?.['sign']).toBe(signs[sign]);
  });
});

describe('the exact transits of one chart', () => {
  const [chart] = events.charts;
  const utc = chart?.utc ?? '';
  const answer = resolveBirth(
    {
      date: utc.slice(0, 10),
      time: utc.slice(11, 16),
      plusMinusMin: 0,
      place: { name: 'o01', latDeg: chart?.lat ?? 0, lonDeg: chart?.lon ?? 0 },
      zone: 'Etc/UTC',
      offsetSeconds: null,
      fold: null,
    },
    rules,
  );
  const moment = answer.type === 'moment' ? answer.moment : null;
  // Where a planet stands almost still its exact time is not a matter of seconds.
  const quick = (chart?.transits ?? []).filter(([, , , , speed = 0]) => Math.abs(speed) > 0.02);

  it.each(every(quick, 47))('%i: body %i at %i° to point %i', (at, body, angle, point, speed) => {
    const cast = castOf(dateOf(at), moment);
    const id = `transit.${bodies[body] ?? ''}-${aspects.get(angle) ?? ''}-${points[point] ?? ''}`;
    const fact = factOf(cast, `${id}.exact`);
    // Two seconds of arc at its pace, and a second for rounding; the angles and the Moon are less sure.
    const seconds = 2 + (3 / 3600 / Math.abs(speed)) * 86_400;
    expect(fact, id).toBeDefined();
    expect(near(secondsOf(fact), at, seconds), id).toBe(true);
  });
});
