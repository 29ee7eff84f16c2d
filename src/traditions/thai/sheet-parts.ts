/** What the sheets of the Thai modes share: values that doubt leaves open, days as instants, the birth, and points by rows. */
import type { Need, Topic } from '#facts/ask.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import type { Derivation, Fact, FactValue, Json } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { Confidence, FactSheet } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import { unixMs } from '#astro/time/instant.ts';
import {
  civilToDays,
  daysToCivil,
  formatIsoDate,
  isCivilDate,
  parseIsoDate,
} from '#astro/time/local-time-calendar.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { localDateTime } from '#lib/local-date.ts';
import { birthInputs } from '../birth-inputs.ts';
import type { TraditionInputs, TraditionMode, TraditionPoint } from '../tradition.ts';
import { derived, fact, flagValue, instantsValue, isoSecond, oneOrEither } from '../values.ts';
import { BIRTH_PARTS, clockOf, daySchoolOf, thaiBirthDay } from './birth-day.ts';
import type { BirthPart, DaySchool, ThaiBirthDay } from './birth-day.ts';

/** One value where all cases agree, both where they are words or numbers that differ, null where they cannot be told. */
export function held(values: readonly FactValue[]): FactValue | null {
  const [first] = values;
  if (first === undefined) return null;
  const written = canonicalJson(first);
  if (values.every((one) => canonicalJson(one) === written)) return first;
  const words = values.flatMap((one) =>
    one.type === 'id' ? [one.id] : one.type === 'count' ? [String(one.n)] : [],
  );
  return words.length === values.length ? oneOrEither(words) : null;
}

/** A fact over cases, or nothing where they differ in what no `either` can hold. */
export function heldFact(
  id: string,
  values: readonly FactValue[],
  label: string,
  derivation: Derivation,
): readonly Fact[] {
  const value = held(values);
  return value === null ? [] : [fact(id, value, label, derivation)];
}

/** A civil day as an instant of the sheet: its noon in the zone, so that it is the same day for whoever reads it there. */
export function dayValue(
  days: readonly number[],
  inputs: Pick<TraditionInputs, 'zone' | 'zoneRules'>,
): FactValue {
  return instantsValue(days.map((day) => noonOf(day, inputs.zone, inputs.zoneRules)));
}

function noonOf(day: number, zone: string, rules: ZoneRules): number {
  const noon = (day + 0.5) * 86_400_000;
  const offset = rules.isZone(zone) ? rules.offsetSeconds(zone, unixMs(noon)) : 0;
  return noon - offset * 1000;
}

/** `2026-05-31` of a civil day counted from 1970-01-01. */
export const isoDay = (days: number): string => formatIsoDate(daysToCivil(days));

/** The civil day of `YYYY-MM-DD`; null when the calendar has no such day. */
export function daysOf(iso: string): number | null {
  const date = parseIsoDate(iso);
  return date !== null && isCivilDate(date) ? civilToDays(date) : null;
}

/** The day that is asked about; the day of `now` where it cannot be read. */
export function askedDay(inputs: TraditionInputs): number {
  return daysOf(inputs.day) ?? Math.floor(inputs.now / 86_400_000);
}

/** Minutes of the asked day: those of `now` when it is today in the zone, else noon. */
export function askedMinute(inputs: TraditionInputs): number {
  const zone = inputs.zoneRules.isZone(inputs.zone) ? inputs.zone : 'UTC';
  const { date, time } = localDateTime(inputs.now, zone);
  if (date !== inputs.day) return 720;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `now` cut to the whole minute, as every sheet writes it. */
export const nowText = (inputs: TraditionInputs): string =>
  isoSecond(Math.floor(inputs.now / 60_000) * 60_000);

/** What a person knows of the hour of birth without knowing it: an answer to `birth-part`. */
export function birthPartOf(inputs: TraditionInputs): BirthPart | null {
  const [answer] = inputs.answers['birth-part'] ?? [];
  return BIRTH_PARTS.find((part) => part === answer) ?? null;
}

export type BirthRead = {
  readonly day: ThaiBirthDay;
  readonly school: DaySchool;
  readonly inputs: { readonly [name: string]: Json };
  readonly missing: readonly Need[];
  /** Said when the day is in doubt. */
  readonly caveats: readonly Fact[];
  /** High with a time that leaves no doubt. */
  readonly confidence: Confidence;
};

/** The astrological day of birth with all that a sheet says about it; null without a birth. */
export function readBirth(inputs: TraditionInputs): BirthRead | null {
  if (inputs.birth === null) return null;
  const school = daySchoolOf(inputs.school);
  const part = birthPartOf(inputs);
  const day = thaiBirthDay(inputs.birth, school, part);
  const { details } = inputs.birth;
  return {
    day,
    school,
    inputs: { birth: birthInputs(inputs.birth), birthPart: details.time === null ? part : null },
    missing: details.time === null ? ['birth-time'] : [],
    caveats: dayCaveats(day),
    confidence: day.doubt === 'none' ? 'high' : 'medium',
  };
}

function dayCaveats({ doubt, dawnMin, duskMin, cases }: ThaiBirthDay): readonly Fact[] {
  const values = {
    dawn: clockOf(dawnMin),
    dusk: clockOf(duskMin),
    days: cases.map(({ day }) => isoDay(day)),
  };
  if (doubt === 'none') return [];
  return [caveat(doubt === 'unknown-time' ? 'day-boundary-unknown' : 'day-boundary-near', values)];
}

export function caveat(name: string, values?: { readonly [name: string]: Json }): Fact {
  return fact(
    `caveat.${name}`,
    flagValue(true),
    `label.caveat.${name}`,
    derived('limit-of-inputs', [], 'source.inputs', values),
  );
}

export type ThaiSheet = {
  readonly mode: TraditionMode;
  readonly school: { readonly [name: string]: string };
  readonly inputs: { readonly [name: string]: Json };
  readonly missing: readonly Need[];
  readonly facts: readonly Fact[];
  readonly caveats: readonly Fact[];
  readonly complete: readonly string[];
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** The sheet with its caveats among the facts, sealed. A list that doubt left out is no ground for what was derived from it. */
export function sealThai({ facts, caveats, ...sheet }: ThaiSheet): FactSheet {
  const all = [...facts, ...caveats];
  const ids = new Set(all.map(({ id }) => id));
  return sealSheet({
    ...sheet,
    engineVersion,
    facts: all.map((one) => ({
      ...one,
      derivation: { ...one.derivation, from: one.derivation.from.filter((id) => ids.has(id)) },
    })),
    caveats: caveats.map(({ id }) => id),
  });
}

export type PointRow = Omit<TraditionPoint, 'facts'> & {
  /** Ids in order; those that the sheet does not hold are left out, and the row with them when it is the first. */
  readonly facts: readonly string[];
};

/** The rows that the sheet can carry. */
export function pointsOn(
  sheet: Pick<FactSheet, 'facts'>,
  rows: readonly PointRow[],
): readonly TraditionPoint[] {
  const ids = new Set<string>(sheet.facts.map(({ id }) => id));
  return rows.flatMap(({ facts, ...row }): TraditionPoint[] => {
    const [first, ...rest] = facts;
    if (first === undefined || !ids.has(first)) return [];
    const others = rest.filter((id) => ids.has(id)).slice(0, 3) as FactId[];
    return [{ ...row, facts: [first as FactId, ...others] }];
  });
}

export type TopicTable = Readonly<Partial<Record<Topic, number>>>;

/** Two tables in one: of each topic the larger part, at most twelve. */
export function mergeTopics(...tables: readonly TopicTable[]): TopicTable {
  const merged = new Map<Topic, number>();
  for (const table of tables)
    for (const [topic, part] of Object.entries(table) as [Topic, number][])
      merged.set(topic, Math.min(12, Math.max(part, merged.get(topic) ?? 0)));
  return Object.fromEntries(merged);
}

/** The word of a fact, or the first of those left open; null when it is not there. */
export function wordOn(sheet: Pick<FactSheet, 'facts'>, id: string): string | null {
  const value = sheet.facts.find((one) => one.id === id)?.value;
  if (value?.type === 'id') return value.id;
  return value?.type === 'either' || value?.type === 'ids' ? (value.ids[0] ?? null) : null;
}

/** The number of a fact; null when it is not there or open. */
export function countOn(sheet: Pick<FactSheet, 'facts'>, id: string): number | null {
  const value = sheet.facts.find((one) => one.id === id)?.value;
  return value?.type === 'count' ? value.n : null;
}

/** The flag of a fact; false when it is not there. */
export function flagOn(sheet: Pick<FactSheet, 'facts'>, id: string): boolean {
  const value = sheet.facts.find((one) => one.id === id)?.value;
  return value?.type === 'flag' && value.on;
}

/** The limits of a sheet as points, last in weight. */
export function limitRows(sheet: Pick<FactSheet, 'caveats'>, prefix: string): readonly PointRow[] {
  return sheet.caveats.map((id) => ({
    key: `${prefix}:${id.slice('caveat.'.length)}`,
    facts: [id],
    move: 'limit',
    weight: 5,
    topics: {},
  }));
}
