import type { ToolKind } from '#store/open-tool.ts';
import type { uiChat } from '#text/en/ui-chat.ts';
import { IconBlueprint, IconSunrise, IconUser } from '#ui/icons.ts';

/** The Quick Tools, in the order of the menu. A tool that is not built yet is not among them. */
export function quickTools(t: typeof uiChat) {
  return [
    { kind: 'natal', label: t.natalChart, icon: IconBlueprint },
    { kind: 'synastry', label: t.synastry, icon: IconUser },
    { kind: 'transits', label: t.transits, icon: IconSunrise },
  ] as const satisfies readonly { kind: ToolKind; label: string; icon: unknown }[];
}
