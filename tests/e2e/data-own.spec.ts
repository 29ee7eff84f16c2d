/** Data people own: taken along in a file, deleted from the browser, brought back; the trash; files that are refused. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { enter, recordPage, send } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { putBirth, putRow, rowsOf } from '../support/e2e-store.ts';

const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'App Settings' });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** What a dialog says. The region of the app's notices is inside whichever lies on top, and has nothing to say here. */
const said = (form: Locator, role: 'alert' | 'status'): Locator =>
  form.getByRole(role).filter({ hasText: /\S/ });

async function openStorage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  await expect(settings(page).getByRole('heading', { name: 'App Data & Storage' })).toBeAttached();
}

/** Records as they lie there, without what each device makes by itself. */
async function keptOf(page: Page): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const kind of ['thread', 'message', 'profile', 'dream', 'blob']) kept[kind] = await rowsOf(page, kind);
  return kept;
}

/** A small picture, under the sum of its bytes as the app keeps one. */
function keepPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const data = new Uint8Array(5000).map((_, at) => at % 253);
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    const sha = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const opening = indexedDB.open('soulstice-anon');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const writing = db.transaction(['blob', 'blob_data'], 'readwrite');
    const stamp = '001795262400000:11111111-1111-4111-8111-111111111111';
    writing.objectStore('blob').put({ id: sha, type: 'image/png', bytes: 5000, _t: stamp });
    writing.objectStore('blob_data').put({ sha, data: data.buffer });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    db.close();
    return sha;
  });
}

/** The sum of the bytes that are kept under each name. */
function keptSums(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('soulstice-anon');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const reading = db.transaction('blob_data').objectStore('blob_data').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    db.close();
    const sums: Record<string, string> = {};
    for (const { sha, data } of reading.result as { sha: string; data: ArrayBuffer }[]) {
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
      sums[sha] = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    return sums;
  });
}

/** What axe finds in the dialog that lies on top, as the person who has it open meets it. */
const inTopDialog = (page: Page) => findingsInBothThemes(page, 'dialog[open] dialog[open]');

test('everything goes into a file, is deleted, and comes back from it', async ({ page, context }) => {
  const record = await recordPage(page);
  await enter(page);
  await send(page, 'Should I change my job?');
  // The question is kept at once, the answer when it is whole.
  await expect.poll(async () => (await rowsOf(page, 'message')).length).toBe(2);
  const stamp = '001795262400000:11111111-1111-4111-8111-111111111111';
  await putBirth(page, { _t: stamp });
  await putRow(page, 'dream', {
    id: '0193a1b2-0000-7000-8000-000000000005',
    date: '2026-11-21',
    text: 'I was falling into water.',
    feeling: 'fear',
    returning: null,
    nightPart: null,
    causes: [],
    symbols: ['water'],
    createdAt: 1_763_700_000_000,
    deletedAt: null,
    _t: stamp,
  });
  const sha = await keepPicture(page);
  await putRow(page, 'local', {
    key: 'model:own:openai',
    value: { masked: '••••1234', sealed: 'CANARY-KEY' },
  });
  await openStorage(page);
  const before = await keptOf(page);

  await test.step('the pane counts what is there', async () => {
    const row = (name: string) => settings(page).getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row('Messages')).toContainText('2');
    await expect(row('Plugins')).toContainText('8');
    await expect(row('Agents')).toContainText('3');
    await expect(row('Dreams')).toContainText('1');
    await expect(row('Pictures')).toContainText('kB');
    await expect(settings(page).getByText('No backup was made on this device yet.')).toBeVisible();
    expect(await findingsInBothThemes(page, 'dialog[open]')).toEqual([]);
  });

  const path = await test.step('exported and sealed, by keys alone', async () => {
    await settings(page).getByRole('button', { name: 'Export', exact: true }).focus();
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Export your data');
    await form.getByLabel('Lock the file with a passphrase').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tides and moons');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tides and suns');
    await page.keyboard.press('Enter');
    await expect(said(form, 'alert')).toHaveText('The two are not the same.');
    await expect(form.getByLabel('Passphrase again')).toBeFocused();
    await expect(form.getByLabel('Passphrase again')).toHaveAttribute('aria-invalid', 'true');
    expect(await inTopDialog(page)).toEqual([]);
    await form.getByLabel('Passphrase again').fill('tides and moons');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^soulstice-\d{4}-\d\d-\d\d\.soulstice$/);
    await expect(said(form, 'status')).toContainText('Saved as soulstice-');
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect(settings(page).getByText('Last backup: today.')).toBeVisible();
    return file.path();
  });

  await test.step('an open one is a zip without any key in it', async () => {
    await settings(page).getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await dialog(page, 'Export your data').getByRole('button', { name: 'Export', exact: true }).click();
    const parts = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    expect(Object.keys(parts)).toContain(`blobs/${sha}`);
    for (const bytes of Object.values(parts))
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('CANARY-KEY');
    await dialog(page, 'Export your data').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('all of it is deleted, in the other tab as well', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('textbox', { name: 'Ask Vesper' })).toBeEnabled();
    await settings(page).getByRole('button', { name: 'Delete All Local Data' }).click();
    const form = dialog(page, 'Delete All Local Data');
    await expect(form.getByText(/You have no account here/)).toBeVisible();
    await form.getByLabel('Write DELETE to go on').fill('delete');
    await page.keyboard.press('Enter');
    await expect(said(form, 'alert')).toHaveText('Write the word DELETE, in capitals.');
    await form.getByLabel('Write DELETE to go on').fill('DELETE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everything this app kept on this device is deleted.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Continue without login' })).toBeVisible();
    await other.close();
    const left = await page.evaluate(async () => ({
      keys: Object.keys(localStorage),
      // The page that follows opens a new one.
      names: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(await rowsOf(page, 'message')).toEqual([]);
    // Only what the new visits themselves write.
    expect(left.keys).toEqual(['soulstice.install']);
    expect((await rowsOf<{ key: string }>(page, 'local')).map(({ key }) => key)).toEqual([]);
  });

  await test.step('and comes back', async () => {
    await page.getByRole('button', { name: 'Continue without login' }).click();
    await openStorage(page);
    await settings(page).getByRole('button', { name: 'Import', exact: true }).click();
    const form = dialog(page, 'Import your data');
    await form.locator('input[type=file]').setInputFiles(path);
    await form.getByLabel('Passphrase').fill('tides and suns');
    await page.keyboard.press('Enter');
    await expect(said(form, 'alert')).toContainText('The passphrase does not open this file.');
    await expect(form.getByLabel('Passphrase')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Passphrase').fill('tides and moons');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('row', { name: /^Messages/ })).toHaveText('Messages200');
    expect(await inTopDialog(page)).toEqual([]);
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(said(form, 'status')).toContainText('Done.');
    expect(await keptOf(page)).toEqual(before);
    expect(await keptSums(page)).toEqual({ [sha]: sha });
    await form.getByRole('button', { name: 'Close' }).last().click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Should I change my job/ })).toBeVisible();
  });
  expect(record.faults).toEqual([]);
});

test(
  'a file that is none is refused in words; what was deleted is restored or goes for good',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page);
    await putRow(page, 'prompt', {
      id: '0193a1b2-0000-7000-8000-000000000006',
      title: 'My question',
      description: '',
      content: 'What now?',
      tags: [],
      category: '',
      author: 'Custom',
      usageCount: 0,
      createdAt: 1,
      updatedAt: 1,
      deletedAt: await page.evaluate(() => Date.now() - 86_400_000),
      _t: '001763700000000:11111111-1111-4111-8111-111111111111',
    });
    await openStorage(page);

    await settings(page).getByRole('button', { name: 'Import', exact: true }).click();
    const form = dialog(page, 'Import your data');
    const file = form.locator('input[type=file]');
    await file.setInputFiles({
      name: 'x.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('not a zip at all'),
    });
    await expect(said(form, 'alert')).toHaveText(
      'This is not a Soulstice export. It is a .zip or a .soulstice file that Export made. Nothing was changed.',
    );
    await file.setInputFiles({
      name: 'chats.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        '{"format":"soulstice-chats","threads":[],"pad":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}',
      ),
    });
    await expect(said(form, 'alert')).toContainText('This is a list of chats for reading.');
    expect(await inTopDialog(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings(page).getByRole('button', { name: 'Import', exact: true })).toBeFocused();

    await settings(page).getByRole('button', { name: 'Open trash' }).click();
    const trash = dialog(page, 'Trash');
    await expect(trash.getByText('Prompt · 6 days left')).toBeVisible();
    expect(await inTopDialog(page)).toEqual([]);
    await trash.getByRole('button', { name: 'Restore: My question' }).click();
    await expect(trash.getByText('The trash is empty.')).toBeVisible();
    await expect(trash.getByText(/^What you delete stays here/)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(trash.getByText('My question')).toBeVisible();
    await trash.getByRole('button', { name: 'Empty trash' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click();
    await expect(trash.getByText('The trash is empty.')).toBeVisible();
    expect(await rowsOf<{ _del?: boolean; title?: string }>(page, 'prompt')).toMatchObject([{ _del: true }]);

    await page.keyboard.press('Escape');
    const tidies = settings(page).getByLabel('Move old chats to the trash by themselves');
    const keepFor = settings(page).getByLabel('Keep chats for');
    await tidies.click();
    await expect(tidies).toBeChecked();
    await keepFor.selectOption('90');
    await expect(keepFor).toHaveValue('90');
    await page.reload();
    await expect(tidies).toBeChecked();
    await expect(keepFor).toHaveValue('90');
  },
);
