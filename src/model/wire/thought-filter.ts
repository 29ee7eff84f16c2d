/** Small models of one's own write what they think between `<think>` tags into their answer; it is nobody's to read. */

const OPEN = '<think>';
const CLOSE = '</think>';

export type ThoughtFilter = {
  /** What of the text so far may be shown; a tag may be cut in two between pieces. */
  readonly push: (piece: string) => string;
  /** What was held back at the end. */
  readonly end: () => string;
};

export function createThoughtFilter(): ThoughtFilter {
  let held = '';
  let isThinking = false;
  return {
    push: (piece) => {
      held += piece;
      let shown = '';
      for (;;) {
        const tag = isThinking ? CLOSE : OPEN;
        const at = held.indexOf(tag);
        if (at < 0) break;
        if (!isThinking) shown += held.slice(0, at);
        // The blank lines after a thought are no part of the answer.
        held = isThinking ? held.slice(at + tag.length).trimStart() : held.slice(at + tag.length);
        isThinking = !isThinking;
      }
      const keep = beginningOf(isThinking ? CLOSE : OPEN, held);
      if (!isThinking) shown += held.slice(0, held.length - keep);
      held = held.slice(held.length - keep);
      return shown;
    },
    end: () => {
      const rest = isThinking ? '' : held;
      held = '';
      return rest;
    },
  };
}

/** How many characters at the end of `text` may be the beginning of `tag`. */
function beginningOf(tag: string, text: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
