/**
 * How a table of words writes a slot: which kinds of value may fill it, and the facts each kind is read from.
 *
 * `ziwei.star=ziwei.palace.life.stars,ziwei.palace.life.helpers;number=ziwei.age`: a kind is a vocabulary of values or a kind of
 * tag that there is anyway (`body`, `sign`, `number`); a fact may be a glob. The form of the tag tells the value that the same
 * words are, `ziwei.palace:life`, where they are one.
 */
import { matchesGlob } from '#facts/fact-id.ts';
import type { Token } from './lex.ts';
import type { SheetView } from './sheet-view.ts';

/** One way to fill a slot. */
export type Facet = { readonly kinds: readonly string[]; readonly facts: readonly string[] };

const parsed = new Map<string, readonly Facet[]>();

/** The facets of a slot tag. */
export function facetsOf(id: string): readonly Facet[] {
  const kept = parsed.get(id);
  if (kept !== undefined) return kept;
  const facets = id.split(';').map((facet) => {
    const [kinds = '', facts = ''] = facet.split('=');
    return { kinds: kinds.split(','), facts: facts.split(',') };
  });
  parsed.set(id, facets);
  return facets;
}

/**
 * Ids of the sheet that facts and globs of a facet name. `rune.*.merkstave?rune~fehu` keeps those whose neighbour (the same id up to
 * its last level) holds the value.
 */
export function factsIn(view: SheetView, facts: readonly string[]): readonly string[] {
  return facts.flatMap((fact) => {
    const [glob = '', condition] = fact.split('?');
    const star = glob.indexOf('*');
    const ids =
      star < 0
        ? view.has(glob)
          ? [glob]
          : []
        : view.idsUnder(glob.slice(0, star)).filter((id) => matchesGlob(id, glob));
    if (condition === undefined) return ids;
    const [level = '', value = ''] = condition.split('~');
    return ids.filter((id) => {
      const beside = `${id.slice(0, id.lastIndexOf('.'))}.${level}`;
      return view.words(beside)?.includes(value) === true;
    });
  });
}

/** A seat of the ring is a role, and a value where a year or a day stands in it. */
const SEAT = 'thai.taksa.';

/** What a token names as a value of one of these kinds; null for none. */
export function valueAt(token: Token | undefined, kinds: readonly string[]): string | null {
  if (token === undefined) return null;
  if (token.kind === 'value')
    return token.form.split('|').some((vocabulary) => kinds.includes(vocabulary)) ? token.id : null;
  if (token.kind === 'role')
    return kinds.includes('seat') && token.id.startsWith(SEAT) ? token.id.slice(SEAT.length) : null;
  if (token.kind === 'slot') {
    const [vocabulary = '', id = ''] = token.form.split(':');
    return kinds.includes(vocabulary) ? id : null;
  }
  return kinds.includes(token.kind) && token.kind !== 'number' ? token.id : null;
}
