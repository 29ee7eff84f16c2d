/** How loud it is at the microphone. The sound is measured and not kept. */

export interface LevelMeter {
  /** The loudness of the last moment: 0 for silence (−60 dB and below) to 1 (−10 dB and above). */
  readonly level: () => number;
  readonly close: () => void;
}

/** Measures a stream of the microphone; null where the browser cannot. */
export function createLevelMeter(stream: MediaStream): LevelMeter | null {
  if (!('AudioContext' in globalThis)) return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

const FLOOR_DB = -60;
const TOP_DB = -10;

/** The level of samples in −1 to 1: their effective value in decibels, between the two ends of the scale. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length));
  return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (TOP_DB - FLOOR_DB)));
}
