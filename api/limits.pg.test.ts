import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeAnyDatabase, ownSql } from '../tests/support/api-database.ts';
import { createTestLog } from '../tests/support/test-log.ts';
import type { Database } from './db/database.ts';
import { createLimits, createMeter } from './limits.ts';
import type { Limit, Limits } from './limits.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const codes: Limit = { name: 'codes', max: 3, windowS: 60 };
const address = '203.0.113.7';

describeAnyDatabase('limits', (open) => {
  let db: Database;
  let nowMs = start;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    nowMs = start;
    await ownSql(db, 'delete from app.limits');
  });

  const instance = (key = new Uint8Array(32).fill(7)) =>
    createLimits({ db, key, nowMs: () => nowMs, log: createTestLog().log });

  it('grant as many as there are, then say how long to wait', async () => {
    const limits = instance();
    for (let i = 0; i < 3; i += 1) expect(await limits.take(codes, address)).toEqual({ ok: true });
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 60 });
    nowMs += 45_500;
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 15 });
    nowMs += 14_499;
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 1 });
    nowMs += 1;
    expect(await limits.take(codes, address)).toEqual({ ok: true });
  });

  it('begin a new window in full, from its first taking', async () => {
    const limits = instance();
    for (let i = 0; i < 4; i += 1) await limits.take(codes, address);
    nowMs += 90_000;
    for (let i = 0; i < 3; i += 1) expect(await limits.take(codes, address)).toEqual({ ok: true });
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 60 });
  });

  it('count subjects and kinds apart', async () => {
    const limits = instance();
    for (let i = 0; i < 3; i += 1) await limits.take(codes, address);
    expect(await limits.take(codes, '203.0.113.8')).toEqual({ ok: true });
    expect(await limits.take({ ...codes, name: 'uploads' }, address)).toEqual({ ok: true });
  });

  it('take what a call costs, and nothing for one that is refused', async () => {
    const limits = instance();
    const ten: Limit = { name: 'ten', max: 10, windowS: 60 };
    expect(await limits.take(ten, address, 8)).toEqual({ ok: true });
    expect(await limits.take(ten, address, 3)).toEqual({ ok: false, retryAfterS: 60 });
    expect(await limits.take(ten, address, 2)).toEqual({ ok: true });
    expect(await limits.take(ten, 'somebody else', 11)).toEqual({ ok: false, retryAfterS: 60 });
    expect(await limits.take(ten, 'somebody else', 10)).toEqual({ ok: true });
  });

  it('grant no more to 50 takers at the same moment, on two servers', async () => {
    const servers = [instance(), instance()] as const;
    const ten: Limit = { name: 'ten', max: 10, windowS: 60 };
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, i) => servers[i % 2 === 0 ? 0 : 1].take(ten, address)),
    );
    expect(taken.filter((one) => one.ok)).toHaveLength(10);
    expect(taken.filter((one) => !one.ok && one.retryAfterS === 60)).toHaveLength(40);
  });

  it('end in time and stay used up when the clock is set back', async () => {
    const limits = instance();
    for (let i = 0; i < 3; i += 1) await limits.take(codes, address);
    nowMs -= 5 * 60 * 60_000;
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 60 });
    nowMs += 59_000;
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 1 });
    nowMs += 1000;
    expect(await limits.take(codes, address)).toEqual({ ok: true });
  });

  it('grant what is left of a window when the clock is set back, and count it', async () => {
    const limits = instance();
    await limits.take(codes, address);
    nowMs -= 5 * 60 * 60_000;
    expect(await limits.take(codes, address, 2)).toEqual({ ok: true });
    nowMs += 30_000;
    expect(await limits.take(codes, address)).toEqual({ ok: false, retryAfterS: 30 });
  });

  it('keep no subject that can be read, nor found without the key', async () => {
    await instance().take(codes, address);
    await instance(new Uint8Array(32).fill(8)).take(codes, address);
    const rows = await ownSql(db, 'select key from app.limits');
    expect(JSON.stringify(rows)).not.toContain(address);
    expect(new Set(rows.map((row) => row['key'])).size).toBe(2);
  });

  it('sweep windows that have ended, and no others', async () => {
    const limits = instance();
    await limits.take(codes, 'old');
    nowMs += 24 * 60 * 60_000 + 1;
    await limits.take(codes, 'new');
    await limits.sweep();
    expect(await ownSql(db, 'select count from app.limits')).toEqual([{ count: 1 }]);
  });

  it('have no window that the sweep would cut short', async () => {
    await expect(instance().take({ name: 'week', max: 1, windowS: 604_800 }, address)).rejects.toThrow(
      RangeError,
    );
  });
});

describeAnyDatabase('the meter', (open) => {
  it('counts up to the day’s allowance, once for all servers, and begins again at midnight UTC', async () => {
    const db = await open();
    let nowMs = Date.parse('2026-11-21T23:59:00Z');
    const meters = [
      createMeter({ db, nowMs: () => nowMs }),
      createMeter({ db, nowMs: () => nowMs }),
    ] as const;
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, i) => meters[i % 2 === 0 ? 0 : 1].take('ada', 'chat', 5)),
    );
    const granted = taken.flatMap((one) => (one.ok ? [one.used] : []));
    expect(granted.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    expect(await meters[0].take('ada', 'chat', 5)).toEqual({ ok: false, used: 5, resetsAtMs: midnight });
    expect(await meters[0].take('ada', 'images', 5)).toEqual({ ok: true, used: 1 });
    expect(await meters[0].take('grace', 'chat', 5)).toEqual({ ok: true, used: 1 });
    expect(await meters[1].used('ada', 'chat')).toBe(5);
    expect(await meters[1].used('nobody', 'chat')).toBe(0);
    nowMs = midnight;
    expect(await meters[0].used('ada', 'chat')).toBe(0);
    expect(await meters[0].take('ada', 'chat', 5)).toEqual({ ok: true, used: 1 });
  });

  it('takes back what was counted, of that day and never below nothing', async () => {
    const db = await open();
    let nowMs = Date.parse('2026-11-21T23:59:00Z');
    const meter = createMeter({ db, nowMs: () => nowMs });
    const taken = nowMs;
    await meter.take('ada', 'chat', 5);
    nowMs = Date.parse('2026-11-22T00:01:00Z');
    await meter.take('ada', 'chat', 5);
    for (let i = 0; i < 3; i++) await meter.giveBack('ada', 'chat', taken);
    await meter.giveBack('nobody', 'chat', taken);
    expect(await meter.used('ada', 'chat')).toBe(1);
    const days = () => ownSql(db, 'select day, count from app.usage order by day');
    expect(await days()).toEqual([
      { day: '2026-11-21', count: 0 },
      { day: '2026-11-22', count: 1 },
    ]);
  });

  it('brings what was counted on a later day back when the clock is set back', async () => {
    const db = await open();
    let nowMs = Date.parse('2026-11-25T10:00:00Z');
    const meter = createMeter({ db, nowMs: () => nowMs });
    for (let i = 0; i < 3; i++) await meter.take('ada', 'chat', 5);
    nowMs = Date.parse('2026-11-22T23:00:00Z');
    expect(await meter.used('ada', 'chat')).toBe(3);
    expect(await meter.take('ada', 'chat', 5)).toEqual({ ok: true, used: 4 });
    expect(await meter.take('ada', 'chat', 4)).toEqual({
      ok: false,
      used: 4,
      resetsAtMs: Date.parse('2026-11-23T00:00:00Z'),
    });
    nowMs = Date.parse('2026-11-25T10:00:00Z');
    expect(await meter.take('ada', 'chat', 5)).toEqual({ ok: true, used: 1 });
  });

  it('gives nothing where nothing is allowed', async () => {
    const db = await open();
    const meter = createMeter({ db, nowMs: () => start });
    expect(await meter.take('ada', 'chat', 0)).toMatchObject({ ok: false, used: 0 });
    expect(await ownSql(db, 'select * from app.usage')).toEqual([]);
  });
});

describeAnyDatabase('wide limits', (open) => {
  const wide = { name: 'wide', max: 200, windowS: 60 };
  const serverOn = (db: Database, clock: { nowMs: number }) =>
    createLimits({ db, key: new Uint8Array(32), nowMs: () => clock.nowMs, log: createTestLog().log });
  const grants = async (limits: Limits, takes: number): Promise<number> => {
    let granted = 0;
    for (let i = 0; i < takes; i++) if ((await limits.take(wide, 'someone')).ok) granted += 1;
    return granted;
  };

  it('are taken in blocks by each server, and never granted more often than they say', async () => {
    const db = await open();
    const clock = { nowMs: start };
    const [one, two] = [serverOn(db, clock), serverOn(db, clock)];
    const [first, second] = await Promise.all([grants(one, 150), grants(two, 150)]);
    expect(first + second).toBeLessThanOrEqual(200);
    // Whoever was quicker may hold some of a block still: nothing of it is lost.
    const rest = (await grants(one, 200)) + (await grants(two, 200));
    expect(first + second + rest).toBe(200);
  });

  it('begin anew with the window, also where some were taken ahead', async () => {
    const db = await open();
    const clock = { nowMs: start };
    const limits = serverOn(db, clock);
    expect(await grants(limits, 1)).toBe(1);
    clock.nowMs += 60_000;
    expect(await grants(limits, 210)).toBe(200);
  });

  it('write a row once for many takes', async () => {
    const db = await open();
    let statements = 0;
    const counting: Database = {
      ...db,
      single: (statement) => {
        statements += 1;
        return db.single(statement);
      },
    };
    await grants(serverOn(counting, { nowMs: start }), 100);
    expect(statements).toBe(25);
  });
});
