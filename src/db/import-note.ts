/** Key of `local`: an import that was begun and is not written yet. Known here, so that a start without one loads nothing of it. */
export const IMPORT_NOTE = 'import';
