/**
 * Shadow Archetypes: eight figures, each a habit of protection and never a kind of person, and the feeling that hides
 * behind another.
 */
import type { Emotion } from '#contract/soul-entry.ts';
import { daysBetween } from '../soul-loop/past-run.ts';
import type { NamedPatternId, PatternId } from '../soul-loop/patterns.ts';
import { loops } from './measures.ts';
import { rowsWithin } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';

export const figures = {
  guard: ['worst-film', 'strings', 'body-first'],
  judge: ['prosecutor', 'rulebook', 'on-off', 'curtain'],
  ghost: ['muted', 'long-way', 'fumes'],
  peacekeeper: ['early-yes', 'invoice'],
  flame: ['crossed-line'],
  orphan: ['old-alarm', 'nowhere-love', 'glass', 'their-lines'],
  climber: ['other-clock', 'stuck-door', 'carried-picture', 'open-doors'],
  wanderer: ['two-true', 'outgrown', 'replay'],
} as const satisfies Readonly<Record<string, readonly NamedPatternId[]>>;
export type FigureId = keyof typeof figures;

export const figureIds = Object.keys(figures) as readonly FigureId[];

/** The figure a pattern belongs to; null for `unnamed`. */
export function figureOf(pattern: PatternId): FigureId | null {
  return figureIds.find((id) => (figures[id] as readonly string[]).includes(pattern)) ?? null;
}

const WINDOW_DAYS = 90;
const FEWEST_ENTRIES = 7;
const FEWEST_OF_FIGURE = 3;
const SMALLEST_SHARE = 0.25;
const MOST_SHOWN = 2;
/** An entry counts half of what it did thirty days before. */
const HALF_LIFE_DAYS = 30;

export type FigureShare = {
  readonly figure: FigureId;
  /** Weighted share of all named entries, 0–1. */
  readonly share: number;
  readonly count: number;
  readonly entries: readonly string[];
};

export type Shadows =
  | { readonly type: 'too-few'; readonly have: number; readonly need: number }
  /** At most two; none when no figure stands out. `all` are the shares of every figure, largest first. */
  | {
      readonly type: 'shown';
      readonly n: number;
      readonly shown: readonly FigureShare[];
      readonly all: readonly FigureShare[];
    };

/** The figures of the last ninety days, weighted by age. */
export function shadows(rows: readonly LedgerRow[], today: string): Shadows {
  const recent = loops(rowsWithin(rows, today, WINDOW_DAYS));
  if (recent.length < FEWEST_ENTRIES) return { type: 'too-few', have: recent.length, need: FEWEST_ENTRIES };
  const weighed = recent.flatMap((row) => {
    const figure = row.pattern === null ? null : figureOf(row.pattern);
    return figure === null
      ? []
      : [{ row, figure, weight: 2 ** (-daysBetween(row.date, today) / HALF_LIFE_DAYS) }];
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const all = figureIds
    .map((figure): FigureShare => {
      const own = weighed.filter((each) => each.figure === figure);
      const weight = own.reduce((sum, each) => sum + each.weight, 0);
      return {
        figure,
        share: total === 0 ? 0 : weight / total,
        count: own.length,
        entries: own.map(({ row }) => row.id),
      };
    })
    .toSorted((a, b) => b.share - a.share);
  const shown = all
    .filter(({ share, count }) => count >= FEWEST_OF_FIGURE && share >= SMALLEST_SHARE)
    .slice(0, MOST_SHOWN);
  return { type: 'shown', n: recent.length, shown, all };
}

export type HiddenFeeling = {
  /** What the words said, and what was chosen. */
  readonly said: Emotion;
  readonly chosen: Emotion;
  readonly count: number;
  /** Entries whose words said it. */
  readonly of: number;
  readonly entries: readonly string[];
};

/** A feeling that the words name and the chosen one covers: the same pair three times and in 30 % of its chances. */
export function hiddenFeeling(rows: readonly LedgerRow[]): HiddenFeeling | null {
  const chances = loops(rows).flatMap((row) =>
    row.wordsSay === null || row.emotion === null
      ? []
      : [{ id: row.id, said: row.wordsSay, chosen: row.emotion }],
  );
  const pairs = new Map<string, HiddenFeeling>();
  for (const { id, said, chosen } of chances) {
    if (said === chosen) continue;
    const known = pairs.get(`${said} ${chosen}`);
    pairs.set(`${said} ${chosen}`, {
      said,
      chosen,
      count: (known?.count ?? 0) + 1,
      of: chances.filter((chance) => chance.said === said).length,
      entries: [...(known?.entries ?? []), id],
    });
  }
  return (
    [...pairs.values()]
      .filter(({ count, of }) => count >= 3 && count / of >= 0.3)
      .toSorted((a, b) => b.count - a.count)[0] ?? null
  );
}
