/**
 * Every screen and every control that opens something: wide and on a phone, with an account and without, with a network and without. No
 * page stops answering, nothing is thrown and nothing goes to the console as an error.
 */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInByCode } from '../support/e2e-account.ts';
import { open, factsButtonIn, input, replies, thatEvening, waitUntilOffline } from '../support/e2e-app.ts';
import { test, withBirth } from '../support/e2e-test.ts';
import { isLong } from '../support/long-run.ts';

/** Every screen; the chat is the address of the reading asked at first. */
const screens = [
  '/',
  '/personal',
  '/personal?tab=natal',
  '/personal?tab=mbti',
  '/charts',
  '/tarot-drawer',
  '/prompts',
  '/tools',
  '/soul-mirror',
  '/sky',
  '/journal',
  '/agent-love',
  '/agent-career',
  '/agent-soulcast',
  '/help',
  '/help/safety',
  '/privacy',
  '/terms',
  '/licences',
  '/admin',
];

/** Those that the gate walks. */
const sample = ['/personal', '/sky'];

/** What can be pressed and opens or shows something. */
const OPENERS = 'button, [role=tab], summary, [role=option], [role=menuitem], select';

/** What ends the walk, leaves the page, or asks another program (headless Chromium ends at voice input): each has a test of its own. */
const LEAVE_ALONE =
  /voice|make me|sign out|sign in|continue with|reload|download|export|print|share|copy|microphone|speak|listen|play|delete|erase|reset|remove|install|send code|subscribe|upgrade|allow|sample|dictat|photo|camera/i;

/** Controls of a screen that are pressed: in the gate a few. */
const MOST = isLong ? 60 : 3;
/** Controls that are pressed in what has been opened. */
const MOST_WITHIN = isLong ? 12 : 1;

async function answers(page: Page): Promise<boolean> {
  const frame = page.evaluate(() => new Promise<boolean>((done) => requestAnimationFrame(() => done(true))));
  const late = new Promise<boolean>((done) => setTimeout(done, 10_000, false));
  return Promise.race([frame, late]);
}

/** The controls that are on the screen now: how the nth is found, and its name. */
function controls(page: Page, within: string): Promise<{ at: number; name: string }[]> {
  return page.evaluate(
    ([root, openers]) =>
      [...document.querySelectorAll<HTMLElement>(`${root} :is(${openers})`)].flatMap((one, at) => {
        const box = one.getBoundingClientRect();
        const shown = box.width > 0 && box.height > 0 && one.checkVisibility();
        const off = one.matches(':disabled, [aria-disabled=true]') || one.closest('[inert]') !== null;
        const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60);
        return shown && !off ? [{ at, name }] : [];
      }),
    [within, OPENERS] as const,
  );
}

const top = 'dialog[open], [role=dialog]:not([inert] *), [role=menu]';

/** Presses the nth control; false where it is gone or is chosen from instead. */
function press(page: Page, within: string, at: number): Promise<boolean> {
  return page.evaluate(
    ([root, openers, nth]) => {
      const control = document.querySelectorAll<HTMLElement>(`${root} :is(${openers})`)[nth];
      if (control === undefined || control.matches('select')) return false;
      control.focus();
      control.click();
      return true;
    },
    [within, OPENERS, at] as const,
  );
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

async function walk(page: Page, path: string, faults: string[]): Promise<number> {
  await goTo(page, path);
  let pressed = 0;
  const names = new Set<string>();
  for (;;) {
    // What was pressed before may have changed the screen: look again for a control not yet pressed.
    const next = (await controls(page, 'body')).find(
      ({ name }) => !LEAVE_ALONE.test(name) && !names.has(name),
    );
    if (next === undefined || pressed >= MOST) break;
    const { at, name } = next;
    names.add(name);
    const before = faults.length;
    if (!(await press(page, 'body', at))) continue;
    pressed += 1;
    if (!(await answers(page))) {
      faults.push(`${path}: stops answering after “${name}”`);
      return pressed;
    }
    if ((await page.locator(top).count()) > 0) {
      for (const inner of (await controls(page, `:is(${top})`)).slice(0, MOST_WITHIN)) {
        if (LEAVE_ALONE.test(inner.name)) continue;
        if (!(await press(page, `:is(${top})`, inner.at))) continue;
        if (!(await answers(page))) faults.push(`${path}: stops answering after “${name}”, “${inner.name}”`);
        if ((await page.locator(top).count()) === 0) break;
      }
    }
    const stopped = await page.getByText('This page stopped working').count();
    if (stopped > 0) faults.push(`${path}: “${name}” stops the page`);
    for (let n = before; n < faults.length; n += 1) faults[n] = `${path}, “${name}”: ${faults[n]}`;
    await page.keyboard.press('Escape');
    // A draft may have been filled in, which its address does not show; what opened or led away does.
    if (page.url() !== path || (await page.locator(top).count()) > 0) await goTo(page, path);
  }
  return pressed;
}

type Way = { readonly offline: boolean; readonly start: (page: Page) => Promise<void> };

/** Asks a question, so that there is a chat, and walks over every screen. */
async function crawl(page: Page, { offline, start }: Way): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.clock.setFixedTime(thatEvening);
  await start(page);
  await input(page).fill('What should I look at this week?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(factsButtonIn(replies(page))).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  if (offline) {
    await waitUntilOffline(page);
    await page.context().setOffline(true);
  }
  let pressed = 0;
  for (const path of [pathname, ...(isLong ? screens : sample)])
    pressed += await walk(page, `${origin}${path}`, faults);
  expect(faults).toEqual([]);
  expect(pressed).toBeGreaterThan(isLong ? 150 : 6);
}

for (const { device, width, height, phone } of [
  { device: 'a phone', width: 390, height: 844, phone: true },
  { device: 'a wide window', width: 1440, height: 900, phone: false },
]) {
  for (const offline of [false, true]) {
    const network = offline ? 'offline' : 'online';
    const window = { viewport: { width, height }, hasTouch: phone, isMobile: phone };
    test.describe(`${device}, ${network}`, () => {
      test.use({ ...window, serviceWorkers: offline ? 'allow' : 'block' });
      if (isLong) test.describe.configure({ timeout: 1_800_000 });

      test.describe('without an account', () => {
        test.use(withBirth);
        const tag = phone && !offline ? {} : { tag: '@long' };
        test(`every screen goes on answering: ${device}, without an account, ${network}`, tag, ({ page }) =>
          crawl(page, { offline, start: open }),
        );
      });

      test(
        `every screen goes on answering: ${device}, signed in, ${network}`,
        { tag: '@long' },
        ({ page, server }) =>
          crawl(page, {
            offline,
            start: async () => {
              await page.goto(server.url);
              await signInByCode(page, server, `crawl-${device.length}-${network}@example.org`);
            },
          }),
      );
    });
  }
}
