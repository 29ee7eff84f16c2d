/** `GET /api/soul-wisdom`: what is published, in its order; admins also see drafts. */
import { Hono } from 'hono';
import { listContent } from '../admin/content.ts';
import { playPathOf } from '../admin/content-audio.ts';
import { register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';

export function soulWisdomRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  register(app, 'soulWisdom', deps, async ({ caller }) => {
    const seesDrafts = caller.identity !== null && (await deps.isAdmin(caller.identity));
    // Row-level security shows everyone else what is published.
    const items = await (seesDrafts ? deps.db.own(listContent) : deps.db.as(caller.db, listContent));
    return items.map((item) => ({ ...item, audioUrl: playPathOf(item) }));
  });
  return app;
}
