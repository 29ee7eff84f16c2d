/** What is to be fetched for an item. Pure. */
import type { AudioScore } from '#practice/audio/titles.ts';
import { partPath, titlePath } from './names.ts';
import type { Plan } from './record.ts';
import type { AudioItem } from './shelf.ts';

/** Path at which an item is played, and by which the shelf knows it. */
export const addressOf = (item: AudioItem): string =>
  item.kind === 'built-in' ? titlePath(item.id) : new URL(item.url, 'https://here.invalid').pathname;

/** Null for a built-in title that has no score. */
export function planOf(item: AudioItem, scores: readonly AudioScore[]): Plan | null {
  const { key, title } = item;
  const address = addressOf(item);
  if (item.kind === 'published') {
    // The server names its files by their content.
    const named = /^\/api\/soul-wisdom\/audio\/([0-9a-f]{32})\.\w+$/.exec(address)?.[1] ?? null;
    const files = [{ url: item.url, bytes: null, sha256: named }];
    return { address, key, title, type: 'audio/mpeg', files, order: [[0, 1]] };
  }
  const score = scores.find(({ id }) => id === item.id);
  if (score === undefined) return null;
  const files = score.parts.map((part) => ({
    url: partPath(score.id, part),
    bytes: part.bytes,
    sha256: part.sha256,
  }));
  return { address, key, title, type: 'audio/mpeg', files, order: orderOf(score) };
}

/** The order of a score by places in its list of parts. Throws where it names a part it does not have. */
export function orderOf(score: Pick<AudioScore, 'id' | 'parts' | 'order'>): [number, number][] {
  return score.order.map(([name, times]) => {
    const at = score.parts.findIndex(({ file }) => file === name);
    if (at < 0) throw new RangeError(`the score of ${score.id} has no part ${name}`);
    return [at, times];
  });
}
