/** Bodies are JSON or they are refused: a form on another site cannot send JSON without asking first. */
import type { MiddlewareHandler } from 'hono';

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS']);

export const jsonOnly: MiddlewareHandler = async (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return next();
  return c.json({ error: 'Send the body as JSON, with Content-Type: application/json.' }, 415);
};
