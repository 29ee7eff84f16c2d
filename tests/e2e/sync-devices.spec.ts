/** What a person sees of the sync: the question at the first sign-in, another device at work, an old version, leaving, changing, ending. */
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { chooseInProfileMenu, expectDoor, signOut } from '../support/e2e-account.ts';
import { ask, enter, input, replies } from '../support/e2e-app.ts';
import {
  accountDatabases,
  keepSession,
  labelled,
  newSession,
  openAs,
  openDoor,
  recentChats,
  rowsOfAccount,
  serverMessages,
  serverRows,
  syncLine,
  waitingOn,
} from '../support/e2e-sync.ts';
import { png } from '../support/picture-samples.ts';
import { test } from '../support/e2e-test.ts';
import type { OwnServer } from '../support/server.ts';
import { send } from '../support/server-people.ts';

let server: OwnServer;
let people = 0;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Someone new to the server, on as many devices as asked. */
const someone = (): string => `owner${process.pid}-${(people += 1)}@example.org`;

test(
  'the first sign-in asks what becomes of what was made before, and does what was answered',
  { tag: '@long' },
  async ({ page, browser }) => {
    const email = someone();
    const session = await newSession(server, email);
    await enter(page, server.url);
    await ask(page, 'Should I change my job?');
    await page.goto(`${server.url}/api/health`);
    await keepSession(page, session);
    await page.goto(`${server.url}/`);
    const dialog = page.getByRole('dialog');

    await test.step('it says what is stored, and suggests no answer', async () => {
      await expect(dialog).toContainText(
        'Your birth data, your chats and your journal will be stored on this server',
      );
      await expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
      await expect(dialog).toContainText('Add the 3 items on this device to this account?');
      await expect(dialog).toContainText('1 chat and 2 messages');
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      for (const answer of ['Add them', 'Keep them on this device only'])
        await expect(dialog.getByRole('button', { name: answer })).not.toBeFocused();
    });

    await test.step('kept apart: none of it is in the account, here or there', async () => {
      await dialog.getByRole('button', { name: 'Keep them on this device only' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(syncLine(page)).toHaveText(/^Data synced/);
      await expect(recentChats(page)).toHaveCount(0);
      expect(await serverMessages(server, session)).toEqual([]);
      await page.reload();
      await expect(syncLine(page)).toHaveText(/^Data synced/);
      await expect(dialog).toHaveCount(0);
    });

    await test.step('added after all: the second device has it, and nothing is left apart', async () => {
      await openCloudSync(page);
      await page.getByRole('button', { name: 'Add to this account…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add them' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await expect(recentChats(page)).toHaveText([/^Should I change my job/]);
      const second = await browser.newContext();
      try {
        const other = await second.newPage();
        await openAs(other, server, await newSession(server, email));
        await expect(recentChats(other)).toHaveText([/^Should I change my job/]);
        await recentChats(other).first().click();
        await expect(replies(other)).toHaveCount(1);
      } finally {
        await second.close();
      }
      expect((await rowsOfAccount(page, 'anon', 'message')) ?? []).toEqual([]);
    });
  },
);

test(
  'what one device does another that is open shows: a chat, its name, a picture, a deletion',
  { tag: '@long' },
  async ({ browser }) => {
    const email = someone();
    const contexts: BrowserContext[] = [];
    const device = async (): Promise<Page> => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      const session = await newSession(server, email);
      await openAs(page, server, session);
      account = session.user.id;
      return page;
    };
    let account = '';
    try {
      const here = await device();
      const there = await device();
      // Within a second is the promise; the rest is for a machine that does other things as well.
      const soon = { timeout: 5000, intervals: [20] };

      await ask(here, 'What is today good for?');
      await expect
        .poll(() => recentChats(there).allInnerTexts(), soon)
        .toEqual([expect.stringMatching(/^What is today good for/)]);
      await openDoor(here);
      const threadId = new URL(here.url()).pathname.split('/').at(-1) ?? '';
      await here.evaluate((options) => window.syncDoor?.rename(options), {
        account,
        threadId,
        title: 'The long weekend',
      });
      await expect
        .poll(() => recentChats(there).allInnerTexts(), soon)
        .toEqual([expect.stringMatching(/^The long weekend/)]);

      const picture = [...png({ width: 8, height: 8 })];
      const sha = await here.evaluate((options) => window.syncDoor?.keepBlob(options), {
        account,
        type: 'image/png',
        bytes: picture,
      });
      await expect
        .poll(async () => ((await rowsOfAccount(there, account, 'blob_data')) ?? []).map((row) => row['sha']))
        .toEqual([sha]);
      await expect.poll(async () => (await rowsOfAccount(here, account, 'blob_queue'))?.length).toBe(0);

      await recentChats(there).first().click();
      await expect(replies(there)).toHaveCount(1);
      await here.getByRole('button', { name: 'Options for The long weekend' }).click();
      await here.getByRole('menuitem', { name: 'Delete chat' }).click();
      await expect.poll(() => recentChats(there).count(), soon).toBe(0);
      await expect(there.getByRole('heading', { name: 'This chat is not here' })).toBeVisible();
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  },
);

test(
  'a version that is too old for the server says so, and everything made with it goes out later',
  { tag: '@long' },
  async ({ page, context }) => {
    const session = await newSession(server, someone());
    await openAs(page, server, session);
    await context.route('**/api/sync/{push,pull}*', (route) =>
      route.fulfill({ status: 426, json: { error: 'Please update.', code: 'update_needed' } }),
    );
    await ask(page, 'Why am I so tired?');
    await expect(syncLine(page)).toHaveText(/^Needs attention/);
    await openCloudSync(page);
    const settings = page.getByRole('dialog', { name: 'App Settings' });
    await expect(settings).toContainText('This version is too old to sync');
    await expect(settings).toContainText(/Nothing is lost: \d+ things wait on this device/);
    await settings.getByRole('button', { name: 'Reload', exact: true }).click();
    await page.waitForEvent('load');
    await expect(replies(page)).toHaveCount(1);
    await ask(page, 'And tomorrow?');
    await expect(syncLine(page)).toHaveText(/^Needs attention/);
    expect(await serverMessages(server, session)).toEqual([]);

    await context.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(syncLine(page)).toHaveText(/^Data synced/);
    await expect(replies(page)).toHaveCount(2);
    expect(await serverMessages(server, session)).toHaveLength(4);
    expect(await serverMessages(server, session)).toEqual(
      expect.arrayContaining(['Why am I so tired?', 'And tomorrow?']),
    );
  },
);

test('one after the other on the same device: neither gets what the other made, sent or not', async ({
  page,
  context,
}) => {
  const [first, second] = [await newSession(server, someone()), await newSession(server, someone())];
  await openAs(page, server, first);
  await openDoor(page);
  await context.route('**/api/sync/push', (route) => route.abort('internetdisconnected'));
  await page.evaluate(
    (account) => window.syncDoor?.writeAtOnce({ account, label: 'first', count: 30 }),
    first.user.id,
  );
  await signOut(page, 'keep');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  expect(await waitingOn(page, first.user.id)).toBe(30);

  await openAs(page, server, second);
  await openDoor(page);
  await page.evaluate(
    (account) => window.syncDoor?.write({ account, label: 'second', count: 20 }),
    second.user.id,
  );
  await expect.poll(() => serverMessages(server, second)).toEqual(labelled('second', 20));
  expect(await contentsOf(page, second.user.id)).toEqual(labelled('second', 20));
  // What the first left behind waits for the first.
  expect(await waitingOn(page, first.user.id)).toBe(30);
  await signOut(page, 'remove');

  const again = await newSession(server, first.user.email);
  await page.goto(`${server.url}/api/health`);
  await keepSession(page, again);
  await page.goto(`${server.url}/`);
  await expect(input(page)).toBeEnabled();
  await expect.poll(() => serverMessages(server, again)).toEqual(labelled('first', 30));
  await expect(syncLine(page)).toHaveText(/^Data synced/);
  expect(await contentsOf(page, first.user.id)).toEqual(labelled('first', 30));
  expect(await accountDatabases(page)).toEqual([`soulstice-${first.user.id}`]);
  const secondAgain = await newSession(server, second.user.email);
  expect(await serverMessages(server, secondAgain)).toEqual(labelled('second', 20));
});

test(
  'an account that is deleted with a code is gone here, on the server and on the other device',
  { tag: '@long' },
  async ({ page, browser }) => {
    const email = someone();
    const session = await newSession(server, email);
    await openAs(page, server, session);
    const context = await browser.newContext();
    try {
      const other = await context.newPage();
      await openAs(other, server, await newSession(server, email));
      await ask(page, 'What is today good for?');
      await expect(recentChats(other)).toHaveCount(1);

      await openCloudSync(page);
      await page.getByRole('button', { name: 'Delete account…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(dialog).toContainText('on your other devices');
      await dialog.getByRole('button', { name: 'Send me a code' }).click();
      const [, code = ''] = await server.waitForLine(/mail to [^\n]*?\b(\d{6})\b/);
      const digits = dialog.getByLabel('Six-digit code');
      await digits.fill(code === '000000' ? '000001' : '000000');
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(dialog.getByText('This code is wrong or no longer valid.')).toBeVisible();
      expect((await serverRows(server, session)).size).toBeGreaterThan(0);
      await digits.fill(code);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();

      for (const device of [page, other]) {
        await expectDoor(device);
        await expect.poll(() => accountDatabases(device)).toEqual([]);
      }
      const refused = await send(server.url, 'GET', '/api/sync/pull?c=0&n=10', {
        token: session.access_token,
      });
      expect(refused.status).toBe(401);
      // The same address again is somebody new.
      const anew = await newSession(server, email);
      expect(anew.user.id).not.toBe(session.user.id);
      expect((await serverRows(server, anew)).size).toBe(0);
    } finally {
      await context.close();
    }
  },
);

async function openCloudSync(page: Page): Promise<void> {
  await chooseInProfileMenu(page, 'Settings');
  const settings = page.getByRole('dialog', { name: 'App Settings' });
  await settings.getByRole('button', { name: 'Cloud Sync & Backup', exact: true }).click();
}

async function contentsOf(page: Page, account: string): Promise<string[]> {
  const rows = (await rowsOfAccount(page, account, 'message')) ?? [];
  return rows.map(({ content }) => String(content)).toSorted();
}
