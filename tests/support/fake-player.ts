/** The parts of a player by hand: an audio element, a voice and a clock that do only what a test tells them. */
import type { AudioCue } from '#practice/audio/titles.ts';
import type { Sound, SoundEvents } from '#audio/player/sound.ts';
import type { Speaker } from '#audio/player/speaker.ts';

export const voiceOf = (lang: string, voiceURI = lang): SpeechSynthesisVoice => ({
  lang,
  localService: true,
  default: false,
  name: voiceURI,
  voiceURI,
});

export function fakeSpeaker(voices: readonly SpeechSynthesisVoice[] = [voiceOf('en-GB')]) {
  const said: { text: string; rate: number; volume: number; voice: string | null }[] = [];
  let end: ((failure: string | null) => void) | null = null;
  let cancelled = 0;
  const speaker: Speaker = {
    voices: () => voices,
    speak: (text, { rate = 1, volume = 1, voice }, { onEnd }) => {
      said.push({ text, rate, volume, voice: voice?.voiceURI ?? null });
      end = onEnd;
    },
    cancel: () => {
      cancelled += 1;
      // A browser ends what it cancels.
      const was = end;
      end = null;
      was?.('canceled');
    },
  };
  return {
    speaker,
    said,
    texts: () => said.map(({ text }) => text),
    /** The voice has come to the end of its sentence. */
    finish: () => {
      const was = end;
      end = null;
      was?.(null);
    },
    cancelled: () => cancelled,
  };
}

/** An element that stands where it is put, and tells its events when asked to. */
export function fakeSound() {
  let events: SoundEvents | null = null;
  let refuse: Error | null = null;
  const now = { url: '', at: 0, playing: false, volume: 1, rate: 1 };
  const sound: Sound = {
    open: (url, at) => Object.assign(now, { url, at, playing: false }),
    play: () => {
      if (refuse !== null) return Promise.reject(refuse);
      now.playing = true;
      events?.onPlaying();
      return Promise.resolve();
    },
    pause: () => {
      if (!now.playing) return;
      now.playing = false;
      events?.onPause();
    },
    seek: (at) => {
      now.at = at;
    },
    at: () => now.at,
    setRate: (rate) => {
      now.rate = rate;
    },
    setVolume: (volume) => {
      now.volume = volume;
    },
    close: () => Object.assign(now, { url: '', at: 0, playing: false }),
    listen: (listener) => {
      events = listener;
    },
  };
  return {
    sound,
    now,
    /** The browser will not start it from now on; null lets it. */
    refuse: (error: Error | null) => {
      refuse = error;
    },
    tell: () => events as SoundEvents,
  };
}

/** Timers that run when the test says that time has passed, and a clock that goes with them. */
export function fakeTimers(startMs = 0) {
  let now = startMs;
  const timers = new Set<{ ms: number; due: number; run: () => void }>();
  return {
    now: () => now,
    every: (ms: number, run: () => void) => {
      const timer = { ms, due: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass: (ms: number, each: (passedMs: number) => void = () => undefined) => {
      const end = now + ms;
      for (;;) {
        const next = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        each(next.due - now);
        now = next.due;
        next.due += next.ms;
        next.run();
      }
      each(end - now);
      now = end;
    },
    running: () => timers.size,
  };
}

/** Lines of a made-up title. */
export const someCues: readonly AudioCue[] = [
  {
    at: 10,
    holds: 8,
    text: 'Sit down where you are, and let the chair carry you for a while. Breathe in slowly now.',
  },
  { at: 20, holds: 6, text: 'And out.' },
  { at: 30, holds: 6, text: 'Listen.' },
];
