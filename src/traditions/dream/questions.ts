/**
 * What is asked beside the dream itself. Every question may be left open; an answer is the person's, and the sheet says so.
 *
 * Four causes of dreams in Thai tradition: a body unsettled (ธาตุกำเริบ), the thoughts of the day (จิตอาวรณ์), a message that was
 * felt (เทพสังหรณ์) and an omen that was felt (บุพนิมิต). The first two are offered first.
 */

export const DREAM_CAUSES = ['body', 'day-thoughts', 'felt-message', 'felt-omen'] as const;
export type DreamCause = (typeof DREAM_CAUSES)[number];

/** `heavy-meal`, `illness` and `heat` point to the body; the rest name their cause themselves. */
export const CAUSE_ANSWERS = [
  'heavy-meal',
  'illness',
  'heat',
  'on-my-mind',
  'felt-message',
  'felt-omen',
] as const;
export type CauseAnswer = (typeof CAUSE_ANSWERS)[number];

/** When in the night. Folklore reads the first part as far off and the last as near; it is shown as folklore. */
export const NIGHT_PARTS = ['early', 'middle', 'before-waking'] as const;
export type NightPart = (typeof NIGHT_PARTS)[number];

/** The questions, in the order of asking, each with its choices. "Unsure" is always one more. */
export const DREAM_QUESTIONS = [
  { id: 'feeling', choices: 'feelings' },
  { id: 'returning', choices: ['yes', 'no'] },
  { id: 'night-part', choices: NIGHT_PARTS },
  { id: 'cause', choices: CAUSE_ANSWERS },
] as const;

/** The cause that the answers point to: a body unsettled before anything else, then the day, then what was felt. */
export function causeOf(answers: readonly CauseAnswer[]): DreamCause | null {
  if (answers.some((answer) => answer === 'heavy-meal' || answer === 'illness' || answer === 'heat'))
    return 'body';
  if (answers.includes('on-my-mind')) return 'day-thoughts';
  if (answers.includes('felt-message')) return 'felt-message';
  return answers.includes('felt-omen') ? 'felt-omen' : null;
}
