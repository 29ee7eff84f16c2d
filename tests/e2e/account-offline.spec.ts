/** An account while its server is away, after its token has expired, and after the server has ended its session. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectDoor, expireSession, keptSession, signInByCode } from '../support/e2e-account.ts';
import {
  ask,
  enter,
  fillBirth,
  input,
  marta,
  openProfileForm,
  recordPage,
  replies,
  save,
  waitUntilOffline,
} from '../support/e2e-app.ts';
import { syncLine } from '../support/e2e-sync.ts';
import { ownServer } from '../support/server.ts';
import { send } from '../support/server-people.ts';

test.use({ serviceWorkers: 'allow' });

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

/** Signs in and saves a birth; the worker holds the shell by then. */
async function signInWithBirth(
  page: Page,
  server: Parameters<typeof signInByCode>[1],
  email: string,
): Promise<void> {
  await page.goto(`${server.url}/`);
  await signInByCode(page, server, email);
  await openProfileForm(page);
  await fillBirth(page, marta);
  await save(page);
  await waitUntilOffline(page);
}

/** Addresses of the page's own frame from now on. */
function visited(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

test('with the server gone and the token expired a person has their own data, and the account is back by itself', async ({
  page,
  context,
}) => {
  // Two starts of a server and a whole journey between them.
  test.setTimeout(120_000);
  let server = await ownServer();
  const profile = async () => {
    const { access_token: token } = await keptSession(page);
    return (await send(server.url, 'GET', '/api/profile', { token })).json();
  };
  try {
    const record = await recordPage(page);
    // Time goes on as it does; later a minute of it is skipped.
    await page.clock.install();
    await signInWithBirth(page, server, 'ana@example.org');
    const before = await keptSession(page);
    await server.kill();
    await expireSession(page);
    const paths = visited(page);

    await test.step('the shell opens at / on their own data', async () => {
      await page.goto(`${server.url}/`);
      await expect(input(page)).toBeEnabled();
      await expect(page).toHaveURL(`${server.url}/`);
      await expect(sidebar(page)).toContainText('Marta Leal');
      await expect(syncLine(page)).toHaveText(/offline$/);
    });

    await test.step('saves work, also past a reload', async () => {
      await openProfileForm(page);
      await page.getByLabel('Name', { exact: true }).fill('Marta Luz');
      await save(page);
      await expect(syncLine(page)).toHaveText(/^\d+ waiting: offline$/);
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await ask(page, 'What is today good for?');
      await page.reload();
      await expect(replies(page)).toHaveCount(1);
      await expect(sidebar(page)).toContainText('Marta Luz');
      await expect(syncLine(page)).toHaveText(/offline$/);
    });
    expect(paths.filter((path) => path === '/sign-in')).toEqual([]);
    expect((await keptSession(page)).refresh_token).toBe(before.refresh_token);

    await test.step('the server is back: the account too, without a reload', async () => {
      server = await server.restart();
      const loads = paths.length;
      await page.clock.fastForward('01:05');
      await expect(syncLine(page)).toHaveText(/^Data synced/);
      await expect.poll(profile).toMatchObject({ name: 'Marta Luz', birthDate: '1993-04-14' });
      expect(paths.length).toBe(loads);
      const after = await keptSession(page);
      expect(after.refresh_token).not.toBe(before.refresh_token);
      expect(after.expires_at).toBeGreaterThan(before.expires_at - 600);
    });

    await test.step('a network that goes and comes is told at once', async () => {
      await context.setOffline(true);
      await expect(syncLine(page)).toHaveText(/offline$/);
      await page.reload();
      await expect(replies(page)).toHaveCount(1);
      await expect(syncLine(page)).toHaveText(/offline$/);
      await openProfileForm(page);
      await page.getByLabel('Name', { exact: true }).fill('Marta Sol');
      await save(page);
      await context.setOffline(false);
      await expect(syncLine(page)).toHaveText(/^Data synced/);
      await expect.poll(profile).toMatchObject({ name: 'Marta Sol' });
    });
    expect(paths.filter((path) => path === '/sign-in')).toEqual([]);
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  } finally {
    await server.dispose();
  }
});

test(
  'a session that the server has ended leaves the local data open, and signing in again brings all of it back',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    // A minute has to lie between two codes for one address.
    const server = await ownServer({ LIMIT_FACTOR: '100' });
    try {
      const record = await recordPage(page);
      await signInWithBirth(page, server, 'bo@example.org');
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await ask(page, 'What is today good for?');
      const { access_token: token, user } = await keptSession(page);
      expect(
        (await send(server.url, 'POST', '/auth/v1/logout?scope=global', { token, body: {} })).status,
      ).toBe(204);
      // What the refresh token is good for is asked when the token has expired.
      await expireSession(page);
      await page.reload();

      await test.step('everything is there, and there is a way back in', async () => {
        await expect(syncLine(page)).toHaveText(/sign in again/i);
        await expect(sidebar(page)).toContainText('Marta Leal');
        await expect(replies(page)).toHaveCount(1);
        await openProfileForm(page);
        await page.getByLabel('Name', { exact: true }).fill('Marta Luz');
        await save(page);
        await expect(sidebar(page)).toContainText('Marta Luz');
      });

      await test.step('signing in again', async () => {
        await syncLine(page).click();
        await expect(page.getByRole('dialog', { name: 'Sync Your Data' })).toContainText(
          'Your session has ended.',
        );
        await signInByCode(page, server, 'bo@example.org', { told: true });
        expect((await keptSession(page)).user.id).toBe(user.id);
        await expect(sidebar(page)).toContainText('Marta Luz');
        await expect(syncLine(page)).toHaveText(/^Data synced/);
        // What was saved meanwhile has reached the account.
        await expect
          .poll(async () => {
            const { access_token } = await keptSession(page);
            return (await send(server.url, 'GET', '/api/profile', { token: access_token })).json();
          })
          .toMatchObject({ name: 'Marta Luz', birthPlace: expect.stringMatching(/^Lisbon/) });
        await sidebar(page).getByRole('link', { name: 'What is today good for?' }).click();
        await expect(replies(page)).toHaveCount(1);
      });
      expect(record.violations).toEqual([]);
      expect(record.faults).toEqual([]);
    } finally {
      await server.dispose();
    }
  },
);

test(
  'without login nothing is asked of the server, and nobody has to be there',
  { tag: '@long' },
  async ({ page }) => {
    const server = await ownServer();
    try {
      const record = await recordPage(page);
      await page.goto(`${server.url}/`);
      await waitUntilOffline(page);
      await server.kill();
      await page.reload();
      await expectDoor(page);
      await enter(page, server.url);
      // The door had to ask which ways in there are; from here on there is nothing to ask.
      record.requests.length = 0;
      await openProfileForm(page);
      // The list of cities may not have come yet.
      const { place: _, ...birth } = marta;
      await fillBirth(page, birth);
      await save(page);
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await ask(page, 'What is today good for?');
      await page.reload();
      await expect(replies(page)).toHaveCount(1);
      await expect(sidebar(page)).toContainText('Marta Leal');
      const asked = record.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
      expect(asked.filter((line) => /^\S+ \/(?:api|auth|rest)\//.test(line))).toEqual([]);
      expect(record.violations).toEqual([]);
      expect(record.faults).toEqual([]);
    } finally {
      await server.dispose();
    }
  },
);
