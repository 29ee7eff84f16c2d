import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredReading } from '#contract/stored-reading.ts';
import { factId } from '#facts/fact-id.ts';
import type { Sentence } from '#facts/reading.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ReadingText } from './reading-text.tsx';
import { spokenReply } from './spoken-reply.ts';
import { MS_PER_WORD } from './use-reveal.ts';

const venus = factId('natal.venus.sign');
const says = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  text,
  cites: [],
  move: 'core',
  verdict: 'reflection',
  ...more,
});
const reading = {
  author: 'composer',
  lang: 'en',
  sentences: [
    says('You like to begin.'),
    says('The fast start.', { opens: true, lead: true, cites: [venus], verdict: 'unsupported' }),
    says('Venus is in Aries.', { cites: [venus], verdict: 'supported' }),
  ],
  facts: [
    {
      id: venus,
      value: { type: 'id', id: 'aries' },
      label: 'label.sign',
      derivation: { method: 'method.sign', from: [], source: 'source.astronomy-engine' },
    },
  ],
} as unknown as StoredReading;

function show(revealing: boolean) {
  const { container } = render(
    <UiProvider theme="dark" env="test">
      <ReadingText
        id="one"
        reading={reading}
        zone="UTC"
        revealing={revealing}
        more={false}
        onRevealed={() => undefined}
        hot={[venus]}
        onHot={() => undefined}
        onMarkOpen={() => undefined}
      />
    </UiProvider>,
  );
  const text = container.querySelector('[data-spoken]');
  if (text === null) throw new Error('no reading is shown');
  return text;
}

afterEach(() => vi.useRealTimers());

test('a heading is bold at the head of its paragraph, without a mark or the look of a verdict', () => {
  const text = show(false);
  const bold = [...text.querySelectorAll('b')];
  expect(bold.map(({ textContent }) => textContent)).toEqual(['The fast start.']);
  expect(bold[0]?.children).toHaveLength(0);
  expect(bold[0]?.parentElement?.textContent).toMatch(/^The fast start\. Venus is in Aries\./);
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Fact behind “Aries”',
  ]);
});

test('word by word it is bold from its first word on', () => {
  vi.useFakeTimers();
  const text = show(true);
  // Six words of seven: the first is there at once.
  act(() => void vi.advanceTimersByTime(5 * MS_PER_WORD));
  expect(text.textContent).toBe('You like to begin. The fast ');
  expect(text.querySelector('b')?.textContent).toBe('The fast ');
});

test('it is read aloud like any other sentence', () => {
  expect(spokenReply({ reading, content: '' })).toEqual([
    ['You like to begin.', 'The fast start.', 'Venus is in Aries.'],
    'en',
  ]);
});
