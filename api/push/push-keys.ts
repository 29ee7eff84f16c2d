/** The pair of keys by which push services know this server (VAPID, RFC 8292). */
import webPush from 'web-push';
import type { Database } from '../db/database.ts';

export type PushKeys = {
  /** Uncompressed point of P-256, base64url. */
  readonly publicKey: string;
  /** Scalar of P-256, base64url. Never logged, never handed out. */
  readonly privateKey: string;
};

/**
 * The keys that were set, or those kept in the database, made at the first call: servers that share a database share them. A
 * subscription is made for one public key, so another pair would end them all.
 */
export function createPushKeys(db: Database, set: PushKeys | null): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | null = null;
  return () => {
    known ??= (set === null ? readOrMake(db) : Promise.resolve(set)).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

async function readOrMake(db: Database): Promise<PushKeys> {
  const made = webPush.generateVAPIDKeys();
  return db.own(async (tx) => {
    // Of two that start together the first one's stays.
    await tx
      .insertInto('app.push_keys')
      .values({ public_key: made.publicKey, private_key: made.privateKey })
      .onConflict((on) => on.column('id').doNothing())
      .execute();
    const kept = await tx
      .selectFrom('app.push_keys')
      .select(['public_key', 'private_key'])
      .executeTakeFirstOrThrow();
    return { publicKey: kept.public_key, privateKey: kept.private_key };
  });
}
