import { atom, useAtom, useSetAtom } from 'jotai';
import type { Question } from '#model/converse.ts';

/** Makes the question that waits to be sent, as it would be; null when there is none. */
export type WaitingQuestion = () => Promise<Question | null>;

const open = atom<{ readonly question: WaitingQuestion | null } | null>(null);

/** Whether "Who writes, and what leaves" is open and about which question. For the host of the dialog. */
export function usePrivacyLensOpen(): [{ readonly question: WaitingQuestion | null } | null, () => void] {
  const [state, set] = useAtom(open);
  return [state, () => set(null)];
}

/** Opens it; with the question that waits, its exact text can be looked at before it leaves. */
export function useOpenPrivacyLens(): (question?: WaitingQuestion) => void {
  const set = useSetAtom(open);
  return (question) => set({ question: question ?? null });
}
