/** Asking the browser not to clear what the person made. */

export type Persistence = 'granted' | 'refused' | 'unsupported';
type Storage = Pick<StorageManager, 'persist' | 'persisted'>;

/** Asks once, without asking again where it is granted already. Never throws: a refusal changes nothing we do. */
export async function askPersistence(storage: Storage | undefined): Promise<Persistence> {
  if (storage === undefined || typeof storage.persist !== 'function') return 'unsupported';
  try {
    return (await storage.persisted()) || (await storage.persist()) ? 'granted' : 'refused';
  } catch {
    return 'refused';
  }
}

/**
 * An `afterSave` that asks at the first save of this visit and then calls `next`. Asking earlier would ask for
 * something nobody has yet; a browser that refused may grant it later, so each visit asks once.
 */
export function persistAfterFirstSave(
  storage: Storage | undefined,
  next: () => void = () => undefined,
): () => void {
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      void askPersistence(storage);
    }
    next();
  };
}
