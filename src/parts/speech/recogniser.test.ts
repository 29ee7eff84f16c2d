import { beforeEach, expect, test } from 'vitest';
import { isHeardHere, listen, type Recogniser, type RecogniserMaker } from './recogniser.ts';
import type { VoiceProblem } from './voice.ts';

let made: FakeRecogniser[];
let words: string[];
let ends: (VoiceProblem | null)[];
beforeEach(() => {
  made = [];
  words = [];
  ends = [];
});

class FakeRecogniser implements Recogniser {
  lang = '';
  continuous = true;
  interimResults = false;
  maxAlternatives = 5;
  on: Record<string, (event: never) => void> = {};
  addEventListener: Recogniser['addEventListener'] = (type: string, listener: (event: never) => void) => {
    this.on[type] = listener;
  };
  calls: string[] = [];
  constructor() {
    made.push(this);
  }
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
  }
  abort() {
    this.calls.push('abort');
  }
  say(...parts: readonly string[]) {
    this.tell('result', { results: parts.map((transcript) => ({ isFinal: true, 0: { transcript } })) });
  }
  tell(type: string, event: object = {}) {
    this.on[type]?.(event as never);
  }
}

const start = () =>
  listen(FakeRecogniser, {
    lang: 'en-US',
    local: false,
    onWords: (text) => words.push(text),
    onEnd: (problem) => ends.push(problem),
  });

test('one utterance: its words come while they are said, and the end once', () => {
  start();
  const [recogniser] = made as [FakeRecogniser];
  expect([recogniser.lang, recogniser.continuous, recogniser.interimResults]).toEqual(['en-US', false, true]);
  recogniser.say('why do I');
  recogniser.say('why do I ', ' wait');
  recogniser.tell('end');
  recogniser.tell('end');
  expect(words).toEqual(['why do I', 'why do I wait']);
  expect(ends).toEqual([null]);
});

test('silence after words is no problem; silence alone is', () => {
  start();
  made[0]?.say('hello');
  made[0]?.tell('error', { error: 'no-speech' });
  made[0]?.tell('end');
  start();
  made[1]?.tell('error', { error: 'no-speech' });
  made[1]?.tell('end');
  expect(ends).toEqual([null, 'nothing']);
});

test.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['audio-capture', 'no-microphone'],
  ['network', 'no-network'],
  ['language-not-supported', 'language'],
  ['something-new', 'failed'],
])('%s is said as %s', (error, problem) => {
  start();
  made[0]?.tell('error', { error });
  made[0]?.tell('end');
  expect(ends).toEqual([problem]);
});

test('what is said after it was given up does not arrive', () => {
  const listening = start();
  made[0]?.say('keep');
  listening.abort();
  made[0]?.say('not this');
  made[0]?.tell('end');
  expect(words).toEqual(['keep']);
  expect(ends).toEqual([null]);
  expect(made[0]?.calls).toEqual(['start', 'abort']);
});

test('a browser that cannot tell is taken to send the sound away', async () => {
  const maker = (answer: () => Promise<string>) =>
    Object.assign(class extends FakeRecogniser {}, { available: answer }) as RecogniserMaker;
  expect(await isHeardHere(FakeRecogniser, 'en-US')).toBe(false);
  expect(
    await isHeardHere(
      maker(async () => 'downloadable'),
      'en-US',
    ),
  ).toBe(false);
  expect(
    await isHeardHere(
      maker(() => Promise.reject(new Error('no'))),
      'en-US',
    ),
  ).toBe(false);
  expect(
    await isHeardHere(
      maker(async () => 'available'),
      'en-US',
    ),
  ).toBe(true);
});
