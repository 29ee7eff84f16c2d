/**
 * Who is signed in where the boot key does not say so. The browser writes boot keys to the disk some seconds late: when it is
 * killed right after a sign-in, the session is there at the next start and the key is not.
 */
import { createAuthStore, SESSION_KEY, WHO_KEY } from './auth-store.ts';

/** The account of a session that is kept; null when there is none. A sign-out removes the session before the key. */
export async function lostAccount(factory: IDBFactory): Promise<string | null> {
  const store = createAuthStore(factory);
  const [who, session] = await Promise.all([store.get(WHO_KEY), store.get(SESSION_KEY)]);
  if (who === null || session === null) return null;
  const { id } = JSON.parse(who) as { readonly id?: unknown };
  const { user } = JSON.parse(session) as { readonly user?: { readonly id?: unknown } };
  return typeof id === 'string' && id === user?.id ? id : null;
}
