/** Signing in and out in a browser, and what the browser keeps of it. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../tools/test-server.mjs';
import { input } from './e2e-app.ts';

/**
 * Signs in on a screen that asks for the e-mail address, with the code that the server writes. Ends at the chat. `told`: this
 * device has said before what their account keeps.
 */
export async function signInByCode(
  page: Page,
  server: RunningServer,
  email: string,
  { told = false }: { readonly told?: boolean } = {},
): Promise<void> {
  await askForCode(page, email);
  await page.getByLabel('Six-digit code').fill(await codeFrom(server));
  await expect(page).toHaveURL(`${server.url}/`);
  if (!told) await hearWhatIsKept(page);
  await expect(input(page)).toBeEnabled();
}

/** Goes on from what is said at the first sign-in, where nothing was made before. */
export async function hearWhatIsKept(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your account keeps what you make' });
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Sends the address and waits until the code is asked for. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
}

/** The next code in what the server writes. */
export async function codeFrom(server: RunningServer): Promise<string> {
  const [, code = ''] = await server.waitForLine(/mail to [^\n]*?\b(\d{6})\b/);
  return code;
}

/** Opens the menu behind the person's letters and chooses an item of it. */
export async function chooseInProfileMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Signs out and answers what becomes of this device's copy. Ends at the door. */
export async function signOut(page: Page, copy: 'keep' | 'remove'): Promise<void> {
  await chooseInProfileMenu(page, 'Sign Out');
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  if (copy === 'remove') await question.getByLabel('Remove it from this device').check();
  await question
    .getByRole('button', { name: copy === 'keep' ? 'Sign Out' : 'Sign Out and Remove', exact: true })
    .click();
  await expectDoor(page);
}

/** The screen for whoever is not in. */
export async function expectDoor(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

/** A session as the auth library keeps it. */
export type KeptSession = {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly user: { readonly id: string };
};

/** The session in the page's own storage; throws when there is none. */
export async function keptSession(page: Page): Promise<KeptSession> {
  const kept = await page.evaluate(readOrWriteSession, null);
  if (kept === null) throw new Error('no session is kept');
  return JSON.parse(kept) as KeptSession;
}

/** Lets the kept session be one whose token has expired long ago. */
export async function expireSession(page: Page): Promise<void> {
  const expired = { ...(await keptSession(page)), expires_at: 1 };
  await page.evaluate(readOrWriteSession, JSON.stringify(expired));
}

/** What of an account is on this device: the names of its databases, its keys, and whether a session is kept. */
export async function leftOnDevice(
  page: Page,
): Promise<{ readonly databases: string[]; readonly keys: string[]; readonly session: boolean }> {
  const session = (await page.evaluate(readOrWriteSession, null)) !== null;
  const found = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));
  return { ...found, session };
}

/** Runs in the page, past the app's own code. Answers the session as text; writes one first if it is given. */
async function readOrWriteSession(written: string | null): Promise<string | null> {
  const name = 'soulstice-auth';
  // Opening a database that is not there would make an empty one under the app's hands.
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return null;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('it did not open')));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('kept', 'readwrite');
      const kept = transaction.objectStore('kept');
      if (written !== null) kept.put(written, 'session');
      const reading = kept.get('session');
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve((reading.result as string | undefined) ?? null);
      });
    });
  });
}
