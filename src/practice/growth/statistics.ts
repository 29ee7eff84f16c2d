/** The few statistics that the Growth page stands on, each as its textbook has it. */
import { shuffled } from '#lib/seeded-stream.ts';
import type { SeededStream } from '#lib/seeded-stream.ts';

/** z for a two-sided 80 % interval. */
const Z80 = 1.281552;

/** Wilson's score interval of a share, 80 % by default. Returns [0, 1] for n = 0. Source: Wilson 1927. */
export function wilson(k: number, n: number, z = Z80): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const p = k / n;
  const bottom = 1 + (z * z) / n;
  const middle = (p + (z * z) / (2 * n)) / bottom;
  const half = (z / bottom) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Shannon's entropy of counts, in nats. */
export function entropy(counts: readonly number[]): number {
  const n = counts.reduce((sum, k) => sum + k, 0);
  return counts.reduce((sum, k) => (k === 0 ? sum : sum - (k / n) * Math.log(k / n)), 0);
}

/** p-values corrected by Benjamini and Hochberg, in the order given. Found at q where the result is at most q. */
export function adjusted(pValues: readonly number[]): readonly number[] {
  const order = pValues.map((p, i) => ({ p, i })).toSorted((a, b) => b.p - a.p);
  const out = pValues.map(() => 1);
  let least = 1;
  order.forEach(({ p, i }, rank) => {
    least = Math.min(least, (p * pValues.length) / (pValues.length - rank));
    out[i] = least;
  });
  return out;
}

/**
 * Fisher's exact test, one-sided: the chance of at least `k` in a sample of `drawn` out of `total` of which `marked`
 * are marked.
 */
export function fisherAtLeast(k: number, drawn: number, marked: number, total: number): number {
  let sum = 0;
  for (let x = k; x <= Math.min(drawn, marked); x += 1)
    sum += Math.exp(logChoose(marked, x) + logChoose(total - marked, drawn - x) - logChoose(total, drawn));
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return Number.NEGATIVE_INFINITY;
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const factorials: number[] = [0];

function logFactorial(n: number): number {
  for (let i = factorials.length; i <= n; i += 1) factorials.push((factorials[i - 1] ?? 0) + Math.log(i));
  return factorials[n] ?? 0;
}

export type CellTest = {
  /** Which scheme of parts, which part of it, which label. */
  readonly scheme: number;
  readonly part: number;
  readonly label: number;
  readonly count: number;
  /** Mean count by chance. */
  readonly expected: number;
  /** Corrected over all cells: `(1 + #{greatest excess* ≥ excess}) / (B + 1)`. */
  readonly p: number;
};

/** Entries sorted into parts, in one way or several at once, and labelled; all lists of equal length. */
export type Sorting = {
  readonly schemes: readonly { readonly size: number; readonly parts: readonly number[] }[];
  readonly labels: readonly number[];
};

/**
 * Which cells of parts × labels are fuller than chance makes any cell.
 *
 * Each cell's excess over what its margins expect is set against the greatest excess of all cells in each resample
 * (Westfall and Young's max-T). Looking at many cells is thus paid for once, whatever their number and however they
 * overlap. Cells under `fewest` are not asked about, here or in a resample.
 */
export function cellTests(
  observed: Sorting,
  labelCount: number,
  fewest: number,
  resample: () => Sorting,
  rounds: number,
): readonly CellTest[] {
  const cells = excesses(observed, labelCount, fewest);
  if (cells.length === 0) return [];
  const reached = cells.map(() => 0);
  const sums = cells.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const chance = resample();
    const counts = chance.schemes.map(({ parts, size }) =>
      countCells(parts, chance.labels, size, labelCount),
    );
    let greatest = 0;
    for (const { excess } of excesses(chance, labelCount, fewest, counts))
      greatest = Math.max(greatest, excess);
    for (const [c, cell] of cells.entries()) {
      sums[c] = (sums[c] ?? 0) + (counts[cell.scheme]?.[cell.part * labelCount + cell.label] ?? 0);
      if (greatest >= cell.excess - 1e-9) reached[c] = (reached[c] ?? 0) + 1;
    }
  }
  return cells.map(({ scheme, part, label, count }, c) => ({
    scheme,
    part,
    label,
    count,
    expected: (sums[c] ?? 0) / rounds,
    p: (1 + (reached[c] ?? 0)) / (rounds + 1),
  }));
}

type Excess = {
  readonly scheme: number;
  readonly part: number;
  readonly label: number;
  readonly count: number;
  readonly excess: number;
};

/** How far each cell that is full enough exceeds what its margins expect, in standard deviations of a count. */
function excesses(
  sorting: Sorting,
  labelCount: number,
  fewest: number,
  counted: readonly Float64Array[] | null = null,
): readonly Excess[] {
  const { labels, schemes } = sorting;
  const found: Excess[] = [];
  for (const [scheme, { parts, size }] of schemes.entries()) {
    const counts = counted?.[scheme] ?? countCells(parts, labels, size, labelCount);
    const inPart = zeros(size);
    const ofLabel = zeros(labelCount);
    for (let i = 0; i < counts.length; i += 1) {
      const count = counts[i] ?? 0;
      const part = Math.floor(i / labelCount);
      inPart[part] = (inPart[part] ?? 0) + count;
      ofLabel[i % labelCount] = (ofLabel[i % labelCount] ?? 0) + count;
    }
    for (let i = 0; i < counts.length; i += 1) {
      const count = counts[i] ?? 0;
      if (count < fewest) continue;
      const part = Math.floor(i / labelCount);
      const label = i % labelCount;
      const expected = ((inPart[part] ?? 0) * (ofLabel[label] ?? 0)) / labels.length;
      found.push({ scheme, part, label, count, excess: (count - expected) / Math.sqrt(expected) });
    }
  }
  return found;
}

function countCells(
  parts: readonly number[],
  labels: readonly number[],
  size: number,
  labelCount: number,
): Float64Array {
  const counts = zeros(size * labelCount);
  for (let i = 0; i < parts.length; i += 1) {
    const at = (parts[i] ?? 0) * labelCount + (labels[i] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Counters, as many as asked for. */
export function zeros(length: number): Float64Array {
  return new Float64Array(length);
}

/** The places of each group, once for all rounds. */
export function placesOfGroups(groups: readonly string[]): readonly (readonly number[])[] {
  const places = new Map<string, number[]>();
  for (const [i, group] of groups.entries()) {
    const known = places.get(group);
    if (known === undefined) places.set(group, [i]);
    else known.push(i);
  }
  return [...places.values()];
}

/** Labels shuffled inside each group: weeks keep their own feelings and lose only their order. */
export function shuffledInside(
  labels: readonly number[],
  groups: readonly (readonly number[])[],
  stream: SeededStream,
): readonly number[] {
  const out = [...labels];
  for (const places of groups)
    for (let i = places.length - 1; i > 0; i -= 1) {
      const here = places[i] ?? 0;
      const there = places[stream.below(i + 1)] ?? 0;
      const held = out[here] ?? 0;
      out[here] = out[there] ?? 0;
      out[there] = held;
    }
  return out;
}

/**
 * The difference of a statistic between two groups with its 90 % bootstrap interval, and how often a random split
 * gives one as large. `of` takes a group.
 */
export function groupDifference<T>(
  early: readonly T[],
  late: readonly T[],
  of: (group: readonly T[]) => number,
  stream: SeededStream,
  rounds: number,
): { readonly difference: number; readonly low: number; readonly high: number; readonly p: number } {
  const difference = of(late) - of(early);
  const draw = (group: readonly T[]): readonly T[] => group.map(() => group[stream.below(group.length)] as T);
  const differences: number[] = [];
  let reached = 0;
  const all = [...early, ...late];
  const splits = Math.floor(rounds / 2);
  for (let round = 0; round < rounds; round += 1) {
    differences.push(of(draw(late)) - of(draw(early)));
    if (round >= splits) continue;
    const mixed = shuffled(all, stream);
    const other = of(mixed.slice(early.length)) - of(mixed.slice(0, early.length));
    // Equal up to the last digits of a sum counts as reached.
    if (Math.abs(other) >= Math.abs(difference) - 1e-9) reached += 1;
  }
  differences.sort((a, b) => a - b);
  return {
    difference,
    low: differences[Math.floor(rounds * 0.05)] ?? difference,
    high: differences[Math.ceil(rounds * 0.95) - 1] ?? difference,
    p: (1 + reached) / (splits + 1),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const high = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? 0) + high) / 2;
}
