/**
 * What a message is about, learned from labelled messages: linear heads for its kind, its topic and the themes that answer
 * it, over hashed words, pieces of text, groups of words used alike, and what the rules found. Built by
 * `tools/understanding/train.ts`; plain arithmetic, the same on every device. English only.
 */
import { kinds, topics } from '#facts/ask.ts';
import type { Ask, Kind, Topic } from '#facts/ask.ts';
import type { StoredHead } from '#companion/safety/detector.ts';
import { readWeights } from '#companion/safety/detector.ts';
import { featuresOf } from '#companion/safety/features.ts';
import type { Features } from '#companion/safety/features.ts';
import { readable } from '#companion/safety/readable.ts';

/** Heads by name: `kind:why`, `topic:work`, `theme:takes-time`. */
export type StoredAskModel = Readonly<Record<string, StoredHead>>;

/** Groups of groups of words, parted by blanks. */
export type WordGroups = readonly (readonly string[])[];

/** Numbers of the fine and the coarse group of a word. */
export type Clusters = ReadonlyMap<string, readonly [fine: number, coarse: number]>;

export type AskModel = {
  readonly clusters: Clusters;
  readonly names: readonly string[];
  readonly bias: Float64Array;
  readonly scale: Float64Array;
  readonly mask: number;
  /** The weights of place `p` stand from `from[p]` to `from[p + 1]`: number of the head, and steps of its scale. */
  readonly from: Uint32Array;
  readonly heads: Uint8Array;
  readonly steps: Int8Array;
};

export type Heard = {
  /** The likeliest first; scores near 1 are sure, near −1 no. */
  readonly kinds: readonly { readonly label: Kind; readonly score: number }[];
  readonly topics: readonly { readonly label: Topic; readonly score: number }[];
  readonly themes: readonly { readonly label: string; readonly score: number }[];
};

const clusterWeight = 0.7;
const cueWeight = 0.7;
const edgeWeight = 0.4;
/** Words at the start and at the end of a message that count by their place. */
const firstWords = 4;
const lastWords = 3;

export function readClusters(groups: WordGroups): Clusters {
  const found = new Map<string, readonly [number, number]>();
  let fine = 0;
  groups.forEach((group, coarse) =>
    group.forEach((words) => {
      fine += 1;
      for (const word of words.split(' ')) found.set(word, [fine, coarse]);
    }),
  );
  return found;
}

/** Unpacks the stored heads, which all have the same size. */
export function readAskModel(stored: StoredAskModel, groups: WordGroups): AskModel {
  const names = Object.keys(stored);
  const all = Object.values(stored);
  const size = all[0]?.size ?? 1;
  const from = new Uint32Array(size + 1);
  for (const head of all) readWeights(head, (place) => from[place + 1]!++);
  for (let place = 0; place < size; place++) from[place + 1]! += from[place]!;
  const heads = new Uint8Array(from[size]!);
  const steps = new Int8Array(from[size]!);
  const next = from.slice();
  all.forEach((head, number) =>
    readWeights(head, (place, step) => {
      heads[next[place]!] = number;
      steps[next[place]!] = step;
      next[place]!++;
    }),
  );
  return {
    clusters: readClusters(groups),
    names,
    bias: Float64Array.from(all, ({ bias }) => bias),
    scale: Float64Array.from(all, ({ scale }) => scale),
    mask: size - 1,
    from,
    heads,
    steps,
  };
}

/**
 * Judges a message.
 * @param ask what the rules found in it
 */
export function hear(text: string, ask: Ask, model: AskModel): Heard {
  const { names, mask, from, heads, steps, scale } = model;
  const { hashes, values } = askFeatures(text, ask, model.clusters);
  const scores = model.bias.slice();
  hashes.forEach((hash, at) => {
    const place = hash & mask;
    for (let i = from[place]!; i < from[place + 1]!; i++)
      scores[heads[i]!]! += steps[i]! * scale[heads[i]!]! * values[at]!;
  });
  const ranked = (prefix: string): { label: string; score: number }[] =>
    names
      .flatMap((name, head) =>
        name.startsWith(prefix) ? [{ label: name.slice(prefix.length), score: scores[head]! }] : [],
      )
      .toSorted((a, b) => b.score - a.score);
  return {
    kinds: ranked('kind:').filter((one): one is { label: Kind; score: number } => isKind(one.label)),
    topics: ranked('topic:').filter((one): one is { label: Topic; score: number } => isTopic(one.label)),
    themes: ranked('theme:'),
  };
}

/** The features of a message: those of the safety detector, groups of words, words at its edges, what the rules found. */
export function askFeatures(text: string, ask: Ask, clusters: Clusters): Features {
  const plain = readable(text).text;
  const words = plain.match(/[a-z]+/g) ?? [];
  const coarse = words.map((word) => `${clusters.get(word)?.[1] ?? word}`);
  return featuresOf(plain, [
    {
      kind: 'g',
      weight: clusterWeight,
      values: [
        ...coarse,
        ...coarse.slice(1).map((one, at) => `${coarse[at]} ${one}`),
        ...words.flatMap((word) => {
          const found = clusters.get(word);
          return found === undefined ? [] : [`f${found[0]}`];
        }),
      ],
    },
    {
      kind: 'e',
      weight: edgeWeight,
      values: [
        ...words.slice(0, firstWords).map((word, at) => `${at} ${word}`),
        ...words.slice(-lastWords).map((word, at) => `-${at} ${word}`),
      ],
    },
    { kind: 'q', weight: cueWeight, values: cuesOf(ask) },
  ]);
}

function cuesOf({ act, form, kind, topics: found, frame, people, affect, matter }: Ask): readonly string[] {
  return [
    `act ${act}`,
    `form ${form}`,
    `kind ${kind}`,
    `frame ${frame.kind} ${frame.assumed}`,
    `feeling ${affect.valence}`,
    `matter ${matter?.as ?? 'none'}`,
    ...found.map(({ label }) => `topic ${label}`),
    ...people.map(({ role }) => `person ${role}`),
  ];
}

const isKind = (label: string): label is Kind => (kinds as readonly string[]).includes(label);
const isTopic = (label: string): label is Topic => (topics as readonly string[]).includes(label);

/** Kinds that the rules know by what came before, or by what must not be answered: nothing is heard beside them. */
const settled: ReadonlySet<Kind> = new Set(['draw', 'unsafe', 'follow-up', 'correction']);
/** Kinds that the rules find as surely: of messages by unseen writers in which they found them, 92 to 100 in 100 were so. */
const sure: ReadonlySet<Kind> = new Set(['why', 'when', 'other-person', 'lookup', 'next-event']);
/** Kinds that get a fixed line, and the score from which they are believed against the rules. */
const plain: ReadonlySet<Kind> = new Set(['about-app', 'out-of-domain', 'social']);
const surely = 0.2;
/** Topics that only the rules know. */
const ownTopics: ReadonlySet<Topic> = new Set(['app', 'legal', 'dream', 'name-number', 'compatibility']);
/** Topics that the rules tell apart as well. */
const ofLove: ReadonlySet<Topic> = new Set(['love', 'partner', 'breakup']);
/** A message that the rules did not understand is understood from this score on. */
const clearEnough = -0.3;
const fewWords = 3;
/** The topic of the rules stays when what was heard is no clearer than this. */
const topicLead = 0.4;
const mostThemes = 6;

/** The ask with the kind, topic and themes that were heard, where the rules are not surer. */
export function withHeard(text: string, ask: Ask, model: AskModel): Ask {
  if (ask.safety !== 0 || ask.followUp || settled.has(ask.kind)) return ask;
  const heard = hear(text, ask, model);
  // A question about somebody's life is better answered by a chart than by a line about the app.
  const kind = heard.kinds.find(
    ({ label, score }) => !plain.has(label) || label === ask.kind || score >= surely,
  );
  if (kind === undefined || (ask.kind === 'not-understood' && !isClear(text, kind.score))) return ask;
  const { clarify, ...rest } = ask;
  return {
    ...rest,
    ...(clarify === undefined || isClear(text, kind.score) ? {} : { clarify }),
    kind: isSure(ask.kind, kind.label) ? ask.kind : kind.label,
    topics: topicsOf(ask, heard),
    themes: heard.themes.slice(0, mostThemes).map(({ label }) => label),
  };
}

/** A few words that the rules cannot make out are asked back about. */
function isClear(text: string, score: number): boolean {
  return score >= clearEnough && text.trim().split(/\s+/u).length > fewWords;
}

/**
 * A yes or no about a placement is one, unless it is heard as a question about two signs; somebody else is asked about, unless
 * a feeling is told.
 */
function isSure(kind: Kind, heard: Kind): boolean {
  if (kind === 'other-person') return heard !== 'feelings';
  return sure.has(kind) || (kind === 'confirm' && heard !== 'compatibility');
}

function topicsOf({ topics: found }: Ask, { topics: heard }: Heard): Ask['topics'] {
  const [top] = heard;
  const [known] = found;
  if (top === undefined || top.label === 'none') return found;
  if (known !== undefined && known.label !== 'none') {
    const same = heard.find(({ label }) => label === known.label);
    if (ownTopics.has(known.label) || (ofLove.has(known.label) && ofLove.has(top.label))) return found;
    if (same !== undefined && same.score > top.score - topicLead) return found;
  }
  return [
    { label: top.label, score: Math.max(known?.score ?? 0, 1) },
    ...found.filter(({ label }) => label !== top.label && label !== 'none'),
  ];
}
