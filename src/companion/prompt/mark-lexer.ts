/**
 * Tells the marks of a model's text from its words: `[[f483,f120]]`.
 *
 * A machine that takes one UTF-16 unit at a time, so that it cannot matter where a stream was cut. What begins like a
 * mark is held back, 64 units at most; what stops looking like one is given out as text.
 */
export type Lexeme =
  | { readonly type: 'text'; readonly unit: string }
  /** What stands between the brackets, split at commas. */
  | { readonly type: 'mark'; readonly names: readonly string[] };

/** Longest mark, brackets included. */
export const MAX_MARK_UNITS = 64;

const insideMark = /[\w.,\- ]/;

export type MarkLexer = {
  readonly take: (unit: string) => readonly Lexeme[];
  /** What is still held at the end. Half a mark is no text anyone wrote: it is dropped. */
  readonly end: () => readonly Lexeme[];
};

export function createMarkLexer(): MarkLexer {
  let held = '';

  const flush = (): Lexeme[] => {
    const units = Array.from({ length: held.length }, (_, at): Lexeme => ({
      type: 'text',
      unit: held[at] ?? '',
    }));
    held = '';
    return units;
  };

  const take = (unit: string): readonly Lexeme[] => {
    if (held === '') {
      if (unit !== '[') return [{ type: 'text', unit }];
      held = unit;
      return [];
    }
    if (held === '[') {
      if (unit !== '[') return [...flush(), ...take(unit)];
      held = '[[';
      return [];
    }
    return takeInside(unit);
  };

  const takeInside = (unit: string): readonly Lexeme[] => {
    const closing = held.endsWith(']');
    if (unit === ']' && closing) {
      const names = held
        .slice(2, -1)
        .split(',')
        .map((name) => name.trim());
      held = '';
      return [{ type: 'mark', names: names.filter((name) => name !== '') }];
    }
    // A third bracket: the last two may still open a mark.
    if (unit === '[' && held === '[[') return [{ type: 'text', unit: '[' }];
    const fits = unit === ']' || (!closing && insideMark.test(unit));
    if (!fits || held.length >= MAX_MARK_UNITS) return [...flush(), ...take(unit)];
    held += unit;
    return [];
  };

  return {
    take,
    end: () => {
      if (held !== '[') held = '';
      return flush();
    },
  };
}
