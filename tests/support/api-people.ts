/** Two people for tests of routes that keep something for each: their ids, their tokens, their rows. */
import type { Database } from '../../api/db/database.ts';
import { identity } from './api-parts.ts';

export const ada = identity('0a0a0a0a-0000-4000-8000-00000000000a');
export const ben = identity('0b0b0b0b-0000-4000-8000-00000000000b');

/** The header of a request of theirs, as the verifier of `testParts` reads it. */
export const asAda = { authorization: `Bearer ${ada.userId}` } as const;
export const asBen = { authorization: `Bearer ${ben.userId}` } as const;
export type AsPerson = typeof asAda | typeof asBen;

/** Both as rows of `auth.users`, so that what is theirs may point to them. */
export async function addPeople(db: Database): Promise<void> {
  await db.own((tx) =>
    tx
      .insertInto('auth.users')
      .values([ada, ben].map(({ userId, email }) => ({ id: userId, email })))
      .execute(),
  );
}
