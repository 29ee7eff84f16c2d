import { atom, useAtom } from 'jotai';

/** Forms being filled in, by key, of the account whose database this is. */
type FormDrafts = { readonly db: object | null; readonly byKey: Readonly<Record<string, unknown>> };

const drafts = atom<FormDrafts>({ db: null, byKey: {} });

/** Keeps forms while the page lives, so that switching screens costs no read. Another account finds none of them. */
export const useFormDrafts = () => useAtom(drafts);
