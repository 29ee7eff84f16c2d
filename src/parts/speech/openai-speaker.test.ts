import { beforeEach, expect, test } from 'vitest';
import type { OpenAiVoiceCalls } from '#model/openai-voice.ts';
import { err, ok } from '#lib/result.ts';
import { createOpenAiSpeaker } from './openai-speaker.ts';
import type { SpeechHow, SpeechProblem } from './speaker.ts';

class FakePlayer extends EventTarget {
  src = '';
  playbackRate = 1;
  preservesPitch = false;
  played: [string, number][] = [];
  refuses = false;
  play = () => {
    if (this.refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.played.push([this.src, this.playbackRate]);
    return Promise.resolve();
  };
  pause = () => undefined;
}

const how: SpeechHow = { lang: 'en', voice: null, openAiVoice: 'coral', rate: 1.25, pitch: 2 };
let asked: [string, string][];
let ends: (SpeechProblem | null)[];
let player: FakePlayer;
let answer: OpenAiVoiceCalls['speak'];
const on = { onWord: () => undefined, onEnd: (problem: SpeechProblem | null) => ends.push(problem) };
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
const speaker = () =>
  createOpenAiSpeaker(
    (text, voice, signal) => {
      asked.push([text, voice]);
      return answer(text, voice, signal);
    },
    () => player,
  );
beforeEach(() => {
  asked = [];
  ends = [];
  player = new FakePlayer();
  answer = async () => ok(new Blob(['sound'], { type: 'audio/mpeg' }));
});

test('a piece is asked for once, also when it was prepared, and played at the chosen speed', async () => {
  const own = speaker();
  own.unlock();
  own.prepare('Two.', how);
  own.speak('Two.', how, on);
  await settled();
  expect(asked).toEqual([['Two.', 'coral']]);
  expect(player.played.map(([, rate]) => rate)).toEqual([1, 1.25]);
  expect(player.preservesPitch).toBe(true);
  player.dispatchEvent(new Event('ended'));
  expect(ends).toEqual([null]);
});

test('the silence that unlocks the player does not end the first piece', async () => {
  const own = speaker();
  own.unlock();
  own.speak('One.', how, on);
  player.dispatchEvent(new Event('ended'));
  expect(ends).toEqual([]);
  await settled();
  player.dispatchEvent(new Event('ended'));
  expect(ends).toEqual([null]);
});

test('what was cancelled is neither played nor told of, and its call is given up', async () => {
  const signals: AbortSignal[] = [];
  answer = async (_, __, signal) => {
    signals.push(signal);
    return ok(new Blob(['sound']));
  };
  const own = speaker();
  own.speak('One.', how, on);
  own.cancel();
  await settled();
  expect(signals[0]?.aborted).toBe(true);
  expect([player.played, ends]).toEqual([[], []]);
});

test.each([
  ['no-key', 'no-key'],
  ['bad-key', 'bad-key'],
  ['unreachable', 'no-network'],
  ['malformed', 'failed'],
] as const)('%s is said as %s', async (error, problem) => {
  answer = async () => err(error);
  speaker().speak('One.', how, on);
  await settled();
  expect(ends).toEqual([problem]);
});

test('a browser that lets no sound begin is told from one that fails', async () => {
  player.refuses = true;
  speaker().speak('One.', how, on);
  await settled();
  expect(ends).toEqual(['not-allowed']);
});
