/** Reading aloud by the voices of the device and the browser. */
import { createSpeaker, voiceFor } from '#audio/player/speaker.ts';
import type { Speaker, SpeechHow, SpeechProblem } from './speaker.ts';

/** Longest wait for a list of voices, which Chrome fetches when it is first asked. */
const VOICES_MS = 1000;
/** A voice that did not begin by then is not going to. */
const START_MS = 8000;

/** The voices, once the browser has them; none after a second without. */
function voicesNow(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, VOICES_MS);
    synthesis.addEventListener('voiceschanged', done);
  });
}

const problems: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'not-allowed',
  network: 'no-network',
  'language-unavailable': 'no-voice',
  'voice-unavailable': 'no-voice',
  'synthesis-unavailable': 'no-voice',
};

/** The browser's speaker, null where there is none. */
export function browserSpeaker(): Speaker | null {
  if (!('speechSynthesis' in globalThis)) return null;
  return createBrowserSpeaker(globalThis.speechSynthesis);
}

/** Reads by one synthesiser. */
export function createBrowserSpeaker(synthesis: SpeechSynthesis): Speaker {
  const voices = createSpeaker(synthesis);
  let run = 0;
  const say = (
    text: string,
    how: SpeechHow,
    voice: SpeechSynthesisVoice | null,
    on: Parameters<Speaker['speak']>[2],
  ) => {
    const own = run;
    let isOver = false;
    const end = (problem: SpeechProblem | null) => {
      clearTimeout(late);
      if (isOver || own !== run) return;
      isOver = true;
      on.onEnd(problem);
    };
    const late = setTimeout(() => end('silent'), START_MS);
    const { rate, pitch } = how;
    voices.speak(
      text,
      { lang: voice?.lang ?? how.lang, voice, rate, pitch },
      {
        onStart: () => clearTimeout(late),
        onWord: (from, to) => {
          if (!isOver) on.onWord(from, to);
        },
        onEnd: (failure) => end(failure === null ? null : (problems[failure] ?? 'failed')),
      },
    );
  };
  return {
    unlock: () => undefined,
    prepare: () => undefined,
    speak: (text, how, on) => {
      run += 1;
      const own = run;
      const found = voices.voices();
      if (found.length > 0) say(text, how, voiceFor(found, how.lang, how.voice), on);
      else
        void voicesNow(synthesis).then((late) => {
          if (own === run) say(text, how, voiceFor(late, how.lang, how.voice), on);
        });
    },
    cancel: () => {
      run += 1;
      voices.cancel();
    },
  };
}
