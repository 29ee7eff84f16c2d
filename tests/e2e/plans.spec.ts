/** Plans in the built app: bought on one device, there on the other; a server that sells nothing says so. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInByCode } from '../support/e2e-account.ts';
import { enter, recordPage } from '../support/e2e-app.ts';
import { axeFindings, findingsInBothThemes } from '../support/e2e-axe.ts';
import { openShop } from '../support/e2e-plans.ts';
import type { Shop } from '../support/e2e-plans.ts';

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await openShop({ MONEY_BACK_30_DAYS: 'on', LIMIT_FACTOR: '100' });
});
test.afterAll(() => shop?.dispose());

const plans = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Cosmic Journey' });

/** By the plan in the sidebar, which leads to App Settings, and from there. */
async function openPlans(page: Page, plan = /^Free Plan/): Promise<void> {
  await page.getByRole('button', { name: plan }).click();
  const settings = page.getByRole('dialog', { name: 'App Settings' });
  await settings.getByRole('button', { name: /^(?:See plans|Manage)$/ }).click();
  await expect(plans(page)).toBeVisible();
}

test(
  'bought on one device, a plan lifts the caps on another that is open, and ends on both',
  { tag: '@long' },
  async ({ page, browser }) => {
    const record = await recordPage(page);
    await page.goto(`${shop.server.url}/`);
    await signInByCode(page, shop.server, 'ana@example.org');
    const other = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await other.goto(`${shop.server.url}/`);
    await signInByCode(other, shop.server, 'ana@example.org', { told: true });
    await expect(other.getByRole('button', { name: /^Free Plan/ })).toBeVisible();
    // Until the other device listens, what is said is not heard there.
    await expect(other.getByText(/^Data synced across devices/)).toBeVisible();

    await openPlans(page);
    const dialog = plans(page);
    await expect(dialog.getByText('Save 15% vs monthly')).toBeVisible();
    await expect(dialog.getByText('30-day money-back guarantee')).toBeVisible();
    expect(await findingsInBothThemes(page, 'dialog[open]:last-of-type')).toEqual([]);
    // By the keyboard alone.
    await dialog.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('region', { name: 'Soulstice Premium' })).toContainText('$101.89');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Upgrade' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Pay here');

    await page.getByRole('button', { name: 'Pay' }).click();
    // The event came before the person is back: the other device has it meanwhile, without a touch.
    await expect(other.getByRole('button', { name: 'Premium Active' })).toBeVisible();
    await expect(other.getByText(/of 50 free messages/)).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.server.url}/`);
    await expect(dialog.getByText(/^Thank you\. Your plan is active/)).toBeVisible();
    await expect(dialog.getByText(/^Renews on/)).toBeVisible();
    expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Premium Active' })).toBeVisible();

    await openPlans(page, /^Premium Active/);
    await dialog.getByRole('button', { name: 'Manage subscription' }).click();
    await expect(page).toHaveTitle('Portal');
    const [bought] = shop.stub.subscriptions.values();
    if (bought === undefined) throw new Error('nothing was bought');
    bought.status = 'canceled';
    expect(await shop.tell('customer.subscription.deleted', bought)).toBe(200);
    await expect(other.getByRole('button', { name: /^Subscription Expired/ })).toBeVisible();
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
    await other.close();
  },
);

test('a server without payments says so, on a phone as well', { tag: '@long' }, async ({ page }) => {
  const record = await recordPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await openPlans(page);
  const dialog = plans(page);
  await expect(dialog.getByRole('heading', { name: 'Payments are not set up on this server' })).toBeVisible();
  await expect(dialog.getByText(/Stripe|Cancel anytime|\$\d/)).toHaveCount(0);
  expect(await findingsInBothThemes(page, 'dialog[open]:last-of-type')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'See plans' })).toBeFocused();
  expect(record.violations).toEqual([]);
});
