import { describe, expect, it } from 'vitest';
import type { UnixMs } from './instant.ts';
import { formatOffset, instantToLocal, instantToWall, localToInstant } from './local-time.ts';
import type { LocalTimeInput } from './local-time.ts';
import { TIME_OVERRIDES } from './local-time-overrides.ts';
import { createZoneRules } from './zone.ts';

const rules = createZoneRules();
const utc = (text: string) => Date.parse(text) as UnixMs;

function ask(local: string, zone: string, rest: Partial<LocalTimeInput> = {}) {
  const [date = '', time = ''] = local.split('T');
  return localToInstant({ date, time, zone, latDeg: 0, lonDeg: 0, ...rest }, rules);
}

// Offsets as the IANA database (2025b, backzone) has them, read with zdump.
describe('the offset in force', () => {
  it.each([
    ['1935-07-01T12:00', 'Europe/Amsterdam', 4772, 'zone-history', 'Amsterdam mean time with summer time'],
    ['1965-11-21T07:50', 'Atlantic/Reykjavik', -3600, 'zone-history', 'Iceland before 1968'],
    ['1940-04-16T10:10', 'Europe/Copenhagen', 3600, 'zone-history', 'Denmark a month before summer time'],
    ['1918-07-14T13:30', 'Europe/Stockholm', 3600, 'zone-history', 'Sweden, no summer time in 1918'],
    ['1969-01-15T12:00', 'Europe/London', 3600, 'zone', 'British Standard Time all year'],
    ['1943-07-15T12:00', 'Europe/London', 7200, 'zone', 'British double summer time'],
    ['1915-06-01T12:00', 'Asia/Bangkok', 24_124, 'zone', 'Bangkok mean time, a national standard'],
    ['1900-01-01T12:00', 'Europe/Paris', 561, 'zone', 'Paris mean time, a national standard'],
    ['1890-01-01T12:00', 'Europe/Zurich', 1786, 'zone', 'Bern mean time, a national standard'],
    ['1900-01-01T12:00', 'Europe/Dublin', -1521, 'zone', 'Dublin mean time, a national standard'],
    ['1960-01-01T12:00', 'Africa/Monrovia', -2670, 'zone', 'Liberia until 1972'],
    ['1974-01-15T12:00', 'America/New_York', -14_400, 'zone', 'daylight time in the winter of 1974'],
    ['1988-07-01T12:00', 'Asia/Shanghai', 32_400, 'zone', 'Chinese daylight time'],
    ['1950-01-01T12:00', 'Asia/Singapore', 27_000, 'zone', 'Malayan time'],
    ['1985-06-01T12:00', 'Asia/Kathmandu', 19_800, 'zone', 'Nepal before 1986'],
    ['1990-06-01T12:00', 'Asia/Kathmandu', 20_700, 'zone', 'Nepal since 1986'],
    ['1990-06-01T12:00', 'Asia/Katmandu', 20_700, 'zone', 'an old name of a zone'],
    ['2024-07-15T12:00', 'Australia/Lord_Howe', 37_800, 'zone', 'half an hour of daylight time: winter'],
    ['2024-01-15T12:00', 'Australia/Lord_Howe', 39_600, 'zone', 'half an hour of daylight time: summer'],
    ['2400-07-01T12:00', 'Europe/Paris', 7200, 'zone', 'today’s rules carried forward'],
  ] as const)('%s in %s is %i s (%s: %s)', (local, zone, offsetSeconds, rule, _why) => {
    const wall = Date.parse(`${local}:00Z`);
    expect(ask(local, zone)).toEqual({ type: 'exact', at: wall - offsetSeconds * 1000, offsetSeconds, rule });
  });
});

describe('local mean time', () => {
  it('is the longitude of the place, not of the zone’s city', () => {
    // Einstein, Ulm, 9.99° east: 2398 s, where Berlin's own would be 3208 s.
    expect(ask('1879-03-14T11:30', 'Europe/Berlin', { latDeg: 48.4, lonDeg: 9.9917 })).toEqual({
      type: 'exact',
      at: utc('1879-03-14T10:50:02Z'),
      offsetSeconds: 2398,
      rule: 'local-mean-time',
    });
  });

  it('ends when the zone took a standard', () => {
    expect(ask('1893-04-02T12:00', 'Europe/Berlin', { lonDeg: 9.9917 })).toMatchObject({
      offsetSeconds: 3600,
      rule: 'zone',
    });
  });

  it('stays on the zone’s side of the date line', () => {
    // Manila counted the American day until the end of 1844; 120.98° east is 29 035 s.
    expect(ask('1840-06-01T12:00', 'Asia/Manila', { lonDeg: 120.98 })).toMatchObject({
      offsetSeconds: 29_035 - 86_400,
    });
    expect(ask('1850-06-01T12:00', 'Asia/Manila', { lonDeg: 120.98 })).toMatchObject({
      offsetSeconds: 29_035,
    });
  });

  it('holds back to the year 1800 and before', () => {
    expect(ask('1800-01-01T00:00', 'America/New_York', { lonDeg: -74.006 })).toMatchObject({
      at: utc('1800-01-01T04:56:01Z'),
      rule: 'local-mean-time',
    });
    expect(ask('0099-01-01T00:00', 'Europe/Rome', { lonDeg: 0 })).toMatchObject({
      at: utc('0099-01-01T00:00:00Z'),
    });
  });
});

describe('a time shown twice', () => {
  it.each([
    ['2016-10-30T02:30', 'Europe/Paris', '2016-10-30T00:30Z', '2016-10-30T01:30Z'],
    ['2021-11-07T01:00', 'America/New_York', '2021-11-07T05:00Z', '2021-11-07T06:00Z'],
    // Clocks of Lord Howe go back half an hour, 02:00 to 01:30 (zdump: 2024-04-06T15:00Z).
    ['2024-04-07T01:45', 'Australia/Lord_Howe', '2024-04-06T14:45Z', '2024-04-06T15:15Z'],
  ])('%s in %s', (local, zone, first, second) => {
    const answer = ask(local, zone);
    expect(answer.type === 'ambiguous' && [answer.first.at, answer.second.at]).toEqual([
      utc(first),
      utc(second),
    ]);
  });

  it('covers exactly the repeated hour', () => {
    const types = ['01:59', '02:00', '02:59', '03:00'].map(
      (time) => ask(`2016-10-30T${time}`, 'Europe/Paris').type,
    );
    expect(types).toEqual(['exact', 'ambiguous', 'ambiguous', 'exact']);
  });
});

describe('a time never shown', () => {
  it.each([
    ['2022-03-13T02:15', 'America/Los_Angeles', '2022-03-13T10:15Z', '2022-03-13T09:15Z'],
    // Clocks of Lord Howe go forward half an hour, 02:00 to 02:30 (zdump: 2024-10-05T15:30Z).
    ['2024-10-06T02:15', 'Australia/Lord_Howe', '2024-10-05T15:45Z', '2024-10-05T15:15Z'],
    // Samoa went from −10 to +14 and had no 30 December 2011.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00Z', '2011-12-29T22:00Z'],
  ])('%s in %s', (local, zone, before, after) => {
    const answer = ask(local, zone);
    expect(answer.type === 'gap' && [answer.before.at, answer.after.at]).toEqual([utc(before), utc(after)]);
  });

  it('covers exactly the skipped time', () => {
    const hour = ['01:59', '02:00', '02:59', '03:00'].map(
      (time) => ask(`2022-03-13T${time}`, 'America/Los_Angeles').type,
    );
    expect(hour).toEqual(['exact', 'gap', 'gap', 'exact']);
    const day = ['2011-12-29T23:59', '2011-12-30T00:00', '2011-12-30T23:59', '2011-12-31T00:00'];
    expect(day.map((local) => ask(local, 'Pacific/Apia').type)).toEqual(['exact', 'gap', 'gap', 'exact']);
  });
});

describe('places the zone database gets wrong', () => {
  const owensboro = { latDeg: 37.7742, lonDeg: -87.1133 };

  it('keeps the zone’s answer as the alternative', () => {
    expect(ask('1963-06-09T08:44', 'America/Chicago', owensboro)).toMatchObject({
      type: 'exact',
      at: utc('1963-06-09T14:44Z'),
      rule: 'override',
      offsetSeconds: -21_600,
      override: { id: 'western-kentucky-1960-1963' },
      zoneAnswer: { type: 'exact', at: utc('1963-06-09T13:44Z'), rule: 'zone' },
    });
    // Bill Clinton: 8:51 Central Standard Time.
    expect(ask('1946-08-19T08:51', 'America/Chicago', { latDeg: 33.667, lonDeg: -93.5917 })).toMatchObject({
      at: utc('1946-08-19T14:51Z'),
      rule: 'override',
    });
  });

  it('reads a time the zone repeats or skips once, where the clock never moved', () => {
    expect(ask('1963-10-27T01:30', 'America/Chicago', owensboro)).toMatchObject({
      at: utc('1963-10-27T07:30Z'),
      zoneAnswer: { type: 'ambiguous' },
    });
    expect(ask('1963-04-28T02:30', 'America/Chicago', owensboro)).toMatchObject({
      at: utc('1963-04-28T08:30Z'),
      zoneAnswer: { type: 'gap' },
    });
  });

  it('leaves other years, other places and the winter to the zone', () => {
    for (const [local, place] of [
      ['1968-06-09T08:44', owensboro],
      ['1963-01-09T08:44', owensboro],
      ['1963-06-09T08:44', { latDeg: 37.9716, lonDeg: -87.5711 }], // Evansville, Indiana
      ['1963-06-09T08:44', { latDeg: 41.85, lonDeg: -87.65 }], // Chicago
    ] as const) {
      expect(ask(local, 'America/Chicago', place)).toMatchObject({ type: 'exact', rule: 'zone' });
    }
  });

  it.each(TIME_OVERRIDES)(
    '$id: the zone is an hour off in its July, and the row says on whose word',
    (row) => {
      const place = {
        latDeg: (row.box.south + row.box.north) / 2,
        lonDeg: (row.box.west + row.box.east) / 2,
      };
      const answer = ask(`${row.to.slice(0, 4)}-07-15T12:00`, row.zone, place);
      expect(answer).toMatchObject({ type: 'exact', rule: 'override', offsetSeconds: row.offsetSeconds });
      expect(answer).toMatchObject({
        zoneAnswer: { type: 'exact', offsetSeconds: row.offsetSeconds + 3600 },
      });
      expect(row.source.length).toBeGreaterThan(40);
    },
  );

  it('yields to the person’s own choice', () => {
    expect(ask('1963-06-09T08:44', 'America/Chicago', { ...owensboro, offsetSeconds: -18_000 })).toEqual({
      type: 'exact',
      at: utc('1963-06-09T13:44Z'),
      offsetSeconds: -18_000,
      rule: 'manual',
    });
  });
});

describe('input that names no instant', () => {
  it.each([
    ['1990-02-31T12:00', 'Europe/Paris', {}, 'date'],
    ['1900-02-29T12:00', 'Europe/Paris', {}, 'date'],
    ['1990-13-01T12:00', 'Europe/Paris', {}, 'date'],
    ['1990-00-01T12:00', 'Europe/Paris', {}, 'date'],
    ['0000-01-01T12:00', 'Europe/Paris', {}, 'date'],
    ['90-1-1T12:00', 'Europe/Paris', {}, 'date'],
    ['1990-01-01T24:00', 'Europe/Paris', {}, 'time'],
    ['1990-01-01T12:60', 'Europe/Paris', {}, 'time'],
    ['1990-01-01T7:00', 'Europe/Paris', {}, 'time'],
    ['1990-01-01T12:00', 'Europe/Atlantis', {}, 'zone'],
    ['1990-01-01T12:00', '+05:30', {}, 'zone'],
    ['1990-01-01T12:00', '', {}, 'zone'],
    ['1990-01-01T12:00', 'Europe/Paris', { lonDeg: 181 }, 'longitude'],
    ['1990-01-01T12:00', 'Europe/Paris', { latDeg: Number.NaN }, 'latitude'],
    ['1990-01-01T12:00', 'Europe/Paris', { offsetSeconds: 60_000 }, 'offset'],
    ['1990-01-01T12:00', 'Europe/Paris', { offsetSeconds: 0.5 }, 'offset'],
  ] as const)('%s in %j %j: %s', (local, zone, rest, field) => {
    expect(ask(local, zone, rest)).toEqual({ type: 'invalid', field });
  });
});

describe('an instant on a clock', () => {
  it('shows the place’s own mean time when the longitude is known', () => {
    const at = utc('1879-03-14T10:50:02Z');
    expect(instantToLocal(at, 'Europe/Berlin', rules, 9.9917)).toEqual({
      date: '1879-03-14',
      time: '11:30',
      second: 0,
      offsetSeconds: 2398,
    });
    expect(instantToLocal(at, 'Europe/Berlin', rules)).toMatchObject({
      time: '11:43',
      second: 30,
      offsetSeconds: 3208,
    });
  });

  it('crosses midnight, years and the sign of the offset', () => {
    expect(instantToWall(utc('1999-12-31T23:30Z'), 3600)).toMatchObject({
      date: '2000-01-01',
      time: '00:30',
    });
    expect(instantToWall(utc('1970-01-01T00:00Z'), -1)).toMatchObject({
      date: '1969-12-31',
      time: '23:59',
      second: 59,
    });
    expect(instantToWall(utc('2000-02-28T23:00Z'), 7200)).toMatchObject({ date: '2000-02-29' });
  });

  it('writes offsets with their seconds', () => {
    expect([0, 19_800, -2670, 24_124, -34_200].map(formatOffset)).toEqual([
      '+00:00',
      '+05:30',
      '-00:44:30',
      '+06:42:04',
      '-09:30',
    ]);
  });
});
