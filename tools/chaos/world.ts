/** The servers of a run: one or two built API processes on a database that can be made to crash. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../test-server.mjs';
import type { RunningServer } from '../test-server.mjs';
import { findPostgres, startPostgres } from '../test-postgres.mjs';

/** A server that does not come back within this never will. */
const RESTART_BOUND_MS = 60_000;

export type DatabaseName = 'PGlite' | 'PostgreSQL';

export type World = {
  /** Where the API is, up or down. */
  readonly urls: readonly string[];
  /** Process of each instance. */
  readonly pids: () => readonly (number | undefined)[];
  /** Signs someone in, at the first instance. */
  readonly signIn: (email: string) => Promise<{ readonly userId: string; readonly token: string }>;
  /** SIGKILL to the instance of that number, and a new process on the same port and data. */
  readonly killServer: (at: number) => Promise<void>;
  /** Crashes the database and starts it again; only where it is a process of its own. */
  readonly crashDatabase: (() => Promise<void>) | null;
  readonly stop: () => Promise<void>;
};

export async function startWorld(options: {
  readonly database: DatabaseName;
  readonly instances: number;
}): Promise<World> {
  const { database, instances } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'soulstice-chaos-'));
  const bin = database === 'PostgreSQL' ? findPostgres()?.bin : undefined;
  if (database === 'PostgreSQL' && bin === undefined) throw new Error('There is no PostgreSQL here.');
  const postgres = bin === undefined ? null : await startPostgres(bin, { durable: true });
  const env = {
    LIMIT_FACTOR: '1000',
    SERVER_SECRET: 'one secret for every server of a chaos run, long enough',
    ...(postgres === null ? {} : { DATABASE_URL: `${postgres.url}/postgres` }),
  };
  const start = (port: number): Promise<RunningServer> => startServer({ port, env, dataDir, ready: true });
  const servers: RunningServer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (let at = 0; at < instances; at += 1) servers.push(await start(await freePort()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: servers.map(({ url }) => url),
    pids: () => servers.map(({ pid }) => pid),
    signIn: (email) => signIn(serverAt(servers, 0), email),
    killServer: async (at) => {
      const server = serverAt(servers, at);
      await server.kill();
      servers[at] = await startAgain(() => start(server.port));
    },
    crashDatabase: postgres === null ? null : () => postgres.crash(),
    stop,
  };
}

/** As whatever watches over a server does: one that ends while it starts, for want of its database, is started again. */
async function startAgain(start: () => Promise<RunningServer>): Promise<RunningServer> {
  const deadline = performance.now() + RESTART_BOUND_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

function serverAt(servers: readonly RunningServer[], at: number): RunningServer {
  const server = servers[at];
  if (server === undefined) throw new Error(`there is no server ${at}`);
  return server;
}

/** A session, by the code that a server writes when it sends no mail. */
async function signIn(
  server: RunningServer,
  email: string,
): Promise<{ readonly userId: string; readonly token: string }> {
  const ask = (path: string, body: object): Promise<Response> =>
    fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await ask('/auth/v1/otp', { email, create_user: true });
  const [, token] = await server.waitForLine(/mail to [^\n]*?\b(\d{6})\b/);
  const answer = await ask('/auth/v1/verify', { email, token, type: 'email' });
  if (!answer.ok) throw new Error(`nobody was signed in: ${answer.status}`);
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { userId: session.user.id, token: session.access_token };
}
