/**
 * Every route of the server, called by everyone. The committed table is what is promised; a route that is not in it, an
 * example request that is missing, or an outcome that changed fails.
 */
import { expect, it } from 'vitest';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import {
  clearLimits,
  createWorld,
  exampledRoutes,
  exampleOf,
  exhaustLimits,
  roles,
  routesOf,
  send,
} from './every-route.ts';
import type { Role, World } from './every-route.ts';

const heading = ['route', 'anonymous', 'A', "B with A's ids", 'admin', 'admin, body as text'];

describeAnyDatabase('every route, called by everyone', (open) => {
  it('has the outcome in route-matrix.txt', async () => {
    const world = await createWorld(await open());
    expect(exampledRoutes()).toEqual(routesOf(world.app));
    const rows = [];
    for (const route of routesOf(world.app)) {
      const cells = [];
      for (const role of roles) cells.push(await outcome(route, role, world));
      cells.push(await asText(route, world));
      rows.push([route, ...cells]);
    }
    await expect(table([heading, ...rows])).toMatchFileSnapshot('route-matrix.txt');
  }, 180_000);
});

/**
 * `yes` (something was given or done), `none` (allowed, and nothing of A's was there to see), or the status of a
 * refusal; `limited` where the second call meets a limit that is used up.
 */
async function outcome(route: string, role: Role, world: World): Promise<string> {
  await clearLimits(world.db);
  const sent = await exampleOf(route, world, role);
  await clearLimits(world.db);
  const before = await ofA(world);
  const answer = await send(world, sent, role);
  const said = await answer.text();
  if (role !== 'a') expect(await ofA(world), `${route} by ${role} leaves what is A's alone`).toEqual(before);
  await exhaustLimits(world.db);
  const again = await send(world, sent, role);
  const limited =
    again.status === 429 || (again.headers.get('location') ?? '').includes('over_request_rate_limit');
  await again.body?.cancel();
  if (again.status === 429) expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  const word = answer.status >= 400 ? String(answer.status) : said === '[]' ? 'none' : 'yes';
  return limited ? `${word} limited` : word;
}

/** What a form of another site could send, with an admin's rights: a body that is not JSON. */
async function asText(route: string, world: World): Promise<string> {
  await clearLimits(world.db);
  const sent = await exampleOf(route, world, 'admin');
  if (sent.body === null) return '-';
  await clearLimits(world.db);
  // Refused before any of it is read.
  const answer = await send(
    world,
    { ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } },
    'admin',
  );
  return answer.status >= 400 ? String(answer.status) : 'yes';
}

/** All that is kept of A. */
async function ofA({ db, a }: World): Promise<unknown> {
  return {
    profile: await ownSql(db, 'select * from public.profiles where id = $1', [a.userId]),
    user: await ownSql(db, 'select email, raw_user_meta_data from auth.users where id = $1', [a.userId]),
    sessions: await ownSql(db, 'select id from auth.sessions where user_id = $1', [a.userId]),
    head: await ownSql(db, 'select * from app.sync_heads where user_id = $1', [a.userId]),
    records: await ownSql(db, 'select * from app.sync_rows where user_id = $1 order by ver', [a.userId]),
    devices: await ownSql(db, 'select * from app.sync_devices where user_id = $1 order by device', [
      a.userId,
    ]),
    files: await ownSql(db, 'select * from app.sync_blobs where user_id = $1 order by sha', [a.userId]),
  };
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
