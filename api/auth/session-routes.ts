/** `POST /token` fetches a session by a provider's code or carries one on; `POST /logout` ends sessions. */
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { err } from '#lib/result.ts';
import { authLimits } from './auth-limits.ts';
import { failures, invalid } from './failure.ts';
import { redeemCode } from './flows.ts';
import { endSessions, refreshSession, signOutScopes } from './sessions.ts';
import { readBody } from './surface.ts';
import type { Surface } from './surface.ts';
import { isBanned, userById } from './users.ts';

const pkceBody = z.object({
  auth_code: z.string().min(1).max(64),
  code_verifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
});
const refreshBody = z.object({ refresh_token: z.string().min(1).max(512) });

export function addSessionRoutes(app: Hono, surface: Surface): void {
  const { db, keys, log, nowMs, overClient, refuse } = surface;

  app.post('/token', async (c) => {
    const limited = await overClient(authLimits.tokensOfClient, c);
    if (limited !== null) return refuse(c, limited);
    switch (c.req.query('grant_type')) {
      case 'refresh_token':
        return carryOn(c);
      case 'pkce':
        return fetchSession(c);
      default:
        return refuse(c, invalid('grant_type is refresh_token or pkce.'));
    }
  });

  const carryOn = async (c: Context): Promise<Response> => {
    const body = await readBody(c, refreshBody, 'Send the refresh token as refresh_token.');
    if (!body.ok) return refuse(c, body.error);
    const opened = await db.own((tx) => refreshSession(tx, surface.sessionDeps, body.value.refresh_token));
    if (opened.ok) return surface.answerSession(c, opened.value);
    if (opened.error === failures.refreshUsed) log.warn('refresh-reuse');
    return refuse(c, opened.error);
  };

  const fetchSession = async (c: Context): Promise<Response> => {
    const body = await readBody(c, pkceBody, 'Send auth_code and code_verifier.');
    if (!body.ok) return refuse(c, body.error);
    const shown = { code: body.value.auth_code, verifier: body.value.code_verifier };
    const opened = await db.own(async (tx) => {
      const redeemed = await redeemCode(tx, keys.tokenKey, shown, nowMs());
      if (!redeemed.ok) return redeemed;
      const user = await userById(tx, redeemed.value.userId);
      if (user === null) return err(failures.flowNotFound);
      if (isBanned(user, nowMs())) return err(failures.userBanned);
      return surface.begin(c, tx, user.id, 'oauth');
    });
    return opened.ok ? surface.answerSignIn(c, opened.value) : refuse(c, opened.error);
  };

  app.post('/logout', async (c) => {
    const who = await surface.personOf(c);
    if (!who.ok) return refuse(c, who.error);
    const asked = c.req.query('scope') ?? 'global';
    const scope = signOutScopes.find((known) => known === asked);
    if (scope === undefined) return refuse(c, invalid(`scope is one of ${signOutScopes.join(', ')}.`));
    await db.own((tx) => endSessions(tx, who.value, scope));
    surface.onSessionsEnded(who.value.userId);
    log.info('sign-out', { scope, user: surface.veil(who.value.userId) });
    return c.body(null, 204);
  });
}
