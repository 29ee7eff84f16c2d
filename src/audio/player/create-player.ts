/**
 * The player: one title at a time, over one audio element, for as long as the page lives.
 *
 * It takes its sources from the shelf, keeps the place of a title that was left, lowers the music while a voice speaks,
 * and says to the lock screen what plays. Screens read its view and call its commands; it draws nothing. It never begins
 * by itself: only `start` and `play` make a sound.
 */
import { binauralTones } from '#practice/audio/binaural.ts';
import type { AudioCue } from '#practice/audio/titles.ts';
import { AudioUnavailable } from '../shelf.ts';
import type { AudioItem, Playable } from '../shelf.ts';
import type { MediaPort } from './media-session.ts';
import { emptyPlayer, neighbour, nextPlayerState } from './player-state.ts';
import type { PlayerEvent, PlayerProblem, PlayerState, Track } from './player-state.ts';
import { noSleep, sleepFrom, sleepGain, sleepLeftS } from './sleep.ts';
import type { Sleep, SleepChoice } from './sleep.ts';
import { createLoudness } from './sound.ts';
import type { Sound } from './sound.ts';
import type { Speaker } from './speaker.ts';
import type { Tones } from './tones.ts';
import { createWords } from './words.ts';
import type { WordsChoice } from './words.ts';

/** How the person likes to listen. `speed` is of the words of our own titles, and of the whole of a published one. */
export type Listening = WordsChoice & {
  /** The two tones under the bowls. */
  readonly binaural: boolean;
};

export const listeningAtFirst: Listening = { on: true, speed: 1, voiceUri: null, binaural: false };

export type PlayerView = {
  readonly state: PlayerState;
  readonly cues: readonly AudioCue[];
  /** The sentence that is being said now, null while nobody speaks. */
  readonly saying: { readonly cue: number; readonly breath: number } | null;
  readonly sleep: Sleep;
  /** Whole seconds until the sleep timer is over. */
  readonly sleepLeftS: number | null;
  readonly listening: Listening;
  readonly previous: Track | null;
  readonly next: Track | null;
  /** It plays, or will as soon as its source is here. */
  readonly running: boolean;
  /** Where the title was taken up again, seconds; null when it began at its beginning. Gone with the first seek. */
  readonly wentOnAt: number | null;
};

export type Player = {
  /** The view as it stands; the same object until something changed. */
  readonly view: () => PlayerView;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Takes a title and plays it: from `at`, else from where it was left. `order` is the list it was chosen from, for next
   * and previous.
   */
  readonly start: (track: Track, order: readonly Track[], at?: number) => Promise<void>;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  /** Seconds from the start; brought into the title. */
  readonly seek: (at: number) => void;
  readonly step: (step: 1 | -1) => void;
  readonly close: () => void;
  /** The words of the title at hand; for another key they are dropped. */
  readonly setCues: (key: string, cues: readonly AudioCue[]) => void;
  readonly choose: (listening: Listening) => void;
  readonly sleepAfter: (choice: SleepChoice) => void;
  readonly hasVoice: () => boolean;
  /** Keeps the place now; for when the page is left. */
  readonly keepPlace: () => void;
};

export type PlayerDeps = {
  readonly open: (item: AudioItem) => Promise<Playable>;
  readonly sound: Sound;
  readonly speaker: Speaker | null;
  readonly tones: Tones;
  readonly media: MediaPort | null;
  /** Where titles were left, on this device. Seconds; 0 forgets. */
  readonly places: {
    readonly read: (key: string) => Promise<number>;
    readonly keep: (key: string, at: number) => void;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs something each so many ms until it is stopped. */
  readonly every: (ms: number, run: () => void) => () => void;
  readonly isOnline: () => boolean;
};

/** How often words, sleep and place are looked at while something plays, ms. */
const TICK_MS = 250;
/** How often the place is kept, seconds of the title; nearer than this to its start it is not worth keeping. */
const KEEP_EACH_S = 5;
/** The last moment that a seek can reach, before the end: the end itself is reached by playing. Seconds. */
const BEFORE_END_S = 0.5;

/** The title with the optional tones. */
const BINAURAL_KEY = 'built-in:crystal-bowl-healing-frequencies';

export function createPlayer(deps: PlayerDeps): Player {
  const { sound } = deps;
  let state: PlayerState = emptyPlayer;
  let order: readonly Track[] = [];
  let cues: readonly AudioCue[] = [];
  let listening = listeningAtFirst;
  let sleep: Sleep = noSleep;
  let wentOnAt: number | null = null;
  let source: Playable | null = null;
  let keptAt = 0;
  // What the person last asked for: a source that comes late plays only if that is still wanted.
  let wanted = false;
  let opening = 0;
  let stopTicking: (() => void) | null = null;
  let view: PlayerView | null = null;
  const listeners = new Set<() => void>();

  const loudness = createLoudness(sound.setVolume, deps.every);
  const words = createWords({
    speaker: deps.speaker,
    bell: () => deps.tones.bell(sleepGain(leftS())),
    volume: () => sleepGain(leftS()),
    onSpeaking: (speaking) => {
      loudness.duck(speaking);
      tell();
    },
  });

  const isRunning = () => state.type === 'loaded' && (state.phase === 'playing' || (state.busy && wanted));

  const key = () => (state.type === 'loaded' ? state.track.item.key : '');
  const isOwn = () => state.type === 'loaded' && state.track.item.kind === 'built-in';
  const leftS = () =>
    state.type === 'loaded' && state.phase === 'playing'
      ? sleepLeftS(sleep, { ms: deps.now(), at: sound.at(), total: state.total })
      : null;

  const tell = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  const take = (event: PlayerEvent) => {
    const before = state;
    state = nextPlayerState(state, event);
    if (state === before) return;
    const playing = state.type === 'loaded' && state.phase === 'playing';
    if (playing) stopTicking ??= deps.every(TICK_MS, tick);
    else {
      stopTicking?.();
      stopTicking = null;
    }
    if (event.type !== 'time') showMedia();
    tones();
    tell();
  };

  const tones = () => {
    const on =
      listening.binaural && key() === BINAURAL_KEY && state.type === 'loaded' && state.phase === 'playing';
    deps.tones.binaural(on ? binauralTones() : null);
  };

  const showMedia = () =>
    deps.media?.show(state, rate(), {
      play,
      pause,
      stop: close,
      seekTo: seek,
      seekBy: (seconds) => seek(sound.at() + seconds),
      previous: neighbour(order, key(), -1) === null ? null : () => step(-1),
      next: neighbour(order, key(), 1) === null ? null : () => step(1),
    });

  /** The music of our own titles keeps its pace: only the voice over it goes faster or slower. */
  const rate = () => (isOwn() ? 1 : listening.speed);

  function tick(): void {
    if (state.type === 'empty' || state.phase !== 'playing') return;
    const at = sound.at();
    words.tick(at);
    const left = leftS();
    if (left === 0 && sleep.choice !== 'title') {
      sleep = noSleep;
      pause();
      loudness.fade(1);
      return tell();
    }
    loudness.fade(sleepGain(left));
    // Nothing that is shown is finer than a second, but for a running sentence.
    if (Math.floor(at) !== Math.floor(state.at)) {
      take({ type: 'time', at });
      if (Math.abs(at - keptAt) >= KEEP_EACH_S) keepPlace();
    }
  }

  function keepPlace(): void {
    if (state.type === 'empty' || state.busy) return;
    keptAt = state.at;
    deps.places.keep(key(), state.at < KEEP_EACH_S ? 0 : state.at);
  }

  function begin(): void {
    const mine = opening;
    // A timer that ran out while nothing played has nothing to end any more.
    if (sleep.untilMs !== null && deps.now() >= sleep.untilMs) sleep = noSleep;
    sound.play().catch((error: unknown) => {
      // Cut off by a pause or another source: not a failure.
      if (mine !== opening || !wanted || (error as Error).name === 'AbortError') return;
      wanted = false;
      take({ type: 'fail', problem: (error as Error).name === 'NotAllowedError' ? 'blocked' : broken() });
    });
  }

  const broken = (): PlayerProblem => (deps.isOnline() ? 'damaged' : 'offline');

  async function start(track: Track, list: readonly Track[], from?: number): Promise<void> {
    leave();
    order = list;
    cues = [];
    words.load([], 0);
    wanted = true;
    opening += 1;
    const mine = opening;
    // Shown at once, at the beginning; the place where it was left is a moment away.
    take({ type: 'select', track, at: from ?? 0 });
    // The source and the place are looked for side by side: what lies on the device sounds the sooner.
    const asked = deps.open(track.item);
    asked.catch(() => undefined);
    const at = from ?? (await deps.places.read(track.item.key));
    if (mine === opening) {
      wentOnAt = from === undefined && at > 0 ? at : null;
      keptAt = at;
      take({ type: 'time', at });
    }
    await openSource(asked, mine);
  }

  async function openSource(asked: Promise<Playable>, mine: number): Promise<void> {
    try {
      const opened = await asked;
      if (mine !== opening) return opened.release();
      source = opened;
    } catch (error) {
      if (mine !== opening) return;
      wanted = false;
      take({ type: 'fail', problem: error instanceof AudioUnavailable ? error.reason : broken() });
      return;
    }
    // The person may have moved on meanwhile.
    const at = state.type === 'loaded' ? state.at : 0;
    sound.open(source.url, at);
    sound.setRate(rate());
    take({ type: 'open' });
    words.load(cues, at);
    if (wanted) begin();
  }

  function play(): void {
    if (state.type === 'empty') return;
    wanted = true;
    if (source !== null) return begin();
    // It is on its way, or it could not be had before; perhaps it can now.
    if (state.problem === null) return tell();
    opening += 1;
    const { track, at } = state;
    take({ type: 'select', track, at });
    void openSource(deps.open(track.item), opening);
  }

  function pause(): void {
    wanted = false;
    sound.pause();
    words.pause();
    take({ type: 'pause' });
    keepPlace();
    tell();
  }

  function seek(to: number): void {
    if (state.type === 'empty' || !Number.isFinite(to)) return;
    const end = state.total === null ? to : Math.max(0, state.total - BEFORE_END_S);
    const at = Math.min(Math.max(0, to), end);
    wentOnAt = null;
    sound.seek(at);
    words.seek(at);
    take({ type: 'time', at });
    showMedia();
    keepPlace();
    tell();
  }

  function step(by: 1 | -1): void {
    const track = neighbour(order, key(), by);
    if (track === null) return;
    void start(track, order);
  }

  /** Lets what is there go, and keeps its place. */
  function leave(): void {
    if (state.type === 'empty') return;
    keepPlace();
    opening += 1;
    wanted = false;
    words.load([], 0);
    sound.close();
    source?.release();
    source = null;
    wentOnAt = null;
    loudness.fade(1);
  }

  function close(): void {
    leave();
    sleep = noSleep;
    cues = [];
    order = [];
    take({ type: 'close' });
  }

  sound.listen({
    onTime: tick,
    onLength: (seconds) => take({ type: 'length', seconds }),
    onPlaying: () => {
      if (wanted) take({ type: 'play' });
      else sound.pause();
    },
    onPause: () => {
      // The pause of a title that was left may be told after the next was chosen.
      if (state.type === 'empty' || state.phase !== 'playing') return;
      wanted = false;
      words.pause();
      take({ type: 'pause' });
    },
    onWait: () => take({ type: 'wait' }),
    onEnd: () => {
      wanted = false;
      words.seek(0);
      sound.seek(0);
      if (sleep.choice === 'title') sleep = noSleep;
      loudness.fade(1);
      wentOnAt = null;
      keptAt = 0;
      deps.places.keep(key(), 0);
      take({ type: 'end' });
    },
    onFail: () => {
      wanted = false;
      words.pause();
      source?.release();
      source = null;
      take({ type: 'fail', problem: broken() });
    },
  });

  return {
    view: () => {
      const left = leftS();
      view ??= {
        state,
        cues,
        saying: words.saying(),
        sleep,
        sleepLeftS: left === null ? null : Math.ceil(left),
        listening,
        previous: neighbour(order, key(), -1),
        next: neighbour(order, key(), 1),
        running: isRunning(),
        wentOnAt,
      };
      return view;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    play,
    pause,
    toggle: () => {
      if (isRunning()) pause();
      else play();
    },
    seek,
    step,
    close,
    setCues: (of, lines) => {
      if (of !== key()) return;
      cues = lines;
      words.load(lines, sound.at());
      tell();
    },
    choose: (choice) => {
      listening = choice;
      words.choose(choice);
      if (state.type === 'loaded') sound.setRate(rate());
      tones();
      tell();
    },
    sleepAfter: (choice) => {
      sleep = sleepFrom(choice, deps.now());
      loudness.fade(sleepGain(leftS()));
      tell();
    },
    hasVoice: words.hasVoice,
    keepPlace,
  };
}
