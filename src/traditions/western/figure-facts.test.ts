/** Figures and conditions of a chart, worked out by hand from the longitudes that the reference programs give. */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { Fact } from '#facts/fact.ts';
import { natalFacts } from './natal-facts.ts';

const rules = createZoneRules();

/**
 * 14 April 1993, 07:42, Lisbon. By Swiss Ephemeris 2.10.03, in whole degrees: Ascendant 14 Aries; Sun 24 Aries; Moon 29
 * Capricorn; Mercury 28 Pisces; Venus 5 Aries; Mars 23 Cancer, declination +23.6; Jupiter 7 Libra; Saturn 27 Aquarius; Uranus 22
 * Capricorn; Neptune 21 Capricorn; Pluto 24 Scorpio. A night chart: the Sun rises twenty minutes later.
 */
const lisbon: BirthDetails = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};

function factsOf(birth: BirthDetails): ReadonlyMap<string, Fact> {
  const answer = resolveBirth(birth, rules);
  if (answer.type !== 'moment') throw new Error(answer.type);
  const { facts } = natalFacts(answer.moment, { houseSystem: 'placidus', node: 'mean' });
  return new Map(facts.map((fact) => [fact.id, fact]));
}

describe('a chart with an hour', () => {
  const facts = factsOf(lisbon);
  const value = (id: string) => facts.get(id)?.value;

  it('adds up essential dignities row by row', () => {
    // Venus at 5 Aries: detriment; Jupiter has the term, Mars the face, and by night Jupiter the fire triplicity.
    expect(value('natal.venus.dignity-score')).toEqual({ type: 'count', n: -5 });
    // The Sun at 24 Aries: exaltation; the term is Mars', the face that of Venus.
    expect(value('natal.sun.dignity-score')).toEqual({ type: 'count', n: 4 });
    // Mars at 23 Cancer: fall −4, and by night the water triplicity +3; term of Jupiter, face of the Moon.
    expect(value('natal.mars.dignity-score')).toEqual({ type: 'count', n: -1 });
    for (const [id, fact] of facts) {
      if (!id.endsWith('.dignity-score') || fact.value.type !== 'count') continue;
      const rows = fact.derivation.values?.['rows'] as readonly { readonly points: number }[];
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(fact.value.n);
    }
  });

  it('says who is of the sect, who is near the Sun and who receives whom', () => {
    expect(value('natal.venus.sect-condition')).toEqual({ type: 'id', id: 'in-sect' });
    expect(value('natal.jupiter.sect-condition')).toEqual({ type: 'id', id: 'contrary' });
    // Mercury is 26 degrees from the Sun, Venus 19: both are clear of its beams.
    expect([...facts.keys()].filter((id) => id.endsWith('.sun-condition'))).toEqual([]);
    // Mercury in Pisces, Jupiter in Libra: Mercury rules neither. Nobody receives anybody.
    expect([...facts.keys()].filter((id) => id.endsWith('.reception'))).toEqual([]);
  });

  it('has the lots of a night chart', () => {
    // By night Fortune is Ascendant + Sun − Moon: 14°33′ + 24°17′ − 299°02′ = 99°49′, Cancer; Spirit 289°18′, Capricorn.
    expect(value('natal.lot.fortune.sign')).toEqual({ type: 'id', id: 'cancer' });
    expect(value('natal.lot.spirit.sign')).toEqual({ type: 'id', id: 'capricorn' });
    const fortune = value('natal.lot.fortune.degree');
    expect(fortune?.type === 'degrees' ? Math.abs(fortune.deg - 99.81) : 99).toBeLessThan(0.05);
  });

  it('sees the patterns, the shape and who is out of bounds', () => {
    const patterns = [...facts.entries()].filter(([id]) => id.startsWith('natal.pattern.'));
    const pointsOf = (kind: string) =>
      patterns.flatMap(([id, fact]) =>
        id.startsWith(`natal.pattern.${kind}.`) && fact.value.type === 'ids'
          ? [fact.value.ids.join(' ')]
          : [],
      );
    // The Sun stands square to Mars and to the three in Capricorn, which Mars opposes.
    expect(pointsOf('t-square')).toEqual(['moon sun mars', 'sun mars uranus', 'sun mars neptune']);
    expect(pointsOf('stellium')).toContain('moon uranus neptune');
    expect(value('natal.shape')?.type).toBe('id');
    // Mars alone stands beyond 23.44 degrees of declination.
    expect([...facts.keys()].filter((id) => id.endsWith('.out-of-bounds'))).toEqual([
      'natal.mars.out-of-bounds',
    ]);
  });

  it('marks nothing as doubtful', () => {
    expect([...facts.values()].filter(({ survives }) => survives !== undefined)).toEqual([]);
  });
});

describe('a chart without an hour', () => {
  const facts = factsOf({ ...lisbon, time: null });

  it('has no lot, no Vertex and no sect', () => {
    expect([...facts.keys()].filter((id) => /lot|vertex|sect/.test(id))).toEqual([]);
  });

  it('keeps what held all day and nothing else', () => {
    // Mars moves half a degree and stays out of bounds; the T-square with the Moon, which moves 13 degrees, does not last.
    expect(facts.has('natal.mars.out-of-bounds')).toBe(true);
    const patterns = [...facts.entries()].filter(([id]) => id.startsWith('natal.pattern.'));
    for (const [, { value, survives }] of patterns) {
      expect(survives).toBe('always');
      expect(value.type === 'ids' ? value.ids : []).not.toContain('moon');
    }
  });
});

describe('a chart with minutes of doubt', () => {
  it('marks what the doubt leaves open', () => {
    const facts = factsOf({ ...lisbon, plusMinusMin: 60 });
    expect(facts.get('natal.lot.fortune.degree')?.survives).toBe('no');
    expect(facts.get('natal.mars.out-of-bounds')?.survives).toBe('in-range');
  });
});
