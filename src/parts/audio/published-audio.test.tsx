import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentItem } from '#contract/api/content.ts';
import { keptPublished } from '#db/published-audio.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { FRESH_EVERY_MS } from '#store/fresh-query.ts';
import { createFakeAccount, createFakeApi, refuses, signedOut } from '../../../tests/support/fake-account.ts';
import { createTestDb } from '../../../tests/support/test-db.ts';
import { usePublishedAudio } from './published-audio.ts';

const item = (id: number, title: string, isPublished: 'true' | 'false' = 'true'): ContentItem => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  type: 'healing',
  title,
  description: 'Alone.',
  duration: '45:00',
  audioUrl: `/api/soul-wisdom/audio/${String(id).repeat(32)}.mp3`,
  gradientColor: 'Blue',
  emoji: '🌙',
  isPublished,
  order: '3',
});

const seen: unknown[] = [];
function List() {
  const { state, titles } = usePublishedAudio();
  if (seen.at(-1) !== titles) seen.push(titles);
  return <p>{`${state}: ${titles.map(({ title }) => title).join(', ')}`}</p>;
}

function open(api: ReturnType<typeof createFakeApi>, local = createTestDb()) {
  seen.length = 0;
  const { unmount } = render(
    <LocalDataProvider value={local}>
      <AccountProvider value={createFakeAccount(signedOut)}>
        <ApiProvider value={api}>
          <List />
        </ApiProvider>
      </AccountProvider>
    </LocalDataProvider>,
  );
  return { local, unmount };
}

afterEach(() => {
  vi.useRealTimers();
});

test('what is published is listed and kept, drafts are neither', async () => {
  const { local } = open(createFakeApi({ soulWisdom: [item(1, 'Bowls'), item(2, 'Half', 'false')] }));
  await screen.findByText('current: Bowls');
  await waitFor(async () => expect(await keptPublished(local.db)).toEqual([item(1, 'Bowls')]));
});

test('what is published meanwhile is there at the next look, and the same list is the same array', async () => {
  const items = [item(1, 'Bowls')];
  const api = createFakeApi({ soulWisdom: () => structuredClone(items) });
  open(api);
  await screen.findByText('current: Bowls');
  const drawn = seen.length;
  // A look is left out while the first question still counts as open, which ends a moment after its answer is shown.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(api.asked.length).toBeGreaterThan(1);
  });
  await screen.findByText('current: Bowls');
  expect(seen).toHaveLength(drawn);
  items.push(item(2, 'Eclipse'));
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByText('current: Bowls, Eclipse')).toBeVisible();
  });
});

test('an open list asks by itself, one question at a time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const held: ((items: readonly ContentItem[]) => void)[] = [];
  let first = true;
  const api = createFakeApi({
    soulWisdom: () => {
      if (first) {
        first = false;
        return [];
      }
      return new Promise((resolve) => {
        held.push(resolve);
      });
    },
  });
  open(api);
  await screen.findByText('current:');
  await act(() => vi.advanceTimersByTimeAsync(FRESH_EVERY_MS * 3));
  expect(held).toHaveLength(1);
  await act(async () => held[0]?.([item(1, 'Bowls')]));
  await screen.findByText('current: Bowls');
  await act(() => vi.advanceTimersByTimeAsync(FRESH_EVERY_MS));
  expect(held).toHaveLength(2);
});

test('without the server the list is as it was; without a copy that is said', async () => {
  const before = open(createFakeApi({ soulWisdom: [item(1, 'Bowls')] }));
  await waitFor(async () => expect(await keptPublished(before.local.db)).not.toBeNull());
  before.unmount();
  open(createFakeApi({ soulWisdom: refuses(503, 'away') }), before.local);
  await screen.findByText('copy: Bowls');
  open(createFakeApi({ soulWisdom: refuses(503, 'away') }));
  await screen.findByText('failed:');
});

test('a list that was read before is there at once, and the same list is not written again', async () => {
  const { local, unmount } = open(createFakeApi({ soulWisdom: [item(1, 'Bowls')] }));
  await waitFor(async () => expect(await keptPublished(local.db)).not.toBeNull());
  unmount();
  const put = vi.spyOn(local.db.local, 'put');
  open(createFakeApi({ soulWisdom: [item(1, 'Bowls')] }), local);
  screen.getByText('copy: Bowls');
  await screen.findByText('current: Bowls');
  expect(seen).toHaveLength(1);
  expect(put).not.toHaveBeenCalled();
});

test('a copy that does not fit is none', async () => {
  const { db } = createTestDb();
  await db.local.put({ key: 'audio:published', value: [{ title: 'of another version' }] });
  expect(await keptPublished(db)).toBeNull();
});
