/** One audio element, and the two things that lower its volume: a voice over the music, and the fade of the sleep timer. */

export type SoundEvents = {
  readonly onTime: () => void;
  readonly onLength: (seconds: number) => void;
  readonly onPlaying: () => void;
  /** Paused from wherever: the person, the phone, other headphones. Not told at the end. */
  readonly onPause: () => void;
  readonly onWait: () => void;
  readonly onEnd: () => void;
  readonly onFail: () => void;
};

export type Sound = {
  /** Takes a new source, which stands at a place, silent. */
  readonly open: (url: string, at: number) => void;
  /** Rejects as `HTMLMediaElement.play` does. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Seconds from the start. */
  readonly seek: (at: number) => void;
  readonly at: () => number;
  readonly setRate: (rate: number) => void;
  /** 0–1. Where the browser keeps the volume to itself (iOS), nothing happens. */
  readonly setVolume: (volume: number) => void;
  /** Lets the source go. */
  readonly close: () => void;
  readonly listen: (events: SoundEvents) => void;
};

/** Over an element that belongs to nobody else. */
export function createSound(audio: HTMLAudioElement): Sound {
  audio.preload = 'auto';
  return {
    open: (url, at) => {
      audio.src = url;
      // Before the head of the file is here there is nothing to seek in; the element keeps the wish.
      audio.currentTime = at;
    },
    play: () => audio.play(),
    pause: () => audio.pause(),
    seek: (at) => {
      audio.currentTime = at;
    },
    at: () => audio.currentTime,
    setRate: (rate) => {
      // A new source begins at the default rate.
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    },
    setVolume: (volume) => {
      audio.volume = Math.min(1, Math.max(0, volume));
    },
    close: () => {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
    listen: (events) => {
      const isOpen = () => audio.hasAttribute('src');
      audio.addEventListener('timeupdate', () => {
        if (isOpen()) events.onTime();
      });
      audio.addEventListener('durationchange', () => {
        if (isOpen()) events.onLength(audio.duration);
      });
      audio.addEventListener('playing', events.onPlaying);
      audio.addEventListener('pause', () => {
        if (isOpen() && audio.paused && !audio.ended) events.onPause();
      });
      audio.addEventListener('waiting', events.onWait);
      audio.addEventListener('ended', events.onEnd);
      audio.addEventListener('error', () => {
        if (isOpen()) events.onFail();
      });
    },
  };
}

/** While a voice speaks, the music is this loud. */
export const DUCKED = 0.6;
/** How long the music takes to make room, ms, and in which steps. */
const DUCK_MS = 320;
const STEP_MS = 40;

export type Loudness = {
  /** 0–1, at once. */
  readonly fade: (gain: number) => void;
  /** Lower while true, over a third of a second. */
  readonly duck: (ducked: boolean) => void;
};

/** Joins the fade and the ducking into one volume. `every` runs something each so many ms until it is stopped. */
export function createLoudness(
  set: (volume: number) => void,
  every: (ms: number, run: () => void) => () => void,
): Loudness {
  let faded = 1;
  let room = 1;
  let wanted = 1;
  let stop: (() => void) | null = null;
  const step = () => {
    const by = ((1 - DUCKED) * STEP_MS) / DUCK_MS;
    room = room > wanted ? Math.max(wanted, room - by) : Math.min(wanted, room + by);
    set(faded * room);
    if (room === wanted) {
      stop?.();
      stop = null;
    }
  };
  return {
    fade: (gain) => {
      if (gain === faded) return;
      faded = gain;
      set(faded * room);
    },
    duck: (ducked) => {
      wanted = ducked ? DUCKED : 1;
      if (room !== wanted) stop ??= every(STEP_MS, step);
    },
  };
}
