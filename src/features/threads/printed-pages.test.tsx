import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/message.ts';
import { PrintedPages } from './printed-pages.tsx';

afterEach(() => vi.restoreAllMocks());

test('the heading of a paragraph is printed in bold, before what it is about', () => {
  vi.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
  const message = { id: 'a', sender: 'ai', content: '', createdAt: 0, imageId: null, attached: null };
  const words = { you: 'You', persona: 'Vesper', when: () => 'today' };
  render(
    <PrintedPages
      chat={{
        title: 'Why?',
        messages: [{ ...message, reading: {} } as unknown as Message],
        reading: () => ({
          paragraphs: [
            [
              { text: 'The fast start.', notes: [], lead: true },
              { text: 'Venus is in Aries.', notes: [1] },
            ],
          ],
          notes: ['Venus in Aries'],
        }),
      }}
      words={words as never}
      foot="Written with Soulstice."
      onPrinted={() => undefined}
    />,
  );
  const bold = document.querySelector('article b');
  expect(bold?.textContent).toBe('The fast start.');
  expect(bold?.parentElement?.textContent).toBe('The fast start. Venus is in Aries.1 ');
});
