/**
 * One line a request: what was asked and how it went; no body, no query, and the caller only as a digest.
 * Files that were served are told at `debug` alone; what reached the API or failed is told at `info`.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import { clientAddress, limitKey } from './client-address.ts';

export function requestLog(deps: {
  readonly log: Log;
  readonly nowMs: () => number;
  readonly trustedProxies: number;
}): MiddlewareHandler {
  // The key dies with the process: lines of one run can be told apart, addresses cannot be found again.
  const digestKey = randomBytes(32);
  const digest = (text: string): string =>
    createHmac('sha256', digestKey).update(text).digest('base64url').slice(0, 12);

  return async (c, next) => {
    const startedMs = deps.nowMs();
    await next();
    const served = c.res.status < 400 && !c.req.path.startsWith('/api/');
    deps.log[served ? 'debug' : 'info']('request', {
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round(deps.nowMs() - startedMs),
      client: digest(limitKey(clientAddress(c, deps.trustedProxies))),
    });
  };
}
