import { describe, expect, it } from 'vitest';
import { aspectIds, signIds } from '#facts/fact-id.ts';
import table from '#content/en/terms.json' with { type: 'json' };
import { namedTerms, term } from './terms.ts';

const MAJORS = aspectIds.slice(0, 5);
const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];
const HOUSES = Array.from({ length: 12 }, (_, at) => `house${at + 1}`);

describe('the glossary', () => {
  it('defines every sign, planet, house and major aspect', () => {
    const missing = [...signIds, ...PLANETS, ...HOUSES, ...MAJORS, 'asc', 'mc'].filter(
      (id) => term(id) === null,
    );
    expect(missing).toEqual([]);
    expect(term('house13')).toBeNull();
  });

  it('has one row an id, in one or two whole sentences that are read at once', () => {
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    for (const { id } of table) {
      const gloss = term(id)?.gloss ?? [];
      expect([1, 2], id).toContain(gloss.length);
      for (const sentence of gloss) {
        expect(sentence, id).toMatch(/^[A-Z][^']+\.$/u);
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(28);
      }
    }
  });

  it('names the term in the first sentence of its definition', () => {
    for (const { id, name, gloss } of table) {
      // "a void of course Moon" is said the other way round.
      if (id === 'void') continue;
      const word = name.replace(/^(?:the|an?) /u, '').toLowerCase();
      // Plurals are said otherwise at the end: modality, modalities.
      expect(gloss[0]?.toLowerCase(), id).toContain(word.slice(0, -1));
    }
  });

  it('finds the terms of a question, the longest first', () => {
    expect(namedTerms('what does mercury retrograde mean in a natal chart?')).toEqual([
      'retrograde',
      'natal-chart',
    ]);
    expect(namedTerms('whats a t-square')).toEqual(['t-square']);
    expect(namedTerms('what is the part of fortune')).toEqual(['fortune']);
    expect(namedTerms('I like chartreuse')).toEqual([]);
  });
});
