/** The embedded database in a folder: one process, a dump a day, a dump before migrations, nothing lost by closing. */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../log.ts';
import { addUser, ownSql, pgliteDump, quietLog } from '../../tests/support/api-database.ts';
import { itInLongRun } from '../../tests/support/property-runs.ts';
import { createTestLog } from '../../tests/support/test-log.ts';
import { keepBackups } from './backups.ts';
import { keepCheckpoints } from './checkpoints.ts';
import { DatabaseUnavailable } from './database.ts';
import type { Database } from './database.ts';
import { alwaysThere, engineOf } from './engine.ts';
import type { Engine } from './engine.ts';
import { FolderInUse } from './folder-lock.ts';
import { openEmbedded } from './open.ts';
import type { EmbeddedParts } from './open.ts';
import { pgliteSource } from './pglite.ts';

let dir = '';
const opened: Database[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
  await rm(dir, { recursive: true });
});

const data = () => join(dir, 'data');
const backups = async () => (await readdir(join(data(), 'backups'))).toSorted();
const noon = Date.parse('2026-11-21T12:00:00Z');
const dayMs = 24 * 60 * 60_000;

type Options = { at?: string; sqlDir?: string; nowMs?: number; log?: Log; parts?: EmbeddedParts };

async function open(options: Options = {}): Promise<Database> {
  const { at = data(), sqlDir = 'supabase', nowMs = noon, log = quietLog, parts = {} } = options;
  const from = await pgliteDump();
  const db = await openEmbedded({ dir: at, sqlDir, nowMs: () => nowMs, log, from }, parts);
  opened.push(db);
  return db;
}

async function close(db: Database): Promise<void> {
  opened.splice(opened.indexOf(db), 1);
  await db.close();
}

const remember = (db: Database, key: string) =>
  ownSql(db, 'insert into app.limits values ($1, now(), 1)', [key]);
const remembered = (db: Database) => ownSql(db, 'select key from app.limits order by key');

describe('the embedded database', { timeout: 60_000 }, () => {
  itInLongRun(
    'is closed to everyone else on the machine, also one that was left open by an earlier start',
    async () => {
      await close(await open());
      expect((await stat(data())).mode & 0o777).toBe(0o700);
      expect((await stat(join(data(), 'database'))).mode & 0o777).toBe(0o700);
      await chmod(join(data(), 'database'), 0o755);
      await open();
      expect((await stat(join(data(), 'database'))).mode & 0o777).toBe(0o700);
      expect((await stat(join(data(), 'backups'))).mode & 0o777).toBe(0o700);
      await expect.poll(backups, { timeout: 30_000 }).toEqual(['2026-11-21.tar.gz']);
      expect((await stat(join(data(), 'backups', '2026-11-21.tar.gz'))).mode & 0o777).toBe(0o600);
    },
  );

  itInLongRun('begins anew when its very first start was cut short', async () => {
    const started = join(data(), 'database.part');
    await mkdir(started, { recursive: true });
    await writeFile(join(started, 'PG_VERSION'), '18');
    const db = await open();
    await remember(db, 'works');
    await close(db);
    expect(await readdir(data())).toEqual(['backups', 'database', 'database.file']);
  });

  itInLongRun('lets go of the folder when it cannot be opened', async () => {
    const sqlDir = join(dir, 'sql');
    await cp('supabase', sqlDir, { recursive: true });
    const broken = join(sqlDir, 'migrations/99999999999999_broken.sql');
    await writeFile(broken, 'create table app.half (a int); select * from nowhere;');
    await expect(open({ sqlDir })).rejects.toThrow('99999999999999_broken.sql could not be applied');
    await rm(broken);
    const db = await open({ sqlDir });
    expect(await ownSql(db, "select to_regclass('app.half') as half")).toEqual([{ half: null }]);
  });

  const epochs = (db: Database) => ownSql(db, 'select epoch from app.sync_heads');

  /** Opens it on two days, and gives the history that devices know it by. */
  async function usedForTwoDays(): Promise<unknown[]> {
    const db = await open();
    await remember(db, 'first');
    const { id } = await addUser(db);
    await ownSql(db, 'insert into app.sync_heads (user_id) values ($1)', [id]);
    const first = await epochs(db);
    await expect(open()).rejects.toThrow(FolderInUse);
    await expect.poll(backups, { timeout: 30_000 }).toEqual(['2026-11-21.tar.gz']);
    await close(db);
    expect(await readdir(data())).toEqual(['backups', 'database', 'database.file']);
    await close(await open({ nowMs: noon + dayMs / 2 - 1 }));
    expect(await backups()).toEqual(['2026-11-21.tar.gz']);
    const nextDay = await open({ nowMs: noon + dayMs });
    expect(await remembered(nextDay)).toEqual([{ key: 'first' }]);
    expect(await epochs(nextDay)).toEqual(first);
    await expect.poll(backups, { timeout: 30_000 }).toEqual(['2026-11-21.tar.gz', '2026-11-22.tar.gz']);
    await close(nextDay);
    return first;
  }

  it('keeps its folder to itself, is dumped, and keeps what it acknowledged', async () => {
    const db = await open();
    await remember(db, 'first');
    await expect(open()).rejects.toThrow(FolderInUse);
    await expect.poll(backups, { timeout: 30_000 }).toEqual(['2026-11-21.tar.gz']);
    await close(db);
    expect(await readdir(data())).toEqual(['backups', 'database', 'database.file']);
    expect(await remembered(await open())).toEqual([{ key: 'first' }]);
  });

  itInLongRun('has the same content and another history for devices when it is put back', async () => {
    const first = await usedForTwoDays();
    await rm(join(data(), 'database'), { recursive: true });
    await mkdir(join(data(), 'database'));
    const from = join(data(), 'backups/2026-11-22.tar.gz');
    await promisify(execFile)('tar', ['-xzf', from, '-C', join(data(), 'database')]);
    const back = await open();
    expect(await remembered(back)).toEqual([{ key: 'first' }]);
    const renewed = await epochs(back);
    expect(renewed).toHaveLength(1);
    expect(renewed).not.toEqual(first);
    await close(back);
    expect(await epochs(await open())).toEqual(renewed);
  });

  itInLongRun('is dumped before a new migration, and not when nothing is new', async () => {
    const sqlDir = join(dir, 'sql');
    await cp('supabase', sqlDir, { recursive: true });
    const first = await open({ sqlDir });
    await expect.poll(backups, { timeout: 30_000 }).toEqual(['2026-11-21.tar.gz']);
    await close(first);
    await writeFile(join(sqlDir, 'migrations/99999999999998_more.sql'), 'create table app.more (a int);');
    await close(await open({ sqlDir }));
    expect(await backups()).toEqual(['2026-11-21.tar.gz', 'before-99999999999998_more.tar.gz']);
    await writeFile(
      join(sqlDir, 'migrations/99999999999999_even_more.sql'),
      'create table app.even (a int);',
    );
    await close(await open({ sqlDir }));
    expect(await backups()).toEqual(['2026-11-21.tar.gz', 'before-99999999999999_even_more.tar.gz']);
  });
});

describe('a statement that never ends', { timeout: 60_000 }, () => {
  const endless = 'do $$ begin loop end loop; end $$';
  const open1 = (log: Log, requestMs: number) =>
    open({ log, parts: { waitsMs: [10, 10], statements: { requestMs, longMs: 60_000, closeMs: 10 } } });

  it('is ended with its thread, and so is what waited; what was acknowledged is there when the folder is open again', async () => {
    const { log, lines } = createTestLog();
    const db = await open1(log, 500);
    await remember(db, 'acknowledged');
    const hanging = ownSql(db, endless);
    const waiting = remember(db, 'waited');
    await expect(hanging).rejects.toThrow(DatabaseUnavailable);
    await expect(waiting).rejects.toThrow(DatabaseUnavailable);
    await expect(db.ping()).rejects.toThrow(DatabaseUnavailable);
    await expect
      .poll(
        () =>
          db.ping().then(
            () => 'there',
            () => 'away',
          ),
        { timeout: 30_000 },
      )
      .toBe('there');
    await remember(db, 'later');
    expect(await remembered(db)).toEqual([{ key: 'acknowledged' }, { key: 'later' }]);
    expect(lines.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['database-lost', 'database-reopened']),
    );
  });

  itInLongRun('does not keep the database from being closed', async () => {
    const db = await open1(quietLog, 600_000);
    const hanging = ownSql(db, endless).catch((error: unknown) => error);
    await close(db);
    expect(await hanging).toBeInstanceOf(DatabaseUnavailable);
  });
});

describe('the log of changes', () => {
  it('is written into the tables when it is long, and left alone when it is short', async () => {
    const source = pgliteSource(
      alwaysThere(engineOf(await PGlite.create({ loadDataDir: await pgliteDump() }))),
    );
    const { check } = keepCheckpoints({ source, log: quietLog });
    expect(await check()).toBe(false);
    const connection = await source.connect();
    await connection.query('create table filler as select md5(n::text) from generate_series(1, 30000) n');
    connection.release(false);
    const mb = 1024 * 1024;
    expect(await check(mb)).toBe(true);
    expect(await check(mb)).toBe(false);
    await source.close();
  });
});

describe('backups', () => {
  const dumpOf = (content: string) => ({
    alone: <T>(work: (engine: Engine) => Promise<T>) =>
      work({ dump: () => Promise.resolve(new TextEncoder().encode(content)) } as Engine),
  });
  const room = { freeBytes: () => Promise.resolve(100), floorBytes: 50 };

  it('are made once a day', async () => {
    const at = join(dir, 'backups');
    for (const [content, nowMs] of [
      ['first', noon],
      ['same day', noon + dayMs / 2 - 1],
      ['next day', noon + dayMs],
    ] as const)
      await keepBackups({
        ...room,
        source: dumpOf(content),
        dir: at,
        nowMs: () => nowMs,
        log: quietLog,
      }).daily();
    expect(await readFile(join(at, '2026-11-21.tar.gz'), 'utf8')).toBe('first');
    expect(await readFile(join(at, '2026-11-22.tar.gz'), 'utf8')).toBe('next day');
  });

  it('keep the newest seven days', async () => {
    const at = join(dir, 'backups');
    for (let day = 0; day < 10; day += 1) {
      const nowMs = () => noon + day * dayMs;
      await keepBackups({ ...room, source: dumpOf(`day ${day}`), dir: at, nowMs, log: quietLog }).daily();
    }
    const expected = ['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}.tar.gz`);
    expect((await readdir(at)).toSorted()).toEqual(expected);
    expect(await readFile(join(at, '2026-11-30.tar.gz'), 'utf8')).toBe('day 9');
  });

  it('say so when one fails, and leave nothing that looks like one', async () => {
    const at = join(dir, 'backups');
    const { log, lines } = createTestLog();
    const source = { alone: () => Promise.reject(new RangeError('disk full')) };
    await keepBackups({ ...room, source, dir: at, nowMs: () => noon, log }).daily();
    expect(lines).toEqual([{ level: 'error', event: 'backup-failed', fields: { kind: 'RangeError' } }]);
    expect(await readdir(at)).toEqual([]);
  });

  it('leave the space that the database goes on with, and what a killed process left is removed', async () => {
    const at = join(dir, 'backups');
    await mkdir(at);
    await writeFile(join(at, '2026-11-20.tar.gz.part'), 'half');
    const { log, lines } = createTestLog();
    const large = dumpOf('x'.repeat(51));
    await keepBackups({ ...room, source: large, dir: at, nowMs: () => noon, log }).daily();
    expect(lines).toEqual([{ level: 'error', event: 'backup-failed', fields: { kind: 'NoRoom' } }]);
    expect(await readdir(at)).toEqual([]);
  });
});
