/** Inputs of the western family's vectors as a mode takes them. */
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactValue } from '#facts/fact.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { NOTHING_KNOWN as nothingKnown } from './birth-input.ts';
import type { VectorInput } from './birth-input.ts';

/** Nothing known, asked on the first day of 2026 in Greenwich. */
export const NOTHING_KNOWN: TraditionInputs = {
  ...nothingKnown,
  now: unixMs(Date.UTC(2026, 0, 1)),
  zone: 'Etc/UTC',
  day: '2026-01-01',
};

export function textIn(input: VectorInput, name: string): string {
  const value = input[name];
  if (typeof value !== 'string') throw new Error(`${name}: expected text`);
  return value;
}

export function numberIn(input: VectorInput, name: string): number {
  const value = input[name];
  if (typeof value !== 'number') throw new Error(`${name}: expected a number`);
  return value;
}

/** A birth with its clock, place and fixed offset; the whole day of Greenwich where the input has a date alone. */
export function birthIn(input: VectorInput): BirthMoment {
  const isTimed = input['time'] !== undefined;
  const details: BirthDetails = {
    date: textIn(input, 'date'),
    time: isTimed ? textIn(input, 'time') : null,
    plusMinusMin: 0,
    place: {
      name: typeof input['place'] === 'string' ? input['place'] : 'Greenwich',
      latDeg: isTimed ? numberIn(input, 'lat') : 51.4779,
      lonDeg: isTimed ? numberIn(input, 'lon') : 0,
    },
    zone: 'Etc/UTC',
    offsetSeconds: isTimed ? numberIn(input, 'utcOffset') * 3600 : 0,
    fold: null,
  };
  const answer = resolveBirth(details, nothingKnown.zoneRules);
  if (answer.type !== 'moment') throw new Error(`expected a birth: ${answer.type}`);
  return answer.moment;
}

/** Values of a sheet by id; an open one gives the value of the instant shown. */
export function valuesOf(sheet: FactSheet) {
  const facts = factsById(sheet);
  const valueOf = (id: string): FactValue => {
    const found = facts.get(id as FactId);
    if (found === undefined) throw new Error(`the sheet has no ${id}`);
    return found.value;
  };
  const fail = (id: string): never => {
    throw new Error(`${id} holds another kind of value`);
  };
  return {
    word: (id: string): string => {
      const value = valueOf(id);
      return value.type === 'id' ? value.id : value.type === 'either' ? value.ids[0] : fail(id);
    },
    count: (id: string): number => {
      const value = valueOf(id);
      return value.type === 'count' ? value.n : fail(id);
    },
    degrees: (id: string): number => {
      const value = valueOf(id);
      return value.type === 'degrees' ? value.deg : fail(id);
    },
    flag: (id: string): boolean => {
      const value = valueOf(id);
      return value.type === 'flag' ? value.on : fail(id);
    },
    instant: (id: string): string => {
      const value = valueOf(id);
      const at = value.type === 'instants' ? value.at[0] : value.type === 'instant' ? value.at : null;
      return at ?? fail(id);
    },
  };
}

/** `sagittarius` as `Sagittarius`. */
export function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
