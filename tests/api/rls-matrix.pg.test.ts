/**
 * Who may do what with whose rows: every table of the schemas a request can reach, by really running the statements as each
 * role on rows that belong to person A, compared with rls-matrix.txt beside this file.
 *
 * After a change that is meant, write the file anew and read what differs:
 *
 *   UPDATE_RLS_MATRIX=1 npx vitest run --project api tests/api/rls-matrix
 *
 * A new table fails here until `rowsOfA` says how a row of it looks.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../../api/db/database.ts';
import type { Caller, Database } from '../../api/db/database.ts';
import { openPostgres } from '../../api/db/open.ts';
import { addUser, ownSql, quietLog, sqlDir, testDatabases } from '../support/api-database.ts';
import { hostedProject } from '../support/postgres-owners.ts';

const file = join(import.meta.dirname, 'rls-matrix.txt');

/** Schemas whose tables a role of a request can reach. */
const exposed = ['public', 'app'];

type RowOfA = {
  readonly table: string;
  /** What sets this row apart, where a table has rows of several standings. */
  readonly standing?: string;
  /** Columns and SQL expressions; `:a` is the id of A. */
  readonly values: Readonly<Record<string, string>>;
  /** A column that every role which may read the table at all may read. */
  readonly read: string;
  /** What an update sets; a column that a person may write, where there is one. */
  readonly set: string;
};

const wisdom = (published: boolean): RowOfA['values'] => ({
  type: `'podcast'`,
  title: `'A title'`,
  description: `''`,
  duration: `'12:15'`,
  audio_url: `'/audio/a.mp3'`,
  gradient_color: `'Blue'`,
  emoji: `'star'`,
  is_published: String(published),
  created_by: ':a',
});
const plan = (active: boolean): RowOfA['values'] => ({
  id: `'plan-of-a'`,
  name: `'A plan'`,
  price: '1',
  interval: `'monthly'`,
  active: String(active),
});

const rowsOfA: readonly RowOfA[] = [
  { table: 'public.profiles', values: { id: ':a' }, read: 'id', set: `full_name = 'x'` },
  {
    table: 'app.admins',
    values: { user_id: ':a', granted_by: `'test'` },
    read: 'user_id',
    set: `granted_by = 'x'`,
  },
  {
    table: 'app.audio_files',
    values: {
      name: `'a.mp3'`,
      sha256: `repeat('a', 64)`,
      type: `'audio/mpeg'`,
      bytes: '1',
      created_by: ':a',
    },
    read: 'name',
    set: 'bytes = 2',
  },
  { table: 'app.audit', values: { actor: ':a', action: `'test'` }, read: 'id', set: `action = 'x'` },
  {
    table: 'app.deleted_accounts',
    values: { mark: `repeat('a', 64)` },
    read: 'mark',
    set: 'deleted_at = now()',
  },
  {
    table: 'app.limits',
    values: { key: `'a'`, window_start: 'now()', count: '1' },
    read: 'key',
    set: 'count = 2',
  },
  { table: 'app.migrations', values: { name: `'a'`, checksum: `'a'` }, read: 'name', set: `checksum = 'x'` },
  {
    table: 'app.payment_customers',
    values: { user_id: ':a', customer_id: `'cus_a'` },
    read: 'customer_id',
    set: `customer_id = 'cus_x'`,
  },
  {
    table: 'app.payment_events',
    values: { id: `'evt_a'`, type: `'invoice.paid'` },
    read: 'id',
    set: `type = 'x'`,
  },
  {
    table: 'app.payment_removals',
    values: { customer_id: `'cus_a'` },
    read: 'customer_id',
    set: 'at = now()',
  },
  { table: 'app.plans', standing: 'on offer', values: plan(true), read: 'id', set: 'price = 0' },
  { table: 'app.plans', standing: 'withdrawn', values: plan(false), read: 'id', set: 'price = 0' },
  {
    table: 'app.setup_tokens',
    values: { hash: `'a'`, expires_at: 'now()', used_by: ':a' },
    read: 'hash',
    set: 'used_at = now()',
  },
  { table: 'app.soul_wisdom', standing: 'published', values: wisdom(true), read: 'id', set: `title = 'x'` },
  { table: 'app.soul_wisdom', standing: 'draft', values: wisdom(false), read: 'id', set: `title = 'x'` },
  {
    table: 'app.subscriptions',
    values: { user_id: ':a', status: `'trial'` },
    read: 'user_id',
    set: `status = 'active'`,
  },
  {
    table: 'app.sync_heads',
    values: { user_id: ':a' },
    read: 'user_id',
    set: 'ver = 1',
  },
  {
    table: 'app.sync_rows',
    values: { user_id: ':a', kind: `'thread'`, id: `'t'`, ver: '1', t: `''`, d: `'{"a":1}'`, bytes: '1' },
    read: 'id',
    set: 'ver = 2',
  },
  {
    table: 'app.sync_devices',
    values: { user_id: ':a', device: 'gen_random_uuid()' },
    read: 'device',
    set: 'gen = 1',
  },
  {
    table: 'app.sync_blobs',
    values: {
      user_id: ':a',
      sha: `repeat('a', 64)`,
      type: `'image/png'`,
      size: '1',
      kept_sha: `repeat('a', 64)`,
      place: `'a.png'`,
    },
    read: 'sha',
    set: 'size = 2',
  },
  { table: 'app.sync_removals', values: { place: `'a.png'` }, read: 'place', set: 'at = now()' },
  {
    table: 'app.reminders',
    values: {
      user_id: ':a',
      session_id: 'gen_random_uuid()',
      endpoint: `'https://push.example.net/a'`,
      p256dh: `repeat('a', 87)`,
      auth: `repeat('a', 22)`,
      time: `'08:30'`,
      zone: `'UTC'`,
      day: `'2026-11-21'`,
      next_at: 'now()',
    },
    read: 'id',
    set: `time = '09:30'`,
  },
  {
    table: 'app.push_keys',
    values: { public_key: `'a'`, private_key: `'b'` },
    read: 'public_key',
    set: `private_key = 'c'`,
  },
  {
    table: 'app.usage',
    values: { who: ':a', day: `'2026-11-21'`, kind: `'chat'`, count: '1' },
    read: 'who',
    set: 'count = 0',
  },
];

const commands = ['select', 'insert', 'update', 'delete'] as const;
type Command = (typeof commands)[number];

/** yes: it worked. none: no error, and nothing seen or changed. refused: SQLSTATE 42501. */
type Answer = 'yes' | 'none' | 'refused';

type Callers = { readonly idOfA: string; readonly callers: readonly (readonly [name: string, Caller])[] };

async function callersOf(db: Database): Promise<Callers> {
  const a = await addUser(db);
  const b = await addUser(db);
  // What is of a head needs one to belong to.
  await ownSql(db, 'insert into app.sync_heads (user_id) values ($1)', [a.id]);
  return {
    idOfA: a.id,
    callers: [
      ['anonymous', { role: 'anon' }],
      ['A', { role: 'authenticated', claims: a.claims }],
      ['B', { role: 'authenticated', claims: b.claims }],
      ['service', { role: 'service_role' }],
    ],
  };
}

/** Tells what happens when `caller` runs `command` while the table holds one row, A's; an insert meets an empty table. */
async function attempt(
  db: Database,
  row: RowOfA,
  command: Command,
  caller: Caller,
  idOfA: string,
): Promise<Answer> {
  const columns = Object.keys(row.values).join(', ');
  const values = Object.values(row.values).join(', ').replaceAll(':a', `'${idOfA}'`);
  const insert = `insert into ${row.table} (${columns}) values (${values})`;
  // None names a row: a condition would hide what a statement without one could reach.
  const statements: Record<Command, string> = {
    select: `select ${row.read} from ${row.table}`,
    insert,
    update: `update ${row.table} set ${row.set}`,
    delete: `delete from ${row.table}`,
  };
  // The owner empties and fills; everything is undone, so that one attempt cannot help or spoil the next.
  const undo = new Error('undo');
  let answer: Answer | null = null;
  await ownSql(db, `create table if not exists kept_rows as select * from ${row.table}`);
  try {
    await ownSql(db, `delete from ${row.table}`);
    if (command !== 'insert') await ownSql(db, insert);
    await db
      .as(caller, async (tx) => {
        const result = await sql.raw(statements[command]).execute(tx);
        const count = command === 'select' ? result.rows.length : Number(result.numAffectedRows ?? 0);
        answer = count > 0 ? 'yes' : 'none';
        throw undo;
      })
      .catch((error: unknown) => {
        if (error === undo) return;
        if (sqlState(error) !== '42501') throw error;
        answer = 'refused';
      });
  } finally {
    await ownSql(db, `delete from ${row.table}`);
    await ownSql(db, `insert into ${row.table} overriding system value select * from kept_rows`);
    await ownSql(db, 'drop table kept_rows');
  }
  if (answer === null) throw new Error(`no answer: ${statements[command]}`);
  return answer;
}

async function matrixOf(db: Database): Promise<string> {
  const { idOfA, callers } = await callersOf(db);
  const lines = [['rows of A', 'command', ...callers.map(([name]) => name)]];
  for (const row of rowsOfA) {
    const label = row.standing === undefined ? row.table : `${row.table}, ${row.standing}`;
    for (const command of commands) {
      const answers: string[] = [];
      for (const [, caller] of callers) answers.push(await attempt(db, row, command, caller, idOfA));
      lines.push([label, command, ...answers]);
    }
  }
  const written = [
    ['table', 'role', 'may insert (i) and update (u) the columns'],
    ...(await writableColumns(db)),
  ];
  const hidden = [['table', 'role', 'may read all columns but'], ...(await hiddenColumns(db))];
  return `${[lines, written, hidden].map(table).join('\n\n')}\n`;
}

/** Columns that a person's role may set, which a statement on a single column would not show. */
async function writableColumns(db: Database): Promise<string[][]> {
  const rows = await ownSql(
    db,
    `select n.nspname || '.' || c.relname as table, r.rolname as role, a.attname as column,
       has_column_privilege(r.oid, c.oid, a.attnum, 'insert') as inserts,
       has_column_privilege(r.oid, c.oid, a.attnum, 'update') as updates
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       cross join pg_roles r
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'f') and r.rolname in ('anon', 'authenticated')
     order by 1, 2, 3`,
    [`{${exposed.join(',')}}`],
  );
  const lists = new Map<string, string[]>();
  for (const row of rows) {
    const may = [row['inserts'] === true ? 'i' : '', row['updates'] === true ? 'u' : ''].join('');
    if (may === '') continue;
    const key = `${String(row['table'])} ${String(row['role'])}`;
    lists.set(key, [...(lists.get(key) ?? []), `${String(row['column'])}:${may}`]);
  }
  return [...lists].map(([key, columns]) => [...key.split(' '), columns.join(' ')]);
}

/** Columns that a role may not read of a table which it may read. */
async function hiddenColumns(db: Database): Promise<string[][]> {
  const rows = await ownSql(
    db,
    `select n.nspname || '.' || c.relname as table, r.rolname as role, string_agg(a.attname, ' ' order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       cross join pg_roles r
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'f') and r.rolname in ('anon', 'authenticated')
       and has_any_column_privilege(r.oid, c.oid, 'select') and not has_column_privilege(r.oid, c.oid, a.attnum, 'select')
     group by 1, 2 order by 1, 2`,
    [`{${exposed.join(',')}}`],
  );
  return rows.map((row) => [String(row['table']), String(row['role']), String(row['columns'])]);
}

function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Tables, partitioned ones, views of either kind and foreign tables. */
async function tablesOf(db: Database): Promise<{ name: string; secured: boolean }[]> {
  const rows = await ownSql(
    db,
    `select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    [`{${exposed.join(',')}}`],
  );
  return rows as { name: string; secured: boolean }[];
}

const hosted = {
  name: 'a hosted project',
  open: async (): Promise<Database> => {
    const { url, drop } = await hostedProject();
    const db = await openPostgres({ url, sqlDir, hosted: true, log: quietLog });
    return {
      ...db,
      close: async () => {
        await db.close();
        await drop();
      },
    };
  },
};
const databases = [...testDatabases, ...(testDatabases.length > 1 ? [hosted] : [])];

describe.each(databases.map((database) => [database.name, database] as const))('on %s', (_, database) => {
  let db: Database;
  beforeAll(async () => {
    db = await database.open();
  });
  afterAll(() => db?.close());

  it('every table has row-level security, and a row in this file', async () => {
    const tables = await tablesOf(db);
    expect(tables.filter((one) => !one.secured)).toEqual([]);
    expect(new Set(rowsOfA.map((row) => row.table))).toEqual(new Set(tables.map((one) => one.name)));
  });

  it('every function with the rights of its owner has a fixed search path', async () => {
    const open = await ownSql(
      db,
      `select p.oid::regprocedure::text as function from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = any($1) and p.prosecdef
         and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,
      [`{${exposed.join(',')}}`],
    );
    expect(open).toEqual([]);
  });

  it('no role of a request reaches a table of another schema', async () => {
    const reached = await ownSql(
      db,
      `select n.nspname || '.' || c.relname as table, r.rolname as role
       from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join pg_roles r
       where n.nspname <> all($1) and n.nspname not in ('information_schema', 'pg_toast') and n.nspname <> 'pg_catalog'
         and c.relkind in ('r', 'p', 'v', 'm', 'f') and r.rolname in ('anon', 'authenticated', 'service_role')
         and (has_table_privilege(r.oid, c.oid, 'select, insert, update, delete, truncate, references, trigger')
           or has_any_column_privilege(r.oid, c.oid, 'select, insert, update, references'))`,
      [`{${exposed.join(',')}}`],
    );
    expect(reached).toEqual([]);
    const reading = db.as({ role: 'anon' }, (tx) => sql`select id from auth.users`.execute(tx));
    expect(await reading.then(() => null, sqlState)).toBe('42501');
  });

  it('everyone may do what rls-matrix.txt says, and nothing else', { timeout: 120_000 }, async () => {
    const matrix = await matrixOf(db);
    if (process.env['UPDATE_RLS_MATRIX'] === '1' && database.name === 'PGlite') await writeFile(file, matrix);
    expect(matrix).toBe(await readFile(file, 'utf8'));
  });
});
