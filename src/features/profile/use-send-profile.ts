import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useSession } from '#store/session.ts';
import { type Delivery, rememberUnsent, sendUnsent } from './send-profile.ts';

/** Sends the profile that was just saved on this device on to the account; null where there is no account. */
export function useSendProfile(): () => Promise<Delivery | null> {
  const { db, deps } = useLocalData();
  const api = useApi();
  const signedIn = useSession().type === 'signed-in';
  return async () => {
    if (!signedIn) return null;
    await rememberUnsent(db, deps);
    return sendUnsent(db, api);
  };
}
