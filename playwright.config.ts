/** Browser journeys over the built app: what a person does, on a fresh profile, with the network there and gone. */
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findBrowser, findShell } from './tools/test-browser.mjs';
import { freePort } from './tools/test-server.mjs';

// The configuration is read again in every worker: the port is chosen once and handed on.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const executablePath = findShell() ?? findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Kept for the long run: a test nearer to the code proves the same in the gate.
  ...(process.env.LONG_RUN === undefined ? { grepInvert: /@long/u } : {}),
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Nothing here is a measurement: a busy machine is given its time. Journeys of the long run are longer.
  timeout: process.env.LONG_RUN === undefined ? 150_000 : 450_000,
  expect: { timeout: 20_000 },
  globalSetup: './tests/support/used-server-folder.ts',
  reporter: process.env.E2E_REPORT
    ? [['json', { outputFile: process.env.E2E_REPORT }], ['line']]
    : [['line']],
  use: {
    baseURL,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    // A fresh profile would fetch the whole app for later in each test; what is about that asks for it.
    serviceWorkers: 'block',
    // Replies stand at once instead of appearing word by word; what is about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath === null ? {} : { executablePath }), args: [...chromiumFlags] },
  },
  webServer: {
    command: 'node dist-api/server.js',
    url: `${baseURL}/api/health`,
    env: { PORT: process.env.E2E_PORT, LOG_LEVEL: 'error', DATA_DIR: 'test-results/server-data' },
    reuseExistingServer: false,
    timeout: 15_000,
  },
});
