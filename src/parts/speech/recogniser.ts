/**
 * Speech into words by the browser's own recogniser: one utterance, its words shown while they come. No sound reaches
 * this app; whether it leaves the device is the browser's doing, and is said before the first time.
 */

import type { Listening, VoiceProblem } from './voice.ts';

/** The part of the Web Speech API that is used. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Where a browser can do it on the device. */
  processLocally?: boolean;
  addEventListener: {
    (type: 'result', listener: (event: RecogniserResult) => void): void;
    (type: 'error', listener: (event: { readonly error: string }) => void): void;
    (type: 'audiostart' | 'end', listener: () => void): void;
  };
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecogniserResult {
  readonly results: ArrayLike<{
    readonly isFinal: boolean;
    readonly [at: number]: { readonly transcript: string };
  }>;
}

export interface RecogniserMaker {
  new (): Recogniser;
  /** Newer browsers say whether they have a language on the device. */
  available?: (wanted: { langs: readonly string[]; processLocally: boolean }) => Promise<string>;
}

/** The browser's recogniser, null where there is none. */
export function browserRecogniser(): RecogniserMaker | null {
  const found = window as unknown as {
    SpeechRecognition?: RecogniserMaker;
    webkitSpeechRecognition?: RecogniserMaker;
  };
  return found.SpeechRecognition ?? found.webkitSpeechRecognition ?? null;
}

/** Whether a language is turned into words on this device; false where the browser cannot tell. */
export async function isHeardHere(maker: RecogniserMaker, lang: string): Promise<boolean> {
  try {
    return (await maker.available?.({ langs: [lang], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

/**
 * Listens to one utterance. `onWords` gets all words understood so far, again and again; `onEnd` is called once, with
 * what went wrong or null.
 */
export function listen(
  maker: RecogniserMaker,
  how: {
    /** BCP 47, as `en-US`. */
    readonly lang: string;
    readonly local: boolean;
    /** The microphone is open; not every browser says so. */
    readonly onAudio?: () => void;
    readonly onWords: (words: string) => void;
    readonly onEnd: (problem: VoiceProblem | null) => void;
  },
): Listening {
  const recogniser = new maker();
  recogniser.lang = how.lang;
  recogniser.continuous = false;
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  if (how.local) recogniser.processLocally = true;
  let problem: VoiceProblem | null = null;
  let heard = false;
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    how.onEnd(problem);
  };
  recogniser.addEventListener('audiostart', () => {
    if (!over) how.onAudio?.();
  });
  recogniser.addEventListener('result', ({ results }) => {
    if (over) return;
    const words = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
    heard ||= words.trim() !== '';
    how.onWords(words.trim().replaceAll(/\s+/g, ' '));
  });
  recogniser.addEventListener('error', ({ error }) => {
    // What was understood before silence fell or the person stopped is what they wanted.
    if (error === 'aborted' || (error === 'no-speech' && heard)) return;
    problem = problems[error] ?? 'failed';
  });
  recogniser.addEventListener('end', end);
  try {
    recogniser.start();
  } catch {
    problem = 'failed';
    end();
  }
  return {
    stop: () => recogniser.stop(),
    abort: () => {
      recogniser.abort();
      // Not every browser says that it ended once it was aborted.
      end();
    },
  };
}

const problems: Readonly<Record<string, VoiceProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  network: 'no-network',
  'no-speech': 'nothing',
  'language-not-supported': 'language',
};
