import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Account } from '#account/account.ts';
import type { Session } from '#account/session.ts';
import { readLastAccount, readSkipAuth, writeSkipAuth } from './boot-keys.ts';

export type { Session, Standing } from '#account/session.ts';

const session = atom<Session>(firstSession());

/** What the boot keys know: the last account is in at once, with or without the network. */
function firstSession(): Session {
  const accountId = readLastAccount();
  return accountId === undefined
    ? { type: 'signed-out', skipped: readSkipAuth() }
    : { type: 'signed-in', accountId, email: null, standing: 'checking' };
}

const continueWithoutLogin = atom(null, (_get, set) => {
  writeSkipAuth(true);
  set(session, { type: 'signed-out', skipped: true });
});

export function useSession(): Session {
  return useAtomValue(session);
}

/** For AccountProvider: the session is the account's, from before the first screen is drawn. */
export function useFollowAccount(account: Pick<Account, 'session' | 'watchSession'>): void {
  const store = useStore();
  useState(() => store.set(session, account.session()));
  useEffect(() => {
    const tell = () => store.set(session, account.session());
    tell();
    return account.watchSession(tell);
  }, [account, store]);
}

/** Whether a person is in: signed in, or going on without an account. */
export function isInside(session: Session): boolean {
  return session.type === 'signed-in' || (session.type === 'signed-out' && session.skipped);
}

/** Remembers that the person goes on without an account. */
export function useContinueWithoutLogin(): () => void {
  return useSetAtom(continueWithoutLogin);
}
