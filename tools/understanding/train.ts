/**
 * `node --import tsx tools/understanding/train.ts`: trains what hears kind, topic and themes (`learned.ts`) from the messages
 * in `tools/understanding/data/` and writes `src/text/data/ask-model.json`. The same data give the same file to the byte.
 *
 * With `--unseen` (or `--unseen=en-02,en-05`) it prints instead how well each writer is understood by a model that has not seen that writer, beside
 * the rules alone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { askFeatures, hear, readAskModel, readClusters } from '#companion/understand/learned.ts';
import type { StoredAskModel } from '#companion/understand/learned.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import { understand } from '#companion/understand/understand.ts';
import { englishTable } from '#text/en/cues-table.ts';
import { thaiTable } from '#text/th/cues-table.ts';
import groups from '#text/data/word-clusters.json' with { type: 'json' };
import plans from '#content/en/answer-plans.json' with { type: 'json' };
import type { Ask } from '#facts/ask.ts';
import type { Features } from '#companion/safety/features.ts';
import { learn } from '../safety/learn.ts';
import { storedHead } from '../safety/stored.ts';

type Row = {
  readonly t: string;
  readonly kind: string;
  /** Null where the writer gave none. */
  readonly topic: string | null;
  readonly themes: readonly string[] | null;
  readonly writer: string;
};
type Learnt = Row & { readonly ask: Ask; readonly features: Features };

const size = 2 ** 17;
const kept = { kind: 4000, topic: 4000, theme: 1500 } as const;
const learning = { size, epochs: 6, cost: 130, least: 3, power: 1.5, again: true };
/** A head needs this many examples. */
const fewest = 6;

const clusters = readClusters(groups);
const lexicon = compileLexicon(englishTable, thaiTable);
const rows = readRows().map(heardOf);

const unseen = process.argv.find((arg) => arg.startsWith('--unseen'));
if (unseen !== undefined) reportUnseen(unseen.split('=')[1]?.split(','));
else {
  const text = `${JSON.stringify(modelOf(rows))}\n`;
  writeFileSync(new URL('../../src/text/data/ask-model.json', import.meta.url), text);
  say(`${rows.length} messages, ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(0)} kB after gzip`);
}

function readRows(): Row[] {
  const folder = new URL('data/', import.meta.url);
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line): Row => ({ ...(JSON.parse(line) as Row), writer: name.replace('.jsonl', '') })),
    );
  // The frequent questions of the product itself; their topic is that of a text, not of a message.
  const frequent = plans.flatMap(({ asks, kind }) =>
    asks.map((t): Row => ({ t, kind, topic: null, themes: null, writer: 'plans' })),
  );
  return [...written, ...frequent];
}

function heardOf(row: Row): Learnt {
  const ask = understand(
    row.t,
    {
      uiLang: 'en',
      today: '2026-11-23',
      zone: 'Europe/London',
      latDeg: 51.5,
      dateOrder: 'DMY',
      safety: 0,
      previous: null,
      savedPeople: [],
      birth: { date: '1990-01-01', hasTime: true, hasPlace: true },
      usesBirth: true,
    },
    lexicon,
  );
  return { ...row, ask, features: askFeatures(row.t, ask, clusters) };
}

function modelOf(some: readonly Learnt[]): StoredAskModel {
  const model: Record<string, StoredAskModel[string]> = {};
  const add = (
    name: string,
    among: readonly Learnt[],
    most: number,
    holds: (row: Learnt) => boolean,
  ): void => {
    const count = among.filter(holds).length;
    if (count < fewest) return;
    const weight = Math.sqrt((among.length - count) / count);
    const examples = among.map((row) => {
      const positive = holds(row);
      return { features: row.features, positive, weight: positive ? weight : 1 };
    });
    model[name] = storedHead(learn(examples, { ...learning, kept: most }), { size, kept: most });
  };
  for (const kind of unique(some.map((row) => row.kind)))
    add(`kind:${kind}`, some, kept.kind, (row) => row.kind === kind);
  const topical = some.filter(({ topic }) => topic !== null);
  for (const topic of unique(topical.map((row) => row.topic!)))
    add(`topic:${topic}`, topical, kept.topic, (row) => row.topic === topic);
  const themed = some.filter(({ themes }) => themes !== null);
  for (const theme of unique(themed.flatMap((row) => row.themes!)))
    add(`theme:${theme}`, themed, kept.theme, (row) => row.themes!.includes(theme));
  return model;
}

/** Each writer, judged by a model of all the others. */
function reportUnseen(
  writers = unique(rows.map(({ writer }) => writer)).filter((writer) => writer !== 'plans'),
): void {
  const all: number[][] = [];
  for (const writer of writers) {
    const model = readAskModel(modelOf(rows.filter((row) => row.writer !== writer)), groups);
    const theirs = rows.filter((row) => row.writer === writer);
    const themed = theirs.filter(({ themes }) => (themes ?? []).length > 0);
    const heard = new Map(theirs.map((row) => [row, hear(row.t, row.ask, model)]));
    const share = (among: readonly Learnt[], holds: (row: Learnt) => boolean): number =>
      among.filter(holds).length / among.length;
    const figures = [
      share(theirs, (row) => row.ask.kind === row.kind),
      share(theirs, (row) => heard.get(row)!.kinds[0]?.label === row.kind),
      share(theirs, (row) => (row.ask.topics[0]?.label ?? 'none') === row.topic),
      share(theirs, (row) => heard.get(row)!.topics[0]?.label === row.topic),
      share(themed, (row) => row.themes!.some((theme) => top(heard.get(row)!, 5).includes(theme))),
      share(themed, (row) => top(heard.get(row)!, 5).includes(row.themes![0]!)),
    ];
    all.push(figures);
    report(writer, figures);
  }
  report(
    'mean',
    all[0]!.map((_, at) => all.reduce((sum, figures) => sum + figures[at]!, 0) / all.length),
  );
}

function top({ themes }: ReturnType<typeof hear>, count: number): readonly string[] {
  return themes.slice(0, count).map(({ label }) => label);
}

function report(name: string, figures: readonly number[]): void {
  const [ruleKind, kind, ruleTopic, topic, any, first] = figures.map((figure) => figure.toFixed(3));
  say(
    `${name}: kind ${kind} (rules ${ruleKind}), topic ${topic} (rules ${ruleTopic}), a theme among five ${any}, the first ${first}`,
  );
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].toSorted();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
