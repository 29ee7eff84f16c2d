/**
 * The built client: hashed files for a year, the shell and the worker asked for anew each time, and
 * every other navigation answered by the shell, because the routes live in the client.
 */
import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { pagePolicy } from '../middleware/security-headers.ts';
import type { SecurityConfig } from '../middleware/security-headers.ts';

/** Stands in index.html where the nonce of an answer goes. */
export const noncePlaceholder = '__CSP_NONCE__';

export type ClientDeps = {
  /** Folder of the built client. */
  readonly dir: string;
  /** The text of its index.html, with the nonce placeholder. */
  readonly shell: string;
  readonly security: SecurityConfig;
  readonly serviceWorkerOff: boolean;
};

const forAYear = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

export function clientRoutes(deps: ClientDeps): Hono {
  const shell = (c: Context): Response => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', pagePolicy(deps.security, nonce));
    c.header('Cache-Control', askAgain);
    return c.body(deps.shell.replaceAll(noncePlaceholder, nonce), 200, {
      'Content-Type': 'text/html; charset=UTF-8',
    });
  };
  const files = serveStatic({
    root: deps.dir,
    precompressed: true,
    // A folder never answers with an index file: the shell has its own way in.
    index: '\0',
  });

  return new Hono()
    .get('/', shell)
    .get('/index.html', shell)
    .get('/sw-off.json', (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ off: deps.serviceWorkerOff });
    })
    .get('*', async (c, next) => {
      const answer = await files(c, next);
      if (!(answer instanceof Response)) return;
      answer.headers.set('Cache-Control', isHashed(c.req.path) ? forAYear : askAgain);
      return answer;
    })
    .get('*', (c) => (isNavigation(c) ? shell(c) : c.text('Not found', 404)));
}

/** Files whose name changes with their content. */
const isHashed = (path: string): boolean => /^\/(?:assets|places)\//.test(path);

/** A person opening a page, as opposed to a page asking for a file. */
function isNavigation(c: Context): boolean {
  if (isHashed(c.req.path) || /\.[a-z0-9]{1,12}$/i.test(c.req.path)) return false;
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined && mode !== 'navigate') return false;
  return (c.req.header('accept') ?? '').includes('text/html');
}
