import type { ActionId } from './actions.ts';
import { newestFirst } from './past-run.ts';
import type { PastRun } from './past-run.ts';

/** The one question of an opening: about the last action offered, while it has not been answered. */
export type HelpedQuestion = { readonly entry: string; readonly date: string; readonly action: ActionId };

/**
 * What to ask at the next opening: "Last time: … Did it help?". Null when there is nothing to ask about: no earlier
 * run with an action, an answer already given, or a run of today. `asked` are entries the question was already put
 * about, so that it is put once.
 */
export function helpedQuestion(
  history: readonly PastRun[],
  date: string,
  asked: ReadonlySet<string>,
): HelpedQuestion | null {
  const last = newestFirst(history).find((run) => run.date < date && run.action !== null);
  if (last === undefined || last.action === null || last.helped !== null || asked.has(last.id)) return null;
  return { entry: last.id, date: last.date, action: last.action };
}

/** The four answers and what is stored for each; "Didn't do it" is no rating. */
export const helpedAnswers = [
  { answer: 'not-really', helped: 0 },
  { answer: 'a-little', helped: 1 },
  { answer: 'a-lot', helped: 2 },
  { answer: 'not-done', helped: null },
] as const;
