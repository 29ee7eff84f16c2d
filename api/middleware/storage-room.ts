/** Keeps data out that the server has no room for, before anything of the request is read. */
import type { Context, MiddlewareHandler } from 'hono';
import type { NoRoom, StorageRoom } from '../storage-room.ts';

/** Calls that store nothing, or so little that it is no matter: a session goes on, or ends. */
const storesNothing =
  /^(?:\/api\/chat|\/api\/astrology\/[a-z-]+|\/api\/calculate\/[a-z-]+|\/auth\/v1\/(?:token|logout))$/;

const words: Readonly<Record<NoRoom, string>> = {
  'disk-full':
    "The server's disk is full, so nothing new can be stored now. Your changes stay on your device and are sent later.",
  'at-ceiling':
    'The server has reached the storage limit its operator set, so nothing new can be stored now. Your changes stay on ' +
    'your device and are sent later.',
};

/** Refuses with 503: devices keep what they have and come again. Deleting is let through below the ceiling's limit. */
export function refuseWithoutRoom(room: StorageRoom): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || storesNothing.test(path)) return next();
    const length = Number(c.req.header('content-length') ?? 0);
    const why = await room.check(Number.isFinite(length) ? length : 0);
    if (why === null || (why === 'at-ceiling' && method === 'DELETE')) return next();
    return noRoom(c, why);
  };
}

/** The answer to a request that there is no room for. */
export function noRoom(c: Context, why: NoRoom): Response {
  c.header('Retry-After', '60');
  return c.json({ error: words[why], code: why }, 503);
}
