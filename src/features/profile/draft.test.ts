import { expect, test } from 'vitest';
import {
  changeDraft,
  checkDraft,
  draftFrom,
  readDate,
  type DraftProblems,
  type ProfileDraft,
} from './draft.ts';
import { parseOffset } from './offset.ts';
import { dateOrder, iqBand, latestToday, readDegrees, writeCoordinates } from './profile-words.ts';

const rules = { order: 'dmy', today: '2026-11-21' } as const;
const lisbon = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 };

function typed(fields: Partial<ProfileDraft>): ProfileDraft {
  return { ...draftFrom(null), ...fields };
}

function problemsOf(fields: Partial<ProfileDraft>): DraftProblems {
  const check = checkDraft(typed(fields), rules);
  return check.type === 'problems' ? check.problems : {};
}

test.each([
  ['31/02/1990', 'impossible'],
  ['14/04/90', 'short-year'],
  ['14/04/1750', 'out-of-range'],
  ['14/04/2030', 'in-future'],
  ['next spring', 'malformed'],
])('the date %s is refused as %s', (date, why) => {
  expect(problemsOf({ date })).toEqual({ date: why });
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

test('every problem is told at once', () => {
  const problems = problemsOf({ date: 'x', time: '25:00', iq: '300', offset: 'soon', name: 'n'.repeat(101) });
  expect(problems).toEqual({
    name: 'too-long',
    date: 'malformed',
    time: 'impossible',
    offset: 'malformed',
    iq: 'out-of-range',
  });
});

test('nothing given saves as nothing known', () => {
  expect(checkDraft(draftFrom(null), rules)).toEqual({
    type: 'savable',
    fields: { name: '', sex: null, birth: null, mbtiType: null, iqScore: null },
  });
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
  const check = checkDraft({ ...draft, timeUnknown: true }, rules);
  expect(check).toMatchObject({
    fields: { birth: { date: '1990-04-14', time: null, plusMinusMin: 0, fold: null, offsetSeconds: null } },
  });
  expect(draft.time).toBe('7:42');
});

test('an hour that came twice must be answered, and a skipped one too', () => {
  const draft = typed({ date: '26/09/1993', time: '01:30', place: lisbon, zone: 'Europe/Lisbon' });
  expect(checkDraft(draft, { ...rules, question: 'ambiguous' })).toEqual({
    type: 'problems',
    problems: { clock: 'which-time' },
  });
  expect(checkDraft(draft, { ...rules, question: 'gap' })).toEqual({
    type: 'problems',
    problems: { clock: 'skipped-time' },
  });
  expect(checkDraft({ ...draft, fold: 'second' }, { ...rules, question: 'ambiguous' })).toMatchObject({
    fields: { birth: { fold: 'second' } },
  });
  expect(checkDraft({ ...draft, gapOffset: 3600 }, { ...rules, question: 'gap' })).toMatchObject({
    fields: { birth: { offsetSeconds: 3600 } },
  });
});

test('another date asks the clock anew, and keeps an offset that was typed', () => {
  const draft = typed({ date: '26/09/1993', fold: 'first', gapOffset: 3600, offset: '+01:00' });
  expect(changeDraft(draft, { date: '27/09/1993' })).toMatchObject({
    fold: null,
    gapOffset: null,
    offset: '+01:00',
  });
  expect(changeDraft(draft, { name: 'M' })).toMatchObject({ fold: 'first', gapOffset: 3600 });
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

test.each([
  [140, 'iqHighlyGifted'],
  [139, 'iqGifted'],
  [129, 'iqSuperior'],
  [110, 'iqHighAverage'],
  [90, 'iqAverage'],
  [89, 'iqLowAverage'],
  [79, 'iqBelowAverage'],
])('a score of %i is in the band %s', (score, band) => {
  expect(iqBand(score)).toBe(band);
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
