/** The composition root: makes the clock, the ids, the account and its database, then draws the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { assert } from '#lib/assert.ts';
import { openSoulsticeDb } from '#db/database.ts';
import { createLazyShelf } from '#audio/lazy-shelf.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { createEngine } from '#engine/client.ts';
import { persistAfterFirstSave } from '#db/persistence.ts';
import { fetchOnline } from '#account/fetch-online.ts';
import { createLazyApi } from '#account/lazy-api.ts';
import { browserPage, browserParts } from '#account/browser.ts';
import { createAccount } from '#account/create-account.ts';
import { createLazySync } from '#sync/lazy-sync.ts';
import { readLastAccount, readSkipAuth, writeLastAccount, writeSkipAuth } from '#store/boot-keys.ts';
import { BrowserRouter } from '#ui/router.ts';
import { afterFirstPaint } from './app/first-paint.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { loadShelf, preloadScreen } from './app/screens.ts';
import { AppPrompts } from './app/app-prompts.tsx';

const lastAccount = readLastAccount();
preloadScreen(location.pathname, lastAccount !== undefined || readSkipAuth());

const clock = createClock(() => Date.now());
const ids = createIds((count) => crypto.getRandomValues(new Uint8Array(count)));
const afterSave = persistAfterFirstSave(navigator.storage, () => sync.afterWrite());
// Whose database it is says a key of this device, not the session: without network a person still finds their own.
const data = { db: openSoulsticeDb(lastAccount ?? 'anon'), deps: { clock, ids, afterSave } };

const page = browserPage();
const account = createAccount({
  ...browserParts(),
  page,
  db: data.db,
  write: data.deps,
  absorb: async (into, rows) => (await import('#sync/absorb-into.ts')).absorbInto(into, data.deps, rows),
  sync: {
    // The server hears that this browser is not to be reminded any more while it may still be asked.
    flush: async () => void (await Promise.all([sync.syncNow(), leaveReminder(true)])),
    stop: async () => void (await Promise.all([sync.stop(), leaveReminder(false)])),
  },
  bootKeys: {
    lastAccount: readLastAccount,
    setLastAccount: writeLastAccount,
    skipped: readSkipAuth,
    setSkipped: writeSkipAuth,
  },
});
const sync = createLazySync({
  session: account.session(),
  whenIdle: page.whenIdle,
  load: async (onStatus, onPlan) =>
    (await import('#sync/browser-sync.ts')).startBrowserSync({ ...data, account, onStatus, onPlan }),
});
const api = createLazyApi({ fetch: fetchOnline, token: account.accessToken });
const audio = createLazyShelf(async () =>
  (await loadShelf()).startAudioShelf({
    budget: () => getSetting(data.db, 'audio.keepBytes'),
    keepBudget: async (bytes) => {
      const kept = await setSetting(data.db, data.deps, 'audio.keepBytes', bytes);
      if (!kept.ok) throw new Error(`the budget was not kept: ${kept.error.type}`);
    },
  }),
);
// Audio can be fetched again; what a person makes cannot.
data.db.life.makeRoom = () => audio.giveWay();

/** Whoever leaves is not reminded in this browser any more. */
async function leaveReminder(told: boolean): Promise<void> {
  const [reminder, { browserReminderDevice }] = await Promise.all([
    import('#parts/reminder/reminder.ts'),
    import('#parts/reminder/reminder-device.ts'),
  ]);
  await reminder.leaveReminder(browserReminderDevice, told ? api : null);
}

const engine = createEngine();

const root = document.getElementById('root');
assert(root !== null, 'index.html holds the element the app is drawn into');

// The code of the first screen is on its way meanwhile.
await afterFirstPaint();
createRoot(root).render(
  <StrictMode>
    <Providers account={account} api={api} audio={audio} data={data} engine={engine} sync={sync}>
      <BrowserRouter>
        <AppRoutes />
        <AppPrompts />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
