import { expect, test } from 'vitest';
import { createReadAloud } from './read-aloud.ts';
import type { Speaker, SpeechHow, SpeechProblem } from './speaker.ts';

const how: SpeechHow = { lang: 'en', voice: null, openAiVoice: 'alloy', rate: 1, pitch: 1 };

function fakeSpeaker() {
  const log: string[] = [];
  const problems: SpeechProblem[] = [];
  let on: Parameters<Speaker['speak']>[2] | null = null;
  const speaker: Speaker = {
    unlock: () => log.push('unlock'),
    prepare: (text) => log.push(`next: ${text}`),
    speak: (text, _, events) => {
      log.push(text);
      on = events;
    },
    cancel: () => {
      // A browser ends what it cancels.
      const was = on;
      on = null;
      was?.onEnd('failed');
    },
  };
  const by = { speaker, how, onProblem: (problem: SpeechProblem) => problems.push(problem) };
  return {
    by,
    log,
    problems,
    finish: (problem: SpeechProblem | null = null) => on?.onEnd(problem),
    word: (from: number, to: number) => on?.onWord(from, to),
  };
}

test('sentences are read one after the other, the next one being prepared', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud();
  reader.start('a', ['One.', '  ', 'Two.'], fake.by);
  expect(reader.state()).toMatchObject({ id: 'a', sentence: 0, word: null });
  fake.finish();
  expect(reader.state().sentence).toBe(2);
  fake.finish();
  expect(reader.state().id).toBeNull();
  expect(fake.log).toEqual(['unlock', 'One.', 'next: Two.', 'Two.']);
  expect(fake.problems).toEqual([]);
});

test('a word is told by its place in the sentence, also in a later piece of a long one', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud();
  const long = `${'the slow moon turns and turns, '.repeat(7)}and ends.`;
  reader.start('a', [long], fake.by);
  fake.word(4, 8);
  expect(long.slice(4, 8)).toBe('slow');
  expect(reader.state().word).toEqual({ from: 4, to: 8 });
  fake.finish();
  expect(reader.state()).toMatchObject({ sentence: 0, word: null });
  fake.word(4, 8);
  const { word } = reader.state();
  expect(word?.from).toBeGreaterThan(100);
  expect(long.slice(word?.from, word?.to)).toBe('slow');
});

test('stop is at once, and the sentence that was cut off does not go on', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud();
  reader.start('a', ['One.', 'Two.'], fake.by);
  reader.stop();
  fake.finish();
  expect(reader.state().id).toBeNull();
  expect(fake.log).not.toContain('Two.');
  expect(fake.problems).toEqual([]);
});

test('another reply takes the voice over', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud();
  reader.start('a', ['One.', 'Two.'], fake.by);
  reader.start('b', ['Three.'], fake.by);
  expect(reader.state().id).toBe('b');
  fake.finish();
  expect(fake.log.filter((line) => line !== 'unlock')).toEqual(['One.', 'next: Two.', 'Three.']);
  expect(reader.state().id).toBeNull();
});

test('a voice that fails ends the reading and says why', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud();
  reader.start('a', ['One.', 'Two.'], fake.by);
  fake.finish('bad-key');
  expect(reader.state().id).toBeNull();
  expect(fake.problems).toEqual(['bad-key']);
});
