/** The small choices of each reading mode as data: what a question may choose, and the values of each with the default first. */
import { modeReads } from '#companion/given.ts';
import type { ReadingMode } from '#companion/request.ts';
import { matterIds } from '#traditions/geomancy/shield.ts';
import { layoutIds } from '#traditions/lenormand/layouts.ts';
import { runeSpreadIds } from '#traditions/runes/futhark.ts';
import { spreadIds } from '#traditions/tarot/spreads.ts';

export type ModeOption = {
  readonly id: string;
  /** The default first; without values something is written. */
  readonly values: readonly string[];
};

/** `''` is the choice of not choosing. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  layout: layoutIds,
  significator: ['', 'woman', 'man'],
  matter: ['', ...matterIds],
  toss: ['', 'yes'],
  // The purposes stand with their words: the module that weighs them brings the whole sky.
  purpose: [
    '',
    'ask-borrow',
    'money-invest',
    'start-work',
    'build-house',
    'travel',
    'trade-open',
    'love-wedding',
    'cut-contest',
    'ceremony-office',
    'study-calm',
  ],
  'birth-part': ['', 'before-six', 'day', 'night'],
  'target-year': [],
  number: [],
};

const cardSpreads = ['three', ...spreadIds.filter((id) => id !== 'three')];
const runesLaid = ['norns', ...runeSpreadIds.filter((id) => id !== 'norns')];

/** What may be chosen for one question in a mode. The part of the day is asked for only where no hour is known. */
export function answerOptions(
  mode: ReadingMode,
  { lacksTime }: { readonly lacksTime: boolean },
): readonly ModeOption[] {
  const { answers } = modeReads(mode);
  if (answers === 'form') return [];
  return answers.flatMap((id): ModeOption[] => {
    if (id === 'birth-part' && !lacksTime) return [];
    if (id === 'spread') return [{ id, values: mode === 'runes' ? runesLaid : cardSpreads }];
    const values = VALUES[id];
    return values === undefined ? [] : [{ id, values }];
  });
}

/** Schools that are chosen in the settings for the whole app, and modes that are told from those. */
const ELSEWHERE: ReadonlySet<string> = new Set(['reversals']);
const TOLD_ELSEWHERE: ReadonlySet<ReadingMode> = new Set(['western', 'tarot']);

/** The choices of school that stand in the panel of a mode. */
export function schoolOptions(
  mode: ReadingMode,
  schools: Readonly<Record<string, readonly string[]>>,
): readonly ModeOption[] {
  if (TOLD_ELSEWHERE.has(mode)) return [];
  return Object.entries(schools).flatMap(([id, values]) => (ELSEWHERE.has(id) ? [] : [{ id, values }]));
}
