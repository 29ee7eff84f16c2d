/**
 * Who is here.
 *
 * `signed-out` with `skipped` is a person who goes on without an account. A signed-in person stays signed in without
 * the network: `standing` says what the server has said about them since the page was opened.
 */
export type Session =
  | { readonly type: 'loading' }
  | { readonly type: 'signed-out'; readonly skipped: boolean }
  | {
      readonly type: 'signed-in';
      readonly accountId: string;
      readonly email: string | null;
      readonly standing: Standing;
    };

/**
 * `checking`: nothing is known yet. `current`: the server knows them. `waiting`: it cannot be reached. `ended`: it
 * asks them to sign in again; what is on the device stays open.
 */
export type Standing = 'checking' | 'current' | 'waiting' | 'ended';
