/** The composition root: makes the clock, the ids, the account and its database, then draws the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { assert } from '#lib/assert.ts';
import { openSoulsticeDb } from '#db/database.ts';
import { createEngine } from '#engine/client.ts';
import { persistAfterFirstSave } from '#db/persistence.ts';
import { createLazyApi } from '#account/lazy-api.ts';
import { browserPage, browserParts } from '#account/browser.ts';
import { createAccount } from '#account/create-account.ts';
import { readLastAccount, readSkipAuth, writeLastAccount, writeSkipAuth } from '#store/boot-keys.ts';
import { BrowserRouter } from '#ui/router.ts';
import { afterFirstPaint } from './app/first-paint.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadScreen } from './app/routes.tsx';
import { AppPrompts } from './app/app-prompts.tsx';

const lastAccount = readLastAccount();
preloadScreen(location.pathname, lastAccount !== undefined || readSkipAuth());

const clock = createClock(() => Date.now());
const ids = createIds((count) => crypto.getRandomValues(new Uint8Array(count)));
const afterSave = persistAfterFirstSave(navigator.storage);
// Whose database it is says a key of this device, not the session: without network a person still finds their own.
const data = { db: openSoulsticeDb(lastAccount ?? 'anon'), deps: { clock, ids, afterSave } };

const account = createAccount({
  ...browserParts(),
  page: browserPage(),
  db: data.db,
  write: data.deps,
  bootKeys: {
    lastAccount: readLastAccount,
    setLastAccount: writeLastAccount,
    skipped: readSkipAuth,
    setSkipped: writeSkipAuth,
  },
});
const api = createLazyApi({ fetch: (input, init) => fetch(input, init), token: account.accessToken });

const engine = createEngine();

const root = document.getElementById('root');
assert(root !== null, 'index.html holds the element the app is drawn into');

// The code of the first screen is on its way meanwhile.
await afterFirstPaint();
createRoot(root).render(
  <StrictMode>
    <Providers account={account} api={api} data={data} engine={engine}>
      <BrowserRouter>
        <AppRoutes />
        <AppPrompts />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
