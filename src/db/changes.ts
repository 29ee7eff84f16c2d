/** Rows that were written, told to whoever keeps something computed from them. */
import { Dexie, RangeSet } from 'dexie';
import type { ObservabilitySet } from 'dexie';
import type { Kind } from '#contract/kinds.ts';
import type { SoulsticeDb } from './database.ts';

/** Primary keys from `from` to `to`, both among them; a single row has the same in both. */
export type KeySpan = { readonly from: string; readonly to: string };

/** Before every id, and after every one. */
const FIRST = '';
const LAST = '\uffff';

/**
 * Calls `changed` after each write that touched rows of these kinds, with the keys it touched: from this page, its
 * workers, other tabs and the service worker alike. It says that rows may have changed, not what is in them. The answer
 * stops it.
 */
export function watchRows(
  db: SoulsticeDb,
  kinds: readonly Kind[],
  changed: (kind: Kind, spans: readonly KeySpan[]) => void,
): () => void {
  const onMutated = (parts: ObservabilitySet) => {
    for (const kind of kinds) {
      const touched = parts[`idb://${db.name}/${kind}/`];
      if (touched === undefined) continue;
      const spans = Array.from(RangeSet(touched), ({ from, to }) => ({
        from: typeof from === 'string' ? from : FIRST,
        to: typeof to === 'string' ? to : LAST,
      }));
      changed(kind, spans);
    }
  };
  Dexie.on('storagemutated', onMutated);
  return () => Dexie.on.storagemutated.unsubscribe(onMutated);
}
