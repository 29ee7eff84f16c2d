import { useEffect, useState } from 'react';
import type { BackendConfig } from '#account/account.ts';
import { useAccount } from '#store/account-context.tsx';
import { useOnline } from '#ui/use-online.ts';

/** How this server lets people sign in: undefined while it is asked, null when it cannot be had. Asked again online. */
export function useBackend(): BackendConfig | null | undefined {
  const account = useAccount();
  const online = useOnline();
  const [backend, setBackend] = useState<BackendConfig | null>();
  useEffect(() => {
    let gone = false;
    void account.backend().then((known) => {
      if (!gone) setBackend(known);
    });
    return () => {
      gone = true;
    };
  }, [account, online]);
  return backend;
}
