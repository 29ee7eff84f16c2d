import { describe, expect, it } from 'vitest';
import { createTestLog } from '../tests/support/test-log.ts';
import { DatabaseUnavailable } from './db/database.ts';
import type { Database } from './db/database.ts';
import { createLimits, createMeter } from './limits.ts';

function away(error: Error): Database {
  const fail = async (): Promise<never> => {
    throw error;
  };
  return {
    kind: 'postgres',
    as: fail,
    own: fail,
    single: fail,
    ping: fail,
    notify: fail,
    listen: fail,
    close: fail,
  };
}
const gone = new DatabaseUnavailable('the database cannot be reached');
const codes = { name: 'codes', max: 2, windowS: 60 };

function setUp(error: Error) {
  const clock = { nowMs: 1_000_000 };
  const { log, lines } = createTestLog();
  const deps = { db: away(error), key: new Uint8Array(32), nowMs: () => clock.nowMs, log };
  return { limits: createLimits(deps), meter: createMeter(deps), clock, lines };
}

describe('limits without a database', () => {
  it('are counted in memory, by the same rules, and say so once', async () => {
    const { limits, clock, lines } = setUp(gone);
    expect(await limits.take(codes, 'a')).toEqual({ ok: true });
    expect(await limits.take(codes, 'a')).toEqual({ ok: true });
    clock.nowMs += 20_000;
    expect(await limits.take(codes, 'a')).toEqual({ ok: false, retryAfterS: 40 });
    expect(await limits.take(codes, 'b', 2)).toEqual({ ok: true });
    expect(await limits.take(codes, 'b')).toEqual({ ok: false, retryAfterS: 60 });
    clock.nowMs += 40_000;
    expect(await limits.take(codes, 'a')).toEqual({ ok: true });
    expect(lines).toEqual([{ level: 'warn', event: 'limits-in-memory', fields: {} }]);
  });

  it('end in time when the clock is set back', async () => {
    const { limits, clock } = setUp(gone);
    await limits.take(codes, 'a', 2);
    clock.nowMs -= 500_000;
    expect(await limits.take(codes, 'a')).toEqual({ ok: false, retryAfterS: 60 });
    clock.nowMs += 60_000;
    expect(await limits.take(codes, 'a')).toEqual({ ok: true });
  });

  it('double their waits, and can be cleared, where a database may be away', async () => {
    const { limits, clock } = setUp(gone);
    const doubling = { name: 'mails', max: 1, windowS: 86_400, waitS: 60 };
    const take = () => limits.take(doubling, 'a');
    expect(await take()).toEqual({ ok: true });
    for (const waitS of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await take()).toEqual({ ok: false, retryAfterS: waitS });
      clock.nowMs += waitS * 1000;
      expect(await take()).toEqual({ ok: true });
    }
    clock.nowMs += 86_400_000;
    expect([await take(), await take()]).toEqual([{ ok: true }, { ok: false, retryAfterS: 60 }]);
    await expect(limits.clear(doubling, 'a')).rejects.toThrow(DatabaseUnavailable);
    expect(await take()).toEqual({ ok: true });
  });

  it('hold a bounded number of subjects', async () => {
    const { limits } = setUp(gone);
    await limits.take(codes, 'first', 2);
    for (let i = 0; i < 20_000; i += 1) await limits.take(codes, `${i}`);
    expect(await limits.take(codes, '19999', 2)).toEqual({ ok: false, retryAfterS: 60 });
    expect(await limits.take(codes, 'first', 2)).toEqual({ ok: true });
  });

  it('hide no other failure', async () => {
    const { limits } = setUp(new Error('a bug'));
    await expect(limits.take(codes, 'a')).rejects.toThrow('a bug');
  });
});

it('gives nothing away that cannot be metered', async () => {
  await expect(setUp(gone).meter.take('ada', 'chat', 50)).rejects.toThrow(DatabaseUnavailable);
});
