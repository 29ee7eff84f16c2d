/** The tarot reader without a network: laid, read, proven, kept, sent to the chat; and the chat's own mode of cards. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, factsButtonIn, fixChance, input, recordPage, replies } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { cutNetwork } from '../support/e2e-charts.ts';
import { rowsOf } from '../support/e2e-store.ts';

// Both windows in one walk: a profile of its own would hold the whole app for later a second time.
test.use({
  serviceWorkers: 'allow',
  hasTouch: true,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'no-preference' },
});

type Kept = {
  readonly pieces: readonly { readonly piece: string }[];
  readonly proof: { readonly commitment: string } | null;
  readonly readAt: number | null;
  readonly entered: boolean;
};

const back = (page: Page, slot: number) =>
  page.getByRole('button', { name: `Card ${slot} of 78, face down` });
const yourCards = (page: Page) => page.getByRole('list', { name: 'Your Cards' });
const looks = (page: Page) => yourCards(page).getByRole('button', { name: /^Look at/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const title = (page: Page) => page.getByRole('heading', { name: 'Mystical Tarot Reader' });

test(
  'on a phone by touch, on a wide table by keys, and in the chat',
  { tag: '@long' },
  async ({ page, context }) => {
    const record = await recordPage(page);
    await fixChance(page);
    await enter(page);
    await cutNetwork(page, context);

    await test.step('on a phone: three cards by touch, a deck of paper, and the journal', async () => {
      await page.goto('/tarot-drawer');
      await expect(title(page)).toBeVisible();
      await test.step('a tap lifts, the next takes; the spread lies over the table', async () => {
        await press(page, 'Three Cards');
        const side = page.getByRole('dialog', { name: 'Spread and deck' });
        await expect(side.getByRole('radio', { name: /^Three Cards/ })).toBeChecked();
        await side.getByRole('button', { name: 'Close' }).click();
        await back(page, 14).tap();
        await expect(page.getByText('Choose 3 cards.')).toBeVisible();
        await back(page, 14).tap();
        await expect(page.getByText('Choose two more.')).toBeVisible();
        await expect(looks(page)).toHaveCount(1);
        await press(page, 'Select 2 Random Cards');
        await press(page, 'Get Reading');
      });

      await test.step('the words are typed out, and a tap shows the rest', async () => {
        const reading = page.locator('[data-typing]');
        await expect(reading).toBeVisible();
        await reading.tap();
        await expect(reading).toHaveCount(0);
        await expect(page.getByRole('heading', { name: /^Future, / })).toBeVisible();
        expect(await findingsInBothThemes(page)).toEqual([]);
        await looks(page).first().tap();
        const card = page.getByRole('dialog');
        await expect(card.getByText('In the picture')).toBeVisible();
        await card.getByRole('button', { name: 'Next card' }).click();
        await expect(card.getByText('2 / 3')).toBeVisible();
        await card.getByRole('button', { name: 'Close' }).click();
        await press(page, 'Start New Reading');
      });

      await test.step('a deck of paper has no proof', async () => {
        await press(page, 'Three Cards');
        await page.getByRole('radio', { name: /^Single Card/ }).click();
        await press(page, 'Single Card');
        await press(page, 'Log a reading from your own deck');
        const own = page.getByRole('dialog', { name: 'From your own deck' });
        await own.getByLabel('Card for Your Card').fill('The Hermit');
        await own.getByRole('checkbox', { name: /^Reversed/ }).check();
        await own.getByRole('button', { name: 'Lay these cards' }).click();
        await expect(yourCards(page)).toContainText('The Hermit');
        await expect(yourCards(page)).toContainText('Reversed');
        await press(page, 'Get Reading');
        await expect(page.getByText('Entered by hand from a deck of paper', { exact: false })).toBeVisible();
      });

      await test.step('the journal opens a reading again, deletes it and gives it back', async () => {
        await page.reload();
        await button(page, 'Tarot journal').first().click();
        const journal = page.getByRole('dialog', { name: 'Tarot journal' });
        const rows = journal.getByRole('button', { name: /^Open: / });
        await expect(rows).toHaveCount(2);
        await journal.getByRole('searchbox').fill('hermit');
        await expect(rows).toHaveCount(1);
        await journal.getByRole('button', { name: /^Delete/ }).click();
        await expect(rows).toHaveCount(0);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(rows).toHaveCount(1);
        await rows.first().click();
        await expect(page.getByRole('heading', { name: 'Your Cosmic Reading' })).toBeVisible();
        await expect(page.locator('[data-typing]')).toHaveCount(0);
      });
    });

    await test.step('on a wide table: a Celtic Cross, and cards in the chat', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await press(page, 'Quick Tools');
      await page.getByRole('menuitem', { name: 'Tarot Cards' }).click();
      await expect(title(page)).toBeVisible();
      let sealed = '';
      await test.step('the deck is sealed, shuffled anew for free, and walked by keys', async () => {
        await page.getByRole('radio', { name: /^Celtic Cross/ }).check();
        const seal = page.getByText(/^Sealed as [0-9a-f]{12}/);
        const before = (await seal.textContent()) ?? '';
        await press(page, 'Shuffle Deck');
        await expect(seal).not.toHaveText(before);
        await expect(page.getByRole('button', { name: /of 78, face down/ })).toHaveCount(78);
        await back(page, 1).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Choose nine more.')).toBeVisible();
        await expect(button(page, 'Get Reading')).toHaveCount(0);
        await page
          .getByLabel('Your question (optional)')
          .fill('Do I take over the shop, or keep my practice?');
        await press(page, 'Select 9 Random Cards');
        await expect(page.getByRole('button', { name: /of 78, / })).toHaveCount(0);
        await expect(button(page, 'Get Reading')).toBeFocused();
        await expect(looks(page)).toHaveCount(10);
        expect(new Set(await looks(page).evaluateAll((all) => all.map((one) => one.ariaLabel))).size).toBe(
          10,
        );
      });

      await test.step('the reading, each sentence with its mark, and its proof', async () => {
        await press(page, 'Get Reading');
        await expect(page.getByRole('heading', { name: 'Your Cosmic Reading' })).toBeVisible();
        await expect(page.getByText('The cards have spoken through the universe')).toBeVisible();
        for (const heading of [/^Present Situation, /, /^Hopes & Fears, /, /^Together$/, /^A way to begin$/])
          await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        expect(
          await page.getByRole('button', { name: /^(?:Fact|\d+ facts) behind “/ }).count(),
        ).toBeGreaterThan(20);
        await page.getByText('Proof of the draw').click();
        await press(page, 'Check this draw');
        await expect(page.getByText(/^It holds\. The seed gives the sealed deck/)).toBeVisible();
        await press(page, 'Facts');
        const facts = page.getByRole('complementary', { name: 'Facts' });
        await facts.getByText(/^Everything computed \(\d+\)$/).click();
        await expect(facts.getByRole('region', { name: 'On the table' })).toContainText('Hopes & Fears');
        expect(await findingsInBothThemes(page)).toEqual([]);
        await press(page, 'Close facts');
        const draw = (await rowsOf<Kept>(page, 'draw')).find(({ pieces }) => pieces.length === 10);
        expect(draw?.entered).toBe(false);
        expect(draw?.readAt).not.toBe(null);
        sealed = draw?.proof?.commitment ?? 'none';
        await expect(page.getByText(sealed, { exact: true })).toBeVisible();
      });

      await test.step('sent to the chat, and answered there from the same cards', async () => {
        await press(page, 'Send to Chat');
        await expect(page.getByText('Tarot, Celtic Cross', { exact: true })).toBeVisible();
        await press(page, 'Send');
        const reply = replies(page).first();
        await expect(factsButtonIn(reply)).toBeVisible();
        // What they are sealed as goes with the question, before anybody answers it.
        const asked = page.getByRole('article', { name: 'You' });
        await expect(asked.getByText(`Cards sealed as ${sealed.slice(0, 12)}`)).toBeVisible();
        await expect(reply.getByRole('list', { name: 'Your Cards' }).getByRole('listitem')).toHaveCount(10);
      });

      await test.step('a question in the mode Tarot draws three cards of its own', async () => {
        await page.getByRole('button', { name: /^Reading mode/ }).click();
        await page.getByRole('option', { name: /^Tarot/ }).click();
        // On a screen that is touched, Enter is a new line.
        await input(page).fill('How do I speak with my sister again?');
        await press(page, 'Send');
        const reply = replies(page).nth(1);
        await expect(reply.getByRole('list', { name: 'Your Cards' }).getByRole('listitem')).toHaveCount(3);
        await reply.getByText('Proof of the draw').click();
        await reply.getByRole('button', { name: 'Check this draw' }).click();
        await expect(reply.getByText(/^It holds\./)).toBeVisible();
      });
    });
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);
