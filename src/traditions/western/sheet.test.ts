/**
 * The western sheet against numbers that our code had no part in: the reference charts of tests/reference (see its README)
 * and the dates that the design's readings were computed with.
 */
import { describe, expect, it } from 'vitest';
import { factId, familyOf, matchesGlob } from '#facts/fact-id.ts';
import { hashSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact, FactValue } from '#facts/fact.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { completedYears } from './profection-facts.ts';
import { westernSheet } from './sheet.ts';
import type { WesternInput } from './sheet.ts';
import reference from '../../../tests/reference/natal-open.json' with { type: 'json' };

const rules = createZoneRules();
const NOW = Date.parse('2026-11-21T10:00:00Z');

function momentOf(details: Partial<BirthDetails> & Pick<BirthDetails, 'date' | 'time'>): BirthMoment {
  const answer = resolveBirth(
    { plusMinusMin: 0, place: null, zone: null, offsetSeconds: null, fold: null, ...details },
    rules,
  );
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

function sheetOf(moment: BirthMoment | null, changes: Partial<WesternInput> = {}): FactSheet {
  return westernSheet({
    moment,
    now: unixMs(NOW),
    zone: 'Europe/Lisbon',
    houseSystem: 'placidus',
    node: 'mean',
    mode: 'western',
    ...changes,
  });
}

const lisbonPlace = { place: { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 }, zone: 'Europe/Lisbon' };
const lisbon = momentOf({ date: '1993-04-14', time: '07:42', ...lisbonPlace });
const chicago = momentOf({
  date: '1990-07-04',
  time: '22:15',
  place: { name: 'Chicago', latDeg: 41.88, lonDeg: -87.63 },
  zone: 'America/Chicago',
});
const manchester = momentOf({
  date: '1988-09-03',
  time: null,
  place: { name: 'Manchester', latDeg: 53.48, lonDeg: -2.24 },
  zone: 'Europe/London',
});

const find = (sheet: FactSheet, id: string): Fact | undefined => sheet.facts.find((fact) => fact.id === id);
const value = (sheet: FactSheet, id: string): FactValue | undefined => find(sheet, id)?.value;
const instants = (sheet: FactSheet, id: string): readonly string[] => {
  const held = value(sheet, id);
  return held?.type === 'instants' ? held.at : [];
};
const ids = (sheet: FactSheet, glob: string): readonly string[] =>
  sheet.facts.map(({ id }) => id).filter((id) => matchesGlob(id, glob));
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];
const signAt = (lon: number): string => SIGNS[Math.floor(lon / 30)] ?? '';
const BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'northnode',
];
const COLUMN: Readonly<Record<string, number>> = Object.fromEntries(BODIES.map((body, i) => [body, i]));
/** Longitudes of the sources agree to 25″ (tests/reference/README.md), and facts are rounded to 0.0001°. */
const DEGREES = 25 / 3600 + 0.0001;
/** Nearer than this to a boundary the two sources may fall on either side of it. */
const EDGE = 0.01;

type Reference = (typeof reference.charts)[number];

/** The reference chart as a birth: its UTC clock, at its place. */
function referenceMoment(chart: Reference): BirthMoment {
  const found = momentOf({
    date: chart.utc.slice(0, 10),
    time: chart.utc.slice(11, 16),
    place: { name: chart.id, latDeg: chart.lat, lonDeg: chart.lon },
    zone: 'UTC',
    offsetSeconds: 0,
  });
  const at = unixMs(Date.parse(chart.utc));
  return { ...found, at, from: at, to: at };
}

describe.each(reference.charts.filter((_, i) => i % 3 === 0))('reference chart $id ($utc)', (chart) => {
  const sheet = sheetOf(referenceMoment(chart));

  it('has every sign, degree and motion', () => {
    for (const body of BODIES) {
      const lon = chart.L[COLUMN[body] ?? -1] ?? Number.NaN;
      const degree = value(sheet, `natal.${body}.degree`);
      expect(degree?.type).toBe('degrees');
      if (degree?.type === 'degrees') expect(apart(degree.deg, lon), body).toBeLessThan(DEGREES);
      if (lon % 30 > EDGE && lon % 30 < 30 - EDGE)
        expect(value(sheet, `natal.${body}.sign`), body).toEqual({ type: 'id', id: signAt(lon) });
      const speed = chart.V[COLUMN[body] ?? -1] ?? 0;
      if (!['sun', 'moon', 'northnode'].includes(body) && Math.abs(speed) > 0.002)
        expect(value(sheet, `natal.${body}.retrograde`), body).toEqual({ type: 'flag', on: speed < 0 });
    }
  });

  it('has every house, by the reference cusps', () => {
    const cusps = chart.cusps.placidus ?? chart.cusps.whole;
    expect(sheet.school['house']).toBe(chart.cusps.placidus === null ? 'whole' : 'placidus');
    for (const body of BODIES) {
      const lon = chart.L[COLUMN[body] ?? -1] ?? Number.NaN;
      if (cusps.some((cusp) => apart(cusp, lon) < EDGE)) continue;
      const house =
        cusps.findIndex((cusp, i) => {
          const width = ((cusps[(i + 1) % 12] ?? 0) - cusp + 360) % 360;
          return (lon - cusp + 360) % 360 < width;
        }) + 1;
      expect(value(sheet, `natal.${body}.house`), body).toEqual({ type: 'id', id: String(house) });
    }
  });

  it('has the angles, and says where Placidus is undefined', () => {
    const asc = value(sheet, 'natal.asc.degree');
    const mc = value(sheet, 'natal.mc.degree');
    if (asc?.type !== 'degrees' || mc?.type !== 'degrees') throw new Error('no angles');
    expect(apart(asc.deg, chart.asc)).toBeLessThan(DEGREES);
    expect(apart(mc.deg, chart.mc)).toBeLessThan(DEGREES);
    expect(sheet.caveats.includes(factId('caveat.placidus-undefined-here'))).toBe(
      chart.cusps.placidus === null,
    );
  });

  it('writes only registered ids, each once, and derives each from ids of the registry', () => {
    const all = sheet.facts.map(({ id }) => id);
    expect(all.filter((id) => familyOf(id) === null)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect(
      sheet.facts.flatMap(({ derivation }) => derivation.from).filter((id) => familyOf(id) === null),
    ).toEqual([]);
    expect(sheet.caveats.filter((id) => !all.includes(id))).toEqual([]);
  });
});

describe('the chart of 14 April 1993, 07:42 in Lisbon', () => {
  const sheet = sheetOf(lisbon);

  it('holds what reading 1 of the design says that does not depend on houses', () => {
    expect(value(sheet, 'natal.venus.sign')).toEqual({ type: 'id', id: 'aries' });
    expect(value(sheet, 'natal.venus.retrograde')).toEqual({ type: 'flag', on: true });
    expect(value(sheet, 'natal.mercury.sign')).toEqual({ type: 'id', id: 'pisces' });
    expect(value(sheet, 'natal.moon.sign')).toEqual({ type: 'id', id: 'capricorn' });
    expect(value(sheet, 'natal.house7.ruler')).toEqual({ type: 'id', id: 'venus' });
    const sextile = value(sheet, 'natal.moon-sextile-mercury.orb');
    expect(sextile?.type === 'degrees' && sextile.deg).toBeLessThan(1);
    const opposition = value(sheet, 'natal.venus-opposition-jupiter.orb');
    expect(opposition?.type === 'degrees' && opposition.deg).toBeLessThan(3);
  });

  it('with whole-sign houses has Venus in the first, Jupiter in the seventh and Mercury in the twelfth', () => {
    const whole = sheetOf(lisbon, { houseSystem: 'whole' });
    expect(['venus', 'jupiter', 'mercury'].map((body) => value(whole, `natal.${body}.house`))).toEqual(
      ['1', '7', '12'].map((id) => ({ type: 'id', id })),
    );
    expect(whole.hash).not.toBe(sheet.hash);
  });

  it('has Saturn opposite Jupiter exact on 7 and 14 December 2026', () => {
    // Swiss Ephemeris 2.10.03 (its WebAssembly build): 03:49 on the 7th, 19:20 on the 14th. Saturn turns in between, so an
    // arcsecond is worth half an hour there.
    const [first, second] = instants(sheet, 'transit.saturn-opposition-jupiter.exact').filter(
      (at) => at > '2026-11',
    );
    const hoursFrom = (at: string | undefined, expected: string): number =>
      Math.abs(Date.parse(at ?? '') - Date.parse(expected)) / 3_600_000;
    expect(hoursFrom(first, '2026-12-07T03:49:00Z')).toBeLessThan(1);
    expect(hoursFrom(second, '2026-12-14T19:20:00Z')).toBeLessThan(1);
  });

  it('is of the night, twenty minutes before sunrise, and the year after the 33rd birthday is of the tenth house', () => {
    expect(value(sheet, 'natal.sect')).toEqual({ type: 'id', id: 'night' });
    expect(value(sheet, 'profection.house')).toEqual({ type: 'id', id: '10' });
    // Counted from Aries or Taurus rising, the tenth sign is Capricorn or Aquarius: Saturn rules both.
    expect(value(sheet, 'profection.lord')).toEqual({ type: 'id', id: 'saturn' });
  });

  it('is sure of itself', () => {
    expect(sheet).toMatchObject({ confidence: 'high', missing: [], caveats: [] });
    expect(sheet.facts.filter(({ survives }) => survives !== undefined)).toEqual([]);
  });
});

it('has Saturn square the Sun of 4 July 1990, 22:15 Chicago, on the days of reading 3', () => {
  const sheet = sheetOf(chicago, { zone: 'America/Chicago' });
  const local = (id: string) =>
    instants(sheet, id).map((at) =>
      new Date(at).toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' }),
    );
  // "after a third and last exact pass on 26 February … The first two were on 8 June and 13 September"; "Saturn is out
  // of range until 12 February"; "The date you want is 11 March 2027." The last exact pass by Swiss Ephemeris 2.10.03:
  // 03:02 UTC on the 27th.
  expect(local('transit.saturn-square-sun.exact')).toEqual(['2026-06-08', '2026-09-13', '2027-02-26']);
  expect(local('transit.saturn-square-sun.enter')).toContain('2027-02-12');
  expect(local('transit.saturn-square-sun.leave').at(-1)).toBe('2027-03-11');
  const last = Date.parse(instants(sheet, 'transit.saturn-square-sun.exact').at(-1) ?? '');
  expect(Math.abs(last - Date.parse('2027-02-27T03:02:00Z')) / 60_000).toBeLessThan(5);
  // It leaves at 02:06 UTC on the 12th by the same.
  const leaves = Date.parse(instants(sheet, 'transit.saturn-square-sun.leave').at(-1) ?? '');
  expect(Math.abs(leaves - Date.parse('2027-03-12T02:06:00Z')) / 60_000).toBeLessThan(5);
  // Between its stays Saturn is out of range.
  expect(find(sheet, 'transit.saturn-square-sun.orb')).toBeUndefined();
});

describe('an unknown birth time', () => {
  const sheet = sheetOf(manchester, { zone: 'Europe/London' });

  it('leaves out houses, angles, sect and the year of life', () => {
    const forbidden = [
      'natal.house*',
      'natal.*.house',
      'natal.asc.*',
      'natal.mc.*',
      'natal.sect',
      'profection.*',
      'natal.*-asc.*',
      'natal.*-mc.*',
      'transit.*-asc.*',
      'transit.*-mc.*',
      'transit.*.house',
      'natal.moon.degree',
      'transit.*-moon.*',
    ];
    expect(forbidden.flatMap((glob) => ids(sheet, glob))).toEqual([]);
  });

  it('says so as a caveat, a need and a lower confidence', () => {
    expect(sheet.caveats).toContain('caveat.birth-time-unknown');
    expect(sheet).toMatchObject({ missing: ['birth-time'], confidence: 'medium' });
  });

  it('holds what reading 2 of the design says of any hour of 3 September 1988', () => {
    expect(find(sheet, 'natal.sun.sign')).toMatchObject({
      value: { type: 'id', id: 'virgo' },
      survives: 'always',
    });
    expect(find(sheet, 'natal.moon.sign')).toMatchObject({
      value: { type: 'id', id: 'gemini' },
      survives: 'always',
    });
    const trine = value(sheet, 'natal.mercury-trine-jupiter.orb');
    // "never more than a degree from exact"
    expect(trine?.type === 'degree-range' && trine.toDeg).toBeLessThan(1.2);
    expect(value(sheet, 'natal.saturn-conjunction-uranus.orb')?.type).toBe('degree-range');
    const exact = instants(sheet, 'transit.jupiter-trine-saturn.exact').map((at) => at.slice(0, 10));
    expect(exact).toContain('2026-11-16');
    expect(exact.some((day) => day >= '2027-01-07' && day <= '2027-01-09')).toBe(true);
    expect(
      instants(sheet, 'transit.saturn-conjunction-mars.exact').some(
        (at) => at >= '2027-02-07' && at < '2027-02-12',
      ),
    ).toBe(true);
  });

  it('keeps only aspects that stand in the chart of every hour of the day', () => {
    const pairs = ids(sheet, 'natal.*-*-*.orb');
    expect(pairs.length).toBeGreaterThan(3);
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:30`;
      const timed = sheetOf(
        momentOf({
          date: '1988-09-03',
          time,
          place: { name: 'Manchester', latDeg: 53.48, lonDeg: -2.24 },
          zone: 'Europe/London',
        }),
      );
      expect(
        pairs.filter((id) => find(timed, id) === undefined),
        time,
      ).toEqual([]);
    }
  });

  it('gives the Moon as either of two on a day that it changes sign', () => {
    // The ends of each day are read from charts with a time, which the reference charts above vouch for.
    const at = (date: string, time: string | null) =>
      sheetOf(momentOf({ date, time, place: { name: 'Greenwich', latDeg: 51.48, lonDeg: 0 }, zone: 'UTC' }));
    let changes = 0;
    for (let day = 1; day <= 12; day += 1) {
      const date = `1999-03-${String(day).padStart(2, '0')}`;
      const ends = [value(at(date, '00:00'), 'natal.moon.sign'), value(at(date, '23:59'), 'natal.moon.sign')];
      const whole = at(date, null);
      const [first, last] = ends.map((held) => (held?.type === 'id' ? held.id : ''));
      if (first === last) {
        expect(value(whole, 'natal.moon.sign')).toEqual({ type: 'id', id: first });
        expect(whole.caveats).not.toContain('caveat.moon-sign-either');
      } else {
        changes += 1;
        expect(find(whole, 'natal.moon.sign')).toMatchObject({
          value: { type: 'either', ids: [first, last] },
          survives: 'always',
        });
        expect(whole.caveats).toContain('caveat.moon-sign-either');
      }
    }
    // The Moon stays two and a half days in a sign.
    expect(changes).toBeGreaterThanOrEqual(4);
    expect(changes).toBeLessThanOrEqual(6);
  });
});

describe('a time with a doubt', () => {
  const doubtful = (plusMinusMin: number) =>
    sheetOf(momentOf({ date: '1993-04-14', time: '07:42', plusMinusMin, ...lisbonPlace }));

  it('marks what survives it and what does not', () => {
    const sheet = doubtful(120);
    expect(sheet.caveats).toContain('caveat.birth-time-uncertain');
    expect(find(sheet, 'natal.sun.sign')?.survives).toBe('in-range');
    expect(find(sheet, 'natal.moon.sign')?.survives).toBe('in-range');
    // Two hours turn the Ascendant by some 30°.
    expect(find(sheet, 'natal.asc.sign')).toMatchObject({ value: { type: 'either' }, survives: 'no' });
    expect(find(sheet, 'natal.asc.degree')?.survives).toBe('no');
    expect(find(sheet, 'natal.moon.degree')?.survives).toBe('no');
    expect(find(sheet, 'natal.sun.degree')?.survives).toBe('in-range');
    expect(ids(sheet, 'profection.*')).toEqual([]);
    expect(ids(sheet, 'transit.*-asc.*')).toEqual([]);
    expect(sheet.facts.filter((fact) => fact.id.startsWith('natal.') && fact.survives === undefined)).toEqual(
      [],
    );
  });

  it('marks a house as surviving just when both ends of the stretch agree on it', () => {
    const sheet = doubtful(20);
    const [early, late] = ['07:22', '08:02'].map((time) =>
      sheetOf(momentOf({ date: '1993-04-14', time, ...lisbonPlace })),
    );
    for (const body of BODIES) {
      const same =
        JSON.stringify(value(early as FactSheet, `natal.${body}.house`)) ===
        JSON.stringify(value(late as FactSheet, `natal.${body}.house`));
      expect(find(sheet, `natal.${body}.house`)?.survives, body).toBe(same ? 'in-range' : 'no');
    }
  });

  it('gives a date that rests on it with its doubt in days', () => {
    const held = find(doubtful(30), 'transit.saturn-opposition-jupiter.exact');
    expect(held?.survives).toBe('in-range');
    expect(held?.derivation.values?.['doubtDays']).toBeGreaterThanOrEqual(0);
  });
});

describe('a birth without a place', () => {
  const sheet = sheetOf(momentOf({ date: '1993-04-14', time: '07:42' }));

  it('has no horizon, and signs that hold on any clock of the Earth', () => {
    expect(
      ['natal.house*', 'natal.*.house', 'natal.asc.*', 'natal.mc.*', 'natal.sect'].flatMap((glob) =>
        ids(sheet, glob),
      ),
    ).toEqual([]);
    expect(sheet.caveats).toContain('caveat.birth-place-unknown');
    expect(sheet.missing).toEqual(['birth-place']);
    expect(find(sheet, 'natal.sun.sign')).toMatchObject({
      value: { type: 'id', id: 'aries' },
      survives: 'always',
    });
  });
});

describe('no birth', () => {
  it('leaves the sky of the day', () => {
    const sheet = sheetOf(null);
    expect(sheet).toMatchObject({
      caveats: ['caveat.birth-date-unknown'],
      missing: ['birth-date', 'birth-time', 'birth-place'],
      confidence: 'low',
    });
    expect(ids(sheet, 'natal.*')).toEqual([]);
    expect(ids(sheet, 'transit.*-*')).toEqual([]);
    // The Sun is in Scorpio until 22 November.
    expect(value(sheet, 'transit.sun.sign')).toEqual({ type: 'id', id: 'scorpio' });
  });
});

describe('the same sheet', () => {
  it('comes of the same input, with the hash of its contents', () => {
    const { hash, ...contents } = sheetOf(lisbon);
    expect(hashSheet(contents)).toBe(hash);
    expect(JSON.stringify(sheetOf(lisbon))).toBe(JSON.stringify({ ...contents, hash }));
  });

  it('comes back when the small memories hold other births and other days in between', () => {
    const before = JSON.stringify(sheetOf(lisbon));
    for (let i = 0; i < 6; i += 1) {
      sheetOf(momentOf({ date: `198${i}-02-03`, time: '10:20', ...lisbonPlace }), {
        now: unixMs(NOW + i * 86_400_000),
      });
    }
    expect(JSON.stringify(sheetOf(lisbon))).toBe(before);
  });

  it('serves every second of one minute, and no other minute', () => {
    const at = (ms: number): string => sheetOf(lisbon, { now: unixMs(NOW + ms) }).hash;
    expect(at(59_999)).toBe(at(0));
    expect(at(60_000)).not.toBe(at(0));
    expect(at(-1)).not.toBe(at(0));
  });

  it('does not serve another birth, zone, system, node or mode', () => {
    const changes: readonly Partial<WesternInput>[] = [
      {},
      { zone: 'Asia/Tokyo' },
      { houseSystem: 'equal' },
      { houseSystem: 'whole' },
      { node: 'true' },
      { mode: 'mixed' },
      { moment: chicago },
      { moment: null },
    ];
    const hashes = changes.map((change) => sheetOf(lisbon, change).hash);
    expect(new Set(hashes).size).toBe(changes.length);
  });
});

describe('years completed', () => {
  it.each([
    ['1993-04-14', '2026-04-13', 32],
    ['1993-04-14', '2026-04-14', 33],
    ['2000-02-29', '2025-02-28', 24],
    ['2000-02-29', '2025-03-01', 25],
    ['2000-02-29', '2024-02-29', 24],
    ['2026-11-22', '2026-11-21', -1],
  ])('from %s to %s: %d', (birth, today, years) => {
    expect(completedYears(birth, today)).toBe(years);
  });
});
