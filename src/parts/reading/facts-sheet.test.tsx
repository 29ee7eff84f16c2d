import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Engine } from '#engine/client.ts';
import { factId } from '#facts/fact-id.ts';
import type { Weighed } from '#facts/reading.ts';
import { EngineProvider } from '#store/engine-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { FactsSheet } from './facts-sheet.tsx';

const weighed = (
  key: string,
  score: number,
  used: boolean,
  rows: Readonly<Record<string, number>>,
  facts: readonly string[],
): Weighed => ({
  key,
  score,
  used,
  rows: Object.entries(rows).map(([part, points]) => ({ part, points })),
  facts: facts.map(factId),
});

async function show(points: readonly Weighed[]) {
  const reading = {
    author: 'composer',
    lang: 'en',
    sentences: [],
    weighed: points,
    sheet: { mode: 'western', school: {}, inputs: {}, engineVersion: 1, hash: '' },
    facts: [
      {
        id: factId('natal.venus.sign'),
        value: { type: 'id', id: 'aries' },
        label: 'label.sign',
        derivation: { method: 'apparent-longitude', from: [], source: 'source.astronomy-engine' },
      },
    ],
  } as unknown as StoredReading;
  render(
    <UiProvider theme="dark" env="test">
      <EngineProvider value={{} as Engine}>
        <FactsSheet reading={reading} zone="UTC" hot={[]} onHot={() => undefined} onClose={() => undefined} />
      </EngineProvider>
    </UiProvider>,
  );
  return screen.findByText(/weight each has|^This reading rests/);
}

/** Titles of the rows with what the dictionary under each holds. */
const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('svg') !== null)
    .map((item) => ({
      title: item.querySelector('b')?.textContent,
      score: item.querySelector(':scope > span')?.textContent,
      sum: [...item.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    }));

const themes = [
  weighed('theme:sees-the-best', 2.3, false, { 'natal.venus-tense-jupiter': 2.3 }, [
    'natal.venus-opposition-jupiter.orb',
  ]),
  weighed(
    'theme:starts-fast',
    5,
    true,
    { 'natal.venus.sign=aries': 2.4, 'natal.house7.ruler.house=12': 1.7, agree: 1.9, usual: -1 },
    ['natal.venus.sign', 'natal.house7.ruler', 'natal.venus.house'],
  ),
];

test('a theme has its name and what it says; its facts and their points come with “Why these?”', async () => {
  const intro = await show(themes);
  expect(intro).toHaveTextContent('This reading rests on one theme.');
  const fast = (await screen.findByText('Starts fast')).closest('li');
  if (fast === null) throw new Error('the theme is no row');
  expect(within(fast).getByText(/^You say yes and begin quickly/)).toBeVisible();
  expect(rows().map(({ sum }) => sum)).toEqual([[], []]);
  await userEvent.click(screen.getByRole('button', { name: 'Why these?' }));
  expect(rows()).toEqual([
    {
      title: 'Starts fast',
      score: '5.0',
      sum: [
        ['Venus in Aries', '+2.4'],
        ['The ruler of your seventh house is in the twelfth', '+1.7'],
        ['Several facts agree', '+1.9'],
        ['Most charts have some of this', '−1.0'],
      ],
    },
    { title: 'Believes the best', score: '2.3', sum: [['Venus opposition Jupiter', '+2.3']] },
  ]);
  const considered = screen.getByText('Also considered');
  const others = screen.getByText('Believes the best');
  expect(fast.compareDocumentPosition(considered)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(considered.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a theme of a newer version is shown by its id', async () => {
  await show([weighed('theme:hums-along', 1, true, { 'natal.venus.sign=aries': 1 }, ['natal.venus.sign'])]);
  expect(await screen.findByText('Hums along')).toBeVisible();
});

test('the points of an older reading are shown as they were', async () => {
  await show([
    weighed('placement:venus', 41.6, true, { relevance: 30, tightness: 0, certainty: -2 }, [
      'natal.venus.sign',
    ]),
    weighed('ruler:7', 12, false, { relevance: 12 }, []),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Why these?' }));
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('svg') !== null);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Venus in its place42bears on the question+30sureness of the birth time−2',
    'The ruler of your seventh house12bears on the question+12',
  ]);
  expect(screen.getByText('Left out')).toBeVisible();
});
