/** Devices of one person in real browsers: apart for a while and together again, cut off, killed, full, signed out, closed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { ask, input, replies, waitUntilOffline } from '../support/e2e-app.ts';
import { withDiskThatFills } from '../support/e2e-store.ts';
import {
  keepSession,
  labelled,
  launchOwnBrowser,
  newSession,
  openAs,
  openDoor,
  pushMessages,
  recentChats,
  rowsOfAccount,
  serverMessages,
  syncLine,
  waitingOn,
} from '../support/e2e-sync.ts';
import { test } from '../support/e2e-test.ts';
import { ownServer } from '../support/server.ts';
import type { OwnServer } from '../support/server.ts';
import { isLong } from '../support/long-run.ts';

test.use({ serviceWorkers: 'allow' });

let server: OwnServer;
let people = 0;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Someone new to the server, on as many devices as asked. */
const someone = (): string => `person${process.pid}-${(people += 1)}@example.org`;

test('edits on two devices without a network, then with: the same on both screens', async ({ browser }) => {
  const email = someone();
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  try {
    const [one, two] = await Promise.all(
      contexts.map(async (context) => {
        const page = await context.newPage();
        await openAs(page, server, await newSessionInTurn(email));
        await waitUntilOffline(page);
        await page.reload();
        return page;
      }),
    );
    if (one === undefined || two === undefined) throw new Error('there are two devices');

    await ask(one, 'Should I change my job?');
    // The other device is open: it follows by itself.
    await expect(recentChats(two)).toHaveText([/^Should I change my job/], { timeout: 3000 });

    await Promise.all(contexts.map((context) => context.setOffline(true)));
    await one.getByRole('button', { name: 'Options for Should I change my job?' }).click();
    await one.getByRole('menuitem', { name: 'Your Soul Pattern' }).click();
    await one.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    await expect(replies(one)).toHaveCount(0);
    await ask(one, 'What is today good for?');
    await two.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    await ask(two, 'Why am I so tired?');
    await expect(syncLine(two)).toHaveText(/waiting: offline$/);
    await expect(recentChats(one)).toHaveText([/^What is today good for/]);
    await expect(recentChats(two)).toHaveText([/^Why am I so tired/, /^Should I change my job/]);

    await Promise.all(contexts.map((context) => context.setOffline(false)));
    for (const page of [one, two]) {
      // What was put into a folder on one device, and what was asked on each.
      await expect(recentChats(page)).toHaveText([/^Why am I so tired/, /^What is today good for/]);
      await page.getByRole('button', { name: /Your Soul Pattern.*1 chat/ }).click();
      await expect(
        page.getByRole('region', { name: 'Organized' }).getByRole('link', { name: /Should I change my job/ }),
      ).toBeVisible();
      await expect(syncLine(page)).toHaveText(/^Data synced/);
      await recentChats(page).first().click();
      await expect(page.getByRole('article', { name: 'You' })).toContainText('Why am I so tired?');
      await expect(replies(page)).toHaveCount(1);
    }
    expect(await replies(one).innerText()).toBe(await replies(two).innerText());
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
});

test(
  'airplane mode in the middle of a long import: it goes on where it was',
  { tag: '@long' },
  async ({ page, context }) => {
    const session = await newSession(server, someone());
    await page.goto(`${server.url}/`);
    await page.getByRole('button', { name: 'Continue without login' }).click();
    await expect(input(page)).toBeEnabled();
    await openDoor(page);
    await write(page, 'anon', 'made before', 3000);
    await page.goto(`${server.url}/api/health`);
    await keepSession(page, session);

    let pushes = 0;
    await context.route('**/api/sync/push', async (route) => {
      pushes += 1;
      // Three thousand rows are six pushes and two are on their way at once: the fifth never leaves, the fourth may be lost.
      if (pushes !== 5) return route.continue();
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    });
    await page.goto(`${server.url}/`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add them' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(syncLine(page)).toHaveText(/^[\d,]+ waiting: offline$/);
    const waited = await waitingOn(page, session.user.id);
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThan(3000);

    await context.setOffline(false);
    await expect(syncLine(page)).toHaveText(/^Data synced/, { timeout: 15_000 });
    expect(await serverMessages(server, session)).toEqual(labelled('made before', 3000));
    // Nothing was sent twice but what was cut.
    expect(pushes).toBeLessThanOrEqual(10);
  },
);

/** Ten in the long run: each tab is a whole app, which a gate on two cores feels. */
const TABS = isLong ? 10 : 4;

test(
  'many tabs that write 200 rows each: all arrive, one tab pushing at a time',
  { tag: '@long' },
  async ({ page, context }) => {
    const session = await newSession(server, someone());
    await openAs(page, server, session);
    const pages = [page];
    for (let tab = 1; tab < TABS; tab += 1) {
      const other = await context.newPage();
      await other.goto(`${server.url}/`);
      pages.push(other);
    }
    let inFlight = 0;
    let most = 0;
    await context.route('**/api/sync/push', async (route) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await answerOf(route);
      inFlight -= 1;
    });
    await Promise.all(pages.map(openDoor));
    await Promise.all(
      pages.map((tab, at) =>
        tab.evaluate(([account, label]) => window.syncDoor?.write({ account, label, count: 200 }), [
          session.user.id,
          `tab ${at}`,
        ] as const),
      ),
    );
    const all = pages.flatMap((_, at) => labelled(`tab ${at}`, 200)).toSorted();
    await expect.poll(() => serverMessages(server, session), { timeout: 20_000 }).toEqual(all);
    await expect.poll(() => waitingOn(page, session.user.id)).toBe(0);
    // One tab, with two batches on their way.
    expect(most).toBeLessThanOrEqual(2);
  },
);

test('a browser that is killed while it writes has everything it said it had', { tag: '@long' }, async () => {
  const session = await newSession(server, someone());
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const written: string[] = [];
  let own = await launchOwnBrowser(profile);
  try {
    let page = await own.context.newPage();
    await openAs(page, server, session);
    await waitUntilOffline(page);
    await own.context.setOffline(true);
    await page.exposeFunction('onWritten', (content: string) => void written.push(content));
    await openDoor(page);
    const writing = page
      .evaluate(
        (account) =>
          window.syncDoor?.write({
            account,
            label: 'killed',
            count: 100_000,
            // Not waited for: the way to the test and back would take most of the time.
            onWritten: (content) => {
              void (window as unknown as { onWritten: (text: string) => Promise<void> }).onWritten(content);
            },
          }),
        session.user.id,
      )
      .catch(() => undefined);
    await expect.poll(() => written.length, { intervals: [10], timeout: 60_000 }).toBeGreaterThan(100);
    await own.kill();
    await writing;
    expect(await serverMessages(server, session)).toEqual([]);

    own = await launchOwnBrowser(profile);
    page = await own.context.newPage();
    await page.goto(`${server.url}/`);
    await expect(syncLine(page)).toHaveText(/^Data synced/, { timeout: 15_000 });
    const arrived = await serverMessages(server, session);
    const kept = (await rowsOfAccount(page, session.user.id, 'message')) ?? [];
    expect(kept.map(({ content }) => String(content)).toSorted()).toEqual(arrived);
    expect(written.filter((content) => !arrived.includes(content))).toEqual([]);
    expect(await waitingOn(page, session.user.id)).toBe(0);
  } finally {
    await own.kill().catch(() => undefined);
    await rm(profile, { recursive: true, force: true });
  }
});

test('a full disk takes nothing, says so, and goes on once there is room', async ({ page }) => {
  const { fillDisk, freeDisk } = await withDiskThatFills(page);
  const session = await newSession(server, someone());
  await openAs(page, server, session);
  await fillDisk();
  await pushMessages(server, session, 'too much', 700);
  await expect(syncLine(page)).toHaveText('Needs attention: device is full');
  expect(await rowsOfAccount(page, session.user.id, 'message')).toEqual([]);
  await freeDisk();
  await expect(syncLine(page)).toHaveText(/^Data synced/, { timeout: 20_000 });
  const kept = (await rowsOfAccount(page, session.user.id, 'message')) ?? [];
  expect(kept.map(({ content }) => String(content)).toSorted()).toEqual(labelled('too much', 700));
});

test(
  'a token that expires in the middle is renewed once, in two tabs, and nobody is signed out',
  { tag: '@long' },
  async ({ page, context }) => {
    const session = await newSession(server, someone());
    await openAs(page, server, session);
    const other = await context.newPage();
    await other.goto(`${server.url}/`);
    await expect(input(other)).toBeEnabled();

    let pushes = 0;
    let renewals = 0;
    const old = `Bearer ${session.access_token}`;
    // From the third push on the server takes that token for one that is over, as it would an hour later.
    const refuseOld = async (route: Route): Promise<void> => {
      const { authorization } = await route.request().allHeaders();
      if (pushes < 3 || authorization !== old) return route.continue();
      return route.fulfill({ status: 401, json: { error: 'Please sign in again.', code: 'bad_jwt' } });
    };
    await context.route('**/api/sync/push', (route) => {
      pushes += 1;
      return refuseOld(route);
    });
    await context.route('**/api/sync/pull*', refuseOld);
    await context.route('**/auth/v1/user', async (route) => {
      const { authorization } = await route.request().allHeaders();
      if (pushes < 3 || authorization !== old) return route.continue();
      return route.fulfill({
        status: 403,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'bad_jwt', message: 'token is expired' },
      });
    });
    context.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals += 1;
    });
    await openDoor(page);
    await write(page, session.user.id, 'late', 2500);
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    const again = await newSession(server, session.user.email);
    await expect
      .poll(() => serverMessages(server, again), { timeout: 20_000 })
      .toEqual(labelled('late', 2500));
    for (const tab of [page, other]) await expect(syncLine(tab)).toHaveText(/^Data synced/);
    expect(renewals).toBe(1);
  },
);

test(
  'signed out while a push is under way: its answer reaches nobody, and nothing comes back',
  { tag: '@long' },
  async ({ page, context }) => {
    const session = await newSession(server, someone());
    await openAs(page, server, session);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      void context.route('**/api/sync/push', async (route) => {
        const answered = await route.fetch();
        resolve();
        await held;
        await route.fulfill({ response: answered }).catch(() => undefined);
      });
    });
    await openDoor(page);
    await write(page, session.user.id, 'under way', 40);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await arrived;
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out?' });
    await expect(question).toContainText('40 things');
    await question.getByLabel('Remove it from this device').check();
    await question.getByRole('button', { name: 'Sign Out and Remove' }).click();
    await expect(page).toHaveURL(/\/sign-in$/, { timeout: 20_000 });
    answer();

    // Somebody else signs in on the same device.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const next = await newSession(server, someone());
    await openAs(page, server, next);
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(names).not.toContain(`soulstice-${session.user.id}`);
    expect(await rowsOfAccount(page, next.user.id, 'message')).toEqual([]);
    expect(await serverMessages(server, next)).toEqual([]);
    const again = await newSession(server, session.user.email);
    expect(await serverMessages(server, again)).toEqual(labelled('under way', 40));
  },
);

test(
  'a new version that takes over in the middle of things loses neither text nor rows',
  { tag: '@long' },
  async ({ page }) => {
    const own = await ownServer({ LIMIT_FACTOR: '1000' });
    try {
      const session = await newSession(own, someone());
      await openAs(page, own, session);
      await waitUntilOffline(page);
      await page.reload();
      await expect(input(page)).toBeEnabled();
      await input(page).fill('Half a question about');
      await own.publishNewVersion();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const update = page.getByRole('button', { name: 'Update', exact: true });
      await expect(update).toBeVisible();
      await page.context().setOffline(true);
      await openDoor(page);
      await write(page, session.user.id, 'old version', 300);
      // Without a network too: the new version is here already.
      await Promise.all([page.waitForEvent('load'), update.click()]);
      await expect(input(page)).toHaveValue('Half a question about');
      await expect(syncLine(page)).toHaveText('300 waiting: offline');
      await page.context().setOffline(false);
      await expect.poll(() => serverMessages(own, session)).toEqual(labelled('old version', 300));
      await expect(syncLine(page)).toHaveText(/^Data synced/);
    } finally {
      await own.dispose();
    }
  },
);

test('with every page closed the worker sends what waits', { tag: '@long' }, async ({ page, context }) => {
  const session = await newSession(server, someone());
  await openAs(page, server, session);
  await waitUntilOffline(page);
  await page.reload();
  await expect(syncLine(page)).toHaveText(/^Data synced/);
  await context.setOffline(true);
  await openDoor(page);
  await write(page, session.user.id, 'left behind', 60);
  await page.close();
  const blank = await context.newPage();
  const wake = await workerWaker(context, blank);
  await context.setOffline(false);
  expect(await serverMessages(server, session)).toEqual([]);
  // A try that could not be ends in another one, as the browser itself comes back.
  await expect(async () => {
    await wake('outbox');
    await expect
      .poll(() => serverMessages(server, session), { timeout: 5_000 })
      .toEqual(labelled('left behind', 60));
  }).toPass({ timeout: 40_000 });

  // And fetches what is new, once a day.
  await pushMessages(server, session, 'meanwhile', 5);
  const reader = await context.newPage();
  await reader.goto(`${server.url}/api/health`);
  // A round that is still at its end has the lead, and the day's is left out.
  await expect(async () => {
    await wake('daily', 'periodic');
    await expect
      .poll(async () => (await rowsOfAccount(reader, session.user.id, 'message'))?.length, { timeout: 3_000 })
      .toBe(65);
  }).toPass({ timeout: 20_000 });
  expect(await waitingOn(reader, session.user.id)).toBe(0);
});

/** Codes are read from what the server writes, so only one is asked for at a time. */
let lastSession: Promise<unknown> = Promise.resolve();
function newSessionInTurn(email: string): ReturnType<typeof newSession> {
  const next = lastSession.then(() => newSession(server, email));
  lastSession = next.catch(() => undefined);
  return next;
}

/** Writes messages in one transaction, without a word to the app. */
function write(page: Page, account: string, label: string, count: number): Promise<void> {
  return page.evaluate((options) => window.syncDoor?.writeAtOnce(options), { account, label, count });
}

async function answerOf(route: Route): Promise<void> {
  await route.fulfill({ response: await route.fetch() });
}

/** Lets the browser wake the worker of the server's origin, as it would when the network is back or a day is over. */
async function workerWaker(
  context: BrowserContext,
  page: Page,
): Promise<(tag: string, kind?: 'once' | 'periodic') => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (tag, kind = 'once') => {
    const event = { origin: server.url, registrationId, tag };
    if (kind === 'periodic') await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', event);
    else await devtools.send('ServiceWorker.dispatchSyncEvent', { ...event, lastChance: false });
  };
}
