import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-astrology.ts';
import { thaiAstrology } from '#traditions/thai-chart/thai-astrology.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-astrology.tsx';

const stars = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'uranus'];

it('shows the lagna and ten stars in numerals, with sign, house and standing', () => {
  const shown = showCard(card, thaiAstrology, words, cardInputs());
  expectNamed(shown, words, [
    'thai.lagna.sign',
    'thai.lagna.lord',
    'thai.tanuseth',
    'thai.birth-star',
    'thai.venus.dignity',
    ...stars.flatMap((star) => [`thai.${star}.sign`, `thai.${star}.house`]),
  ]);
  for (const numeral of ['๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙', '๐', 'ล'])
    expect(shown.drawn.split(numeral).length).toBeGreaterThan(2);
  expect(shown.drawn).toContain(bare('Taurus 0°18′'));
});

it('says that there is no lagna without a time', () => {
  const shown = showCard(card, thaiAstrology, words, cardInputs({ birth: cardBirth({ time: null }) }));
  expectNamed(shown, words, ['thai.sun.sign', 'thai.saturn.sign']);
  expect(shown.drawn).toContain(bare('no lagna'));
});

it('draws both signs, dotted, where two minutes decide what rises', () => {
  const shown = showCard(card, thaiAstrology, words, cardInputs({ birth: cardBirth({ time: '00:42' }) }));
  expect(shown.drawn).toContain(bare('Lagna Capricorn or Aquarius'));
  expect(shown.label).toContain('Capricorn or Aquarius');
  // The mark of the lagna in two signs, and in the list.
  const marks = [...shown.svg.querySelectorAll('text')].filter(({ textContent }) => textContent === 'ล');
  expect(marks).toHaveLength(3);
  // The Sun in the fourth house from Capricorn, in the third from Aquarius.
  expect(shown.drawn).toContain(bare('Aries 29°58′ 4 or 3'));
});
