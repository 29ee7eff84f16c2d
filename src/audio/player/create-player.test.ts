import { expect, test } from 'vitest';
import { fakeSound, fakeSpeaker, fakeTimers, someCues } from '../../../tests/support/fake-player.ts';
import { AudioUnavailable } from '../shelf.ts';
import type { AudioItem, Playable } from '../shelf.ts';
import { createPlayer, listeningAtFirst } from './create-player.ts';
import type { Track } from './player-state.ts';
import { sleepGain } from './sleep.ts';

const look = { category: 'healing', cover: { gradient: 'Blue', emoji: '🌙' } } as const;
const bowls: Track = {
  ...look,
  item: {
    kind: 'built-in',
    key: 'built-in:crystal-bowl-healing-frequencies',
    id: 'crystal-bowl-healing-frequencies',
    title: 'Bowls',
  },
  seconds: 2700,
};
const talk: Track = {
  ...look,
  item: { kind: 'published', key: 'published:talk', id: 'talk', title: 'A talk', url: '/talk.mp3' },
  seconds: null,
};
const order = [bowls, talk];

function setUp(
  options: { open?: (item: AudioItem) => Promise<Playable>; left?: Record<string, number> } = {},
) {
  const released: string[] = [];
  const sound = fakeSound();
  const timers = fakeTimers(1_000_000);
  const voice = fakeSpeaker();
  const kept = new Map(Object.entries(options.left ?? {}));
  const tones: string[] = [];
  const player = createPlayer({
    open:
      options.open ??
      ((item) => Promise.resolve({ url: `blob:${item.key}`, release: () => released.push(item.key) })),
    sound: sound.sound,
    speaker: voice.speaker,
    tones: {
      bell: () => tones.push('bell'),
      binaural: (wanted) => {
        const now = wanted === null ? 'off' : `${wanted.leftHz}/${wanted.rightHz}`;
        if (tones.at(-1) !== now) tones.push(now);
      },
    },
    media: null,
    places: {
      read: (key) => Promise.resolve(kept.get(key) ?? 0),
      keep: (key, at) => (at > 0 ? kept.set(key, at) : kept.delete(key)),
    },
    now: timers.now,
    every: timers.every,
    isOnline: () => true,
  });
  const state = () => {
    const { state: now } = player.view();
    if (now.type === 'empty') throw new Error('nothing is selected');
    return now;
  };
  /** The title plays for some seconds. */
  const listen = (seconds: number) =>
    timers.pass(seconds * 1000, (passed) => {
      if (sound.now.playing) sound.now.at += passed / 1000;
    });
  return { player, sound, timers, voice, kept, tones, released, state, listen };
}

test('a title is opened and plays; its time goes on by whole seconds', async () => {
  const { player, sound, state, listen } = setUp();
  let told = 0;
  player.subscribe(() => (told += 1));
  const starting = player.start(bowls, order);
  expect(state()).toMatchObject({ phase: 'paused', at: 0, busy: true });
  expect(player.view().running).toBe(true);
  await starting;
  expect(sound.now).toMatchObject({ url: `blob:${bowls.item.key}`, playing: true });
  expect(state()).toMatchObject({ phase: 'playing', busy: false });
  const before = told;
  listen(3);
  expect(Math.floor(state().at)).toBe(3);
  expect(told - before).toBe(3);
  expect(player.view()).toBe(player.view());
});

test('at the end it stops, stands at 0 and forgets its place; closing clears everything', async () => {
  const { player, sound, kept, released, state, listen, timers } = setUp();
  await player.start(bowls, order);
  listen(20);
  expect(kept.get(bowls.item.key)).toBeGreaterThan(10);
  sound.tell().onEnd();
  expect(state()).toMatchObject({ phase: 'paused', at: 0 });
  expect(sound.now.at).toBe(0);
  expect(kept.has(bowls.item.key)).toBe(false);
  expect(timers.running()).toBe(0);
  player.close();
  expect(player.view().state).toEqual({ type: 'empty' });
  expect(sound.now.url).toBe('');
  expect(released).toEqual([bowls.item.key]);
});

test('it goes on where it was left, says so until a seek, and keeps each place', async () => {
  const { player, sound, kept, state, listen } = setUp({ left: { [bowls.item.key]: 192 } });
  await player.start(bowls, order);
  expect(sound.now.at).toBe(192);
  expect(player.view().wentOnAt).toBe(192);
  player.seek(0);
  expect(player.view().wentOnAt).toBeNull();
  expect(kept.has(bowls.item.key)).toBe(false);
  listen(30);
  player.pause();
  expect(kept.get(bowls.item.key)).toBe(Math.floor(state().at));
  await player.start(bowls, order, 600);
  expect(sound.now.at).toBe(600);
});

test('a seek stays inside the title; the end is reached by playing', async () => {
  const { player, sound } = setUp();
  await player.start(bowls, order);
  player.seek(9999);
  expect(sound.now.at).toBe(2699.5);
  player.seek(-5);
  expect(sound.now.at).toBe(0);
});

test('next and previous keep the order of the list', async () => {
  const { player, released } = setUp();
  await player.start(bowls, order);
  expect(player.view().previous).toBeNull();
  player.step(1);
  await Promise.resolve();
  expect(player.view()).toMatchObject({ next: null, previous: bowls });
  expect(released).toEqual([bowls.item.key]);
  player.step(1);
  expect(player.view().state).toMatchObject({ track: talk });
});

test('a source that comes after another was chosen is let go, and after a pause it does not sound', async () => {
  const coming = new Map<string, (playable: Playable) => void>();
  const { player, sound, released, state } = setUp({
    open: ({ key }) => new Promise((resolve) => coming.set(key, resolve)),
  });
  const arrive = (track: Track) =>
    coming.get(track.item.key)?.({
      url: `blob:${track.item.key}`,
      release: () => released.push(track.item.key),
    });
  const first = player.start(bowls, order);
  await Promise.resolve();
  const second = player.start(talk, order);
  await Promise.resolve();
  arrive(bowls);
  await first;
  expect(released).toEqual([bowls.item.key]);
  player.pause();
  expect(player.view().running).toBe(false);
  arrive(talk);
  await second;
  expect(sound.now).toMatchObject({ url: `blob:${talk.item.key}`, playing: false });
  expect(state()).toMatchObject({ phase: 'paused', busy: false });
});

test('what cannot be had is said, and Play tries again', async () => {
  let offline = true;
  const { player, sound, state } = setUp({
    open: ({ key }) =>
      offline
        ? Promise.reject(new AudioUnavailable('offline'))
        : Promise.resolve({ url: `blob:${key}`, release: () => undefined }),
  });
  await player.start(bowls, order);
  expect(state()).toMatchObject({ phase: 'paused', problem: 'offline' });
  offline = false;
  player.play();
  await expect.poll(() => sound.now.playing).toBe(true);
  expect(state().problem).toBeNull();
});

test('a browser that waits for a press is said, and Play then plays', async () => {
  const { player, sound, state } = setUp();
  sound.refuse(new DOMException('no', 'NotAllowedError'));
  await player.start(bowls, order);
  await expect.poll(() => state().problem).toBe('blocked');
  sound.refuse(null);
  player.play();
  expect(state()).toMatchObject({ phase: 'playing', problem: null });
});

test('words are said over the music, which makes room for them and comes back', async () => {
  const { player, sound, voice, listen } = setUp();
  await player.start(bowls, order);
  player.setCues('published:talk', someCues);
  expect(player.view().cues).toEqual([]);
  player.setCues(bowls.item.key, someCues);
  listen(11);
  expect(voice.texts()).toHaveLength(1);
  expect(player.view().saying).toEqual({ cue: 0, breath: 0 });
  expect(sound.now.volume).toBeCloseTo(0.6);
  voice.finish();
  voice.finish();
  listen(1);
  expect(sound.now.volume).toBe(1);
  listen(8.5);
  expect(voice.texts()).toHaveLength(3);
  player.pause();
  expect(voice.cancelled()).toBe(1);
});

test('speed is of the words of ours and of the whole of a published title', async () => {
  const { player, sound } = setUp();
  player.choose({ ...listeningAtFirst, speed: 1.25 });
  await player.start(bowls, order);
  expect(sound.now.rate).toBe(1);
  await player.start(talk, order);
  expect(sound.now.rate).toBe(1.25);
  player.choose({ ...listeningAtFirst, speed: 0.75 });
  expect(sound.now.rate).toBe(0.75);
});

test('the two tones sound with the bowls alone, while they play', async () => {
  const { player, tones } = setUp();
  player.choose({ ...listeningAtFirst, binaural: true });
  await player.start(bowls, order);
  expect(tones.at(-1)).toBe('177/183');
  player.pause();
  expect(tones.at(-1)).toBe('off');
  await player.start(talk, order);
  expect(tones.at(-1)).toBe('off');
});

test('the sleep timer fades for twenty seconds, then pauses and gives the volume back', async () => {
  const { player, sound, state, listen } = setUp();
  await player.start(bowls, order);
  player.sleepAfter(10);
  listen(570);
  expect(sound.now.volume).toBe(1);
  expect(player.view().sleepLeftS).toBe(30);
  listen(20);
  expect(sound.now.volume).toBeCloseTo(0.5, 1);
  listen(10.5);
  expect(state()).toMatchObject({ phase: 'paused' });
  expect(player.view().sleep.choice).toBe('off');
  expect(sound.now.volume).toBe(1);
});

test('a timer that ran out in a pause ends nothing; “end of the title” fades its last seconds', async () => {
  const { player, sound, timers, state, listen } = setUp();
  await player.start(bowls, order);
  player.sleepAfter(10);
  player.pause();
  timers.pass(15 * 60_000);
  player.play();
  listen(2);
  expect(state().phase).toBe('playing');
  player.sleepAfter('title');
  player.seek(2690);
  listen(1);
  expect(sound.now.volume).toBeCloseTo(0.45, 1);
  sound.tell().onEnd();
  expect(player.view().sleep.choice).toBe('off');
  expect(sound.now.volume).toBe(1);
  expect(sleepGain(null)).toBe(1);
});

test('a pause from outside is a pause; the pause of a title that was left is not told of the next', async () => {
  const { player, sound, state } = setUp();
  await player.start(bowls, order);
  sound.sound.pause();
  expect(state().phase).toBe('paused');
  const starting = player.start(talk, order);
  sound.tell().onPause();
  await starting;
  expect(state().phase).toBe('playing');
});
