/** Signing in by somebody else's word: a provider that speaks OpenID Connect, Google among them. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import { parseEmail } from './email.ts';

export type ProviderName = 'google' | 'oidc';

export type OidcConfig = {
  readonly name: ProviderName;
  /** The provider's address; its discovery document is below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Lets the provider be reached without encryption: for one on this machine. */
  readonly allowHttp?: boolean;
};

/** What the provider says about the person who signed in there. */
export type ProviderPerson = {
  /** The provider's own id of the person: the one thing that never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider says that the person has shown to own the address. */
  readonly emailVerified: boolean;
  readonly name: string | null;
};

/** What ties the answer of a provider to the question it was asked. */
export type ProviderChecks = {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier towards the provider; never leaves the server but for the provider. */
  readonly verifier: string;
};

export type Provider = {
  readonly name: ProviderName;
  /** Where the browser goes to sign in. Rejects when the provider cannot be reached. */
  readonly authorizeUrl: (redirectUri: string, checks: ProviderChecks) => Promise<string>;
  /**
   * Redeems the answer that the browser came back with. Rejects when the provider cannot be reached or when the answer
   * is not one to these checks: wrong state, nonce, issuer, audience, signature or verifier.
   */
  readonly finish: (returnedTo: URL, checks: ProviderChecks) => Promise<ProviderPerson>;
};

const timeoutS = 10;

/** A provider; its discovery document is fetched at the first use and kept while the process lives. */
export function createProvider(config: OidcConfig): Provider {
  let found: Promise<Configuration> | null = null;
  const configuration = (): Promise<Configuration> => {
    found ??= discovery(new URL(config.issuer), config.clientId, config.clientSecret, undefined, {
      timeout: timeoutS,
      execute: config.allowHttp === true ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };

  return {
    name: config.name,
    authorizeUrl: async (redirectUri, checks) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      }).href,
    finish: async (returnedTo, checks) => {
      const to = await configuration();
      const tokens = await authorizationCodeGrant(to, returnedTo, {
        pkceCodeVerifier: checks.verifier,
        expectedNonce: checks.nonce,
        expectedState: checks.state,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no id token');
      // Some providers keep the address out of the id token and tell it to the bearer of the access token.
      const told =
        claims['email'] === undefined && to.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(to, tokens.access_token, claims.sub)
          : claims;
      const [email, name] = [told['email'], told['name']];
      return {
        subject: claims.sub,
        email: typeof email === 'string' ? parseEmail(email) : null,
        emailVerified: told['email_verified'] === true,
        // Rows cannot hold NUL or half a surrogate pair.
        name: typeof name === 'string' && name.length <= 200 && !/[\0\p{Cs}]/u.test(name) ? name : null,
      };
    },
  };
}
