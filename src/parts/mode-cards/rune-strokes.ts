/** The twenty-four runes of the Elder Futhark as strokes on a grid of 24 × 48, the foot at 48. Our own drawing. */
import type { RuneId } from '#traditions/runes/futhark.ts';

export const RUNE_WIDTH = 24;
export const RUNE_HEIGHT = 48;

export const runeStrokes: Readonly<Record<RuneId, string>> = {
  fehu: 'M6 48V0M6 15L19 2M6 28L19 15',
  uruz: 'M4 48V4L20 15V48',
  thurisaz: 'M6 48V0M6 12L18 24L6 36',
  ansuz: 'M6 48V0L20 12M6 15L20 27',
  raidho: 'M5 48V0L18 12L5 24L20 48',
  kenaz: 'M18 7L6 24L18 41',
  gebo: 'M3 6L21 42M21 6L3 42',
  wunjo: 'M6 48V0L19 12L6 24',
  hagalaz: 'M4 0V48M20 0V48M4 18L20 30',
  nauthiz: 'M12 0V48M4 19L20 29',
  isa: 'M12 0V48',
  jera: 'M13 6L4 17L13 28M11 20L20 31L11 42',
  eihwaz: 'M20 11L12 0V48L4 37',
  perthro: 'M5 0V48M5 0L13 11L20 2M5 48L13 37L20 46',
  algiz: 'M12 48V0M12 21L2 5M12 21L22 5',
  sowilo: 'M18 0L6 15L18 32L7 48',
  tiwaz: 'M12 48V0M2 13L12 0L22 13',
  berkano: 'M6 0V48M6 0L19 12L6 24L19 36L6 48',
  ehwaz: 'M4 48V0L12 12L20 0V48',
  mannaz: 'M4 48V0L20 22M20 48V0L4 22',
  laguz: 'M7 48V0L19 14',
  ingwaz: 'M12 9L22 24L12 39L2 24Z',
  dagaz: 'M3 6V42L21 6V42Z',
  othala: 'M3 48L21 16L12 2L3 16L21 48',
};
