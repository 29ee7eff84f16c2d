/** What of an answered hand is worth telling: answered features alone. */
import type { Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { gains, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';
import { palmQuestions } from './questions.ts';

/**
 * Topics by what a question looks at: life vitality and roots, head thinking style, heart relating, fate direction, sun recognition.
 * The companion's table of significators names none for hands.
 */
const subjectTopics: Readonly<Record<string, readonly Topic[]>> = {
  'life-line': ['self', 'family', 'mood'],
  'head-line': ['decision', 'study', 'work'],
  'heart-line': ['love', 'partner', 'compatibility', 'breakup'],
  'fate-line': ['work', 'decision', 'home-move'],
  'sun-line': ['creativity', 'work', 'money'],
  'marriage-marks': ['partner', 'love'],
  'head-and-heart': ['decision', 'love'],
  thumb: ['money', 'decision'],
  fingers: ['friendship', 'work'],
  mounts: ['self', 'creativity', 'spirit'],
  skin: ['mood'],
  mark: ['self'],
};

/** The four great lines say more than the rest. */
const weights: Readonly<Record<string, number>> = {
  'heart-line': 15,
  'head-line': 15,
  'life-line': 14,
  'fate-line': 13,
  'sun-line': 12,
  mounts: 12,
  thumb: 11,
  'head-and-heart': 11,
  'marriage-marks': 8,
  mark: 8,
};

const HARD: readonly string[] = [
  'self-protective',
  'two-minded',
  'cautious',
  'divided-attention',
  'unevenness',
  'changing-direction',
  'turning',
];
const EASY: readonly string[] = [
  'balanced',
  'outgoing-strength',
  'quiet-strength',
  'steady-direction',
  'shelter',
  'open-handed',
  'recognition',
  'second-strength',
  'warmth',
  'steady',
];

function moveOfThemes(themes: readonly string[]): PointDraft['move'] {
  if (themes.some((theme) => HARD.includes(theme))) return 'tension';
  return themes.some((theme) => EASY.includes(theme)) ? 'resource' : 'observe';
}

/** Points of a sheet of mode `palmistry`. */
export function palmPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  return pointsOn(sheet, [
    {
      key: 'palm:type',
      facts: ['palm.type', 'palm.ratio.palm', 'palm.ratio.fingers'],
      move: 'core',
      weight: 18,
      topics: gains(6, 'self', 'mood', 'work'),
      isFrame: true,
    },
    {
      key: 'palm:role',
      facts: ['palm.role', 'palm.hand'],
      move: 'observe',
      weight: 8,
      topics: gains(6, 'self'),
    },
    ...palmQuestions
      .filter(({ id }) => view.has(`palm.${id}.theme`))
      .map(({ id, subject }): PointDraft => ({
        key: `palm:${id}`,
        facts: [`palm.${id}`, `palm.${id}.theme`],
        move: moveOfThemes(view.ids(`palm.${id}.theme`)),
        weight: weights[subject] ?? 9,
        topics: gains(10, ...(subjectTopics[subject] ?? [])),
      })),
    {
      key: 'palm:answered',
      facts: ['palm.answered.count', 'palm.unsure.count', 'caveat.palm-answered'],
      move: 'limit',
      weight: 4,
    },
  ]);
}
