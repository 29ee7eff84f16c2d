/** Pythagorean numbers against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { pythagorean } from '#traditions/numerology/pythagorean.ts';
import open from './pythagorean-open.json' with { type: 'json' };

describe('pythagorean vectors', () => {
  it.each(open.vectors)('$id $input.name $input.birthDate', ({ input, expect: expected }) => {
    const numbers = pythagorean({ ...input, on: '2026-11-21' });
    if (numbers.type !== 'numbers' || numbers.fromName === null) throw new Error(numbers.type);
    const { fromName } = numbers;
    expect({
      lifePath: numbers.lifePath.value,
      lifePathDigitSum: numbers.lifePathByDigits.value,
      expressionRaw: fromName.expression.total,
      expression: fromName.expression.value,
      expressionByWord: fromName.expressionByWord.value,
      soulUrgeRaw: fromName.soulUrge?.total,
      soulUrge: fromName.soulUrge?.value,
      personalityRaw: fromName.personality?.total,
      personality: fromName.personality?.value,
      birthday: numbers.birthday.value,
    }).toEqual(expected);
  });
});
