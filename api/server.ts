/** Listens. Reads the environment, makes what the app needs, and stops cleanly when told to. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import type { Env } from './env.ts';
import { prepareDataFolder } from './data-folder.ts';
import { createHttpServer } from './http-server.ts';
import { lateDatabase } from './late-database.ts';
import { createLog } from './log.ts';
import { openDatabase, readSecret, wire } from './wiring.ts';
import manifest from '../package.json' with { type: 'json' };

/** How long open requests may take to finish after the signal to stop. */
const graceMs = 5000;
/** Requests that were sent before the signal and not read yet are still let in; closing cuts them. */
const lateMs = 150;

/** Where the migrations are: beside the folder of this file, in the sources and in the build alike. */
const sqlDir = fileURLToPath(new URL('../supabase/', import.meta.url));

async function start(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const shell = await readFile(join(env.distDir, 'index.html'), 'utf8').catch(() => null);
  if (shell === null) {
    throw new EnvError(
      `There is no built client in ${env.distDir}. Run "npm run build", or set DIST_DIR to where it is.`,
    );
  }
  await prepareDataFolder(env.dataDir);
  const secret = await readSecret(env).catch((error: unknown) => {
    throw new EnvError(`The secret of this server cannot be read. ${wordsOf(error)}`);
  });

  // The client can be handed out while the database opens; what needs it waits.
  const nowMs = (): number => Date.now();
  const opening = openDatabase(env, { sqlDir, log, nowMs });
  const db = lateDatabase(env.database.kind, opening);
  const address = { port: env.port };
  const tell = (line: string): void => void process.stdout.write(`  ${line}\n`);
  const {
    deps,
    afterOpening,
    sweep,
    sweepEveryMs,
    reminders,
    stop: stopStreams,
  } = await wire(env, {
    db,
    secret,
    log,
    nowMs,
    port: () => address.port,
    tell,
  });
  const app = createApp({
    ...deps,
    version: manifest.version,
    serviceWorkerOff: env.serviceWorkerOff,
    client: { dir: env.distDir, shell },
  });

  const server = createHttpServer(app.fetch, env.trustedProxies);
  server.listen(env.port, env.host, () => {
    const bound = server.address();
    if (typeof bound === 'object' && bound !== null) address.port = bound.port;
    log.info('listening', { port: address.port, host: env.host });
  });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await new Promise((resolve) => {
      setTimeout(resolve, lateMs);
    });
    await stopStreams();
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeIdleConnections();
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, graceMs).unref();
    });
    await Promise.race([closed, late]);
    server.closeAllConnections();
    // Last: whoever was still being answered needed it.
    await db.close();
  };
  const stopFor = (signal: NodeJS.Signals): void => {
    log.info('stopping', { signal });
    void stop().finally(() => process.exit());
  };
  process.once('SIGTERM', stopFor);
  process.once('SIGINT', stopFor);
  const fail = (why: string): void => {
    // What goes wrong while it stops follows from what was said first.
    if (stopping) return;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
    void stop().finally(() => process.exit());
  };

  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is taken. Stop what uses it, or choose another: PORT=8788 npm start`
        : `The server cannot listen on ${env.host}:${env.port} (${error.code ?? error.message}).`,
    );
  });

  try {
    await opening;
    if (!stopping) await afterOpening();
  } catch (error) {
    fail(`The database could not be opened. ${wordsOf(error)}`);
    return;
  }
  if (stopping) return;
  const sweeping = setInterval(() => {
    sweep().catch(() => log.warn('sweep-failed'));
  }, sweepEveryMs);
  sweeping.unref();
  reminders.start();
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.host) ? 'localhost' : env.host;
  process.stdout.write(`\n  Soulstice is at http://${shown}:${address.port}\n\n`);
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  await start(readEnv(process.env));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
