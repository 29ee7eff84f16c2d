import { expect, test } from 'vitest';
import {
  type BirthDraft,
  birthOf,
  birthProblems,
  type BirthRules,
  changeBirth,
  emptyBirthDraft,
  readDate,
} from './birth-draft.ts';
import { birthTitle, dateOrder, latestToday, readDegrees, writeCoordinates } from './birth-words.ts';
import { parseOffset } from './offset.ts';

const rules: BirthRules = { order: 'dmy', today: '2026-11-21' };
const lisbon = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 };

function typed(fields: Partial<BirthDraft>): BirthDraft {
  return { ...emptyBirthDraft, ...fields };
}

test.each([
  ['31/02/1990', 'impossible'],
  ['14/04/90', 'short-year'],
  ['14/04/1750', 'out-of-range'],
  ['14/04/2030', 'in-future'],
  ['next spring', 'malformed'],
])('the date %s is refused as %s', (date, why) => {
  expect(birthProblems(typed({ date }), rules)).toEqual({ date: why });
});

test.each(['1990-04-14', '14/04/1990', '14 April 1990', '14/04/2533', '๑๔/๐๔/๒๕๓๓'])(
  '%s is 14 April 1990, which is B.E. 2533',
  (text) => {
    expect(readDate(text, rules)).toMatchObject({ type: 'date', iso: '1990-04-14', beYear: 2533 });
  },
);

test('a date of numbers follows the order of the person', () => {
  expect(readDate('04/05/1990', { ...rules, order: 'mdy' })).toMatchObject({ iso: '1990-04-05' });
  expect(readDate('04/05/1990', rules)).toMatchObject({ iso: '1990-05-04' });
});

test('an unknown time drops what belongs to a time, and keeps it in the form', () => {
  const draft = typed({
    date: '14 April 1990',
    time: '7:42',
    plusMinusMin: 15,
    offset: '+2',
    place: lisbon,
    zone: 'Europe/Lisbon',
  });
  const unknown = { ...draft, timeUnknown: true };
  expect(birthProblems(unknown, rules)).toEqual({});
  expect(birthOf(unknown, rules)).toMatchObject({
    date: '1990-04-14',
    time: null,
    plusMinusMin: 0,
    fold: null,
    offsetSeconds: null,
  });
  expect(unknown.time).toBe('7:42');
});

test('an hour that came twice must be answered, and a skipped one too', () => {
  const draft = typed({ date: '26/09/1993', time: '01:30', place: lisbon, zone: 'Europe/Lisbon' });
  const twice: BirthRules = { ...rules, question: 'ambiguous' };
  const skipped: BirthRules = { ...rules, question: 'gap' };
  expect(birthProblems(draft, twice)).toEqual({ clock: 'which-time' });
  expect(birthProblems(draft, skipped)).toEqual({ clock: 'skipped-time' });
  expect(birthProblems({ ...draft, fold: 'second' }, twice)).toEqual({});
  expect(birthOf({ ...draft, fold: 'second' }, twice)).toMatchObject({ fold: 'second' });
  expect(birthProblems({ ...draft, gapOffset: 3600 }, skipped)).toEqual({});
  expect(birthOf({ ...draft, gapOffset: 3600 }, skipped)).toMatchObject({ offsetSeconds: 3600 });
});

test('another date asks the clock anew, and keeps an offset that was typed', () => {
  const draft = typed({ date: '26/09/1993', fold: 'first', gapOffset: 3600, offset: '+01:00' });
  expect(changeBirth(draft, { date: '27/09/1993' })).toMatchObject({
    fold: null,
    gapOffset: null,
    offset: '+01:00',
  });
  expect(changeBirth(draft, { plusMinusMin: 15 })).toMatchObject({ fold: 'first', gapOffset: 3600 });
});

test.each([
  ['+01:00', 3600],
  ['-0530', -19_800],
  ['UTC+7', 25_200],
  ['−00:44:30', -2670],
  ['+17:00', null],
  ['1', null],
  ['', null],
])('the offset %j reads as %s seconds', (text, seconds) => {
  expect(parseOffset(text)).toBe(seconds);
});

test('coordinates are numbers in range, with either decimal mark', () => {
  expect(readDegrees('69,65', 90)).toBe(69.65);
  expect(readDegrees('−9.133', 180)).toBe(-9.133);
  expect(readDegrees('95', 90)).toBeNull();
  expect(readDegrees('north', 90)).toBeNull();
});

test('coordinates are shown when both are set', () => {
  expect(writeCoordinates(lisbon)).toBe('38.717° N, 9.133° W');
  expect(writeCoordinates({ latDeg: 0, lonDeg: 0 })).toBeNull();
});

test('the order follows the setting, and a day counts once it has begun anywhere', () => {
  expect(dateOrder('MM/DD/YYYY')).toBe('mdy');
  expect(latestToday(Date.UTC(2026, 10, 21, 12))).toBe('2026-11-22');
});

test('where a birth is required each missing part is a problem, and a time may be unknown', () => {
  const required: BirthRules = { ...rules, required: true };
  expect(birthProblems(emptyBirthDraft, required)).toEqual({
    date: 'missing',
    time: 'missing',
    place: 'missing',
  });
  const known = typed({ date: '14/04/1993', place: lisbon, zone: 'Europe/Lisbon' });
  expect(birthProblems({ ...known, timeUnknown: true }, required)).toEqual({});
  expect(birthProblems({ ...known, timeUnknown: true, zone: null }, required)).toEqual({ zone: 'missing' });
});

test('a birth is called by what is known of it', () => {
  expect(birthTitle({ date: '1993-04-14', time: '07:42', place: lisbon })).toBe(
    '14 April 1993, 07:42, Lisbon',
  );
  expect(birthTitle({ date: '1993-04-14', time: null, place: null })).toBe('14 April 1993');
});
