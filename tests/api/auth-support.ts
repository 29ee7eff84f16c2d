/** The sign-in surface as tests of it meet it: on a database of their own, with a clock, a mailbox and a log in hand. */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { deriveKeys } from '../../api/auth/keys.ts';
import type { ServerKeys } from '../../api/auth/keys.ts';
import type { OidcConfig } from '../../api/auth/provider.ts';
import { exactRedirects } from '../../api/auth/redirects.ts';
import { authRoutes } from '../../api/auth/routes.ts';
import type { SignedIn } from '../../api/auth/surface.ts';
import { ownVerifier } from '../../api/auth/verifier.ts';
import type { Verifier } from '../../api/auth/verifier.ts';
import type { Database } from '../../api/db/database.ts';
import { createLimits } from '../../api/limits.ts';
import type { Limits } from '../../api/limits.ts';
import type { Log, LogFields } from '../../api/log.ts';
import type { Letter } from '../../api/mail/mail.ts';
import { ownSql } from '../support/api-database.ts';

export const origin = 'https://soulstice.example';
export const issuer = `${origin}/auth/v1`;
export const home = `${origin}/`;

export type LogLine = { readonly event: string; readonly fields: LogFields };

export type SignInServer = {
  readonly app: Hono;
  readonly db: Database;
  readonly keys: ServerKeys;
  readonly verifier: Verifier;
  readonly limits: Limits;
  readonly log: Log;
  readonly letters: Letter[];
  readonly lines: LogLine[];
  readonly signIns: SignedIn[];
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly wait: (ms: number) => void;
  /** A JSON request to the surface; `bearer` and `from` (the caller's address) when they matter. */
  readonly send: (path: string, body?: unknown, options?: SendOptions) => Promise<Response>;
  /** Asks for a code and reads it out of the mail. */
  readonly codeFor: (email: string, browser?: BrowserJar) => Promise<string>;
  /** Signs in by a code, as a device of its own. */
  readonly signIn: (email: string) => Promise<SessionBody>;
};

export type SendOptions = {
  readonly method?: string;
  readonly bearer?: string;
  readonly from?: string;
  /** The browser it comes from, with the cookies it was given. */
  readonly browser?: BrowserJar;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The cookies of a browser, as it sends them back. */
export type BrowserJar = { cookie: string };
export const newJar = (): BrowserJar => ({ cookie: '' });

export type SessionBody = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly expires_at: number;
  readonly token_type: string;
  readonly user: { readonly id: string; readonly email: string } & Readonly<Record<string, unknown>>;
};

/** The bindings of a request whose socket ends at `address`, as Node's server gives them. */
const socketOf = (address: string): object => ({ incoming: { socket: { remoteAddress: address } } });

export async function createSignInServer(
  db: Database,
  options: {
    readonly startMs?: number;
    readonly google?: OidcConfig;
    readonly oidc?: OidcConfig;
    readonly origin?: string;
    readonly secret?: string;
    readonly onSignIn?: (user: SignedIn) => Promise<void>;
    readonly mailFails?: boolean;
    readonly trustedProxies?: number;
  } = {},
): Promise<SignInServer> {
  let now = options.startMs ?? Date.UTC(2026, 4, 1, 12);
  const nowMs = (): number => now;
  const keys = await deriveKeys(options.secret ?? randomBytes(32).toString('hex'));
  const letters: Letter[] = [];
  const lines: LogLine[] = [];
  const signIns: SignedIn[] = [];
  const write = (event: string, fields: LogFields = {}): void => void lines.push({ event, fields });
  const log = { debug: write, info: write, warn: write, error: write };
  const limits = createLimits({ db, key: keys.limitKey, nowMs, log });
  const base = options.origin ?? origin;
  const deps = {
    db,
    keys,
    limits,
    mail: {
      delivery: 'email' as const,
      send: (letter: Letter) => {
        letters.push(letter);
        return options.mailFails === true ? Promise.reject(new Error('no mail server')) : Promise.resolve();
      },
    },
    log,
    nowMs,
    issuer: `${base}/auth/v1`,
    redirects: exactRedirects([`${base}/`]),
    google: options.google ?? null,
    oidc: options.oidc ?? null,
    trustedProxies: options.trustedProxies ?? 0,
    onSessionsEnded: () => {},
    onSignIn: (user: SignedIn) => {
      signIns.push(user);
      return options.onSignIn?.(user) ?? Promise.resolve();
    },
    publicOrigin: () => base,
  };
  const app = new Hono();
  app.route('/auth/v1', authRoutes(deps));
  app.onError((error, c) => c.json({ unexpected: `${error.name}: ${error.message}` }, 500));

  const send = async (path: string, body?: unknown, options: SendOptions = {}) => {
    const { method, bearer, from, browser, headers } = options;
    const answer = await app.request(
      `${base}/auth/v1${path}`,
      {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined && method !== 'POST'
            ? {}
            : { 'content-type': 'application/json;charset=UTF-8' }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...(browser === undefined || browser.cookie === '' ? {} : { cookie: browser.cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      socketOf(from ?? '192.0.2.1'),
    );
    const given = answer.headers.get('set-cookie')?.split(';', 1)[0];
    if (browser !== undefined && given !== undefined) browser.cookie = given;
    return answer;
  };
  let devices = 0;
  /** An address nobody else calls from, so that no limit of one test device is met by another. */
  const ownAddress = (): string => {
    devices += 1;
    return `198.51.${100 + Math.floor(devices / 250)}.${1 + (devices % 250)}`;
  };
  const codeFor = async (email: string, browser = newJar()): Promise<string> => {
    const res = await send('/otp', { email }, { from: ownAddress(), browser });
    if (res.status !== 200) throw new Error(`no code: ${res.status} ${await res.text()}`);
    return codeOf(letters.at(-1));
  };
  return {
    app,
    db,
    keys,
    verifier: ownVerifier(deps),
    limits,
    log,
    letters,
    lines,
    signIns,
    nowMs,
    wait: (ms) => {
      now += ms;
    },
    send,
    codeFor,
    signIn: async (email) => {
      // A device later than the last: one mail a minute goes to an address.
      now += 61_000;
      const res = await send(
        '/verify',
        { email, token: await codeFor(email), type: 'email' },
        { from: ownAddress() },
      );
      if (res.status !== 200) throw new Error(`no session: ${res.status} ${await res.text()}`);
      return (await res.json()) as SessionBody;
    },
  };
}

/** The code of a letter. */
export function codeOf(letter: Letter | undefined): string {
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
  if (code === undefined) throw new Error('there is no letter with a code');
  return code;
}

/** Every row of every table of ours, as one text. */
export async function dumpOf(db: Database): Promise<string> {
  const tables = await ownSql(
    db,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('auth', 'app', 'public')`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables)
    rows.push(name, await ownSql(db, `select to_jsonb(t) from ${String(name)} t`));
  return JSON.stringify(rows);
}
