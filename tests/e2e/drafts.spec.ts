/** What was typed or chosen a moment before the page was left is there on the next one. */
import { expect } from '@playwright/test';
import { input, open } from '../support/e2e-app.ts';
import { test, withBirth } from '../support/e2e-test.ts';

test.use(withBirth);

test(
  'a choice, a question of the cards and one of the chat outlive a full load right after them',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/tools?tool=meditation-generator');
    await page.getByLabel('How it is just now').selectOption('sad');
    await page.goto('/tarot-drawer');
    const asked = page.getByLabel('Your question (optional)');
    await asked.fill('Should I keep the garden?');
    await open(page);
    await input(page).fill('What is Venus doing?');
    await page.goto('/tools?tool=meditation-generator');
    await expect(page.getByLabel('How it is just now')).toHaveValue('sad');
    await page.goto('/tarot-drawer');
    await expect(asked).toHaveValue('Should I keep the garden?');
    await open(page);
    await expect(input(page)).toHaveValue('What is Venus doing?');
  },
);
