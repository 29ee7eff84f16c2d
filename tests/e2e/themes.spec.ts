/** A reading made of themes, on a phone without a network: its headings, a citation, and the sum behind each theme. */
import { expect, test } from '@playwright/test';
import {
  ask,
  enterWithBirth,
  factsButtonIn,
  marksIn,
  marta,
  recordPage,
  replies,
  thatEvening,
  waitUntilOffline,
} from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';

test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/Lisbon' });

test('headings are bold, a citation opens, and “Why these?” shows the facts of each theme', async ({
  page,
  context,
}) => {
  const record = await recordPage(page);
  await page.clock.setFixedTime(thatEvening);
  await enterWithBirth(page, marta);
  await waitUntilOffline(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  await page.goto('/');

  const reply = await ask(page, 'Why do my relationships always end after a few months?');
  await test.step('a heading opens its paragraph in bold', async () => {
    const bold = reply.locator('[data-spoken] b');
    await expect(bold.filter({ hasText: /^The fast start\.$/ })).toBeVisible();
    await expect(bold.filter({ hasText: /^What helps\.$/ })).toBeVisible();
    const weights = await bold.evaluateAll((all) =>
      all.map((one) => [
        Number(getComputedStyle(one).fontWeight),
        Number(getComputedStyle(one.parentElement ?? one).fontWeight),
      ]),
    );
    expect(weights.filter(([own = 0, around = 0]) => own <= around)).toEqual([]);
    await expect(bold.getByRole('button')).toHaveCount(0);
  });

  await test.step('a citation opens', async () => {
    await marksIn(reply).first().click();
    await expect(page.getByRole('dialog', { name: 'Fact' })).toContainText('Source: ');
    await page.keyboard.press('Escape');
  });

  await test.step('a theme shows its facts and their points', async () => {
    await factsButtonIn(reply).click();
    const sheet = page.getByRole('dialog', { name: 'Facts' });
    await sheet.getByRole('button', { name: 'Why these?' }).click();
    const fast = sheet.getByRole('listitem').filter({ hasText: 'Starts fast' });
    await expect(fast).toContainText('You say yes and begin quickly');
    await expect(fast.getByText('Venus in Aries', { exact: true })).toBeVisible();
    // What stands above is the sum of what stands below it.
    const [score, points] = await fast.evaluate((row) => {
      const number = (text: string | null) => Number((text ?? '').replace('−', '-'));
      return [
        number(row.querySelector(':scope > span')?.textContent ?? null),
        [...row.querySelectorAll('dd')].map(({ textContent }) => number(textContent)),
      ] as const;
    });
    expect(points.length).toBeGreaterThan(2);
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(score, 6);
    await expect(sheet.getByText('Also considered')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
  await expect(replies(page)).toHaveCount(1);
  expect([record.violations, record.faults]).toEqual([[], []]);
});
