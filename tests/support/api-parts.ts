/** Parts of the server for tests of one route: hand-made callers, limits and a meter that count in memory. */
import { Hono } from 'hono';
import type { Identity, Verified } from '../../api/auth/verifier.ts';
import type { RouteDeps } from '../../api/calls.ts';
import type { Database } from '../../api/db/database.ts';
import type { Limit, Limits, Meter } from '../../api/limits.ts';
import type { LogFields } from '../../api/log.ts';

export type LogLine = { readonly event: string; readonly fields: LogFields | undefined };

export function identity(userId: string): Identity {
  const claims = { sub: userId, role: 'authenticated', session_id: `session-of-${userId}` } as const;
  return { userId, sessionId: claims.session_id, email: `${userId}@example.test`, claims };
}

/** Parts that know `Bearer <name>` as the person of that name, `Bearer admin` as an admin, and `Bearer ended` as over. */
export function testParts(overrides: Partial<RouteDeps> = {}) {
  const lines: LogLine[] = [];
  const clock = { nowMs: 1_000_000 };
  const write = (event: string, fields?: LogFields): void => void lines.push({ event, fields });
  const deps: RouteDeps = {
    db: unreachableDatabase,
    verifier: { verify: (authorization) => Promise.resolve(verified(authorization)) },
    limits: memoryLimits(() => clock.nowMs),
    isAdmin: ({ userId }) => Promise.resolve(userId === 'admin'),
    log: { debug: write, info: write, warn: write, error: write },
    nowMs: () => clock.nowMs,
    trustedProxies: 0,
    checkAnswers: true,
    ...overrides,
  };
  return { deps, lines, clock };
}

/** An app of some routes, with a generic answer for what nobody expected. */
export function testApp(...routes: readonly Hono[]): Hono {
  const app = new Hono();
  for (const route of routes) app.route('/', route);
  app.onError((error, c) => c.json({ error: `unexpected ${error.name}: ${error.message}` }, 500));
  return app;
}

/** A request with a JSON body. */
export function jsonRequest(
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** The bindings of a request whose socket ends at this address, as Node's server gives them. */
export function fromAddress(remoteAddress: string): object {
  return { incoming: { socket: { remoteAddress } } };
}

function verified(authorization: string | undefined): Verified {
  if (authorization === undefined) return { type: 'anonymous' };
  const name = authorization.replace(/^Bearer /, '');
  if (name === 'ended') return { type: 'refused', code: 'session_not_found' };
  return { type: 'user', identity: identity(name) };
}

/** A window starts with its first request. */
export function memoryLimits(nowMs: () => number): Limits {
  const windows = new Map<string, { startMs: number; count: number }>();
  return {
    take: ({ name, max, windowS }: Limit, subject, cost = 1) => {
      const key = `${name} ${subject}`;
      let window = windows.get(key);
      if (window === undefined || nowMs() - window.startMs >= windowS * 1000)
        window = { startMs: nowMs(), count: 0 };
      window.count += cost;
      windows.set(key, window);
      if (window.count <= max) return Promise.resolve({ ok: true });
      const retryAfterS = Math.ceil((window.startMs + windowS * 1000 - nowMs()) / 1000);
      return Promise.resolve({ ok: false, retryAfterS });
    },
    clear: ({ name }, subject) => Promise.resolve(void windows.delete(`${name} ${subject}`)),
    sweep: () => Promise.resolve(),
  };
}

/** Counts for ever; `resetsAtMs` is what it is told. */
export function memoryMeter(resetsAtMs: number): Meter & { readonly counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    take: (who, kind, perDay) => {
      const used = counts.get(`${kind} ${who}`) ?? 0;
      if (used >= perDay) return Promise.resolve({ ok: false, used, resetsAtMs });
      counts.set(`${kind} ${who}`, used + 1);
      return Promise.resolve({ ok: true, used: used + 1 });
    },
    giveBack: (who, kind) => {
      counts.set(`${kind} ${who}`, Math.max(0, (counts.get(`${kind} ${who}`) ?? 0) - 1));
      return Promise.resolve();
    },
    used: (who, kind) => Promise.resolve(counts.get(`${kind} ${who}`) ?? 0),
  };
}

const unreachable = (): never => {
  throw new Error('this test has no database');
};
/** For what must work without one. */
export const unreachableDatabase: Database = {
  kind: 'embedded',
  as: unreachable,
  own: unreachable,
  single: unreachable,
  ping: () => Promise.reject(new Error('this test has no database')),
  notify: unreachable,
  listen: unreachable,
  close: () => Promise.resolve(),
};
