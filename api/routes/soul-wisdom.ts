/**
 * `GET /api/soul-wisdom`: what is published, in its order; admins also see drafts.
 *
 * Open lists ask again every few seconds, so an answer that has not changed is 304 without a body. What holds drafts is
 * for nobody's cache.
 */
import { Hono } from 'hono';
import { listContent } from '../admin/content.ts';
import { playPathOf } from '../admin/content-audio.ts';
import { register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';
import { namesTag, weakTagOf } from '../net/entity-tag.ts';

/** May be kept by the listener's own browser, which asks each time whether it is still so. */
const askedEachTime = 'private, no-cache';

export function soulWisdomRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  register(app, 'soulWisdom', deps, async ({ caller, c }) => {
    const seesDrafts = caller.identity !== null && (await deps.isAdmin(caller.identity));
    // Row-level security shows everyone else what is published.
    const items = await (seesDrafts ? deps.db.own(listContent) : deps.db.as(caller.db, listContent));
    const answer = items.map((item) => ({ ...item, audioUrl: playPathOf(item) }));
    if (seesDrafts) return answer;
    const tag = weakTagOf(JSON.stringify(answer));
    const headers = { ETag: tag, 'Cache-Control': askedEachTime, Vary: 'Authorization' };
    if (namesTag(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return answer;
  });
  return app;
}
