/**
 * Builds the server's application out of what it needs; nothing here listens, reads the environment or
 * looks at the clock. Tests call `request` on the result.
 */
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Composer } from './composer.ts';
import type { Log } from './log.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { SecurityConfig } from './middleware/security-headers.ts';
import { chatRoute } from './routes/chat.ts';
import { clientRoutes } from './routes/client.ts';
import { healthRoute } from './routes/health.ts';

export type AppDeps = {
  readonly composer: Composer;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: () => number;
  readonly version: string;
  readonly security: SecurityConfig;
  readonly trustedProxies: number;
  readonly serviceWorkerOff: boolean;
  /** The built client: its folder and the text of its index.html. */
  readonly client: { readonly dir: string; readonly shell: string };
};

/** Paths that belong to the server: never answered by the shell, never by a cache. */
const serverPaths = ['/api/*', '/auth/v1/*', '/rest/v1/*'];

export function createApp(deps: AppDeps): Hono {
  const app = new Hono();

  app.use(requestLog(deps));
  app.use(securityHeaders(deps.security));
  app.use(compress());
  for (const path of serverPaths) {
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    });
  }

  app.route('/api/health', healthRoute(deps));
  app.route('/api/chat', chatRoute(deps));
  for (const path of serverPaths) app.all(path, (c) => c.json({ error: 'Not found' }, 404));

  app.route(
    '/',
    clientRoutes({ ...deps.client, security: deps.security, serviceWorkerOff: deps.serviceWorkerOff }),
  );

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    // The frames say where; the message is left out because it may quote what a person wrote.
    const frames = error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n');
    deps.log.error('unexpected', {
      kind: error.name,
      path: c.req.path.slice(0, 200),
      frames: frames ?? null,
    });
    return c.json({ error: 'Something went wrong on the server.' }, 500);
  });
  return app;
}
