/**
 * The part of Supabase's sign-in surface that its client uses here, for servers that are their own project: codes by
 * mail, Google or another OpenID provider by PKCE, sessions, one's own user. Mounted at /auth/v1.
 *
 * Answers and refusals are those that @supabase/auth-js 2.109 reads. A refusal makes a client drop what it holds, and
 * a 5xx makes it wait and keep its session, so those are kept for real faults.
 */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addCodeRoutes } from './code-routes.ts';
import { apiVersion, failures } from './failure.ts';
import { createProvider } from './provider.ts';
import { addProviderRoutes } from './provider-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { createSurface } from './surface.ts';
import type { AuthDeps } from './surface.ts';
import { addUserRoutes } from './user-routes.ts';

/** Longest body that is read, in bytes. */
const maxBody = 16 * 1024;

/** The sign-in surface. Faults of the database pass through to the application. */
export function authRoutes(deps: AuthDeps): Hono {
  const surface = createSurface(deps);
  const providers = [deps.google, deps.oidc].filter((config) => config !== null).map(createProvider);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header(apiVersion.header, apiVersion.value);
  });
  app.on(['POST', 'PUT'], '*', (c, next) => {
    const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    // A form on another site cannot send this without asking first.
    return type === 'application/json' ? next() : Promise.resolve(surface.refuse(c, failures.notJson));
  });
  app.use(bodyLimit({ maxSize: maxBody, onError: (c) => surface.refuse(c, failures.tooLong) }));

  app.get('/settings', (c) =>
    c.json({
      external: {
        email: true,
        phone: false,
        google: providers.some(({ name }) => name === 'google'),
        oidc: providers.some(({ name }) => name === 'oidc'),
      },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  );
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json(deps.keys.jwks);
  });
  addCodeRoutes(app, surface);
  addProviderRoutes(app, surface, providers);
  addSessionRoutes(app, surface);
  addUserRoutes(app, surface);
  return app;
}
