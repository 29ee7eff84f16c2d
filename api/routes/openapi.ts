/** `GET /api/openapi.json`, and the same as a page to read at `GET /api/docs`. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';
import { openApiDocument } from '../openapi.ts';
import { openApiPage, openApiStyle } from '../openapi-page.ts';

export function openApiRoutes(deps: RouteDeps & { readonly version: string }): Hono {
  const app = new Hono();
  const document = openApiDocument(deps.version);
  const page = openApiPage(document);
  const policy = docsPolicy(openApiStyle);
  register(app, 'openApi', deps, () => document);
  register(app, 'docs', deps, ({ c }) => {
    c.header('Content-Security-Policy', policy);
    return c.html(page);
  });
  return app;
}

/** The page has one style element, known by its hash, and nothing that runs or loads. */
function docsPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
