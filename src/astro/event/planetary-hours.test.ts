import { describe, expect, it } from 'vitest';
import { addDays, MS_PER_DAY, unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { hourAt, planetaryHours, planetaryHoursAt, WEEKDAY_RULERS } from './planetary-hours.ts';
import type { PlanetaryHours, Weekday } from './planetary-hours.ts';
import { horizonEvents } from './rise-set.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const ATHENS = { latDeg: 37.98, lonDeg: 23.73 };
const TROMSO = { latDeg: 69.65, lonDeg: 18.96 };
/** The weekday in a zone two hours east of Greenwich. */
const weekdayOf = (when: UnixMs): Weekday => new Date(when + 7_200_000).getUTCDay() as Weekday;

function hoursOf(result: PlanetaryHours): Extract<PlanetaryHours, { type: 'hours' }> {
  if (result.type !== 'hours') throw new Error('no hours');
  return result;
}

describe('planetary hours', () => {
  // A Sunday.
  const sunday = { place: ATHENS, dayStart: at('2024-03-09T22:00:00Z'), weekday: 0 as const };
  const { hours, sunrise, sunset, nextSunrise, dayRuler } = hoursOf(planetaryHours(sunday));

  it('cut the day and the night into twelve even hours each', () => {
    expect(hours).toHaveLength(24);
    expect(hours.map(({ isDay }) => isDay)).toEqual([...Array(12).fill(true), ...Array(12).fill(false)]);
    expect(hours[0]?.from).toBe(sunrise);
    expect(hours[12]?.from).toBe(sunset);
    expect(hours[23]?.to).toBe(nextSunrise);
    hours.slice(1).forEach((hour, i) => expect(hour.from).toBe(hours[i]?.to));
    for (const { from, to, isDay } of hours)
      expect(Math.abs(to - from - (isDay ? sunset - sunrise : nextSunrise - sunset) / 12)).toBeLessThan(2);
  });

  it('begin with the planet of the day and go on in the order of speed', () => {
    expect(dayRuler).toBe('sun');
    expect(hours.slice(0, 8).map(({ planet }) => planet)).toEqual([
      'sun',
      'venus',
      'mercury',
      'moon',
      'saturn',
      'jupiter',
      'mars',
      'sun',
    ]);
  });

  it('come out at the planet of the next day, through a whole week', () => {
    for (let i = 0; i < 7; i++) {
      const day = hoursOf(
        planetaryHours({ ...sunday, dayStart: addDays(sunday.dayStart, i), weekday: i as Weekday }),
      );
      expect(day.hours[0]?.planet).toBe(WEEKDAY_RULERS[i]);
      const twentyFifth = hoursOf(
        planetaryHours({
          ...sunday,
          dayStart: addDays(sunday.dayStart, i + 1),
          weekday: ((i + 1) % 7) as Weekday,
        }),
      );
      expect(twentyFifth.sunrise).toBe(day.nextSunrise);
    }
  });

  it('before sunrise are those of the day before', () => {
    const before = hoursOf(planetaryHoursAt({ place: ATHENS, at: addDays(sunrise, -0.05), weekdayOf }));
    expect(before.dayRuler).toBe('saturn');
    expect(before.nextSunrise).toBe(sunrise);
    expect(hourAt(before.hours, addDays(sunrise, -0.001))?.planet).toBe(before.hours[23]?.planet);
    for (const when of [sunrise, addDays(sunrise, 0.3), addDays(sunset, 0.3)])
      expect(planetaryHoursAt({ place: ATHENS, at: when, weekdayOf })).toEqual({
        type: 'hours',
        sunrise,
        sunset,
        nextSunrise,
        dayRuler,
        hours,
      });
    expect(hourAt(hours, unixMs(sunrise - 1))).toBeNull();
    expect(hourAt(hours, sunset)?.isDay).toBe(false);
  });

  it('use the real rising and setting', () => {
    const events = horizonEvents({
      body: 'sun',
      place: ATHENS,
      from: sunday.dayStart,
      to: addDays(sunday.dayStart, 1),
    });
    expect(events.find(({ kind }) => kind === 'rise')?.at).toBe(sunrise);
    expect(events.find(({ kind }) => kind === 'set')?.at).toBe(sunset);
    expect((sunset - sunrise) / MS_PER_DAY).toBeLessThan(0.5);
  });
});

describe('where the Sun does not rise or does not set', () => {
  const of = (iso: string): PlanetaryHours =>
    planetaryHours({ place: TROMSO, dayStart: at(iso), weekday: 0 });

  it('there are no hours, and it is said which', () => {
    expect(of('2024-06-20T22:00:00Z')).toEqual({ type: 'polar', missing: 'sunrise', sunUp: true });
    expect(of('2024-12-20T23:00:00Z')).toEqual({ type: 'polar', missing: 'sunrise', sunUp: false });
    expect(planetaryHoursAt({ place: TROMSO, at: at('2024-12-21T11:00:00Z'), weekdayOf })).toMatchObject({
      type: 'polar',
      sunUp: false,
    });
  });

  it('the last sunrise of spring has no sunset, and the last sunset of autumn no sunrise', () => {
    const kinds = Array.from({ length: 366 }, (_, i) => of(addDaysIso('2023-12-31T23:00:00Z', i)));
    const missing = kinds.flatMap((one) => (one.type === 'polar' ? [`${one.missing} ${one.sunUp}`] : []));
    expect(new Set(missing)).toEqual(
      new Set(['sunrise true', 'sunrise false', 'sunset true', 'next-sunrise false']),
    );
    expect(kinds.filter(({ type }) => type === 'hours').length).toBeGreaterThan(230);
  });
});

function addDaysIso(iso: string, days: number): string {
  return new Date(addDays(at(iso), days)).toISOString();
}
