import { ApiError } from '#account/api-client.ts';
import type { uiAdmin } from '#text/en/ui-admin.ts';

/** Why a call failed, for the person: the server's own words, else that it cannot be reached. */
export function reasonOf(error: unknown, t: typeof uiAdmin): string {
  if (!(error instanceof ApiError)) return t.unreachable;
  return error.detail === '' ? t.refusedWithoutReason : error.detail;
}
