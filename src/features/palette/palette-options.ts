import { wantedIn } from '#search/query.ts';
import { markedText, type Snippet } from '#search/snippet.ts';
import type { IconDrawing } from '#ui/icon.tsx';

/** Something that can be chosen. */
export interface PaletteOption {
  readonly id: string;
  readonly label: Snippet;
  /** A quiet second line. */
  readonly note?: Snippet;
  /** A quiet word at the end: when, or that it is in use. */
  readonly tail?: string;
  /** Keys that do the same, one piece each. */
  readonly caps?: readonly string[];
  readonly icon: IconDrawing;
  /** The app itself offers it: it is there without a search. */
  readonly ofApp?: true;
  readonly onChoose: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PaletteOption[];
}

/** What the app gives the palette to offer: a command, or a screen. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly tail?: string;
  readonly caps?: readonly string[];
  readonly icon: IconDrawing;
  readonly onChoose: () => void;
}

/** The entries that fit a query, as they stand or with what was typed marked. Each word must begin one of the label. */
export function fitting(entries: readonly PaletteEntry[], query: string): readonly PaletteOption[] {
  const wanted = wantedIn(query).map(({ word }) => ({ word, open: true }));
  return entries.flatMap((entry): PaletteOption[] => {
    const label = markedText(entry.label, wanted);
    const fits = wanted.every((one) => markedText(entry.label, [one]).marks.length > 0);
    return fits ? [{ ...entry, label, ofApp: true }] : [];
  });
}
