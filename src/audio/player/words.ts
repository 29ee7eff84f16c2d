/**
 * Says the words of a title at their times, over its music.
 *
 * A line is begun at its time or at most `LATEST_S` later; what a seek has jumped over is not caught up. While one line is
 * still being said the next waits, by the same rule. A pause cuts a line off, and going on says it again if it still
 * holds. Where the device has no voice for the language, a soft bell marks each line, and the captions carry it.
 */
import { speakingSeconds, SPEECH_RATE } from '#practice/audio/cues.ts';
import type { AudioCue } from '#practice/audio/titles.ts';
import { breathsOf, LATEST_S } from './cue-time.ts';
import { type Speaker, voiceFor, voicesOf } from './speaker.ts';

export type WordsChoice = {
  readonly on: boolean;
  /** 0.75–1.25. */
  readonly speed: number;
  /** `voiceURI`; null takes the device's. */
  readonly voiceUri: string | null;
};

export type WordsDeps = {
  /** Null where the browser cannot speak at all. */
  readonly speaker: Speaker | null;
  readonly bell: () => void;
  /** How loud a line may be, 0–1; asked when each sentence begins. */
  readonly volume: () => number;
  /** Told when a voice begins a sentence, and when it falls silent. */
  readonly onSpeaking: (speaking: boolean) => void;
};

export type Words = {
  /** The lines of a title, at the place where it stands. */
  readonly load: (cues: readonly AudioCue[], at: number) => void;
  readonly choose: (choice: WordsChoice) => void;
  /** Where the title is now; called several times a second while it plays. */
  readonly tick: (at: number) => void;
  readonly seek: (at: number) => void;
  /** The title paused. */
  readonly pause: () => void;
  /** Which sentence of which line is being said, null while none is. */
  readonly saying: () => { readonly cue: number; readonly breath: number } | null;
  readonly hasVoice: () => boolean;
};

type Saying = {
  readonly cue: number;
  breath: number;
  /** Place in the title after which it is given up: some browsers never tell that a voice has ended. */
  readonly givenUpAt: number;
};

export function createWords(deps: WordsDeps): Words {
  const { speaker } = deps;
  let cues: readonly AudioCue[] = [];
  let choice: WordsChoice = { on: true, speed: 1, voiceUri: null };
  let next = 0;
  let saying: Saying | null = null;
  let cutOff: number | null = null;
  // Ends that belong to a line that was cancelled are not ours.
  let run = 0;

  const hasVoice = () => speaker !== null && voicesOf(speaker.voices(), 'en').length > 0;

  const hush = () => {
    run += 1;
    if (saying === null) return;
    saying = null;
    speaker?.cancel();
    deps.onSpeaking(false);
  };

  const say = (place: number, at: number) => {
    const cue = cues[place];
    if (cue === undefined) return;
    if (speaker === null || !hasVoice()) return deps.bell();
    const voice = voiceFor(speaker.voices(), 'en', choice.voiceUri);
    const rate = SPEECH_RATE * choice.speed;
    const breaths = breathsOf(cue.text);
    const own: Saying = {
      cue: place,
      breath: 0,
      givenUpAt: at + (2 * speakingSeconds(cue.text)) / choice.speed + 8,
    };
    saying = own;
    run += 1;
    const mine = run;
    const breathe = (breath: number) => {
      const text = breaths[breath];
      if (text === undefined) {
        saying = null;
        deps.onSpeaking(false);
        return;
      }
      own.breath = breath;
      deps.onSpeaking(true);
      const manner = { lang: voice?.lang ?? 'en', voice, rate, volume: deps.volume() };
      speaker.speak(text, manner, {
        onEnd: (failure) => {
          if (mine === run) breathe(failure === null ? breath + 1 : breaths.length);
        },
      });
    };
    breathe(0);
  };

  /** The first line that is not too late at a place. */
  const firstFor = (at: number) => {
    const place = cues.findIndex((cue) => at - cue.at <= LATEST_S);
    return place === -1 ? cues.length : place;
  };

  return {
    load: (lines, at) => {
      hush();
      cues = lines;
      cutOff = null;
      next = firstFor(at);
    },
    choose: (wanted) => {
      const silenced = !wanted.on && choice.on;
      choice = wanted;
      if (silenced) {
        hush();
        cutOff = null;
      }
    },
    tick: (at) => {
      if (saying !== null && at > saying.givenUpAt) hush();
      if (saying !== null) return;
      if (cutOff !== null) {
        const place = cutOff;
        const cue = cues[place];
        cutOff = null;
        if (choice.on && cue !== undefined && at < cue.at + cue.holds) return say(place, at);
      }
      for (let cue = cues[next]; cue !== undefined && cue.at <= at; cue = cues[next]) {
        const place = next;
        next += 1;
        if (choice.on && at - cue.at <= LATEST_S) return say(place, at);
      }
    },
    seek: (at) => {
      hush();
      cutOff = null;
      next = firstFor(at);
    },
    pause: () => {
      const place = saying?.cue ?? null;
      hush();
      if (place !== null) cutOff = place;
    },
    saying: () => (saying === null ? null : { cue: saying.cue, breath: saying.breath }),
    hasVoice,
  };
}
