/**
 * A server that syncs and browsers that talk to it, in memory: the real rules on both sides, with a line that a test can
 * cut, hold and bend. Time stands still until `pass` moves it.
 */
import { gunzipSync } from 'node:zlib';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createIds } from '#lib/id.ts';
import type { Ids } from '#lib/id.ts';
import { createTestRandom } from '#lib/random.ts';
import type { Clock } from '#lib/clock.ts';
import { emptyBirth } from '#contract/birth.ts';
import type { PushBody } from '#contract/sync.ts';
import type { Session, Standing } from '#account/session.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { addPerson } from '#db/people.ts';
import { startPageSync } from '#sync/page-sync.ts';
import type { PageSync, SyncPage } from '#sync/page-sync.ts';
import type { SyncStatus } from '#sync/sync.ts';
import { createMemoryServer } from '../sync/model/memory-server.ts';
import { createFakeLocks } from './fake-locks.ts';
import { testNow, written } from './test-db.ts';

export const marta = '3f2b8c1e-5d0a-4a6f-9d64-0c3a7d2e1b01';
export const noor = '9a51d7e4-27c8-4f0e-8f3b-6b1de0a4c502';

/** Takes over the clock and the timers; databases go on by themselves. Undo with `vi.useRealTimers()`. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(testNow);
}

/** Lets time pass in steps of 50 ms, with enough turns between them for databases and answers. */
export async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await turns(60);
  }
}

/** Lets time pass until something is so, a minute at most. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let passed = 0; passed < 60_000; passed += 50) {
    await turns(60);
    if (await isSo()) return;
    await vi.advanceTimersByTimeAsync(50);
  }
  throw new Error(`it never came to this: ${what}`);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** A token as the auth server signs them, but for the signature. It ends at a time of the server's clock. */
export function tokenOf(account: string, endsMs = testNow + 3_600_000, serial = 0): string {
  const claims = Buffer.from(JSON.stringify({ sub: account, endsMs, serial })).toString('base64url');
  return `e30.${claims}.sig`;
}

export type SyncServer = {
  /** `METHOD path` of each request, as it came. */
  calls: string[];
  /** Off the network. */
  down: boolean;
  /** Pokes are lost. */
  deaf: boolean;
  /** Pokes come this much after the answer to the push. */
  pokesLateMs: number;
  /** Instead of the usual answer, by `METHOD path`. */
  readonly instead: Map<string, () => Response>;
  /** Answers wait here until they are let go; null lets them through. */
  held: (() => void)[] | null;
  /** Answers come all the same when nobody waits for them any more. */
  answersLate: boolean;
  pushing: number;
  mostPushing: number;
  readonly blobs: Map<string, ArrayBuffer>;
  readonly rows: (account: string) => ReturnType<typeof rowsOf>;
  /** Streams of pokes that are open. */
  readonly streams: () => number;
  /** Says to every stream of an account that its plan is another. */
  readonly changePlan: (account: string) => void;
  /** Ends every stream of pokes, as a restart does. */
  readonly hangUp: () => void;
  /** Lets the held answers go, and holds no more. */
  readonly letGo: () => void;
  readonly fetch: typeof fetch;
};

type Memory = ReturnType<typeof createMemoryServer>;
const rowsOf = async (memory: Memory, account: string) => (await memory.copy(account)).rows;

export function createSyncServer(): SyncServer {
  const memory = createMemoryServer();
  const streams = new Set<{
    readonly account: string;
    readonly send: (text: string) => void;
    end: () => void;
  }>();
  const blobs = new Map<string, ArrayBuffer>();
  const server: SyncServer = {
    calls: [],
    down: false,
    deaf: false,
    pokesLateMs: 0,
    instead: new Map(),
    held: null,
    answersLate: false,
    pushing: 0,
    mostPushing: 0,
    blobs,
    rows: (account) => rowsOf(memory, account),
    streams: () => streams.size,
    changePlan: (account) => {
      for (const stream of streams) if (stream.account === account) stream.send('data: plan\n\n');
    },
    hangUp: () => {
      for (const stream of streams) stream.end();
    },
    letGo: () => {
      const waiting = server.held ?? [];
      server.held = null;
      for (const go of waiting) go();
    },
    fetch: async (input, init) => {
      const url = new URL(input as string, 'https://app.example');
      const name = `${init?.method ?? 'GET'} ${url.pathname}`;
      server.calls.push(name);
      if (server.down) throw new TypeError('fetch failed');
      const token = /^Bearer (.+)$/.exec(new Headers(init?.headers).get('Authorization') ?? '')?.[1] ?? '';
      const claims = readToken(token);
      if (claims === null || claims.endsMs <= Date.now())
        return Response.json({ error: 'no', code: 'bad_jwt' }, { status: 401 });
      const instead = server.instead.get(name);
      if (instead !== undefined) return instead();
      const answer = await answerTo(name, url, claims.sub, init ?? {});
      if (server.held !== null && !name.endsWith('/poke'))
        await new Promise<void>((resolve, reject) => {
          server.held?.push(resolve);
          const { signal } = init ?? {};
          if (!server.answersLate) signal?.addEventListener('abort', () => reject(signal.reason));
        });
      if (server.down) throw new TypeError('fetch failed');
      return answer;
    },
  };

  const answerTo = async (name: string, url: URL, account: string, init: RequestInit): Promise<Response> => {
    if (name === 'POST /api/sync/push') {
      server.pushing += 1;
      server.mostPushing = Math.max(server.mostPushing, server.pushing);
      await turns(3);
      const answer = await memory.push(account, bodyOf(init), Date.now());
      server.pushing -= 1;
      if ('ver' in answer && answer.ver > answer.first && !server.deaf) {
        const poke = () => {
          for (const stream of streams)
            if (stream.account === account) stream.send(`data: ${answer.ver}\n\n`);
        };
        if (server.pokesLateMs === 0) poke();
        else setTimeout(poke, server.pokesLateMs);
      }
      return Response.json(answer);
    }
    if (name === 'GET /api/sync/pull') {
      const [from, n] = [Number(url.searchParams.get('c')), Number(url.searchParams.get('n'))];
      return Response.json(await memory.pull(account, from, n, Date.now()));
    }
    if (name === 'GET /api/sync/poke') {
      const { ver } = await memory.copy(account);
      return new Response(pokeStream(account, ver, init.signal ?? null));
    }
    const sha = /^(?:PUT|GET) \/api\/sync\/blob\/([0-9a-f]{64})$/.exec(name)?.[1];
    if (sha === undefined) return Response.json({ error: 'no' }, { status: 404 });
    if (init.method === 'PUT') {
      blobs.set(sha, init.body as ArrayBuffer);
      return Response.json({ sha });
    }
    const bytes = blobs.get(sha);
    return bytes === undefined ? Response.json({ error: 'no' }, { status: 404 }) : new Response(bytes);
  };

  const pokeStream = (account: string, ver: number, signal: AbortSignal | null) => {
    let leave: () => void = () => undefined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        let open = true;
        const close = (how: () => void) => {
          if (!open) return;
          open = false;
          streams.delete(stream);
          how();
        };
        const stream = {
          account,
          send: (text: string) => {
            if (open) controller.enqueue(new TextEncoder().encode(text));
          },
          end: () => close(() => controller.close()),
        };
        leave = () => close(() => undefined);
        streams.add(stream);
        if (!server.deaf) stream.send(`data: ${ver}\n\n`);
        const beat = () => {
          stream.send(':\n\n');
          if (open) setTimeout(beat, 25_000);
        };
        setTimeout(beat, 25_000);
        signal?.addEventListener('abort', () => close(() => controller.error(signal.reason)));
      },
      cancel: () => leave(),
    });
  };

  return server;
}

function bodyOf({ body }: RequestInit): PushBody {
  const text = typeof body === 'string' ? body : gunzipSync(Buffer.from(body as ArrayBuffer)).toString();
  return JSON.parse(text) as PushBody;
}

function readToken(token: string): { readonly sub: string; readonly endsMs: number } | null {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}

export type SyncTab = {
  readonly db: SoulsticeDb;
  readonly sync: PageSync;
  readonly status: () => SyncStatus | null;
  readonly statuses: SyncStatus[];
  /** What the page was asked to ask the browser for. */
  readonly asked: string[];
  readonly logged: string[];
  /** How often it was told that the plan may be another. */
  readonly plans: () => number;
  readonly network: (online: boolean) => void;
  readonly look: (visible: boolean) => void;
  readonly focus: () => void;
  readonly stand: (standing: Standing) => void;
  /** Gives this token out from now on; null for none. */
  token: () => Promise<string | null>;
  /** What is done when the server does not take it. */
  recheck: () => Promise<void>;
  readonly addPerson: (name: string) => Promise<void>;
  readonly people: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

let seeds = 100;

/** One browser profile: its databases, its locks and the channel between its tabs. */
export class SyncBrowser {
  readonly parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  readonly locks = createFakeLocks();
  readonly channels = new Set<{ readonly name: string; hear: (data: unknown) => void }>();
  readonly server: SyncServer;
  online = true;

  constructor(server: SyncServer) {
    this.server = server;
  }

  say(data: unknown): void {
    for (const channel of this.channels) channel.hear(data);
  }

  /** Opens a tab of an account. */
  open(
    account: string = marta,
    options: { readonly online?: boolean; readonly visible?: boolean } = {},
  ): SyncTab {
    const clock: Clock = { now: () => Date.now() };
    const ids: Ids = createIds(createTestRandom(seeds++));
    const db = openSoulsticeDb(account, this.parts);
    const statuses: SyncStatus[] = [];
    const asked: string[] = [];
    const logged: string[] = [];
    let online = options.online ?? this.online;
    let visible = options.visible ?? true;
    let session: Session = { type: 'signed-in', accountId: account, email: null, standing: 'current' };
    const watchers = new Set<() => void>();
    let on: Parameters<SyncPage['follow']>[0] | null = null;
    let plans = 0;
    const tab = { token: async () => tokenOf(account), recheck: async () => undefined } as Pick<
      SyncTab,
      'token' | 'recheck'
    >;
    const sync = startPageSync({
      db,
      clock,
      ids,
      account: {
        session: () => session,
        watchSession: (listener) => {
          watchers.add(listener);
          return () => watchers.delete(listener);
        },
        accessToken: () => tab.token(),
        recheck: () => tab.recheck(),
      },
      fetch: this.server.fetch,
      locks: this.locks,
      makeChannel: (name) => this.#channel(name),
      page: {
        isOnline: () => online,
        isVisible: () => visible,
        isMetered: () => false,
        follow: (listeners) => {
          on = listeners;
          return () => {
            on = null;
          };
        },
        askForOutbox: () => asked.push('outbox'),
        askForDaily: () => asked.push('daily'),
      },
      monotonicMs: () => Date.now(),
      random: () => 0.5,
      onStatus: (status) => statuses.push(status),
      onPlan: () => {
        plans += 1;
      },
      log: (message) => logged.push(message),
    });
    return Object.assign(tab, {
      db,
      sync,
      statuses,
      asked,
      logged,
      plans: () => plans,
      status: () => statuses.at(-1) ?? null,
      network: (is: boolean) => {
        online = is;
        if (is) on?.online();
        else on?.offline();
      },
      look: (is: boolean) => {
        visible = is;
        if (is) on?.visible();
        else on?.hidden();
      },
      focus: () => on?.focus(),
      stand: (standing: Standing) => {
        session = { ...session, standing } as Session;
        for (const watcher of watchers) watcher();
      },
      addPerson: async (name: string) => {
        const person = { name, role: 'friend', birth: emptyBirth, consentAt: null } as const;
        written(await addPerson(db, { clock, ids, afterSave: sync.afterWrite }, person));
      },
      people: async () => (await db.person.toArray()).map(({ name }) => String(name)).toSorted(),
      close: async () => {
        await sync.stop();
        closeSoulsticeDb(db);
      },
    });
  }

  #channel(name: string) {
    const own = { name, hear: (_data: unknown) => undefined as void };
    this.channels.add(own);
    return {
      postMessage: (data: unknown) => {
        const copy: unknown = structuredClone(data);
        for (const other of this.channels) if (other !== own && other.name === name) other.hear(copy);
      },
      addEventListener: (_type: string, listener: unknown) => {
        own.hear = (data) => (listener as (event: { data: unknown }) => void)({ data });
      },
      close: () => this.channels.delete(own),
    };
  }
}
