import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { voiceFor } from '#audio/player/speaker.ts';
import { createBrowserSpeaker } from './browser-speaker.ts';
import type { SpeechHow, SpeechProblem } from './speaker.ts';

const voice = (lang: string, localService: boolean, isDefault = false) =>
  ({ lang, localService, default: isDefault, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;

class FakeUtterance extends EventTarget {
  lang = '';
  voice: SpeechSynthesisVoice | null = null;
  rate = 1;
  pitch = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  tell(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
}

class FakeSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[];
  said: FakeUtterance[] = [];
  log: string[] = [];
  constructor(voices: SpeechSynthesisVoice[] = [voice('en-US', true)]) {
    super();
    this.voices = voices;
  }
  getVoices = () => this.voices;
  speak = (utterance: FakeUtterance) => this.said.push(utterance);
  cancel = () => this.log.push('cancel');
  resume = () => this.log.push('resume');
}

const how: SpeechHow = { lang: 'en', voice: null, openAiVoice: 'alloy', rate: 1.5, pitch: 0.8 };
let words: [number, number][];
let ends: (SpeechProblem | null)[];
const on = {
  onWord: (from: number, to: number) => words.push([from, to]),
  onEnd: (problem: SpeechProblem | null) => ends.push(problem),
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  words = [];
  ends = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speakerOver = (synthesis: FakeSynthesis) =>
  createBrowserSpeaker(synthesis as unknown as SpeechSynthesis);

test('the chosen voice, speed and pitch are those of the utterance', () => {
  const synthesis = new FakeSynthesis([voice('en-US', true), voice('en-GB', false)]);
  speakerOver(synthesis).speak('Hello there.', { ...how, voice: 'en-GB' }, on);
  expect(synthesis.said[0]).toMatchObject({ text: 'Hello there.', lang: 'en-GB', rate: 1.5, pitch: 0.8 });
  synthesis.said[0]?.tell('end');
  expect(ends).toEqual([null]);
});

test('words are told by where they stand; a browser that leaves their length out ends them at the blank', () => {
  const synthesis = new FakeSynthesis();
  speakerOver(synthesis).speak('Hello there.', how, on);
  synthesis.said[0]?.tell('boundary', { name: 'word', charIndex: 0, charLength: 5 });
  synthesis.said[0]?.tell('boundary', { name: 'sentence', charIndex: 0, charLength: 12 });
  synthesis.said[0]?.tell('boundary', { name: 'word', charIndex: 6 });
  expect(words).toEqual([
    [0, 5],
    [6, 12],
  ]);
});

test('what was cancelled says nothing more, and a paused synthesiser is woken', () => {
  const synthesis = new FakeSynthesis();
  const speaker = speakerOver(synthesis);
  speaker.speak('Hello.', how, on);
  speaker.cancel();
  synthesis.said[0]?.tell('boundary', { name: 'word', charIndex: 0, charLength: 5 });
  synthesis.said[0]?.tell('end');
  expect([words, ends, synthesis.log]).toEqual([[], [], ['cancel', 'resume']]);
});

test('voices that come late are waited for, a second at most', async () => {
  const synthesis = new FakeSynthesis([]);
  speakerOver(synthesis).speak('Hello.', how, on);
  expect(synthesis.said).toEqual([]);
  synthesis.voices = [voice('en-GB', true)];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  await vi.advanceTimersByTimeAsync(0);
  expect(synthesis.said[0]?.lang).toBe('en-GB');
  const none = new FakeSynthesis([]);
  speakerOver(none).speak('Hello.', how, on);
  await vi.advanceTimersByTimeAsync(1000);
  expect(none.said[0]).toMatchObject({ lang: 'en', voice: null });
});

test('a voice that never begins is said to be silent, once', async () => {
  const synthesis = new FakeSynthesis();
  speakerOver(synthesis).speak('Hello.', how, on);
  await vi.advanceTimersByTimeAsync(8000);
  synthesis.said[0]?.tell('end');
  expect(ends).toEqual(['silent']);
  speakerOver(synthesis).speak('Hello.', how, on);
  synthesis.said[1]?.tell('start');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ends).toEqual(['silent']);
});

test.each([
  ['not-allowed', 'not-allowed'],
  ['network', 'no-network'],
  ['voice-unavailable', 'no-voice'],
  ['something-new', 'failed'],
])('%s is said as %s', (error, problem) => {
  const synthesis = new FakeSynthesis();
  speakerOver(synthesis).speak('Hello.', how, on);
  synthesis.said[0]?.tell('error', { error });
  expect(ends).toEqual([problem]);
});

test('a voice on the device comes before one that sends the words away, the chosen one before both', () => {
  const away = voice('en-US', false, true);
  const here = voice('en_GB', true);
  expect(voiceFor([away, here, voice('th-TH', true)], 'en', null)).toBe(here);
  expect(voiceFor([away, here], 'en', 'en-US')).toBe(away);
  expect(voiceFor([away], 'en', null)).toBe(away);
  expect(voiceFor([voice('eng', true)], 'en', null)).toBeNull();
  // A voice chosen for English does not read Thai.
  expect(voiceFor([away], 'th', 'en-US')).toBeNull();
});
