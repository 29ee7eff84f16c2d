import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import type { Engine } from '#engine/client.ts';
import type { NatalView } from '#engine/protocol.ts';
import { uiDiagnostics } from '#text/en/ui-diagnostics.ts';
import { createDirectEngine } from '../../../tests/support/direct-engine.ts';
import {
  createFakeAccount,
  createFakeApi,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { type Bench, runCheck } from './self-test.ts';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

function bench(parts: Partial<Bench> = {}): Bench {
  return {
    db: local.db,
    api: createFakeApi({ health: { status: 'ok', version: '1.2.3' } }),
    account: createFakeAccount(signedIn),
    engine: createDirectEngine(),
    browser: {
      onLine: true,
      storage: { estimate: async () => ({ usage: 2e6, quota: 5e9 }), persisted: async () => true },
      serviceWorker: { getRegistration: async () => ({ active: {} }) as ServiceWorkerRegistration },
      caches: { match: async () => new Response('') },
    },
    words: uiDiagnostics,
    log: () => undefined,
    ...parts,
  };
}

test('on a device where everything works, every test passes', async () => {
  for (const id of ['storage', 'records', 'server', 'account', 'zones', 'engine', 'offline'] as const) {
    expect((await runCheck(id, bench())).status, id).toBe('ok');
  }
  expect((await runCheck('account', bench())).line).toBe('Select OK (see console)');
  expect((await runCheck('server', bench())).line).toContain('1.2.3');
  expect(await local.db.local.count()).toBe(0);
});

test('a chart that is five arcseconds off fails, and names the point', async () => {
  const right = createDirectEngine();
  const engine: Engine = {
    ...right,
    ask: async (call, input, signal) => {
      const view = (await right.ask(call, input, signal)) as NatalView;
      if (view.type !== 'chart') throw new Error('a chart was asked for');
      const bodies = view.chart.bodies.map((one) =>
        one.body === 'mars' ? { ...one, lon: (one.lon + 5 / 3600) as typeof one.lon } : one,
      );
      return { ...view, chart: { ...view.chart, bodies } } as never;
    },
  };
  const outcome = await runCheck('engine', bench({ engine }));
  expect(outcome.status).toBe('failed');
  expect(outcome.line).toContain('mars');
});

test('a storage that was closed, and rows that cannot be read, are failures that tell no content', async () => {
  await local.db.table('person').put({ id: 'x', name: 'Secret Name', _t: 'broken' });
  const broken = await runCheck('records', bench());
  expect(broken).toEqual({ status: 'failed', line: '1 cannot be read (person). They are left as they are.' });
  closeSoulsticeDb(local.db);
  expect((await runCheck('storage', bench())).status).toBe('failed');
});

test('server and account: refused, unreachable, or not there to be tested', async () => {
  const refusing = createFakeAccount(signedIn, {
    selectProfile: async () => ({ error: { message: 'permission denied' } }),
  });
  expect(await runCheck('account', bench({ account: refusing }))).toEqual({
    status: 'failed',
    line: 'Select error: permission denied',
  });
  expect((await runCheck('account', bench({ account: createFakeAccount(signedOut) }))).status).toBe(
    'skipped',
  );
  expect((await runCheck('server', bench({ api: createFakeApi() }))).status).toBe('failed');
  const offline = { ...bench().browser, onLine: false };
  expect((await runCheck('server', bench({ browser: offline, api: createFakeApi() }))).status).toBe(
    'skipped',
  );
});

test('what is not kept for use without a network is said, and is no failure', async () => {
  const { browser } = bench();
  const statusWith = async (parts: Partial<Bench['browser']>) =>
    runCheck('offline', bench({ browser: { ...browser, ...parts } }));
  expect((await statusWith({ caches: { match: async () => undefined } })).line).toMatch(
    /list of places is not yet/,
  );
  expect((await statusWith({ serviceWorker: { getRegistration: async () => undefined } })).status).toBe(
    'note',
  );
  expect((await statusWith({ serviceWorker: undefined })).status).toBe('note');
});

test('a test that breaks is a failed test', async () => {
  const account = createFakeAccount(signedIn, {
    selectProfile: async () => Promise.reject(new RangeError('not said')),
  });
  expect(await runCheck('account', bench({ account }))).toEqual({
    status: 'failed',
    line: 'The test itself broke (RangeError).',
  });
});
