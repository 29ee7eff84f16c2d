/** `GET /api/login`: a browser comes here to sign in; the sign-in screen takes it on, by the provider where there is one. */
import { Hono } from 'hono';
import { register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';

export function loginRoutes(deps: RouteDeps & { readonly oidc: boolean }): Hono {
  const app = new Hono();
  register(app, 'login', deps, ({ c }) => c.redirect(deps.oidc ? '/sign-in?with=oidc' : '/sign-in', 303));
  return app;
}
