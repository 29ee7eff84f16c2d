import { useEffect } from 'react';
import { spokenRange } from './spoken-range.ts';
import './spoken-marks.css';
import { sharedReadAloud } from './use-read-aloud.ts';

const SENTENCE = 'spoken-sentence';
const WORD = 'spoken-word';

/**
 * Marks what is being said over its text without touching it (CSS Custom Highlight): the word where the voice tells, else the
 * sentence. A text is looked for by its id, as `data-spoken`. A browser without such marks shows none.
 */
export function useSpokenMarks(active: boolean): void {
  useEffect(() => {
    if (!active || !('highlights' in CSS)) return undefined;
    const reader = sharedReadAloud();
    const mark = () => {
      const now = reader.state();
      const root = now.id === null ? null : document.querySelector(`[data-spoken="${CSS.escape(now.id)}"]`);
      show(SENTENCE, root === null ? null : spokenRange(root, { ...now, word: null }));
      show(WORD, root === null || now.word === null ? null : spokenRange(root, now));
    };
    mark();
    const leave = reader.subscribe(mark);
    return () => {
      leave();
      show(SENTENCE, null);
      show(WORD, null);
    };
  }, [active]);
}

function show(name: string, range: Range | null): void {
  if (range === null) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(range));
}
