/** Refusals of the sign-in surface, as Supabase's clients read them: `{ code, message }` and a version header. */
import type { Context } from 'hono';
import { MAX_JSON_DEPTH } from '../net/json-body.ts';

/** The version of the answer format. Without this header on an answer auth-js overlooks `code`. */
export const apiVersion = { header: 'x-supabase-api-version', value: '2024-01-01' } as const;

type RefusalStatus = 400 | 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500;

/** An expected "no". Codes are those of auth-js's list; messages are for a person. */
export type AuthFailure = {
  readonly status: RefusalStatus;
  readonly code: string;
  readonly message: string;
  /** Whole seconds after which another try makes sense. */
  readonly retryAfterS?: number;
};

export const failures = {
  badJson: { status: 400, code: 'bad_json', message: 'Could not read the body as JSON.' },
  tooDeep: {
    status: 400,
    code: 'validation_failed',
    message: `The body has more than ${MAX_JSON_DEPTH} levels of lists and objects.`,
  },
  tooLong: { status: 413, code: 'validation_failed', message: 'The body is too long.' },
  notJson: {
    status: 415,
    code: 'validation_failed',
    message: 'Send the body as JSON, with Content-Type: application/json.',
  },
  noAuthorization: {
    status: 401,
    code: 'no_authorization',
    message: 'This call needs the access token of a signed-in person.',
  },
  badJwt: { status: 403, code: 'bad_jwt', message: 'This access token is not valid any more.' },
  sessionNotFound: {
    status: 403,
    code: 'session_not_found',
    message: 'This session has ended. Please sign in again.',
  },
  userNotFound: { status: 403, code: 'user_not_found', message: 'This account was deleted.' },
  userBanned: { status: 403, code: 'user_banned', message: 'This account is closed.' },
  /** One answer for a wrong code, an old one, a used one and an address that asked for none. */
  wrongCode: { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' },
  mailNotSent: {
    status: 500,
    code: 'unexpected_failure',
    message: 'The code could not be sent. Please try again in a minute.',
  },
  flowNotFound: {
    status: 404,
    code: 'flow_state_not_found',
    message: 'This sign-in was finished or never began. Please start again.',
  },
  flowExpired: {
    status: 422,
    code: 'flow_state_expired',
    message: 'This sign-in took too long. Please start again.',
  },
  badVerifier: {
    status: 400,
    code: 'bad_code_verifier',
    message: 'This sign-in began in another browser. Please start again here.',
  },
  refreshNotFound: {
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  refreshUsed: {
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  },
  sessionExpired: {
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  },
  refreshBanned: { status: 400, code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
} as const satisfies Record<string, AuthFailure>;

/** A body or query that cannot be understood; `message` says which part and what to send. */
export const invalid = (message: string): AuthFailure => ({
  status: 400,
  code: 'validation_failed',
  message,
});

/** Too many requests from one address of the network, or for one account. The words say when there is another. */
export const overRequests = (retryAfterS: number): AuthFailure => ({
  status: 429,
  code: 'over_request_rate_limit',
  message: `Too many tries. Please try again in ${inWords(retryAfterS)}.`,
  retryAfterS,
});

/** A mail to this address went out a moment ago. */
export const overMails = (retryAfterS: number): AuthFailure => ({
  status: 429,
  code: 'over_email_send_rate_limit',
  message: `A code was sent a moment ago. You can ask for another in ${inWords(retryAfterS)}.`,
  retryAfterS,
});

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Answers with the failure. */
export function answerFailure(c: Context, failure: AuthFailure): Response {
  if (failure.retryAfterS !== undefined) c.header('Retry-After', String(failure.retryAfterS));
  return c.json({ code: failure.code, message: failure.message }, failure.status);
}
