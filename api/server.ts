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

/** Longest time from the signal to the end of the process: those who run servers mostly kill one after 10 s. */
const stopMs = 9000;
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
    if (isDiskFull(error)) throw error;
    throw new EnvError(`The secret of this server cannot be read. ${wordsOf(error)}`);
  });

  // The client can be handed out while the database opens; what needs it waits.
  const nowMs = (): number => Date.now();
  const onGivenUp = (error: unknown): void => fail(notOpened(error));
  const opening = openDatabase(env, { sqlDir, log, nowMs, onGivenUp });
  // It is waited for below; a failure before that is no reason to end without a word.
  opening.catch(() => {});
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
  /** Stops, and ends the process in time whatever does not come to its end. */
  const end = (): void => {
    setTimeout(() => {
      log.error('stop-cut-short');
      process.exit(1);
    }, stopMs);
    void stop().finally(() => process.exit());
  };
  const stopFor = (signal: NodeJS.Signals): void => {
    log.info('stopping', { signal });
    end();
  };
  process.once('SIGTERM', stopFor);
  process.once('SIGINT', stopFor);
  const fail = (why: string): void => {
    // What goes wrong while it stops follows from what was said first.
    if (stopping) return;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
    end();
  };

  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is taken. Stop what uses it, or choose another: PORT=8788 npm start\n`
        : `The server cannot listen on ${env.host}:${env.port} (${error.code ?? error.message}).\n`,
    );
    // Nobody was answered: there is nothing to finish, and a database that is opening can be opened again.
    process.exit(1);
  });

  try {
    await opening;
    if (!stopping) await afterOpening();
  } catch (error) {
    fail(notOpened(error));
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

const notOpened = (error: unknown): string => `The database could not be opened. ${wordsOf(error)}`;

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** What is wrong, where it is for the person who starts the server to mend. */
function wordsFor(error: unknown): string | null {
  if (error instanceof EnvError) return error.message;
  return isDiskFull(error)
    ? `The disk is full. Make room for the folder that DATA_DIR names (./data unless it is set) and start again.`
    : null;
}

try {
  await start(readEnv(process.env));
} catch (error) {
  const words = wordsFor(error);
  if (words === null) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
