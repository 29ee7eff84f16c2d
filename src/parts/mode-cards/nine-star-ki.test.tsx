import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/nine-star-ki.ts';
import { nineStarKi } from '#traditions/nine-star-ki/nine-star-ki.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './nine-star-ki.tsx';

it('shows the three stars and the board of the year with the person’s star', () => {
  const shown = showCard(card, nineStarKi, words, cardInputs());
  expectNamed(shown, words, ['ninestar.year', 'ninestar.month', 'ninestar.tendency', 'ninestar.annual']);
  expect(shown.drawn).toContain(bare('your star'));
  for (const star of ['9Purple Fire', '5Yellow Earth', '2Black Earth'])
    expect(shown.drawn).toContain(bare(star));
  expect(shown.table).toContain(bare('Nine Purple Fire'));
});

it('shows both stars where the turn of the year leaves them open', () => {
  const birth = cardBirth({ date: '1990-02-04', time: null });
  const shown = showCard(card, nineStarKi, words, cardInputs({ birth }));
  expectNamed(shown, words, ['ninestar.year', 'ninestar.month']);
});
