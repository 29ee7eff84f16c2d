/** What reads a piece of text aloud: the browser's voices, or OpenAI's. */
import type { OpenAiVoice } from '#contract/setting.ts';
import type { Settings } from '#db/settings.ts';

/** Why nothing more is heard. */
export type SpeechProblem =
  /** The browser has no voice. */
  | 'no-voice'
  /** The browser lets no sound begin before the page was touched. */
  | 'not-allowed'
  | 'no-network'
  /** The voice was asked and did not begin. */
  | 'silent'
  | 'failed'
  | 'no-key'
  | 'bad-key'
  | 'rate-limited';

/** How it is read. */
export interface SpeechHow {
  /** Of the words. */
  readonly lang: 'en' | 'th';
  /** Chosen among the browser's voices, by `voiceURI`; null lets the language choose. */
  readonly voice: string | null;
  readonly openAiVoice: OpenAiVoice;
  /** Times the usual speed, 0.5 to 2. */
  readonly rate: number;
  /** 0 to 2, the voice's own at 1. OpenAI's voices have no such thing. */
  readonly pitch: number;
}

export interface Speaker {
  /** Called while a press is handled: some browsers let sound begin only then. */
  readonly unlock: () => void;
  /** Says a piece. `onWord` gets where a word begins and ends in it, from voices that tell; `onEnd` is called once. */
  readonly speak: (
    text: string,
    how: SpeechHow,
    on: {
      readonly onWord: (from: number, to: number) => void;
      readonly onEnd: (problem: SpeechProblem | null) => void;
    },
  ) => void;
  /** The piece after this one, so that it is there in time. */
  readonly prepare: (text: string, how: SpeechHow) => void;
  readonly cancel: () => void;
}

export type SpeechMode = Settings['speech.textToSpeech'];

/** The person's choices, as reading aloud needs them. */
export interface SpeechChoice extends Omit<SpeechHow, 'lang'> {
  readonly mode: SpeechMode;
  readonly autoRead: boolean;
  readonly highlight: boolean;
}

export function speechChoice(settings: Settings): SpeechChoice {
  return {
    mode: settings['speech.textToSpeech'],
    voice: settings['speech.voice'],
    openAiVoice: settings['speech.openaiVoice'],
    rate: settings['speech.rate'],
    pitch: settings['speech.pitch'],
    autoRead: settings['speech.autoRead'],
    highlight: settings['speech.highlight'],
  };
}
