/**
 * One utterance recorded, and turned into words when it is over: by who speaks, or by itself once they have been silent for two
 * seconds. The recording lives in memory until then and is kept nowhere. Where nothing was said, nothing is sent.
 */
import type { OpenAiFailure, OpenAiVoiceCalls } from '#model/openai-voice.ts';
import { createLevelMeter, type LevelMeter } from './level-meter.ts';
import type { Listening, VoiceProblem } from './voice.ts';

/** A voice at arm's length is above it, a quiet room below. */
const SPEECH_LEVEL = 0.3;
const SILENCE_MS = 2000;
/** Whoever has not begun by then does not speak. */
const PATIENCE_MS = 10_000;
const LONGEST_MS = 120_000;
const LOOK_MS = 50;

/** What the browser gives for it; a test gives fakes. */
export interface Microphone {
  readonly open: () => Promise<MediaStream>;
  readonly record: (stream: MediaStream) => MediaRecorder;
  readonly meter: (stream: MediaStream) => LevelMeter | null;
}

/** The browser's microphone and recorder, null where there is none. */
export function browserMicrophone(): Microphone | null {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined || !('MediaRecorder' in globalThis)) return null;
  return {
    open: () => devices.getUserMedia({ audio: true }),
    record: (stream) => new MediaRecorder(stream, bestKind()),
    meter: createLevelMeter,
  };
}

/** A kind that the service takes; else the browser's own. */
function bestKind(): MediaRecorderOptions {
  const kind = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'].find((one) =>
    MediaRecorder.isTypeSupported(one),
  );
  return kind === undefined ? {} : { mimeType: kind };
}

const problems: Readonly<Partial<Record<OpenAiFailure, VoiceProblem>>> = {
  'no-key': 'no-key',
  'bad-key': 'bad-key',
  'rate-limited': 'rate-limited',
  unreachable: 'no-network',
  timeout: 'no-network',
};

/** Records until it is stopped or falls silent. `onEnd` is called once, with what went wrong or null. */
export function listenByRecording(
  microphone: Microphone,
  transcribe: OpenAiVoiceCalls['transcribe'],
  how: {
    /** ISO 639-1, null when it is to be found out. */
    readonly lang: string | null;
    readonly onOpen: () => void;
    readonly onLevel: (level: number) => void;
    /** It is over and the words are on their way. */
    readonly onWriting: () => void;
    readonly onWords: (words: string) => void;
    readonly onEnd: (problem: VoiceProblem | null) => void;
  },
): Listening {
  const control = new AbortController();
  let stream: MediaStream | null = null;
  let recorder: MediaRecorder | null = null;
  let meter: LevelMeter | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  let isSpoken = false;
  let isOver = false;
  let isStopped = false;

  const close = () => {
    clearInterval(looking);
    meter?.close();
    meter = null;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    how.onLevel(0);
  };
  const end = (problem: VoiceProblem | null) => {
    if (isOver) return;
    isOver = true;
    close();
    how.onEnd(problem);
  };
  const stop = () => {
    isStopped = true;
    if (recorder?.state === 'recording') recorder.stop();
  };
  const write = async (recording: Blob) => {
    if (isOver) return;
    const isSilent = meter !== null && !isSpoken;
    close();
    if (isSilent || recording.size === 0) {
      end('nothing');
      return;
    }
    how.onWriting();
    const words = await transcribe(recording, how.lang, control.signal);
    if (isOver) return;
    if (words.ok && words.value !== '') how.onWords(words.value);
    end(words.ok ? (words.value === '' ? 'nothing' : null) : (problems[words.error] ?? 'failed'));
  };
  const watch = (meterOf: LevelMeter) => {
    let [lookedMs, quietMs] = [0, 0];
    looking = setInterval(() => {
      const level = meterOf.level();
      how.onLevel(level);
      lookedMs += LOOK_MS;
      quietMs = level >= SPEECH_LEVEL ? 0 : quietMs + LOOK_MS;
      isSpoken ||= level >= SPEECH_LEVEL;
      if ((isSpoken && quietMs >= SILENCE_MS) || (!isSpoken && lookedMs >= PATIENCE_MS)) stop();
      if (lookedMs >= LONGEST_MS) stop();
    }, LOOK_MS);
  };
  const begin = async () => {
    try {
      const opened = await microphone.open();
      stream = opened;
      if (isOver) {
        close();
        return;
      }
      const chunks: Blob[] = [];
      const made = microphone.record(opened);
      recorder = made;
      made.addEventListener('dataavailable', ({ data }) => chunks.push(data));
      made.addEventListener('error', () => end('failed'));
      made.addEventListener('stop', () => void write(new Blob(chunks, { type: made.mimeType })));
      made.start();
      meter = microphone.meter(opened);
      if (meter !== null) watch(meter);
      how.onOpen();
      if (isStopped) stop();
    } catch (error) {
      end(problemOf(error));
    }
  };
  void begin();
  return {
    stop,
    abort: () => {
      control.abort();
      const open = recorder;
      end(null);
      if (open?.state === 'recording') open.stop();
    },
  };
}

/** What opening a microphone failed by, by its name. */
function problemOf(error: unknown): VoiceProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'no-microphone' : 'failed';
}
