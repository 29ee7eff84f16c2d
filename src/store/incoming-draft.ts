import { atom, useAtom, useSetAtom } from 'jotai';
import type { Attached } from '#contract/attached-chart.ts';

/** Words and a chart that another part of the app puts into the input of the chat. */
export type IncomingDraft = {
  readonly text: string;
  readonly attached: Attached | null;
  /** Only into an empty input: what somebody typed meanwhile is worth more. */
  readonly ifEmpty?: boolean;
};

const incoming = atom<IncomingDraft | null>(null);

/** What waits to be put into the input, and how to say that it was taken. For the chat. */
export function useIncomingDraft(): [IncomingDraft | null, (draft: null) => void] {
  return useAtom(incoming);
}

/** Puts words and a chart on their way to the input of the chat that is shown next. */
export function useSendDraft(): (draft: IncomingDraft) => void {
  return useSetAtom(incoming);
}
