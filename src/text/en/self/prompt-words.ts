/** Words around the prompt library. */
import type { Gap } from '#practice/prompts/attach.ts';
import type { PromptOrder } from '#practice/prompts/library.ts';
import type { DraftProblem } from '#practice/prompts/own-prompt.ts';

export const promptOrderNames: Readonly<Record<PromptOrder, string>> = {
  popular: 'Popular',
  newest: 'Newest',
  alphabetical: 'Alphabetical',
};

/** Said in the message when a fact a prompt asks for cannot be attached. */
export const gapLines: Readonly<Record<Gap, string>> = {
  'no-birth-date': 'no birth date: the chart is left out',
  'no-birth-time': 'no birth time: houses left out',
  'no-birth-place': 'no birth place: houses left out',
  'no-place': 'no place: planetary hours left out',
  'no-loops': 'no Soul Loop entries: what you wrote lately is left out',
  'no-partner': 'no second chart saved: the two are not compared',
};

export const draftProblems: Readonly<Record<DraftProblem['why'], string>> = {
  empty: 'This cannot be empty.',
  'too-long': 'This is too long.',
  'too-many': 'At most 20 tags.',
  unstorable: 'There is a character in here that cannot be stored.',
};

export const promptWords = {
  openField: 'Left open: it stays in brackets for you to fill in later.',
  usedTimes: (n: number) => `Used ${n} ${n === 1 ? 'time' : 'times'}`,
  tips: [
    'Replace the text in [BRACKETS] with your own words.',
    'Be specific: one person, one evening, one sentence that was said.',
    'You can edit everything once it stands in the chat.',
    'For questions about your chart, have your birth details saved.',
    'For questions about two people, save the other person’s birth details too.',
  ],
  empty: 'No questions found',
  emptyHint: 'Try selecting a different category or adjusting your search',
} as const;
