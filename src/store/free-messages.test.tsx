import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '#ui/ui-provider.tsx';
import { useCountMessage, useFreeMessagesUsed } from './free-messages.ts';

test('each answered message counts one, and never more than 50', () => {
  const { result } = renderHook(() => ({ used: useFreeMessagesUsed(), count: useCountMessage() }), {
    wrapper: ({ children }) => (
      <UiProvider theme="dark" env="test">
        {children}
      </UiProvider>
    ),
  });
  expect(result.current.used).toBe(0);
  act(() => result.current.count());
  expect(result.current.used).toBe(1);
  act(() => {
    for (let more = 0; more < 50; more += 1) result.current.count();
  });
  expect(result.current.used).toBe(50);
});
