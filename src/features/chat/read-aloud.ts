/**
 * Reads a reply aloud with the device's own voices, a sentence after the other, so that no browser cuts it off and every
 * sentence can be stopped at. One reply at a time in the whole app. Voices that live on the device come before those that
 * would send the words away.
 */
import { useSyncExternalStore } from 'react';

export interface ReadAloudState {
  /** What is read, null while nothing is. */
  readonly id: string | null;
  readonly paused: boolean;
  /** Place of the sentence that is being read. */
  readonly sentence: number;
}

const silent: ReadAloudState = { id: null, paused: false, sentence: 0 };

/** The part of `speechSynthesis` that is used. */
export interface Speaker {
  readonly voices: () => readonly SpeechSynthesisVoice[];
  readonly speak: (
    text: string,
    how: { readonly lang: string; readonly voice: SpeechSynthesisVoice | null },
    onEnd: (ok: boolean) => void,
  ) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

export interface ReadAloud {
  readonly state: () => ReadAloudState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads sentences from the first on; what was read before ends. `lang` is that of the words. */
  readonly start: (id: string, sentences: readonly string[], lang: 'en' | 'th') => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/** A queue over one speaker. */
export function createReadAloud(speaker: Speaker): ReadAloud {
  let now = silent;
  // Ends that belong to an earlier start are not ours: cancelling a voice ends it too.
  let run = 0;
  const listeners = new Set<() => void>();
  const set = (next: ReadAloudState) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    run += 1;
    speaker.cancel();
    if (now !== silent) set(silent);
  };
  return {
    state: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (id, sentences, lang) => {
      stop();
      const said = sentences.map((text) => text.trim()).filter((text) => text !== '');
      const own = run;
      const voice = voiceFor(speaker.voices(), lang);
      const read = (at: number) => {
        const text = said[at];
        if (text === undefined) return set(silent);
        set({ id, paused: now.paused, sentence: at });
        speaker.speak(text, { lang: voice?.lang ?? lang, voice }, (ok) => {
          if (own !== run) return;
          if (ok) read(at + 1);
          else stop();
        });
      };
      read(0);
    },
    pause: () => {
      if (now.id === null || now.paused) return;
      speaker.pause();
      set({ ...now, paused: true });
    },
    resume: () => {
      if (!now.paused) return;
      speaker.resume();
      set({ ...now, paused: false });
    },
    stop,
  };
}

/**
 * The voice for a language: one on the device before one that sends the words away, the device's default among equals.
 * Null when there is none of the language; the browser then chooses.
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  lang: 'en' | 'th',
): SpeechSynthesisVoice | null {
  const speaks = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang);
  const rank = (voice: SpeechSynthesisVoice) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return speaks.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The browser's speaker, null where there is none. */
function browserSpeaker(): Speaker | null {
  if (!('speechSynthesis' in window)) return null;
  const synthesis = window.speechSynthesis;
  // Held until it ends: Chrome forgets an utterance that nobody holds, and its end with it.
  let current: SpeechSynthesisUtterance | null = null;
  return {
    voices: () => synthesis.getVoices(),
    speak: (text, { lang, voice }, onEnd) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = lang;
      utterance.voice = voice;
      utterance.addEventListener('end', () => onEnd(true));
      utterance.addEventListener('error', () => onEnd(false));
      current = utterance;
      synthesis.speak(current);
    },
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
    cancel: () => {
      current = null;
      synthesis.cancel();
      // A synthesiser that was paused stays so, and would be silent the next time.
      synthesis.resume();
    },
  };
}

let shared: ReadAloud | null | undefined;

/** The app's one reader, null where the browser has no voice. It falls silent when the page is left. */
function sharedReadAloud(): ReadAloud | null {
  if (shared !== undefined) return shared;
  const speaker = browserSpeaker();
  const reader = speaker === null ? null : createReadAloud(speaker);
  if (reader !== null) {
    // Voices arrive late in Chrome: asking once makes it fetch them.
    speaker?.voices();
    window.addEventListener('pagehide', reader.stop);
  }
  shared = reader;
  return reader;
}

export interface ReplyAloud {
  /** This reply is being read, or stands paused. */
  readonly reading: boolean;
  readonly paused: boolean;
  readonly start: (sentences: readonly string[], lang: 'en' | 'th') => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

const none = () => () => undefined;

/** Reading one reply aloud: what its actions show and do. Null where the browser has no voice. */
export function useReadAloud(replyId: string): ReplyAloud | null {
  const reader = sharedReadAloud();
  const state = useSyncExternalStore(reader?.subscribe ?? none, () => {
    const now = reader?.state() ?? silent;
    return now.id === replyId ? now : silent;
  });
  if (reader === null) return null;
  return {
    reading: state.id === replyId,
    paused: state.paused,
    start: (sentences, lang) => reader.start(replyId, sentences, lang),
    pause: reader.pause,
    resume: reader.resume,
    stop: reader.stop,
  };
}
