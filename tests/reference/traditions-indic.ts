/** Compares what a mode computes with the fields a vector expects: numbers within a tolerance, all else exactly. */
import type { Json } from '#facts/fact.ts';

type Fields = { readonly [name: string]: Json };

/** The paths at which `got` differs from `want`, with both; empty when it agrees. `within` gives the tolerance of a path. */
export function differences(
  want: Json,
  got: Json | undefined,
  within: (path: string) => number,
  path = '',
): readonly string[] {
  if (isFields(want))
    return Object.entries(want).flatMap(([name, one]) =>
      differences(one, isFields(got) ? got[name] : undefined, within, path === '' ? name : `${path}.${name}`),
    );
  if (typeof want === 'number' && typeof got === 'number') {
    const apart = Math.abs(want - got);
    return apart <= within(path) + 1e-9 ? [] : [`${path}: ${want} expected, ${got} computed`];
  }
  return JSON.stringify(want) === JSON.stringify(got)
    ? []
    : [`${path}: ${JSON.stringify(want)} expected, ${JSON.stringify(got)} computed`];
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
