/** The message a tool brings to the chat: its preset with what the person gave in its places, and what was computed here. */
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { fillPrompt, promptFieldsOf } from '#practice/prompts/placeholders.ts';
import type { ToolId } from '#practice/tools/tool-list.ts';
import { toolPresets } from '#text/en/self/prompts.ts';

/** `given` in the order of the fields; an empty one leaves its brackets. `computed` is dropped where both are too long. */
export function presetMessage(tool: ToolId, given: readonly string[], computed: string): string {
  const preset = toolPresets.find((one) => one.tool === tool);
  if (preset === undefined) return computed;
  const values = new Map(promptFieldsOf(preset.content).map(({ key }, at) => [key, given[at] ?? '']));
  const { text } = fillPrompt(preset.content, values);
  const whole = computed === '' ? text : `${text}\n\n${computed}`;
  return whole.length <= MAX_MESSAGE_CHARS ? whole : text;
}
