import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AudioShelfProvider } from '#store/audio-shelf.tsx';
import { createFakeAudioShelf } from '../../../tests/support/fake-audio-shelf.ts';
import { AudioSpace } from './audio-space.tsx';

const items = [
  { key: 'published:1', title: 'Evening quiet', bytes: 90_000_000, usedAt: 1 },
  { key: 'built-in:forest', title: 'Forest Bathing Soundscape', bytes: 1_620_000, usedAt: 2 },
];

function open(shelf: Parameters<typeof AudioShelfProvider>[0]['value']) {
  render(
    <AudioShelfProvider value={shelf}>
      <AudioSpace />
    </AudioShelfProvider>,
  );
}
const used = () => screen.getByText('Used by audio').nextElementSibling?.textContent;

test('says what audio takes, and gives the room of a title back', async () => {
  open(createFakeAudioShelf(items));
  expect(await screen.findByRole('heading', { name: 'Audio kept for offline' })).toBeVisible();
  expect(used()).toBe('91.62 MB');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Evening quiet90 MBRemove',
    'Forest Bathing Soundscape1.62 MBRemove',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Evening quiet from this device' }));
  expect(await screen.findByText('Evening quiet was removed from this device.')).toBeVisible();
  expect(used()).toBe('1.62 MB');
  expect(document.activeElement?.textContent).toBe('Audio kept for offline');
  await userEvent.click(screen.getByRole('button', { name: /^Remove Forest/ }));
  expect(await screen.findByText(/^No audio is kept on this device/)).toBeVisible();
});

test('a smaller budget counts at once and says what it cost', async () => {
  open(createFakeAudioShelf(items, { budget: 300_000_000 }));
  const budget = await screen.findByLabelText('Keep at most');
  expect((budget as HTMLSelectElement).value).toBe('300000000');
  await userEvent.selectOptions(budget, '250 MB');
  await expect.poll(() => (budget as HTMLSelectElement).value).toBe('250000000');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a budget that is too small for all says that something went', async () => {
  open(createFakeAudioShelf([...items, { key: 'x', title: 'Long', bytes: 80_000_000, usedAt: 3 }]));
  await userEvent.selectOptions(await screen.findByLabelText('Keep at most'), '100 MB');
  expect(await screen.findByText('What was played longest ago was removed to fit.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a device that refuses is told', async () => {
  open(createFakeAudioShelf(items, { fails: true }));
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Evening/ }));
  expect(await screen.findByText(/^This did not work/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
