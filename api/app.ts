/**
 * Builds the server's application out of what it needs; nothing here listens, reads the environment or
 * looks at the clock. Tests call `request` on the result.
 */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { authRoutes } from './auth/routes.ts';
import { KeysUnavailable } from './auth/project-keys.ts';
import type { AuthDeps } from './auth/surface.ts';
import { DatabaseUnavailable, sqlState } from './db/database.ts';
import { knownHost } from './middleware/known-host.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { SecurityConfig } from './middleware/security-headers.ts';
import { noRoom, refuseWithoutRoom } from './middleware/storage-room.ts';
import { accountRoutes } from './routes/account.ts';
import type { AccountRouteDeps } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import type { AdminRouteDeps } from './routes/admin.ts';
import { astrologyRoutes } from './routes/astrology.ts';
import { audioRoutes } from './routes/audio.ts';
import { chatRoutes } from './routes/chat.ts';
import type { ChatDeps } from './routes/chat.ts';
import { clientRoutes } from './routes/client.ts';
import { configRoutes } from './routes/config.ts';
import type { ConfigDeps } from './routes/config.ts';
import { healthRoutes } from './routes/health.ts';
import { humanDesignRoutes } from './routes/human-design.ts';
import { loginRoutes } from './routes/login.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { profileRoutes } from './routes/profile.ts';
import { pushRoutes } from './routes/push.ts';
import type { PushRouteDeps } from './routes/push.ts';
import { restRoutes } from './routes/rest.ts';
import { shippedAudioRoutes } from './routes/shipped-audio.ts';
import { soulWisdomRoutes } from './routes/soul-wisdom.ts';
import { subscriptionRoutes } from './routes/subscription.ts';
import type { SubscriptionDeps } from './routes/subscription.ts';
import { syncRoutes } from './routes/sync.ts';
import type { StorageRoom } from './storage-room.ts';

export type AppDeps = AccountRouteDeps &
  AdminRouteDeps &
  ChatDeps &
  ConfigDeps &
  PushRouteDeps &
  SubscriptionDeps & {
    readonly version: string;
    readonly room: StorageRoom;
    readonly security: SecurityConfig;
    readonly serviceWorkerOff: boolean;
    /** It listens on this machine alone and knows no other name of its own. */
    readonly loopbackOnly: boolean;
    /** Signs people in; null where a hosted project does. */
    readonly auth: AuthDeps | null;
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
  // A `Host` that names no host makes no address, and nothing below would know what to do with it.
  app.use(async (c, next) => {
    if (!URL.canParse(c.req.url)) return c.json({ error: 'This address has no valid host.' }, 400);
    return next();
  });
  app.use(knownHost(deps.loopbackOnly));
  for (const path of serverPaths) {
    app.use(path, async (c, next) => {
      await next();
      // Answers of the server are kept by nobody, unless a route says otherwise of its own.
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    });
    app.use(path, refuseWithoutRoom(deps.room));
  }

  for (const routes of [
    healthRoutes(deps),
    configRoutes(deps),
    loginRoutes({ ...deps, oidc: deps.backend.oidc !== null }),
    openApiRoutes(deps),
    chatRoutes(deps),
    profileRoutes(deps),
    astrologyRoutes(deps),
    humanDesignRoutes(deps),
    syncRoutes(deps),
    pushRoutes(deps),
    accountRoutes(deps),
    subscriptionRoutes(deps),
    soulWisdomRoutes(deps),
    audioRoutes(deps),
    adminRoutes(deps),
  ]) {
    app.route('/', routes);
  }
  if (deps.auth !== null) {
    app.route('/auth/v1', authRoutes(deps.auth));
    app.route('/', restRoutes(deps));
  }
  for (const path of serverPaths) app.all(path, (c) => c.json({ error: 'Not found' }, 404));

  app.route('/', shippedAudioRoutes(deps.client));
  app.route(
    '/',
    clientRoutes({ ...deps.client, security: deps.security, serviceWorkerOff: deps.serviceWorkerOff }),
  );

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof DatabaseUnavailable) return away(c, 'its database');
    if (isDiskFull(error)) return noRoom(c, 'disk-full');
    if (error instanceof KeysUnavailable) return away(c, 'the project that signs people in');
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

/** The database's own word for it (53100), and that of the disk uploads go to. */
const isDiskFull = (error: Error): boolean =>
  sqlState(error) === '53100' || ('code' in error && error.code === 'ENOSPC');

/** A 5xx, so that clients keep their session and what they wrote. */
function away(c: Context, what: string): Response {
  c.header('Retry-After', '5');
  return c.json({ error: `The server cannot reach ${what}. Nothing was changed; please try again.` }, 503);
}
