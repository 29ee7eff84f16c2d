/** What the auth library reports, as the problems a person can be told about. */
import { isAuthApiError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js';
import type { AuthError } from '@supabase/supabase-js';
import type { AccountProblem } from './account.ts';

/** `retryAfterS` is what the last refusal said about waiting. */
export function accountProblem(error: AuthError, retryAfterS: number | null): AccountProblem {
  if (isUnreachable(error)) return error.status === 0 ? { type: 'offline' } : { type: 'unavailable' };
  if (!isAuthApiError(error)) return { type: 'unexpected' };
  if (error.status === 429) return { type: 'too-many', retryAfterS };
  if (error.code === 'otp_expired') return { type: 'wrong-code' };
  if (error.code === 'provider_disabled' || error.code === 'oauth_provider_not_supported')
    return { type: 'not-offered' };
  return { type: 'refused', message: error.message };
}

/** No answer, or one that says that the server cannot work now: nothing is known about the session. */
export function isUnreachable(error: unknown): boolean {
  return isAuthRetryableFetchError(error);
}

/** The server knows the session no more, or the token is not good for it. */
export function isRefused(error: AuthError): boolean {
  return (
    isAuthSessionMissingError(error) || (isAuthApiError(error) && [401, 403, 404].includes(error.status))
  );
}
