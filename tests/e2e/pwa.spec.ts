/** The app as an installed thing: it can be installed, starts without a network, updates when asked, and can be recalled. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../../tools/test-browser.mjs';
import { ask, enter, factsButtonIn, input, replies } from '../support/e2e-app.ts';
import { ownServer } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** The state of the worker in a place of the registration, or null. */
const stateOf = (page: Page, place: 'active' | 'waiting'): Promise<string | null> =>
  page.evaluate(async (at) => (await navigator.serviceWorker.getRegistration())?.[at]?.state ?? null, place);

/** Waits until the worker is installed: it holds the whole shell. */
const workerIsReady = (page: Page): Promise<void> =>
  expect.poll(() => stateOf(page, 'active'), { timeout: 60_000 }).toBe('activated');

const nonceOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '');

test('can be installed', { tag: '@long' }, async ({ baseURL }) => {
  // A private window reports one fault of its own, so this one is a plain profile.
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...chromiumFlags],
    headless: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await workerIsReady(page);
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test('breaks no rule of its own policy, and keeps the list of cities before anyone asks for it', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await workerIsReady(page);
  }
  expect(violations).toEqual([]);
  expect(await page.locator('script:not([src])').count()).toBe(0);
  const inserted = await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="x" onerror="document.title = 1">';
    return box.childNodes.length;
  });
  expect(inserted).toBe(0);
  // The page keeps out what is not its own, and nothing in it makes another policy.
  const kept = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => object };
    };
    let made = true;
    try {
      trustedTypes.createPolicy('another', {});
    } catch {
      made = false;
    }
    return { isolated: crossOriginIsolated, made };
  });
  expect(kept).toEqual({ isolated: true, made: false });

  const cities = () =>
    page.evaluate(async () => {
      const cache = await caches.open('soulstice-places-v1');
      const answers = (await cache.keys()).map(async (request) => (await cache.match(request))?.status);
      return Promise.all(answers);
    });
  await expect.poll(async () => (await cities()).length).toBeGreaterThan(0);
  expect(new Set(await cities())).toEqual(new Set([200]));
});

for (const { kept, system, theme, colour } of [
  { kept: 'light', system: 'dark', theme: 'light', colour: '#FBF6EC' },
  { kept: 'dark', system: 'light', theme: 'dark', colour: '#0E1420' },
  { kept: 'auto', system: 'light', theme: 'light', colour: '#FBF6EC' },
  { kept: null, system: 'light', theme: 'dark', colour: '#0E1420' },
] as const) {
  test(`the first paint is ${theme} when ${kept ?? 'nothing'} was chosen and the system is ${system}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((value) => {
      if (value !== null) localStorage.setItem('soulstice.theme', value);
    }, kept);
    // Without the app's own scripts: what is left is what a person sees first.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Soulstice' })).toBeVisible();
    await expect(page.getByText('Your Soul Operating System')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', colour);
  });
}

test(
  'starts at any address after the server is gone, each time with a nonce of its own',
  { tag: '@long' },
  async ({ page }) => {
    const server = await ownServer();
    try {
      await page.goto(`${server.url}/`);
      const first = await nonceOf(page);
      await workerIsReady(page);
      await server.kill();
      const nonces = [first];
      for (const path of ['/', '/', '/some/deep/link?tab=1']) {
        const answer = await page.goto(`${server.url}${path}`);
        expect(answer?.fromServiceWorker()).toBe(true);
        const nonce = await nonceOf(page);
        expect(answer?.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`);
        nonces.push(nonce);
        await expect(page.locator('#root')).not.toBeEmpty();
      }
      expect(new Set(nonces).size).toBe(nonces.length);
    } finally {
      await server.dispose();
    }
  },
);

test(
  'without a network the switch of the worker writes nothing to the console',
  { tag: '@long' },
  async ({ page, context }) => {
    const server = await ownServer();
    try {
      await enter(page, server.url);
      await workerIsReady(page);
      await page.reload();
      const written: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') written.push(`${line.text()} ${line.location().url}`);
      });
      const switches: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/sw-off.json')) switches.push(request.url());
      });

      // The browser knows that it is offline: nothing is asked.
      await context.setOffline(true);
      await page.reload();
      await expect(input(page)).toBeEnabled();
      // The worker is registered in an idle moment; this one comes later.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(switches).toEqual([]);
      await context.setOffline(false);

      // The server is gone and the browser does not know: the worker answers.
      await server.kill();
      const [answer] = await Promise.all([
        page.waitForResponse('**/sw-off.json', { timeout: 60_000 }),
        page.reload(),
      ]);
      expect(await answer.json()).toEqual({ off: false });
      expect(written.filter((line) => line.includes('sw-off'))).toEqual([]);
    } finally {
      await server.dispose();
    }
  },
);

test(
  'has the letters of every script after the server is gone, whether they were shown before or not',
  { tag: '@long' },
  async ({ page }) => {
    const server = await ownServer();
    try {
      await enter(page, server.url);
      await workerIsReady(page);
      await server.kill();
      await page.reload();
      const fonts = page.waitForResponse(/noto-sans-thai-looped.*\.woff2$/, { timeout: 60_000 });
      await input(page).fill('พรุ่งนี้เป็นอย่างไร');
      expect((await fonts).fromServiceWorker()).toBe(true);
      // Empty for a face that did not arrive.
      const thai = await page.evaluate(async () => {
        const faces = await document.fonts.load("16px 'Noto Sans Thai Looped Variable'", 'ก');
        return faces.map(({ status }) => status);
      });
      expect(thai).toEqual(['loaded']);

      const files = (await readdir('dist/assets')).filter((name) => name.endsWith('.woff2'));
      const scripts = ['thai', 'han', 'latin-ext', 'tibetan', 'khmer', 'devanagari', 'runic', 'hieroglyphs'];
      for (const script of scripts)
        expect(
          files.some((name) => name.includes(script)),
          script,
        ).toBe(true);
      const answers = await page.evaluate(
        (names) => Promise.all(names.map(async (name) => (await fetch(`/assets/${name}`)).status)),
        files,
      );
      expect(answers).toEqual(files.map(() => 200));
    } finally {
      await server.dispose();
    }
  },
);

test('answers nothing of the server out of a cache', { tag: '@long' }, async ({ page }) => {
  const server = await ownServer();
  try {
    await page.goto(`${server.url}/`);
    await workerIsReady(page);
    await page.reload();
    expect(await page.evaluate(() => fetch('/api/health').then((answer) => answer.status))).toBe(200);
    await server.kill();
    const failed = await page.evaluate(() =>
      fetch('/api/health').then(
        () => 'answered',
        () => 'failed',
      ),
    );
    expect(failed).toBe('failed');
    // Sign-in begins with a navigation to the server; a page of its own, because it ends on the browser's error page.
    const signIn = await page.context().newPage();
    await expect(signIn.goto(`${server.url}/auth/v1/authorize`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await signIn.close();
    const kept = await page.evaluate(async () => {
      const lists = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((r) => r.url),
      );
      return (await Promise.all(lists)).flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => /^\/(?:api|auth|rest)\//.test(path))).toEqual([]);
  } finally {
    await server.dispose();
  }
});

test('a new version waits until it is asked in', async ({ page }) => {
  const server = await ownServer();
  try {
    await page.goto(`${server.url}/`);
    await workerIsReady(page);
    await page.reload();
    await server.publishNewVersion();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => stateOf(page, 'waiting')).toBe('installed');

    // Junk does not let it in.
    await page.evaluate(async () => {
      const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
      for (const junk of [
        null,
        'SKIP_WAITING',
        { type: 'skip' },
        { type: 'WARM', urls: ['https://example.org/'] },
      ]) {
        waiting?.postMessage(junk);
      }
      // It reads in order: once this is answered the others have been read.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        waiting?.postMessage({ type: 'MODEL_ORIGIN', origin: null }, [port2]);
      });
    });
    expect(await stateOf(page, 'waiting')).toBe('installed');

    const taken = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve('taken')),
        ),
    );
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    );
    expect(await taken).toBe('taken');
  } finally {
    await server.dispose();
  }
});

test(
  'the server can recall the worker, and what the person made stays',
  { tag: '@long' },
  async ({ page }) => {
    let server = await ownServer();
    try {
      await page.goto(`${server.url}/`);
      await workerIsReady(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const request = indexedDB.open('made-by-the-person');
            request.addEventListener('success', () => {
              request.result.close();
              resolve();
            });
            request.addEventListener('error', () => reject(request.error));
          }),
      );
      await server.stop();
      server = await server.restart({ SERVICE_WORKER: 'off' });
      // A worker asks when it starts anew; ending its process stands for the time that passes between visits.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('ServiceWorker.enable');
      const visit = async (): Promise<number> => {
        await devtools.send('ServiceWorker.stopAllWorkers');
        await page.goto(`${server.url}/`);
        return page
          .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
          .catch(() => -1);
      };
      await expect.poll(visit, { timeout: 20_000, intervals: [1000] }).toBe(0);
      await page.reload();
      await expect(page.locator('#root')).not.toBeEmpty();
      await expect
        .poll(() =>
          page.evaluate(
            async () =>
              (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
          ),
        )
        .toBe(0);
      const databases = await page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name),
      );
      expect(databases).toContain('made-by-the-person');
    } finally {
      await server.dispose();
    }
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(
    `the card that offers to install, ${viewport.width} × ${viewport.height}`,
    { tag: '@long' },
    () => {
      test.use({ viewport, serviceWorkers: 'block' });
      test('comes on the second visit after a reading, covers no control, and stays away after “No, thanks”', async ({
        context,
      }) => {
        const first = await context.newPage();
        await enter(first);
        await ask(first, 'What is today good for?');
        const chat = new URL(first.url()).pathname;
        const card = (page: Page) => page.getByRole('region', { name: 'Keep Soulstice at hand' });
        const offer = (page: Page) =>
          page.evaluate(() =>
            dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => {} })),
          );
        await first.reload();
        await expect(factsButtonIn(replies(first))).toBeVisible();
        await offer(first);
        await expect(card(first)).toHaveCount(0);
        await first.close();

        const page = await context.newPage();
        for (const path of [chat, '/', '/tools', '/tarot-drawer', '/soul-mirror']) {
          await page.goto(path);
          await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
          await offer(page);
          await expect(card(page)).toBeVisible();
          expect(await coveredControls(page), path).toEqual([]);
        }
        await page.getByRole('button', { name: 'No, thanks' }).click();
        await expect(card(page)).toHaveCount(0);
        await page.close();

        const again = await context.newPage();
        await again.goto(chat);
        await expect(factsButtonIn(replies(again))).toBeVisible();
        await offer(again);
        await expect(card(again)).toHaveCount(0);
      });
    },
  );
}

/** Names of the controls in view whose middle is covered by the card. What scrolls is brought into view first. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('section:has(> div[role="status"])');
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, textarea, select, [role="tab"]',
    );
    return [...controls].flatMap((control) => {
      if (card?.contains(control) !== false || !control.checkVisibility({ visibilityProperty: true }))
        return [];
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // The card ends the page: what lies lower is covered by it, or beyond the window and never to be reached.
      const isCovered =
        card.contains(document.elementFromPoint(x, y)) || y >= card.getBoundingClientRect().top;
      return isCovered ? [control.getAttribute('aria-label') ?? control.innerText] : [];
    });
  });
}
