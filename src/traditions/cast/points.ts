/** Small makers of points that the drawn, the cast and the answered modes share. */
import type { Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactValue } from '#facts/fact.ts';
import type { TraditionPoint } from '../tradition.ts';

export type TopicGains = TraditionPoint['topics'];

/** The same gain, 0–12, for each of some topics. */
export function gains(points: number, ...topics: readonly Topic[]): TopicGains {
  return Object.fromEntries(topics.map((topic) => [topic, points]));
}

export type SheetReader = {
  readonly has: (id: string) => boolean;
  /** The word of a fact; the first of several; null when the fact is not there or holds none. */
  readonly id: (id: string) => string | null;
  readonly ids: (id: string) => readonly string[];
  readonly count: (id: string) => number;
  readonly flag: (id: string) => boolean;
  /** Ids of the sheet that match, in the order of the sheet. */
  readonly idsLike: (pattern: RegExp) => readonly string[];
};

/** Values of a sheet by id. */
export function readSheet(sheet: FactSheet): SheetReader {
  const facts = factsById(sheet);
  const valueOf = (id: string): FactValue | null => facts.get(id as FactId)?.value ?? null;
  const idsOf = (id: string): readonly string[] => {
    const value = valueOf(id);
    if (value?.type === 'id') return [value.id];
    return value?.type === 'ids' || value?.type === 'either' ? value.ids : [];
  };
  return {
    has: (id) => facts.has(id as FactId),
    id: (id) => idsOf(id)[0] ?? null,
    ids: idsOf,
    count: (id) => {
      const value = valueOf(id);
      return value?.type === 'count' ? value.n : 0;
    },
    flag: (id) => {
      const value = valueOf(id);
      return value?.type === 'flag' && value.on;
    },
    idsLike: (pattern) => sheet.facts.map(({ id }) => id).filter((id) => pattern.test(id)),
  };
}

export type PointDraft = Omit<TraditionPoint, 'facts' | 'topics'> & {
  /** Ids that the sheet may lack are left out; a point whose first fact is not there is none. At most four are kept. */
  readonly facts: readonly string[];
  readonly topics?: TopicGains;
};

/** Points that stand on facts the sheet has. Where the frame is not among them, the heaviest frames the rest. */
export function pointsOn(sheet: FactSheet, drafts: readonly PointDraft[]): readonly TraditionPoint[] {
  const held = factsById(sheet);
  const points = drafts.flatMap(({ facts, topics, ...draft }): TraditionPoint[] => {
    const [first] = facts;
    if (first === undefined || !held.has(first as FactId)) return [];
    const [about, ...rest] = facts.filter((id) => held.has(id as FactId)).slice(0, 4) as FactId[];
    return about === undefined ? [] : [{ ...draft, facts: [about, ...rest], topics: topics ?? {} }];
  });
  if (points.some(({ isFrame }) => isFrame === true)) return points;
  const most = Math.max(...points.filter(({ move }) => move !== 'limit').map(({ weight }) => weight));
  const frame = points.find(({ move, weight }) => move !== 'limit' && weight === most);
  return points.map((point) => (point === frame ? { ...point, move: 'core', isFrame: true } : point));
}

/** A move by how hard or easy the tradition calls something. */
export function moveOf(tone: 'hard' | 'easy' | 'plain'): 'tension' | 'resource' | 'observe' {
  if (tone === 'plain') return 'observe';
  return tone === 'hard' ? 'tension' : 'resource';
}
