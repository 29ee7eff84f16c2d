/** The real API over a real database, as the model asks it. */
import type { Row } from '#contract/join.ts';
import type { PullAnswer, PushAnswer } from '#contract/sync.ts';
import type { Database } from '../../../api/db/database.ts';
import { createPokes } from '../../../api/sync/pokes.ts';
import { createTestServer } from '../../support/api-app.ts';
import type { TestServer } from '../../support/api-app.ts';
import { ownSql, quietLog } from '../../support/api-database.ts';
import type { ServerCopy, SyncServer } from './world.ts';

export type RealServer = SyncServer & {
  readonly accounts: readonly [string, string];
  /** Forgets everything, as before the first run. */
  readonly clear: () => Promise<void>;
};

const ROOM = 1_000_000;
const tables = ['app.sync_heads', 'app.sync_rows', 'app.sync_devices'] as const;
type Backup = Readonly<Record<(typeof tables)[number], string>>;
const nothing: Backup = { 'app.sync_heads': '[]', 'app.sync_rows': '[]', 'app.sync_devices': '[]' };

/** Signs two people in. `db` is this server's alone. */
export async function createRealServer(db: Database): Promise<RealServer> {
  const time = { nowMs: 0 };
  const quota = { records: ROOM, bytes: ROOM * 1000 };
  const noBlobs = () => Promise.reject(new Error('the model sends no blobs'));
  const server: TestServer = await createTestServer(
    db,
    { LIMIT_FACTOR: '1000' },
    {
      sync: {
        pokes: createPokes({ db, nowMs: () => time.nowMs, log: quietLog }),
        blobs: { keep: noBlobs, find: noBlobs, open: noBlobs, removeFiles: noBlobs, sweep: noBlobs },
        quota,
        oldestSchema: 1,
        nowMs: () => time.nowMs,
      },
    },
  );
  const people = [await server.signIn('ada@example.com'), await server.signIn('ben@example.com')] as const;
  let backup = nothing;

  const call = async <Answer>(
    account: string,
    method: string,
    path: string,
    nowMs: number,
    body?: unknown,
  ): Promise<Answer> => {
    time.nowMs = nowMs;
    // No limit of calls is what is tried here, and each is counted by the minute.
    server.clock.nowMs += 1000;
    const token = people.find(({ userId }) => userId === account)?.token;
    if (token === undefined) throw new Error('nobody has this account');
    const answer = await server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    if (answer.status !== 200)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(server.lines.slice(-2))}`);
    return (await answer.json()) as Answer;
  };

  const put = async (what: Backup): Promise<void> => {
    await ownSql(db, 'delete from app.sync_heads');
    for (const table of tables) {
      if (what[table] === '[]') continue;
      await ownSql(
        db,
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
        [what[table]],
      );
    }
  };

  return {
    accounts: [people[0].userId, people[1].userId],
    push: (account, body, nowMs) => call<PushAnswer>(account, 'POST', '/api/sync/push', nowMs, body),
    pull: (account, from, n, nowMs) =>
      call<PullAnswer>(account, 'GET', `/api/sync/pull?c=${from}&n=${n}`, nowMs),
    copy: async (account): Promise<ServerCopy> => {
      const [head] = await ownSql(db, 'select ver, epoch from app.sync_heads where user_id = $1::uuid', [
        account,
      ]);
      const rows = await ownSql(
        db,
        'select kind, id, ver, t, d, x from app.sync_rows where user_id = $1::uuid order by ver',
        [account],
      );
      return {
        epoch: head === undefined ? 'none' : String(head['epoch']),
        ver: Number(head?.['ver'] ?? 0),
        rows: rows.map(({ kind, id, ver, t, d, x }) => ({
          kind: String(kind),
          id: String(id),
          ver: Number(ver),
          row: (x === null ? { t, d } : { t, d, x }) as Row,
        })),
      };
    },
    backUp: async () => {
      const taken: Record<string, string> = {};
      for (const table of tables) {
        const [found] = await ownSql(
          db,
          `select coalesce(jsonb_agg(to_jsonb(held)), '[]')::text as whole from ${table} held`,
        );
        taken[table] = String(found?.['whole']);
      }
      backup = taken as Backup;
    },
    restore: async () => {
      await put(backup);
      await ownSql(db, 'select app.renew_sync_epochs()');
    },
    setFull: async (isFull) => {
      quota.records = isFull ? 0 : ROOM;
    },
    clear: async () => {
      backup = nothing;
      quota.records = ROOM;
      await put(nothing);
    },
  };
}
