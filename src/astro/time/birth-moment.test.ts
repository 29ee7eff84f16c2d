import { describe, expect, it } from 'vitest';
import { resolveBirth } from './birth-moment.ts';
import type { BirthDetails, BirthMoment } from './birth-moment.ts';
import { createZoneRules } from './zone.ts';

const rules = createZoneRules();
const lisbon = { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 };

function birth(changes: Partial<BirthDetails> = {}): BirthDetails {
  return {
    date: '1993-04-14',
    time: '07:42',
    plusMinusMin: 0,
    place: lisbon,
    zone: 'Europe/Lisbon',
    offsetSeconds: null,
    fold: null,
    ...changes,
  };
}

function moment(changes: Partial<BirthDetails> = {}): BirthMoment {
  const answer = resolveBirth(birth(changes), rules);
  if (answer.type !== 'moment') throw new Error(`got ${answer.type}`);
  return answer.moment;
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

describe('a birth with time and place', () => {
  it('is one instant, with the offset used and why', () => {
    // Portugal kept Central European time in 1993: summer time is two hours ahead of UTC.
    const found = moment();
    expect(found).toMatchObject({ knowledge: 'exact', offsetSeconds: 7200, rule: 'zone' });
    expect([found.at, found.from, found.to].map(iso)).toEqual(Array(3).fill('1993-04-14T05:42:00.000Z'));
  });

  it('keeps the details as given', () => {
    const given = birth({ plusMinusMin: 15 });
    const answer = resolveBirth(given, rules);
    expect(answer.type === 'moment' && answer.moment.details).toEqual(given);
  });

  it('with a doubt of ± minutes is the stretch around it', () => {
    const found = moment({ plusMinusMin: 20 });
    expect(found.knowledge).toBe('plus-minus');
    expect([found.from, found.at, found.to].map(iso)).toEqual([
      '1993-04-14T05:22:00.000Z',
      '1993-04-14T05:42:00.000Z',
      '1993-04-14T06:02:00.000Z',
    ]);
  });

  it('goes by an offset of the person’s own choosing', () => {
    const found = moment({ offsetSeconds: 3600 });
    expect(found).toMatchObject({ rule: 'manual', offsetSeconds: 3600 });
    expect(iso(found.at)).toBe('1993-04-14T06:42:00.000Z');
  });
});

describe('a time that the clocks showed twice', () => {
  // Chicago, 31 October 1999: 01:30 CDT, and 01:30 CST an hour later.
  const twice = {
    date: '1999-10-31',
    time: '01:30',
    place: { name: 'Chicago', latDeg: 41.88, lonDeg: -87.63 },
    zone: 'America/Chicago',
  };

  it('is asked about', () => {
    const answer = resolveBirth(birth(twice), rules);
    expect(answer.type).toBe('ambiguous');
    if (answer.type !== 'ambiguous') return;
    expect([iso(answer.first.at), iso(answer.second.at)]).toEqual([
      '1999-10-31T06:30:00.000Z',
      '1999-10-31T07:30:00.000Z',
    ]);
    expect([answer.first.offsetSeconds, answer.second.offsetSeconds]).toEqual([-18_000, -21_600]);
  });

  it.each([
    ['first', '1999-10-31T06:30:00.000Z', -18_000],
    ['second', '1999-10-31T07:30:00.000Z', -21_600],
  ] as const)('is the %s when so chosen', (fold, at, offset) => {
    const found = moment({ ...twice, fold, plusMinusMin: 5 });
    expect([iso(found.at), found.offsetSeconds, found.knowledge]).toEqual([at, offset, 'plus-minus']);
    expect(found.to - found.from).toBe(600_000);
  });
});

it('offers both readings of a time that the clocks skipped', () => {
  const answer = resolveBirth(
    birth({
      date: '1999-04-04',
      time: '02:30',
      place: { name: 'Chicago', latDeg: 41.88, lonDeg: -87.63 },
      zone: 'America/Chicago',
    }),
    rules,
  );
  expect(answer.type).toBe('gap');
  if (answer.type === 'gap')
    expect([iso(answer.before.at), iso(answer.after.at)]).toEqual([
      '1999-04-04T08:30:00.000Z',
      '1999-04-04T07:30:00.000Z',
    ]);
});

describe('an unknown time', () => {
  it('is the whole local day, never noon', () => {
    const found = moment({ time: null });
    expect(found).toMatchObject({ knowledge: 'day', at: null, offsetSeconds: null, rule: null });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '1993-04-13T22:00:00.000Z',
      '1993-04-14T21:59:00.000Z',
    ]);
  });

  it('on a day of 23 hours is 23 hours', () => {
    const found = moment({
      date: '1999-04-04',
      time: null,
      place: { name: 'Chicago', latDeg: 41.88, lonDeg: -87.63 },
      zone: 'America/Chicago',
    });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '1999-04-04T06:00:00.000Z',
      '1999-04-05T04:59:00.000Z',
    ]);
  });

  it('on a day whose midnight was skipped begins at one o’clock', () => {
    // Brazil, 4 November 2018: 00:00 −03 became 01:00 −02.
    const found = moment({
      date: '2018-11-04',
      time: null,
      place: { name: 'São Paulo', latDeg: -23.55, lonDeg: -46.63 },
      zone: 'America/Sao_Paulo',
    });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T01:59:00.000Z',
    ]);
  });

  it('on the day before a skipped midnight ends where that day ends', () => {
    const found = moment({
      date: '2018-11-03',
      time: null,
      place: { name: 'São Paulo', latDeg: -23.55, lonDeg: -46.63 },
      zone: 'America/Sao_Paulo',
    });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '2018-11-03T03:00:00.000Z',
      '2018-11-04T02:59:00.000Z',
    ]);
  });

  it('on a day whose first half hour was skipped begins after it', () => {
    // Toronto, 30 March 1919: at 23:30 EST clocks went to 00:30 EDT of the 31st.
    const found = moment({
      date: '1919-03-31',
      time: null,
      place: { name: 'Toronto', latDeg: 43.65, lonDeg: -79.38 },
      zone: 'America/Toronto',
    });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '1919-03-31T04:30:00.000Z',
      '1919-04-01T03:59:00.000Z',
    ]);
  });

  it('on a day that was skipped whole is a gap, and the day before ends at the change', () => {
    // Samoa had no 30 December 2011: the 29th ended at 10:00 UTC and the 31st began.
    const apia = {
      time: null,
      place: { name: 'Apia', latDeg: -13.83, lonDeg: -171.77 },
      zone: 'Pacific/Apia',
    };
    expect(resolveBirth(birth({ ...apia, date: '2011-12-30' }), rules).type).toBe('gap');
    const before = moment({ ...apia, date: '2011-12-29' });
    expect([iso(before.from), iso(before.to)]).toEqual([
      '2011-12-29T10:00:00.000Z',
      '2011-12-30T09:59:00.000Z',
    ]);
  });

  it('on a day whose midnight came twice begins at the earlier one', () => {
    // Havana, 31 October 2010: at 01:00 CDT clocks went back to 00:00 CST.
    const found = moment({
      date: '2010-10-31',
      time: null,
      place: { name: 'Havana', latDeg: 23.13, lonDeg: -82.38 },
      zone: 'America/Havana',
    });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '2010-10-31T04:00:00.000Z',
      '2010-11-01T04:59:00.000Z',
    ]);
  });

  it('on the last day of the calendar still ends', () => {
    const found = moment({
      date: '9999-12-31',
      time: null,
      place: { name: 'Greenwich', latDeg: 51.48, lonDeg: 0 },
      zone: 'UTC',
    });
    expect(found.to - found.from).toBe(24 * 3_600_000 - 60_000);
  });
});

describe('a birth without a place', () => {
  it('and without a time may lie in the day of any clock on Earth', () => {
    const found = moment({ time: null, place: null, zone: null });
    expect(found).toMatchObject({ knowledge: 'day-anywhere', at: null });
    // The day begins first at UTC+14 and ends last at UTC−12.
    expect([iso(found.from), iso(found.to)]).toEqual([
      '1993-04-13T10:00:00.000Z',
      '1993-04-15T11:59:00.000Z',
    ]);
  });

  it('but with a time is that time on every clock, with its doubt', () => {
    const found = moment({ place: null, zone: null, plusMinusMin: 10 });
    expect(found).toMatchObject({ knowledge: 'time-anywhere', at: null });
    expect([iso(found.from), iso(found.to)]).toEqual([
      '1993-04-13T17:32:00.000Z',
      '1993-04-14T19:52:00.000Z',
    ]);
  });
});

describe('input that is no birth', () => {
  it.each([
    [{ date: '1993-02-29' }, 'date'],
    [{ date: '14/04/1993' }, 'date'],
    [{ date: '' }, 'date'],
    [{ time: '24:00' }, 'time'],
    [{ time: '7:42' }, 'time'],
    [{ time: '07:60' }, 'time'],
    [{ time: '07:42:10' }, 'time'],
    [{ zone: 'Europe/Atlantis' }, 'zone'],
    [{ time: null, zone: '+01:00' }, 'zone'],
    [{ place: { ...lisbon, latDeg: 91 } }, 'latitude'],
    [{ place: { ...lisbon, lonDeg: Number.NaN } }, 'longitude'],
    [{ time: null, place: { ...lisbon, lonDeg: 181 } }, 'longitude'],
    [{ offsetSeconds: 60_000 }, 'offset'],
    [{ offsetSeconds: 0.5 }, 'offset'],
  ] as const)('%j is named by its field', (changes, field) => {
    expect(resolveBirth(birth(changes as Partial<BirthDetails>), rules)).toEqual({ type: 'invalid', field });
  });
});
