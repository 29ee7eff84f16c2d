/** One utterance into words, by whoever the person chose: the browser, or OpenAI by their own key. */
import type { SoulsticeDb } from '#db/database.ts';
import { getSetting } from '#db/settings.ts';
import type { OpenAiVoiceCalls } from '#model/openai-voice.ts';
import { createLevelMeter } from './level-meter.ts';
import { browserRecogniser, isHeardHere, listen, type RecogniserMaker } from './recogniser.ts';
import { browserMicrophone, listenByRecording } from './record.ts';
import type { Listening, VoiceProblem } from './voice.ts';

export interface VoiceEvents {
  /** It is listening now. */
  readonly onOpen: () => void;
  /** 0 to 1; 0 once more when it is closed. Not called where the browser cannot measure beside listening. */
  readonly onLevel: (level: number) => void;
  /** The recording is over and its words are on their way. */
  readonly onWriting: () => void;
  /** All words understood so far, again and again. */
  readonly onWords: (words: string) => void;
  /** Called once, with what went wrong or null. */
  readonly onEnd: (problem: VoiceProblem | null) => void;
}

/** The interface is English. */
const INTERFACE_LANG = 'en-US';
const LOOK_MS = 50;

/** Where the sound goes, if that has to be told before the first time; null where it stays on the device or was told. */
export type VoiceNotice = 'web' | 'openai';

/** Remembers on this device that the person was told where their voice goes. */
const toldKeys: Readonly<Record<VoiceNotice, string>> = { web: 'voice:told', openai: 'voice:told-openai' };

export async function voiceNotice(db: SoulsticeDb): Promise<VoiceNotice | null> {
  const way = await getSetting(db, 'speech.speechToText');
  if ((await db.local.get(toldKeys[way]))?.value === true) return null;
  // Where nothing can be sent, nothing has to be told.
  if (way === 'openai')
    return browserMicrophone() !== null && (await (await loadVoice(db)).hasKey()) ? way : null;
  const maker = browserRecogniser();
  return maker === null || (await isHeardHere(maker, INTERFACE_LANG)) ? null : way;
}

export async function keepVoiceTold(db: SoulsticeDb, notice: VoiceNotice): Promise<void> {
  await db.local.put({ key: toldKeys[notice], value: true });
}

/** Listens to one utterance by the settings; null when the browser cannot, which `onEnd` is told. */
export async function startVoice(db: SoulsticeDb, events: VoiceEvents): Promise<Listening | null> {
  const follows = await getSetting(db, 'speech.followInterfaceLanguage');
  const lang = follows ? INTERFACE_LANG : navigator.language;
  if ((await getSetting(db, 'speech.speechToText')) === 'openai') {
    const microphone = browserMicrophone();
    if (microphone === null) {
      events.onEnd('no-recorder');
      return null;
    }
    const voice = await loadVoice(db);
    if (!(await voice.hasKey())) {
      events.onEnd('no-key');
      return null;
    }
    // Not bound to the interface, any language may be spoken: whoever listens finds out which.
    return listenByRecording(microphone, voice.transcribe, {
      ...events,
      lang: follows ? 'en' : null,
    });
  }
  const maker = browserRecogniser();
  if (maker === null) {
    events.onEnd('unsupported');
    return null;
  }
  return listenMeasured(maker, lang, await isHeardHere(maker, lang), events);
}

/** Whether the loudness is told while it listens. A phone has one microphone to give: measuring would take it from the recogniser. */
export function isMeasured(way: VoiceNotice): boolean {
  return way === 'openai' || !matchMedia('(pointer: coarse)').matches;
}

/** What calls a provider is fetched when it is first asked. */
async function loadVoice(db: SoulsticeDb): Promise<OpenAiVoiceCalls> {
  return (await import('#model/browser-models.ts')).createBrowserVoice(db);
}

/** The browser's recogniser hands out no sound: beside it the microphone is opened once more, to measure it. */
function listenMeasured(
  maker: RecogniserMaker,
  lang: string,
  local: boolean,
  events: VoiceEvents,
): Listening {
  let close: (() => void) | null = null;
  let isOver = false;
  const measure = async () => {
    if (!isMeasured('web')) return;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const meter = createLevelMeter(stream);
    const looking = setInterval(() => events.onLevel(meter?.level() ?? 0), LOOK_MS);
    close = () => {
      clearInterval(looking);
      meter?.close();
      for (const track of stream.getTracks()) track.stop();
      events.onLevel(0);
      close = null;
    };
    if (isOver) close();
  };
  const listening = listen(maker, {
    lang,
    local,
    // Without it one is heard all the same.
    onAudio: () => void measure().catch(() => undefined),
    onWords: events.onWords,
    onEnd: (problem) => {
      isOver = true;
      close?.();
      events.onEnd(problem);
    },
  });
  if (!isOver) events.onOpen();
  return listening;
}
