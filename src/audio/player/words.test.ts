import { expect, test } from 'vitest';
import { fakeSpeaker, someCues, voiceOf } from '../../../tests/support/fake-player.ts';
import { breathAt, breathsOf, isNearWords } from './cue-time.ts';
import type { Speaker } from './speaker.ts';
import { createWords } from './words.ts';

function setUp(fake = fakeSpeaker(), speaker: Speaker | null = fake.speaker) {
  const log: string[] = [];
  const words = createWords({
    speaker,
    bell: () => log.push('bell'),
    volume: () => 0.5,
    onSpeaking: (speaking) => log.push(speaking ? 'speaks' : 'silent'),
  });
  words.load(someCues, 0);
  const play = (from: number, to: number) => {
    for (let at = from; at <= to; at += 0.25) words.tick(at);
  };
  return { words, fake, log, play };
}

test('a line is said at its time, a breath after the other, slower than the voice’s own pace', () => {
  const { fake, play, log } = setUp();
  play(0, 9.75);
  expect(fake.said).toEqual([]);
  play(10, 10.5);
  expect(fake.said).toEqual([
    {
      text: 'Sit down where you are, and let the chair carry you for a while.',
      rate: 0.9,
      volume: 0.5,
      voice: 'en-GB',
    },
  ]);
  fake.finish();
  expect(fake.texts()).toHaveLength(2);
  expect(log.at(-1)).toBe('speaks');
  fake.finish();
  expect(log.at(-1)).toBe('silent');
  play(10.75, 19.5);
  expect(fake.texts()).toHaveLength(2);
  play(20, 20);
  expect(fake.texts().at(-1)).toBe('And out.');
});

test('speed and the chosen voice go into each line', () => {
  const { words, fake, play } = setUp(fakeSpeaker([voiceOf('en-GB', 'a'), voiceOf('en-US', 'b')]));
  words.choose({ on: true, speed: 1.25, voiceUri: 'b' });
  play(19, 20);
  expect(fake.said[0]?.rate).toBeCloseTo(1.125);
  expect(fake.said[0]?.voice).toBe('b');
});

test('a seek says a line up to two seconds late, and not later', () => {
  const { words, fake, play } = setUp();
  words.seek(11.9);
  play(11.9, 12.4);
  expect(fake.texts()).toHaveLength(1);
  words.seek(22.1);
  play(22.1, 29.9);
  expect(fake.texts()).toHaveLength(1);
  play(30, 30);
  expect(fake.texts().at(-1)).toBe('Listen.');
});

test('a seek cuts the voice off; a pause does too, and going on says the line again', () => {
  const { words, fake, log, play } = setUp();
  play(10, 11);
  words.seek(15);
  expect(fake.cancelled()).toBe(1);
  expect(log.at(-1)).toBe('silent');
  play(15, 20);
  expect(fake.texts().at(-1)).toBe('And out.');
  words.pause();
  expect(fake.cancelled()).toBe(2);
  play(20.5, 21);
  expect(fake.texts().slice(-2)).toEqual(['And out.', 'And out.']);
});

test('a line that comes while another is said waits, and is left out when it would be too late', () => {
  const { fake, play } = setUp();
  play(10, 21.5);
  // The voice is still at the line of 10 s.
  expect(fake.texts()).toHaveLength(1);
  fake.finish();
  fake.finish();
  play(21.75, 21.75);
  expect(fake.texts().at(-1)).toBe('And out.');
  const late = setUp();
  late.play(10, 22.25);
  late.fake.finish();
  late.fake.finish();
  late.play(22.5, 29.75);
  expect(late.fake.texts()).toHaveLength(2);
  expect(late.fake.texts()).not.toContain('And out.');
});

test('a voice that never tells its end is given up', () => {
  const { fake, play, log } = setUp();
  play(10, 29);
  expect(fake.texts()).toHaveLength(1);
  play(29.25, 60);
  expect(log.at(-1)).toBe('silent');
});

test('words off: neither voice nor bell; turned off in a line, it is cut off', () => {
  const { words, fake, log, play } = setUp();
  play(10, 10);
  words.choose({ on: false, speed: 1, voiceUri: null });
  expect(fake.cancelled()).toBe(1);
  play(10.25, 40);
  expect(fake.texts()).toHaveLength(1);
  expect(log).not.toContain('bell');
});

test('without a voice of the language a bell marks each line', () => {
  for (const { log, play, fake } of [setUp(fakeSpeaker([voiceOf('th-TH')])), setUp(fakeSpeaker([]), null)]) {
    play(0, 40);
    expect(log).toEqual(['bell', 'bell', 'bell']);
    expect(fake.said).toEqual([]);
  }
});

test('breaths: sentences, short ones together; by the clock the one that would be said', () => {
  const breaths = breathsOf(someCues[0]?.text ?? '');
  expect(breaths).toHaveLength(2);
  expect(breathsOf('Breathe in. And out. Once more.')).toEqual(['Breathe in. And out. Once more.']);
  expect(breathsOf('“Be here.” she said')).toEqual(['“Be here.” she said']);
  expect(breathAt(breaths, 0, 1)).toBe(0);
  expect(breathAt(breaths, 7.5, 1)).toBe(1);
  expect(breathAt(breaths, 900, 1)).toBe(1);
});

test('words are near from a little before a line until a little after it', () => {
  expect(isNearWords(someCues, 3)).toBe(false);
  expect(isNearWords(someCues, 4.5)).toBe(true);
  expect(isNearWords(someCues, 49)).toBe(true);
  expect(isNearWords(someCues, 51)).toBe(false);
});

test('a word alone stands with the sentence after it', () => {
  const text = 'Welcome. This is a short practice for noticing plenty: not pretending to it, noticing it.';
  expect(breathsOf(text)).toEqual([text]);
});
