/** What is to be said at the door to a person who has just left: kept over the fresh start of the page that follows. */

const KEY = 'soulstice.left';

const notes = ['account-deleted', 'device-erased'] as const;
export type LeftNote = (typeof notes)[number];

/** What is to be said, null for nothing. It stays until it is forgotten. */
export function readLeftNote(): LeftNote | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return notes.find((note) => note === kept) ?? null;
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
