/** The tools of the Soul Insight hub: what kind they are, whether they are listed, and what opening one does. */

export const TOOL_CATEGORIES = ['divination', 'analysis', 'generation', 'guidance'] as const;
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

export const TOOL_IDS = [
  'soulchart-analyzer',
  'tarot-drawer',
  'upload-analyzer',
  'ask-universe',
  'numerology',
  'dream-interpreter',
  'crystal-guide',
  'meditation-generator',
] as const;
export type ToolId = (typeof TOOL_IDS)[number];

export type Tool = {
  readonly id: ToolId;
  readonly category: ToolCategory;
  /** Shown as a card of the hub; the others are rows under the cards. */
  readonly isListed: boolean;
  /** `page`: its own screen. `uploader`: the picture dialog, then the chat. `form`: a form here that composes or asks. */
  readonly opens: 'page' | 'uploader' | 'form';
  /** Reading mode of the chat it sends to. */
  readonly mode: 'mixed' | 'western' | 'tarot' | 'pythagorean' | 'dream-interpretation';
};

export const TOOLS: readonly Tool[] = [
  { id: 'soulchart-analyzer', category: 'analysis', isListed: true, opens: 'page', mode: 'western' },
  { id: 'tarot-drawer', category: 'analysis', isListed: true, opens: 'page', mode: 'tarot' },
  { id: 'upload-analyzer', category: 'analysis', isListed: false, opens: 'uploader', mode: 'mixed' },
  { id: 'ask-universe', category: 'divination', isListed: false, opens: 'form', mode: 'mixed' },
  { id: 'numerology', category: 'analysis', isListed: false, opens: 'form', mode: 'pythagorean' },
  {
    id: 'dream-interpreter',
    category: 'divination',
    isListed: false,
    opens: 'form',
    mode: 'dream-interpretation',
  },
  { id: 'crystal-guide', category: 'guidance', isListed: false, opens: 'form', mode: 'mixed' },
  { id: 'meditation-generator', category: 'generation', isListed: false, opens: 'form', mode: 'mixed' },
];

/** The tool of an id from an address, or null. */
export function toolOf(id: string): Tool | null {
  return TOOLS.find((tool) => tool.id === id) ?? null;
}
