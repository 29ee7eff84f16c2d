import { expect, test } from 'vitest';
import { readHere } from './here.ts';

const WINTER = Date.parse('2026-01-15T12:00:00Z');
const lisbon = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 };
const bornInLisbon = { place: lisbon, zone: 'Europe/Lisbon' };

const device = 'Europe/London';

test('a place that was chosen holds while its clock is that of the days or of the device', async () => {
  const chosen = { id: 'gn:1', name: 'Leeds', latDeg: 53.8, lonDeg: -1.55, zone: 'Europe/London' };
  const known = { chosen, birth: null, device, now: WINTER };
  expect(await readHere({ ...known, zone: 'Africa/Abidjan' })).toMatchObject({
    name: 'Leeds',
    from: 'chosen',
  });
  // Days that run by another clock than the device: the person is still at home.
  expect(await readHere({ ...known, zone: 'Asia/Tokyo' })).toMatchObject({ name: 'Leeds', from: 'chosen' });
  // The device is in Tokyo too: the person is away.
  expect(await readHere({ ...known, zone: 'Asia/Tokyo', device: 'Asia/Tokyo' })).toMatchObject({
    name: 'Tokyo',
    from: 'zone',
  });
});

test('a place saved without its zone is believed', async () => {
  const chosen = { ...lisbon, zone: null };
  expect(await readHere({ chosen, birth: null, zone: 'Asia/Tokyo', device, now: WINTER })).toMatchObject({
    name: 'Lisbon, Portugal',
    from: 'chosen',
  });
});

test('the place of birth stands in where the zone is the same, under an older name too', async () => {
  const known = { chosen: null, device, now: WINTER };
  expect(await readHere({ ...known, birth: bornInLisbon, zone: 'Europe/Lisbon' })).toMatchObject({
    latDeg: 38.72,
    lonDeg: -9.14,
    from: 'birth',
  });
  const mumbai = {
    place: { id: 'gn:2', name: 'Mumbai', latDeg: 19.07, lonDeg: 72.88 },
    zone: 'Asia/Kolkata',
  };
  expect(await readHere({ ...known, birth: mumbai, zone: 'Asia/Calcutta' })).toMatchObject({
    name: 'Mumbai',
  });
});

test('in another zone it is the city the clock is named after, even where both clocks agree', async () => {
  const known = { chosen: null, birth: bornInLisbon, device, now: WINTER };
  expect(await readHere({ ...known, zone: 'Europe/London' })).toEqual({
    name: 'London',
    latDeg: 51.51,
    lonDeg: -0.13,
    from: 'zone',
  });
  // Coordinates: GeoNames, cities 3435910 (Buenos Aires) and 1283240 (Kathmandu), to a tenth of a degree or so.
  const away = await readHere({ ...known, zone: 'America/Buenos_Aires' });
  expect(away?.name).toBe('Buenos Aires');
  expect(Math.abs((away?.latDeg ?? 0) + 34.61)).toBeLessThan(0.15);
  expect(Math.abs((away?.lonDeg ?? 0) + 58.38)).toBeLessThan(0.15);
  expect(await readHere({ ...known, zone: 'Asia/Katmandu' })).toMatchObject({ name: 'Kathmandu' });
});

test('a zone without a city leaves the place of birth with the same clock, else nothing', async () => {
  const known = { chosen: null, device, now: WINTER, zone: 'UTC' };
  expect(await readHere({ ...known, birth: bornInLisbon })).toMatchObject({ from: 'birth' });
  expect(await readHere({ ...known, birth: { ...bornInLisbon, zone: 'Asia/Tokyo' } })).toBeNull();
  expect(await readHere({ ...known, birth: null })).toBeNull();
});
