import type { ReadingMode } from '#companion/request.ts';
import type { AskedTool } from '#companion/tools.ts';
import type { Attached } from '#contract/attached-chart.ts';

/** The tool a message was sent from, if it is one that the chat writes in this mode; null for any other message. */
export function askedTool(attached: Attached | null, mode: ReadingMode): AskedTool | null {
  if (attached?.chartType !== 'given' || attached.mode !== mode) return null;
  const { answers } = attached;
  const said = (id: string): string => answers[id]?.[0] ?? '';
  if (said('tool') === 'crystal-guide') return { type: 'crystal-guide', intention: said('intention') };
  if (said('tool') !== 'meditation-generator') return null;
  return { type: 'meditation-generator', minutes: Number(said('minutes')), feeling: said('feeling') };
}
