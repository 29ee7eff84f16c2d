/** The chart tools over the chat, without a network: what they show is the reference, and what they send is read. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { factsButtonIn, input, open, recordPage, replies, thatEvening } from '../support/e2e-app.ts';
import {
  arc,
  cellsOf,
  cutNetwork,
  fillExactBirth,
  houseIn,
  humanDesignChart,
  MARGIN_SEC,
  openTool,
  signName,
  within,
} from '../support/e2e-charts.ts';
import { apart, aspectAngles, compareFacts, referenceChart } from '../support/e2e-reference.ts';
import type { Positions } from '../support/e2e-reference.ts';
import { keptReadings, rowsOf } from '../support/e2e-store.ts';
import { test, withBirth } from '../support/e2e-test.ts';

test.use({ ...withBirth, serviceWorkers: 'allow' });

/** Two births of the reference with their houses. */
const [ANA, BEN] = ['o012', 'o009'];

/** "+6", "−4" with a real minus, "0". */
const points = (text: string): number => Number(text.replace('−', '-'));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Where something stands, by the name that the screens give it. */
const lonIn = ({ lon }: Positions, name: string): number =>
  lon.get({ 'North Node': 'northnode', Ascendant: 'asc', Midheaven: 'mc' }[name] ?? name.toLowerCase()) ??
  Number.NaN;

const rowsOfScore = async (table: Locator): Promise<readonly { text: string; points: number }[]> =>
  (await cellsOf(table)).map(([text = '', value = '']) => ({ text, points: points(value) }));

test(
  'each tool shows the chart of the reference, and what it sends to the chat is read',
  { tag: '@long' },
  async ({ page, context }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime(thatEvening);
    // Somebody with a birth of their own, so that it and those typed into the tools can be told apart.
    await open(page);
    await cutNetwork(page, context);
    await test.step('Human Design', () => humanDesign(page));
    await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    await test.step('Synastry', () => synastry(page));
    await test.step('Natal Chart, sent to the chat', () => sentToChat(page));
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

async function humanDesign(page: Page): Promise<void> {
  const chart = await humanDesignChart('o05');
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('button', { name: 'Human Design Generator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Human Design Generator' });
  await expect(dialog.getByLabel('Birth date')).toHaveValue('1993-04-14');
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  // The instant alone counts: any place will do.
  await fillExactBirth(dialog, { utc: chart.utc, lat: 10, lon: 20 });
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();

  const facts = dialog.getByLabel('Design in short');
  await expect(facts).toBeVisible();
  const [a, b, c, d] = chart.cross;
  const expected: readonly (readonly [string, string])[] = [
    ['Type', chart.type],
    ['Strategy', chart.strategy],
    ['Authority', chart.authority],
    ['Profile', chart.profile],
    ['Definition', chart.definition],
    ['Cross', `${chart.angle} angle, gates ${a}/${b} | ${c}/${d}`],
  ];
  const shown = await facts
    .locator('dt')
    .evaluateAll((terms) => terms.map((one) => [one.textContent, one.nextElementSibling?.textContent]));
  expect(shown).toEqual(expected.map((row) => [...row]));

  const activations = await cellsOf(dialog.getByRole('table', { name: 'Activations' }));
  const order = 'Sun Earth North-Node South-Node Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto';
  const inOrder = order
    .split(' ')
    .map((name, i) => [name.replace('-', ' '), chart.personality[i], chart.design[i]]);
  expect(activations.toSorted()).toEqual(inOrder.toSorted());

  const centers = await cellsOf(dialog.getByRole('table', { name: 'Centres' }));
  const defined = centers
    .filter(([, state]) => state === 'Defined')
    .map(([name = '']) => name.replace(' ', ''));
  expect(defined.toSorted()).toEqual(chart.centers.toSorted());
  const gates = centers.flatMap(([, , active = '']) => active.match(/\d+/g) ?? []).map(Number);
  expect(gates.toSorted((x, y) => x - y)).toEqual(chart.gates);

  const channels = await cellsOf(dialog.getByRole('table', { name: 'Channels' }));
  expect(channels.map(([name = '']) => name.replace('–', '-')).toSorted()).toEqual(chart.channels.toSorted());
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Two charts, the second of somebody who is kept. */
async function synastry(page: Page): Promise<void> {
  const [ana, ben] = [await referenceChart(ANA), await referenceChart(BEN)];
  await openTool(page, 'Synastry');
  const dialog = page.getByRole('dialog', { name: 'Synastry Chart Generator' });
  const own = dialog.getByRole('group', { name: 'Your birth', exact: true });
  const partner = dialog.getByRole('group', { name: 'Partner', exact: true });
  await own.getByRole('button', { name: 'Clear', exact: true }).click();
  await own.getByLabel('Name (optional)').fill('Ana');
  await fillExactBirth(own, ana.chart);

  await test.step('a person is kept once they agree, and then fills the partner’s fields', async () => {
    await partner.getByRole('button', { name: 'Saved people' }).click();
    await page.getByRole('menuitem', { name: 'Manage saved people' }).click();
    const people = page.getByRole('dialog', { name: 'Saved people' });
    await people.getByRole('button', { name: 'Add a person' }).click();
    const form = page.getByRole('form', { name: 'Add a person' });
    await form.getByLabel('Name', { exact: true }).fill('Ben');
    await fillExactBirth(form, ben.chart);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toContainText('Tick that they agree, or use the details once without saving them.');
    expect(await rowsOf(page, 'person')).toEqual([]);
    await form.getByLabel('They know and agree that I keep their birth details here.').check();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(people).toContainText('Ben is saved.');
    expect(await rowsOf(page, 'person')).toHaveLength(1);
    await people.getByRole('button', { name: 'Close', exact: true }).click();
    await partner.getByRole('button', { name: 'Saved people' }).click();
    await page.getByRole('menuitem', { name: /^Ben/ }).click();
    await expect(partner.getByLabel('Birth date')).toHaveValue('1973-10-23');
    await expect(partner.getByLabel('Birth time')).toHaveValue('06:40');
    await expect(partner.getByLabel('Offset from UTC')).toHaveValue('+00:00:46');
    // What stood in the person's own fields is still there.
    await expect(own.getByLabel('Birth date')).toHaveValue('1992-09-01');
  });

  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  const table = dialog.getByRole('table', { name: 'How the score adds up' });
  await expect(table).toBeVisible();

  await test.step('the total is the sum of the rows, folded and unfolded', async () => {
    const foot = Object.fromEntries(
      await table
        .locator('tfoot tr')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''))),
    ) as Readonly<Record<string, string>>;
    const folded = await rowsOfScore(table);
    expect(sum(folded.map((row) => row.points))).toBe(points(foot['Total'] ?? ''));
    await table.getByRole('button', { name: /^Show all \d+ rows$/ }).click();
    const rows = (await rowsOfScore(table)).map((row) => row.points);
    expect(rows.length).toBeGreaterThan(folded.length);
    expect(rows).not.toContain(Number.NaN);
    expect(sum(rows)).toBe(points(foot['Total'] ?? ''));
    expect(sum(rows.filter((row) => row > 0))).toBe(points(foot['Ease'] ?? ''));
    expect(sum(rows.filter((row) => row < 0))).toBe(points(foot['Tension'] ?? ''));
  });

  await test.step('every contact has the orb of the reference, and no close one is left out', async () => {
    const rows = await rowsOfScore(table);
    const contacts = rows.flatMap(({ text }) => {
      const [, a = '', aspect = '', b = '', orb = ''] =
        /^Ana’s (.+) (conjunction|sextile|square|trine|opposition) Ben’s (.+) orb (\S+)$/.exec(text) ?? [];
      return a === '' ? [] : [{ a, aspect, b, orb }];
    });
    expect(contacts.length).toBeGreaterThanOrEqual(3);
    const orbOf = ({ a, aspect, b }: { a: string; aspect: string; b: string }) =>
      Math.abs(
        apart(lonIn(ana.positions, a), lonIn(ben.positions, b)) - (aspectAngles[aspect] ?? Number.NaN),
      );
    const wrong = contacts.filter((one) => !within(2 * MARGIN_SEC, arc, orbOf(one)).includes(one.orb));
    expect(wrong).toEqual([]);
    const personal = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'];
    const close = personal.flatMap((a) =>
      personal.flatMap((b) =>
        Object.keys(aspectAngles)
          .map((aspect) => ({ a, aspect, b }))
          .filter((one) => orbOf(one) < 1),
      ),
    );
    const listed = new Set(contacts.map(({ a, aspect, b }) => `${a} ${aspect} ${b}`));
    expect(close.filter(({ a, aspect, b }) => !listed.has(`${a} ${aspect} ${b}`))).toEqual([]);

    const guests = await cellsOf(dialog.getByRole('table', { name: 'In each other’s houses' }));
    expect(guests.length).toBeGreaterThanOrEqual(10);
    expect(guests.map(([body, inBen, inAna]) => [body, inBen, inAna])).toEqual(
      guests.map(([body = '']) => [
        body,
        ordinal(houseIn(lonIn(ana.positions, body), ben.positions.cusps)),
        ordinal(houseIn(lonIn(ben.positions, body), ana.positions.cusps)),
      ]),
    );
  });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

const ordinal = (house: number): string => `${house}${['st', 'nd', 'rd'][house - 1] ?? 'th'}`;

/** The birth that was typed is the one that is read, not the person's own. */
async function sentToChat(page: Page): Promise<void> {
  const { chart, positions } = await referenceChart(ANA);
  await openTool(page, 'Natal Chart');
  const dialog = page.getByRole('dialog', { name: 'Natal Chart Generator' });
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await dialog.getByLabel('Name (optional)').fill('Ana');
  await fillExactBirth(dialog, chart);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();

  await test.step('back in the form everything is kept, and forth again', async () => {
    await dialog.getByRole('button', { name: 'Back to Form' }).click();
    await expect(dialog.getByLabel('Birth date')).toHaveValue('1992-09-01');
    await expect(dialog.getByLabel('Offset from UTC')).toHaveValue('+00:00:09');
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  });

  const title = /^Natal Chart, Ana, 1 September 1992, 10:12/;
  await test.step('the input names the tool and what it found, and the chart hangs on it', async () => {
    await dialog.getByRole('button', { name: 'Send to Chat' }).click();
    await expect(dialog).toBeHidden();
    const { lon } = positions;
    const found = `Sun in ${signName(lon.get('sun') ?? Number.NaN)}, Moon in ${signName(lon.get('moon') ?? Number.NaN)}, ${signName(chart.asc)} rising`;
    await expect(input(page)).toHaveValue(new RegExp(`^Natal Chart for Ana \\(.+\\): ${found}`));
    await expect(page.getByRole('button', { name: 'Remove the chart' })).toBeVisible();
    await expect(page.locator('form').getByText(title)).toBeVisible();
  });

  await test.step('what was written waits for its sender through a reload', async () => {
    // The form of the tool has a draft of its own.
    const drafts = async () => (await rowsOf<{ key: string }>(page, 'draft')).map(({ key }) => key);
    await expect.poll(drafts).toContain('new');
    await page.reload();
    await expect(page.locator('form').getByText(title)).toBeVisible();
    await expect(input(page)).toHaveValue(/^Natal Chart for Ana/);
  });

  const check = async () => {
    const asked = page.getByRole('article', { name: 'You' });
    await expect(asked.getByText(title)).toBeVisible();
    await expect(factsButtonIn(replies(page).first())).toBeVisible();
  };
  await test.step('the reading stands on that birth and not on the person’s own', async () => {
    await input(page).press('Enter');
    await check();
    const [reading] = await keptReadings(page);
    const facts = reading?.facts.filter(({ id }) => id.startsWith('natal.')) ?? [];
    const result = compareFacts(facts, positions, MARGIN_SEC / 3600);
    expect(result.wrong).toEqual([]);
    expect(result.compared.length).toBeGreaterThanOrEqual(3);
  });
  await page.reload();
  await check();
}
