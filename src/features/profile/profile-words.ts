/** Small pieces of text that only the profile has: its type, its score, and what stood in the way of saving it. */
import type { MbtiType } from '#contract/profile.ts';
import type { DbFailure } from '#db/failure.ts';
import type { uiProfile } from '#text/en/ui-profile.ts';

/** "INFJ Advocate". The types in small letters are the keys of their names. */
export function mbtiLabel(t: typeof uiProfile, type: MbtiType): string {
  return `${type} ${t[type.toLowerCase() as Lowercase<MbtiType>]}`;
}

/** Why this device did not keep it, to be read after a colon. */
export function failureText(t: typeof uiProfile, failure: DbFailure): string {
  switch (failure.type) {
    case 'quota':
      return t.failQuota;
    case 'blocked':
      return t.failBlocked;
    case 'closed':
      return t.failClosed;
    case 'unknown':
      return t.failUnknown(failure.name);
  }
}
