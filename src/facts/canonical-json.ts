import type { Json } from './fact.ts';

/**
 * JSON with object keys sorted by code unit, no white space, and `undefined` members left out.
 *
 * Two values that are equal as JSON give equal text, whatever order their keys were written in.
 * Throws on NaN and infinities: they have no place in a stored fact.
 */
export function canonicalJson(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error('a stored number must be finite');
    return JSON.stringify(Object.is(value, -0) ? 0 : value);
  }
  if (typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item)).join(',')}]`;
  const record = value as { readonly [key: string]: Json | undefined };
  const members = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${members.join(',')}}`;
}
