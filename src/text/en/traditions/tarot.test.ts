import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import { tarotMode } from '#traditions/tarot/tarot.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { words as tarotWords } from './tarot.ts';
import { words as thaiWords } from './thai-tarot.ts';
import { frameFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const spreads = ['single', 'three', 'celtic'];
const asked = (n: number): TraditionInputs =>
  ({
    seed: n % 7 === 6 ? null : `tarot words ${n}`,
    entered: n % 7 === 6 ? 'major-05 cups-02:reversed swords-king' : null,
    answers: { spread: [spreads[n % 3] ?? 'three'] },
    school: n % 4 === 0 ? { reversals: 'off' } : {},
  }) as unknown as TraditionInputs;

it.each([
  ['tarot', tarotWords],
  ['thai-tarot', thaiWords],
] as const)('tells every point of forty spreads of %s', (mode, words) => {
  const tradition = tarotMode(mode);
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = tradition.sheet(asked(n));
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, tradition.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
  expect(frameFaults(words)).toEqual([]);
});

it('names each card in English, and in Thai where Thai cards are laid', () => {
  const fact = (key: string) => ({ id: 'tarot.1.card', value: { type: 'id', id: key } }) as unknown as Fact;
  const thai = tarotDeck.map(({ key }) => thaiWords.names(fact(key))[0]?.own ?? '');
  expect(thai.filter((name) => !/^[\u0E00-\u0E7F]+$/u.test(name))).toEqual([]);
  expect(new Set(thai).size).toBe(78);
  expect(tarotDeck.filter(({ key }) => tarotWords.names(fact(key))[0]?.en === undefined)).toEqual([]);
});
