import { modeAsks } from '#companion/mode-asks.ts';
import { type ReadingMode, readingModes } from '#companion/request.ts';
import type { Need } from '#facts/ask.ts';
import type { ModeGroup, ModeWords } from '#text/en/modes.ts';
import type { needNouns, uiComposer } from '#text/en/ui-composer.ts';

export interface ModeEntry extends ModeWords {
  readonly mode: ReadingMode;
}

const groupOrder: readonly ModeGroup[] = ['all', 'thai', 'traditions', 'divination'];

export type ShownGroup = { readonly id: ModeGroup | 'favorites'; readonly entries: readonly ModeEntry[] };

/** Modes in the groups they are shown in: favourites first, and not a second time below. No group is empty. */
export function groupsOf(entries: readonly ModeEntry[], liked: readonly string[]): readonly ShownGroup[] {
  const others = entries.filter(({ mode }) => !liked.includes(mode));
  return [
    { id: 'favorites' as const, entries: entries.filter(({ mode }) => liked.includes(mode)) },
    ...groupOrder.map((id) => ({ id, entries: others.filter(({ group }) => group === id) })),
  ].filter((group) => group.entries.length > 0);
}

/** Every mode with its words; none until their chunk is there. */
export function modeEntries(words: Readonly<Record<ReadingMode, ModeWords>> | null): readonly ModeEntry[] {
  return words === null ? [] : readingModes.map((mode) => ({ mode, ...words[mode] }));
}

export function groupName(group: ShownGroup['id'], t: typeof uiComposer): string {
  return {
    favorites: t.groupFavorites,
    all: t.groupAll,
    thai: t.groupThai,
    traditions: t.groupTraditions,
    divination: t.groupDivination,
  }[group];
}

/** What a mode asks of a person, in a line. */
export function asksLine(mode: ReadingMode, t: typeof uiComposer, nouns: typeof needNouns): string {
  const { needs, more } = modeAsks[mode];
  const list = (all: readonly Need[]): string => all.map((need) => nouns[need]).join(', ');
  const first = needs.length === 0 ? t.needsNothing : t.needs(list(needs));
  return more.length === 0 ? first : `${first}; ${t.more(list(more))}`;
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
    const own = entry.own?.text ?? '';
    const text = plain(`${entry.name} ${own} ${entry.mode} ${entry.note} ${nameOfGroup(entry.group)}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
