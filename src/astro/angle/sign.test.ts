import { describe, expect, it } from 'vitest';
import { degreeInSign, elementOf, modalityOf, SIGN_IDS, signIndex, signOf, signStart } from './sign.ts';

describe('signs', () => {
  it.each([
    [0, 'aries'],
    [29.9999999, 'aries'],
    [30, 'taurus'],
    [359.9999999, 'pisces'],
    [360, 'aries'],
    [-0.0001, 'pisces'],
  ])('%d is in %s', (lon, sign) => {
    expect(signOf(lon)).toBe(sign);
  });

  it('start where their index says', () => {
    for (const sign of SIGN_IDS) expect(signIndex(signStart(sign))).toBe(SIGN_IDS.indexOf(sign));
  });
});

describe('degree in sign', () => {
  it.each([
    [29.99999, 29, 59],
    [59.999999, 29, 59],
    [30, 0, 0],
    [10.25, 10, 15],
    [130.1, 10, 6],
    [0.016666, 0, 0],
    [359.9999, 29, 59],
  ])('%d is cut to %d°%d′, not rounded', (lon, deg, min) => {
    expect(degreeInSign(lon)).toEqual({ deg, min });
  });
});

it('gives each element and modality its signs', () => {
  expect(SIGN_IDS.filter((sign) => elementOf(sign) === 'water')).toEqual(['cancer', 'scorpio', 'pisces']);
  expect(SIGN_IDS.filter((sign) => elementOf(sign) === 'fire')).toEqual(['aries', 'leo', 'sagittarius']);
  expect(SIGN_IDS.filter((sign) => modalityOf(sign) === 'fixed')).toEqual([
    'taurus',
    'leo',
    'scorpio',
    'aquarius',
  ]);
});
