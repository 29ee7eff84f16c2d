/**
 * Which pattern a text speaks of: `S = min(6, 3·[h ≥ 1] + (h − 1)⁺ + [a found cue has two words or more]) + w(feeling)`,
 * where h is the number of different cues found.
 *
 * Only a pattern that was heard at least once can win by score. Where none was heard, the feeling alone decides, and
 * as a rule it decides to name nothing.
 */
import type { Emotion } from '#contract/soul-entry.ts';
import { findCues } from './find-cues.ts';
import type { CuePlace } from './find-cues.ts';
import { emotionFallback, namedPatternIds, ruleOf } from './patterns.ts';
import type { PatternId } from './patterns.ts';
import type { CuesByLanguage, ReadText } from './read-text.ts';

export type Candidate = {
  readonly pattern: PatternId;
  readonly score: number;
  /** The cues that were found, by place. Empty when a feeling alone speaks for the pattern. */
  readonly cues: readonly CuePlace[];
};

/** The most that cues can bring, whatever their number: no pattern wins by a list alone. */
const MOST_BY_CUES = 6;

/** Runner-up within this many points may take the place of a pattern that was shown lately. */
export const NEAR_POINTS = 1;

/** From this score a second pattern of another family is worth naming. */
export const SECOND_VOICE_SCORE = 5;

/** Every pattern that was heard, best first: by score, then by number of cues, then in the order of the table. */
export function scorePatterns(
  read: ReadText,
  emotion: Emotion | null,
  cues: CuesByLanguage,
): readonly Candidate[] {
  if (read.kind !== 'words' || read.language === 'other') return [];
  const languages = read.language === 'both' ? (['en', 'th'] as const) : [read.language];
  return namedPatternIds
    .map((pattern): Candidate => {
      const found = languages.flatMap((lang) => findCues(read, cues[lang].patterns[pattern], cues[lang]));
      return { pattern, score: scoreOf(found, weightOf(pattern, emotion)), cues: found };
    })
    .filter((candidate) => candidate.cues.length > 0)
    .toSorted((a, b) => b.score - a.score || b.cues.length - a.cues.length);
}

function scoreOf(found: readonly CuePlace[], weight: number): number {
  const h = found.length;
  if (h === 0) return weight;
  const hasPhrase = found.some(({ cue }) => cue.trim().includes(' '));
  return Math.min(MOST_BY_CUES, 3 + (h - 1) + (hasPhrase ? 1 : 0)) + weight;
}

export function weightOf(pattern: PatternId, emotion: Emotion | null): number {
  return emotion === null ? 0 : (ruleOf(pattern).emotions[emotion] ?? 0);
}

export type Choice = {
  readonly chosen: Candidate;
  /** A second pattern worth a clause, of another family; null when there is none. */
  readonly also: Candidate | null;
  /** True when no cue was heard and the feeling, if any, decided. */
  readonly byFeeling: boolean;
};

/**
 * Chooses among the candidates.
 *
 * `shown` are the patterns of the last seven days; `declined` those the person waved away for this text. A winner
 * that was shown lately gives way to a runner-up that was not, if that is within a point.
 */
export function choosePattern(
  candidates: readonly Candidate[],
  emotion: Emotion | null,
  shown: ReadonlySet<PatternId>,
  declined: ReadonlySet<PatternId>,
): Choice {
  const open = candidates.filter(({ pattern }) => !declined.has(pattern));
  const [winner, second] = open;
  if (winner === undefined) {
    const fallback = emotionFallback[emotion ?? 'none'];
    const pattern = declined.has(fallback) ? 'unnamed' : fallback;
    return {
      chosen: { pattern, score: weightOf(pattern, emotion), cues: [] },
      also: null,
      byFeeling: true,
    };
  }
  const givesWay =
    shown.has(winner.pattern) &&
    second !== undefined &&
    !shown.has(second.pattern) &&
    winner.score - second.score <= NEAR_POINTS;
  const chosen = givesWay ? second : winner;
  const next = open.find(({ pattern }) => pattern !== chosen.pattern);
  const isOther =
    next !== undefined &&
    next.score >= SECOND_VOICE_SCORE &&
    ruleOf(next.pattern).family !== ruleOf(chosen.pattern).family;
  return { chosen, also: isOther ? next : null, byFeeling: false };
}
