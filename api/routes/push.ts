/** `/api/push`: the daily reminder of a device. */
import { Hono } from 'hono';
import { identityOf, refuse, register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';
import type { PushKeys } from '../push/push-keys.ts';
import { faultOfReminder, keepReminder } from '../push/reminder-rows.ts';

export type PushRouteDeps = RouteDeps & { readonly pushKeys: () => Promise<PushKeys> };

export function pushRoutes(deps: PushRouteDeps): Hono {
  const { db, nowMs } = deps;
  const app = new Hono();

  register(app, 'pushKey', deps, async () => ({ key: (await deps.pushKeys()).publicKey }));

  register(app, 'saveReminder', deps, async ({ body, caller }) => {
    const fault = faultOfAddress(body.endpoint) ?? faultOfReminder(body, nowMs());
    if (fault !== null) return refuse(400, fault);
    // As the server: another account may have been reminded in this browser before.
    const next = await db.own((tx) => keepReminder(tx, identityOf(caller), body, nowMs()));
    if (next === null) return refuse(403, 'endpoint: is the address of another browser');
    return { day: next.day, nextAt: next.at };
  });

  register(app, 'endReminder', deps, async ({ body, caller }) => {
    await db.as(caller.db, (tx) =>
      tx.deleteFrom('app.reminders').where('endpoint', '=', body.endpoint).execute(),
    );
    return { success: true as const };
  });

  return app;
}

/**
 * Push services are public hosts with a name, on the usual port. Where the name leads is looked at each time something is
 * sent there.
 */
function faultOfAddress(endpoint: string): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isService =
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    /\.[a-z][a-z0-9-]*$/i.test(url.hostname);
  return isService ? null : 'endpoint: must be the address of a push service';
}
