import type { ReadingMode } from '#companion/request.ts';
import type { CommandId } from '#store/commands.ts';
import type { ModeWords } from '#text/en/modes.ts';
import { moreTools } from '#text/en/more-tools.ts';
import type { uiChat } from '#text/en/ui-chat.ts';
import type { uiComposer } from '#text/en/ui-composer.ts';
import { modeEntries } from './mode-picker-modes.ts';
import { type QuickTool, quickTools } from './quick-tools.ts';

/** What a slash command does. */
export type SlashAct =
  | { readonly type: 'tool'; readonly tool: QuickTool }
  | { readonly type: 'mode'; readonly mode: ReadingMode }
  | { readonly type: 'image' }
  | { readonly type: 'command'; readonly id: CommandId };

export interface SlashCommand {
  /** What is typed behind the slash. */
  readonly word: string;
  readonly name: string;
  readonly note: string;
  readonly act: SlashAct;
}

/** All commands that can be done now. `available` are those of the rest of the screen. */
export function slashCommands(
  t: typeof uiComposer,
  chat: typeof uiChat,
  modes: Readonly<Record<ReadingMode, ModeWords>> | null,
  available: readonly CommandId[],
): readonly SlashCommand[] {
  const commands: readonly [word: string, id: CommandId, name: string][] = [
    ['voice', 'open-voice-input', t.voice],
    ['new', 'new-chat', t.newChat],
    ['regenerate', 'regenerate', t.regenerate],
    ['copy', 'copy-last-message', t.copyLastMessage],
    ['clear', 'clear-context', t.clearContext],
    ['reset', 'reset-chat', t.resetChat],
    ['temporary', 'toggle-temporary-chat', t.temporaryChat],
  ];
  return [
    ...quickTools(chat).map(({ kind, label }): SlashCommand => ({
      word: kind,
      name: label,
      note: t.toolNote,
      act: { type: 'tool', tool: kind },
    })),
    ...moreTools.map(({ id, label }): SlashCommand => ({
      word: id,
      name: label,
      note: t.ownToolNote,
      act: { type: 'tool', tool: id },
    })),
    { word: 'image', name: t.uploadImage, note: t.uploadNote, act: { type: 'image' } },
    ...modeEntries(modes).map(({ mode, name }): SlashCommand => ({
      word: mode,
      name,
      note: t.modeNote,
      act: { type: 'mode', mode },
    })),
    ...commands
      .filter(([, id]) => available.includes(id))
      .map(([word, id, name]): SlashCommand => ({
        word,
        name,
        note: id === 'open-voice-input' ? t.voiceNote : '',
        act: { type: 'command', id },
      })),
  ];
}

/** The commands that fit what was typed: those whose word begins so first, then those with a word of their name that does. */
export function fittingCommands(commands: readonly SlashCommand[], query: string): readonly SlashCommand[] {
  const begins = commands.filter(({ word }) => word.startsWith(query));
  const named = commands.filter(
    ({ word, name }) =>
      !word.startsWith(query) &&
      name
        .toLowerCase()
        .split(/\s+/)
        .some((part) => part.startsWith(query)),
  );
  return [...begins, ...named];
}
