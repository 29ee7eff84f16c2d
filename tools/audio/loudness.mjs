/** Loudness as ITU-R BS.1770-4 and EBU Tech 3341/3342 define it, at 48 kHz; true peak; the steepest rise. */
import { RATE } from './loop.mjs';

/** The two filters of the K weighting at 48 kHz: b0 b1 b2 a1 a2. Source: ITU-R BS.1770-4, tables 1 and 2. */
const kWeighting = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

/** The weighted power of each tenth of a second, summed over the channels. */
export function tenthsOf(channels) {
  const step = RATE / 10;
  const series = new Float64Array(Math.floor(channels[0].length / step));
  for (const samples of channels) {
    const [[b0, b1, b2, a1, a2], [, , , c1, c2]] = kWeighting;
    let [s1, s2, r1, r2] = [0, 0, 0, 0];
    for (let t = 0; t < series.length; t++) {
      let sum = 0;
      for (let i = t * step; i < (t + 1) * step; i++) {
        const x = samples[i];
        const y = b0 * x + s1;
        s1 = b1 * x - a1 * y + s2;
        s2 = b2 * x - a2 * y;
        const z = y + r1;
        r1 = -2 * y - c1 * z + r2;
        r2 = y - c2 * z;
        sum += z * z;
      }
      series[t] += sum / step;
    }
  }
  return series;
}

const loudness = (power) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Mean power of `width` values from each place on. */
function windows(series, width) {
  const result = [];
  let sum = 0;
  for (let i = 0; i < series.length; i++) {
    sum += series[i] - (i >= width ? series[i - width] : 0);
    if (i >= width - 1) result.push(Math.max(0, sum / width));
  }
  return result;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness, LUFS: windows of 400 ms, gated at −70 LUFS and then 10 LU under what is left. */
export function integrated(series) {
  const loud = windows(series, 4).filter((power) => loudness(power) > -70);
  const gate = loudness(mean(loud)) - 10;
  return loudness(mean(loud.filter((power) => loudness(power) > gate)));
}

/** Loudness range, LU: from the 10th to the 95th of a hundred, windows of 3 s, gated at −70 and 20 LU under the mean. */
export function loudnessRange(series) {
  const loud = windows(series, 30).filter((power) => loudness(power) > -70);
  const gate = loudness(mean(loud)) - 20;
  const levels = loud
    .map(loudness)
    .filter((level) => level > gate)
    .toSorted((a, b) => a - b);
  const at = (share) => levels[Math.round(share * (levels.length - 1))];
  return at(0.95) - at(0.1);
}

/** The most by which a window of 400 ms is louder than the one before it, LU; from `after` seconds on. */
export function steepestRise(series, after) {
  const levels = windows(series, 4).map(loudness);
  let most = { rise: 0, at: 0 };
  for (let i = after * 10; i + 4 < levels.length; i++) {
    const rise = levels[i + 4] - levels[i];
    if (rise > most.rise) most = { rise, at: (i + 4) / 10 };
  }
  return most;
}

/** The quietest window of 3 s between two seconds, LUFS. */
export function quietest(series, from, to) {
  return Math.min(...windows(series.subarray(from * 10, to * 10), 30).map(loudness));
}

/** Greatest sample, dBFS. */
export function samplePeak(channels) {
  let most = 0;
  for (const samples of channels)
    for (let i = 0; i < samples.length; i++) most = Math.max(most, Math.abs(samples[i]));
  return 20 * Math.log10(most);
}

/** Greatest value between the samples as well, dBTP: four times as many, by a windowed sinc of 24 taps. */
export function truePeak(channels) {
  const taps = 24;
  const phases = [1, 2, 3].map((quarter) =>
    Float64Array.from({ length: taps }, (_, k) => {
      const x = k - taps / 2 + 1 - quarter / 4;
      const hann = 0.5 + 0.5 * Math.cos((Math.PI * x) / (taps / 2));
      return (Math.sin(Math.PI * x) / (Math.PI * x)) * hann;
    }),
  );
  let most = 10 ** (samplePeak(channels) / 20);
  for (const samples of channels) {
    for (let i = 0; i + taps < samples.length; i++) {
      // Only where the samples themselves come near can a value between them pass the peak.
      if (Math.abs(samples[i + taps / 2 - 1]) < most * 0.6 && Math.abs(samples[i + taps / 2]) < most * 0.6)
        continue;
      for (const phase of phases) {
        let sum = 0;
        for (let k = 0; k < taps; k++) sum += samples[i + k] * phase[k];
        if (Math.abs(sum) > most) most = Math.abs(sum);
      }
    }
  }
  return 20 * Math.log10(most);
}
