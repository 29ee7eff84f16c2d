import type { AccountProblem } from '#account/account.ts';
import { unreachable } from '#lib/assert.ts';
import type { uiSession } from '#text/en/ui-session.ts';

type Words = typeof uiSession;

/** What a person is told about a problem with signing in. `way` is what they tried. */
export function problemWords(
  problem: AccountProblem,
  t: Words,
  way: 'google' | 'oidc' | 'code' = 'code',
): string {
  switch (problem.type) {
    case 'offline':
      return t.problemOffline;
    case 'unavailable':
      return t.problemUnavailable;
    case 'not-offered':
      return way === 'google' ? t.problemGoogle : t.problemProvider;
    case 'wrong-code':
      return t.problemCode;
    case 'too-many':
      return problem.retryAfterS === null
        ? t.problemTooManySoon
        : t.problemTooMany(waitWords(problem.retryAfterS, t));
    case 'storage':
      return t.problemStorage;
    case 'refused':
      return t.problemRefused(problem.message);
    case 'unexpected':
      return t.problemUnexpected;
    default:
      return unreachable(problem);
  }
}

/** A wait in whole seconds up to a minute and a half, in whole minutes above. */
export function waitWords(seconds: number, t: Pick<Words, 'seconds' | 'minutes'>): string {
  return seconds <= 90 ? t.seconds(String(seconds)) : t.minutes(String(Math.ceil(seconds / 60)));
}
