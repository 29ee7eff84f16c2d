import type { AccountProblem } from '#account/account.ts';
import { uiSession } from '#text/en/ui-session.ts';
import { notify } from '#ui/notify.ts';
import { problemWords } from './problem-words.ts';

/** Says to a person who is in already why a return from a provider brought nothing. Stays until it is closed. */
export function noticeArrival(problem: AccountProblem): void {
  notify({ text: problemWords(problem, uiSession, 'google'), tone: 'error', durationMs: Infinity });
}
