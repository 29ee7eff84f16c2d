/** `GET /authorize` sends the browser to a provider; `GET /callback` takes it back and sends it home with a code. */
import type { Context, Hono } from 'hono';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { authLimits } from './auth-limits.ts';
import { invalid } from './failure.ts';
import type { AuthFailure } from './failure.ts';
import { dropFlow, finishFlow, flowByState, startFlow } from './flows.ts';
import type { Flow } from './flows.ts';
import type { Provider, ProviderPerson } from './provider.ts';
import { kindOf } from './surface.ts';
import type { Surface } from './surface.ts';
import { isUuid } from './tokens.ts';
import { isBanned, noteSignIn, userOfProvider } from './users.ts';

/** Why a person is sent home without a code. Fixed words: never those of another server or of a query. */
type Setback = {
  readonly error: 'invalid_request' | 'access_denied' | 'server_error';
  readonly code: string;
  readonly text: string;
};

const setbacks = {
  unknownProvider: {
    error: 'invalid_request',
    code: 'provider_disabled',
    text: 'This server offers no sign-in by that provider.',
  },
  noChallenge: {
    error: 'invalid_request',
    code: 'validation_failed',
    text: 'This sign-in needs PKCE: a code_challenge with code_challenge_method s256.',
  },
  badState: {
    error: 'invalid_request',
    code: 'bad_oauth_state',
    text: 'This sign-in was finished, took too long or never began. Please start again.',
  },
  cancelled: { error: 'access_denied', code: 'access_denied', text: 'The sign-in was cancelled.' },
  failed: {
    error: 'server_error',
    code: 'bad_oauth_callback',
    text: 'The sign-in service did not answer as it should. Please try again.',
  },
  unverified: {
    error: 'access_denied',
    code: 'provider_email_needs_verification',
    text: 'The sign-in service has not verified your e-mail address yet. Verify it there and try again.',
  },
  banned: { error: 'access_denied', code: 'user_banned', text: 'This account is closed.' },
} as const satisfies Record<string, Setback>;

const tooOften = ({ code, message: text }: AuthFailure): Setback => ({ error: 'server_error', code, text });

const challengeShape = /^[A-Za-z0-9_-]{43}$/;

export function addProviderRoutes(app: Hono, surface: Surface, providers: readonly Provider[]): void {
  const { db, keys, log, nowMs, overClient, refuse } = surface;
  const providerOf = (name: string | undefined): Provider | undefined =>
    providers.find((provider) => provider.name === name);
  const home = (c: Context): string => `${surface.publicOrigin(c)}/`;
  const callbackUrl = (c: Context): string => `${surface.publicOrigin(c)}/auth/v1/callback`;

  /** Sends the browser home with the reason in the query, where the client looks for it. */
  const sendHome = (c: Context, to: string, { error, code, text }: Setback): Response => {
    log.info('auth-refused', { code, path: c.req.path });
    return c.redirect(withQuery(to, { error, error_code: code, error_description: text }), 303);
  };

  /** The provider is silent, or its answer is not one to our question; the log tells which, without its words. */
  const failed = (error: unknown): Setback => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    log.warn('provider-failed', { kind: kindOf(error), code });
    return setbacks.failed;
  };

  app.get('/authorize', async (c) => {
    const redirectTo = c.req.query('redirect_to') ?? home(c);
    if (!surface.redirects.allows(redirectTo))
      return refuse(c, invalid('redirect_to is not an address people may be sent back to.'));
    const limited = await overClient(authLimits.flowsOfClient, c);
    if (limited !== null) return sendHome(c, redirectTo, tooOften(limited));
    const provider = providerOf(c.req.query('provider'));
    if (provider === undefined) return sendHome(c, redirectTo, setbacks.unknownProvider);
    const challenge = c.req.query('code_challenge') ?? '';
    const method = c.req.query('code_challenge_method')?.toLowerCase();
    if (method !== 's256' || !challengeShape.test(challenge))
      return sendHome(c, redirectTo, setbacks.noChallenge);

    const leaving = { provider: provider.name, redirectTo, challenge };
    const flow = await db.own((tx) => startFlow(tx, leaving, nowMs()));
    try {
      return c.redirect(await provider.authorizeUrl(callbackUrl(c), checksOf(flow)), 302);
    } catch (error) {
      return sendHome(c, redirectTo, failed(error));
    }
  });

  app.get('/callback', async (c) => {
    const limited = await overClient(authLimits.returnsOfClient, c);
    // The flow stays: its ten minutes may outlast the limit.
    if (limited !== null) return sendHome(c, home(c), tooOften(limited));
    const state = c.req.query('state');
    const flow = isUuid(state) ? await db.own((tx) => flowByState(tx, state, nowMs())) : null;
    const provider = providerOf(flow?.provider);
    // Without a flow of ours there is no address to trust but our own.
    if (flow === null || provider === undefined) return sendHome(c, home(c), setbacks.badState);

    const answered = await answerOf(c, provider, flow);
    const finished = answered.ok ? await finish(flow, answered.value) : answered;
    if (finished.ok) return c.redirect(withQuery(flow.redirectTo, { code: finished.value }), 303);
    await db.own((tx) => dropFlow(tx, flow.id));
    return sendHome(c, flow.redirectTo, finished.error);
  });

  /** What the provider says of the person who came back, or why nothing can be made of it. */
  const answerOf = async (
    c: Context,
    provider: Provider,
    flow: Flow,
  ): Promise<Result<ProviderPerson, Setback>> => {
    const told = c.req.query('error');
    if (told !== undefined) return err(told === 'access_denied' ? setbacks.cancelled : failed(null));
    try {
      const returnedTo = new URL(`${callbackUrl(c)}${new URL(c.req.url).search}`);
      return ok(await provider.finish(returnedTo, checksOf(flow)));
    } catch (error) {
      return err(failed(error));
    }
  };

  /** Finds or makes the account of the person; gives the code to fetch the session with. */
  const finish = (flow: Flow, person: ProviderPerson): Promise<Result<string, Setback>> =>
    db.own(async (tx) => {
      const user = await userOfProvider(tx, flow.provider, person, nowMs());
      if (user === null) return err(setbacks.unverified);
      if (isBanned(user, nowMs())) return err(setbacks.banned);
      const data = {
        sub: person.subject,
        email: person.email,
        email_verified: person.emailVerified,
        name: person.name,
      };
      const way = { provider: flow.provider, providerId: person.subject, email: person.email, data };
      await noteSignIn(tx, user, way, nowMs());
      const code = await finishFlow(tx, keys.tokenKey, flow.id, user.id, nowMs());
      return code === null ? err(setbacks.badState) : ok(code);
    });
}

const checksOf = (flow: Flow) => ({ state: flow.id, nonce: flow.nonce, verifier: flow.verifier });

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
