/** Facts of a sheet as the verifier's lines write them: an id and a plain value. */
import type { Fact, FactValue, Json } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';

export type PlainFact = { readonly id: string; readonly value: Json };

const DAY = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;
/** A list under these is a choice that the birth time leaves open; under all others it is a list. */
const ONE_OF = /\.(?:sign|house|nakshatra|pada|dignity|overlay|ruler|lord)$/;
const DEGREES = /\.(?:degree|orb)$/;

/**
 * A plain fact in the shape of a sheet. A degree is one within its sign, and stays so: only its part within thirty is ever read.
 * An object with `lord`, `current` or `value` beside `from` and `to` is that word with its dates.
 */
export function factOf({ id, value }: PlainFact): Fact {
  const base = { id: id as FactId, label: '', survives: 'always' as const };
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { from, to, ...rest } = value as { readonly [key: string]: Json };
    const word = Object.values(rest).find((one) => typeof one === 'string') ?? '';
    const values = {
      ...(typeof from === 'string' ? { from } : {}),
      ...(typeof to === 'string' ? { to } : {}),
    };
    return { ...base, value: valueOf(id, word), derivation: { method: '', from: [], source: '', values } };
  }
  return { ...base, value: valueOf(id, value), derivation: { method: '', from: [], source: '' } };
}

function valueOf(id: string, value: Json): FactValue {
  if (typeof value === 'boolean') return { type: 'flag', on: value };
  if (typeof value === 'number')
    return DEGREES.test(id) ? { type: 'degrees', deg: value } : { type: 'count', n: value };
  if (typeof value === 'string')
    return DAY.test(value) ? { type: 'instants', at: [value] } : { type: 'id', id: value };
  const list = Array.isArray(value) ? value.map(String) : [];
  if (list.length > 0 && list.every((one) => DAY.test(one))) return { type: 'instants', at: list };
  const [first, second, ...rest] = list;
  return ONE_OF.test(id) && first !== undefined && second !== undefined
    ? { type: 'either', ids: [first, second, ...rest] }
    : { type: 'ids', ids: list };
}
