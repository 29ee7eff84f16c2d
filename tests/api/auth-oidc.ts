/** An OpenID provider on this machine that signs in whoever the test says, and a browser that follows its redirects. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { vi } from 'vitest';
import type { OidcConfig, ProviderName } from '../../api/auth/provider.ts';

/** Who the provider's next visitor is. Null: a person who says no. */
export type Visitor = { readonly sub: string; readonly claims: Readonly<Record<string, unknown>> } | null;

export type TestProvider = {
  readonly config: OidcConfig;
  /** Follows `url` to the provider and through it, as a browser would; the address it is sent back to. */
  readonly visit: (url: string, visitor: Visitor) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Starts a provider whose clients come back to `callbackUrl`. */
export async function startProvider(name: ProviderName, callbackUrl: string): Promise<TestProvider> {
  const { Provider } = await quietly(() => import('oidc-provider'));
  let visitor: Visitor = null;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  const client = { id: 'soulstice', secret: randomBytes(24).toString('hex') };

  const provider = await quietly(() =>
    Promise.resolve(
      new Provider(issuer, {
        clients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            redirect_uris: [callbackUrl],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        jwks: { keys: [signing] },
        cookies: { keys: [randomBytes(16).toString('hex')] },
        features: { devInteractions: { enabled: false } },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        pkce: { required: () => true },
        interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
        findAccount: (_: unknown, id: string) => ({
          accountId: id,
          claims: () => ({ ...visitor?.claims, sub: id }),
        }),
        ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
        renderError: (ctx: { body: string }, out: object) => {
          ctx.body = JSON.stringify(out);
        },
      }),
    ),
  );
  const answer = provider.callback();
  server.on('request', (req, res) => {
    if (!(req.url ?? '').startsWith('/interaction/')) {
      answer(req, res);
      return;
    }
    void (async () => {
      const { prompt, params, session } = await provider.interactionDetails(req, res);
      if (visitor === null) return provider.interactionFinished(req, res, { error: 'access_denied' });
      if (prompt.name === 'login')
        return provider.interactionFinished(req, res, { login: { accountId: visitor.sub } });
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: params.client_id });
      grant.addOIDCScope('openid email profile');
      return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
    })();
  });

  return {
    config: { name, issuer, clientId: client.id, clientSecret: client.secret, allowHttp: true },
    visit: async (url, who) => {
      visitor = who;
      const cookies = new Map<string, string>();
      let at = url;
      for (let hop = 0; at.startsWith(issuer); hop += 1) {
        if (hop > 12) throw new Error(`the provider never let go of the browser: ${at}`);
        const jar = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const res = await fetch(at, { redirect: 'manual', headers: { cookie: jar } });
        for (const line of res.headers.getSetCookie()) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(key);
          else cookies.set(key, value);
        }
        const next = res.headers.get('location');
        if (next === null) throw new Error(`the provider answered ${res.status}: ${await res.text()}`);
        at = new URL(next, at).href;
      }
      return at;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The provider tells a console about its settings and the age of Node; a test is to say nothing. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const spies = (['info', 'warn'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
