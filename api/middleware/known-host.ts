/**
 * Which names a server of this machine alone answers to. A page elsewhere can have its own name lead to 127.0.0.1 (DNS
 * rebinding); the browser then takes our answers for that page's own. It still sends that name as `Host`.
 */
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../env.ts';

/** Refuses every name but this machine's own with 421 where `loopbackOnly`; the port is not looked at. */
export function knownHost(loopbackOnly: boolean): MiddlewareHandler {
  return async (c, next) => {
    if (!loopbackOnly || isLoopback(new URL(c.req.url).hostname)) return next();
    return c.text(
      'This server answers at http://localhost only. To reach it by another name, set PUBLIC_URL to that address.\n',
      421,
    );
  };
}
