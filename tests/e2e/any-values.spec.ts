/** Whatever records and settings another version or a damaged file has left, as long as they fit the contract: every screen works. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { recordSchemas } from '../../src/contract/kinds.ts';
import { settingRules } from '../../src/contract/setting.ts';
import { anyValues } from '../support/any-record.ts';
import { input, recordPage, thatEvening } from '../support/e2e-app.ts';
import { putRows } from '../support/e2e-store.ts';
import { test, withBirth } from '../support/e2e-test.ts';
import { isLong } from '../support/long-run.ts';

test.use(withBirth);

const STAMP = '000000000001-0000-aaaaaaaaaaaaaaaa';
/** Records of each kind; of profiles there is one. */
const EACH = 3;

/** Each screen, and a heading of what it shows once it has read and computed everything. */
const screens: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/personal', /./],
  ['/personal?tab=natal', /./],
  ['/personal?tab=mbti', /./],
  ['/charts', /./],
  ['/tarot-drawer', /./],
  ['/prompts', /./],
  ['/tools', /./],
  ['/tools?tool=dream', /./],
  ['/soul-mirror', /./],
  ['/sky', /^Planetary hours$/],
  ['/journal', /./],
  ['/agent-love', /./],
  ['/help', /./],
];

/** Those that the gate opens: what computes with the clock, and what lists records. */
const sample = screens.filter(([path]) => ['/personal?tab=natal', '/sky', '/journal'].includes(path));

async function fill(page: Page, seed: number): Promise<void> {
  const value = anyValues(seed);
  const settings = Object.entries(settingRules).map(([key, rule]) => ({
    key,
    home: rule.home,
    value: value(rule.schema) ?? null,
  }));
  await putRows(
    page,
    'setting',
    settings
      .filter(({ home }) => home === 'synced')
      .map(({ key, value: of }) => ({ id: key, value: of, _t: STAMP })),
  );
  await putRows(
    page,
    'local',
    settings
      .filter(({ home }) => home === 'device')
      .map(({ key, value: of }) => ({ key: `setting:${key}`, value: of })),
  );
  for (const [kind, { fields }] of Object.entries(recordSchemas)) {
    if (kind === 'setting') continue;
    const rows = Array.from({ length: kind === 'profile' ? 1 : EACH }, (_, at) => {
      const made = value(fields);
      if (made === undefined) return [];
      const shown = 'deletedAt' in (made as object) && at > 0 ? { deletedAt: null } : {};
      return [{ ...(made as object), ...shown, id: idOf(kind, at), _t: STAMP }];
    });
    await putRows(page, kind, rows.flat());
  }
}

function idOf(kind: string, at: number): string {
  if (kind === 'profile') return 'me';
  if (kind === 'blob') return `${at}`.repeat(64);
  if (kind === 'thread' || kind === 'folder') return `${'A'.repeat(20)}${at}`;
  return `017f22e2-79b0-7cc3-98c4-dc0c0c07390${at}`;
}

for (let seed = 1; seed <= (isLong ? 24 : 1); seed += 1) {
  test(`any values of the contract leave every screen usable, ${seed}`, async ({ page }) => {
    await page.clock.setFixedTime(thatEvening);
    const record = await recordPage(page);
    await page.goto('/help');
    await fill(page, seed);
    await page.goto('/');
    await expect(input(page)).toBeVisible();
    for (const [path, heading] of isLong ? screens : sample) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const main = page.getByRole('main');
      await expect.soft(main.getByRole('heading', { name: heading }).first(), path).toBeVisible();
      await expect.soft(page.getByText('This page stopped working'), path).toHaveCount(0);
    }
    expect(record.faults).toEqual([]);
  });
}
