import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/hellenistic.ts';
import { hellenistic } from '#traditions/hellenistic/hellenistic.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './hellenistic.tsx';

it('shows the sect, the lots, the lord of the year and the chapters', () => {
  const shown = showCard(card, hellenistic, words, cardInputs());
  expectNamed(shown, words, [
    'natal.sect',
    'natal.lot.fortune.sign',
    'natal.lot.spirit.sign',
    'hellenistic.profection.sign',
    'profection.lord',
    'hellenistic.releasing.spirit.level-1',
    'hellenistic.releasing.fortune.level-2-lord',
  ]);
  expect(shown.drawn).toContain(bare('Year at age 36'));
  expect(shown.drawn).toContain(bare('Sun in Taurus'));
});

it('shows signs and no places without a time', () => {
  const shown = showCard(card, hellenistic, words, cardInputs({ birth: cardBirth({ time: null }) }));
  expect(shown.label).toContain('without a birth time');
  expect(shown.drawn).not.toContain('Lot');
  expect(shown.drawn).toContain(bare('Saturn in Capricorn'));
  expect(shown.table).not.toContain(bare('Place 1'));
});
