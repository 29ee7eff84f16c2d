/**
 * Laws of the Chaldean numbers.
 *
 * 1. Twenty-six letters have values 1 to 8; none has 9.
 * 2. The root is the compound modulo nine (9 for 0), whatever the order of the words.
 * 3. Every root and every listed compound is reached.
 * 4. No name, in any letters, throws.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaldeanValue } from './chaldean-letters.ts';
import { chaldeanBirth, chaldeanName, isListedCompound } from './chaldean-numbers.ts';
import { chaldean, chaldeanPoints, chaldeanSheet } from './chaldean.ts';
import { pythagoreanPoints } from './pythagorean-tradition.ts';
import { pythagoreanSheet } from './sheet.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const word = fc
  .array(fc.constantFrom(...ALPHABET), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(''));
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const rootOf = (n: number): number => ((n - 1) % 9) + 1;

describe('letters', () => {
  it('have values 1 to 8 and no 9', () => {
    expect(new Set(ALPHABET.map(chaldeanValue))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(['9', 'é', ''].map(chaldeanValue)).toEqual([0, 0, 0]);
  });
});

describe('names', () => {
  it('have the root of their sum in any order', () => {
    fc.assert(
      fc.property(words, (all) => {
        const read = chaldeanName(all.join(' '));
        const back = chaldeanName(all.toReversed().join(' '));
        if (read.type !== 'name' || back.type !== 'name') throw new Error('a name in capitals is read');
        const { compound, root } = read.name;
        expect(compound).toBe(
          all
            .join('')
            .split('')
            .reduce((sum, one) => sum + chaldeanValue(one), 0),
        );
        expect(root).toBe(rootOf(compound));
        expect(back.name.compound).toBe(compound);
      }),
    );
  });

  it('reach every root and every listed compound', () => {
    const found = Array.from({ length: 53 }, (_, i) => chaldeanName('A'.repeat(i + 1)));
    const names = found.flatMap((one) => (one.type === 'name' ? [one.name] : []));
    expect(new Set(names.map(({ root }) => root)).size).toBe(9);
    expect(names.filter(({ compound }) => isListedCompound(compound))).toHaveLength(43);
  });

  it('work as written by hand: JOHN SMITH 18 + 17 = 35, root 8', () => {
    const read = chaldeanName('John Smith');
    expect(read.type === 'name' ? [read.name.words.map(({ sum }) => sum), read.name.root] : null).toEqual([
      [18, 17],
      8,
    ]);
  });

  it('never throw, and give back letters they may not spell anew', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['name', 'other-letters', 'empty']).toContain(chaldeanName(text).type);
        expect(chaldeanSheet(text, '1990-05-15').mode).toBe('chaldean');
      }),
    );
    expect(chaldeanName('สมชาย').type).toBe('other-letters');
    expect(chaldeanName('José').type).toBe('name');
  });
});

describe('days', () => {
  it('reduce like the day of the month', () => {
    for (let day = 1; day <= 31; day++)
      expect(chaldeanBirth(`2000-01-${String(day).padStart(2, '0')}`)).toMatchObject({
        compound: day,
        root: rootOf(day),
      });
    expect(chaldeanBirth('2001-02-29')).toBeNull();
  });
});

describe('points', () => {
  it('are five or more of a full sheet, on its own facts, with one frame', () => {
    const numbers = pythagoreanSheet({ name: 'John Smith', birthDate: '1990-05-15', on: '2026-11-22' });
    if (numbers.type !== 'sheet') throw new Error(numbers.type);
    const chaldeanOne = chaldeanSheet('John Smith', '1990-05-15');
    const both = [
      [chaldeanOne, chaldeanPoints(chaldeanOne)],
      [numbers.sheet, pythagoreanPoints(numbers.sheet)],
    ] as const;
    for (const [sheet, points] of both) {
      const ids = new Set(sheet.facts.map(({ id }) => id));
      expect(points.length).toBeGreaterThanOrEqual(5);
      expect(points.filter(({ isFrame }) => isFrame === true)).toHaveLength(1);
      for (const { facts } of points) for (const id of facts) expect(ids.has(id)).toBe(true);
    }
    expect(chaldean.schools).toEqual({});
  });
});
