/**
 * Where the session is kept: a small database of its own, so that the service worker can read it too, which has no
 * localStorage. Values are plain text; what they mean is for the caller.
 */

const NAME = 'soulstice-auth';
const STORE = 'kept';

/** The session, JSON as the auth library writes it. */
export const SESSION_KEY = 'session';
/** The secret of a sign-in that is under way. The library makes this key from the one above. */
export const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;
/** Who is signed in, for the time without network and after the session has ended. */
export const WHO_KEY = 'who';
/** Accounts whose databases are still to be deleted. */
export const REMOVALS_KEY = 'removals';

export type AuthStore = {
  /** Null when nothing is kept under the key. Rejects when the browser keeps nothing at all. */
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, value: string) => Promise<void>;
  readonly remove: (...keys: readonly string[]) => Promise<void>;
};

/** Opens at the first use, and again after the browser closed it. */
export function createAuthStore(factory: IDBFactory): AuthStore {
  let opening: Promise<IDBDatabase> | null = null;

  const opened = () => {
    opening ??= open(factory, () => {
      opening = null;
    });
    return opening;
  };

  const run = async <Value>(mode: IDBTransactionMode, work: (kept: IDBObjectStore) => IDBRequest<Value>) => {
    const transaction = (await opened()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the transaction was aborted')),
      );
    });
    return request.result;
  };

  return {
    get: async (key) => {
      const value: unknown = await run('readonly', (kept) => kept.get(key) as IDBRequest<unknown>);
      return typeof value === 'string' ? value : null;
    },
    set: async (key, value) => {
      await run('readwrite', (kept) => kept.put(value, key));
    },
    remove: async (...keys) => {
      for (const key of keys) await run('readwrite', (kept) => kept.delete(key));
    },
  };
}

function open(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => {
      onClose();
      reject(request.error ?? new Error('the session cannot be kept'));
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onClose);
      database.addEventListener('versionchange', () => {
        database.close();
        onClose();
      });
      resolve(database);
    });
  });
}
