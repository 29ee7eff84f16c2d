/**
 * The server's own writes to the record `profile`/`me`. They are joined in like those of a device, stamped above all that
 * is in the row, so a device that has not seen them yet cannot undo them by an older edit.
 */
import { DELETED, isDeleted, rowStamps } from '#contract/join.ts';
import { canonicalJson } from '#contract/json.ts';
import type { FieldValues } from '#contract/kinds.ts';
import { emptyProfile, PROFILE_ID } from '#contract/profile.ts';
import type { ProfileFields } from '#contract/profile.ts';
import { nextStamp, originStamp } from '#contract/stamps.ts';
import type { Tx } from '../db/database.ts';
import { keyOf, lockHead, newRow, readRows, serverDevice, withFields, writeRows } from './rows.ts';

export type ProfileWrite = {
  /** Version of the account afterwards. */
  readonly ver: number;
  readonly isChanged: boolean;
};

/**
 * Writes the fields that `change` gives for the profile as it is; those that are equal already are left alone. Runs as the
 * caller. Throws what the database raises: PT422 for a birth date of somebody under 16.
 */
export async function writeProfile(
  tx: Tx,
  userId: string,
  change: (current: ProfileFields) => Partial<ProfileFields>,
): Promise<ProfileWrite> {
  const head = await lockHead(tx, userId);
  const before = await readRows(tx, userId, [{ kind: 'profile', id: PROFILE_ID }]);
  const held = before.get(keyOf('profile', PROFILE_ID))?.row ?? null;
  const isGone = held === null || isDeleted(held);
  const current: ProfileFields = isGone
    ? emptyProfile
    : { ...emptyProfile, ...(held.d as unknown as ProfileFields) };
  const wanted = Object.entries(change(current) as FieldValues);
  const changed = Object.fromEntries(
    wanted.filter(
      ([name, value]) => canonicalJson(value) !== canonicalJson((current as FieldValues)[name] ?? null),
    ),
  );
  if (Object.keys(changed).length === 0) return { ver: head.ver, isChanged: false };

  const seen = held === null ? [] : rowStamps(held);
  const stamp = nextStamp({ wallMs: head.nowMs, offsetMs: 0, seen, device: serverDevice });
  // A record is whole from its first day; what comes back after a deletion brings everything along.
  const base = held === null ? withFields(null, originStamp(serverDevice), emptyProfile) : held;
  const row = withFields(
    base,
    stamp,
    held !== null && isGone ? { ...(emptyProfile as FieldValues), ...changed, [DELETED]: false } : changed,
  );
  const { ver } = await writeRows(tx, userId, head, [newRow('profile', PROFILE_ID, row)], before);
  return { ver, isChanged: true };
}
