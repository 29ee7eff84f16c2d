import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AudioItem, AudioShelf, KeptState } from '#audio/shelf.ts';
import { AudioShelfProvider } from '#store/audio-shelf.tsx';
import { Keeping } from './keeping.tsx';

const own: AudioItem = {
  kind: 'built-in',
  key: 'built-in:lunar-eclipse-wisdom',
  id: 'lunar-eclipse-wisdom',
  title: 'Lunar Eclipse Wisdom',
};
const talk: AudioItem = {
  kind: 'published',
  key: 'published:talk',
  id: 'talk',
  title: 'A talk',
  url: '/talk.mp3',
};

function open(item: AudioItem, first: KeptState = { type: 'none' }, bytes: number | null = 1_260_000) {
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  let state = first;
  const shelf: AudioShelf = {
    stateOf: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sizeOf: () => {
      asked.push('size');
      return Promise.resolve(bytes);
    },
    download: () => {
      asked.push('download');
      return Promise.resolve(state);
    },
    pause: () => asked.push('pause'),
    remove: () => {
      asked.push('remove');
      return Promise.resolve();
    },
    open: () => Promise.reject(new Error('not here')),
    use: () => Promise.reject(new Error('not here')),
    setBudget: () => Promise.resolve(),
  };
  render(
    <AudioShelfProvider value={shelf}>
      <Keeping item={item} />
    </AudioShelfProvider>,
  );
  const become = (next: KeptState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { asked, become, person: userEvent.setup() };
}

test('the size of ours stands on the button, and a press downloads', async () => {
  const { asked, person } = open(own);
  await person.click(await screen.findByText('Download for offline · 1.26 MB'));
  expect(asked).toEqual(['size', 'download']);
});

test('the size of a published title is asked at the first press, and the second downloads', async () => {
  const { asked, person } = open(talk);
  expect(asked).toEqual([]);
  await person.click(screen.getByText('Download for offline'));
  await person.click(await screen.findByText('It is 1.26 MB. Download'));
  expect(asked).toEqual(['size', 'download']);
});

test('a size that nobody knows is said', async () => {
  const { person } = open(talk, { type: 'none' }, null);
  await person.click(screen.getByText('Download for offline'));
  expect(await screen.findByText('Its size is not known. Download')).toBeVisible();
});

test('while it comes: how far, and a pause; then going on, or giving it up', async () => {
  const { asked, become, person } = open(own, { type: 'downloading', received: 630_000, total: 1_260_000 });
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 630_000);
  expect(screen.getByText('630 kB of 1.26 MB')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Pause download/u }));
  become({ type: 'paused', received: 700_000, total: 1_260_000 });
  expect(screen.getByText('Paused. 700 kB are here.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Resume download/u }));
  await person.click(screen.getByRole('button', { name: /^Remove from this device/u }));
  expect(asked).toEqual(['pause', 'download', 'remove']);
});

test.each([
  ['offline', 'No network. What has come is kept.'],
  ['no-room', 'There is no room left for it. Remove another title, or give audio more room in Settings.'],
  ['damaged', 'The file came damaged. It can be fetched again.'],
  ['server', 'The server did not give it. What has come is kept.'],
] as const)('%s is told, and it can be tried again', async (problem, words) => {
  const { asked, person } = open(own, { type: 'stopped', received: 0, total: null, problem });
  expect(screen.getByRole('alert').textContent).toBe(words);
  await person.click(screen.getByRole('button', { name: /^Try the download again/u }));
  expect(asked).toEqual(['download']);
});

test('what is kept is marked, with its size and the way to give the space back', async () => {
  const { asked, person } = open(own, { type: 'kept', bytes: 1_260_000, usedAt: 0 });
  expect(screen.getByText(/On this device/u).textContent).toContain('1.26 MB');
  await person.click(screen.getByRole('button', { name: 'Remove from this device: Lunar Eclipse Wisdom' }));
  expect(asked).toEqual(['remove']);
});
