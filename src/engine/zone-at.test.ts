import { describe, expect, it } from 'vitest';
import { zoneAt } from './zone-at.ts';

describe('the zone of bare coordinates', () => {
  it.each([
    [13.754, 100.501, 'Asia/Bangkok'],
    [38.717, -9.133, 'Europe/Lisbon'],
    [41.85, -87.65, 'America/Chicago'],
    [37.774, -87.113, 'America/Chicago'],
    [-31.55, 159.08, 'Australia/Lord_Howe'],
    [27.72, 85.32, 'Asia/Kathmandu'],
  ])('%f, %f is %s', async (latDeg, lonDeg, zone) => {
    expect(await zoneAt(latDeg, lonDeg)).toBe(zone);
  });

  it('is null outside the globe', async () => {
    expect(await zoneAt(91, 0)).toBeNull();
    expect(await zoneAt(0, 181)).toBeNull();
    expect(await zoneAt(Number.NaN, 0)).toBeNull();
  });
});
