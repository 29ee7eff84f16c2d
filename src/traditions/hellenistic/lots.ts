/** Four lots: Fortune and Spirit of the lights, Eros and Necessity that are taken from them. */
import { wrap360 } from '#astro/angle/degrees.ts';
import type { Degrees } from '#astro/angle/degrees.ts';
import { lotsOf as lightsLots } from '#astro/chart/lot.ts';
import type { Sect } from '#astro/chart/sect.ts';

export const LOTS = ['fortune', 'spirit', 'eros', 'necessity'] as const;
export type Lot = (typeof LOTS)[number];

export type LotSchool = {
  /** Whether the two ends change places by night. Valens and Paulus reverse; Ptolemy keeps the day's formula. */
  readonly reversal: 'sect-reversed' | 'as-by-day';
  /** Paulus takes Eros to Venus and Necessity to Mercury; Valens takes both between Fortune and Spirit. */
  readonly authority: 'paulus' | 'valens';
};

export const DEFAULT_LOTS: LotSchool = { reversal: 'sect-reversed', authority: 'paulus' };

type LotInput = {
  readonly asc: number;
  readonly sun: number;
  readonly moon: number;
  readonly mercury: number;
  readonly venus: number;
  readonly sect: Sect;
};

/** A lot is as far from the Ascendant as its second point is ahead of its first; by night the two change places. */
export type LotArc = { readonly from: string; readonly to: string };

/**
 * Longitudes of the lots, degrees in [0, 360). Source: Paulus of Alexandria, ch. 23; Vettius Valens, Anthology II.3 and
 * IV.25; Ptolemy, Tetrabiblos III.10 for the lot that is not reversed.
 */
export function hellenisticLots(
  input: LotInput,
  school: LotSchool = DEFAULT_LOTS,
): Readonly<Record<Lot, Degrees>> {
  const { asc, sun, moon, mercury, venus } = input;
  const sect = school.reversal === 'as-by-day' ? 'day' : input.sect;
  const { fortune, spirit } = lightsLots(asc, sun, moon, sect);
  const arc = (from: number, to: number): Degrees => wrap360(asc + (sect === 'day' ? to - from : from - to));
  return school.authority === 'paulus'
    ? { fortune, spirit, eros: arc(spirit, venus), necessity: arc(mercury, fortune) }
    : { fortune, spirit, eros: arc(fortune, spirit), necessity: arc(spirit, fortune) };
}

/** The two ends of a lot as they were used, for the arithmetic on the page. */
export function lotArc(lot: Lot, sect: Sect, school: LotSchool): LotArc {
  const [from, to] = endsByDay(lot, school.authority);
  const isReversed = sect === 'night' && school.reversal === 'sect-reversed';
  return isReversed ? { from: to, to: from } : { from, to };
}

function endsByDay(lot: Lot, authority: LotSchool['authority']): readonly [string, string] {
  if (lot === 'fortune') return ['sun', 'moon'];
  if (lot === 'spirit') return ['moon', 'sun'];
  if (authority === 'valens') return lot === 'eros' ? ['fortune', 'spirit'] : ['spirit', 'fortune'];
  return lot === 'eros' ? ['spirit', 'venus'] : ['mercury', 'fortune'];
}
