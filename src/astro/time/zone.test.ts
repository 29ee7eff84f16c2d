import { describe, expect, it } from 'vitest';
import type { UnixMs } from './instant.ts';
import { canonicalZone, createZoneRules, findZones, zoneNames } from './zone.ts';

const rules = createZoneRules();
const utc = (text: string) => Date.parse(text) as UnixMs;

describe('zone names', () => {
  it('knows old and new names of a zone, and refuses what is none', () => {
    for (const id of [
      'Europe/Paris',
      'Asia/Calcutta',
      'Asia/Kolkata',
      'Europe/Kiev',
      'Europe/Kyiv',
      'UTC',
      'Etc/UTC',
    ]) {
      expect([id, rules.isZone(id)]).toEqual([id, true]);
    }
    for (const id of ['', 'Paris', 'Europe/Atlantis', '+05:30', '-01:00', 'Europe/Paris; drop']) {
      expect([id, rules.isZone(id)]).toEqual([id, false]);
    }
    expect(canonicalZone('Asia/Calcutta')).toBe('Asia/Kolkata');
  });

  it('gives an old name the same history as the new one', () => {
    const at = utc('1943-06-01T00:00Z');
    expect(rules.offsetSeconds('Asia/Calcutta', at)).toBe(23_400);
    expect(rules.offsetSeconds('Asia/Kolkata', at)).toBe(23_400);
  });

  it('covers the world', () => {
    expect(zoneNames().length).toBeGreaterThan(400);
    expect(zoneNames().filter((id) => !rules.isZone(id))).toEqual([]);
  });
});

describe('lost history', () => {
  it('speaks only before 1970', () => {
    expect(rules.usesHistory('Europe/Amsterdam', utc('1969-12-31T23:59:59Z'))).toBe(true);
    expect(rules.usesHistory('Europe/Amsterdam', utc('1970-01-01T00:00:00Z'))).toBe(false);
    expect(rules.usesHistory('Europe/Brussels', utc('1935-07-01T00:00:00Z'))).toBe(false);
  });

  it('changes at the second of the change', () => {
    // zdump: Dutch clocks left Amsterdam time on 1 July 1937 for +00:20 (+01:20 in summer).
    expect(rules.offsetSeconds('Europe/Amsterdam', utc('1937-06-30T22:40:27Z'))).toBe(4772);
    expect(rules.offsetSeconds('Europe/Amsterdam', utc('1937-06-30T22:40:28Z'))).toBe(4800);
  });
});

describe('local mean time', () => {
  it('ends with the first standard, even one of the same offset', () => {
    expect(rules.isLocalMeanTime('Europe/Paris', utc('1891-03-15T00:00Z'))).toBe(true);
    expect(rules.isLocalMeanTime('Europe/Paris', utc('1891-03-17T00:00Z'))).toBe(false);
    expect(rules.isLocalMeanTime('Asia/Bangkok', utc('1879-12-31T00:00Z'))).toBe(true);
    expect(rules.isLocalMeanTime('Asia/Bangkok', utc('1915-01-01T00:00Z'))).toBe(false);
  });
});

describe('finding a zone', () => {
  it.each([
    ['EST', 'America/New_York'],
    ['cst', 'America/Chicago'],
    ['MST', 'America/Denver'],
    ['PST', 'America/Los_Angeles'],
    ['GMT', 'Europe/London'],
    ['CET', 'Europe/Berlin'],
    ['UTC', 'Etc/UTC'],
    ['bangkok', 'Asia/Bangkok'],
    ['new york', 'America/New_York'],
    ['calcutta', 'Asia/Kolkata'],
    ['europe/lis', 'Europe/Lisbon'],
  ])('%s finds %s first', (query, id) => {
    expect(findZones(query)[0]).toBe(id);
  });

  it('keeps to the limit and is empty for blanks', () => {
    expect(findZones('america', 5)).toHaveLength(5);
    expect(findZones('  ')).toEqual([]);
    expect(findZones('zzz')).toEqual([]);
  });

  it('offers only zones that exist', () => {
    for (const query of [
      'EST',
      'CST',
      'MST',
      'PST',
      'GMT',
      'CET',
      'UTC',
      'IST',
      'EET',
      'BST',
      'MSK',
      'WET',
    ]) {
      expect(findZones(query).filter((id) => !rules.isZone(id))).toEqual([]);
    }
  });
});
