/** Looks at a page with axe-core. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { isLong } from './long-run.ts';

type Axe = {
  run: (
    context: Document | Element,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
};

let source: string | undefined;

/**
 * What axe finds wrong, a line an element. `colours` asks for the rules about colour alone, which are all that a theme
 * can change; `layout` for all the others. `within` looks at one part of the page, such as a dialog that everything else is inert behind.
 *
 * The page's policy lets no foreign script in, so the code is evaluated by the debugger, as a person would in the console.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'colours' | 'layout',
  within: string | null = null,
): Promise<string[]> {
  source ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source};undefined`);
  return page.evaluate(
    async ([only, part]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const where = part === null ? document : document.querySelector(part);
      if (where === null) return [`nothing is there to look at: ${part}`];
      // A colour on its way from one to the other is neither; what has just come may start on its way a frame later.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const onTheWay = () =>
        document
          .getAnimations()
          .filter(
            (one) =>
              one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime ?? 0),
          );
      await frame();
      await frame();
      for (let moving = onTheWay(); moving.length > 0; moving = onTheWay()) {
        await Promise.allSettled(moving.map((one) => one.finished));
        await frame();
      }
      const { violations } = await axe.run(where, {
        resultTypes: ['violations'],
        ...(only === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
        ...(only === 'layout' ? { rules: { 'color-contrast': { enabled: false } } } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [rules, within] as const,
  );
}

/** What axe finds wrong in either theme, each line under the name of the theme. The page wears the dark one afterwards. */
export async function findingsInBothThemes(page: Page, within: string | null = null): Promise<string[]> {
  const dark = await axeFindings(page, 'all', within);
  // A theme changes colours and nothing else, by two attributes; so it can change under an open menu, too.
  await wear(page, 'light');
  const light = await axeFindings(page, 'colours', within);
  await wear(page, 'dark');
  return [...dark.map((line) => `dark, ${line}`), ...light.map((line) => `light, ${line}`)];
}

/**
 * For a screen that is checked at two sizes. The gate checks the wide one in both themes, and leaves a screen that is made
 * of the same parts as another to the long run, which checks everything at both sizes in both themes.
 */
export async function findingsBySize(page: Page, phone: boolean, isLikeAnother = false): Promise<string[]> {
  if (isLong) return findingsInBothThemes(page);
  if (isLikeAnother) return [];
  return phone ? axeFindings(page, 'layout') : findingsInBothThemes(page);
}

const wear = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value);
    document.documentElement.setAttribute('data-mantine-color-scheme', value);
  }, theme);
