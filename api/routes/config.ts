/** `GET /api/config/…`: what the client has to know before it can sign anyone in. Nothing here is secret. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { BackendConfig } from '#contract/api/server.ts';
import { register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';

export type ConfigDeps = RouteDeps & {
  /** How people sign in. `url` is null where this server does it itself, at the origin it was asked at. */
  readonly backend: Omit<BackendConfig, 'url'> & { readonly url: string | null };
  /** The origin people reach this server at, without a slash at the end. */
  readonly publicOrigin: (c: Context) => string;
  /** Empty when there is none. */
  readonly mapsKey: string;
};

export function configRoutes(deps: ConfigDeps): Hono {
  const app = new Hono();
  register(app, 'backendConfig', deps, ({ c }) => ({
    ...deps.backend,
    url: deps.backend.url ?? deps.publicOrigin(c),
  }));
  register(app, 'mapsConfig', deps, () => ({ apiKey: deps.mapsKey }));
  return app;
}
