import type { Account, ProfileRow } from '#account/account.ts';
import type { SavableFields } from './draft.ts';

/** What became of the row in the account's own table. */
export type RowOutcome =
  | { readonly type: 'saved' }
  /** The account cannot be reached now. */
  | { readonly type: 'later' }
  | { readonly type: 'auth-error'; readonly message: string }
  /** The account has to be signed in to again. */
  | { readonly type: 'no-user' }
  | { readonly type: 'failed'; readonly message: string; readonly code: string | null }
  | { readonly type: 'unexpected'; readonly message: string };

/** Writes the person's row of `profiles`. Never throws. `online` false when there is certainly no network. */
export async function saveToAccount(
  account: Account,
  fields: SavableFields,
  online: boolean,
): Promise<RowOutcome> {
  const before = account.session();
  if (before.type !== 'signed-in') return { type: 'no-user' };
  if (!online) return { type: 'later' };
  try {
    if ((await account.accessToken()) === null) {
      const session = account.session();
      const ended = session.type !== 'signed-in' || session.standing === 'ended';
      return { type: ended ? 'no-user' : 'later' };
    }
  } catch (error) {
    return { type: 'auth-error', message: messageOf(error) };
  }
  try {
    const { error } = await account.upsertProfile(rowOf(before.accountId, before.email, fields));
    if (error === null) return { type: 'saved' };
    if (error.unanswered === true) return { type: 'later' };
    return { type: 'failed', message: error.message, code: error.code };
  } catch (error) {
    return { type: 'unexpected', message: messageOf(error) };
  }
}

function rowOf(id: string, email: string | null, { name, birth }: SavableFields): ProfileRow {
  return {
    id,
    full_name: name === '' ? null : name,
    birth_date: birth?.date ?? null,
    birth_time: birth?.time ?? null,
    birth_place: birth?.place?.name ?? null,
    timezone: birth?.zone ?? null,
    email,
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
