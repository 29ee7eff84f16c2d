/** The account of the person on this device: who is signed in, and what they can do about it. */
import type { Result } from '#lib/result.ts';
import type { BackendConfig } from '#contract/api/server.ts';
import type { DbFailure } from '#db/failure.ts';
import type { AnonymousCount } from './adopt.ts';
import type { Session } from './session.ts';

export type { BackendConfig } from '#contract/api/server.ts';
export type { AnonymousCount } from './adopt.ts';

/** What stood in the way of signing in or out, told apart by `type`. */
export type AccountProblem =
  /** No answer from the server: no network, or nothing listens there. */
  | { readonly type: 'offline' }
  /** The server answered that it cannot work now, or would not tell how to sign in. */
  | { readonly type: 'unavailable' }
  /** This server offers no such way of signing in. */
  | { readonly type: 'not-offered' }
  /** The code is wrong, used or too old. Which of them is not told. */
  | { readonly type: 'wrong-code' }
  /** Asked too often. Seconds until it may be asked again, null when the server did not say. */
  | { readonly type: 'too-many'; readonly retryAfterS: number | null }
  /** The browser keeps nothing, so a session could not be kept. */
  | { readonly type: 'storage' }
  /** The server's own words. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unexpected' };

/** A row of the table `profiles` as the browser writes it. */
export type ProfileRow = {
  readonly id: string;
  readonly full_name: string | null;
  readonly birth_date: string | null;
  readonly birth_time: string | null;
  readonly birth_place: string | null;
  readonly timezone: string | null;
  readonly email: string | null;
};

export type UpsertFailure = {
  readonly message: string;
  readonly code: string | null;
  /** Nobody answered: it is not known whether it was refused. */
  readonly unanswered?: true;
};

export type Account = {
  readonly session: () => Session;
  /** Calls `listener` after each change of the session; the answer stops it. */
  readonly watchSession: (listener: () => void) => () => void;
  /** Why the return from a provider failed, once: the next call answers null. */
  readonly takeArrivalProblem: () => AccountProblem | null;
  /** Sends a six-digit code to an address. */
  readonly sendCode: (
    email: string,
  ) => Promise<Result<{ readonly delivery: 'email' | 'server-log' }, AccountProblem>>;
  /** Signs in. On success the page starts again on that account's database. */
  readonly verifyCode: (email: string, code: string) => Promise<Result<null, AccountProblem>>;
  /** Sends the browser to the provider; it comes back to `/`. */
  readonly continueWith: (provider: 'google' | 'oidc') => Promise<Result<null, AccountProblem>>;
  /**
   * Signs out of this device alone; ends on /sign-in. What waits is sent first, for five seconds at most. Without
   * `keepCopy` the account's database is deleted.
   */
  readonly signOut: (options: { readonly keepCopy: boolean }) => Promise<Result<null, AccountProblem>>;
  /**
   * Deletes everything that this app keeps in this browser: the databases of every account that was here, kept files, keys and the
   * session. Nothing is sent first, and nothing on the server is touched. The page starts again as for somebody new, and so does every other tab.
   * `beforeLeaving` runs when all is gone. On failure the person is told that something may be left.
   */
  readonly eraseDevice: (beforeLeaving: () => void) => Promise<Result<null, AccountProblem>>;
  /** A token for a call to the server, null when nobody is signed in or none can be had. */
  readonly accessToken: () => Promise<string | null>;
  /** Asks the server how the session stands: it did not take a token. Resolves when it is known, or cannot be. */
  readonly recheck: () => Promise<void>;
  /** Writes the person's row of `profiles` and reads it back. */
  readonly upsertProfile: (row: ProfileRow) => Promise<{ readonly error: UpsertFailure | null }>;
  /** Reads one row of `profiles`: whether the database can be reached and lets this person read. */
  readonly selectProfile: () => Promise<{ readonly error: { readonly message: string } | null }>;
  /** How this server lets people sign in, asked once; null when it cannot be had. */
  readonly backend: () => Promise<BackendConfig | null>;
  /** Changes of this account on this device that the server has not got. */
  readonly unsent: () => Promise<number>;
  /** Whether things made without an account lie on this device, while nobody is signed in. */
  readonly hasAnonymousData: () => Promise<boolean>;
  /**
   * What was made on this device without an account, when the person who is signed in is to be asked whether it joins
   * theirs. Null when there is nothing to ask: nothing lies there, it is on its way, or (unless `evenRefused`) it was
   * refused before.
   */
  readonly anonymousOffer: (options?: { readonly evenRefused: boolean }) => Promise<AnonymousCount | null>;
  /**
   * Moves what was made without an account into the open one, from where it is sent like everything else. What breaks off
   * is finished at the next start, into this same account; until then it stays where it was. `onMoved` is told how many
   * things have been moved.
   */
  readonly adoptAnonymous: (onMoved?: (count: number) => void) => Promise<Result<null, DbFailure>>;
  /** Leaves it where it is and asks this account no more, until something is added to it. */
  readonly refuseAnonymous: () => Promise<void>;
};
