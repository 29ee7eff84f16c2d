import type { SoulsticeDb } from '#db/database.ts';

/** Keys of `local` under which models of one's own lie, a provider each. */
export const OWN_PREFIX = 'model:own:';

/** Base of the compatible server that is kept; null without one. */
export async function keptUrl(db: SoulsticeDb): Promise<string | null> {
  const kept: unknown = (await db.local.get(`${OWN_PREFIX}compatible`))?.value;
  if (typeof kept !== 'object' || kept === null || !('url' in kept)) return null;
  return typeof kept.url === 'string' ? kept.url : null;
}
