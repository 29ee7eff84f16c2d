import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { iChing } from '#traditions/iching/i-ching.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { LoadedModeCard } from './loaded-mode-card.tsx';

const sheet = iChing.sheet(cardInputs());
if (sheet === null) throw new Error('no sheet');

it('fetches the card of a mode, and keeps its room meanwhile', async () => {
  const { container } = render(
    <UiProvider theme="dark" env="test">
      <LoadedModeCard sheet={sheet} size="chat" />
    </UiProvider>,
  );
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('region', { name: 'Facts: I Ching' })).toBeVisible();
});

it('shows nothing for a mode without a card', async () => {
  const { container } = render(
    <UiProvider theme="dark" env="test">
      <LoadedModeCard sheet={{ ...sheet, mode: 'synastry' }} size="chat" />
    </UiProvider>,
  );
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
});
