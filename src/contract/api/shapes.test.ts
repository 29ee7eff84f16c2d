import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  absentAsNull,
  dateOrNull,
  degreesOrNull,
  localDateTime,
  oneOfOrNull,
  requiredDate,
  requiredDegrees,
  requiredTime,
  requiredWords,
  timeOrNull,
  wordsOrNull,
} from './shapes.ts';

/** What comes out, or the first thing wrong with it. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : parsed.error.issues[0]?.message;
}
const noDegrees = 'must be degrees from -90 to 90';
const noDate = 'must be a date like 1990-07-15';
const noTime = 'must be a time like 14:05';
const noMoment = 'must be a local date and time like 1990-07-15T14:05:00';

describe('what may be null', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['text', wordsOrNull(5), ' Ada ', { value: 'Ada' }],
    ['blank text', wordsOrNull(5), '  ', { value: null }],
    ['null', wordsOrNull(5), null, { value: null }],
    ['long text', wordsOrNull(5), 'Augusta', 'must be at most 5 characters'],
    ['a list', wordsOrNull(5), ['Ada'], 'must be text'],
    ['a number of degrees', degreesOrNull(90), -89.5, { value: -89.5 }],
    ['degrees as text', degreesOrNull(90), ' 13.754 ', { value: 13.754 }],
    ['no degrees', degreesOrNull(90), '', { value: null }],
    ['a pole', degreesOrNull(90), 90, { value: 90 }],
    ['beyond the pole', degreesOrNull(90), '90.1', noDegrees],
    ['degrees in words', degreesOrNull(90), 'north', noDegrees],
    ['infinite degrees', degreesOrNull(90), 'Infinity', noDegrees],
    ['a list of degrees', degreesOrNull(90), [1], noDegrees],
    ['a date', dateOrNull, '2024-02-29', { value: '2024-02-29' }],
    ['no date', dateOrNull, '', { value: null }],
    ['29 February of a common year', dateOrNull, '2023-02-29', 'must be a day of the calendar'],
    ['another order', dateOrNull, '29/02/2024', noDate],
    ['a time', timeOrNull, '23:59', { value: '23:59' }],
    ['a time with seconds', timeOrNull, '23:59:30', { value: '23:59' }],
    ['no time', timeOrNull, ' ', { value: null }],
    ['hour 24', timeOrNull, '24:00', noTime],
    ['one of the values', oneOfOrNull(['female', 'male']), 'male', { value: 'male' }],
    ['none of them', oneOfOrNull(['female', 'male']), '', { value: null }],
    ['another value', oneOfOrNull(['female', 'male']), 'Male', 'must be one of: female, male'],
  ])('%s', (_, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});

describe('what has to be there', () => {
  const missing = 'Birth date and time are required';
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['text', requiredWords(9, missing), ' Ada ', { value: 'Ada' }],
    ['blank text', requiredWords(9, missing), ' ', missing],
    ['absent text', requiredWords(9, missing), undefined, missing],
    ['a date', requiredDate(missing), '1990-07-15', { value: '1990-07-15' }],
    ['an empty date', requiredDate(missing), '', missing],
    ['an absent date', requiredDate(missing), undefined, missing],
    ['a date that is none', requiredDate(missing), '1990-7-15', noDate],
    ['a time with seconds, which stay', requiredTime(missing), '14:05:59', { value: '14:05:59' }],
    ['an empty time', requiredTime(missing), '', missing],
    ['a null time', requiredTime(missing), null, missing],
    ['degrees as text', requiredDegrees(90, missing), '13.754', { value: 13.754 }],
    ['zero degrees', requiredDegrees(90, missing), 0, { value: 0 }],
    ['blank degrees', requiredDegrees(90, missing), ' ', missing],
    ['absent degrees', requiredDegrees(90, missing), undefined, missing],
    ['degrees off the globe', requiredDegrees(90, missing), -91, noDegrees],
  ])('%s', (_, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});

describe('a local date and time', () => {
  it.each<[string, unknown]>([
    ['1990-07-15T14:05:00', { value: '1990-07-15T14:05' }],
    ['1990-07-15T14:05', { value: '1990-07-15T14:05' }],
    // date + 'T' + '14:05:30' + ':00', as a client builds it from a time that has seconds
    ['1990-07-15T14:05:30:00', { value: '1990-07-15T14:05' }],
    ['1990-02-30T14:05:00', 'must name a day of the calendar'],
    ['1990-07-15T25:05:00', noMoment],
    ['1990-07-15', noMoment],
    ['1990-07-15T14:05:00Z', noMoment],
    ['T:00', noMoment],
  ])('%s', (text, expected) => {
    expect(read(localDateTime, text)).toEqual(expected);
  });
});

describe('absent, null and blank', () => {
  const either = z.object({ kept: z.optional(wordsOrNull(9)), filled: absentAsNull(wordsOrNull(9)) });

  it('leaves out what was left out where that means "as it is", and makes it null elsewhere', () => {
    expect(either.parse({})).toEqual({ filled: null });
    expect(either.parse({ kept: null, filled: null })).toEqual({ kept: null, filled: null });
    expect(either.parse({ kept: '', filled: '' })).toEqual({ kept: null, filled: null });
  });
});
