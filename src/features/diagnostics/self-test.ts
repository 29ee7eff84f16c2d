/** The tests the app runs on itself: each ends in one line, and none of them reads what a person entered. */
import type { Account } from '#account/account.ts';
import type { Api } from '#account/api-client.ts';
import { distance } from '#astro/angle/degrees.ts';
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { corruptRows } from '#db/read.ts';
import type { Engine } from '#engine/client.ts';
import type { NatalView } from '#engine/protocol.ts';
import { PLACES_MANIFEST } from '#places/manifest.ts';
import type { uiDiagnostics } from '#text/en/ui-diagnostics.ts';
import { longitudeIn, natalRequest } from '#parts/accuracy/accuracy.ts';
import {
  REFERENCE_TOLERANCE_DEG,
  type ReferenceChart,
  referenceCharts,
  type ReferencePoint,
} from '#parts/accuracy/reference-charts.ts';
import { referenceClocks } from './reference-clocks.ts';

export const checkIds = ['storage', 'records', 'server', 'account', 'zones', 'engine', 'offline'] as const;
export type CheckId = (typeof checkIds)[number];

export type Outcome = {
  /** `note`: it works, and something about it is worth knowing. `skipped`: there was nothing to test. */
  readonly status: 'ok' | 'note' | 'failed' | 'skipped';
  readonly line: string;
};

/** What the tests are run on. */
export type Bench = {
  readonly db: SoulsticeDb;
  readonly api: Api;
  readonly account: Account;
  readonly engine: Engine;
  readonly browser: {
    readonly onLine: boolean;
    readonly storage: Pick<StorageManager, 'estimate' | 'persisted'> | undefined;
    readonly serviceWorker: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
    readonly caches: Pick<CacheStorage, 'match'> | undefined;
  };
  readonly words: typeof uiDiagnostics;
  /** For the console: details that are of no use to most people. */
  readonly log: (message: string, detail: unknown) => void;
};

type Check = (bench: Bench) => Promise<Outcome>;

const checks: Readonly<Record<CheckId, Check>> = {
  storage: checkStorage,
  records: checkRecords,
  server: checkServer,
  account: checkAccount,
  zones: checkZones,
  engine: checkEngine,
  offline: checkOffline,
};

/** Runs one test. A test that breaks has failed; it never throws. */
export async function runCheck(id: CheckId, bench: Bench): Promise<Outcome> {
  try {
    return await checks[id](bench);
  } catch (error) {
    bench.log(`Diagnostics: ${id}`, error);
    return failed(bench.words.crashed(error instanceof Error ? error.name : 'unknown'));
  }
}

const PROBE_KEY = 'diagnostics:probe';

async function checkStorage({ db, browser, words: t }: Bench): Promise<Outcome> {
  const probe = [0, 'π', { deep: [null, true] }];
  const tried = await attempt(db, async () => {
    await db.local.put({ key: PROBE_KEY, value: probe });
    const back = await db.local.get(PROBE_KEY);
    await db.local.delete(PROBE_KEY);
    const gone = await db.local.get(PROBE_KEY);
    return gone === undefined && JSON.stringify(back?.value) === JSON.stringify(probe);
  });
  if (!tried.ok) return failed(t.storageFailed(tried.error.type, tried.error.name));
  if (!tried.value) return failed(t.storageLost);
  const estimate = await browser.storage?.estimate?.();
  const persisted = (await browser.storage?.persisted?.()) === true;
  const { usage, quota } = estimate ?? {};
  const room =
    usage === undefined || quota === undefined ? t.roomUnknown : t.room(megabytes(usage), megabytes(quota));
  return {
    status: persisted ? 'ok' : 'note',
    line: `${t.storageOk} ${room} ${persisted ? t.persisted : t.notPersisted}`,
  };
}

const megabytes = (bytes: number): string => (bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 });

async function checkRecords({ db, words: t }: Bench): Promise<Outcome> {
  const broken = await corruptRows(db);
  if (broken.length === 0) return ok(t.recordsOk);
  // Kinds and numbers only: a row may hold what a person wrote.
  return failed(t.recordsBroken(broken.length, [...new Set(broken.map(({ kind }) => kind))].join(', ')));
}

async function checkServer({ api, browser, words: t, log }: Bench): Promise<Outcome> {
  if (!browser.onLine) return skipped(t.serverOffline);
  try {
    const { version } = await api.call('health');
    return ok(t.serverOk(version));
  } catch (error) {
    log('Diagnostics: server', error);
    return failed(t.serverUnreachable(error instanceof Error ? error.message : String(error)));
  }
}

async function checkAccount({ account, browser, words: t, log }: Bench): Promise<Outcome> {
  const session = account.session();
  if (session.type !== 'signed-in') return skipped(t.noAccount);
  if (!browser.onLine) return skipped(t.accountWaiting);
  const { error } = await account.selectProfile();
  log('Diagnostics: select from profiles', error ?? 'no error');
  return error === null ? ok(t.selectOk) : failed(t.selectError(error.message));
}

async function checkZones({ words: t }: Bench): Promise<Outcome> {
  const [{ localToInstant }, { createZoneRules }] = await Promise.all([
    import('#astro/time/local-time.ts'),
    import('#astro/time/zone.ts'),
  ]);
  const rules = createZoneRules();
  const wrong = referenceClocks.filter((clock) => {
    const [date = '', time = ''] = clock.local.split('T');
    const { zone, lat: latDeg, lon: lonDeg } = clock;
    const answer = localToInstant({ date, time, zone, latDeg, lonDeg }, rules);
    return answer.type !== 'exact' || answer.at !== Date.parse(clock.utc);
  });
  if (wrong.length > 0) return failed(t.zonesWrong(wrong.map(({ zone }) => zone).join(', ')));
  return ok(t.zonesOk(referenceClocks.length));
}

async function checkEngine({ engine, words: t, log }: Bench): Promise<Outcome> {
  let worstDeg = 0;
  for (const chart of referenceCharts) {
    let view: NatalView;
    try {
      view = await engine.ask('natal', natalRequest(chart));
    } catch (error) {
      log('Diagnostics: engine', error);
      return failed(t.engineFailed(error instanceof Error ? error.message : String(error)));
    }
    for (const point of Object.keys(chart.longitudes) as ReferencePoint[]) {
      const lon = longitudeIn(view, point);
      if (lon === null) return failed(t.engineNoChart(dayOf(chart)));
      const off = distance(lon, chart.longitudes[point]);
      if (!(off <= REFERENCE_TOLERANCE_DEG))
        return failed(t.engineWrong(dayOf(chart), point, arcseconds(off)));
      worstDeg = Math.max(worstDeg, off);
    }
  }
  return ok(`${t.engineOk(referenceCharts.length, arcseconds(worstDeg))} ${t.engineSource}`);
}

const dayOf = ({ utc }: ReferenceChart): string => utc.slice(0, 10);
const arcseconds = (deg: number): string => (deg * 3600).toFixed(1);

async function checkOffline({ browser, words: t }: Bench): Promise<Outcome> {
  const { serviceWorker, caches } = browser;
  if (serviceWorker === undefined || caches === undefined) return note(t.offlineUnsupported);
  const registration = await serviceWorker.getRegistration();
  if (registration?.active === undefined || registration.active === null) return note(t.offlineNotYet);
  const places = await caches.match(`/places/${PLACES_MANIFEST.main.file}`);
  return places === undefined ? note(t.offlineNoPlaces) : ok(t.offlineOk);
}

const ok = (line: string): Outcome => ({ status: 'ok', line });
const note = (line: string): Outcome => ({ status: 'note', line });
const failed = (line: string): Outcome => ({ status: 'failed', line });
const skipped = (line: string): Outcome => ({ status: 'skipped', line });
