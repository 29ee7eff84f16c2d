import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#lib/result.ts';
import type { OpenAiVoiceCalls } from '#model/openai-voice.ts';
import { levelOf } from './level-meter.ts';
import { listenByRecording, type Microphone } from './record.ts';

class FakeRecorder extends EventTarget {
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

let log: string[];
let level: number;
let recorder: FakeRecorder;
let stopped: number;
let asked: [number, string, string | null][];
let answer: OpenAiVoiceCalls['transcribe'];
let microphone: Microphone;
beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  level = 0;
  stopped = 0;
  asked = [];
  recorder = new FakeRecorder();
  answer = async () => ok('why do I wait');
  microphone = {
    open: async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] }) as unknown as MediaStream,
    record: () => recorder as unknown as MediaRecorder,
    meter: () => ({ level: () => level, close: () => log.push('meter closed') }),
  };
});
afterEach(() => void vi.useRealTimers());

const start = () =>
  listenByRecording(
    microphone,
    (recording, lang, signal) => {
      asked.push([recording.size, recording.type, lang]);
      return answer(recording, lang, signal);
    },
    {
      lang: 'en',
      onOpen: () => log.push('open'),
      onLevel: () => undefined,
      onWriting: () => log.push('writing'),
      onWords: (words) => log.push(`words: ${words}`),
      onEnd: (problem) => log.push(`end: ${problem}`),
    },
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('two seconds of silence after speech end it; the words come and the microphone is closed', async () => {
  start();
  await pass(500);
  level = 0.6;
  await pass(1000);
  level = 0.1;
  await pass(1900);
  expect(asked).toEqual([]);
  await pass(200);
  expect(asked).toEqual([[5, 'audio/webm;codecs=opus', 'en']]);
  expect(log).toEqual(['open', 'meter closed', 'writing', 'words: why do I wait', 'end: null']);
  expect(stopped).toBe(1);
});

test('where nothing was said nothing is sent', async () => {
  start();
  await pass(11_000);
  expect(asked).toEqual([]);
  expect(log.at(-1)).toBe('end: nothing');
  expect(stopped).toBe(1);
});

test('stopping takes what was said so far, also where nothing can be measured', async () => {
  microphone = { ...microphone, meter: () => null };
  const listening = start();
  await pass(300);
  listening.stop();
  await pass(0);
  expect(log).toEqual(['open', 'writing', 'words: why do I wait', 'end: null']);
});

test('what was given up is not sent, and what comes back late is not said', async () => {
  const early = start();
  await pass(100);
  early.abort();
  await pass(5000);
  expect([asked, log, stopped]).toEqual([[], ['open', 'meter closed', 'end: null'], 1]);

  log = [];
  let come: (words: string) => void = () => undefined;
  answer = () => new Promise((resolve) => (come = (words) => resolve(ok(words))));
  level = 1;
  const late = start();
  await pass(200);
  late.stop();
  await pass(0);
  late.abort();
  come('too late');
  await pass(0);
  expect(log.filter((line) => line.startsWith('words'))).toEqual([]);
});

test('given up while the browser still asks, it closes what is then opened', async () => {
  let open: () => void = () => undefined;
  const opened = microphone.open();
  microphone = { ...microphone, open: () => new Promise((resolve) => (open = () => resolve(opened))) };
  start().abort();
  open();
  await pass(10);
  expect([log, stopped, recorder.state]).toEqual([['end: null'], 1, 'inactive']);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'no-microphone'],
  ['AbortError', 'failed'],
])('%s is said as %s', async (name, problem) => {
  microphone = { ...microphone, open: () => Promise.reject(new DOMException('', name)) };
  start();
  await pass(0);
  expect(log).toEqual([`end: ${problem}`]);
});

test('a refusal of the service is told', async () => {
  answer = async () => err('bad-key');
  level = 1;
  const listening = start();
  await pass(200);
  listening.stop();
  await pass(0);
  expect(log.at(-1)).toBe('end: bad-key');
});

test('a level is the loudness in decibels, between silence and a raised voice', () => {
  const tone = (peak: number) => Float32Array.from({ length: 1000 }, (_, at) => peak * Math.sin(at));
  expect(levelOf(new Float32Array(100))).toBe(0);
  // A sine of peak 0.1 has −23 dB: 37 of the 50 above −60.
  expect(levelOf(tone(0.1))).toBeCloseTo(0.74, 1);
  expect(levelOf(tone(1))).toBe(1);
});
