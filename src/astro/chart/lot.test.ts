import { expect, it } from 'vitest';
import { lotsOf } from './lot.ts';

it.each([
  // Day, Ascendant 15° Leo, Sun 10° Taurus, Moon 20° Virgo: the Moon is 130° ahead, so Fortune is 130° past
  // the Ascendant.
  [135, 40, 170, 'day', 265, 5],
  // The same by night: Fortune and Spirit change places.
  [135, 40, 170, 'night', 5, 265],
  // New Moon: both lots on the Ascendant. Full Moon: both on the Descendant.
  [200, 77, 77, 'day', 200, 200],
  [200, 77, 257, 'night', 20, 20],
  // Across 0°.
  [350, 10, 40, 'day', 20, 320],
  [10, 350, 320, 'day', 340, 40],
] as const)('with Ascendant %d, Sun %d, Moon %d by %s', (asc, sun, moon, sect, fortune, spirit) => {
  expect(lotsOf(asc, sun, moon, sect)).toEqual({ fortune, spirit });
});
