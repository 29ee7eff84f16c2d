/**
 * Reads a text aloud, a piece after the other, so that no browser cuts it off and every piece can be stopped at. One text at
 * a time in the whole app.
 */
import type { Speaker, SpeechHow, SpeechProblem } from './speaker.ts';
import { spokenPieces } from './spoken-pieces.ts';

export interface ReadAloudState {
  /** What is read, null while nothing is. */
  readonly id: string | null;
  /** All that is read of it. */
  readonly sentences: readonly string[];
  /** Place of the sentence that is being read. */
  readonly sentence: number;
  /** Where the word that is being said stands in the sentence; null while the voice does not tell. */
  readonly word: { readonly from: number; readonly to: number } | null;
}

const silent: ReadAloudState = { id: null, sentences: [], sentence: 0, word: null };

export interface ReadAloud {
  readonly state: () => ReadAloudState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads sentences from the first on; what was read before ends. `onProblem` hears why it broke off. */
  readonly start: (
    id: string,
    sentences: readonly string[],
    by: {
      readonly speaker: Speaker;
      readonly how: SpeechHow;
      readonly onProblem: (problem: SpeechProblem) => void;
    },
  ) => void;
  readonly stop: () => void;
}

/** A reader that is silent. */
export function createReadAloud(): ReadAloud {
  let now = silent;
  let speaking: Speaker | null = null;
  // Ends that belong to an earlier start are not ours: cancelling a voice ends it too.
  let run = 0;
  const listeners = new Set<() => void>();
  const set = (next: ReadAloudState) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    run += 1;
    speaking?.cancel();
    speaking = null;
    if (now !== silent) set(silent);
  };
  return {
    state: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (id, sentences, { speaker, how, onProblem }) => {
      stop();
      speaker.unlock();
      speaking = speaker;
      const own = run;
      const pieces = spokenPieces(sentences, how.rate);
      const read = (at: number) => {
        const piece = pieces[at];
        if (piece === undefined) {
          stop();
          return;
        }
        set({ id, sentences, sentence: piece.sentence, word: null });
        speaker.speak(piece.text, how, {
          onWord: (from, to) => {
            if (own === run) set({ ...now, word: { from: piece.from + from, to: piece.from + to } });
          },
          onEnd: (problem) => {
            if (own !== run) return;
            if (problem === null) read(at + 1);
            else {
              stop();
              onProblem(problem);
            }
          },
        });
        const next = pieces[at + 1];
        if (next !== undefined && own === run) speaker.prepare(next.text, how);
      };
      read(0);
    },
    stop,
  };
}
