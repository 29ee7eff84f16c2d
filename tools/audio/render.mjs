/**
 * Renders the seven titles.
 *
 *   node tools/audio/render.mjs [id …]            writes public/audio/<id>/*.mp3, scores.ts, docs/audio
 *   node tools/audio/render.mjs --check [id …]    renders and compares with what is there; writes nothing
 *
 * It needs the browser of the tests, which decodes what was encoded. A title whose seam can be told, that is too loud, that
 * starts out of nothing or that is not as long as it says, stops the run and writes nothing.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assembled, cleaned, drawnOut, planOf, secondsOf } from './assemble.mjs';
import { openDecoder } from './decode.mjs';
import { fitted, levelled, TARGET } from './fit.mjs';
import { FRAME_SAMPLES, framesIn } from './frames.mjs';
import { RATE } from './loop.mjs';
import {
  integrated,
  loudnessRange,
  quietest,
  samplePeak,
  steepestRise,
  tenthsOf,
  truePeak,
} from './loudness.mjs';
import { recipeHash } from './provenance.mjs';
import { recipes } from './recipes.mjs';
import { delayOf, seamErrors } from './seams.mjs';
import { spectrogram, powerAbove } from './spectrogram.mjs';
import { writeScores, writeTable } from './written.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const HIGHEST_PEAK_DB = -3;
const HIGHEST_RISE_LU = 6;
const MOST_ABOVE_9_KHZ_DB = -50;

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const check = process.argv.includes('--check');
const chosen = recipes.filter(({ id }) => asked.length === 0 || asked.includes(id));
if (chosen.length === 0)
  throw new Error(`no such title; there are ${recipes.map(({ id }) => id).join(', ')}`);

const decoder = await openDecoder();
try {
  for (const recipe of chosen) await render(recipe);
} finally {
  await decoder.close();
}

async function render(recipe) {
  const began = performance.now();
  const { loops, parts, order, bodies, tries } = await fitted(
    recipe,
    levelled(recipe, recipe.make().map(cleaned)),
  );
  const heard = await heardOf(recipe, loops, parts, bodies);
  const measured = measure(recipe, heard);
  say(
    `${recipe.id}: ${JSON.stringify(measured)}, ${tries} tries, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  refuse(recipe, measured);
  const score = {
    id: recipe.id,
    parts: parts.map(({ file, bytes }) => ({ file, bytes: bytes.length, sha256: sha256(bytes) })),
    order,
    kbps: recipe.kbps,
    channels: recipe.channels,
  };
  const folder = join(root, 'public/audio', recipe.id);
  if (check) {
    for (const { file, bytes } of parts) {
      if (!readFileSync(join(folder, file)).equals(bytes))
        throw new Error(`${recipe.id}/${file} is not what is there`);
    }
    say(`${recipe.id}: the same, byte by byte`);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, bytes } of parts) writeFileSync(join(folder, file), bytes);
  mkdirSync(join(root, 'docs/audio'), { recursive: true });
  const picture = spectrogram(
    heard.decoded,
    heard.bodies.flatMap(({ start, period }) => [start, start + period]),
  );
  writeFileSync(join(root, `docs/audio/${recipe.id}.png`), picture);
  writeScores(root, score, recipeHash(recipe.id));
  writeTable(root, recipe.id, measured);
}

/** The title with each body twice, decoded, beside its source; with the places of the bodies and the delay, in samples. */
async function heardOf(recipe, loops, parts, bodies) {
  const isBody = new Set(recipe.sections.map(({ name }) => `${name}.mp3`));
  const joined = Buffer.concat(
    parts.flatMap(({ file, bytes }) => (isBody.has(file) ? [bytes, bytes] : [bytes])),
  );
  const source = assembled(recipe, loops, 2);
  const late = await decoder.decode(joined, recipe.channels);
  const delay = delayOf(source[0], late[0]);
  const places = planOf(recipe, 2).bodies.map(({ start, period }, s) => {
    // In the source of two rounds a body stands as much later as the rounds before it are longer.
    const shift = framesIn(planOf(recipe).bodies[s].start) - bodies[s].cut;
    const first = start * RATE - shift * FRAME_SAMPLES;
    return { start: first, period: period * RATE, end: first + 2 * period * RATE };
  });
  return { source, decoded: late, delay, bodies: places, exact: bodies.every(({ exact }) => exact), parts };
}

function measure(recipe, { source, decoded, delay, bodies, exact, parts }) {
  const seams = seamErrors(source, decoded, delay, bodies);
  // Loudness of the whole from a stretch with each body once: the second rounds are taken out.
  const once = decoded.map((samples) => withoutSecondRounds(recipe, samples.subarray(delay)));
  const series = drawnOut(recipe, tenthsOf(once));
  const seconds = secondsOf(recipe);
  const rise = steepestRise(series, recipe.fadeIn);
  return {
    seconds,
    kbps: recipe.kbps,
    channels: recipe.channels,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0),
    lufs: round(integrated(series), 2),
    range: round(loudnessRange(series.subarray(recipe.fadeIn * 10, (seconds - recipe.tail) * 10)), 1),
    samplePeak: round(samplePeak(once), 1),
    truePeak: round(truePeak(once), 1),
    rise: round(rise.rise, 1),
    riseAt: rise.at,
    quietest: round(quietest(series, recipe.fadeIn, seconds - recipe.tail), 1),
    above9k: round(powerAbove(once, 9000), 1),
    delay,
    exact,
    seam: round(Math.max(...seams.map(({ seam }) => seam)), 1),
    inside: round(Math.max(...seams.map(({ worst }) => worst)), 1),
    seamOverInside: round(Math.max(...seams.map(({ seam, worst }) => seam - worst)), 1),
  };
}

function withoutSecondRounds(recipe, samples) {
  const once = planOf(recipe);
  const twice = planOf(recipe, 2);
  const result = new Float32Array(Math.round(once.total * RATE));
  let from = 0;
  let to = 0;
  const copy = (length) => {
    result.set(samples.subarray(from, from + length), to);
    from += length;
    to += length;
  };
  once.bodies.forEach(({ end, period }) => {
    copy(end * RATE - to);
    from += period * RATE;
  });
  copy(Math.min(result.length - to, samples.length - from, twice.total * RATE - from));
  return result;
}

/** Stops the run when a title is not what it must be. */
function refuse({ id, channels }, measured) {
  const faults = [
    [Math.abs(measured.lufs - TARGET[channels]) > 0.3, `${measured.lufs} LUFS`],
    [measured.truePeak > HIGHEST_PEAK_DB, `a peak of ${measured.truePeak} dBTP`],
    [measured.rise > HIGHEST_RISE_LU, `a rise of ${measured.rise} LU at ${measured.riseAt} s`],
    [measured.above9k > MOST_ABOVE_9_KHZ_DB, `${measured.above9k} dB above 9 kHz`],
    [measured.quietest < -45, `a silence of ${measured.quietest} LUFS`],
  ].flatMap(([bad, text]) => (bad ? [text] : []));
  if (faults.length > 0) throw new Error(`${id}: ${faults.join(', ')}`);
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
