import type { ToolId } from '#practice/tools/tool-list.ts';
import type { ToolKind } from '#store/open-tool.ts';
import type { uiChat } from '#text/en/ui-chat.ts';
import { IconBlueprint, IconCards, IconSunrise, IconTools, IconUser } from '#ui/icons.ts';

/** A dialog over the chat, the tarot reader or the hub of tools, which are screens, or one tool of the hub. */
export type QuickTool = ToolKind | 'tarot-cards' | 'tools' | ToolId;

/** The Quick Tools, in the order of the menu. The tools that have a form of their own are behind the last. */
export function quickTools(t: typeof uiChat) {
  return [
    { kind: 'natal', label: t.natalChart, icon: IconBlueprint },
    { kind: 'synastry', label: t.synastry, icon: IconUser },
    { kind: 'transits', label: t.transits, icon: IconSunrise },
    { kind: 'tarot-cards', label: t.tarotCards, icon: IconCards },
    { kind: 'tools', label: t.allTools, icon: IconTools },
  ] as const satisfies readonly { kind: QuickTool; label: string; icon: unknown }[];
}
