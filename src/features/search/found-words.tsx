import { useEffect } from 'react';
import { type FoundWords as Found, useFoundWords } from '#store/found-words.ts';
import { useLocation } from '#ui/router.ts';
import './found-words.css';

/** The name of the highlight in the style sheet beside this. */
const NAME = 'found-words';

/**
 * Marks what a search found in the message it led to, for as long as the address names that message. The words are marked over
 * the text without touching it (CSS Custom Highlight); a browser without that marks the message alone.
 */
export function FoundWords() {
  const found = useFoundWords();
  const { search } = useLocation();
  const shown = new URLSearchParams(search).get('message');
  useEffect(() => {
    if (found === null || shown !== found.messageId || !('highlights' in CSS)) return undefined;
    return keepMarked(found);
  }, [found, shown]);
  return null;
}

/** Marks them now and whenever the message is drawn anew: a long chat draws what is near the window alone. */
function keepMarked({ messageId, words }: Found): () => void {
  let waiting = 0;
  const mark = () => {
    waiting = 0;
    const element = document.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
    if (element === null) CSS.highlights.delete(NAME);
    else CSS.highlights.set(NAME, new Highlight(...rangesOf(element, words)));
  };
  const soon = () => {
    if (waiting === 0) waiting = requestAnimationFrame(mark);
  };
  mark();
  const observer = new MutationObserver(soon);
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(waiting);
    CSS.highlights.delete(NAME);
  };
}

/** Where the words stand in the text of an element. */
function rangesOf(element: Element, words: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const word of words) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
