/** Inputs of the Thai modes from the fields of a vector. */
import type { Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { Sex, TraditionInputs } from '#traditions/tradition.ts';
import { BANGKOK, birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { VectorInput } from './birth-input.ts';

/** The text of a field, or null. */
export function textOf(input: VectorInput, name: string): string | null {
  const given = input[name];
  return typeof given === 'string' ? given : null;
}

/** The number of a field, or null. */
export function numberOf(input: VectorInput, name: string): number | null {
  const given = input[name];
  return typeof given === 'number' ? given : null;
}

/** A birth in Bangkok at fields `date` or `birthDate` and `time` or `birthTime`; null without a date. Throws on no date. */
function thaiBirth(input: VectorInput): BirthMoment | null {
  const date = textOf(input, 'birthDate') ?? textOf(input, 'date');
  return date === null ? null : birthOf({ date, time: textOf(input, 'birthTime') ?? textOf(input, 'time') });
}

/** What a mode is given: the person's birth, sex and name where the vector has them, noon of its day in Bangkok. */
export function thaiInputs(input: VectorInput, changes: Partial<TraditionInputs> = {}): TraditionInputs {
  const day = textOf(input, 'targetDate') ?? textOf(input, 'date') ?? '2026-11-21';
  const sex = textOf(input, 'sex');
  return {
    ...NOTHING_KNOWN,
    birth: thaiBirth(input),
    sex: sex === 'male' || sex === 'female' ? (sex satisfies Sex) : null,
    name: { thai: textOf(input, 'name'), latin: null },
    now: unixMs(Date.parse(`${day}T05:00:00Z`)),
    place: BANGKOK,
    day,
    seed: textOf(input, 'seed'),
    ...changes,
  };
}

/** A value of the sheet as plain JSON: the word, the number, the flag, the list; null when it is not there or open. */
export function plainOf(sheet: FactSheet, id: string): Json {
  const value = sheet.facts.find((fact) => fact.id === id)?.value;
  switch (value?.type) {
    case 'id':
      return value.id;
    case 'count':
      return value.n;
    case 'flag':
      return value.on;
    case 'ids':
      return value.ids;
    case 'instants':
      return value.at;
    case 'degrees':
      return value.deg;
    default:
      return null;
  }
}

/** A sheet that the input must give. */
export function sheetOf(sheet: FactSheet | null): FactSheet {
  if (sheet === null) throw new Error('input: something that the mode needs is missing');
  return sheet;
}
