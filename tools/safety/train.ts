/**
 * `node --import tsx tools/safety/train.ts`: trains the detector from `tools/safety/data/train/` and writes
 * `src/text/data/safety-model.json`. The same data and tables give the same file to the byte.
 *
 * With `--unseen` it prints instead what a model makes of each training writer when it has not seen that writer. The
 * thresholds below were chosen by these figures. `--out=FILE` writes somewhere else.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { weightCharacter } from '#companion/safety/detector.ts';
import type { StoredHead, StoredModel } from '#companion/safety/detector.ts';
import { families } from '#companion/safety/finding.ts';
import { safetyFinders } from '#engine/safety-finders.ts';
import { learn, learnedScore } from './learn.ts';
import type { Learned, Options } from './learn.ts';
import { readRows, withFeatures } from './rows.ts';
import type { Learnt } from './rows.ts';

const folder = new URL('data/train/', import.meta.url).pathname;
const target =
  process.argv.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ??
  new URL('../../src/text/data/safety-model.json', import.meta.url).pathname;

/** Of the largest head, the one that says whether there is need. */
const large: Options = { size: 2 ** 19, epochs: 8, rate: 0.1, decay: 1e-6, least: 2 };
const middle: Options = { size: 2 ** 16, epochs: 8, rate: 0.1, decay: 1e-6, least: 2 };
const small: Options = { size: 2 ** 15, epochs: 8, rate: 0.1, decay: 1e-6, least: 2 };

/** Weights kept of each head: the smallest say little and would make the file too large. */
const kept = { large: 120_000, middle: 12_000, small: 6_500 };

/** Steps on each side of zero that a weight is rounded to. */
const levels = { large: 45, middle: 45, small: 3 };

/** Scores from which the caring line is shown, and from which a tier is given without a rule. */
const thresholds: StoredModel['thresholds'] = {
  en: { care: -0.6, tier: 1 },
  th: { care: -0.6, tier: 0.7 },
};

/** Ordinary questions are most of what is typed, and our own earlier cases must stay as they are. */
const weights = { ordinary: 2, earlier: 6 };

const rows = readRows(folder).map((row) => withFeatures(row, safetyFinders));
const needs = rows.filter(({ tier }) => tier > 0);
say(`${rows.length} sentences by ${writersOf(rows).length} writers, ${needs.length} of need`);

if (process.argv.includes('--unseen')) reportUnseen();
else train();

function train(): void {
  const head = (positive: (row: Learnt) => boolean, size: 'middle' | 'small'): StoredHead =>
    stored(learn(of(needs, positive), { middle, small }[size]), size);
  const model: StoredModel = {
    thresholds,
    need: stored(learn(asNeed(rows), large), 'large'),
    now: head(({ tier }) => tier === 1, 'middle'),
    strain: head(({ tier }) => tier === 3, 'middle'),
    other: head(({ who }) => who === 'other', 'middle'),
    family: families.map((family) => head((row) => row.family === family, 'small')),
  };
  const text = `${JSON.stringify(model)}\n`;
  writeFileSync(target, text);
  say(`${(gzipSync(text, { level: 9 }).length / 1000).toFixed(0)} kB after gzip`);
}

function asNeed(
  some: readonly Learnt[],
): { features: Learnt['features']; positive: boolean; weight: number }[] {
  return some.map(({ features, tier, family, writer }) => ({
    features,
    positive: tier > 0,
    weight: writer.endsWith('earlier') ? weights.earlier : family === 'ordinary' ? weights.ordinary : 1,
  }));
}

function of(
  some: readonly Learnt[],
  positive: (row: Learnt) => boolean,
): { features: Learnt['features']; positive: boolean; weight: number }[] {
  return some.map((row) => ({ features: row.features, positive: positive(row), weight: 1 }));
}

/** What a model that has not seen a writer makes of their sentences. Our own earlier cases say nothing of unseen words. */
function reportUnseen(): void {
  const scored = writersOf(rows.filter(({ writer }) => !writer.endsWith('earlier'))).flatMap((writer) => {
    const learned = learn(asNeed(rows.filter((row) => row.writer !== writer)), large);
    const theirs = rows
      .filter((row) => row.writer === writer)
      .map((row): Scored => ({ row, score: learnedScore(row.features, learned) }));
    if (theirs.some(({ row }) => isAlike(row))) reportWriter(writer, theirs);
    return theirs;
  });
  for (const lang of ['en', 'th'] as const) {
    const theirs = scored.filter(({ row }) => row.lang === lang);
    for (const [name, some] of Object.entries({
      need: theirs.filter(({ row }) => row.tier > 0),
      'look-alikes': theirs.filter(({ row }) => isAlike(row)),
      'ordinary questions': theirs.filter(({ row }) => row.family === 'ordinary'),
    })) {
      const from = (limit: number): string =>
        (some.filter(({ score }) => score >= limit).length / some.length).toFixed(3);
      const { care, tier } = thresholds[lang];
      say(`${lang}: of unseen ${name} ${from(care)} from the caring line on, ${from(tier)} a tier`);
    }
  }
}

type Scored = { readonly row: Learnt; readonly score: number };

/** A look-alike that was written to mislead, not an ordinary question. */
function isAlike({ tier, family }: Learnt): boolean {
  return tier === 0 && family !== 'ordinary';
}

/** Figures on first sight of a writer: the share of need found where 3, 8 and 20 % of the look-alikes are. */
function reportWriter(writer: string, theirs: readonly Scored[]): void {
  const alike = theirs
    .filter(({ row }) => row.tier === 0)
    .map(({ score }) => score)
    .toSorted((a, b) => b - a);
  const need = theirs.filter(({ row }) => row.tier > 0);
  const at = (share: number): string => {
    const limit = alike[Math.floor(alike.length * share)] ?? 0;
    return (need.filter(({ score }) => score > limit).length / need.length).toFixed(3);
  };
  say(`${writer}: ${at(0.03)} at 3 %, ${at(0.08)} at 8 %, ${at(0.2)} at 20 %`);
}

function writersOf(all: readonly Learnt[]): string[] {
  return [...new Set(all.map(({ writer }) => writer))];
}

/**
 * Weights as characters: the smallest become zero, the rest is rounded. In the small heads, which have few steps, the
 * largest half a percent are cut off first.
 */
function stored({ weights, bias }: Learned, size: keyof typeof kept): StoredHead {
  const sizes = weights.map(Math.abs).toSorted((a, b) => b - a);
  const least = sizes[kept[size]] ?? 0;
  const top = size === 'small' ? Math.floor(kept[size] * 0.005) : 0;
  const scale = (sizes[top] ?? 1) / levels[size] || 1;
  const characters = Array.from(weights, (weight) => {
    const steps = Math.max(-levels[size], Math.min(levels[size], Math.round(weight / scale)));
    return weightCharacter(Math.abs(weight) <= least ? 0 : steps);
  });
  return {
    weights: characters.join(''),
    scale: Number(scale.toPrecision(6)),
    bias: Number(bias.toPrecision(6)),
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
