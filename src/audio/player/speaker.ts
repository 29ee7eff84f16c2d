/** The voices of the device, and saying something by one. Those that live on it come before those that would send the words away. */

/** How a text is said: `rate`, `pitch` and `volume` are the voice's own at 1. */
export type Manner = {
  readonly lang: string;
  readonly voice: SpeechSynthesisVoice | null;
  readonly rate?: number;
  readonly pitch?: number;
  readonly volume?: number;
};

export type SpeakerEvents = {
  readonly onStart?: () => void;
  /** Where a word begins and ends in the text, from voices that tell. */
  readonly onWord?: (from: number, to: number) => void;
  /** Told once: null when it was said to its end, else the name of the failure. Not told of what was cancelled. */
  readonly onEnd: (failure: string | null) => void;
};

/** The part of `speechSynthesis` that is used. */
export interface Speaker {
  readonly voices: () => readonly SpeechSynthesisVoice[];
  readonly speak: (text: string, how: Manner, on: SpeakerEvents) => void;
  readonly cancel: () => void;
}

/** The voices that speak a language. Android writes `en_GB`. */
export function voicesOf(
  voices: readonly SpeechSynthesisVoice[],
  lang: 'en' | 'th',
): readonly SpeechSynthesisVoice[] {
  return voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang);
}

/**
 * The voice for a language: the one that was chosen, by its `voiceURI`, if it speaks it; else one on the device before one
 * that sends the words away, the device's default among equals. Null when there is none of the language; the browser then
 * chooses.
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  lang: 'en' | 'th',
  chosen: string | null,
): SpeechSynthesisVoice | null {
  const rank = (voice: SpeechSynthesisVoice) =>
    (voice.voiceURI === chosen ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return voicesOf(voices, lang).toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The browser's speaker, null where there is none. */
export function browserSpeaker(): Speaker | null {
  return 'speechSynthesis' in globalThis ? createSpeaker(globalThis.speechSynthesis) : null;
}

/** A speaker over one synthesiser. */
export function createSpeaker(synthesis: SpeechSynthesis): Speaker {
  // Held until it ends: Chrome forgets an utterance that nobody holds, and its end with it.
  let current: SpeechSynthesisUtterance | null = null;
  return {
    voices: () => synthesis.getVoices(),
    speak: (text, { lang, voice, rate = 1, pitch = 1, volume = 1 }, on) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = lang;
      utterance.voice = voice;
      utterance.rate = rate;
      utterance.pitch = pitch;
      utterance.volume = volume;
      const end = (failure: string | null) => {
        if (current !== utterance) return;
        current = null;
        on.onEnd(failure);
      };
      utterance.addEventListener('start', () => on.onStart?.());
      utterance.addEventListener('boundary', (event) => {
        if (current === utterance && event.name !== 'sentence') on.onWord?.(...wordAt(text, event));
      });
      utterance.addEventListener('end', () => end(null));
      utterance.addEventListener('error', ({ error }) => end(error));
      current = utterance;
      synthesis.speak(utterance);
    },
    cancel: () => {
      current = null;
      synthesis.cancel();
      // A synthesiser that was paused stays so, and would be silent the next time.
      synthesis.resume();
    },
  };
}

/** Safari leaves the length of a word out: then it ends at the next blank. */
function wordAt(text: string, event: SpeechSynthesisEvent): [from: number, to: number] {
  const { charIndex } = event;
  const length: number | undefined = event.charLength;
  if (length !== undefined && length > 0) return [charIndex, charIndex + length];
  const blank = text.slice(charIndex).search(/\s/);
  return [charIndex, blank === -1 ? text.length : charIndex + blank];
}
