/** Draws a spectrogram as a small PNG: seconds to the right, 40 Hz to 12 kHz upwards, 96 dB from dark to light. */
import { RATE } from './loop.mjs';
import { palettePng } from './png.mjs';

const SIZE = 4096;
const WIDTH = 900;
const HEIGHT = 260;
const LEFT = 30;
const BOTTOM = 14;
const LOWEST_HZ = 40;
const HIGHEST_HZ = 12_000;
const DEEPEST_DB = -110;
const HIGHEST_DB = -26;

/** The picture of some channels (their mean); `marks` are samples to point at from above. */
export function spectrogram(channels, marks) {
  const columns = WIDTH - LEFT;
  const rows = HEIGHT - BOTTOM;
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(0);
  const length = channels[0].length;
  const each = length / columns;
  const looks = Math.max(2, Math.min(10, Math.round(each / (SIZE / 2))));
  for (let x = 0; x < columns; x++) {
    const power = new Float64Array(SIZE / 2);
    for (let look = 0; look < looks; look++) {
      const at = Math.round((x + look / looks) * each) - SIZE / 2;
      addPower(power, channels, at, 1 / looks);
    }
    for (let y = 0; y < rows; y++) {
      const low = hzOf(rows - 1 - y - 0.5, rows);
      const high = hzOf(rows - 1 - y + 0.5, rows);
      const from = Math.max(1, Math.floor((low / RATE) * SIZE));
      const to = Math.max(from + 1, Math.ceil((high / RATE) * SIZE));
      let most = 0;
      for (let k = from; k < to; k++) most = Math.max(most, power[k]);
      const db = 10 * Math.log10(Math.max(most, 1e-13));
      const shade = (db - DEEPEST_DB) / (HIGHEST_DB - DEEPEST_DB);
      pixels[y * WIDTH + LEFT + x] = 16 + Math.round(239 * Math.min(1, Math.max(0, shade)));
    }
  }
  drawAxes(pixels, length, rows, columns, marks);
  return palettePng(pixels, WIDTH, HEIGHT, colours());
}

/** Root mean square above a frequency, dBFS: the mean over the whole of the louder channel. */
export function powerAbove(channels, hz) {
  const first = Math.ceil((hz / RATE) * SIZE);
  return Math.max(
    ...channels.map((samples) => {
      const power = new Float64Array(SIZE / 2);
      const looks = 2000;
      for (let i = 0; i < looks; i++) {
        addPower(power, [samples], Math.round((i / looks) * (samples.length - SIZE)), 1 / looks);
      }
      let sum = 0;
      for (let k = first; k < SIZE / 2; k++) sum += power[k];
      // A full sine has a power of 1 in `addPower`, spread by the window over 1.5 bins.
      return 10 * Math.log10(Math.max(sum / 1.5 / 2, 1e-14));
    }),
  );
}

const hzOf = (row, rows) => LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (row / (rows - 1));

const hann = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));

/** Adds the power of a window of the channels' mean: a sine of full scale is 1 at its bin. */
function addPower(power, channels, at, share) {
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  for (let i = 0; i < SIZE; i++) {
    let sum = 0;
    for (const samples of channels) sum += samples[at + i] ?? 0;
    real[i] = (sum / channels.length) * hann[i];
  }
  fourier(real, imaginary);
  for (let k = 0; k < SIZE / 2; k++) {
    power[k] += share * (real[k] ** 2 + imaginary[k] ** 2) * (4 / SIZE) ** 2;
  }
}

const cosines = Float64Array.from({ length: SIZE / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / SIZE));
const sines = Float64Array.from({ length: SIZE / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / SIZE));

/** A Fourier transform in place, after Cooley and Tukey (1965). */
function fourier(real, imaginary) {
  for (let i = 1, j = 0; i < SIZE; i++) {
    let bit = SIZE >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j], real[i]];
      [imaginary[i], imaginary[j]] = [imaginary[j], imaginary[i]];
    }
  }
  for (let width = 2; width <= SIZE; width *= 2) {
    const step = SIZE / width;
    for (let start = 0; start < SIZE; start += width) {
      for (let k = 0; k < width / 2; k++) {
        const a = start + k;
        const b = a + width / 2;
        const re = real[b] * cosines[k * step] - imaginary[b] * sines[k * step];
        const im = real[b] * sines[k * step] + imaginary[b] * cosines[k * step];
        real[b] = real[a] - re;
        imaginary[b] = imaginary[a] - im;
        real[a] += re;
        imaginary[a] += im;
      }
    }
  }
}

/** 0 to 15 are for lines and letters, the rest goes from night to noon. */
function colours() {
  const stops = [
    [8, 8, 18],
    [44, 20, 84],
    [132, 36, 110],
    [222, 82, 76],
    [252, 176, 90],
    [252, 252, 214],
  ];
  return Array.from({ length: 256 }, (_, i) => {
    if (i < 16) return i === 1 ? [200, 200, 214] : i === 2 ? [96, 226, 214] : [8, 8, 18];
    const x = ((i - 16) / 239) * (stops.length - 1);
    const [a, b] = [stops[Math.floor(x)], stops[Math.ceil(x)]];
    return a.map((value, c) => Math.round(value + (b[c] - value) * (x - Math.floor(x))));
  });
}

function drawAxes(pixels, length, rows, columns, marks) {
  for (const [hz, label] of [
    [100, '100'],
    [300, '300'],
    [1000, '1k'],
    [3000, '3k'],
    [9000, '9k'],
  ]) {
    const y = Math.round((rows - 1) * (1 - Math.log(hz / LOWEST_HZ) / Math.log(HIGHEST_HZ / LOWEST_HZ)));
    write(pixels, label, LEFT - 4 - label.length * 6, y - 3);
    for (let x = LEFT - 3; x < LEFT; x++) pixels[y * WIDTH + x] = 1;
  }
  const seconds = length / RATE;
  const step = [10, 15, 30, 60].find((s) => seconds / s < 15) ?? 60;
  for (let t = 0; t < seconds; t += step) {
    const x = LEFT + Math.round((t / seconds) * columns);
    pixels[rows * WIDTH + x] = 1;
    pixels[(rows + 1) * WIDTH + x] = 1;
    const label = `${Math.floor(t / 60)}:${String(t % 60).padStart(2, '0')}`;
    if (x + label.length * 6 < WIDTH) write(pixels, label, x, rows + 4);
  }
  for (const mark of marks) {
    const x = LEFT + Math.round((mark / length) * columns);
    for (let y = 0; y < 12; y++) pixels[y * WIDTH + x] = 2;
  }
}

/** Digits of five by seven points, a row a number. */
const glyphs = {
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 6, 8, 16, 31],
  3: [14, 17, 1, 6, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [6, 8, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 17, 14, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 2, 12],
  ':': [0, 4, 4, 0, 4, 4, 0],
  k: [16, 16, 18, 20, 24, 20, 18],
};

function write(pixels, text, left, top) {
  for (const [n, character] of [...text].entries()) {
    glyphs[character].forEach((bits, y) => {
      for (let x = 0; x < 5; x++) {
        if (bits & (16 >> x)) pixels[(top + y) * WIDTH + left + n * 6 + x] = 1;
      }
    });
  }
}
