/** For modes without vectors of their own: the plain values of a sheet by fact id. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactValue, Json } from '#facts/fact.ts';

function plain(value: FactValue): Json {
  switch (value.type) {
    case 'id':
      return value.id;
    case 'ids':
    case 'either':
      return value.ids;
    case 'count':
    case 'ratio':
      return value.n;
    case 'flag':
      return value.on;
    case 'text':
      return value.text;
    case 'degrees':
      return value.deg;
    case 'degree-range':
      return [value.fromDeg, value.toDeg];
    case 'instant':
    case 'instants':
      return value.at;
  }
}

export const valuesOf = (sheet: FactSheet): { readonly [name: string]: Json } =>
  Object.fromEntries(sheet.facts.map(({ id, value }) => [id, plain(value)]));
