/** `GET /api/health`, and its two questions for who runs the server: does the process live, can it serve. */
import { Hono } from 'hono';
import { refuse, register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';
import type { StorageRoom } from '../storage-room.ts';

/** How long the database may take to answer before it counts as not there. */
const patienceMs = 2000;

export function healthRoutes(
  deps: RouteDeps & { readonly version: string; readonly room: StorageRoom },
): Hono {
  const app = new Hono();
  register(app, 'health', deps, () => ({ status: 'ok', version: deps.version }));
  register(app, 'live', deps, () => ({ status: 'ok' }));
  register(app, 'ready', deps, async () => {
    const reached = await withPatience(deps.db.ping());
    if (!reached) return refuse(503, 'The database cannot be reached.', {}, { 'Retry-After': '5' });
    // At the ceiling the server serves as its operator wants it to.
    const noRoom = await deps.room.check().catch(() => null);
    if (noRoom === 'disk-full')
      return refuse(503, 'The disk is full. Nothing new is stored until there is space.', { code: noRoom });
    return { status: 'ok', database: deps.db.kind };
  });
  return app;
}

/** Whether it came true in time. */
async function withPatience(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = ping.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
