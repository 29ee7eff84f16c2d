import { describe, expect, it } from 'vitest';
import { factId } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Fact, FactValue } from '#facts/fact.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { westernSheet } from '#traditions/western/sheet.ts';
import { factView, pointTitle } from './fact-words.ts';

const fact = (id: string, value: FactValue, rest: Partial<Fact> = {}): Fact => ({
  id: factId(id),
  value,
  label: 'label',
  derivation: { method: 'apparent-longitude', from: [], source: 'source.astronomy-engine' },
  ...rest,
});

const venus = fact('natal.venus.degree', { type: 'degrees', deg: 5.1383 });
const venusHouse = fact('natal.venus.house', { type: 'id', id: '12' });
const jupiter = fact('natal.jupiter.degree', { type: 'degrees', deg: 187.9 });
const context = {
  zone: 'Europe/Lisbon',
  today: '2026-11-21',
  facts: new Map<FactId, Fact>([venus, venusHouse, jupiter].map((one) => [one.id, one])),
};

describe('a fact in words', () => {
  it.each<[Fact, string, string]>([
    [fact('natal.venus.sign', { type: 'id', id: 'aries' }), 'Venus in Aries', '5°08′ Aries, twelfth house'],
    [venus, 'Venus at 5°08′ Aries', 'Ecliptic longitude'],
    [
      fact('natal.mercury.degree', { type: 'degree-range', fromDeg: 184.3667, toDeg: 185.7334 }),
      'Mercury between 4°22′ Libra and 5°44′ Libra',
      'Ecliptic longitude over that day',
    ],
    [venusHouse, 'Venus in the twelfth house', '5°08′ Aries, twelfth house'],
    [fact('natal.venus.retrograde', { type: 'flag', on: true }), 'Venus moving backwards', 'Apparent motion'],
    [fact('natal.mars.retrograde', { type: 'flag', on: false }), 'Mars moving forwards', 'Apparent motion'],
    [fact('natal.moon.sign', { type: 'either', ids: ['gemini', 'cancer'] }), 'Moon in Gemini or Cancer', ''],
    [
      fact('natal.house7.ruler', { type: 'id', id: 'venus' }),
      'Venus rules your seventh house',
      'Ruler of the sign on its cusp',
    ],
    [
      fact(
        'sky.mercury.station',
        { type: 'instants', at: ['2027-02-09T17:36:00Z', '2027-03-03T12:33:00Z'] },
        {
          derivation: {
            method: 'longitude-stands-still',
            from: [],
            values: { turns: ['retrograde', 'direct'], signs: ['pisces', 'aquarius'], houses: [12, 11] },
            source: 'source.astronomy-engine',
          },
        },
      ),
      'Mercury turns',
      '9 February 2027, 5:36 PM (turns back, Pisces, twelfth house); 3 March 2027, 12:33 PM (turns forwards, Aquarius, eleventh house)',
    ],
    [
      fact('cycle.saturn.return', { type: 'instants', at: ['2052-03-24T10:00:00Z'] }),
      'Saturn return',
      '24 March 2052, 10:00 AM',
    ],
    [fact('natal.house7.occupants', { type: 'ids', ids: ['moon', 'mars'] }), 'Seventh house', 'Moon, Mars'],
    [fact('natal.house8.occupants', { type: 'ids', ids: [] }), 'Eighth house', 'No planet in it'],
    [
      fact('natal.venus-opposition-jupiter.orb', { type: 'degrees', deg: 2.7617 }),
      'Venus opposition Jupiter',
      '2°45′ from exact · 5°08′ Aries, twelfth house · 7°54′ Libra',
    ],
    [fact('natal.element.fire.count', { type: 'count', n: 3 }), 'Fire: 3 of ten planets', 'Element'],
    [fact('natal.sect', { type: 'id', id: 'night' }), 'A night chart', 'Sect'],
    [fact('natal.phase', { type: 'id', id: 'last-quarter' }), 'Moon’s phase at birth', 'a last-quarter Moon'],
    [
      fact('transit.saturn-opposition-jupiter.exact', {
        type: 'instants',
        at: ['2026-12-06T10:30:00Z', '2027-01-15T00:05:00Z'],
      }),
      'Saturn opposition your Jupiter',
      'Exact 6 December, 10:30 AM; 15 January 2027, 12:05 AM',
    ],
    [fact('sky.moon.illumination', { type: 'ratio', n: 0.863 }), 'The Moon’s lit part', '86 %'],
    [
      fact('profection.house', { type: 'id', id: '10' }),
      'Year of the tenth house',
      'Annual profection, birthday to birthday',
    ],
    [
      fact('caveat.birth-time-unknown', { type: 'flag', on: true }),
      'Birth time unknown',
      'Houses, Ascendant and the Moon’s degree are left out.',
    ],
  ])('$id', (one, title, detail) => {
    expect(factView(one, context)).toMatchObject({ id: one.id, title, detail });
  });

  it('counts hours as the device does, to the nearest minute', () => {
    const one = fact('sky.moon.full', { type: 'instants', at: ['2026-11-24T14:53:31Z'] });
    expect(factView(one, { ...context, zone: 'Etc/UTC', clock: 24 }).detail).toBe('24 November, 14:54');
    expect(factView(one, { ...context, zone: 'Etc/UTC', clock: 12 }).detail).toBe('24 November, 2:54 PM');
  });

  it('says what becomes of it when the time is in doubt', () => {
    const words = (survives: 'always' | 'in-range' | 'no') =>
      factView({ ...venus, survives }, context).derivation;
    expect(words('always')).toContain('any hour');
    expect(words('in-range')).toContain('Holds over the whole doubt');
    expect(words('no')).toContain('Does not hold');
  });

  it('gives the limits that were used', () => {
    const one = fact(
      'natal.venus-opposition-jupiter.orb',
      { type: 'degrees', deg: 2.7 },
      {
        derivation: {
          method: 'aspect-within-orb',
          from: [],
          source: 'source.orb-table',
          values: { limit: 7 },
        },
      },
    );
    expect(factView(one, context).derivation).toContain('180° and counts within 7°');
  });
});

it.each([
  ['placement:venus', 'Venus in its place'],
  ['ruler:7', 'The ruler of your seventh house'],
  ['angle:asc', 'Your Ascendant'],
  ['aspect:venus-opposition-jupiter', 'Venus opposition Jupiter'],
  ['transit:saturn-square-sun', 'Transiting Saturn square your Sun'],
  ['element:fire', 'Fire among your planets'],
  ['caveat:birth-time-unknown', 'Birth time unknown'],
])('the point %s is "%s"', (key, title) => {
  expect(pointTitle(key)).toBe(title);
});

describe('every fact of a sheet', () => {
  const rules = createZoneRules();
  const place = { name: 'Tromsø', latDeg: 69.65, lonDeg: 18.96 };
  const births = [
    {
      date: '1993-04-14',
      time: '07:42',
      plusMinusMin: 0,
      place: { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 },
      zone: 'Europe/Lisbon',
    },
    {
      date: '1988-09-03',
      time: null,
      plusMinusMin: 0,
      place: { name: 'Manchester', latDeg: 53.48, lonDeg: -2.24 },
      zone: 'Europe/London',
    },
    { date: '1999-03-05', time: null, plusMinusMin: 0, place: null, zone: null },
    { date: '1975-06-21', time: '11:00', plusMinusMin: 60, place, zone: 'Europe/Oslo' },
    null,
  ];

  it.each(births)('of %j has a title, a derivation and a source, and no hole in its words', (details) => {
    const answer =
      details === null ? null : resolveBirth({ ...details, offsetSeconds: null, fold: null }, rules);
    const sheet = westernSheet({
      moment: answer?.type === 'moment' ? answer.moment : null,
      now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
      zone: 'Europe/Lisbon',
      houseSystem: 'placidus',
      node: 'mean',
      mode: 'western',
    });
    const facts = new Map(sheet.facts.map((one) => [one.id, one]));
    const bad = sheet.facts.filter((one) => {
      const { title, detail, derivation, source } = factView(one, {
        zone: 'Europe/Lisbon',
        today: '2026-11-21',
        facts,
      });
      const all = [title, detail, derivation, source].join('|');
      return (
        title === '' ||
        derivation === '' ||
        source === '' ||
        /(?<! is )undefined|null|NaN| {2}/u.test(all) ||
        /\b(?:in|at|the|and|between)\s*$/u.test(title)
      );
    });
    expect(
      bad.map((one) => [one.id, factView(one, { zone: 'Europe/Lisbon', today: '2026-11-21', facts })]),
    ).toEqual([]);
  });
});
