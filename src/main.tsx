/** The composition root: makes the clock, the ids and the database, then draws the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { assert } from '#lib/assert.ts';
import { openSoulsticeDb } from '#db/database.ts';
import { createEngine } from '#engine/client.ts';
import { persistAfterFirstSave } from '#db/persistence.ts';
import { readSkipAuth } from '#store/boot-keys.ts';
import { BrowserRouter } from '#ui/router.ts';
import { afterFirstPaint } from './app/first-paint.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadScreen } from './app/routes.tsx';
import { AppPrompts } from './app/app-prompts.tsx';

preloadScreen(location.pathname, readSkipAuth());

const clock = createClock(() => Date.now());
const ids = createIds((count) => crypto.getRandomValues(new Uint8Array(count)));
const afterSave = persistAfterFirstSave(navigator.storage);
const data = { db: openSoulsticeDb('anon'), deps: { clock, ids, afterSave } };

const engine = createEngine();

const root = document.getElementById('root');
assert(root !== null, 'index.html holds the element the app is drawn into');

// The code of the first screen is on its way meanwhile.
await afterFirstPaint();
createRoot(root).render(
  <StrictMode>
    <Providers data={data} engine={engine}>
      <BrowserRouter>
        <AppRoutes />
        <AppPrompts />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
