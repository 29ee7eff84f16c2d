/** The whole server over a database, called in memory: wired as in production, with a clock and an outbox of the test's own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import { createApp } from '../../api/app.ts';
import type { AppDeps } from '../../api/app.ts';
import type { Database } from '../../api/db/database.ts';
import { readEnv } from '../../api/env.ts';
import type { LogFields } from '../../api/log.ts';
import { wire } from '../../api/wiring.ts';

export type SignedInPerson = {
  readonly token: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly email: string;
};

export type TestServer = {
  readonly app: Hono;
  /** Set it to move time; milliseconds since 1970. */
  readonly clock: { nowMs: number };
  /** What the server wrote for who runs it: sign-in codes, the setup token. */
  readonly told: readonly string[];
  readonly lines: readonly { readonly event: string; readonly fields: LogFields | undefined }[];
  /** Signs in by e-mail code, as supabase-js would. */
  readonly signIn: (email: string) => Promise<SignedInPerson>;
  /** What the server does once its database is open; makes and tells the setup token. */
  readonly afterOpening: () => Promise<void>;
  /** Makes a person admin as its operator would in the database. */
  readonly makeAdmin: (userId: string) => Promise<void>;
  /** The folder it keeps files in. */
  readonly folder: string;
  /** What it was built from. */
  readonly deps: AppDeps;
  /** Removes what has had its time, as the running server does now and then. */
  readonly sweep: () => Promise<void>;
  /** Ends open streams, as the running server does before it stops. */
  readonly stop: () => Promise<void>;
  /** A call with a JSON body and, if given, a person's token. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>;
};

export type CallOptions = {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const folders: string[] = [];
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.splice(0)) await stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/**
 * A server over `db`. `variables` is its environment; `overrides` replaces parts of what it was wired from; `freeBytes` is
 * what its disk has left.
 */
export async function createTestServer(
  db: Database,
  variables: Readonly<Record<string, string>> = {},
  overrides: Partial<AppDeps> = {},
  freeBytes: () => number = () => Number.POSITIVE_INFINITY,
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'soulstice-api-'));
  folders.push(folder);
  const lines: { readonly event: string; readonly fields: LogFields | undefined }[] = [];
  const write = (event: string, fields?: LogFields): void => void lines.push({ event, fields });
  const told: string[] = [];
  const clock = { nowMs: Date.UTC(2026, 10, 21, 12) };
  const env = readEnv({ DATA_DIR: folder, PUBLIC_URL: 'https://soulstice.example', ...variables });
  const wired = await wire(env, {
    db,
    secret: env.serverSecret ?? 'a secret of the tests alone, long enough to be taken',
    log: { debug: write, info: write, warn: write, error: write },
    nowMs: () => clock.nowMs,
    port: () => 8787,
    tell: (line) => void told.push(line),
    exactLimits: true,
    freeBytes: () => Promise.resolve(freeBytes()),
  });
  stops.push(wired.stop);
  const deps: AppDeps = {
    ...wired.deps,
    version: '0.0.0-test',
    serviceWorkerOff: false,
    client: { dir: folder, shell: '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>' },
    checkAnswers: true,
    ...overrides,
  };
  const app = createApp(deps);

  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Response> => {
    const { body, token, headers } = options;
    return app.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };

  const signIn = async (email: string): Promise<SignedInPerson> => {
    const asked = await call('POST', '/auth/v1/otp', { body: { email, create_user: true } });
    if (asked.status !== 200) throw new Error(`no code was sent: ${asked.status} ${await asked.text()}`);
    const code = /\b\d{6}\b/.exec(told.at(-1) ?? '')?.[0];
    const answer = await call('POST', '/auth/v1/verify', { body: { email, token: code, type: 'email' } });
    if (answer.status !== 200)
      throw new Error(`the code was refused: ${answer.status} ${await answer.text()}`);
    const session = (await answer.json()) as {
      access_token: string;
      refresh_token: string;
      user: { id: string };
    };
    return {
      token: session.access_token,
      refreshToken: session.refresh_token,
      userId: session.user.id,
      email,
    };
  };

  return {
    app,
    folder,
    deps,
    sweep: wired.sweep,
    stop: wired.stop,
    clock,
    told,
    lines,
    signIn,
    call,
    afterOpening: wired.afterOpening,
    makeAdmin: (userId) =>
      db.own(async (tx) => {
        await tx.insertInto('app.admins').values({ user_id: userId, granted_by: 'test' }).execute();
      }),
  };
}
