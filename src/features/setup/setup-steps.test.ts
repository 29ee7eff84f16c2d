import { expect, test } from 'vitest';
import { type Birth, emptyBirth } from '#contract/birth.ts';
import { doneSteps } from './setup-steps.ts';

const birth: Birth = {
  ...emptyBirth,
  date: '1993-04-14',
  time: '07:42',
  place: { id: '2267057', name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 },
  zone: 'Europe/Lisbon',
};
const nothing = { marked: [], birth: null, anyMessageSent: false };

test('nothing is done at first', () => {
  expect(doneSteps(nothing)).toEqual([]);
  expect(doneSteps({ ...nothing, birth: emptyBirth })).toEqual([]);
});

test('a message sent is a welcome and a start', () => {
  expect(doneSteps({ ...nothing, anyMessageSent: true })).toEqual(['welcome', 'start-chatting']);
});

test('birth information needs the date and the place', () => {
  expect(doneSteps({ ...nothing, birth })).toEqual(['birth-information']);
  expect(doneSteps({ ...nothing, birth: { ...birth, place: null } })).toEqual([]);
  expect(doneSteps({ ...nothing, birth: { ...birth, date: null } })).toEqual([]);
});

test('a person who does not know the time of birth can finish', () => {
  expect(doneSteps({ ...nothing, birth: { ...birth, time: null } })).toEqual(['birth-information']);
});

test('a mark counts for every step but birth information', () => {
  const marked = ['welcome', 'birth-information', 'natal-chart', 'start-chatting'] as const;
  expect(doneSteps({ ...nothing, marked })).toEqual(['welcome', 'natal-chart', 'start-chatting']);
});
