import { type ReadingMode, readingModes } from '#companion/request.ts';
import type { uiChat } from '#text/en/ui-chat.ts';
import type { uiComposer } from '#text/en/ui-composer.ts';

export type ModeGroup = 'all' | 'traditions' | 'divination';

export interface ModeEntry {
  readonly mode: ReadingMode;
  readonly group: ModeGroup;
  readonly name: string;
  readonly note: string;
}

/** Where each mode stands. A mode that computes and is not placed here does not compile. */
const groups: Readonly<Record<ReadingMode, ModeGroup>> = {
  mixed: 'all',
  western: 'traditions',
  tarot: 'divination',
};

export const groupOrder: readonly ModeGroup[] = ['all', 'traditions', 'divination'];

/** The modes that compute, with their words. Nothing that is not built is listed. */
export function modeEntries(chat: typeof uiChat): readonly ModeEntry[] {
  return readingModes.map((mode) => ({
    mode,
    group: groups[mode],
    name: chat[mode],
    note: chat[`${mode}Note`],
  }));
}

export function groupName(group: ModeGroup, t: typeof uiComposer): string {
  return { all: t.groupAll, traditions: t.groupTraditions, divination: t.groupDivination }[group];
}

/** The modes whose name, note or group holds every word typed; all of them for a blank query. Accents do not matter. */
export function searchModes(
  entries: readonly ModeEntry[],
  query: string,
  nameOfGroup: (group: ModeGroup) => string,
): readonly ModeEntry[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    const text = plain(`${entry.name} ${entry.mode} ${entry.note} ${nameOfGroup(entry.group)}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
