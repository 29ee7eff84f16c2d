import { expect, it } from 'vitest';
import { dreamLexicon } from '#text/en/self/dream/lexicon.ts';
import { words } from '#text/en/traditions/dream-interpretation.ts';
import { dreamInterpretationWith } from '#traditions/dream/dream-interpretation.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './dream-interpretation.tsx';

const dreams = dreamInterpretationWith(dreamLexicon);

const told = (dream: string) =>
  showCard(card, dreams, words, cardInputs({ answers: { dream: [dream], feeling: ['wonder'] } }));

it('shows the images, larger where they came more often, and how the feeling turned', () => {
  const shown = told(
    'I was afraid. A snake swam in the sea. The snake left and the sea was calm, and I felt joy. The sea!',
  );
  expectNamed(shown, words, ['dream.symbol.1', 'dream.symbol.2', 'dream.feeling']);
  const sizes = [...shown.svg.querySelectorAll('text[style]')].map(
    (word) => (word as SVGElement).style.fontSize,
  );
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect(shown.drawn).toContain(bare('fear, then calm, then joy'));
});

it('says that nothing was found', () => {
  const shown = told('Hmm.');
  expect(shown.label).toContain('quiet field');
  expect(shown.table).toContain(bare('No image was found'));
});
