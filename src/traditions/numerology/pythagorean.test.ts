/** Worked by hand from the letter table A J S 1, B K T 2, C L U 3, D M V 4, E N W 5, F O X 6, G P Y 7, H Q Z 8, I R 9. */
import { describe, expect, it } from 'vitest';
import { factsById } from '#facts/fact-sheet.ts';
import { factId } from '#facts/fact-id.ts';
import { nameLetters } from './letters.ts';
import { pythagorean } from './pythagorean.ts';
import type { Pythagorean, PythagoreanInput } from './pythagorean.ts';
import { reductionOf } from './reduce.ts';
import { pythagoreanSheet } from './sheet.ts';

function numbersOf(input: Partial<PythagoreanInput>): Pythagorean {
  const answer = pythagorean({ name: 'John Smith', birthDate: '1990-05-15', on: '2026-11-21', ...input });
  if (answer.type !== 'numbers') throw new Error(answer.type);
  return answer;
}

describe('reduction', () => {
  it.each([
    [1990, '11-22-33', [1990, 19, 10, 1]],
    [29, '11-22-33', [29, 11]],
    [29, 'none', [29, 11, 2]],
    [33, '11-22', [33, 6]],
    [33, '11-22-33', [33]],
    [7, 'none', [7]],
    [1999, '11-22-33', [1999, 28, 10, 1]],
  ] as const)('of %d with masters %s is %j', (total, masters, path) => {
    expect(reductionOf(total, masters)).toEqual(path);
  });
});

describe('the numbers of John Smith, 15 May 1990', () => {
  const numbers = numbersOf({});

  it('have a life path with its arithmetic', () => {
    // Month 5; day 15 → 1 + 5 = 6; year 1 + 9 + 9 + 0 = 19 → 10 → 1. 5 + 6 + 1 = 12 → 3.
    expect(numbers.lifePath).toEqual({
      parts: [
        { of: 'month', shown: '5', path: [5], value: 5 },
        { of: 'day', shown: '15', path: [15, 6], value: 6 },
        { of: 'year', shown: '1990', path: [1990, 19, 10, 1], value: 1 },
      ],
      total: 12,
      path: [12, 3],
      value: 3,
    });
    // 1 + 9 + 9 + 0 + 0 + 5 + 1 + 5 = 30 → 3.
    expect(numbers.lifePathByDigits.path).toEqual([30, 3]);
    expect(numbers.birthday.path).toEqual([15, 6]);
  });

  it('have the numbers of the name', () => {
    const { fromName } = numbers;
    // J1 O6 H8 N5 = 20, S1 M4 I9 T2 H8 = 24: 44 → 8.
    expect(fromName?.expression.path).toEqual([44, 8]);
    expect(fromName?.expression.parts.map(({ shown, value }) => `${shown}${value}`).join(' ')).toBe(
      'J1 O6 H8 N5 S1 M4 I9 T2 H8',
    );
    // 20 → 2 and 24 → 6: 8.
    expect(fromName?.expressionByWord.parts.map(({ path }) => path)).toEqual([
      [20, 2],
      [24, 6],
    ]);
    expect(fromName?.soulUrge?.path).toEqual([15, 6]);
    expect(fromName?.personality?.path).toEqual([29, 11]);
    // Life path 3 + expression 8 = 11.
    expect(fromName?.maturity.path).toEqual([11]);
    // 1 2 4 5 6 8 9 are there.
    expect(fromName?.missing).toEqual([3, 7]);
  });

  it('have a year, a month and a day', () => {
    // 5 + 6 + (2026 → 10 → 1) = 12 → 3; month 3 + 11 = 14 → 5; day 5 + 21 = 26 → 8.
    expect(numbers.personalYear.path).toEqual([12, 3]);
    expect(numbers.personalMonth.path).toEqual([14, 5]);
    expect(numbers.personalDay.path).toEqual([26, 8]);
  });

  it('have pinnacles and challenges', () => {
    // 5+6 = 11; 6+1 = 7; 11+7 = 18 → 9; 5+1 = 6. The first ends at 36 − 3 = 33.
    expect(numbers.pinnacles.map(({ value, fromAge, toAge }) => [value, fromAge, toAge])).toEqual([
      [11, 0, 33],
      [7, 33, 42],
      [9, 42, 51],
      [6, 51, null],
    ]);
    // |5−6| = 1; |6−1| = 5; |1−5| = 4; |5−1| = 4.
    expect(numbers.challenges.map(({ value }) => value)).toEqual([1, 5, 4, 4]);
  });

  it('flag 13, 14, 16 and 19 on the way', () => {
    expect(numbers.karmicDebts).toEqual([]);
    // Born on the 16th: 16 → 7. Month 1, day 7, year 1989 → 27 → 9: 17.
    expect(numbersOf({ birthDate: '1989-01-16', name: null }).karmicDebts).toEqual([
      { in: 'birthday', debt: 16 },
    ]);
    // 5 + 5 + 9 = 19 on the way to 1; the day itself is 5.
    expect(numbersOf({ birthDate: '1989-05-05', name: null }).karmicDebts).toEqual([
      { in: 'life-path', debt: 19 },
    ]);
  });
});

describe('schools', () => {
  it('take Y as a vowel when asked', () => {
    // Y7 is the only vowel of "Lynn": L3 N5 N5 are 13 → 4.
    expect(numbersOf({ name: 'Lynn' }).fromName?.soulUrge).toBeNull();
    const vowel = numbersOf({ name: 'Lynn', school: { masters: '11-22-33', y: 'vowel' } });
    expect(vowel.fromName?.soulUrge?.value).toBe(7);
    expect(vowel.fromName?.personality?.path).toEqual([13, 4]);
  });

  it('keep no master numbers when asked', () => {
    expect(numbersOf({ birthDate: '1994-08-18' }).lifePath.path).toEqual([22]);
    // 8 + 9 + (1994 → 23 → 5) = 22 → 4.
    expect(
      numbersOf({ birthDate: '1994-08-18', school: { masters: 'none', y: 'consonant' } }).lifePath.path,
    ).toEqual([22, 4]);
  });
});

describe('names', () => {
  it.each([
    ['Zoë Núñez-Pérez', ['ZOE', 'NUNEZPEREZ']],
    ['Seán O’Brien', ['SEAN', 'OBRIEN']],
    ['Groß', ['GROSS']],
    ['  Ana   Li ', ['ANA', 'LI']],
    ['Ｊｏｈｎ', ['JOHN']],
  ])('%s is read as %j', (name, words) => {
    expect(nameLetters(name)).toEqual({ type: 'letters', words });
  });

  it('in other letters are not changed silently', () => {
    expect(nameLetters('นก')).toEqual({ type: 'other-letters', letters: ['น', 'ก'] });
    expect(nameLetters('Søren')).toEqual({ type: 'other-letters', letters: ['Ø'] });
    expect(nameLetters(' … 7')).toEqual({ type: 'empty' });
  });
});

describe('the sheet', () => {
  it('holds every number with its steps, and a name in other letters as a limit', () => {
    const made = pythagoreanSheet({ name: 'John Smith', birthDate: '1990-05-15', on: '2026-11-21' });
    if (made.type !== 'sheet') throw new Error(made.type);
    const expression = factsById(made.sheet).get(factId('numerology.expression'));
    expect(expression?.value).toEqual({ type: 'count', n: 8 });
    expect(expression?.derivation.values).toMatchObject({ total: 44, path: [44, 8] });
    expect(made.sheet.missing).toEqual([]);

    const thai = pythagoreanSheet({ name: 'นก', birthDate: '1990-05-15', on: '2026-11-21' });
    if (thai.type !== 'sheet') throw new Error(thai.type);
    expect(thai.otherLetters).toEqual(['น', 'ก']);
    expect(thai.sheet.caveats).toEqual(['caveat.name-in-other-letters']);
    expect(factsById(thai.sheet).has(factId('numerology.expression'))).toBe(false);
    expect(factsById(thai.sheet).get(factId('numerology.life-path'))?.value).toEqual({ type: 'count', n: 3 });
  });

  it('refuses a day that no calendar has', () => {
    expect(pythagoreanSheet({ name: null, birthDate: '1990-02-31', on: '2026-11-21' })).toEqual({
      type: 'bad-date',
      field: 'birthDate',
    });
    expect(pythagoreanSheet({ name: null, birthDate: '1990-02-28', on: 'soon' })).toEqual({
      type: 'bad-date',
      field: 'on',
    });
  });
});
