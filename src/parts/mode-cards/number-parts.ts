/** The arithmetic of a number as the derivations of the number modes hold it, read back with its types. */
import type { Json } from '#facts/fact.ts';

export type LetterValue = { readonly letter: string; readonly value: number };
export type Part = { readonly of: string; readonly shown: string; readonly path: readonly number[] };

type JsonRecord = { readonly [name: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `[38, 11, 2]`; empty when it is no list of numbers. */
export function numbersOf(value: Json | undefined): readonly number[] {
  return isList(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

/** Letters with their values; what has another shape is left out. */
export function lettersOf(value: Json | undefined): readonly LetterValue[] {
  if (!isList(value)) return [];
  return value.flatMap((one) => {
    if (!isRecord(one)) return [];
    const { letter, value: worth } = one;
    return typeof letter === 'string' && typeof worth === 'number' ? [{ letter, value: worth }] : [];
  });
}

/** The parts that were added; what has another shape is left out. */
export function partsOf(value: Json | undefined): readonly Part[] {
  if (!isList(value)) return [];
  return value.flatMap((one) => {
    if (!isRecord(one)) return [];
    const { of, shown } = one;
    return typeof of === 'string' && typeof shown === 'string'
      ? [{ of, shown, path: numbersOf(one['path']) }]
      : [];
  });
}

/** "38 → 11 → 2" */
export const arrows = (path: readonly number[]): string => path.join(' → ');
