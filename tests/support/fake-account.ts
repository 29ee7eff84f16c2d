/** An account and a server for screens: they answer what a test says, and keep what they were asked. */
import type { Account } from '#account/account.ts';
import { type Api, ApiError } from '#account/api-client.ts';
import type { CallName } from '#contract/api/calls.ts';
import type { Session } from '#account/session.ts';
import { ok } from '#lib/result.ts';

export const accountId = '11111111-2222-3333-4444-555555555555';

export const signedOut: Session = { type: 'signed-out', skipped: true };
export const signedIn = {
  type: 'signed-in',
  accountId,
  email: 'marta@example.org',
  standing: 'current',
} as const satisfies Session;

/** Who is here does not change by itself. Signing in and out work and do nothing. */
export function createFakeAccount(session: Session, parts: Partial<Account> = {}): Account {
  return {
    session: () => session,
    watchSession: () => () => undefined,
    takeArrivalProblem: () => null,
    sendCode: async () => ok({ delivery: 'email' }),
    verifyCode: async () => ok(null),
    continueWith: async () => ok(null),
    signOut: async () => ok(null),
    eraseDevice: async () => ok(null),
    accessToken: async () => (session.type === 'signed-in' ? 'token' : null),
    upsertProfile: async () => ({ error: null }),
    selectProfile: async () => ({ error: null }),
    backend: async () => null,
    unsent: async () => 0,
    hasAnonymousData: async () => false,
    anonymousOffer: async () => null,
    adoptAnonymous: async () => ok(null),
    refuseAnonymous: async () => undefined,
    recheck: async () => undefined,
    ...parts,
  };
}

export type Asked = { readonly name: CallName; readonly body: unknown };
type Answers = Partial<Record<CallName, unknown>>;

/**
 * A server that gives each call its answer: a value, or what a function of its own returns or throws. A call without one
 * cannot be reached, as if there were no network.
 */
export function createFakeApi(answers: Answers = {}): Api & { readonly asked: readonly Asked[] } {
  const asked: Asked[] = [];
  const answer = async (name: CallName, options: object = {}): Promise<never> => {
    asked.push({ name, body: 'body' in options ? options.body : undefined });
    if (!(name in answers)) throw new TypeError('Failed to fetch');
    const given = answers[name];
    return (typeof given === 'function' ? given() : given) as never;
  };
  return {
    asked,
    call: (name, ...[options]) => answer(name, options),
    query: async (name, { on401 }) => {
      try {
        return await answer(name);
      } catch (error) {
        if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null as never;
        throw error;
      }
    },
    stream: (name, options) => answer(name, options),
  };
}

/** An answer that refuses. */
export function refuses(status: number, detail: string): () => never {
  return () => {
    throw new ApiError(status, detail, null, null);
  };
}
