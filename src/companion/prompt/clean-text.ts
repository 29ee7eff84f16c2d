/** Characters and signs that have no business in a prompt or in a shown sentence. */

/** Controls, bidirectional overrides, zero-width spaces, line separators, and the tag characters that hide text. */
const hidden =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;

/** Half of a surrogate pair. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * A person's words as they may enter a prompt: no hidden characters, no half of a surrogate pair, and `[[` widened so
 * that it can open no mark.
 */
export function cleanPersonText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(halves, '')
    .replace(hidden, '')
    .replace(/\[(?=\[)/g, '[ ')
    .replace(/\](?=\])/g, '] ')
    .trim();
}

/** A text cut to `max` UTF-16 units, its beginning and its end kept: the question may stand in either. */
export function cutMiddle(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = Math.floor(max * 0.7);
  const tail = max - head - 3;
  return `${text.slice(0, head)} … ${text.slice(text.length - tail)}`.replace(halves, '');
}

/**
 * A sentence as it is shown: signs of lists, headings and code are taken off, emphasis stays where it is closed.
 * Links and tags are left for the lint, which withdraws them.
 */
export function cleanSentence(text: string): string {
  const bare = text
    .replace(halves, '')
    .replace(hidden, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:(?:#{1,6}|[-*•‣>]|\d{1,2}[.)]) +)+/u, '')
    .replace(/`+/g, '')
    .trim();
  return closedEmphasis(bare);
}

function closedEmphasis(text: string): string {
  const isEven = (sign: RegExp): boolean => (text.match(sign)?.length ?? 0) % 2 === 0;
  return isEven(/\*\*/g) && isEven(/(?<!\*)\*(?!\*)/g) ? text : text.replace(/\*/g, '');
}
