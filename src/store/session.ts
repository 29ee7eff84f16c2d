import { atom, useAtomValue, useSetAtom } from 'jotai';
import { readSkipAuth, writeSkipAuth } from './boot-keys.ts';

/** Who is here. `signed-out` with `skipped` is a person who goes on without an account. */
export type Session =
  | { type: 'loading' }
  | { type: 'signed-out'; skipped: boolean }
  | { type: 'signed-in'; accountId: string };

// Until accounts exist nothing has to be waited for: the answer is known from the boot key.
const session = atom<Session>({ type: 'signed-out', skipped: readSkipAuth() });

const continueWithoutLogin = atom(null, (_get, set) => {
  writeSkipAuth(true);
  set(session, { type: 'signed-out', skipped: true });
});

export function useSession(): Session {
  return useAtomValue(session);
}

/** Remembers that the person goes on without an account. */
export function useContinueWithoutLogin(): () => void {
  return useSetAtom(continueWithoutLogin);
}
