import { describe, expect, it } from 'vitest';
import { iqBand } from './iq-band.ts';

describe('a band', () => {
  it.each([
    [200, 'highly-gifted', 140, 200],
    [140, 'highly-gifted', 140, 200],
    [139, 'gifted', 130, 139],
    [130, 'gifted', 130, 139],
    [129, 'superior', 120, 129],
    [110, 'high-average', 110, 119],
    [109, 'average', 90, 109],
    [90, 'average', 90, 109],
    [89, 'low-average', 80, 89],
    [80, 'low-average', 80, 89],
    [79, 'below-average', 50, 79],
    [50, 'below-average', 50, 79],
  ])('of %d is %s', (score, id, from, to) => {
    expect(iqBand(score)).toEqual({ id, from, to });
  });

  it.each([49, 201, 100.5, NaN])('of %d is none', (score) => {
    expect(iqBand(score)).toBeNull();
  });
});
