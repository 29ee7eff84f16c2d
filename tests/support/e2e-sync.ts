/** People with several devices: sessions put where the app keeps them, and what each device and the server hold. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, expect } from '@playwright/test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { pageScript } from '../../tools/page-script.ts';
import { chromiumFlags, findBrowser } from '../../tools/test-browser.mjs';
import type { RunningServer } from '../../tools/test-server.mjs';
import { hearWhatIsKept } from './e2e-account.ts';
import { input } from './e2e-app.ts';
import { send } from './server-people.ts';

export type Session = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly email: string };
};

/** Signs in as one more device of that person. */
export async function newSession(server: RunningServer, email: string): Promise<Session> {
  const asked = await send(server.url, 'POST', '/auth/v1/otp', { body: { email, create_user: true } });
  if (!asked.ok) throw new Error(`no code was sent: ${asked.status}`);
  const [, token] = await server.waitForLine(/mail to [^\n]*?\b(\d{6})\b/);
  const answer = await send(server.url, 'POST', '/auth/v1/verify', { body: { email, token, type: 'email' } });
  if (!answer.ok) throw new Error(`the code was refused: ${answer.status}`);
  return (await answer.json()) as Session;
}

/** Opens the app as that person: the session lies where a sign-in by hand would have left it. */
export async function openAs(page: Page, server: RunningServer, session: Session): Promise<void> {
  // The network that a test takes away is the page's alone: the worker, once asked, would send what is to wait.
  await page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  // A page of the origin without the app in it.
  await page.goto(`${server.url}/api/health`);
  await keepSession(page, session);
  await page.goto(`${server.url}/`);
  await hearWhatIsKept(page);
  await expect(input(page)).toBeEnabled();
  await expect(syncLine(page)).toHaveText(/^Data synced/);
}

/** Puts a session where the app keeps it. The page must be one of the origin. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  await page.evaluate(
    ([kept, who, id]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('soulstice.last-account', id);
        const opening = indexedDB.open('soulstice-auth', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('it did not open')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(kept, 'session');
          writing.objectStore('kept').put(who, 'who');
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [
      JSON.stringify(session),
      JSON.stringify({ id: session.user.id, email: session.user.email }),
      session.user.id,
    ] as const,
  );
}

/** The line at the foot of the sidebar that says how what is made is kept. */
export const syncLine = (page: Page): Locator =>
  page.getByRole('button', {
    name: /^(?:Data synced|Syncing|Saved|\d[\d,]* waiting|Sign in again|This device cannot|Needs attention)/,
  });

/** Chats in the sidebar, the newest first. */
export const recentChats = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recent Chats' }).getByRole('link');

/** A row as its device keeps it, past the app. */
export type KeptRow = { readonly id: string; readonly content?: string; readonly [member: string]: unknown };

/** Every row of a table of an account; null when there is no such database. */
export function rowsOfAccount(page: Page, account: string, table: string): Promise<KeptRow[] | null> {
  return page.evaluate(
    async ([name, store]) => {
      const found = (await indexedDB.databases()).some((one) => one.name === name);
      if (!found) return null;
      return new Promise<KeptRow[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('it did not open')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction(store, 'readonly').objectStore(store).getAll();
          all.addEventListener('error', () => reject(all.error ?? new Error('it could not be read')));
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result as KeptRow[]);
          });
        });
      });
    },
    [`soulstice-${account}`, table] as const,
  );
}

/** Names of the databases of accounts that are on this device. */
export async function accountDatabases(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  return names.filter((name) => /^soulstice-[0-9a-f]{8}-/.test(name));
}

/** How many records wait to be sent. */
export async function waitingOn(page: Page, account: string): Promise<number> {
  return (await rowsOfAccount(page, account, 'outbox'))?.length ?? 0;
}

type Wire = readonly [kind: string, id: string, t: string, fields: Readonly<Record<string, unknown>>];

/** Everything the server holds of a person, by kind and id. */
export async function serverRows(
  server: RunningServer,
  session: Session,
): Promise<ReadonlyMap<string, Wire>> {
  const rows = new Map<string, Wire>();
  for (let cursor = 0, more = true; more;) {
    const answer = await send(server.url, 'GET', `/api/sync/pull?c=${cursor}&n=1000`, {
      token: session.access_token,
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const page = (await answer.json()) as { rows: Wire[]; next: number; more: boolean };
    for (const row of page.rows) rows.set(`${row[0]} ${row[1]}`, row);
    ({ next: cursor, more } = page);
  }
  return rows;
}

/** The texts of the messages that the server holds, sorted. */
export async function serverMessages(server: RunningServer, session: Session): Promise<string[]> {
  const rows = await serverRows(server, session);
  return [...rows.values()]
    .filter(([kind]) => kind === 'message')
    .map(([, , , fields]) => String(fields['content']))
    .toSorted();
}

/** `label 0`, `label 1` and so on, sorted. */
export function labelled(label: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${label} ${at}`).toSorted();
}

/** Pushes messages as another device of the person would. */
export async function pushMessages(
  server: RunningServer,
  session: Session,
  label: string,
  count: number,
): Promise<void> {
  const now = Date.now();
  const stamp = `${String(now).padStart(15, '0')}:${crypto.randomUUID()}`;
  const device = crypto.randomUUID();
  const hex = (at: number) => at.toString(16).padStart(12, '0');
  const rows = Array.from({ length: count }, (_, at) => [
    'message',
    `${hex(now).slice(0, 8)}-${hex(now).slice(8)}-7000-8000-${hex(Math.floor(Math.random() * 2 ** 40) + at)}`,
    stamp,
    {
      threadId: 'written-by-a-test-000',
      parentId: null,
      sender: 'user',
      content: `${label} ${at}`,
      readingMode: 'mixed',
      createdAt: now,
      imageId: null,
      rating: null,
      deletedAt: null,
      reading: null,
    },
  ]);
  for (let at = 0; at < rows.length; at += 500) {
    const body = { device, gen: 0, schema: 2, rows: rows.slice(at, at + 500) };
    const answer = await send(server.url, 'POST', '/api/sync/push', { token: session.access_token, body });
    if (!answer.ok) throw new Error(`the push was answered with ${answer.status}`);
  }
}

let door: Promise<string> | null = null;

/** Puts the door for writes (sync-door.ts) beside the app in a page. */
export async function openDoor(page: Page): Promise<void> {
  door ??= pageScript(fileURLToPath(new URL('sync-door.ts', import.meta.url)));
  await page.evaluate(await door);
}

/** A browser of one's own, over a profile that outlives it, with a process that can be killed. */
export type OwnBrowser = {
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** Ends it at once, as a machine that loses power. */
  readonly kill: () => Promise<void>;
};

export async function launchOwnBrowser(profile: string): Promise<OwnBrowser> {
  // What the last one left behind would keep the next one from starting.
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket', 'DevToolsActivePort'])
    await rm(`${profile}/${name}`, { force: true });
  const path = findBrowser();
  if (path === null) throw new Error('there is no browser here');
  const child = spawn(
    path,
    [
      ...chromiumFlags,
      '--headless',
      // As the browsers of the other tests have it: nobody looks at this one, and its timers would beat once a second.
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += String(part);
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the browser did not start. ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0];
  if (context === undefined) throw new Error('the browser has no window');
  return {
    browser,
    context,
    kill: async () => {
      // The group: its helpers would go on writing for a moment.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
