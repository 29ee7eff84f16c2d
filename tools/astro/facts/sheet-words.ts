/** Values of a sheet in the words that vectors are written in. */
import type { Fact, Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';

/** `uttara-bhadrapada` to `Uttara Bhadrapada`. */
export function titled(id: string): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

export function factIn(sheet: FactSheet, id: string): Fact | null {
  return sheet.facts.find((one) => one.id === id) ?? null;
}

/** The value as plain JSON: the first of several where it is open; null when the sheet lacks the fact. */
export function plain(sheet: FactSheet, id: string): Json {
  const value = factIn(sheet, id)?.value;
  switch (value?.type) {
    case undefined:
      return null;
    case 'id':
      return value.id;
    case 'ids':
      return value.ids;
    case 'either':
      return value.ids[0];
    case 'degrees':
      return value.deg;
    case 'degree-range':
      return [value.fromDeg, value.toDeg];
    case 'count':
    case 'ratio':
      return value.n;
    case 'flag':
      return value.on;
    case 'instant':
    case 'instants':
      return value.at;
    case 'text':
      return value.text;
  }
}

/** An id as the sheet writes it; null when the sheet lacks it or holds something else there. */
export function idIn(sheet: FactSheet, id: string): string | null {
  const value = plain(sheet, id);
  return typeof value === 'string' ? value : null;
}

/** The same in the words of the vectors. */
export function titledFact(sheet: FactSheet, id: string): string | null {
  const value = idIn(sheet, id);
  return value === null ? null : titled(value);
}

/** A number as a number also where it is one of two. */
export function numberFact(sheet: FactSheet, id: string): number | null {
  const value = plain(sheet, id);
  return value === null ? null : Number(value);
}
