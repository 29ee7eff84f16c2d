/** An account in the built app as `npm start` serves it: coming in by code, being admin, leaving, and someone else. */
import { expect, test } from '@playwright/test';
import { startServer } from '../../tools/test-server.mjs';
import type { RunningServer } from '../../tools/test-server.mjs';
import { wav } from '../support/audio-samples.ts';
import {
  askForCode,
  chooseInProfileMenu,
  codeFrom,
  expectDoor,
  hearWhatIsKept,
  keptSession,
  leftOnDevice,
  signInByCode,
  signOut,
} from '../support/e2e-account.ts';
import { enter, fillBirth, input, marta, openProfileForm, recordPage, save } from '../support/e2e-app.ts';
import { findingsBySize } from '../support/e2e-axe.ts';
import { send, setupTokenOf } from '../support/server-people.ts';

// One server for all of them, so one worker.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
let setupToken: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // A minute has to lie between two codes for one address; here somebody signs in twice.
  server = await startServer({ entry: 'tools/start.mjs', ready: true, env: { LIMIT_FACTOR: '100' } });
  setupToken = await setupTokenOf(server);
});
test.afterAll(() => server?.kill());

/** What the server keeps of a person's profile before they gave anything. */
const nothingGiven = {
  name: null,
  birthDate: null,
  birthTime: null,
  birthPlace: null,
  birthLat: null,
  birthLng: null,
  birthTimeZoneId: 'UTC',
  sex: null,
  mbtiType: null,
  iqScore: null,
};

test('a person signs in, saves their birth, becomes admin and publishes; a second person can do none of it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const record = await recordPage(page);
  const sound = Buffer.from(wav(2));
  const ask = (path: string, token?: string) =>
    send(server.url, 'GET', path, token === undefined ? {} : { token });
  let ana = { id: '', token: '' };
  let item = { id: '', audioUrl: '' };

  await test.step('signs in with the code that the server wrote', async () => {
    await page.goto(`${server.url}/`);
    await expectDoor(page);
    await askForCode(page, 'ana@example.org');
    await expect(page.getByText('the code for ana@example.org is in its log')).toBeVisible();
    const code = await codeFrom(server);
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This code is wrong or no longer valid.',
    );
    await page.getByLabel('Six-digit code').fill(code);
    await expect(page).toHaveURL(`${server.url}/`);
    await hearWhatIsKept(page);
    await expect(input(page)).toBeEnabled();
    const session = await keptSession(page);
    ana = { id: session.user.id, token: session.access_token };
    expect(await (await ask('/api/profile', ana.token)).json()).toEqual(nothingGiven);
  });

  await test.step('saves the profile, with a birth place that was picked', async () => {
    await openProfileForm(page);
    await fillBirth(page, marta);
    await save(page);
    const profile = async () =>
      (await (await ask('/api/profile', ana.token)).json()) as Record<string, unknown>;
    await expect.poll(async () => (await profile())['name']).toBe('Marta Leal');
    const kept = await profile();
    expect(kept).toMatchObject({
      name: 'Marta Leal',
      birthDate: '1993-04-14',
      birthTime: '07:42',
      birthTimeZoneId: 'Europe/Lisbon',
    });
    expect(kept.birthPlace).toMatch(/^Lisbon\b/);
    // Lisbon's centre: 38°43′ N, 9°8′ W.
    expect(kept.birthLat).toBeCloseTo(38.72, 1);
    expect(kept.birthLng).toBeCloseTo(-9.14, 1);
  });

  await test.step('becomes admin with the token of the first start', async () => {
    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Content' })).toHaveCount(0);
    const field = page.getByLabel('One-time setup token');
    const claim = page.getByRole('button', { name: 'Make Me Admin' });
    await field.fill(`${setupToken.slice(0, -1)}${setupToken.endsWith('x') ? 'y' : 'x'}`);
    await claim.click();
    await expect(page.locator('form').getByText('This setup token is wrong, used or expired.')).toBeVisible();
    await field.fill(setupToken);
    await claim.click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('You are now an admin!');
    // The page starts again by itself.
    await expect(page.getByText('No content yet. Add your first item!')).toBeVisible();
  });

  await test.step('publishes an uploaded file', async () => {
    await page.getByRole('button', { name: 'Add Content' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Content' });
    await form.getByRole('button', { name: 'Create Content' }).click();
    await expect(form.getByText('Give it a title.')).toBeVisible();
    await form.getByLabel('Type').selectOption('Healing');
    await form.getByLabel('Title').fill('A quiet minute');
    await form.getByLabel('Description').fill('Two seconds of silence.');
    await form
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'quiet.wav', mimeType: 'audio/wav', buffer: sound });
    await expect(form.getByText('quiet.wav', { exact: true })).toBeVisible();
    // Read from the file by the browser, so it can be decoded.
    await expect(form.getByLabel('Duration')).toHaveValue('0:02');
    await form.getByLabel('Order').fill('3');
    await form.getByText('Violet', { exact: true }).click();
    await form.getByRole('radio', { name: 'Crystal ball' }).check({ force: true });
    await form.getByRole('button', { name: 'Create Content' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'A quiet minute' })).toContainText('Published');

    // Without any token: it is there for everyone.
    const list = (await (await ask('/api/soul-wisdom')).json()) as (typeof item)[];
    expect(list).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'healing',
        title: 'A quiet minute',
        description: 'Two seconds of silence.',
        duration: '0:02',
        audioUrl: expect.stringMatching(/^\/api\/soul-wisdom\/audio\/[0-9a-f]{32}\.wav$/),
        gradientColor: 'Violet',
        emoji: '🔮',
        isPublished: 'true',
        order: '3',
      },
    ]);
    item = list[0] ?? item;
    const part = await fetch(new URL(item.audioUrl, server.url), { headers: { range: 'bytes=40-99' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 40-99/${sound.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(sound.subarray(40, 100));
  });

  await test.step('signs out and keeps the copy', async () => {
    await signOut(page, 'keep');
    expect((await ask('/api/profile', ana.token)).status).toBe(401);
    const left = await leftOnDevice(page);
    expect(left.session).toBe(false);
    expect(left.databases).toContain(`soulstice-${ana.id}`);
    await page.goto(`${server.url}/admin`);
    await expectDoor(page);
  });

  await test.step('a second person', async () => {
    const context = await browser.newContext();
    const second = await context.newPage();
    const secondRecord = await recordPage(second);
    await second.goto(`${server.url}/`);
    await signInByCode(second, server, 'bo@example.org');
    const { access_token: token, user } = await keptSession(second);
    expect(user.id).not.toBe(ana.id);
    await expect(second.locator('body')).not.toContainText(/Marta|ana@example/);
    await second.getByRole('link', { name: 'My Blueprint' }).click();
    await expect(second.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(second.locator('body')).not.toContainText(/Marta|Lisbon|ana@example/);

    await second.goto(`${server.url}/admin`);
    await expect(second.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(second.locator('body')).not.toContainText('A quiet minute');
    await second.getByLabel('One-time setup token').fill(setupToken);
    await second.getByRole('button', { name: 'Make Me Admin' }).click();
    await expect(second.locator('form').getByText('This server has an admin already.')).toBeVisible();
    await chooseInProfileMenu(second, 'Settings');
    await expect(second.getByRole('button', { name: 'Cloud Sync & Backup' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Admin Panel' })).toHaveCount(0);
    await second.goto(`${server.url}/?settings=admin`);
    await expect(second.getByText('This part is for admins of this server.')).toBeVisible();

    const body = {
      type: 'podcast',
      title: 'Not theirs',
      description: 'x',
      duration: '1:00',
      audioUrl: item.audioUrl,
    };
    const tries = [
      ['GET', '/api/admin/soul-wisdom', undefined],
      ['POST', '/api/admin/soul-wisdom', body],
      ['POST', '/api/admin/soul-wisdom/audio', { url: 'https://example.org/a.mp3' }],
      ['PATCH', `/api/admin/soul-wisdom/${item.id}`, { title: 'Not theirs' }],
      ['DELETE', `/api/admin/soul-wisdom/${item.id}`, undefined],
      ['POST', '/api/admin/setup', { token: setupToken }],
    ] as const;
    for (const [method, path, sent] of tries) {
      const answer = await send(server.url, method, path, { token, body: sent });
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
    expect(await (await ask('/api/admin/status', token)).json()).toEqual({ isAdmin: false });
    expect(await (await ask('/api/soul-wisdom')).json()).toMatchObject([
      { id: item.id, title: 'A quiet minute' },
    ]);

    // The other person's row: not to be read, not to be changed, and not to be taken over by naming its id.
    expect(await (await ask(`/rest/v1/profiles?select=*&id=eq.${ana.id}`, token)).json()).toEqual([]);
    const theirs = { full_name: 'Not theirs' };
    await send(server.url, 'PATCH', `/rest/v1/profiles?id=eq.${ana.id}`, { token, body: theirs });
    const taken = await fetch(new URL('/rest/v1/profiles?on_conflict=id', server.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates,return=representation',
      },
      body: JSON.stringify({ id: ana.id, ...theirs }),
    });
    expect(taken.status).toBe(403);
    expect(await (await ask('/api/profile', token)).json()).toEqual(nothingGiven);
    expect(secondRecord.violations).toEqual([]);
    expect(secondRecord.faults).toEqual([]);
    await context.close();
  });

  await test.step('the first person finds everything as it was', async () => {
    await page.goto(`${server.url}/`);
    await signInByCode(page, server, 'ana@example.org', { told: true });
    const { access_token: token, user } = await keptSession(page);
    expect(user.id).toBe(ana.id);
    expect(await (await ask('/api/profile', token)).json()).toMatchObject({ name: 'Marta Leal' });
    await page.getByRole('link', { name: 'My Blueprint' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(/Marta Leal.*Lisbon/s);
    await chooseInProfileMenu(page, 'Admin Panel');
    await expect(page.getByRole('article', { name: 'A quiet minute' })).toBeVisible();
  });
  expect(record.violations).toEqual([]);
  expect(record.faults).toEqual([]);
});

test(
  'signing out in one tab leaves nothing of the account in another',
  { tag: '@long' },
  async ({ page, context }) => {
    const record = await recordPage(page);
    await page.goto(`${server.url}/`);
    await signInByCode(page, server, 'cem@example.org');
    await openProfileForm(page);
    await fillBirth(page, marta);
    await save(page);
    const { id } = (await keptSession(page)).user;
    const other = await context.newPage();
    const otherRecord = await recordPage(other);
    await other.goto(`${server.url}/personal`);
    await expect(other.getByRole('tabpanel')).toContainText('Marta Leal');
    await expect(other.getByRole('complementary', { name: 'Sidebar' })).toContainText('cem@example.org');

    await page.bringToFront();
    await signOut(page, 'remove');
    await expectDoor(other);
    const left = await leftOnDevice(other);
    expect(left.session).toBe(false);
    expect([...left.databases, ...left.keys].filter((name) => name.includes(id))).toEqual([]);
    expect(left.keys).not.toContain('soulstice.last-account');
    for (const tab of [page, other]) {
      await tab.goBack();
      await tab.goto(`${server.url}/personal`);
      await expectDoor(tab);
      await expect(tab.locator('body')).not.toContainText(/Marta|Lisbon|cem@example/);
    }
    // The anonymous database that opens now has nothing of it either.
    await enter(other, server.url);
    await other.getByRole('link', { name: 'My Blueprint' }).click();
    await expect(other.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(other.locator('body')).not.toContainText(/Marta|Lisbon|cem@example/);
    expect([...record.violations, ...otherRecord.violations]).toEqual([]);
    expect([...record.faults, ...otherRecord.faults]).toEqual([]);
  },
);

test(
  'someone else who signs in on the same device sees nothing of a copy that was kept',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await page.goto(`${server.url}/`);
    await signInByCode(page, server, 'dora@example.org');
    await openProfileForm(page);
    await fillBirth(page, marta);
    await save(page);
    await signOut(page, 'keep');
    await expect(page.locator('body')).not.toContainText(/Marta|Lisbon|dora@example/);

    await signInByCode(page, server, 'eli@example.org');
    await page.getByRole('link', { name: 'My Blueprint' }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('eli@example.org');
    await expect(page.locator('body')).not.toContainText(/Marta|Lisbon|dora@example/);
    const { access_token: token } = await keptSession(page);
    expect(await (await send(server.url, 'GET', '/api/profile', { token })).json()).toEqual(nothingGiven);
    await signOut(page, 'remove');

    await signInByCode(page, server, 'dora@example.org', { told: true });
    await page.getByRole('link', { name: 'My Blueprint' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(/Marta Leal.*Lisbon/s);
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
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

    test(
      `axe finds nothing in signing in, App Settings and the profile on ${device}`,
      { tag: '@long' },
      async ({ page }) => {
        const clean = (screen: string) =>
          test.step(screen, async () => {
            expect.soft(await findingsBySize(page, phone), screen).toEqual([]);
          });
        const settings = page.getByRole('dialog', { name: 'App Settings' });
        const openSection = async (name: string) => {
          if (phone) await settings.getByLabel('Category').selectOption(name);
          else await settings.getByRole('button', { name, exact: true }).click();
          await expect(settings.getByRole('heading', { name, level: 3 })).toBeAttached();
        };

        await page.goto(`${server.url}/`);
        await page.getByLabel('E-mail').fill('not an address');
        await page.getByRole('button', { name: 'Send Code' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await clean('sign-in, with a problem');
        const email = `axe-${phone ? 'phone' : 'wide'}@example.org`;
        await askForCode(page, email);
        await clean('sign-in, the code');
        await page.getByRole('button', { name: 'Continue without login' }).click();
        await chooseInProfileMenu(page, 'Sync Your Data');
        await expect(page.getByRole('dialog', { name: 'Sync Your Data' })).toBeVisible();
        await clean('sync dialog, the code');
        await page.getByRole('button', { name: 'Use another address' }).click();
        await clean('sync dialog');
        await page.keyboard.press('Escape');
        await chooseInProfileMenu(page, 'Settings');
        await openSection('Cloud Sync & Backup');
        await clean('settings without an account');
        await settings.getByLabel('E-mail').fill(email);
        await settings.getByRole('button', { name: 'Send Code' }).click();
        const codes = [await codeFrom(server), await codeFrom(server)];
        await settings.getByLabel('Six-digit code').fill(codes.at(-1) ?? '');
        await expect(settings).toHaveCount(0);
        const told = page.getByRole('dialog', { name: 'Your account keeps what you make' });
        await expect(told).toBeVisible();
        await clean('what an account keeps');
        await hearWhatIsKept(page);
        await expect(input(page)).toBeEnabled();

        await chooseInProfileMenu(page, 'Settings');
        await expect(settings).toBeVisible();
        for (const name of [
          'App Data & Storage',
          'Cloud Sync & Backup',
          'General',
          'Model Context Protocol',
          'Extensions',
          'Proxy & Org ID',
        ]) {
          await openSection(name);
          await clean(`settings, ${name}`);
        }
        await page.keyboard.press('Escape');
        await chooseInProfileMenu(page, 'Profile & Birth Info');
        const profile = page.getByRole('dialog', { name: 'Profile & Birth Info' });
        await profile.getByLabel('Birth date').fill('31 February 1990');
        await profile.getByRole('button', { name: 'Save Changes' }).click();
        await expect(profile.getByText('No calendar has this day.')).toBeVisible();
        await clean('profile dialog, with a problem');
        await profile.getByRole('button', { name: 'Cancel' }).click();
        await chooseInProfileMenu(page, 'Sign Out');
        await page.getByLabel('Remove it from this device').check();
        await clean('sign-out dialog');
      },
    );
  });
}
