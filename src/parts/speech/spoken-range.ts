/** Where what is being said stands on the page. */

/** The place of a word in a text that was read, by the sentence and, where it is known, by the word in it. */
export interface SpokenPlace {
  readonly sentences: readonly string[];
  readonly sentence: number;
  readonly word: { readonly from: number; readonly to: number } | null;
}

/** What stands in the text and is not read: marks, cards over the text, words for screen readers. */
const UNSPOKEN = 'button, [role="dialog"], [aria-hidden="true"], .sr-only, s';

/**
 * The range of what is being said inside an element, null when it does not stand there. Blanks do not count, since a page
 * breaks them as it likes; sentences are looked for in their order, so that one that stands twice is found where it is.
 */
export function spokenRange(root: Element, { sentences, sentence, word }: SpokenPlace): Range | null {
  const letters = lettersOf(root);
  const text = letters.map(({ node, at }) => node.data.charAt(at)).join('');
  let begin = -1;
  let from = 0;
  for (const one of sentences.slice(0, sentence + 1)) {
    const solid = withoutBlanks(one);
    begin = text.indexOf(solid, from);
    if (begin === -1) continue;
    from = begin + solid.length;
  }
  const whole = sentences[sentence] ?? '';
  if (begin === -1 || whole.trim() === '') return null;
  const first = begin + withoutBlanks(whole.slice(0, word?.from ?? 0)).length;
  const length = withoutBlanks(word === null ? whole : whole.slice(word.from, word.to)).length;
  const [start, end] = [letters[first], letters[first + length - 1]];
  if (start === undefined || end === undefined || length === 0) return null;
  const range = document.createRange();
  range.setStart(start.node, start.at);
  range.setEnd(end.node, end.at + 1);
  return range;
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s/gu, '');

/** Every letter that is read, with where it stands. */
function lettersOf(root: Element): readonly { readonly node: Text; readonly at: number }[] {
  const letters: { node: Text; at: number }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(UNSPOKEN)) continue;
    for (let at = 0; at < node.data.length; at += 1)
      if (!/\s/u.test(node.data.charAt(at))) letters.push({ node, at });
  }
  return letters;
}
