/**
 * Who writes the readings on this device, and how much of the person a model may see. Kept in the `local` table: it makes
 * no outbox entry and is in no export.
 */
import type { OwnKeyProvider } from '#contract/api/chat.ts';
import type { SoulsticeDb } from '#db/database.ts';

/** Models a person brings: one of the four providers by a key, an address of their own, or the browser's built-in one. */
export type OwnProvider = OwnKeyProvider | 'compatible' | 'built-in';

export type Author =
  /** The composer on this device. */
  | { readonly type: 'composer' }
  /** The model of this app's server. */
  | { readonly type: 'hosted' }
  /** A model of the person's own, by the key or the address kept on this device. */
  | { readonly type: 'own'; readonly provider: Exclude<OwnProvider, 'built-in'>; readonly model: string }
  /** The browser's own model. */
  | { readonly type: 'built-in' };

/** An author other than the composer. */
export type ModelAuthor = Exclude<Author, { readonly type: 'composer' }>;

/**
 * How much of the person is shown to a model that is not on this device. Names of places and coordinates are never
 * shown: `place` and `time` say from what the facts are computed.
 */
export type Lens = {
  /** The first name, or none. */
  readonly name: 'first' | 'hide';
  /** Exact, to the whole degree (about 100 km), or none: then there are no houses. */
  readonly place: 'exact' | 'round' | 'hide';
  /** To the minute, to the hour, or none. */
  readonly time: 'exact' | 'round' | 'hide';
};

export const AUTHOR_KEY = 'model:author';
export const FACTS_ONLY_KEY = 'model:facts-only';

/** Who was chosen; the composer until somebody was, and where what is kept is none of ours. For a live query. */
export async function readAuthor(db: SoulsticeDb): Promise<Author> {
  const kept = (await db.local.get(AUTHOR_KEY))?.value as Partial<Author> | undefined;
  const isWhole =
    kept?.type === 'hosted' ||
    kept?.type === 'built-in' ||
    (kept?.type === 'own' && typeof kept.model === 'string' && isKept(kept.provider));
  return isWhole ? (kept as Author) : { type: 'composer' };
}

/** Whether questions are answered with the facts card and authored meanings alone: no prose, no model. For a live query. */
export async function readFactsOnly(db: SoulsticeDb): Promise<boolean> {
  return (await db.local.get(FACTS_ONLY_KEY))?.value === true;
}

const isKept = (provider: unknown): boolean =>
  typeof provider === 'string' && /^(?:anthropic|openai|google|openrouter|compatible)$/.test(provider);
