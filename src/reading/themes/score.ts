/** What a chart says most about a topic: themes by the evidence for them. */
import type { Evidence, Houses } from './evidence.ts';
import { relevanceOf } from './relevance.ts';
import type { Matter } from './relevance.ts';
import type { Averages, ThemeId } from './theme.ts';

/** One piece of evidence for a theme. */
export type Support = {
  readonly evidence: Evidence;
  /** 1 to 3, as the table of meanings has it. */
  readonly weight: number;
  readonly relevance: number;
  /** weight × relevance × strength. */
  readonly points: number;
};

export type ThemeScore = {
  readonly theme: ThemeId;
  /** Points above what this theme scores on average for the topic; the list is sorted by it. */
  readonly score: number;
  /** Points before the average is taken off. */
  readonly raw: number;
  /** Best first; only evidence that has to do with the topic. */
  readonly support: readonly Support[];
};

/** What a second and a third independent source add. */
const SECOND = 1.25;
const THIRD = 1.1;

/**
 * Scores every theme that the evidence speaks for, best first; equal scores by id.
 * @param averages null while the averages themselves are computed
 */
export function scoreThemes(
  evidence: readonly Evidence[],
  matter: Matter,
  houses: Houses,
  averages: Averages | null,
): readonly ThemeScore[] {
  const byTheme = new Map<ThemeId, Support[]>();
  for (const one of evidence) {
    const relevance = relevanceOf(one, matter, houses);
    if (relevance === 0) continue;
    for (const [theme, weight] of one.meaning.themes) {
      const list = byTheme.get(theme) ?? [];
      list.push({ evidence: one, weight, relevance, points: weight * relevance * one.strength });
      byTheme.set(theme, list);
    }
  }
  const usual = averages?.[houses.rulers.size === 0 ? 'untimed' : 'timed']?.[matter.text] ?? {};
  return [...byTheme]
    .map(([theme, list]): ThemeScore => {
      const support = list.toSorted(
        (a, b) => b.points - a.points || (a.evidence.key < b.evidence.key ? -1 : 1),
      );
      const raw = pointsOf(support);
      return { theme, raw, score: raw - (usual[theme] ?? 0), support };
    })
    .toSorted((a, b) => b.score - a.score || (a.theme < b.theme ? -1 : 1));
}

/** A body counts once, with its best fact; independent sources strengthen each other. */
function pointsOf(support: readonly Support[]): number {
  const best = new Map<string, number>();
  for (const { evidence, points } of support)
    best.set(evidence.source, Math.max(best.get(evidence.source) ?? 0, points));
  const sum = [...best.values()].reduce((total, points) => total + points, 0);
  return sum * (best.size >= 2 ? SECOND : 1) * (best.size >= 3 ? THIRD : 1);
}
