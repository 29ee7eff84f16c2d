/** The daily reminder: asked for only when it is turned on, shown when it comes, and a way into the Soul Loop. */
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { chooseInProfileMenu, signOut } from '../support/e2e-account.ts';
import { enter, recordPage, waitUntilOffline } from '../support/e2e-app.ts';
import { chromiumFlags, findBrowser } from '../../tools/test-browser.mjs';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { newSession, openAs } from '../support/e2e-sync.ts';
import { ownServer } from '../support/server.ts';
import type { OwnServer } from '../support/server.ts';

const executablePath = findBrowser();
test.use({
  serviceWorkers: 'allow',
  // A whole browser: the headless shell knows no notifications.
  launchOptions: { ...(executablePath === null ? {} : { executablePath }), args: [...chromiumFlags] },
});

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer({ LIMIT_FACTOR: '1000' });
});
test.afterAll(() => server?.dispose());

const endpoint = 'https://push.example.net/v1/this-browser';
/** The keys of the example of RFC 8291, section 5. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
/** What the server sends, to the byte. */
const payload = '{"title":"Soulstice","body":"Today’s Soul Loop is open.","path":"/?loop=1"}';

type Watched = { asked: number; badges: string[]; subscribed: string[] };
declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Counts what the page asks of the browser. A browser under test has no push service behind it, so its subscription is made
 * here; all else is the browser's own.
 */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(
    (subscription) => {
      const watched: Watched = { asked: 0, badges: [], subscribed: [] };
      Object.assign(window, { watched });
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = async () => {
        watched.asked += 1;
        return ask();
      };
      const badge = (what: string) => async () => void watched.badges.push(what);
      Object.assign(navigator, { setAppBadge: badge('set'), clearAppBadge: badge('clear') });
      let held: object | null = null;
      PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey;
        if (typeof key !== 'string') throw new TypeError('the key is text');
        watched.subscribed.push(key);
        const text = key.replaceAll('-', '+').replaceAll('_', '/');
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        held = {
          endpoint: subscription.endpoint,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => subscription,
          unsubscribe: async () => {
            watched.subscribed.push('ended');
            held = null;
            return true;
          },
        };
        return held as PushSubscription;
      };
    },
    { endpoint, keys },
  );
}

const watched = (page: Page): Promise<Watched> => page.evaluate(() => window.watched);

/** Lets the browser wake the worker, as the push service or the clock would. */
async function workerOf(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const at = { origin: server.url, registrationId: await found };
  return {
    push: (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { ...at, data }),
    look: () => devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...at, tag: 'reminder' }),
  };
}

/** The notices that stand, whole. */
const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    }));
  });

const closeNotices = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  });

/** What of the worker's own world the test takes. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly dispatchEvent: (event: Event) => boolean;
  readonly NotificationEvent: new (type: string, parts: { notification: Notification }) => Event;
};

async function openReminder(page: Page) {
  await chooseInProfileMenu(page, 'Settings');
  const settings = page.getByRole('dialog', { name: 'App Settings' });
  await settings
    .getByRole('button', { name: 'General' })
    .or(settings.getByRole('tab', { name: 'General' }))
    .click();
  return {
    close: () => page.keyboard.press('Escape'),
    block: settings.getByRole('region', { name: 'Daily reminder' }),
    toggle: settings.getByRole('checkbox', { name: 'Remind me of the Soul Loop' }),
  };
}

test(
  'signed in: asked when it is turned on, pushed without a word of the person, and it leads to the loop',
  { tag: '@long' },
  async ({ page, context }) => {
    await watch(page);
    const record = await recordPage(page);
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/push/subscription'))
        told.push([request.method(), request.postDataJSON()]);
    });
    await openAs(page, server, await newSession(server, 'ana@example.org'));
    await waitUntilOffline(page);
    const { block, toggle, close } = await openReminder(page);
    await expect(toggle).not.toBeChecked();
    expect(await watched(page)).toEqual({ asked: 0, badges: [], subscribed: [] });

    await test.step('a calendar can do it, whatever the browser can', async () => {
      const downloading = page.waitForEvent('download');
      await block.getByRole('button', { name: 'Add to my calendar' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('soul-loop-reminder.ics');
      const text = await (await download.createReadStream()).toArray();
      expect(Buffer.concat(text as Buffer[]).toString()).toContain('T200000\r\nRRULE:FREQ=DAILY\r\n');
    });

    await test.step('a browser that says no: it stays off, and how to allow it is said', async () => {
      await toggle.click();
      await expect(block.getByRole('status').first()).toHaveText(/does not let Soulstice show notices/);
      await expect(toggle).not.toBeChecked();
      expect(told).toEqual([]);
    });

    await test.step('a browser that says yes: the server is told where and when, and nothing else', async () => {
      await context.grantPermissions(['notifications'], { origin: server.url });
      await toggle.click();
      await expect(block.getByRole('status').first()).toHaveText(
        /^On\. The server wakes this browser at 20:00/,
      );
      expect(told).toEqual([['PUT', { endpoint, keys, time: '20:00', zone: 'Europe/Vienna' }]]);
      const { asked, subscribed, badges } = await watched(page);
      expect([asked, subscribed.length, badges.at(-1)]).toEqual([2, 1, 'set']);
      await block.getByLabel('Time').fill('07:45');
      await expect
        .poll(() => told.at(-1))
        .toEqual(['PUT', { endpoint, keys, time: '07:45', zone: 'Europe/Vienna' }]);
      expect(await findingsInBothThemes(page, 'dialog[open]')).toEqual([]);
    });

    await test.step('what is pushed is shown, and pressing it opens the loop over the page', async () => {
      await close();
      const worker = await workerOf(context, page);
      const shown = {
        title: 'Soulstice',
        body: 'Today’s Soul Loop is open.',
        tag: 'soul-loop',
        data: { path: '/?loop=1' },
      };
      // A message that is none of ours shows our own words, and leads nowhere else.
      await worker.push('{"title":"x","body":"y","path":"https://elsewhere.example/"}');
      await expect.poll(() => notices(page)).toEqual([shown]);
      await closeNotices(page);
      await worker.push(payload);
      await expect.poll(() => notices(page)).toEqual([shown]);
      const inWorker = context.serviceWorkers().find((one) => one.url() === `${server.url}/sw.js`);
      if (inWorker === undefined) throw new Error('there is a worker');
      await inWorker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope;
        const [notification] = await scope.registration.getNotifications();
        if (notification === undefined) throw new Error('there is a notice');
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      });
      await expect(page.getByRole('dialog', { name: 'Daily Soul OS Loop' })).toBeVisible();
      await expect.poll(() => notices(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('off: the server and the browser are told, and the dot goes', async () => {
      const again = await openReminder(page);
      await again.toggle.click();
      await expect(again.block.getByRole('status').first()).toHaveText('Off.');
      expect(told.at(-1)).toEqual(['DELETE', { endpoint }]);
      const { subscribed, badges } = await watched(page);
      expect([subscribed.at(-1), badges.at(-1)]).toEqual(['ended', 'clear']);
      await again.toggle.click();
      await expect(again.block.getByRole('status').first()).toHaveText(/^On\./);
      await again.close();
    });

    await test.step('signing out ends it too', async () => {
      const before = told.length;
      await signOut(page, 'keep');
      expect(told.slice(before)).toEqual([['DELETE', { endpoint }]]);
    });
    expect([record.violations, record.faults]).toEqual([[], []]);
  },
);

test('without an account: the browser wakes the app, which says it once a day @long', async ({
  page,
  context,
}) => {
  await watch(page);
  await context.grantPermissions(['notifications'], { origin: server.url });
  await enter(page, server.url);
  await waitUntilOffline(page);
  const { block, toggle } = await openReminder(page);
  await toggle.click();
  await expect(block.getByRole('status').first()).toHaveText(/^On/);
  expect((await watched(page)).subscribed).toEqual([]);
  const worker = await workerOf(context, page);
  // No page of the app is open, which would say it itself.
  await page.goto(`${server.url}/api/health`);
  await keepLocal(page, [
    ['setting:reminder.time', '00:00'],
    ['soul-loop:reminded', '2020-01-01'],
  ]);
  await worker.look();
  await expect
    .poll(async () => (await notices(page)).map(({ body }) => body))
    .toEqual(['Today’s Soul Loop is open.']);
  await closeNotices(page);
  await lookToTheEnd(context);
  expect(await notices(page)).toEqual([]);
});

/** Wakes the worker as the clock would, and waits until it has done what it does. */
async function lookToTheEnd(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url() === `${server.url}/sw.js`);
  if (worker === undefined) throw new Error('there is no worker');
  const jobs = await worker.evaluate(async () => {
    const begun: Promise<unknown>[] = [];
    const waitUntil = (job: Promise<unknown>) => void begun.push(job);
    dispatchEvent(Object.assign(new Event('periodicsync'), { tag: 'reminder', waitUntil }));
    await Promise.all(begun);
    return begun.length;
  });
  expect(jobs).toBe(1);
}

/** Writes into the local table, past the app. */
function keepLocal(page: Page, rows: readonly (readonly [key: string, value: string])[]): Promise<void> {
  return page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('soulstice-anon');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('it did not open')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('local', 'readwrite');
          for (const [key, value] of values) transaction.objectStore('local').put({ key, value });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    rows,
  );
}
