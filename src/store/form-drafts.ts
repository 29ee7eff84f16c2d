import { atom, useAtom } from 'jotai';

const drafts = atom<Readonly<Record<string, unknown>>>({});

/** Forms being filled in, by key. Kept while the page lives, so that switching screens costs no read. */
export const useFormDrafts = () => useAtom(drafts);
