import { Hono } from 'hono';

/** `GET /api/health`: the process is up, and which version it is. */
export function healthRoute(deps: { readonly version: string }): Hono {
  return new Hono().get('/', (c) => c.json({ status: 'ok', version: deps.version }));
}
