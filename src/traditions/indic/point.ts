/** Makes points that rest on facts of a sheet, and those that every sheet has. */
import { factId } from '#facts/fact-id.ts';
import type { TraditionPoint } from '../tradition.ts';
import type { SheetIndex } from './sheet-index.ts';
import type { TopicWeights } from './topic-weights.ts';

type Given = Omit<TraditionPoint, 'facts' | 'topics'> & { readonly topics?: TopicWeights };

/** A point on those of the named facts that the sheet holds, at most four; none when the first is missing. */
export function pointOn(
  index: SheetIndex,
  names: readonly string[],
  given: Given,
): readonly TraditionPoint[] {
  const [first, ...rest] = names;
  if (first === undefined || !index.has(first)) return [];
  const others = rest.filter((name) => index.has(name)).slice(0, 3);
  return [{ topics: {}, ...given, facts: [factId(first), ...others.map(factId)] }];
}

/** A limit for each caveat. `prefix` begins the keys. */
export function limitPoints(index: SheetIndex, prefix: string): readonly TraditionPoint[] {
  return index.under('caveat.').map(({ id }) => ({
    key: `${prefix}:limit:${id.slice('caveat.'.length)}`,
    facts: [id] as const,
    move: 'limit' as const,
    weight: id === 'caveat.birth-time-unknown' ? 8 : 3,
    topics: {},
  }));
}
