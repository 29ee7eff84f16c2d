/** Transits that have to do with a matter: when they are exact, how long they last, and what such a time is like. */
import type { FactId } from '#facts/fact-id.ts';
import { aspectIds } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Houses } from './evidence.ts';
import { pointRelevance } from './relevance.ts';
import type { Matter } from './relevance.ts';
import type { TransitMeaning } from './theme.ts';

/** A stretch of UTC milliseconds; null where it began before, or ends after, what was searched. */
export type Stretch = { readonly from: number | null; readonly to: number | null };

export type Timed = {
  readonly key: string;
  readonly mover: string;
  readonly aspect: string;
  readonly target: string;
  readonly meaning: TransitMeaning;
  /** Exact moments, and the stretches within orb. */
  readonly exact: readonly number[];
  readonly stretches: readonly Stretch[];
  readonly tone: 'easy' | 'hard';
  readonly cites: {
    readonly exact?: FactId;
    readonly enter?: FactId;
    readonly leave?: FactId;
    readonly orb?: FactId;
  };
  /** How much it matters to the question; the list is sorted by it. */
  readonly score: number;
};

const transitPair = new RegExp(
  `^transit\\.([a-z]+)-(${aspectIds.join('|')})-([a-z]+)\\.(exact|enter|leave|orb)$`,
);
const contacts: Readonly<Record<string, string>> = {
  conjunction: 'together',
  square: 'tense',
  opposition: 'tense',
  sextile: 'easy',
  trine: 'easy',
};
/** The slow ones are what a season is about. */
const moverWeight: Readonly<Record<string, number>> = {
  jupiter: 1,
  saturn: 1,
  uranus: 0.8,
  pluto: 0.65,
  neptune: 0.65,
  mars: 0.7,
};
const quickWeight = 0.4;
const day = 86_400_000;
/** A stretch this short is told by quick bodies as well as by slow ones. */
const shortDays = 9;

/**
 * Finds the transits of a sheet that touch a matter, the weightiest first.
 * @param within the stretch that is asked about, UTC milliseconds
 */
export function timingOf(
  sheet: Pick<FactSheet, 'facts'>,
  transits: ReadonlyMap<string, TransitMeaning>,
  matter: Matter,
  houses: Houses,
  within: { readonly from: number; readonly to: number },
): readonly Timed[] {
  const facts = factsById(sheet);
  const pairs = new Map<string, readonly [string, string, string]>();
  for (const { id, survives } of sheet.facts) {
    const [, mover = '', aspect = '', target = ''] = transitPair.exec(id) ?? [];
    if (mover !== '' && survives !== 'no')
      pairs.set(id.slice(0, id.lastIndexOf('.')), [mover, aspect, target]);
  }
  const isShort = within.to - within.from <= shortDays * day;
  const found: Timed[] = [];
  for (const [pair, [mover, aspect, target]] of pairs) {
    const contact = contacts[aspect] ?? '';
    const meaning = transits.get(`transit.${mover}-${contact}-${target}`);
    if (meaning === undefined) continue;
    const at = (level: string): readonly number[] => {
      const value = facts.get(`${pair}.${level}` as FactId)?.value;
      return value?.type === 'instants' ? value.at.map((one) => Date.parse(one)) : [];
    };
    const cite = (level: 'exact' | 'enter' | 'leave' | 'orb') => {
      const id = `${pair}.${level}` as FactId;
      return facts.has(id) ? { [level]: id } : {};
    };
    const exact = at('exact');
    const stretches = stretchesOf(at('enter'), at('leave'), facts.has(`${pair}.orb` as FactId));
    const fit =
      fitOf(exact, stretches, within) * nearness(exact, stretches, within) * room(stretches, within);
    const relevance = target === 'northnode' ? 0 : pointRelevance(target, matter, houses);
    const weight = moverWeight[mover] ?? quickWeight;
    if (fit === 0 || relevance === 0) continue;
    found.push({
      key: pair,
      mover,
      aspect,
      target,
      meaning,
      exact,
      stretches,
      tone: toneOf(mover, contact),
      cites: { ...cite('exact'), ...cite('enter'), ...cite('leave'), ...cite('orb') },
      score: relevance * fit * (isShort ? Math.max(0.7, weight) : weight),
    });
  }
  return found.toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

/** Pairs each way in with the next way out. A stay that began before the search or ends after it is open there. */
export function stretchesOf(
  enters: readonly number[],
  leaves: readonly number[],
  isInside: boolean,
): readonly Stretch[] {
  if (enters.length === 0 && leaves.length === 0) return isInside ? [{ from: null, to: null }] : [];
  const marks = [
    ...enters.map((at) => ({ at, isIn: true })),
    ...leaves.map((at) => ({ at, isIn: false })),
  ].toSorted((a, b) => a.at - b.at);
  const stretches: Stretch[] = [];
  let from: number | null | undefined = marks[0]?.isIn === false ? null : undefined;
  for (const { at, isIn } of marks) {
    if (isIn) from = at;
    else if (from !== undefined) {
      stretches.push({ from, to: at });
      from = undefined;
    }
  }
  if (from !== undefined) stretches.push({ from, to: null });
  return stretches;
}

/** 1 when it is exact within the stretch asked about, less when it only reaches into it, 0 when it does not. */
function fitOf(
  exact: readonly number[],
  stretches: readonly Stretch[],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  if (exact.some((at) => at >= from && at <= to)) return 1;
  const reaches = stretches.some(
    (one) => (one.from === null || one.from <= to) && (one.to === null || one.to >= from),
  );
  return reaches ? 0.6 : 0;
}

/** A stretch that is nearly over is of little use to somebody who asks for months ahead. */
function room(
  stretches: readonly Stretch[],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  if (to - from <= shortDays * day) return 1;
  const next = stretches.find((one) => one.to === null || one.to >= from);
  if (next?.to === undefined || next.to === null) return 1;
  const days = (next.to - Math.max(from, next.from ?? from)) / day;
  return days < 5 ? 0.3 : days > 240 ? 0.6 : 1;
}

/** How soon it comes: 1 when it is going on or near, 0.5 at the end of the stretch that is asked about. */
function nearness(
  exact: readonly number[],
  stretches: readonly Stretch[],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const starts = [
    ...exact.filter((at) => at >= from),
    ...stretches
      .filter((one) => one.to === null || one.to >= from)
      .map((one) => Math.max(from, one.from ?? from)),
  ];
  const wait = Math.min(...starts, to) - from;
  return 1 - 0.5 * Math.min(1, Math.max(0, wait / Math.max(day, to - from)));
}

const KIND: ReadonlySet<string> = new Set(['jupiter', 'venus', 'sun', 'mercury', 'moon']);

/** How the tradition grades it: Jupiter and Venus help when they meet a point, the slow planets press on it. */
function toneOf(mover: string, contact: string): Timed['tone'] {
  if (contact === 'easy') return 'easy';
  return contact === 'together' && KIND.has(mover) ? 'easy' : 'hard';
}
