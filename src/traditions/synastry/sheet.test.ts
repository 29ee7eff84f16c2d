/**
 * A sheet of two people against numbers our code had no part in: charts o002 and o003 of
 * tests/reference/natal-open.json (see its README). Contacts, houses and midpoints below were worked out from
 * the longitudes and cusps there.
 */
import { describe, expect, it } from 'vitest';
import { familyOf, matchesGlob } from '#facts/fact-id.ts';
import { hashSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { westernSheet } from '../western/sheet.ts';
import { synastrySheet } from './sheet.ts';
import type { SynastryInput } from './sheet.ts';

const NOW = unixMs(Date.parse('2026-11-21T10:00:31Z'));

function moment(
  utc: string,
  latDeg: number,
  lonDeg: number,
  known: { readonly plusMinusMin?: number; readonly time?: null } = {},
): BirthMoment {
  const at = unixMs(Date.parse(utc));
  const { plusMinusMin = 0 } = known;
  const dayStart = Date.parse(`${utc.slice(0, 10)}T00:00:00Z`);
  const isUnknown = known.time === null;
  return {
    details: {
      date: utc.slice(0, 10),
      time: isUnknown ? null : utc.slice(11, 16),
      plusMinusMin,
      place: { name: 'there', latDeg, lonDeg },
      zone: 'Etc/UTC',
      offsetSeconds: null,
      fold: null,
    },
    knowledge: isUnknown ? 'day' : plusMinusMin > 0 ? 'plus-minus' : 'exact',
    at: isUnknown ? null : at,
    from: unixMs(isUnknown ? dayStart : at - plusMinusMin * 60_000),
    to: unixMs(isUnknown ? dayStart + 86_340_000 : at + plusMinusMin * 60_000),
    offsetSeconds: isUnknown ? null : 0,
    rule: isUnknown ? null : 'zone',
  };
}

const first = moment('2004-01-08T02:17:33Z', 56.3754, -132.8898);
const second = moment('1995-06-24T02:04:57Z', -29.666, -77.9653);
const secondUnknown = moment('1995-06-24T02:04:57Z', -29.666, -77.9653, { time: null });
const secondAbout = moment('1995-06-24T02:04:57Z', -29.666, -77.9653, { plusMinusMin: 30 });

const sheetOf = (changes: Partial<SynastryInput> = {}): FactSheet =>
  synastrySheet({
    first,
    second,
    houseSystem: 'placidus',
    node: 'mean',
    now: NOW,
    zone: 'Europe/Lisbon',
    ...changes,
  });
const find = (sheet: FactSheet, id: string): Fact | undefined => sheet.facts.find((fact) => fact.id === id);
const idIn = (sheet: FactSheet, id: string): unknown => {
  const value = find(sheet, id)?.value;
  return value?.type === 'id' ? value.id : value;
};
const contacts = (sheet: FactSheet): readonly string[] =>
  sheet.facts.filter(({ id }) => familyOf(id) === 'synastryAspect').map(({ id }) => id.slice(9, -4));

/** Orbs worked out from the reference longitudes, degrees. */
const CONTACTS: Readonly<Record<string, number>> = {
  'sun-trine-moon': 2.0539,
  'sun-trine-mars': 2.512,
  'sun-sextile-mc': 0.3801,
  'moon-sextile-moon': 2.9236,
  'moon-trine-saturn': 2.5268,
  'moon-opposition-neptune': 2.6674,
  'moon-sextile-chiron': 0.8731,
  'mercury-opposition-sun': 5.6911,
  'mercury-square-saturn': 1.8101,
  'venus-square-moon': 2.7404,
  'venus-conjunction-asc': 0.8156,
  'mars-sextile-mercury': 1.9144,
  'mars-sextile-venus': 2.8283,
  'jupiter-trine-moon': 0.2992,
  'jupiter-square-venus': 2.5453,
  'jupiter-conjunction-mars': 4.2667,
  'jupiter-opposition-saturn': 5.7496,
  'jupiter-sextile-mc': 1.3746,
  'uranus-trine-sun': 1.7523,
  'uranus-square-pluto': 2.0278,
  'neptune-trine-mercury': 0.3414,
  'neptune-trine-venus': 4.4013,
  'pluto-opposition-venus': 4.4177,
  'pluto-square-saturn': 3.8771,
  'pluto-square-chiron': 0.4772,
  'pluto-sextile-asc': 0.3515,
  'northnode-conjunction-moon': 1.8493,
  'northnode-opposition-mc': 0.1755,
  'chiron-trine-moon': 0.0337,
  'chiron-sextile-mc': 1.6401,
  'asc-trine-jupiter': 1.2315,
  'mc-sextile-mercury': 2.3509,
  'mc-trine-jupiter': 1.4421,
};

describe('two exact births', () => {
  const sheet = sheetOf();

  it('have the contacts of the reference, first person first, and no others', () => {
    expect(contacts(sheet).toSorted()).toEqual(Object.keys(CONTACTS).toSorted());
    for (const [contact, orb] of Object.entries(CONTACTS)) {
      const value = find(sheet, `synastry.${contact}.orb`)?.value;
      expect(value?.type).toBe('degrees');
      expect(Math.abs((value?.type === 'degrees' ? value.deg : NaN) - orb)).toBeLessThan(0.02);
    }
    expect(find(sheet, 'synastry.sun-trine-moon.orb')?.derivation).toMatchObject({
      from: ['natal.sun.degree', 'partner.moon.degree'],
      values: { limit: 6 },
    });
  });

  it('put planets into the houses of the other, both ways', () => {
    const houses = (prefix: string) =>
      ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].map(
        (body) => Number(idIn(sheet, `${prefix}.${body}.overlay`)),
      );
    expect(houses('synastry')).toEqual([11, 6, 11, 1, 2, 8, 5, 1, 12, 11]);
    expect(houses('partner')).toEqual([11, 10, 11, 11, 3, 5, 9, 6, 6, 5]);
  });

  it('score as the sum of rows that stand in the derivation', () => {
    const score = find(sheet, 'synastry.score');
    const values = score?.derivation.values as unknown as {
      rows: readonly { key: string; points: number; reason: string }[];
      ease: number;
      tension: number;
      least: number;
      most: number;
    };
    const pointsOf = (key: string) => values.rows.find((row) => row.key === key)?.points;
    // By hand: 12 × (1 − 2.0539/6), 6 × (1 − 0.2992/6), 5 × −0.6 × (1 − 5.6911/7),
    // 9 × −0.8 × (1 − 2.7404/6), 7 × (1 − 0.8156/4), 0 for two slow points.
    expect(pointsOf('sun-trine-moon')).toBe(8);
    expect(pointsOf('jupiter-trine-moon')).toBe(6);
    expect(pointsOf('mercury-opposition-sun')).toBe(-1);
    expect(pointsOf('venus-square-moon')).toBe(-4);
    expect(pointsOf('venus-conjunction-asc')).toBe(6);
    expect(pointsOf('pluto-square-chiron')).toBe(0);
    expect(pointsOf('a-venus-house1')).toBe(2);
    expect(pointsOf('b-moon-house10')).toBeUndefined();
    const total = values.rows.reduce((sum, { points }) => sum + points, 0);
    expect(score?.value).toEqual({ type: 'count', n: total });
    expect(values.ease + values.tension).toBe(total);
    expect(values.least).toBeLessThan(total);
    expect(values.most).toBeGreaterThan(total);
    // Every fact it is derived from stands on the sheet.
    const known = new Set(sheet.facts.map(({ id }) => id));
    expect(score?.derivation.from.filter((id) => !known.has(id))).toEqual([]);
    expect(score?.derivation.from).toHaveLength(values.rows.length);
  });

  it('have a composite at the midpoints of the reference longitudes', () => {
    const degree = (body: string): number => {
      const value = find(sheet, `composite.${body}.degree`)?.value;
      return value?.type === 'degrees' ? value.deg : NaN;
    };
    // 287.122 and 92.128 meet across 0°; 112.099 and 49.176 between; 330.375 and 299.546 between.
    expect(degree('sun')).toBeCloseTo(9.62477, 1);
    expect(degree('moon')).toBeCloseTo(80.6377, 1);
    expect(degree('mercury')).toBeCloseTo(349.0126, 1);
    expect(degree('uranus')).toBeCloseTo(314.96075, 1);
    expect(idIn(sheet, 'composite.sun.sign')).toBe('aries');
    expect(idIn(sheet, 'composite.moon.sign')).toBe('gemini');
    expect(find(sheet, 'composite.sun.house')?.derivation.values).toMatchObject({ method: 'midpoint-cusps' });
  });

  it('carry the natal facts of the first and the placements of the second', () => {
    const alone = westernSheet({
      moment: first,
      now: NOW,
      zone: 'Europe/Lisbon',
      houseSystem: 'placidus',
      node: 'mean',
      mode: 'western',
    }).facts.filter(({ id }) => id.startsWith('natal.'));
    expect(sheet.facts.filter(({ id }) => id.startsWith('natal.'))).toEqual(alone);
    expect(idIn(sheet, 'partner.sun.sign')).toBe('cancer');
    expect(idIn(sheet, 'partner.moon.sign')).toBe('taurus');
    expect(idIn(sheet, 'partner.asc.sign')).toBe('aquarius');
    expect(find(sheet, 'partner.moon.house')?.derivation.from).toEqual(['partner.moon.degree']);
    expect(sheet.facts.some(({ id }) => matchesGlob(id, 'partner.house*'))).toBe(false);
  });

  it('are sealed, with unique registered ids and nothing in doubt', () => {
    const { hash, ...contents } = sheet;
    expect(hashSheet(contents)).toBe(hash);
    const ids = sheet.facts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => familyOf(id) === null)).toEqual([]);
    expect(sheet.facts.filter(({ survives }) => survives !== undefined)).toEqual([]);
    expect(sheet).toMatchObject({
      mode: 'synastry',
      missing: [],
      caveats: [],
      confidence: 'high',
      inputs: { now: '2026-11-21T10:00:00Z', names: { first: null, second: null } },
      school: { 'synastry-orbs': 'soulstice-synastry' },
    });
    expect(sheetOf({ names: { first: 'Ana', second: 'Rui' } }).hash).not.toBe(hash);
  });

  it('read the other way round give the same contacts the other way round', () => {
    const back = sheetOf({ first: second, second: first });
    const turned = contacts(sheet).map((contact) => contact.split('-').toReversed().join('-'));
    expect(contacts(back).toSorted()).toEqual(turned.toSorted());
    expect(find(back, 'synastry.score')?.value).toEqual(find(sheet, 'synastry.score')?.value);
    expect(idIn(back, 'synastry.sun.overlay')).toBe(idIn(sheet, 'partner.sun.overlay'));
  });
});

describe('a second birth without a time', () => {
  const sheet = sheetOf({ second: secondUnknown });

  it('keeps only the contacts that hold all day, as ranges', () => {
    const held = contacts(sheet);
    // The slow contacts of the list, well inside their orbs.
    expect(held).toContain('moon-trine-saturn');
    expect(held).toContain('uranus-trine-sun');
    expect(held).toContain('jupiter-square-venus');
    // The Moon covers 12° in the day, and the angles all of the circle.
    expect(held.filter((contact) => /-(?:moon|asc|mc)$/.test(contact))).toEqual([]);
    for (const contact of held) {
      const fact = find(sheet, `synastry.${contact}.orb`);
      expect(fact?.survives).toBe('always');
      expect(fact?.value.type).toBe('degree-range');
    }
    const range = find(sheet, 'synastry.moon-trine-saturn.orb')?.value;
    const bounds = range?.type === 'degree-range' ? range : null;
    expect(bounds?.fromDeg).toBeLessThanOrEqual(2.5268 + 0.01);
    expect(bounds?.toDeg).toBeGreaterThanOrEqual(2.5268 - 0.01);
  });

  it('has no score, no houses of the second, and says what is open', () => {
    expect(find(sheet, 'synastry.score')).toBeUndefined();
    expect(find(sheet, 'synastry.sun.overlay')).toBeUndefined();
    expect(idIn(sheet, 'partner.venus.overlay')).toBe('11');
    expect(find(sheet, 'partner.venus.overlay')?.survives).toBe('always');
    expect(find(sheet, 'partner.moon.degree')).toBeUndefined();
    expect(sheet.caveats).toEqual(
      expect.arrayContaining([
        'caveat.partner-time-unknown',
        'caveat.synastry-score-needs-times',
        'caveat.synastry-contacts-open',
      ]),
    );
    const open = find(sheet, 'caveat.synastry-contacts-open')?.derivation.values?.['contacts'];
    expect(open).toContain('sun-trine-moon');
    expect(open).not.toContain('moon-trine-saturn');
    expect(sheet.complete).not.toContain('synastry.*.orb');
    expect(sheet).toMatchObject({ missing: ['partner-birth'], confidence: 'medium' });
  });

  it('gives composite signs that hold, as one or as either', () => {
    // 287.12 and 91.9 to 92.9 all day.
    expect(find(sheet, 'composite.sun.sign')).toMatchObject({
      value: { type: 'id', id: 'aries' },
      survives: 'always',
    });
    expect(find(sheet, 'composite.sun.degree')).toBeUndefined();
    expect(find(sheet, 'composite.asc.sign')).toBeUndefined();
  });
});

describe('a second birth within half an hour', () => {
  const sheet = sheetOf({ second: secondAbout });

  it('keeps the values of the given time and marks what does not hold', () => {
    expect(contacts(sheet)).toHaveLength(Object.keys(CONTACTS).length);
    expect(find(sheet, 'synastry.sun-trine-moon.orb')?.survives).toBe('in-range');
    // Seven degrees of Ascendant either way carry these out of a 4° orb.
    expect(find(sheet, 'synastry.venus-conjunction-asc.orb')?.survives).toBe('no');
    expect(find(sheet, 'partner.venus.overlay')?.survives).toBe('in-range');
    expect(find(sheet, 'synastry.score')?.survives).toBe('no');
    expect(find(sheet, 'composite.sun.degree')?.survives).toBe('in-range');
    expect(find(sheet, 'composite.asc.degree')?.survives).toBe('no');
    expect(sheet.caveats).toContain('caveat.partner-time-uncertain');
  });
});
