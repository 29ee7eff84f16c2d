import { describe, expect, it } from 'vitest';
import { askedRange } from './byte-range.ts';

const part = (start: number, end: number) => ({ type: 'part', start, end });
const whole = { type: 'whole' };
const unsatisfiable = { type: 'unsatisfiable' };

describe('askedRange of 1000 bytes', () => {
  it.each([
    ['nothing asked', undefined, whole],
    ['the first bytes', 'bytes=0-499', part(0, 499)],
    ['one byte', 'bytes=0-0', part(0, 0)],
    ['the last byte', 'bytes=999-999', part(999, 999)],
    ['from the middle on', 'bytes=500-', part(500, 999)],
    ['all of it', 'bytes=0-', part(0, 999)],
    ['past the end', 'bytes=900-5000', part(900, 999)],
    ['the last hundred', 'bytes=-100', part(900, 999)],
    ['more than there is from the end', 'bytes=-5000', part(0, 999)],
    ['blanks around', 'bytes= 0-9 ', part(0, 9)],
    ['another case', 'Bytes=0-9', part(0, 9)],
    ['beginning at the end', 'bytes=1000-', unsatisfiable],
    ['beginning past the end', 'bytes=2000-3000', unsatisfiable],
    ['a number too long for anything', 'bytes=99999999999999999999999-', unsatisfiable],
    ['the last nothing', 'bytes=-0', unsatisfiable],
    ['backwards', 'bytes=10-5', whole],
    ['several', 'bytes=0-1,5-6', whole],
    ['several with a blank', 'bytes=0-1, 5-6', whole],
    ['another unit', 'lines=0-5', whole],
    ['no unit', '0-5', whole],
    ['no numbers', 'bytes=-', whole],
    ['words', 'bytes=a-b', whole],
    ['a negative number', 'bytes=--5', whole],
    ['a fraction', 'bytes=0.5-9', whole],
    ['nothing', '', whole],
  ])('%s: %s', (_, header, expected) => {
    expect(askedRange(header, 1000)).toEqual(expected);
  });
});
