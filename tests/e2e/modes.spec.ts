/**
 * Every reading mode without a network: chosen, given what it needs, its facts card seen, asked; its reading stands on its own facts,
 * and another birth or another cast gives other ones.
 */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { modeWords } from '../../src/text/en/modes.ts';
import type { TraditionMode } from '../../src/traditions/tradition.ts';
import {
  ask,
  enter,
  factsButtonIn,
  fixChance,
  input,
  marksIn,
  recordPage,
  thatEvening,
} from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { cutNetwork } from '../support/e2e-charts.ts';
import { keptMessages, putBirth, putRow } from '../support/e2e-store.ts';
import type { KeptReading } from '../support/e2e-store.ts';

test.use({ viewport: { width: 1100, height: 720 } });

type Walk = {
  /** The question; the example of the picker without one. */
  readonly asks?: string;
  /** What is asked the second time, where the first question would have the same facts for anybody. */
  readonly asksThen?: string;
  /** Gives what the panel above the input asks for, the first and the second time. */
  readonly gives?: (panel: Locator) => Promise<void>;
  readonly givesThen?: (panel: Locator) => Promise<void>;
  /** One of its kind: in the gate, too, axe looks at its card, and it is asked for another person or cast. */
  readonly isModel?: true;
};

const press = (panel: Locator, name: string): Promise<void> =>
  panel.getByRole('button', { name, exact: true }).click();

/** How many questions of a guided form are answered. */
const ANSWERED = 5;

/** Answers the first questions of a guided form, each by the choice at a place. */
async function answerForm(panel: Locator, choice: number): Promise<void> {
  await press(panel, 'Answer a few questions');
  for (let at = 1; at <= ANSWERED; at += 1) {
    await expect(panel.getByRole('status')).toContainText(`Question ${at} of `);
    await panel.locator('label').nth(choice).click();
    await press(panel, 'Next');
  }
  await press(panel, 'Finish here');
  await expect(panel.getByRole('status')).toContainText(`${ANSWERED} answered`);
}

async function giveThaiName(panel: Locator): Promise<void> {
  const field = panel.getByRole('textbox', { name: /^Name in Thai letters/ });
  await field.fill('Somchai');
  await press(panel, 'Use this');
  await expect(panel.getByRole('alert')).toHaveText('Write the name in Thai letters, สมชาย for example.');
  await field.fill('สมชาย ใจดี');
  await press(panel, 'Use this');
  await expect(field).toBeHidden();
}

/** Six lines that were thrown by hand: the Arousing, its first and last line changing. */
async function throwLines(panel: Locator): Promise<void> {
  await panel.getByText('I cast it myself').click();
  const lines = ['9, old yang', '8, yin', '8, yin', '7, yang', '8, yin', '6, old yin'];
  for (const [at, line] of lines.entries())
    await panel
      .getByRole('group', { name: new RegExp(`^Line ${at + 1}(?:,|$)`) })
      .getByText(line, { exact: true })
      .click();
  await press(panel, 'Use this cast');
}

const countAs = (panel: Locator): Promise<void> => press(panel, 'As for a woman');

type Walks = Partial<Record<TraditionMode, Walk>>;

const thaiAndSky = {
  'thai-astrology': {},
  'thai-7numbers-9bases': {},
  'thai-taksa': { isModel: true },
  'thai-maha-taksa': {},
  'thai-transits': {},
  'thai-yearly-zodiac': {},
  'thai-phrommayarn': { gives: countAs },
  'thai-numerology': { gives: giveThaiName, isModel: true },
  'thai-name-analysis': {},
  'thai-feng-shui': { gives: (panel) => press(panel, 'South') },
  'thai-auspicious': {},
  'thai-almanac': { asksThen: 'What day is 13 April 2027 in the lunar calendar?' },
  'thai-horoscope': {},
  'thai-tarot': {},
  western: {},
  hellenistic: {},
  vedic: {},
  khmer: {},
} satisfies Walks;

const others = {
  'chinese-bazi': { gives: countAs },
  'chinese-ziwei': {},
  'nine-star-ki': {},
  tibetan: {},
  egyptian: {},
  mayan: {},
  chaldean: {},
  pythagorean: {},
  tarot: {},
  lenormand: {},
  'i-ching': { givesThen: throwLines, isModel: true },
  'geomancy-arabic': {},
  'geomancy-ifa': {},
  runes: {},
  palmistry: {
    gives: (panel) => answerForm(panel, 0),
    givesThen: (panel) => answerForm(panel, 1),
    isModel: true,
  },
  'face-reading': { gives: (panel) => answerForm(panel, 0), givesThen: (panel) => answerForm(panel, 1) },
  'dream-interpretation': {
    asks: 'I dreamed of a snake in my house, and I ran over a bridge to the sea.',
    asksThen: 'I dreamed that my teeth fell out while I was flying over a burning town.',
  },
  'astro-meteorology': {},
} satisfies Record<Exclude<TraditionMode, keyof typeof thaiAndSky>, Walk>;

/** The birth chart is told by its own composer and has screens of its own; it stands over no reading. */
const WITHOUT_CARD: ReadonlySet<string> = new Set(['western', 'mixed']);

/** Someone born elsewhere, in another year, on another day of the week, with another name. */
const someoneElse = {
  name: 'Jonas Weber',
  sex: 'male',
  birth: {
    date: '1975-11-04',
    time: '18:35',
    plusMinusMin: 0,
    place: { id: 'gn:4887398', name: 'Chicago, Illinois', latDeg: 41.85, lonDeg: -87.65 },
    zone: 'America/Chicago',
    fold: null,
    offsetSeconds: null,
  },
};

const nameOf = (mode: TraditionMode | 'mixed'): string => modeWords[mode].name;

/** Chooses a mode, in a new chat or the one that is open. Gives the panel of what it reads. */
async function choose(
  page: Page,
  mode: TraditionMode | 'mixed',
  where: 'new chat' | 'here' = 'new chat',
): Promise<Locator> {
  const name = nameOf(mode);
  if (where === 'new chat') await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
  await expect(input(page)).toBeEnabled();
  await page.getByRole('button', { name: /^Reading mode: / }).click();
  await page
    .getByRole('dialog', { name: 'Reading mode' })
    .getByRole('option')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await expect(page.getByRole('button', { name: `Reading mode: ${name}`, exact: true })).toBeVisible();
  return page.getByRole('region', { name: `What ${name} reads`, exact: true });
}

/** The last reading of the chat that is open, as it is kept: one for each question. */
async function readingHere(page: Page): Promise<KeptReading> {
  const thread = new URL(page.url()).pathname.split('/').at(-1);
  const asked = await page.getByRole('article', { name: 'You' }).count();
  let kept: readonly KeptReading[] = [];
  await expect
    .poll(async () => {
      const here = (await keptMessages(page)).filter(({ threadId }) => threadId === thread);
      kept = here.flatMap(({ reading }) => reading ?? []);
      return kept.length;
    })
    .toBe(asked);
  const last = kept.at(-1);
  if (last === undefined) throw new Error(`no reading is kept of ${thread}`);
  return last;
}

/** The card of a reading's tradition, with its table beside the drawing. */
async function seeCard(reply: Locator, mode: TraditionMode): Promise<void> {
  if (mode === 'tarot') return expect(reply.getByRole('list', { name: 'Your Cards' })).toBeVisible();
  if (WITHOUT_CARD.has(mode)) return expect(factsButtonIn(reply)).toBeVisible();
  const card = reply.getByRole('region', { name: `Facts: ${nameOf(mode)}`, exact: true });
  await expect(card.getByRole('img').first()).toBeVisible();
  expect(await card.getByRole('table').getByRole('row').count()).toBeGreaterThan(1);
}

const told = ({ facts }: KeptReading): readonly string[] =>
  facts.map(({ id, value }) => `${id} ${JSON.stringify(value)}`).toSorted();

/** Modes that are asked in one chat before the next is begun. */
const PER_CHAT = 5;

/** Asks in one mode after the other. Gives what each reading stands on. */
async function walk(
  page: Page,
  walks: Walks,
  isFirst: boolean,
  isAsked: (walk: Walk) => boolean,
  isLookedAt: (walk: Walk) => boolean,
): Promise<Map<string, readonly string[]>> {
  const stoodOn = new Map<string, readonly string[]>();
  for (const [mode, one] of Object.entries(walks) as [TraditionMode, Walk][]) {
    if (!isAsked(one)) continue;
    const where = stoodOn.size % PER_CHAT === 0 ? 'new chat' : 'here';
    await test.step(`${mode}${isFirst ? '' : ', for another'}`, async () => {
      const panel = await choose(page, mode, where);
      await (isFirst ? one.gives : one.givesThen)?.(panel);
      const question = one.asks ?? modeWords[mode].example;
      const reply = await ask(page, isFirst ? question : (one.asksThen ?? question));
      const reading = await readingHere(page);
      expect.soft(reading.sheet.mode, mode).toBe(mode);
      const cited = new Set(reading.sentences.flatMap(({ cites }) => cites));
      const whole = [...cited].filter((id) => !id.startsWith('caveat.'));
      expect.soft(whole.length, `${mode} cites ${[...cited].join(', ')}`).toBeGreaterThanOrEqual(3);
      expect.soft(await marksIn(reply).count(), mode).toBeGreaterThanOrEqual(2);
      stoodOn.set(mode, told(reading));
      if (!isFirst) return;
      await seeCard(reply, mode);
      if (isLookedAt(one))
        expect.soft(await findingsInBothThemes(page, '[aria-label="Vesper"] section'), mode).toEqual([]);
    });
  }
  return stoodOn;
}

/** Asks in every mode as one person, and again as another in those that are `repeated`. */
async function journey(
  page: Page,
  walks: Walks,
  repeated: (walk: Walk) => boolean,
  cut: () => Promise<void>,
): Promise<void> {
  await page.clock.setFixedTime(thatEvening);
  await fixChance(page);
  await enter(page);
  const lacking = await choose(page, 'vedic');
  await expect(lacking.getByRole('link', { name: 'Add them' })).toBeVisible();
  await putBirth(page);
  await cut();

  const first = await walk(page, walks, true, () => true, repeated);
  if ('western' in walks) await test.step('mixed', () => askMixed(page));

  await putBirth(page, someoneElse);
  await putRow(page, 'setting', {
    id: 'modes.thaiName',
    value: 'พิมพ์ชนก',
    _t: '000000000001-0000-aaaaaaaaaaaaaaaa',
  });
  await page.reload();
  const second = await walk(page, walks, false, repeated, () => false);
  for (const [mode, facts] of second) expect.soft(facts, mode).not.toEqual(first.get(mode));
  if ('i-ching' in walks) expect(second.get('i-ching')).toContain('iching.primary {"type":"id","id":"51"}');
}

/** The mode that asks several traditions: its reading stands on the birth chart and on facts beside it. */
async function askMixed(page: Page): Promise<void> {
  await choose(page, 'mixed');
  await ask(page, modeWords.mixed.example);
  const { sentences } = await readingHere(page);
  const families = new Set(sentences.flatMap(({ cites }) => cites.map((id) => id.split('.')[0])));
  const beside = [...families].filter((one) => one !== 'natal' && one !== 'sky' && one !== 'transit');
  expect(beside).not.toEqual([]);
  expect(families).toContain('natal');
}

// Some twenty readings on a machine that may be busy; twice as many in the long run.
const PATIENCE = 600_000;

const halves = [
  ['of Thailand, the west and India', thaiAndSky],
  ['of China, of numbers, of casts and of what is seen', others],
] as const;

for (const [title, walks] of halves)
  test(`the modes ${title} stand on their own facts`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(PATIENCE);
    const record = await recordPage(page);
    let online = 0;
    const isModel = (walk: Walk): boolean => walk.isModel === true;
    await journey(page, walks, isModel, async () => {
      // Keeping the whole app takes longer than all of this: what a page asks for is held against the list of what would be kept.
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      });
      online = record.requests.length;
      await page.reload();
    });
    const kept = await (await page.request.get('/sw.js')).text();
    const asked = new Set(record.requests.slice(online).map(({ url }) => new URL(url).pathname.slice(1)));
    const code = [...asked].filter((path) => /\.(?:js|css)$/.test(path));
    expect(code.length).toBeGreaterThan(50);
    expect(code.filter((path) => !kept.includes(`"${path}"`))).toEqual([]);
    expect([...asked].filter((path) => path.startsWith('api/'))).toEqual([]);
    expect(record).toMatchObject({ violations: [], faults: [] });
  });

test.describe('without a network @long', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [title, walks] of halves)
    test(`the modes ${title} tell another person or another cast something else`, async ({
      page,
      context,
    }) => {
      test.setTimeout(PATIENCE);
      const record = await recordPage(page);
      const all = (): boolean => true;
      await journey(page, walks, all, () => cutNetwork(page, context));
      expect(record).toMatchObject({ violations: [], faults: [] });
    });
});
