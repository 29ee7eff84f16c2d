import { expect, test } from 'vitest';
import type { ChatPerson } from './chat-person.ts';
import { modeGiven } from './mode-given.ts';

const person = {
  name: '',
  sex: null,
  here: null,
  settings: {
    'modes.thaiName': '',
    'modes.latinName': '',
    'modes.facingDeg': null,
    'modes.schools': {},
    'tarot.reversals': true,
  },
} as unknown as ChatPerson;
const asked = { person, text: 'And my next year?', seed: null };

test('the next question of a chat is about the name and date that the tool brought', () => {
  const answers = { 'full-name': ['John Smith'], 'birth-date': ['1990-05-15'] };
  const tool = {
    chartType: 'given',
    mode: 'pythagorean',
    title: 'Numerology',
    answers,
    entered: null,
  } as const;
  const first = modeGiven({ ...asked, mode: 'pythagorean', attached: tool, before: null });
  expect(first.answers).toEqual(answers);
  const next = modeGiven({ ...asked, mode: 'pythagorean', attached: null, before: first });
  expect(next.answers).toEqual(answers);
});

test('a choice made for one question of a mode does not stay for the next', () => {
  const before = { answers: { purpose: ['travel'] } };
  const next = modeGiven({ ...asked, mode: 'thai-auspicious', attached: null, before });
  expect(next.answers ?? {}).toEqual({});
});
