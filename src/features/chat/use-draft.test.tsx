import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftContent } from '#db/drafts.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const store = () => {
  const saves: [string, DraftContent][] = [];
  return {
    saves,
    getDraft: async () => ({ text: '', attached: null }),
    saveDraft: async (key: string, content: DraftContent) => {
      saves.push([key, content]);
      return { ok: true as const, value: undefined };
    },
  };
};

test('what was saved while the message was being kept does not come back as a draft', async () => {
  const { saves, ...kept } = store();
  const { result } = renderHook(() => useDraft('new', kept));
  act(() => result.current.setText('Why now?'));
  // Sent at once; the disk takes longer than the pause after typing.
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(saves).toEqual([['new', { text: 'Why now?', attached: null }]]);
  act(() => result.current.sent());
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(saves.at(-1)).toEqual(['new', { text: '', attached: null }]);
  expect(result.current.text).toBe('');
});

test('a message that was kept before anything was saved costs no write', async () => {
  const { saves, ...kept } = store();
  const { result } = renderHook(() => useDraft('new', kept));
  act(() => result.current.setText('Hi'));
  act(() => result.current.sent());
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(saves).toEqual([]);
});

test('what was typed in one chat does not stand in another', async () => {
  const { saves, ...kept } = store();
  const { result, rerender } = renderHook(({ key }) => useDraft(key, kept), { initialProps: { key: 'one' } });
  act(() => result.current.setText('About my sister'));
  rerender({ key: 'two' });
  expect(result.current.text).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(saves).toEqual([['one', { text: 'About my sister', attached: null }]]);
});
