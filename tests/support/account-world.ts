/** A browser with tabs and the auth server it talks to, both in memory, for tests of signing in and out. */
import { IDBFactory } from 'fake-indexeddb';
import { createTestClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { createTestRandom } from '#lib/random.ts';
import type { Account } from '#account/account.ts';
import type { Arrival } from '#account/arrival.ts';
import { createAuthStore } from '#account/auth-store.ts';
import { createAccount } from '#account/create-account.ts';
import type { SyncOfPage } from '#account/create-account.ts';
import type { KeptByBrowser } from '#account/erase.ts';
import { openSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { WriteDeps } from '#db/write.ts';
import { absorbInto } from '#sync/absorb-into.ts';

export const marta = { id: '3f2b8c1e-5d0a-4a6f-9d64-0c3a7d2e1b01', email: 'marta@example.com' };
export const noor = { id: '9a51d7e4-27c8-4f0e-8f3b-6b1de0a4c502', email: 'noor@example.com' };
export type User = typeof marta;

/** The server. Each call is written down; `down` takes it off the network. */
export type FakeServer = {
  down: boolean;
  calls: string[];
  /** Instead of the usual answer, by `METHOD path`. */
  readonly instead: Map<string, () => Response>;
  readonly refreshTokens: Map<string, User>;
  readonly sessions: Set<string>;
  profile: Record<string, unknown>;
  readonly fetch: typeof fetch;
};

export function createFakeServer(): FakeServer {
  let issued = 0;
  const session = (user: User) => {
    issued += 1;
    server.refreshTokens.set(`refresh-${issued}`, user);
    server.sessions.add(user.id);
    return {
      access_token: `access-${issued}-${user.id}`,
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: `refresh-${issued}`,
      user: { id: user.id, aud: 'authenticated', email: user.email, app_metadata: {}, user_metadata: {} },
    };
  };
  const server: FakeServer = {
    down: false,
    calls: [],
    instead: new Map(),
    refreshTokens: new Map(),
    sessions: new Set(),
    profile: {},
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'https://app.example');
      const grant = url.searchParams.get('grant_type');
      const name = `${init?.method ?? 'GET'} ${url.pathname}${grant === null ? '' : ` ${grant}`}`;
      server.calls.push(name);
      if (server.down) throw new TypeError('fetch failed');
      const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, string>;
      const bearer = new Headers(init?.headers).get('Authorization') ?? '';
      // The answer comes a moment later, as it does in life: what was started meanwhile has to wait for it.
      await new Promise((resolve) => {
        setTimeout(resolve, 2);
      });
      const instead = server.instead.get(name);
      if (instead !== undefined) return instead();
      switch (name) {
        case 'GET /api/config/supabase':
          return json({
            url: 'https://app.example',
            anonKey: 'sb_publishable_test',
            codeDelivery: 'email',
            google: true,
            oidc: null,
          });
        case 'GET /api/profile':
          return bearer.startsWith('Bearer access-') ? json(server.profile) : refusal(401, 'no_session');
        case 'POST /auth/v1/otp':
          return json({});
        case 'POST /auth/v1/verify':
          return body['token'] === '123456'
            ? json(session(body['email'] === noor.email ? noor : marta))
            : refusal(403, 'otp_expired');
        case 'POST /auth/v1/token pkce':
          return body['auth_code'] === 'good-auth-code' && body['code_verifier'] === 'the-verifier'
            ? json(session(marta))
            : refusal(404, 'flow_state_not_found');
        case 'POST /auth/v1/token refresh_token': {
          const user = server.refreshTokens.get(body['refresh_token'] ?? '');
          if (user === undefined) return refusal(400, 'refresh_token_not_found');
          server.refreshTokens.delete(body['refresh_token'] ?? '');
          return json(session(user));
        }
        case 'GET /auth/v1/user': {
          const id = /^Bearer access-\d+-(.+)$/.exec(bearer)?.[1] ?? '';
          return server.sessions.has(id)
            ? json([marta, noor].find((user) => user.id === id))
            : refusal(403, 'session_not_found');
        }
        case 'POST /auth/v1/logout':
          return new Response(null, { status: 204 });
        default:
          return refusal(404, 'not_found');
      }
    },
  };
  return server;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
  });
}

export function refusal(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json({ code, message: `refused: ${code}` }, status, headers);
}

export type Tab = {
  readonly account: Account;
  readonly db: SoulsticeDb;
  readonly write: WriteDeps;
  /** Addresses the page was sent to. */
  readonly gone: string[];
  readonly logged: string[];
  /** The network comes back, or goes. */
  readonly network: (online: boolean) => void;
  /** Somebody looks at the tab again. */
  readonly shown: () => void;
  /** What another tab wrote has come here. */
  readonly keysChanged: () => void;
};

/** One browser profile: its keys, its databases, its locks and the channel between its tabs. */
export class FakeBrowser {
  online = true;
  lastAccount: string | undefined;
  skipped = false;
  readonly indexedDB = new IDBFactory();
  readonly store = createAuthStore(this.indexedDB);
  readonly channels: { readonly name: string; readonly hear: (data: unknown) => void }[] = [];
  readonly server: FakeServer;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(server: FakeServer) {
    this.server = server;
  }

  /** Says something to every tab over the channel. */
  say(data: unknown): void {
    for (const { hear } of this.channels) hear(data);
  }

  /** A page is opened; what it did before is over by then. */
  open(arrival: Arrival | null = null, sync?: SyncOfPage, kept?: KeptByBrowser): Tab {
    const gone: string[] = [];
    const logged: string[] = [];
    const networkListeners: (() => void)[] = [];
    const shownListeners: (() => void)[] = [];
    const keyListeners: (() => void)[] = [];
    const db = openSoulsticeDb(this.lastAccount ?? 'anon', { indexedDB: this.indexedDB, IDBKeyRange });
    const write = { clock: createTestClock(Date.now()), ids: createIds(createTestRandom(7)) };
    const account = createAccount({
      db,
      write,
      absorb: (into, rows) => absorbInto(into, write, rows),
      ...(sync === undefined ? {} : { sync }),
      ...(kept === undefined ? {} : { kept }),
      bootKeys: {
        lastAccount: () => this.lastAccount,
        setLastAccount: (id) => {
          this.lastAccount = id;
        },
        skipped: () => this.skipped,
        setSkipped: (skipped) => {
          this.skipped = skipped;
        },
      },
      page: {
        origin: 'https://app.example',
        arrival,
        isOnline: () => this.online,
        go: (address) => gone.push(address),
        whenIdle: (work) => {
          setTimeout(work, 0);
        },
        onNetwork: (listener) => networkListeners.push(listener),
        onShown: (listener) => shownListeners.push(listener),
        onBootKeys: (listener) => keyListeners.push(listener),
      },
      fetch: this.server.fetch,
      indexedDB: this.indexedDB,
      locks: { request: (...args: unknown[]) => this.#lock(args) },
      makeChannel: (name) => this.#channel(name),
      log: (message) => logged.push(message),
    });
    return {
      account,
      db,
      write,
      gone,
      logged,
      network: (online) => {
        this.online = online;
        for (const listener of networkListeners) listener();
      },
      shown: () => {
        for (const listener of shownListeners) listener();
      },
      keysChanged: () => {
        for (const listener of keyListeners) listener();
      },
    };
  }

  /** One holder at a time, in the order of asking. */
  #lock(args: readonly unknown[]): Promise<unknown> {
    const work = args.at(-1) as (lock: object) => Promise<unknown>;
    const turn = this.#queue.then(() => work({}));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #channel(name: string) {
    const own = { name, hear: (_data: unknown) => undefined as void };
    this.channels.push(own);
    return {
      postMessage: (data: unknown) => {
        for (const other of this.channels) if (other !== own && other.name === name) other.hear(data);
      },
      addEventListener: (_type: string, listener: unknown) => {
        own.hear = (data) => (listener as (event: { data: unknown }) => void)({ data });
      },
    };
  }
}

/** Puts a session of `user` into the browser. `expiresInS` may be negative. */
export async function keepSession(
  browser: FakeBrowser,
  user: User,
  options: { readonly expiresInS: number; readonly refreshToken?: string },
): Promise<void> {
  const refreshToken = options.refreshToken ?? 'refresh-0';
  if (options.refreshToken === undefined) browser.server.refreshTokens.set(refreshToken, user);
  browser.server.sessions.add(user.id);
  browser.lastAccount = user.id;
  await browser.store.set(
    'session',
    JSON.stringify({
      access_token: `access-0-${user.id}`,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + options.expiresInS,
      user: { id: user.id, email: user.email },
    }),
  );
  await browser.store.set('who', JSON.stringify(user));
}
