/** The few sounds that are made on the device: the bell in place of a voice, and the two tones of the headphone layer. */
import { binauralLayer } from '#practice/audio/binaural.ts';
import type { BinauralTones } from '#practice/audio/binaural.ts';

export type Tones = {
  /** A soft bell; `volume` 0–1. */
  readonly bell: (volume: number) => void;
  /** Two steady tones, one an ear, until null turns them off. They come and go over `fadeSeconds`. */
  readonly binaural: (tones: BinauralTones | null) => void;
};

/** Partials of the bell: how many times the ground tone, how loud beside it, and the seconds in which they are gone. */
const PARTIALS = [
  [1, 1, 2.4],
  [2.71, 0.4, 1.5],
  [5.11, 0.14, 0.8],
] as const;
const BELL_HZ = 523.25;
const BELL_GAIN = 0.09;
const RAMP_S = binauralLayer.fadeSeconds;

/** `context` is asked for when the first sound is wanted, in the course of a press; null where there is none. */
export function createTones(context: () => AudioContext | null): Tones {
  let sounding: { readonly gain: GainNode; readonly tones: readonly OscillatorNode[] } | null = null;
  const ready = () => {
    const made = context();
    if (made?.state === 'suspended') void made.resume();
    return made;
  };
  return {
    bell: (volume) => {
      const audio = ready();
      if (audio === null) return;
      const start = audio.currentTime;
      for (const [times, part, seconds] of PARTIALS) {
        const tone = new OscillatorNode(audio, { frequency: BELL_HZ * times });
        const gain = new GainNode(audio, { gain: 0 });
        gain.gain.setValueAtTime(0, start);
        gain.gain.linearRampToValueAtTime(BELL_GAIN * part * volume, start + 0.012);
        gain.gain.exponentialRampToValueAtTime(1e-5, start + seconds);
        tone.connect(gain).connect(audio.destination);
        tone.start(start);
        tone.stop(start + seconds + 0.05);
      }
    },
    binaural: (wanted) => {
      if ((wanted === null) === (sounding === null)) return;
      const audio = ready();
      if (audio === null) return;
      const now = audio.currentTime;
      if (sounding !== null) {
        const { gain, tones } = sounding;
        sounding = null;
        gain.gain.cancelScheduledValues(now);
        gain.gain.setTargetAtTime(0, now, RAMP_S / 4);
        for (const tone of tones) tone.stop(now + RAMP_S);
        return;
      }
      if (wanted === null) return;
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(wanted.gain, now + RAMP_S);
      const ears = [
        [wanted.leftHz, -1],
        [wanted.rightHz, 1],
      ] as const;
      const tones = ears.map(([frequency, pan]) => {
        const tone = new OscillatorNode(audio, { frequency });
        tone.connect(new StereoPannerNode(audio, { pan })).connect(gain);
        tone.start(now);
        return tone;
      });
      gain.connect(audio.destination);
      sounding = { gain, tones };
    },
  };
}
