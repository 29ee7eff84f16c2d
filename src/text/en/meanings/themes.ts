/** The strongest theme of some rows, and what is said about it. */
import { type Passage, type Row, selfPassage } from './tables.ts';

/** Themes of the rows, strongest first: the sum of their weights, ties in the order of the rows. */
function themesOf(rows: readonly (Row | null)[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const row of rows)
    for (const [theme, weight] of row?.themes ?? []) sums.set(theme, (sums.get(theme) ?? 0) + weight);
  return [...sums].toSorted((a, b) => b[1] - a[1]).map(([theme]) => theme);
}

/** What a theme adds to an explanation. */
export type Said = {
  /** Completes "You usually …". */
  readonly short: string | null;
  readonly strength: string | null;
  readonly cost: string | null;
  readonly step: string | null;
};

/**
 * The sentences and a step of the strongest theme that `used` does not hold yet. It then holds the theme and the step.
 * Where all are used, another step of the strongest alone.
 *
 * @param turn chooses one of the three steps, so that two points with one theme get different ones
 * @param among the rows whose themes are chosen from; `rows` when left out
 */
export function sayTheme(
  rows: readonly (Row | null)[],
  turn: number,
  used: Set<string> = new Set(),
  among: readonly (Row | null)[] = rows,
): Said {
  const allowed = new Set(themesOf(among));
  const themes = themesOf(rows).filter((one) => allowed.has(one));
  const fresh = themes.find((one) => !used.has(one));
  const passage: Passage | null = selfPassage(fresh ?? themes[0] ?? '');
  const step = passage === null ? null : unusedStep(passage.steps, turn, used);
  if (fresh === undefined || passage === null) return { short: null, strength: null, cost: null, step };
  used.add(fresh);
  const { short, strength, cost } = passage;
  return { short, strength, cost, step };
}

/** The step of a turn, or the next that the page does not have yet. */
function unusedStep(steps: readonly string[], turn: number, used: Set<string>): string | null {
  const found = steps
    .map((_, at) => steps[(turn + at) % steps.length])
    .find((one) => one !== undefined && !used.has(one));
  if (found === undefined) return null;
  used.add(found);
  return found;
}

/** "The good side is that you stay yourself …" */
export const goodSide = (strength: string | null): string | null =>
  strength === null ? null : `The good side is that ${lowered(strength)}`;

/** "The hard part is that you may …" */
export const hardSide = (cost: string | null): string | null =>
  cost === null ? null : `The hard part is that ${lowered(cost)}`;

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
