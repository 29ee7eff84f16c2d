import { describe, expect, it } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import { wireTransit } from './transit.ts';
import type { TransitRequest, WireTransit } from './transit.ts';

const rules = createZoneRules();
const request: TransitRequest = {
  birthDate: '1990-04-14',
  birthTime: '07:42',
  lat: 13.75,
  lng: 100.5,
  timezoneId: 'Asia/Bangkok',
  transitDate: '2024-03-20T10:06:00',
};

function dataOf(part: Partial<TransitRequest> = {}): WireTransit {
  const answer = wireTransit({ ...request, ...part }, rules);
  if (answer.type === 'refused') throw new Error(answer.message);
  return answer.data;
}

describe('a transit chart on the wire', () => {
  it('lists the ten from the Sun to Pluto first', () => {
    const names = dataOf().transits.data.map(({ name }) => name);
    expect(names.slice(0, 10)).toEqual([
      'Sun',
      'Moon',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
    ]);
    expect(names.slice(10)).toEqual(['North node', 'South node']);
  });

  it('reads the date as the local time of the zone', () => {
    // The equinox of 2024 came on 20 March at 03:06 UTC, 10:06 in Bangkok.
    const { transits, transitUtc, birthUtc } = dataOf();
    expect([transitUtc, birthUtc]).toEqual(['2024-03-20T03:06:00Z', '1990-04-14T00:42:00Z']);
    const sun = transits.data[0];
    const past = ((sun?.full_degree ?? Number.NaN) + 180) % 360;
    // A minute of time is 0.0007°.
    expect(Math.abs(past - 180)).toBeLessThan(0.001);
  });

  it('puts each body in the house of the birth chart it passes through', () => {
    // On the birthday itself, a return of every body to its own house.
    const own = dataOf({ transitDate: '1990-04-14T07:42:00' });
    const again = dataOf({ transitDate: '1990-04-14T07:43:00' });
    expect(own.transits.data.map(({ house }) => house)).toEqual(
      again.transits.data.map(({ house }) => house),
    );
    for (const { orb, aspecting_planet, aspected_planet, type } of own.aspects.data.filter(
      (one) => one.aspecting_planet === one.aspected_planet,
    )) {
      expect([aspecting_planet, type]).toEqual([aspected_planet, 'Conjunction']);
      expect(orb).toBe(0);
    }
    expect(own.aspects.data.filter((one) => one.aspecting_planet === one.aspected_planet)).toHaveLength(11);
  });

  it('names what touches the birth chart within three degrees, tightest first', () => {
    const { aspects } = dataOf();
    const orbs = aspects.data.map(({ orb }) => orb);
    expect(orbs.length).toBeGreaterThan(3);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    expect(Math.max(...orbs)).toBeLessThanOrEqual(3);
  });

  it('says which of the two moments a note is about', () => {
    const { notes } = dataOf({
      timezoneId: 'America/New_York',
      lat: 40.71,
      lng: -74.01,
      birthDate: '2020-11-01',
      birthTime: '01:30',
      transitDate: '2021-03-14T02:30:00',
    });
    expect(notes.map((note) => note.split(':')[0])).toEqual(['Birth', 'Transit']);
  });

  it.each([
    ['2024-03-20', 'transitDate must be a local date and time like 2026-07-15T14:05:00.'],
    ['2024-02-30T10:00:00', 'transitDate is not a day of the calendar.'],
    ['1700-01-01T10:00:00', 'transitDate must lie between the years 1800 and 2100.'],
    ['2024-03-20T25:00:00', 'transitDate must be a time from 00:00 to 23:59, like 07:42.'],
  ])('refuses %s', (transitDate, message) => {
    expect(wireTransit({ ...request, transitDate }, rules)).toEqual({ type: 'refused', message });
  });
});
