/**
 * The age wheel of Phrommachat (พรหมชาติ): twelve figures, one for each year of age, men clockwise and women the other way.
 *
 * The least certain of the Thai modes: the first two figures and the two directions are told alike by two sites, the order of
 * the rest is general knowledge and its wording varies between editions.
 */
import { present } from '#lib/assert.ts';
import type { Sex } from '../tradition.ts';

export const WHEEL_FIGURES = [
  'stupa',
  'silver-parasol',
  'beheaded',
  'royal-house',
  'palace',
  'rahu',
  'golden-parasol',
  'deity-on-turtle',
  'yoke',
  'shaman',
  'widow',
  'naga',
] as const;
export type WheelFigure = (typeof WHEEL_FIGURES)[number];

export const WHEEL_DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;
export type WheelDirection = (typeof WHEEL_DIRECTIONS)[number];

export const directionOf = (sex: Sex): WheelDirection => (sex === 'male' ? 'clockwise' : 'counter-clockwise');

/** The place on the wheel, 1–12, at an age counted from one in the year of birth. Any whole number. */
export function wheelIndex(nominalAge: number, sex: Sex): number {
  const steps = sex === 'male' ? nominalAge - 1 : 1 - nominalAge;
  return (((steps % 12) + 12) % 12) + 1;
}

export function wheelFigure(index: number): WheelFigure {
  return present(WHEEL_FIGURES[index - 1], 'figure of the wheel');
}

/** Figures that stand for something lost or held fast, and those that stand for shelter and rank. */
export const HARD_FIGURES: readonly WheelFigure[] = ['beheaded', 'rahu', 'yoke', 'widow'];
export const EASY_FIGURES: readonly WheelFigure[] = [
  'stupa',
  'silver-parasol',
  'royal-house',
  'palace',
  'golden-parasol',
  'deity-on-turtle',
];
