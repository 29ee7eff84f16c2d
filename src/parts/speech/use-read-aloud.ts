/** The app's one reader, and reading one text aloud by the person's choices. */
import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { SoulsticeDb } from '#db/database.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSpeech } from '#text/en/ui-speech.ts';
import { notify } from '#ui/notify.ts';
import { browserSpeaker } from './browser-speaker.ts';
import { createOpenAiSpeaker } from './openai-speaker.ts';
import { createReadAloud, type ReadAloud } from './read-aloud.ts';
import type { Speaker, SpeechChoice, SpeechProblem } from './speaker.ts';
import { SpeechContext } from './speech-context.ts';

let shared: ReadAloud | undefined;

/** The app's one reader. It falls silent when the page is left. */
export function sharedReadAloud(): ReadAloud {
  if (shared === undefined) {
    shared = createReadAloud();
    window.addEventListener('pagehide', shared.stop);
    // Voices arrive late in Chrome: asking once makes it fetch them.
    if ('speechSynthesis' in window) window.speechSynthesis.getVoices();
  }
  return shared;
}

/** Whatever is read falls silent. */
export function stopReadingAloud(): void {
  shared?.stop();
}

let browsers: Speaker | null | undefined;
const openAis = new WeakMap<SoulsticeDb, Speaker>();

/** Who speaks in a mode; null where nobody can. */
function speakerOf(mode: SpeechChoice['mode'], db: SoulsticeDb): Speaker | null {
  if (mode === 'disabled') return null;
  if (mode === 'web') {
    browsers ??= browserSpeaker();
    return browsers;
  }
  const made =
    openAis.get(db) ??
    // What calls a provider is fetched when it is first asked.
    createOpenAiSpeaker(async (...asked) =>
      (await import('#model/browser-models.ts')).createBrowserVoice(db).speak(...asked),
    );
  openAis.set(db, made);
  return made;
}

export interface TextAloud {
  /** This text is being read. */
  readonly reading: boolean;
  readonly start: (sentences: readonly string[], lang: 'en' | 'th') => void;
  readonly stop: () => void;
}

/** Reading one text aloud. Null while Text-to-speech is off or its choice is not known yet. */
export function useReadAloud(id: string): TextAloud | null {
  const choice = useContext(SpeechContext);
  const reading = useSyncExternalStore(subscribe, () => sharedReadAloud().state().id === id);
  const read = useStartReading();
  if (choice === null || choice.mode === 'disabled') return null;
  return {
    reading,
    start: (sentences, lang) => read(id, sentences, lang, choice),
    stop: stopReadingAloud,
  };
}

/** Starts reading a text by given choices; says so when that does not go. */
export function useStartReading(): (
  id: string,
  sentences: readonly string[],
  lang: 'en' | 'th',
  choice: SpeechChoice,
) => void {
  const { db } = useLocalData();
  return useCallback(
    (id, sentences, lang, choice) => {
      const speaker = speakerOf(choice.mode, db);
      if (speaker === null) sayProblem('no-voice');
      else
        sharedReadAloud().start(id, sentences, { speaker, how: { ...choice, lang }, onProblem: sayProblem });
    },
    [db],
  );
}

function sayProblem(problem: SpeechProblem): void {
  notify({ text: uiSpeech.speechProblem(problem), tone: 'error', durationMs: 12_000 });
}

const subscribe = (listener: () => void) => sharedReadAloud().subscribe(listener);
