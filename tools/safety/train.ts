/**
 * `node --import tsx tools/safety/train.ts`: trains the detector from `tools/safety/data/train/` and writes
 * `src/text/data/safety-model.json`. The same data and tables give the same file to the byte.
 *
 * With `--unseen` it prints instead what a model makes of each training writer when it has not seen that writer. The
 * thresholds below were chosen by these figures. `--left=en-02,en-05` leaves writers of messages out; `--out=FILE` writes
 * somewhere else.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readHead, scoreOf } from '#companion/safety/detector.ts';
import type { StoredHead, StoredModel } from '#companion/safety/detector.ts';
import { families } from '#companion/safety/finding.ts';
import { learn } from './learn.ts';
import type { Learned } from './learn.ts';
import { readMessages, readRows, withFeatures } from './rows.ts';
import { storedHead } from './stored.ts';
import type { Learnt } from './rows.ts';

const folder = new URL('data/train/', import.meta.url).pathname;
const target =
  process.argv.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ??
  new URL('../../src/text/data/safety-model.json', import.meta.url).pathname;

const learning = { epochs: 8, cost: 0.4, least: 2, power: 2 };

/** Of each head: the places for weights, and how many are kept: more would make the file too large. */
const heads = {
  need: { size: 2 ** 21, kept: 195_000, again: false },
  tier: { size: 2 ** 17, kept: 8_000, again: true },
  family: { size: 2 ** 17, kept: 2_800, again: true },
} as const;

type HeadKind = keyof typeof heads;

/** Scores from which the caring line is shown, and from which a tier is given without a rule. */
const thresholds: StoredModel['thresholds'] = {
  en: { care: -0.2, tier: 0.07 },
  th: { care: -0.18, tier: 0 },
};

const messages = new URL('../understanding/data/', import.meta.url).pathname;
const left = process.argv
  .find((arg) => arg.startsWith('--left='))
  ?.slice('--left='.length)
  .split(',');
const rows = [...readRows(folder), ...readMessages(messages, left)].map(withFeatures);
const needs = rows.filter(({ tier }) => tier > 0);
say(`${rows.length} sentences by ${writersOf(rows).length} writers, ${needs.length} of need`);

if (process.argv.includes('--unseen')) reportUnseen();
else train();

function train(): void {
  const head = (kind: HeadKind, some: readonly Learnt[], positive: (row: Learnt) => boolean): StoredHead =>
    storedHead(learnHead(kind, some, positive), heads[kind]);
  const model: StoredModel = {
    thresholds,
    need: head('need', rows, isNeed),
    tiers: ([1, 2, 3] as const).map((tier) => head('tier', needs, (row) => row.tier === tier)),
    other: head('tier', needs, ({ who }) => who === 'other'),
    family: families.map((family) => head('family', needs, (row) => row.family === family)),
  };
  const text = `${JSON.stringify(model)}\n`;
  writeFileSync(target, text);
  say(`${(gzipSync(text, { level: 9 }).length / 1000).toFixed(0)} kB after gzip`);
}

function learnHead(kind: HeadKind, some: readonly Learnt[], positive: (row: Learnt) => boolean): Learned {
  const examples = some.map((row) => ({ features: row.features, positive: positive(row), weight: 1 }));
  return learn(examples, { ...learning, ...heads[kind] });
}

function isNeed({ tier }: Learnt): boolean {
  return tier > 0;
}

/**
 * What models make of writers that they have not seen: the writers are dealt into five parts, and each part is judged by
 * a model of the other four. Our own earlier cases say nothing of unseen words and are only learned from.
 */
function reportUnseen(): void {
  const parts = 5;
  const writers = writersOf(rows.filter(({ writer }) => !writer.endsWith('earlier')));
  const partOf = new Map(writers.map((writer, at) => [writer, at % parts]));
  const scored = Array.from({ length: parts }, (_, part) => {
    const known = rows.filter(({ writer }) => partOf.get(writer) !== part);
    const head = readHead(storedHead(learnHead('need', known, isNeed), heads.need));
    return rows
      .filter(({ writer }) => partOf.get(writer) === part)
      .map((row): Scored => ({ row, score: scoreOf(row.features, head) }));
  }).flat();
  for (const writer of writers) {
    const theirs = scored.filter(({ row }) => row.writer === writer);
    if (theirs.some(({ row }) => isAlike(row))) reportWriter(writer, theirs);
  }
  for (const lang of ['en', 'th'] as const) {
    const theirs = scored.filter(({ row }) => row.lang === lang);
    reportWriter(lang, theirs);
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
    .filter(({ row }) => isAlike(row))
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
