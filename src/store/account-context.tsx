import { createContext, type ReactNode, useContext } from 'react';
import { present } from '#lib/assert.ts';
import type { Account } from '#account/account.ts';
import { useFollowAccount } from './session.ts';

const AccountContext = createContext<Account | null>(null);

/** Makes the account available to every screen, and keeps `useSession` in step with it. */
export function AccountProvider(props: { value: Account; children: ReactNode }) {
  useFollowAccount(props.value);
  return <AccountContext value={props.value}>{props.children}</AccountContext>;
}

/** What can be done about signing in and out. Throws outside an `AccountProvider`. */
export function useAccount(): Account {
  return present(useContext(AccountContext), 'AccountProvider above this component');
}
