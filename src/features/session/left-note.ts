/** What is to be said at the door to a person who has just left: kept over the fresh start of the page that follows. */

const KEY = 'soulstice.left';

export type LeftNote = 'account-deleted';

/** What is to be said, null for nothing. It stays until it is forgotten. */
export function readLeftNote(): LeftNote | null {
  try {
    return sessionStorage.getItem(KEY) === 'account-deleted' ? 'account-deleted' : null;
  } catch {
    return null;
  }
}

export function keepLeftNote(note: LeftNote | null): void {
  try {
    if (note === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, note);
  } catch {
    // A browser that keeps nothing shows the door without a word.
  }
}
