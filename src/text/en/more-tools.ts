/** Names of the tools that have no card of their own, where menus and the palette offer them. */
import type { ToolId } from '#practice/tools/tool-list.ts';

export const moreTools: readonly { readonly id: ToolId; readonly label: string }[] = [
  { id: 'ask-universe', label: 'Ask the Universe' },
  { id: 'numerology', label: 'Numerology' },
  { id: 'dream-interpreter', label: 'Dream Interpreter' },
  { id: 'crystal-guide', label: 'Crystal Guide' },
  { id: 'meditation-generator', label: 'Meditation Generator' },
];
