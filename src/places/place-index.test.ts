import { describe, expect, it } from 'vitest';
import { placeLabel } from './place.ts';
import { addNames, parsePlaces } from './place-index.ts';
import { searchPlaces } from './search-places.ts';
import { countryName, mainFile, namesFile } from './place-fixture.ts';

const main = parsePlaces(mainFile(), countryName);
const full = addNames(main, namesFile());
const names = (query: string, limit = 10, index = full) =>
  searchPlaces(index, query, limit).map((place) => `${place.name}, ${place.countryCode}`);

describe('reading the files', () => {
  it('gives a place with all its fields', () => {
    expect(searchPlaces(full, 'bangkok', 1)).toEqual([
      {
        id: 'gn:1609350',
        name: 'Bangkok',
        region: 'Bangkok',
        country: 'Thailand',
        countryCode: 'TH',
        latDeg: 13.754,
        lonDeg: 100.501,
        zone: 'Asia/Bangkok',
        nativeName: 'กรุงเทพ',
      },
    ]);
    expect(searchPlaces(full, 'paris, texas', 1)).toEqual([
      {
        id: 'gn:4717560',
        name: 'Paris',
        region: 'Texas',
        country: 'United States',
        countryCode: 'US',
        latDeg: 33.661,
        lonDeg: -95.556,
        zone: 'America/Chicago',
      },
    ]);
  });

  it('refuses a file cut short, of another format, or a page that is no index', () => {
    expect(() => parsePlaces(mainFile().slice(0, -40), countryName)).toThrow('cut short');
    expect(() => parsePlaces(mainFile().replace('"format":1', '"format":2'), countryName)).toThrow(
      'format 2',
    );
    expect(() => parsePlaces('<!doctype html>', countryName)).toThrow(SyntaxError);
    expect(() => addNames(main, namesFile().replace('"build":"fixture"', '"build":"older"'))).toThrow(
      'another build',
    );
    expect(() => addNames(main, namesFile().slice(0, -60))).toThrow('cut short');
  });

  it('labels a place without saying its name twice', () => {
    expect(searchPlaces(full, 'bangkok', 1).map(placeLabel)).toEqual(['Bangkok, Thailand']);
    expect(searchPlaces(full, 'paris, texas', 1).map(placeLabel)).toEqual(['Paris, Texas, United States']);
  });
});

describe('searching', () => {
  it('puts the beginning of a name before a word in it before a part of it, and the larger place first', () => {
    // Beginnings by size, then New York City (a word), then Pyorko (a part), which is larger than any York.
    expect(names('york')).toEqual(['York, GB', 'York, US', 'Yorkton, CA', 'New York City, US', 'Pyorko, FI']);
    expect(names('paris')).toEqual(['Paris, FR', 'Paris, US']);
  });

  it('keeps to the limit, best first', () => {
    expect(names('york', 2)).toEqual(['York, GB', 'York, US']);
    expect(names('york', 0)).toEqual([]);
  });

  it.each([
    ['paris tx', 'Paris, US'],
    ['paris texas', 'Paris, US'],
    ['paris, tx', 'Paris, US'],
    ['Paris, United States', 'Paris, US'],
    ['paris usa', 'Paris, US'],
    ['paris france', 'Paris, FR'],
    ['bangkok thailand', 'Bangkok, TH'],
    ['york uk', 'York, GB'],
    ['yorkton sk', 'Yorkton, CA'],
    ['new york ny', 'New York City, US'],
  ])('%s is %s', (query, expected) => {
    expect(names(query)[0]).toBe(expected);
  });

  it('finds nothing in the wrong country', () => {
    expect(names('bangkok, france')).toEqual([]);
    expect(names('bangkok france')).toEqual([]);
  });

  it.each([
    ['กรุงเทพ', 'Bangkok, TH'],
    ['กรุงเทพมหานคร', 'Bangkok, TH'],
    ['münchen', 'Munich, DE'],
    ['MUNCHEN', 'Munich, DE'],
    ['muenchen', 'Munich, DE'],
    ['東京', 'Tokyo, JP'],
    ['東', 'Tokyo, JP'],
  ])('finds %s by the second file only', (query, expected) => {
    expect(names(query)[0]).toBe(expected);
    expect(names(query, 10, main)).not.toContain(expected);
  });

  it('puts a small place that is spelled so before a large one that only may be', () => {
    // Munich has Munchen among its spellings; Munchenstein is called so.
    expect(names('munchens')).toEqual(['Munchenstein, CH']);
    expect(names('york of')).toEqual([]);
    expect(names('lute')).toEqual(['Lutea, RO', 'Paris, FR']);
  });

  it('is empty for what says nothing', () => {
    for (const query of ['', '   ', ',', ', thailand', '…', '\n', 'zzz', 'bangkok\nparis'])
      expect(names(query)).toEqual([]);
  });

  it('takes any text for text', () => {
    expect(names('.*')).toEqual([]);
    expect(names('\u001e')).toEqual([]);
    expect(names('york'.repeat(5000))).toEqual([]);
  });
});
