/** The Admin Panel in the built app: what an admin does with the content, and what of it everyone else gets. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { html, wav } from '../support/audio-samples.ts';
import { keptSession, signInByCode, signOut } from '../support/e2e-account.ts';
import { recordPage } from '../support/e2e-app.ts';
import { findingsBySize } from '../support/e2e-axe.ts';
import { ownServer } from '../support/server.ts';
import type { OwnServer } from '../support/server.ts';
import { send, setupTokenOf, signInAt } from '../support/server-people.ts';
import type { Person } from '../support/server-people.ts';

// One server for all of them, so one worker.
test.describe.configure({ mode: 'default' });

let server: OwnServer;
/** An admin, by plain requests. */
let admin: Person;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // The addresses given here become admins when they sign in.
  server = await ownServer({
    ADMIN_EMAILS: 'ana@example.org,axe-phone@example.org,axe-wide@example.org',
    LIMIT_FACTOR: '100',
  });
  const token = await setupTokenOf(server);
  admin = await signInAt(server, 'first@example.org');
  expect((await admin.call('POST', '/api/admin/setup', { token })).status).toBe(200);
});
test.afterAll(() => server?.dispose());

type Item = { readonly id: string; readonly title: string; readonly audioUrl: string };

const sound = Buffer.from(wav(4));

async function addItem(title: string, more: object = {}): Promise<Item> {
  const upload = await fetch(new URL('/api/admin/soul-wisdom/audio', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'audio/wav' },
    body: new Uint8Array(sound),
  });
  const { audioUrl } = (await upload.json()) as Item;
  const answer = await admin.call('POST', '/api/admin/soul-wisdom', {
    type: 'podcast',
    title,
    description: 'Four seconds of silence.',
    duration: '0:04',
    audioUrl,
    ...more,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Item;
}

async function publicTitles(): Promise<string[]> {
  const items = (await (await send(server.url, 'GET', '/api/soul-wisdom')).json()) as Item[];
  return items.map(({ title }) => title);
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function openAdmin(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/`);
  await signInByCode(page, server, email);
  await page.goto(`${server.url}/admin`);
}

test(
  'an admin edits, hides, plays and deletes; the public list follows',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await addItem('First', { order: '1' });
    const second = await addItem('Second', { order: '2' });
    const played: { status: number; range: string | undefined }[] = [];
    page.on('response', (answer) => {
      if (!answer.url().endsWith(second.audioUrl)) return;
      played.push({ status: answer.status(), range: answer.request().headers().range });
    });
    await openAdmin(page, 'ana@example.org');
    await expect(page.getByText('2 items', { exact: true })).toBeVisible();

    await test.step('plays what is published, part by part', async () => {
      await page.getByRole('button', { name: 'Play Second' }).click();
      await page.getByRole('button', { name: 'Pause Second' }).click();
      await expect(page.getByRole('button', { name: 'Play Second' })).toBeVisible();
      expect(played[0]).toEqual({ status: 206, range: 'bytes=0-' });
    });

    await test.step('edits: the title, and the place in the order', async () => {
      await page.getByRole('button', { name: 'Edit Second' }).click();
      const form = page.getByRole('dialog', { name: 'Edit Content' });
      await form.getByLabel('Title').fill('Second, renamed');
      await form.getByLabel('Order').fill('0');
      await form.getByRole('button', { name: 'Update Content' }).click();
      await expect(form).toHaveCount(0);
      await expect(page.getByRole('article')).toHaveText([/Second, renamed/, /First/]);
      expect(await publicTitles()).toEqual(['Second, renamed', 'First']);
    });

    await test.step('a draft is gone from the public list, with its audio', async () => {
      const alone = await addItem('Draft to be');
      await page.reload();
      await page.getByRole('button', { name: 'Edit Draft to be' }).click();
      const form = page.getByRole('dialog', { name: 'Edit Content' });
      await form.getByLabel('Published').uncheck();
      await form.getByRole('button', { name: 'Update Content' }).click();
      await expect(card(page, 'Draft to be')).toContainText('Draft');
      await expect(page.getByText('3 items, 1 draft')).toBeVisible();
      expect(await publicTitles()).toEqual(['Second, renamed', 'First']);
      // The same file belongs to published items, so it is still played; the item itself is nobody else's.
      expect((await send(server.url, 'GET', `/api/soul-wisdom/${alone.id}/audio`)).status).toBe(404);
      await page.getByRole('button', { name: 'Play Draft to be' }).click();
      await expect(page.getByRole('button', { name: 'Pause Draft to be' })).toBeVisible();
    });

    await test.step('deletes after a question that can be answered with no', async () => {
      await page.getByRole('button', { name: 'Delete First' }).click();
      const question = page.getByRole('alertdialog', {
        name: 'Are you sure you want to delete this content?',
      });
      await expect(question).toContainText('“First” will be gone for everyone.');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(card(page, 'First')).toBeVisible();
      await page.getByRole('button', { name: 'Delete First' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
        'Content deleted successfully',
      );
      await expect(card(page, 'First')).toHaveCount(0);
      expect(await publicTitles()).toEqual(['Second, renamed']);
    });
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

test(
  'a file that is no audio is refused where it was chosen, and what was typed stays',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    const before = await publicTitles();
    await openAdmin(page, 'ana@example.org');
    await page.getByRole('button', { name: 'Add Content' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Content' });
    await form.getByLabel('Title').fill('Not a sound');
    await form.getByLabel('Description').fill('x');
    await form.getByLabel('Duration').fill('1:00');
    await form
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'page.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from(html) });
    await expect(form.getByRole('alert').filter({ hasText: /MP3/ })).toBeVisible();
    await form.getByRole('button', { name: 'Create Content' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('Please fill all required fields');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Not a sound');
    // An address of a network that is none of the world's business.
    await form.getByText('Web address', { exact: true }).click();
    await form.getByLabel('Address of the audio').fill('https://127.0.0.1/a.mp3');
    await form.getByRole('button', { name: 'Create Content' }).click();
    await expect(notices).toContainText('Failed to create content');
    await expect(form.getByLabel('Title')).toHaveValue('Not a sound');
    expect(await publicTitles()).toEqual(before);
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

test(
  'who is not signed in is shown the door at /admin, or after going on without login the way to sign in',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${server.url}/admin`);
    await page.getByRole('button', { name: 'Continue without login' }).click();
    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await expect(page.getByLabel('One-time setup token')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signInByCode(page, server, 'nobody@example.org');
    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    // An address that is not on the list is not enough, and says so.
    await page.getByRole('button', { name: 'Make Me Admin' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Failed to grant admin access');
    const { access_token: token } = await keptSession(page);
    expect((await send(server.url, 'GET', '/api/admin/soul-wisdom', { token })).status).toBe(403);
  },
);

for (const { device, width, height, phone } of [
  { device: 'a phone', width: 390, height: 844, phone: true },
  { device: 'a wide window', width: 1440, height: 900, phone: false },
]) {
  test.describe(device, () => {
    test.use({
      viewport: { width, height },
      hasTouch: phone,
      isMobile: phone,
    });

    test(`axe finds nothing in the Admin Panel on ${device}`, { tag: '@long' }, async ({ page }) => {
      const clean = (screen: string) =>
        test.step(screen, async () => {
          expect.soft(await findingsBySize(page, phone), screen).toEqual([]);
        });
      await addItem(`Heard on ${device}`);
      await openAdmin(page, `no-admin-${width}@example.org`);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await clean('access denied');
      await page.getByRole('button', { name: 'Make Me Admin' }).click();
      await expect(page.locator('form [aria-invalid="true"]')).toBeVisible();
      await clean('access denied, refused');
      await signOut(page, 'remove');
      await openAdmin(page, phone ? 'axe-phone@example.org' : 'axe-wide@example.org');
      await expect(card(page, `Heard on ${device}`)).toBeVisible();
      await clean('content');
      await page.getByRole('button', { name: 'Add Content' }).click();
      const form = page.getByRole('dialog', { name: 'Add New Content' });
      await form.getByRole('button', { name: 'Create Content' }).click();
      await expect(form.getByText('Give it a title.')).toBeVisible();
      await clean('content form, with problems');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `Delete Heard on ${device}` }).click();
      await clean('delete question');
    });
  });
}
