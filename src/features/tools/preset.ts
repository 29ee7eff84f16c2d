/** Builds the chat draft of a tool: its preset filled in, its result and its reading mode. */
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { fillPrompt, promptFieldsOf } from '#practice/prompts/placeholders.ts';
import { toolOf } from '#practice/tools/tool-list.ts';
import type { ToolId } from '#practice/tools/tool-list.ts';
import type { IncomingDraft } from '#store/incoming-draft.ts';
import { toolPresets } from '#text/en/self/prompts.ts';
import { toolTexts } from '#text/en/self/tools/tool-words.ts';

/**
 * Builds the draft. `given` are the values of the preset's fields in order; a sentence whose field is empty is left out, so
 * that no placeholder is sent. `computed` is dropped where both are too long. `answers` are what the reading mode computes
 * the tool's facts from, so that the reply stands on the same ones.
 */
export function presetDraft(
  tool: ToolId,
  given: readonly string[],
  computed: string,
  answers: Readonly<Record<string, readonly string[]>> = {},
): IncomingDraft {
  const preset = toolPresets.find((one) => one.tool === tool);
  const text = preset === undefined ? '' : filled(preset.content, given);
  const whole = [text, computed].filter((part) => part !== '').join('\n\n');
  return {
    text: whole.length <= MAX_MESSAGE_CHARS ? whole : text.slice(0, MAX_MESSAGE_CHARS),
    attached: {
      chartType: 'given',
      mode: toolOf(tool)?.mode ?? 'mixed',
      title: toolTexts[tool].name,
      entered: null,
      answers: Object.fromEntries(
        Object.entries(answers).flatMap(([id, chosen]) => (chosen.length === 0 ? [] : [[id, [...chosen]]])),
      ),
    },
  };
}

function filled(content: string, given: readonly string[]): string {
  let next = 0;
  return (content.match(/[^.?!]+[.?!]+/g) ?? [content])
    .flatMap((sentence) => {
      const values = new Map(promptFieldsOf(sentence).map(({ key }) => [key, given[next++] ?? '']));
      const { text, open } = fillPrompt(sentence.trim(), values);
      // Avoid a second full stop after a value that ends with one.
      return open.length > 0 ? [] : [text.replace(/([.!?…])\.$/u, '$1')];
    })
    .join(' ');
}
