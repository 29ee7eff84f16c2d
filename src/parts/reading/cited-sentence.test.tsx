import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StoredReading } from '#contract/stored-reading.ts';
import { factId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { Sentence } from '#facts/reading.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { CitedSentence } from './cited-sentence.tsx';

const moon: Fact = {
  id: factId('natal.moon.sign'),
  value: { type: 'id', id: 'cancer' },
  label: 'label.sign',
  derivation: { method: 'method.sign', from: [], source: 'source.astronomy-engine' },
};
const sentence = (...cites: readonly string[]): Sentence => ({
  text: 'You two argue well.',
  cites: cites.map(factId),
  move: 'core',
  verdict: 'supported',
});

function show(of: Sentence, facts: readonly Fact[]) {
  const reading = {
    facts,
    removed: ['Bea'],
    sheet: {
      mode: 'synastry',
      school: {},
      inputs: { now: '2026-11-21T12:00:00Z' },
      engineVersion: 2,
      hash: '',
    },
  } as unknown as StoredReading;
  render(
    <UiProvider theme="dark" env="test">
      <CitedSentence
        sentence={of}
        reading={reading}
        byModel={false}
        zone="UTC"
        hot={false}
        onHot={() => undefined}
        onMarkOpen={() => undefined}
      />
    </UiProvider>,
  );
}

test('a citation whose fact went with somebody’s data says so', async () => {
  show(sentence('synastry.venus-square-mars.orb'), []);
  await userEvent.click(screen.getByRole('button', { name: 'Removed with Bea’s data.' }));
  expect(await screen.findByText('Removed with Bea’s data.')).toBeVisible();
});

test('one that stands on a fact of one’s own as well shows that, and says what is gone', async () => {
  show(sentence('natal.moon.sign', 'synastry.venus-square-mars.orb'), [moon]);
  await userEvent.click(screen.getByRole('button', { name: /^Fact/ }));
  expect(await screen.findByText(/Moon in Cancer/)).toBeVisible();
  expect(screen.getByText('Removed with Bea’s data.')).toBeVisible();
});
