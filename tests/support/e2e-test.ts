/** Playwright's `test` with what several journeys share: a server for accounts and a device with a birth, made once a worker. */
import { test as base } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { enterWithBirth, thatEvening } from './e2e-app.ts';
import { ownServer } from './server.ts';
import type { OwnServer } from './server.ts';

/** What `context.storageState` gives: local storage and IndexedDB by origin. */
type SavedState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

type Shared = {
  /** For journeys that neither stop it nor change it. Its limits count and are out of reach: all devices share an address. */
  readonly server: OwnServer;
  /** A device on which Marta's birth was entered by hand. */
  readonly savedBirth: SavedState;
};

export const test = base.extend<object, Shared>({
  server: [
    // Playwright reads the names of fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const server = await ownServer({ LIMIT_FACTOR: '1000' });
      await lend(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  savedBirth: [
    async ({ browser }, lend, { project }) => {
      const { baseURL = '', locale = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, locale, viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.clock.setFixedTime(thatEvening);
      await enterWithBirth(page);
      const state = await context.storageState({ indexedDB: true });
      await context.close();
      await lend(state);
    },
    { scope: 'worker' },
  ],
});

/** For `test.use`: each test begins on that device. */
export const withBirth = {
  storageState: async ({ savedBirth }: Shared, lend: (state: SavedState) => Promise<void>): Promise<void> =>
    lend(savedBirth),
};
