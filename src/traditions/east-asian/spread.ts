/**
 * Facts over every chart that the doubt in a birth leaves open: one value where all agree, else `either`, the likeliest first.
 */
import type { Derivation, Fact } from '#facts/fact.ts';
import { countValue, fact, idsValue, oneOrEither } from '../values.ts';

/** The likeliest chart first. */
export type Charts<Chart> = readonly [Chart, ...Chart[]];

/** What a fact says besides its value. */
export type About = { readonly label: string; readonly derivation: Derivation };

/** A word of a closed vocabulary. Nothing when no chart has it. */
export function idFact<Chart>(
  id: string,
  charts: Charts<Chart>,
  read: (chart: Chart) => string | null,
  about: About,
): readonly Fact[] {
  const ids = charts.flatMap((chart) => read(chart) ?? []);
  return ids.length === 0 ? [] : [fact(id, oneOrEither(ids), about.label, about.derivation)];
}

/** A number; in doubt the numbers in words. Nothing when no chart has it. */
export function countFact<Chart>(
  id: string,
  charts: Charts<Chart>,
  read: (chart: Chart) => number | null,
  about: About,
): readonly Fact[] {
  const counts = [...new Set(charts.flatMap((chart) => read(chart) ?? []))];
  const [first] = counts;
  if (first === undefined) return [];
  const value = counts.length === 1 ? countValue(first) : oneOrEither(counts.map(String));
  return [fact(id, value, about.label, about.derivation)];
}

/** A list. In doubt the likeliest is shown and does not survive: nothing may rest on it. */
export function listFact<Chart>(
  id: string,
  charts: Charts<Chart>,
  read: (chart: Chart) => readonly string[] | null,
  about: About,
): readonly Fact[] {
  const lists = charts.map(read);
  const first = lists.find((list) => list !== null);
  if (first === undefined || first === null) return [];
  const agree = lists.every((list) => list?.join(' ') === first.join(' '));
  return [fact(id, idsValue(first), about.label, about.derivation, agree ? undefined : 'no')];
}

/** One chart of each kind, in the order of their first coming. */
export function distinct<Chart>(charts: Charts<Chart>, keyOf: (chart: Chart) => string): Charts<Chart> {
  const [first, ...rest] = charts;
  const seen = new Set([keyOf(first)]);
  const others = rest.filter((chart) => {
    const key = keyOf(chart);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [first, ...others];
}
