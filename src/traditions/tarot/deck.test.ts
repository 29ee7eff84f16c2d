import { describe, expect, it } from 'vitest';
import { cardIdOf, echoNumber, isCourt, isMajor, tarotCard, tarotDeck } from './deck.ts';
import type { Attribution } from './deck.ts';

const written = (attribution: Attribution): string =>
  attribution.type === 'face'
    ? `${attribution.planet} in ${attribution.sign}`
    : attribution.type === 'planet'
      ? attribution.planet
      : attribution.type === 'sign'
        ? attribution.sign
        : attribution.element;

describe('the deck', () => {
  it('holds 78 cards with keys of their own: 22 majors, 14 of each suit, 16 courts', () => {
    expect(new Set(tarotDeck.map(({ key }) => key)).size).toBe(78);
    expect(tarotDeck.filter(isMajor)).toHaveLength(22);
    expect(tarotDeck.filter(isCourt)).toHaveLength(16);
    for (const suit of ['wands', 'cups', 'swords', 'pentacles'])
      expect(tarotDeck.filter((card) => card.suit === suit)).toHaveLength(14);
  });

  // Numbers of the record 0–77 as the published index has them.
  it.each([
    [0, 'major-00'],
    [8, 'major-08'],
    [21, 'major-21'],
    [22, 'wands-ace'],
    [35, 'wands-king'],
    [36, 'cups-ace'],
    [50, 'swords-ace'],
    [54, 'swords-05'],
    [64, 'pentacles-ace'],
    [74, 'pentacles-page'],
    [77, 'pentacles-king'],
  ])('has %i as %s', (id, key) => {
    expect(tarotCard(id).key).toBe(key);
    expect(cardIdOf(key)).toBe(id);
  });

  // Book T of the Golden Dawn, as printed in handbooks of the thirty-six faces.
  it.each([
    ['wands-02', 'mars in aries'],
    ['wands-04', 'venus in aries'],
    ['wands-05', 'saturn in leo'],
    ['wands-08', 'mercury in sagittarius'],
    ['wands-10', 'saturn in sagittarius'],
    ['cups-02', 'venus in cancer'],
    ['cups-05', 'mars in scorpio'],
    ['cups-08', 'saturn in pisces'],
    ['cups-10', 'mars in pisces'],
    ['swords-03', 'saturn in libra'],
    ['swords-05', 'venus in aquarius'],
    ['swords-09', 'mars in gemini'],
    ['swords-10', 'sun in gemini'],
    ['pentacles-02', 'jupiter in capricorn'],
    ['pentacles-06', 'moon in taurus'],
    ['pentacles-10', 'mercury in virgo'],
    ['cups-ace', 'water'],
    ['swords-king', 'air'],
    ['major-00', 'air'],
    ['major-08', 'leo'],
    ['major-11', 'libra'],
    ['major-16', 'mars'],
    ['major-21', 'saturn'],
  ])('gives %s to %s', (key, attribution) => {
    expect(written(tarotCard(cardIdOf(key) ?? -1).attribution)).toBe(attribution);
  });

  it('counts a major among the numbers up to ten, and no court', () => {
    expect([7, 28, 42, 56, 70].map((id) => echoNumber(tarotCard(id)))).toEqual([7, 7, 7, 7, 7]);
    expect([0, 11, 32, 77].map((id) => echoNumber(tarotCard(id)))).toEqual([null, null, null, null]);
    // The Wheel is X, aces are I.
    expect([10, 22, 1].map((id) => echoNumber(tarotCard(id)))).toEqual([10, 1, 1]);
  });

  it('has no other card', () => {
    expect(cardIdOf('swords-11')).toBe(null);
    expect(() => tarotCard(78)).toThrow('0 to 77');
  });
});
