/**
 * The Growth Tracker: what can be counted, with how many entries it stands on, and a plain "no more than chance" where
 * that is what it is. Every figure names its entries; too few entries say how many more.
 */
import { emotions } from '#contract/soul-entry.ts';
import type { Emotion } from '#contract/soul-entry.ts';
import { seededStream, shuffled } from '#lib/seeded-stream.ts';
import { actionRule } from '../soul-loop/actions.ts';
import { daysBetween } from '../soul-loop/past-run.ts';
import { weekdayOf } from '../soulcast/local-day.ts';
import { ledgerSeed } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';
import {
  adjusted,
  cellTests,
  entropy,
  groupDifference,
  median,
  placesOfGroups,
  shuffledInside,
  wilson,
  zeros,
} from './statistics.ts';
import type { CellTest } from './statistics.ts';

/** Fewer entries than this and the page has not begun. */
export const FIRST_ENTRIES = 7;
export const windows = [7, 30, 90, 365] as const;
export type Window = (typeof windows)[number];

/** A window with fewer shows dots and no rates. */
export const DOTS_BELOW = 4;

/** Tests of a card are taken together: the share of false finds that is allowed among what is found. */
const FALSE_SHARE = 0.1;
/** The chance of any false find on a card whose p-values are those of the whole card. */
const SURE = 0.05;
/** Turns of the Moon, and shuffles of feelings. */
const ROUNDS = 4999;
const SHUFFLES = 1999;
/** Entries of one feeling in one part below which nothing is asked. */
const FEWEST_IN_PART = 5;
const BOOTSTRAP_ROUNDS = 2000;

/** How many more entries the page needs; 0 once it can begin. */
export function entriesMissing(rows: readonly LedgerRow[]): number {
  return Math.max(0, FIRST_ENTRIES - loops(rows).length);
}

/** Rows that were written in: rest days are days, and say nothing about feelings. */
export function loops(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  return rows.filter(({ mode }) => mode !== 'rest');
}

/** A test's verdict: too few entries, nothing beyond chance, or what was found, surest first. */
export type Verdict<Finding> =
  | {
      readonly type: 'too-few';
      readonly have: number;
      readonly need: number;
      /** Days from the first entry to the last are too few, and not entries. */
      readonly days?: true;
    }
  | { readonly type: 'random'; readonly n: number; readonly nearest: Finding | null }
  | { readonly type: 'found'; readonly n: number; readonly findings: readonly Finding[] };

/** Distinct days with an entry, rest days included, of how many. Never a streak. */
export function daysShownUp(
  rows: readonly LedgerRow[],
  window: Window,
): { readonly days: number; readonly of: Window } {
  return { days: new Set(rows.map(({ date }) => date)).size, of: window };
}

export type EmotionShare = {
  readonly emotion: Emotion;
  readonly count: number;
  /** `(k + 0.5) / (n + 4)` */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly entries: readonly string[];
};

/** Shares of the eight feelings, from seven entries on. */
export function emotionShares(rows: readonly LedgerRow[]): Verdict<EmotionShare> {
  const felt = loops(rows).filter(({ emotion }) => emotion !== null);
  const n = felt.length;
  if (n < FIRST_ENTRIES) return { type: 'too-few', have: n, need: FIRST_ENTRIES };
  const findings = emotions.map((emotion): EmotionShare => {
    const own = felt.filter((row) => row.emotion === emotion);
    const { low, high } = wilson(own.length, n);
    return {
      emotion,
      count: own.length,
      share: (own.length + 0.5) / (n + 4),
      low,
      high,
      entries: own.map(({ id }) => id),
    };
  });
  return { type: 'found', n, findings: findings.toSorted((a, b) => b.count - a.count) };
}

/** How many different feelings: entropy over its most, and the number of equally common ones it amounts to. */
export function variety(
  rows: readonly LedgerRow[],
): Verdict<{ readonly evenness: number; readonly feelings: number }> {
  const counts = emotions.map((emotion) => rows.filter((row) => row.emotion === emotion).length);
  const n = counts.reduce((sum, k) => sum + k, 0);
  if (n < 10) return { type: 'too-few', have: n, need: 10 };
  const h = entropy(counts);
  return { type: 'found', n, findings: [{ evenness: h / Math.log(8), feelings: Math.exp(h) }] };
}

export type Transition = {
  readonly from: Emotion;
  readonly to: Emotion;
  readonly count: number;
  /** How often `from` was followed by anything within three days. */
  readonly of: number;
  readonly expected: number;
  /** `P(b|a) / P(b)`, smoothed by four usual days. */
  readonly lift: number;
  readonly p: number;
  readonly entries: readonly string[];
};

/** Which feeling tends to follow which, within three days: at least five times `a`, three times `a` then `b`, lift 1.5. */
export function transitions(rows: readonly LedgerRow[]): Verdict<Transition> {
  const felt = loops(rows).filter((row) => row.emotion !== null);
  const labels = felt.map((row) => emotions.indexOf(row.emotion as Emotion));
  const near = felt.map((row, i) => {
    const next = felt[i + 1];
    return next !== undefined && daysBetween(row.date, next.date) <= 3;
  });
  const pairs = near.filter(Boolean).length;
  if (pairs < 5) return { type: 'too-few', have: pairs, need: 5 };
  const observed = followCounts(labels, near);
  const share = (label: number): number => labels.filter((each) => each === label).length / labels.length;
  const after = (from: number): number =>
    Array.from({ length: 8 }, (_, to) => observed[from * 8 + to] ?? 0).reduce((sum, k) => sum + k, 0);
  const cells = [...observed]
    .map((count, i) => ({ from: Math.floor(i / 8), to: i % 8, count, i }))
    .filter(({ from, to }) => after(from) >= 5 && labels.filter((each) => each === to).length >= 3)
    .map((cell) => {
      const usual = share(cell.to);
      const chance = (cell.count + 4 * usual) / (after(cell.from) + 4);
      return { ...cell, lift: chance / usual };
    });
  if (cells.length === 0) return { type: 'random', n: felt.length, nearest: null };
  const stream = seededStream(ledgerSeed(rows, 'transitions'));
  const reached = cells.map(() => 0);
  const sums = cells.map(() => 0);
  for (let round = 0; round < SHUFFLES; round += 1) {
    const chance = followCounts(shuffled(labels, stream), near);
    cells.forEach(({ i, count }, c) => {
      const k = chance[i] ?? 0;
      sums[c] = (sums[c] ?? 0) + k;
      if (k >= count) reached[c] = (reached[c] ?? 0) + 1;
    });
  }
  const tested = cells.map((cell, c): Transition => ({
    from: emotions[cell.from] ?? 'numb',
    to: emotions[cell.to] ?? 'numb',
    count: cell.count,
    of: after(cell.from),
    expected: (sums[c] ?? 0) / SHUFFLES,
    lift: cell.lift,
    p: (1 + (reached[c] ?? 0)) / (SHUFFLES + 1),
    entries: felt.flatMap((row, i) =>
      near[i] === true && labels[i] === cell.from && labels[i + 1] === cell.to
        ? [row.id, felt[i + 1]?.id ?? row.id]
        : [],
    ),
  }));
  return verdict(tested, felt.length, (each) => each.count >= 3 && each.lift >= 1.5 && each.p < 0.05);
}

function followCounts(labels: readonly number[], near: readonly boolean[]): Float64Array {
  const counts = zeros(64);
  for (const [i, label] of labels.entries()) {
    const next = labels[i + 1];
    if (near[i] !== true || next === undefined) continue;
    counts[label * 8 + next] = (counts[label * 8 + next] ?? 0) + 1;
  }
  return counts;
}

export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const;
export const moonQuarters = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

export type PartFinding = {
  readonly emotion: Emotion;
  /** `weekday:0` (Sunday) to `weekday:6`, `weekend`, `weekdays`, `part:evening`, or `moon:full`. */
  readonly part: string;
  readonly count: number;
  /** Entries in that part. */
  readonly of: number;
  readonly expected: number;
  /** Corrected over the card. */
  readonly p: number;
  readonly entries: readonly string[];
};

/** A feeling on certain days of the week or at certain times: permuted inside weeks; from twenty entries on. */
export function weekRhythm(rows: readonly LedgerRow[]): Verdict<PartFinding> {
  const felt = loops(rows).filter((row) => row.emotion !== null);
  if (felt.length < 20) return { type: 'too-few', have: felt.length, need: 20 };
  const stream = seededStream(ledgerSeed(rows, 'week'));
  const labels = felt.map((row) => emotions.indexOf(row.emotion as Emotion));
  const weeks = placesOfGroups(
    felt.map(({ date }) => String(Math.floor(daysBetween('1970-01-05', date) / 7))),
  );
  const weekday = felt.map(({ date }) => weekdayOf(date));
  const names: readonly (readonly string[])[] = [
    Array.from({ length: 7 }, (_, day) => `weekday:${String(day)}`),
    ['weekdays', 'weekend'],
    dayParts.map((part) => `part:${part}`),
  ];
  const schemes = [
    { size: 7, parts: weekday },
    { size: 2, parts: weekday.map((day) => (day === 0 || day === 6 ? 1 : 0)) },
    { size: 4, parts: felt.map(({ hour }) => partOf(hour)) },
  ];
  const tests = cellTests(
    { schemes, labels },
    8,
    FEWEST_IN_PART,
    () => ({ schemes, labels: shuffledInside(labels, weeks, stream) }),
    SHUFFLES,
  );
  return surest(
    tests.map((test) => partFinding(test, names, schemes, labels, felt)),
    felt.length,
  );
}

/** Night until five, morning until noon, afternoon until six, evening until ten, night after. */
function partOf(hour: number): number {
  if (hour < 5 || hour >= 22) return 0;
  if (hour < 12) return 1;
  return hour < 18 ? 2 : 3;
}

/** Days the ledger has to span before the Moon may be asked about: two lunations. */
const TWO_LUNATIONS = 59;

/**
 * A feeling near a quarter of the Moon: four parts of 90° about the exact phases. From twenty entries and two lunations
 * on.
 *
 * Two nulls have to be refused, and the weaker p is shown. Turning all phases by one random angle keeps gaps and runs,
 * so that a bad fortnight is no finding; but its p cannot get small, as near angles give near counts, and it could not
 * pay for looking at 32 cells. Shuffling the feelings pays for that.
 */
export function moonRhythm(rows: readonly LedgerRow[]): Verdict<PartFinding> {
  const felt = loops(rows).filter((row) => row.emotion !== null);
  const first = felt[0];
  const last = felt.at(-1);
  const span = first === undefined || last === undefined ? 0 : daysBetween(first.date, last.date) + 1;
  if (felt.length < 20) return { type: 'too-few', have: felt.length, need: 20 };
  if (span < TWO_LUNATIONS) return { type: 'too-few', have: span, need: TWO_LUNATIONS, days: true };
  const stream = seededStream(ledgerSeed(rows, 'moon'));
  const labels = felt.map((row) => emotions.indexOf(row.emotion as Emotion));
  const angles = felt.map(({ phaseAngle }) => phaseAngle);
  const quarters = (turn: number): readonly number[] =>
    angles.map((angle) => Math.floor(((angle + turn + 45) % 360) / 90));
  const schemes = [{ size: 4, parts: quarters(0) }];
  const tests = cellTests(
    { schemes, labels },
    8,
    FEWEST_IN_PART,
    () => ({ schemes, labels: shuffled(labels, stream) }),
    SHUFFLES,
  );
  const reached = tests.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turned = quarters(stream.below(36_000) / 100);
    const counts = zeros(32);
    turned.forEach((part, i) => {
      const at = part * 8 + (labels[i] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    });
    tests.forEach(({ part, label, count }, c) => {
      if ((counts[part * 8 + label] ?? 0) >= count) reached[c] = (reached[c] ?? 0) + 1;
    });
  }
  const names = [moonQuarters.map((each) => `moon:${each}`)];
  const findings = tests
    .map((test, c) => {
      const turned = (1 + (reached[c] ?? 0)) / (ROUNDS + 1);
      const sure = test.p < SURE && turned <= FALSE_SHARE;
      return {
        sure,
        finding: partFinding({ ...test, p: Math.max(test.p, turned) }, names, schemes, labels, felt),
      };
    })
    .toSorted((a, b) => a.finding.p - b.finding.p);
  return found(
    findings.filter(({ sure }) => sure).map(({ finding }) => finding),
    felt.length,
    findings[0]?.finding ?? null,
  );
}

function partFinding(
  test: CellTest,
  names: readonly (readonly string[])[],
  schemes: readonly { readonly parts: readonly number[] }[],
  labels: readonly number[],
  felt: readonly LedgerRow[],
): PartFinding {
  const parts = schemes[test.scheme]?.parts ?? [];
  return {
    emotion: emotions[test.label] ?? 'numb',
    part: names[test.scheme]?.[test.part] ?? '',
    count: test.count,
    of: parts.filter((part) => part === test.part).length,
    expected: test.expected,
    p: test.p,
    entries: felt.flatMap((row, i) => (parts[i] === test.part && labels[i] === test.label ? [row.id] : [])),
  };
}

/** A verdict over findings whose p is already that of the whole card. */
function surest<F extends { readonly p: number }>(findings: readonly F[], n: number): Verdict<F> {
  const ranked = findings.toSorted((a, b) => a.p - b.p);
  return found(
    ranked.filter(({ p }) => p < SURE),
    n,
    ranked[0] ?? null,
  );
}

/** Corrects the p-values of a card together (Benjamini and Hochberg) and says what is left. */
function verdict<F extends { readonly p: number }>(
  findings: readonly F[],
  n: number,
  holds: (finding: F) => boolean,
  most = FALSE_SHARE,
): Verdict<F> {
  const after = adjusted(findings.map(({ p }) => p));
  const ranked = findings
    .map((finding, i) => ({ finding: { ...finding, p: after[i] ?? 1 }, holds: holds(finding) }))
    .toSorted((a, b) => a.finding.p - b.finding.p);
  return found(
    ranked.filter((each) => each.holds && each.finding.p <= most).map(({ finding }) => finding),
    n,
    ranked[0]?.finding ?? null,
  );
}

function found<F>(findings: readonly F[], n: number, nearest: F | null): Verdict<F> {
  return findings.length > 0 ? { type: 'found', n, findings } : { type: 'random', n, nearest };
}

export type Completion = {
  readonly offered: number;
  readonly done: number;
  readonly low: number;
  readonly high: number;
  /** Share of rated actions that helped a little or a lot; null without a rating. */
  readonly helped: { readonly rated: number; readonly helped: number } | null;
  readonly byKind: readonly { readonly kind: string; readonly offered: number; readonly done: number }[];
};

/** Actions done of those offered, from five on, by approach. */
export function actionCompletion(rows: readonly LedgerRow[]): Verdict<Completion> {
  const offered = rows.filter(({ action }) => action !== null);
  if (offered.length < 5) return { type: 'too-few', have: offered.length, need: 5 };
  const done = offered.filter(({ completed }) => completed).length;
  const rated = offered.filter(({ helped }) => helped !== null);
  const kinds = new Map<string, { offered: number; done: number }>();
  for (const { action, completed } of offered) {
    if (action === null) continue;
    const { kind } = actionRule(action);
    const known = kinds.get(kind) ?? { offered: 0, done: 0 };
    kinds.set(kind, { offered: known.offered + 1, done: known.done + (completed ? 1 : 0) });
  }
  return {
    type: 'found',
    n: offered.length,
    findings: [
      {
        offered: offered.length,
        done,
        ...wilson(done, offered.length),
        helped:
          rated.length === 0
            ? null
            : { rated: rated.length, helped: rated.filter(({ helped }) => (helped ?? 0) > 0).length },
        byKind: [...kinds]
          .map(([kind, counts]) => ({ kind, ...counts }))
          .toSorted((a, b) => b.offered - a.offered),
      },
    ],
  };
}

export type LanguageChange = {
  readonly measure: 'feeling-words' | 'absolutes' | 'length';
  readonly earlier: number;
  readonly later: number;
  readonly low: number;
  readonly high: number;
  readonly p: number;
};

/** How the writing has changed between the earlier and the later half of at least twenty entries. */
export function languageChange(rows: readonly LedgerRow[]): Verdict<LanguageChange> {
  const written = loops(rows).filter(({ words }) => words > 0);
  if (written.length < 20) return { type: 'too-few', have: written.length, need: 20 };
  const half = Math.floor(written.length / 2);
  const early = written.slice(0, half);
  const late = written.slice(half);
  const stream = seededStream(ledgerSeed(rows, 'language'));
  const perHundred =
    (field: 'feelingWords' | 'absolutes') =>
    (group: readonly LedgerRow[]): number => {
      const total = group.reduce((sum, row) => sum + row.words, 0);
      return total === 0 ? 0 : (100 * group.reduce((sum, row) => sum + row[field], 0)) / total;
    };
  const measures = [
    { measure: 'feeling-words', of: perHundred('feelingWords') },
    { measure: 'absolutes', of: perHundred('absolutes') },
    { measure: 'length', of: (group: readonly LedgerRow[]) => median(group.map(({ words }) => words)) },
  ] as const;
  const findings = measures.map(({ measure, of }): LanguageChange => {
    const { low, high, p } = groupDifference(early, late, of, stream, BOOTSTRAP_ROUNDS);
    return { measure, earlier: of(early), later: of(late), low, high, p };
  });
  // The interval alone would find something in one of three measures too often: both have to agree. One in ten would still
  // be too often here, where there is a single finding to be had: over 200 ledgers of chance it was one in eight.
  return verdict(findings, written.length, ({ low, high }) => low > 0 || high < 0, SURE);
}
