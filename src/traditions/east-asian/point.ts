/** Makers of points: at most four facts each, and none without its first. */
import type { Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionPoint } from '../tradition.ts';

export type PointMove = TraditionPoint['move'];
export type Topics = Readonly<Partial<Record<Topic, number>>>;

/** One point, or none when the fact it is about is not among those that may be leant on. */
function pointOf(
  key: string,
  ids: readonly string[],
  about: string,
  move: PointMove,
  weight: number,
  topics: Topics,
): readonly TraditionPoint[] {
  const [first, ...rest] = ids.slice(0, 4) as FactId[];
  if (first === undefined || first !== about) return [];
  return [{ key, facts: [first, ...rest], move, weight, topics }];
}

export type Tell = (
  key: string,
  ids: readonly string[],
  move: PointMove,
  weight: number,
  topics: Topics,
) => readonly TraditionPoint[];

/** A teller of the points of a sheet: what does not stand there, or not firmly, is left out. */
export function tellerOf(prefix: string, sheet: FactSheet): Tell {
  const firm = new Set<string>(sheet.facts.flatMap(({ id, survives }) => (survives === 'no' ? [] : [id])));
  return (key, ids, move, weight, topics) =>
    pointOf(
      `${prefix}:${key}`,
      ids.filter((id) => firm.has(id)),
      ids[0] ?? '',
      move,
      weight,
      topics,
    );
}
