/** Listens. Reads the environment, makes what the app needs, and stops cleanly when told to. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { createComposer } from './wiring.ts';
import manifest from '../package.json' with { type: 'json' };

/** How long open requests may take to finish after the signal to stop. */
const graceMs = 5000;

async function start(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const shell = await readFile(join(env.distDir, 'index.html'), 'utf8').catch(() => null);
  if (shell === null) {
    throw new EnvError(
      `There is no built client in ${env.distDir}. Run "npm run build", or set DIST_DIR to where it is.`,
    );
  }
  await mkdir(env.dataDir, { recursive: true });

  const app = createApp({
    composer: createComposer(),
    log,
    nowMs: () => Date.now(),
    version: manifest.version,
    security: {
      connectOrigins: env.supabaseUrl === null ? [] : [env.supabaseUrl],
      https: env.publicUrl?.startsWith('https:') ?? false,
    },
    trustedProxies: env.trustedProxies,
    serviceWorkerOff: env.serviceWorkerOff,
    client: { dir: env.distDir, shell },
  });

  const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, ({ port }) => {
    log.info('listening', { port, host: env.host });
    const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.host) ? 'localhost' : env.host;
    process.stdout.write(`\n  Soulstice is at http://${shown}:${port}\n\n`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is taken. Stop what uses it, or choose another: PORT=8788 npm start`
        : `The server cannot listen on ${env.host}:${env.port} (${error.code ?? error.message}).`;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
  });

  const stop = (signal: NodeJS.Signals): void => {
    log.info('stopping', { signal });
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), graceMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start(readEnv(process.env));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
