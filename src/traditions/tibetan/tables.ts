/** Colours of the nine mewa, the ring of parkha and the planets of the week. */
import { present } from '#lib/assert.ts';

/** 1 white … 9 red. */
export const MEWA_COLOURS = [
  'white',
  'black',
  'blue',
  'green',
  'yellow',
  'white',
  'red',
  'white',
  'red',
] as const;
export type MewaColour = (typeof MEWA_COLOURS)[number];

/** Mewa of a Tibetan year: the nine go round backward, 3 in 2024. */
export function mewaOf(year: number): { readonly number: number; readonly colour: MewaColour } {
  const rest = (((11 - (year % 9)) % 9) + 9) % 9;
  const number = rest === 0 ? 9 : rest;
  return { number, colour: present(MEWA_COLOURS[number - 1], 'colour') };
}

export type Parkha = { readonly id: ParkhaId; readonly element: string; readonly direction: string };

/** The ring, clockwise from the south. */
export const PARKHA_IDS = ['li', 'khon', 'dwa', 'khen', 'kham', 'gin', 'zin', 'zon'] as const;
export type ParkhaId = (typeof PARKHA_IDS)[number];
export const PARKHA_ELEMENTS = ['fire', 'earth', 'iron', 'sky', 'water', 'mountain', 'wood', 'wind'] as const;
export const PARKHA_DIRECTIONS = ['s', 'sw', 'w', 'nw', 'n', 'ne', 'e', 'se'] as const;

/** The parkha of a year of life: men begin at Li and go round with the sun, women at Kham and against it, a step a year. */
export function parkhaOf(nominalAge: number, sex: 'female' | 'male'): Parkha {
  const steps = nominalAge - 1;
  const at = (((sex === 'male' ? steps : 4 - steps) % 8) + 8) % 8;
  return {
    id: present(PARKHA_IDS[at], 'parkha'),
    element: present(PARKHA_ELEMENTS[at], 'element'),
    direction: present(PARKHA_DIRECTIONS[at], 'direction'),
  };
}

/** Elements of the planets of the week, Sunday first. */
export const WEEKDAY_ELEMENTS = ['fire', 'water', 'fire', 'water', 'wind', 'earth', 'earth'] as const;

/** Years in which the animal of birth comes again, or stands opposite. */
export const OBSTACLES = ['none', 'own-animal', 'opposite-animal'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export function obstacleOf(birthYear: number, year: number): Obstacle {
  const apart = (((year - birthYear) % 12) + 12) % 12;
  if (apart === 0) return year === birthYear ? 'none' : 'own-animal';
  return apart === 6 ? 'opposite-animal' : 'none';
}
