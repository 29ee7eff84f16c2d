import { expect, test } from 'vitest';
import { uiSync } from '#text/en/ui-sync.ts';
import { listWords, refusalWords, rowName } from './kind-words.ts';
import { whenWords } from './when.ts';

test.each([
  [{}, ''],
  [{ thread: 1 }, '1 chat'],
  [{ message: 1200, thread: 2 }, '2 chats and 1,200 messages'],
  [
    { draw: 1, person: 2, soul_entry: 1, profile: 1 },
    'your profile with your birth data, 1 Soul Loop entry, 2 people and 1 saved draw',
  ],
])('%o', (byKind, words) => {
  expect(listWords(byKind, uiSync)).toBe(words);
});

test('a record is known again by its own words, cut where they are long', () => {
  expect(rowName('thread', { title: ' When  is\nit? ' })).toBe('When is it?');
  expect(rowName('message', { content: 'é'.repeat(200) })).toBe(`${'é'.repeat(80)}…`);
  expect(rowName('draw', { question: '', mode: 'tarot' })).toBe('tarot');
  expect(rowName('profile', { name: 'Marta' })).toBeNull();
  expect(rowName('omen', { title: 'x' })).toBeNull();
});

test('a reason that has no words yet is told as it came', () => {
  expect(refusalWords('too-large', uiSync)).toBe(uiSync.whyTooLarge);
  expect(refusalWords('toString', uiSync)).toMatch(/“toString”/);
});

const noon = Date.parse('2026-11-21T12:00:00Z');
test.each([
  [noon, 'today, 5:45 PM'],
  // Just before midnight by the clock the tests run under, which is ahead of UTC by 5:45.
  [Date.parse('2026-11-20T18:14:00Z'), 'yesterday, 11:59 PM'],
  [Date.parse('2026-11-19T12:00:00Z'), '19 November 2026'],
])('%i is %s', (atMs, words) => {
  expect(whenWords(atMs, noon)).toBe(words);
});
