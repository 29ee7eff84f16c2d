import { atom, useAtom, useSetAtom } from 'jotai';

/** The dialogs that compute a chart and can be opened from anywhere in the app. */
export type ToolKind = 'natal' | 'synastry' | 'transits' | 'human-design' | 'calculator';

const open = atom<ToolKind | null>(null);

/** Which tool dialog is open, and how to open another or close it with null. For the host of the dialogs. */
export function useToolOpen(): [ToolKind | null, (kind: ToolKind | null) => void] {
  return useAtom(open);
}

/** Opens a tool dialog. */
export function useOpenTool(): (kind: ToolKind) => void {
  return useSetAtom(open);
}
