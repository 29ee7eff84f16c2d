import { describe, expect, it } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import { wireNatal } from './natal.ts';
import type { NatalRequest, WireNatal } from './natal.ts';

const rules = createZoneRules();
/** Einstein's birth as the Ulm register has it; his chart is printed with an Ascendant in Cancer and Sun in Pisces. */
const ulm: NatalRequest = {
  birthDate: '1879-03-14',
  birthTime: '11:30',
  lat: 48.4,
  lng: 10,
  timezoneId: 'Europe/Berlin',
};

function dataOf(request: NatalRequest): WireNatal {
  const answer = wireNatal(request, rules);
  if (answer.type === 'refused') throw new Error(answer.message);
  return answer.data;
}

describe('a natal chart on the wire', () => {
  it('has the named points, each once and in order', () => {
    expect(dataOf(ulm).planets.data.map(({ name }) => name)).toEqual([
      'Sun',
      'Moon',
      'Ascendant',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
      'North node',
      'South node',
      'MC',
    ]);
  });

  it('places them as the published chart does', () => {
    const { planets, houses, houseSystem, birthUtc } = dataOf(ulm);
    const row = (name: string) => planets.data.find((planet) => planet.name === name);
    // Germany kept local time until 1893: 10° east are 40 minutes.
    expect(birthUtc).toBe('1879-03-14T10:50:00Z');
    expect(row('Sun')).toMatchObject({ sign: 'Pisces', house: 10, is_retro: 'false' });
    expect(row('Moon')).toMatchObject({ sign: 'Sagittarius', house: 6 });
    expect(row('Ascendant')).toMatchObject({ sign: 'Cancer', house: 1, speed: null, is_retro: 'false' });
    expect(row('Uranus')).toMatchObject({ sign: 'Virgo', is_retro: 'true' });
    expect(row('MC')).toMatchObject({ sign: 'Pisces', house: 10 });
    expect(houseSystem).toBe('placidus');
    expect(houses.data.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(houses.data[0]?.degree).toBe(row('Ascendant')?.full_degree);
    expect(houses.data[9]?.degree).toBe(row('MC')?.full_degree);
  });

  it('keeps the nodes opposite and moving backward, as the mean node always does', () => {
    const { planets } = dataOf(ulm);
    const north = planets.data.find(({ name }) => name === 'North node');
    const south = planets.data.find(({ name }) => name === 'South node');
    expect(Math.abs((north?.full_degree ?? 0) - (south?.full_degree ?? 0))).toBeCloseTo(180, 5);
    expect([north?.is_retro, south?.is_retro]).toEqual(['true', 'true']);
  });

  it('names aspects between the named points only, tightest first', () => {
    const { aspects, planets } = dataOf(ulm);
    const names = new Set(planets.data.map(({ name }) => name));
    expect(aspects.data.length).toBeGreaterThan(5);
    for (const one of aspects.data) {
      expect(names.has(one.aspecting_planet) && names.has(one.aspected_planet)).toBe(true);
      const a = planets.data.find(({ name }) => name === one.aspecting_planet)?.full_degree ?? 0;
      const b = planets.data.find(({ name }) => name === one.aspected_planet)?.full_degree ?? 0;
      const apart = Math.abs(((a - b + 540) % 360) - 180);
      expect(Math.abs(apart - one.angle)).toBeCloseTo(one.orb, 4);
    }
    const orbs = aspects.data.map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    // Mercury and Saturn meet within a degree and a half in Aries.
    expect(aspects.data).toContainEqual(
      expect.objectContaining({
        aspecting_planet: 'Mercury',
        aspected_planet: 'Saturn',
        type: 'Conjunction',
        angle: 0,
      }),
    );
  });

  it('gives Whole Sign houses inside the polar circle and says so', () => {
    const { houses, houseSystem, notes } = dataOf({
      birthDate: '1990-06-21',
      birthTime: '12:00',
      lat: 69.65,
      lng: 18.96,
      timezoneId: 'Europe/Oslo',
    });
    expect(houseSystem).toBe('whole');
    for (const { degree } of houses.data) expect(degree % 30).toBe(0);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('Whole Sign');
  });

  it('stands at the poles and on the date line without falling over', () => {
    for (const [lat, lng] of [
      [90, 0],
      [-90, 0],
      [0, 180],
      [0, -180],
      [66.5622, 25.7],
    ] as const) {
      const { planets, houses } = dataOf({ ...ulm, birthDate: '2000-01-01', lat, lng, timezoneId: 'UTC' });
      for (const { full_degree, norm_degree, house } of planets.data) {
        expect(full_degree >= 0 && full_degree < 360 && norm_degree >= 0 && norm_degree < 30).toBe(true);
        expect(house >= 1 && house <= 12).toBe(true);
      }
      expect(houses.data).toHaveLength(12);
    }
  });

  it('writes a degree that belongs to the sign beside it', () => {
    for (let day = 1; day <= 28; day++) {
      const birthDate = `2001-02-${String(day).padStart(2, '0')}`;
      for (const { sign, full_degree, norm_degree } of dataOf({ ...ulm, birthDate }).planets.data) {
        const index = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio'].concat([
          'Sagittarius',
          'Capricorn',
          'Aquarius',
          'Pisces',
        ]);
        expect(sign).toBe(index[Math.floor(full_degree / 30)]);
        expect(norm_degree).toBeCloseTo(full_degree % 30, 5);
      }
    }
  });

  it('refuses a birth it cannot read, in a sentence', () => {
    expect(wireNatal({ ...ulm, birthDate: '1990-02-30' }, rules)).toEqual({
      type: 'refused',
      message: 'birthDate is not a day of the calendar.',
    });
  });
});
