/** Makers of facts: the rounding that keeps hashes equal across engines, and short names for values. */
import type { Derivation, Fact, FactValue, Survival } from '#facts/fact.ts';
import { factId } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { UnixMs } from '#astro/time/instant.ts';

/** Degrees to 0.0001: a third of an arcsecond, finer than any claim. */
export function roundDegrees(deg: number): number {
  return Math.round(deg * 10_000) / 10_000;
}

/** UTC to the second: `2026-12-06T03:14:09Z`. */
export function isoSecond(at: UnixMs | number): string {
  return `${new Date(Math.round(at / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

export const idValue = (id: string): FactValue => ({ type: 'id', id });
export const idsValue = (ids: readonly string[]): FactValue => ({ type: 'ids', ids });
export const degreesValue = (deg: number): FactValue => ({ type: 'degrees', deg: roundDegrees(deg) });
export const rangeValue = (fromDeg: number, toDeg: number): FactValue => ({
  type: 'degree-range',
  fromDeg: roundDegrees(fromDeg),
  toDeg: roundDegrees(toDeg),
});
export const countValue = (n: number): FactValue => ({ type: 'count', n });
export const flagValue = (on: boolean): FactValue => ({ type: 'flag', on });
export const instantsValue = (at: readonly number[]): FactValue => ({
  type: 'instants',
  at: at.map(isoSecond),
});

/** One id, or the two or more that a doubtful birth time leaves open. */
export function oneOrEither(ids: readonly string[]): FactValue {
  const [first, second, ...rest] = [...new Set(ids)];
  if (first === undefined) throw new Error('a value needs at least one id');
  return second === undefined ? idValue(first) : { type: 'either', ids: [first, second, ...rest] };
}

export function fact(
  id: string,
  value: FactValue,
  label: string,
  derivation: Derivation,
  survives?: Survival,
): Fact {
  const base = { id: factId(id), value, label, derivation };
  return survives === undefined ? base : { ...base, survives };
}

export function derived(
  method: string,
  from: readonly string[],
  source: string,
  values?: Derivation['values'],
): Derivation {
  const base = { method, from: from as readonly FactId[], source };
  return values === undefined ? base : { ...base, values };
}
