/** The committed city index: that it is whole, and that well-known births find their place and zone in it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PLACES_MANIFEST } from './manifest.ts';
import { addNames, parsePlaces } from './place-index.ts';
import { placeLabel } from './place.ts';
import { searchPlaces } from './search-places.ts';

const path = (file: string) => new URL(`../../public/places/${file}`, import.meta.url);
const text = (file: string) => readFileSync(path(file), 'utf8');
const countries = new Intl.DisplayNames('en', { type: 'region' });
const index = addNames(
  parsePlaces(text(PLACES_MANIFEST.main.file), (code) => countries.of(code) ?? code),
  text(PLACES_MANIFEST.names.file),
);

describe('the committed files', () => {
  it.each([PLACES_MANIFEST.main, PLACES_MANIFEST.names])(
    '$file is what its name and the manifest say',
    (entry) => {
      const bytes = readFileSync(path(entry.file));
      expect(entry.file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 10));
      expect(bytes.length).toBe(entry.bytes);
      expect(
        existsSync(path(`${entry.file}.gz`)) &&
          gunzipSync(readFileSync(path(`${entry.file}.gz`))).equals(bytes),
      ).toBe(true);
      expect(
        existsSync(path(`${entry.file}.br`)) &&
          brotliDecompressSync(readFileSync(path(`${entry.file}.br`))).equals(bytes),
      ).toBe(true);
    },
  );

  it('holds at least 30,000 places, each whole', () => {
    expect(PLACES_MANIFEST.rows).toBe(index.rows);
    expect(index.rows).toBeGreaterThanOrEqual(30_000);
    const broken = [];
    const ids = new Set<string>();
    for (let row = 0; row < index.rows; row += 1) {
      const place = index.place(row);
      ids.add(place.id);
      const whole =
        place.name !== '' &&
        place.country.length > 2 &&
        Math.abs(place.latDeg) <= 90 &&
        Math.abs(place.lonDeg) <= 180 &&
        /^[A-Z]\w+\/[\w/-]+$/.test(place.zone);
      if (!whole) broken.push(place);
    }
    expect(broken).toEqual([]);
    expect(ids.size).toBe(index.rows);
  });
});

describe('places people look for', () => {
  // Zones as the tz database's zone.tab has them for these places; coordinates to a tenth of a degree from any atlas.
  it.each([
    ['bangkok', 'Bangkok, Thailand', 'Asia/Bangkok', 13.8, 100.5],
    ['lisbon', 'Lisbon, Portugal', 'Europe/Lisbon', 38.7, -9.1],
    ['chicago', 'Chicago, Illinois, United States', 'America/Chicago', 41.9, -87.7],
    ['owensboro', 'Owensboro, Kentucky, United States', 'America/Chicago', 37.8, -87.1],
    ['hope arkansas', 'Hope, Arkansas, United States', 'America/Chicago', 33.7, -93.6],
    ['กรุงเทพ', 'Bangkok, Thailand', 'Asia/Bangkok', 13.8, 100.5],
    ['เชียงใหม่', 'Chiang Mai, Thailand', 'Asia/Bangkok', 18.8, 99.0],
    ['ลอนดอน', 'London, England, United Kingdom', 'Europe/London', 51.5, -0.1],
    ['münchen', 'Munich, Bavaria, Germany', 'Europe/Berlin', 48.1, 11.6],
    ['東京', 'Tokyo, Japan', 'Asia/Tokyo', 35.7, 139.7],
    ['Москва', 'Moscow, Russia', 'Europe/Moscow', 55.8, 37.6],
    ['paris tx', 'Paris, Texas, United States', 'America/Chicago', 33.7, -95.6],
    ['paris', 'Paris, Île-de-France, France', 'Europe/Paris', 48.9, 2.3],
    ['st louis', 'St. Louis, Missouri, United States', 'America/Chicago', 38.6, -90.2],
    ['new york', 'New York City, New York, United States', 'America/New_York', 40.7, -74.0],
    ['san francisco ca', 'San Francisco, California, United States', 'America/Los_Angeles', 37.8, -122.4],
    ['kathmandu', 'Kathmandu, Bagmati Province, Nepal', 'Asia/Kathmandu', 27.7, 85.3],
    ['reykjavik', 'Reykjavík, Capital Region, Iceland', 'Atlantic/Reykjavik', 64.1, -21.9],
  ])('%s is %s', (query, label, zone, latDeg, lonDeg) => {
    const [place] = searchPlaces(index, query, 8);
    expect(place && placeLabel(place)).toBe(label);
    expect(place?.zone).toBe(zone);
    expect(place?.latDeg).toBeCloseTo(latDeg, 0);
    expect(place?.lonDeg).toBeCloseTo(lonDeg, 0);
  });

  it('finds every one of the larger places by its own name', () => {
    const lost = [];
    for (let row = 0; row < 300; row += 1) {
      const { id, name, country } = index.place(row);
      if (!searchPlaces(index, `${name}, ${country}`, 8).some((place) => place.id === id)) lost.push(name);
    }
    expect(lost).toEqual([]);
  });
});
