/**
 * What a birth leaves open: the instants it is looked at, and the values that come of them brought together.
 *
 * An exact time is looked at two minutes to either side as well, because clocks and memories are no better: a value that
 * changes there is given as both. A stretch of doubt is looked at throughout.
 */
import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Derivation, Fact, FactValue, Survival } from '#facts/fact.ts';
import { fact, rangeValue } from '../values.ts';

/** How near a boundary an exact time may be before both sides are told, minutes. */
export const EDGE_MIN = 2;

/** Instants over a stretch of doubt, ends included. */
const LOOKS_IN_DOUBT = 9;
/** Over a whole day, where the Moon goes up to 15°, half a degree of it at a time. */
const LOOKS_IN_A_DAY = 25;

/** More values than these say nothing. */
const MOST_VALUES = 3;

/** Two instants of the same event, seen from two ends of the doubt, are one to a person who reads days. */
const SAME_INSTANT_MS = 86_400_000;

export type BirthSamples = {
  /** The given time, or the middle of the stretch where there is none. */
  readonly shown: UnixMs;
  readonly others: readonly UnixMs[];
  /** Whether a time and a clock are known: only then is there a horizon. */
  readonly isTimed: boolean;
};

/** The instants at which a birth is looked at. */
export function birthSamples(moment: BirthMoment): BirthSamples {
  const { at, from, to } = moment;
  const edge = at === null ? 0 : EDGE_MIN * 60_000;
  const shown = at ?? unixMs((from + to) / 2);
  const count = at === null ? LOOKS_IN_A_DAY : from === to ? 2 : LOOKS_IN_DOUBT;
  const start = from - edge;
  const step = (to + edge - start) / (count - 1);
  return {
    shown,
    others: Array.from({ length: count }, (_, i) => unixMs(start + i * step)),
    isTimed: at !== null,
  };
}

/** A fact before it is known whether it holds over the whole stretch. */
export type Row = {
  readonly id: string;
  readonly value: FactValue;
  readonly label: string;
  readonly derivation: Derivation;
};

export type Brought = {
  readonly facts: readonly Fact[];
  /** Ids whose value is open, and ids left out because too much of them is. */
  readonly open: readonly string[];
  readonly dropped: readonly string[];
};

/**
 * The rows of the shown instant as facts, each as far as the other instants bear it out: one word where all agree, two or
 * three as `either`, a range of degrees where the doubt is more than the edge; otherwise the fact is left out.
 */
export function bringTogether(
  shown: readonly Row[],
  others: readonly (readonly Row[])[],
  moment: BirthMoment,
): Brought {
  const seen = others.map((rows) => new Map(rows.map((row) => [row.id, row.value])));
  const facts: Fact[] = [];
  const open: string[] = [];
  const dropped: string[] = [];
  const survives = survivalOf(moment);
  const isExact = moment.at !== null && moment.from === moment.to;
  for (const { id, value, label, derivation } of shown) {
    const values = seen.flatMap((rows) => rows.get(id) ?? []);
    const kept = values.length < seen.length ? null : together(value, values, isExact);
    if (kept === null) {
      dropped.push(id);
      continue;
    }
    if (kept.type === 'either') open.push(id);
    facts.push(fact(id, kept, label, derivation, survives));
  }
  return { facts, open, dropped };
}

function survivalOf({ at, from, to }: BirthMoment): Survival | undefined {
  if (at === null) return 'always';
  return from === to ? undefined : 'in-range';
}

function together(shown: FactValue, others: readonly FactValue[], isExact: boolean): FactValue | null {
  if (shown.type === 'id') return oneOrFew(shown.id, others);
  if (shown.type === 'degrees') return isExact ? shown : swept(shown.deg, others);
  if (shown.type === 'instants') return others.every((one) => isSameInstants(shown, one)) ? shown : null;
  const text = JSON.stringify(shown);
  return others.every((one) => JSON.stringify(one) === text) ? shown : null;
}

function oneOrFew(shown: string, others: readonly FactValue[]): FactValue | null {
  const ids = new Set([shown, ...others.flatMap((one) => (one.type === 'id' ? [one.id] : []))]);
  const [first = shown, second, ...rest] = ids;
  if (second === undefined) return { type: 'id', id: first };
  return ids.size > MOST_VALUES ? null : { type: 'either', ids: [first, second, ...rest] };
}

/** Where a point may be, when the doubt carries it less than a third of the circle. */
function swept(shown: number, others: readonly FactValue[]): FactValue | null {
  const gone = others.flatMap((one) => (one.type === 'degrees' ? [signedDifference(shown, one.deg)] : []));
  const low = Math.min(0, ...gone);
  const high = Math.max(0, ...gone);
  return high - low > 120 ? null : rangeValue(wrap360(shown + low), wrap360(shown + high));
}

function isSameInstants(shown: FactValue & { readonly type: 'instants' }, other: FactValue): boolean {
  return (
    other.type === 'instants' &&
    other.at.length === shown.at.length &&
    other.at.every((at, i) => Math.abs(Date.parse(at) - Date.parse(shown.at[i] ?? '')) <= SAME_INSTANT_MS)
  );
}
