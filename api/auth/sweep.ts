/** Forgets what has had its time: codes with the addresses they went to, people who never came back, old sessions. */
import type { Database } from '../db/database.ts';
import { flowMs } from './flows.ts';
import { codeMs } from './otp.ts';
import { toDb } from './times.ts';

/** Removes rows that no rule of sign-in looks at any more. For a server that signs people in itself, now and then. */
export async function sweepSignIns(db: Database, nowMs: number): Promise<void> {
  await db.own(async (tx) => {
    await tx
      .deleteFrom('auth.one_time_tokens')
      .where('created_at', '<=', toDb(nowMs - codeMs))
      .execute();
    // A person may take as long at the provider as the code lasts afterwards.
    await tx
      .deleteFrom('auth.flow_state')
      .where('created_at', '<=', toDb(nowMs - 2 * flowMs))
      .execute();
    await tx.deleteFrom('auth.sessions').where('not_after', '<=', toDb(nowMs)).execute();
  });
}
