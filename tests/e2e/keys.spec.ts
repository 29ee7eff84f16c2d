/**
 * API Keys: each key works, and is nowhere but where it has to be. A marked key of every provider is saved by somebody signed in;
 * then everything that is written, sent, said or shown is searched for the mark: the files of the browser's profile, what
 * the page's storage gives out, every request but the provider's own, the server's output and data, the console, the page.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { chromiumFlags, findBrowser } from '../../tools/test-browser.mjs';
import { axeFindings, findingsInBothThemes } from '../support/e2e-axe.ts';
import { chooseInProfileMenu } from '../support/e2e-account.ts';
import { ask } from '../support/e2e-app.ts';
import { newSession, openAs } from '../support/e2e-sync.ts';
import { ownServer } from '../support/server.ts';
import type { OwnServer } from '../support/server.ts';

/** Stands in every key, and in no end of one: the last four characters are shown. */
const MARK = 'canary7f3a9b1c';
const MODEL = 'known-name-of-a-model';
const EMAIL = 'keys@example.org';

const providers = {
  OpenAI: { host: 'api.openai.com', path: '/v1/models', header: 'authorization' },
  Anthropic: { host: 'api.anthropic.com', path: '/v1/models', header: 'x-api-key' },
  'Google Gemini': {
    host: 'generativelanguage.googleapis.com',
    path: '/v1beta/models',
    header: 'x-goog-api-key',
  },
  OpenRouter: { host: 'openrouter.ai', path: '/api/v1/key', header: 'authorization' },
} as const;
const names = Object.keys(providers) as (keyof typeof providers)[];
const keyOf = (name: string): string => `sk-${name.replace(/\W/g, '')}-${MARK}-tail-${name.length}end`;
const OWN = 'An address of your own';

/** The mark as it may be written: plain, in two bytes a letter, in hex, and in base64 at each of its three places. */
function spellings(mark: string): readonly Buffer[] {
  const bytes = Buffer.from(mark, 'latin1');
  const inBase64 = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '');
    // The ends depend on what stands beside it.
    return text.slice(before === 0 ? 0 : before + 1, -2);
  });
  return [
    bytes,
    Buffer.from(mark, 'utf16le'),
    ...[bytes.toString('hex'), ...inBase64].map((text) => Buffer.from(text, 'latin1')),
  ];
}

/** Files below a folder that hold the mark in some spelling. */
async function filesWith(folder: string, mark: string): Promise<string[]> {
  const wanted = spellings(mark);
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => null);
    if (bytes !== null && wanted.some((one) => bytes.includes(one))) found.push(entry.name);
  }
  return found;
}

/** All that the page's own storage gives out: every database with its bytes, caches, storage, cookies. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, one: unknown) => {
        if (one instanceof CryptoKey) return `a key, extractable: ${one.extractable}`;
        if (one instanceof ArrayBuffer) return latin(new Uint8Array(one));
        if (ArrayBuffer.isView(one)) return latin(new Uint8Array(one.buffer, one.byteOffset, one.byteLength));
        return one;
      }) ?? '';
    const kept: string[] = [
      text([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    ];
    for (const { name } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        kept.push(`${name}/${store}: ${text([await asked(rows.getAllKeys()), await asked(rows.getAll())])}`);
      }
      db.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(request.url);
    return kept.join('\n');
  });
}

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('latin1');

/** The page as it stands, with what its fields hold. */
const everythingShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return `${document.documentElement.outerHTML}\n${fields.join('\n')}\n${location.href}`;
  });

let server: OwnServer;
let profile: string;
let context: BrowserContext | null = null;
test.beforeAll(async () => {
  [server, profile] = await Promise.all([
    ownServer({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'debug' }),
    mkdtemp(join(tmpdir(), 'soulstice-profile-')),
  ]);
});
test.afterAll(async () => {
  await context?.close();
  await server?.dispose();
  await rm(profile, { recursive: true, force: true });
});

test('a key of every provider works, and is nowhere but at its provider', { tag: '@long' }, async () => {
  const path = findBrowser();
  context = await chromium.launchPersistentContext(profile, {
    ...(path === null ? {} : { executablePath: path }),
    args: [...chromiumFlags],
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    acceptDownloads: true,
  });
  const sent: { readonly host: string; readonly path: string; readonly text: string }[] = [];
  const said: string[] = [];
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    sent.push({ host, path: pathname, text });
  });
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (error) => said.push(`${error.error().message} ${error.error().stack}`));
  let refuses = '';
  for (const name of names) {
    const { host } = providers[name];
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({
        status: refuses === host ? 401 : 200,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' },
        json: { data: [{ id: MODEL }, { id: 'another' }] },
      }),
    );
  }
  const page = context.pages()[0] ?? (await context.newPage());
  await openAs(page, server, await newSession(server, EMAIL));
  const pane = page.getByRole('dialog', { name: 'App Settings' });
  const part = (name: string): Locator => pane.getByRole('region', { name, exact: true });

  await test.step('each is saved, masked, tried and offers its models', async () => {
    await page.goto(`${server.url}/?settings=keys`);
    for (const name of names) {
      const own = part(name);
      await expect(own.getByText('No key')).toBeVisible();
      await own.getByLabel(/^Key/).fill(keyOf(name));
      await own.getByRole('button', { name: `Save ${name}` }).click();
      await expect(own.getByText(`Kept: ••••${keyOf(name).slice(-4)}`)).toBeVisible();
      await expect(own.getByLabel(/^Key/)).toHaveValue('');
      await own.getByRole('button', { name: `Test ${name}` }).click();
      await expect(own.getByText('It answers. Nothing of yours was sent.')).toBeVisible();
      await expect(own.getByText(/^This key opens \d models/)).toBeVisible();
      await own.getByLabel('Model').fill(MODEL);
      await own.getByRole('button', { name: `Save ${name}` }).click();
      await expect(own.getByText(/^Kept on this device/)).toBeVisible();
      await expect(own.getByRole('link', { name: `Where to get a key: ${name}` })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await expect(own.getByRole('link', { name: 'OpenRouter instructions' })).toHaveAttribute(
        'href',
        /openrouter\.ai/,
      );
    }
    const own = part(OWN);
    await own.getByLabel('Address', { exact: true }).fill('http://192.168.7.7:11434/v1');
    await own.getByLabel('Key', { exact: true }).fill(keyOf(OWN));
    await own.getByRole('button', { name: `Save ${OWN}` }).click();
    await expect(own.getByText('browsers block it as mixed content')).toBeVisible();
    await own.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:11434/v1');
    await own.getByRole('button', { name: `Save ${OWN}` }).click();
    await expect(own.getByText(`Kept: ••••${keyOf(OWN).slice(-4)}`)).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  await test.step('each key went to its own provider and to nobody else', () => {
    for (const name of names) {
      const { host, path: wanted, header } = providers[name];
      const told = sent.filter((one) => one.text.includes(keyOf(name)));
      expect(told.length, name).toBeGreaterThan(0);
      expect(new Set(told.map((one) => one.host)), name).toEqual(new Set([host]));
      expect(
        told.map((one) => one.path),
        name,
      ).toContain(wanted);
      for (const one of told) {
        expect(one.text.split(keyOf(name)), name).toHaveLength(2);
        expect(one.text.toLowerCase(), name).toContain(`"${header}":`);
      }
    }
    expect(sent.filter((one) => one.text.includes(keyOf(OWN)))).toEqual([]);
  });

  await test.step('a key that is refused is told, and what is typed wrongly is not kept', async () => {
    refuses = providers.Anthropic.host;
    const own = part('Anthropic');
    await own.getByLabel('Model').fill('');
    await own.getByRole('button', { name: 'Save Anthropic' }).click();
    await expect(own.getByText(/^Kept on this device/)).toBeVisible();
    await own.getByRole('button', { name: 'Test Anthropic' }).click();
    await expect(own.getByText('The provider did not accept the key.')).toBeVisible();
    await own.getByLabel(/^Key/).fill('two words');
    await own.getByRole('button', { name: 'Save Anthropic' }).click();
    await expect(own.getByText('That does not look like a key')).toBeVisible();
    await expect(own.getByText(`Kept: ••••${keyOf('Anthropic').slice(-4)}`)).toBeVisible();
    await own.getByLabel(/^Key/).fill('');
  });

  const shown = [await everythingShown(page)];
  await test.step('something is asked and synced, what can be exported is, and the diagnostics are run', async () => {
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
    await ask(page, 'What is today good for?');
    await expect.poll(() => sent.some((one) => one.path === '/api/sync/push')).toBe(true);
    await page.getByRole('button', { name: 'Manage all chats' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export all chats' }).click();
    shown.push(await readFile(await (await download).path(), 'utf8'));
    await chooseInProfileMenu(page, 'Settings');
    await pane.getByRole('button', { name: 'Export', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Export your data' });
    const whole = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Export', exact: true }).click();
    const parts = unzipSync(new Uint8Array(await readFile(await (await whole).path())));
    // The archive holds what the page has, so that a key would be in it as well.
    expect(textOf(parts['records/message.jsonl'])).toContain('What is today good for?');
    shown.push(...Object.keys(parts), ...Object.values(parts).map(textOf));
    await form.getByRole('button', { name: 'Close' }).last().click();
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
    await chooseInProfileMenu(page, 'Profile & Birth Info');
    await page.getByRole('button', { name: 'Run Diagnostics' }).click();
    await expect(page.getByRole('button', { name: 'Copy report' })).toBeEnabled({ timeout: 60_000 });
    shown.push(await everythingShown(page));
  });

  await test.step('after a reload it is still kept, still masked and still works', async () => {
    refuses = '';
    await page.goto(`${server.url}/?settings=keys`);
    await expect(part('OpenAI').getByText(`Kept: ••••${keyOf('OpenAI').slice(-4)}`)).toBeVisible();
    await expect(part('OpenAI').getByLabel('Model')).toHaveValue(MODEL);
    await part('OpenRouter').getByLabel('Model').fill('');
    await part('OpenRouter').getByRole('button', { name: 'Save OpenRouter' }).click();
    await part('OpenRouter').getByRole('button', { name: 'Test OpenRouter' }).click();
    await expect(part('OpenRouter').getByText('It answers.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pane.getByLabel('Category')).toHaveValue('keys');
    expect(await axeFindings(page, 'layout')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    shown.push(await everythingShown(page));
  });

  await test.step('the mark is in nothing that is kept, shown, said or sent elsewhere', async () => {
    const kept = await everythingKept(page);
    expect(kept).toContain(MODEL);
    expect(kept).toContain('a key, extractable: false');
    expect(kept).not.toContain('extractable: true');
    const everywhere = { kept, shown: shown.join('\n'), said: said.join('\n'), server: server.printed() };
    for (const [where, text] of Object.entries(everywhere))
      for (const spelling of spellings(MARK))
        expect(text.includes(spelling.toString('latin1')), where).toBe(false);
    const hosts = new Set<string>(names.map((name) => providers[name].host));
    const others = sent.filter(({ host }) => !hosts.has(host));
    expect(others.length).toBeGreaterThan(20);
    for (const { text } of others)
      for (const spelling of spellings(MARK)) expect(text).not.toContain(spelling.toString('latin1'));
  });

  await test.step('what is removed is gone', async () => {
    await part('Google Gemini').getByRole('button', { name: 'Remove Google Gemini' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(part('Google Gemini').getByText('No key')).toBeVisible();
    await expect(part('Google Gemini').getByRole('heading')).toBeFocused();
    const kept = await everythingKept(page);
    expect(kept).not.toContain('model:own:google');
    expect(kept).toContain('model:own:openai');
  });

  await context.close();
  context = null;
  // The search finds what is there: the name of a model lies open beside its sealed key.
  expect((await filesWith(profile, MODEL)).length).toBeGreaterThan(0);
  expect(await filesWith(profile, MARK)).toEqual([]);
  await server.stop();
  expect((await filesWith(server.dataDir, EMAIL)).length).toBeGreaterThan(0);
  expect(await filesWith(server.dataDir, MARK)).toEqual([]);
});
