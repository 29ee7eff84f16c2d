import { expect, test } from 'vitest';
import { helplineDirectory } from '#text/data/helplines.ts';
import { helplinesFor, isOpenAt, kindFirst } from './helplines.ts';

const numbers = (where: string) =>
  helplinesFor(helplineDirectory, where).lines.map((line) => line.tel ?? line.text ?? line.url);

test('Thailand by zone: emergency, talk, violence, then the finder', () => {
  expect(numbers('Asia/Bangkok')).toEqual([
    '1669',
    '191',
    '1155',
    '1323',
    '02-113-6789',
    '1300',
    '1387',
    'https://findahelpline.com',
  ]);
});

test('the United States by code: calls before text messages, violence and child after both', () => {
  const { lines } = helplinesFor(helplineDirectory, 'US');
  expect(lines.map((line) => line.kind)).toEqual([
    'emergency',
    'talk',
    'text',
    'violence',
    'child',
    'general',
  ]);
  expect(lines[2]).toMatchObject({ text: '741741', keyword: 'HOME' });
});

test.each([
  ['Europe/Paris', 'FR'],
  ['Europe/Dublin', 'IE'],
  ['Europe/London', 'GB'],
  ['Europe/Lisbon', 'EU'],
  ['America/Indiana/Knox', 'US'],
  ['America/Toronto', 'CA'],
  ['Australia/Perth', 'AU'],
  ['Asia/Calcutta', 'IN'],
  ['th', 'TH'],
])('%s is %s', (where, code) => {
  expect(helplinesFor(helplineDirectory, where).country?.code).toBe(code);
});

test('an unknown zone shows only the general finder', () => {
  expect(helplinesFor(helplineDirectory, 'Antarctica/Troll')).toMatchObject({
    country: null,
    lines: [{ kind: 'general' }],
  });
});

test('the abuse card puts the violence line first', () => {
  expect(kindFirst(helplinesFor(helplineDirectory, 'TH').lines, 'violence')[0]?.tel).toBe('1300');
});

test('a line is open inside its hours', () => {
  const samaritans = helplinesFor(helplineDirectory, 'TH').lines.find((line) => line.tel === '02-113-6789')!;
  expect([
    isOpenAt(samaritans, '11:59'),
    isOpenAt(samaritans, '12:00'),
    isOpenAt(samaritans, '22:00'),
  ]).toEqual([false, true, false]);
});

test('no withdrawn number ships as a line', () => {
  const all = helplineDirectory.countries.flatMap((country) => country.lines.map((line) => line.tel ?? ''));
  expect(all.filter((tel) => /713[ -]?679|280[ -]?0299/.test(tel))).toEqual([]);
});

test('every country but New Zealand has a line for children', () => {
  const without = helplineDirectory.countries.filter(
    ({ lines }) => !lines.some(({ kind }) => kind === 'child'),
  );
  expect(without.map(({ code }) => code)).toEqual(['NZ']);
});
