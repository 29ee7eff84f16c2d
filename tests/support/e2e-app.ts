/** What a person does in the app, in the words on its screens, and a record of what the page did meanwhile. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export type BirthTyped = {
  readonly name?: string;
  readonly date: string;
  /** Left out: the box "I don’t know the time" is ticked. */
  readonly time?: string;
  /** Typed into the place picker; the first place found is taken. Left out: no place. */
  readonly place?: string;
};

/** The birth that the journeys use: Lisbon, 14 April 1993, 07:42, which is 05:42 UTC. */
export const marta: BirthTyped = {
  name: 'Marta Leal',
  date: '14 April 1993',
  time: '07:42',
  place: 'lisbon',
};

/** The evening on which the journeys happen. Put on the page's clock, so that the moving sky is the same each time. */
export const thatEvening = '2026-11-21T21:06:00Z';

/**
 * Makes what the page draws the same in every run: a seed is sixteen bytes, and those come from a count here. Other
 * requests for chance stay the browser's. Before the page is opened.
 */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    Crypto.prototype.getRandomValues = function <T extends ArrayBufferView<ArrayBuffer>>(array: T): T {
      if (!(array instanceof Uint8Array) || array.length !== 16) return real(array);
      // It goes on after a reload: two draws of a walk are two.
      let state = Number(sessionStorage.getItem('draws') ?? '0') + 1;
      sessionStorage.setItem('draws', String(state));
      for (let at = 0; at < array.length; at += 1) {
        state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
        array[at] = state >>> 24;
      }
      return array;
    };
  });
}

/** Opens the app as someone new and goes on without an account. */
export async function enter(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Continue without login' }).click();
  await expect(input(page)).toBeEnabled();
}

/** The box in which questions are written. */
export const input = (page: Page): Locator => page.getByRole('textbox', { name: 'Ask Vesper' });

/** Goes to the profile by the sidebar of a wide window and opens its form. */
export async function openProfileForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My Blueprint' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
}

/** Opens the natal chart, which is a tab of the profile, and asks for it where that was not done yet. */
export async function openNatalChart(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Natal Chart' }).click();
  await expect(page).toHaveURL(/\/personal\?tab=natal$/);
  const generate = page.getByRole('button', { name: 'Generate Chart' });
  await expect(generate.or(page.locator('[role="graphics-document"]')).first()).toBeVisible();
  if (await generate.isVisible()) await generate.click();
}

export async function fillBirth(page: Page, birth: BirthTyped): Promise<void> {
  if (birth.name !== undefined) await page.getByLabel('Name', { exact: true }).fill(birth.name);
  await page.getByLabel('Birth date').fill(birth.date);
  if (birth.time === undefined) await page.getByLabel('I don’t know the time').check();
  else await page.getByLabel('Birth time').fill(birth.time);
  if (birth.place !== undefined) await choosePlace(page, birth.place);
}

export async function choosePlace(page: Page, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Birth place' }).fill(typed);
  await page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first().click();
  await expect(page.getByRole('button', { name: 'Clear birth place' })).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}

/** Opens the app on a device that somebody uses already. */
export async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(input(page)).toBeEnabled();
}

/** Someone new with a saved birth, in front of the empty chat. */
export async function enterWithBirth(page: Page, birth: BirthTyped = marta, origin = ''): Promise<void> {
  await enter(page, origin);
  await openProfileForm(page);
  await fillBirth(page, birth);
  await save(page);
  await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
  await expect(input(page)).toBeEnabled();
}

/** Answers of Vesper in the chat that is open. */
export const replies = (page: Page): Locator => page.getByRole('article', { name: 'Vesper' });

/** The marks behind the sentences of a reply. */
export const marksIn = (reply: Locator): Locator =>
  reply.getByRole('button', { name: /^(?:Fact|\d+ facts) behind “/ });

/** The button under a whole reading that opens its facts. */
export const factsButtonIn = (reply: Locator): Locator => reply.getByRole('button', { name: /^\d+ facts?$/ });

export async function send(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** Sends a question and waits for the whole reading that answers it. Gives the reply. */
export async function ask(page: Page, question: string): Promise<Locator> {
  await send(page, question);
  // The chat before may still be on the screen for a moment: the reply is the one below this question.
  const asked = page.getByRole('article', { name: 'You' });
  await expect(asked.last()).toContainText(question);
  const reply = replies(page).nth((await asked.count()) - 1);
  await expect(factsButtonIn(reply)).toBeVisible();
  return reply;
}

/** Waits until the service worker holds the whole shell. */
export async function waitUntilOffline(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null);
  await expect.poll(state, { timeout: 120_000, intervals: [100] }).toBe('activated');
}

export type PageRecord = {
  /** Breaches of the content security policy. */
  readonly violations: string[];
  /** Uncaught errors, and dialogs that a script opened. */
  readonly faults: string[];
  /** Method and address of every request. */
  readonly requests: { readonly method: string; readonly url: string }[];
};

/** Records what the page does from now on; call it before the first page is opened. */
export async function recordPage(page: Page): Promise<PageRecord> {
  const record: PageRecord = { violations: [], faults: [], requests: [] };
  await page.exposeFunction('reportViolation', (text: string) => record.violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => record.faults.push(error.message));
  page.on('dialog', (dialog) => {
    record.faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    record.requests.push({ method: request.method(), url: request.url() });
  });
  return record;
}
