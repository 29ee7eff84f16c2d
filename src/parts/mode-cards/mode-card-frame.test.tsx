import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/i-ching.ts';
import { words as ifaWords } from '#text/en/traditions/geomancy-ifa.ts';
import { iChing } from '#traditions/iching/i-ching.ts';
import { geomancyIfa } from '#traditions/ifa/geomancy-ifa.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { card as ifaCard } from './geomancy-ifa.tsx';
import { card } from './i-ching.tsx';
import { ModeCardFrame } from './mode-card-frame.tsx';

const sheet = iChing.sheet(cardInputs({ entered: '9 8 8 7 8 6' }));
if (sheet === null) throw new Error('no sheet');

it('heads the card with its mode, its school and what was entered by hand', () => {
  render(
    <UiProvider theme="dark" env="test">
      <ModeCardFrame sheet={sheet} card={card} words={words} size="chat" />
    </UiProvider>,
  );
  const frame = screen.getByRole('region', { name: 'Facts: I Ching' });
  expect(within(frame).getByText('易經').getAttribute('lang')).toBe('zh-Hant');
  expect(frame.textContent).toContain('Zhu Xi');
  expect(frame.textContent).toContain(
    words.caveats['caveat.cast-entered']?.[0] ?? words.caveats['cast-entered']?.[0],
  );
});

it('has a table twin from the start, and puts it in the place of the drawing', async () => {
  render(
    <UiProvider theme="dark" env="test">
      <ModeCardFrame sheet={sheet} card={card} words={words} size="chat" />
    </UiProvider>,
  );
  const table = screen.getByRole('table', { name: 'I Ching, as a table' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(10);
  const twin = screen.getByRole('button', { name: 'As a table' });
  expect(screen.getByRole('img')).toBeVisible();
  await userEvent.click(twin);
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'As a drawing' }));
  expect(screen.getByRole('img')).toBeVisible();
});

it('shows how every fact came about', async () => {
  render(
    <UiProvider theme="dark" env="test">
      <ModeCardFrame sheet={sheet} card={card} words={words} size="chat" />
    </UiProvider>,
  );
  await userEvent.click(screen.getByText('Show the arithmetic'));
  const list = await screen.findByRole('list', { name: 'Each fact and how it came about' });
  const facts = sheet.facts.filter(({ id }) => !id.startsWith('caveat.'));
  expect(within(list).getAllByRole('listitem')).toHaveLength(facts.length);
  expect(list.textContent).not.toMatch(/undefined|source\.|label\./);
});

it('says plainly when a tradition is less than sure', () => {
  const ifa = geomancyIfa.sheet(cardInputs());
  if (ifa === null) throw new Error('no sheet');
  render(
    <UiProvider theme="light" env="test">
      <ModeCardFrame sheet={ifa} card={ifaCard} words={ifaWords} size="chat" />
    </UiProvider>,
  );
  expect(screen.getByText('Medium confidence.')).toBeVisible();
});
