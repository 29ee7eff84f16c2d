import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../angle/sign.ts';
import {
  CLASSICAL_PLANET_IDS,
  dignitiesOf,
  domicilesOf,
  EXALTATION,
  oppositeSign,
  rulerOf,
} from './dignity.ts';

describe('rulers', () => {
  it('give one sign to each light and two to each planet', () => {
    expect(CLASSICAL_PLANET_IDS.map((planet) => domicilesOf(planet).length)).toEqual([1, 2, 2, 1, 2, 2, 2]);
  });

  it('mirror each other about the line between Cancer and Leo', () => {
    for (let i = 1; i < 6; i++) {
      const beforeCancer = SIGN_IDS[(3 - i + 12) % 12] ?? 'aries';
      const afterLeo = SIGN_IDS[(4 + i) % 12] ?? 'aries';
      expect(rulerOf(beforeCancer, 'traditional')).toBe(rulerOf(afterLeo, 'traditional'));
    }
  });

  it('differ between the schools in three signs', () => {
    expect(SIGN_IDS.filter((sign) => rulerOf(sign, 'modern') !== rulerOf(sign, 'traditional'))).toEqual([
      'scorpio',
      'aquarius',
      'pisces',
    ]);
    expect(rulerOf('scorpio', 'modern')).toBe('pluto');
  });
});

describe('dignities', () => {
  it.each([
    ['sun', 'leo', ['domicile']],
    ['sun', 'aries', ['exaltation']],
    ['sun', 'aquarius', ['detriment']],
    ['sun', 'libra', ['fall']],
    ['moon', 'scorpio', ['fall']],
    ['moon', 'capricorn', ['detriment']],
    ['mercury', 'virgo', ['domicile', 'exaltation']],
    ['mercury', 'pisces', ['detriment', 'fall']],
    ['venus', 'virgo', ['fall']],
    ['mars', 'cancer', ['fall']],
    ['jupiter', 'capricorn', ['fall']],
    ['saturn', 'libra', ['exaltation']],
    ['saturn', 'aries', ['fall']],
    ['venus', 'leo', []],
    ['pluto', 'scorpio', []],
    ['northnode', 'gemini', []],
  ] as const)('of %s in %s are %j', (body, sign, expected) => {
    expect(dignitiesOf(body, sign)).toEqual(expected);
  });

  it('turn round in the opposite sign', () => {
    for (const planet of CLASSICAL_PLANET_IDS) {
      expect(dignitiesOf(planet, oppositeSign(EXALTATION[planet]))).toContain('fall');
      for (const home of domicilesOf(planet))
        expect(dignitiesOf(planet, oppositeSign(home))).toContain('detriment');
    }
  });
});
