/**
 * The words of the field, each in one or two plain sentences: what "what is …" is answered with.
 *
 * Ids are those of facts where there is one (`venus`, `aries`, `house7`, `square`), else the term itself.
 */
import table from '#content/en/terms.json' with { type: 'json' };

type Term = { readonly name: string; readonly gloss: readonly string[] };

/** `patterns` are matched at word edges; signs, planets and houses have none, since names.ts finds them. */
const rows: readonly (Term & { readonly id: string; readonly patterns?: string })[] = table;

const patterns = rows.flatMap(({ id, patterns: pattern }) =>
  pattern === undefined
    ? []
    : [{ id, pattern: new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu') }],
);

const byId = new Map(rows.map(({ id, name, gloss }) => [id, { name, gloss: gloss.map(typographic) }]));

/** Terms that a question names, longest first, bodies, signs and numbered houses aside. */
export function namedTerms(text: string): readonly string[] {
  return patterns
    .flatMap(({ id, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ id, length: match[0].length }];
    })
    .toSorted((a, b) => b.length - a.length)
    .map(({ id }) => id);
}

/** A term by its id, with the numbered houses, the signs and the planets; null for others. */
export function term(id: string): Term | null {
  return byId.get(id) ?? null;
}

function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
