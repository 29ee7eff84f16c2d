/**
 * The engine against two references: 40 charts of Swiss Ephemeris on DE431, and 300 instants of JPL DE405. Bounds are what is
 * reached, with some head room. The last test counts the samples, so that none can be dropped.
 */
import { describe, expect, it } from 'vitest';
import { accuracyTable, de405Differences, spreadOf, SUBJECTS, swissDifferences } from './accuracy.ts';

type Bounds = {
  readonly swiss: number;
  readonly de405: number;
  readonly lat: number;
  readonly speed: number;
};

/** Largest difference allowed, arcseconds, and arcseconds a day. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  Sun: { swiss: 0.3, de405: 0.3, lat: 0.2, speed: 0.1 },
  Moon: { swiss: 0.8, de405: 1, lat: 0.5, speed: 0.5 },
  Mercury: { swiss: 0.4, de405: 0.5, lat: 0.4, speed: 0.1 },
  Venus: { swiss: 0.5, de405: 0.8, lat: 0.6, speed: 0.1 },
  Mars: { swiss: 0.8, de405: 1.2, lat: 0.8, speed: 0.1 },
  Jupiter: { swiss: 0.3, de405: 0.3, lat: 0.2, speed: 0.05 },
  Saturn: { swiss: 0.4, de405: 0.3, lat: 0.2, speed: 0.05 },
  // From here on the two references differ from each other: DE431 knows twenty more years of observations.
  Uranus: { swiss: 0.7, de405: 0.3, lat: 0.3, speed: 0.05 },
  Neptune: { swiss: 1, de405: 0.3, lat: 0.3, speed: 0.05 },
  Pluto: { swiss: 1.7, de405: 0.3, lat: 0.5, speed: 0.05 },
  Chiron: { swiss: 0.3, de405: 0.3, lat: 0.3, speed: 0.05 },
  // The osculating plane magnifies an error of the Moon's latitude eleven times.
  'True node': { swiss: 4, de405: 5, lat: 0.001, speed: 5 },
  'Mean node': { swiss: 0.3, de405: 0, lat: 0.001, speed: 0.05 },
  'Mean Lilith': { swiss: 0.8, de405: 0, lat: 0.1, speed: 0.05 },
};

describe.each(SUBJECTS)('$name', (subject) => {
  const bounds = BOUNDS[subject.name] ?? { swiss: 0, de405: 0, lat: 0, speed: 0 };

  it('is where Swiss Ephemeris has it', () => {
    const { lon, lat, speed } = swissDifferences(subject);
    expect(lon).toHaveLength(40);
    expect(spreadOf(lon).max).toBeLessThan(bounds.swiss);
    expect(spreadOf(lat).max).toBeLessThan(bounds.lat);
    expect(spreadOf(speed).max).toBeLessThan(bounds.speed);
  });

  it('is where DE405 has it', () => {
    const differences = de405Differences(subject);
    if (differences === null) {
      // Mean points are conventions, not bodies: no ephemeris holds them.
      expect(['Mean node', 'Mean Lilith']).toContain(subject.name);
      return;
    }
    expect(differences.lon).toHaveLength(300);
    expect(spreadOf(differences.lon).max).toBeLessThan(bounds.de405);
    expect(spreadOf(differences.lat).max).toBeLessThan(bounds.lat);
  });

  it('leans to neither side of DE405', () => {
    const differences = de405Differences(subject);
    if (differences === null) return;
    const mean = differences.lon.reduce((sum, v) => sum + v, 0) / differences.lon.length;
    expect(Math.abs(mean)).toBeLessThan(subject.name === 'True node' ? 0.3 : 0.06);
  });
});

it('shows every subject in the table of the README', () => {
  const lines = accuracyTable().split('\n');
  expect(lines).toHaveLength(2 + SUBJECTS.length);
  expect(SUBJECTS).toHaveLength(Object.keys(BOUNDS).length);
  for (const line of lines.slice(2))
    expect(line).toMatch(/^\| [A-Z][\w ]+ \| [\d.]+ \/ [\d.]+ \/ [\d.]+ \| /u);
});
