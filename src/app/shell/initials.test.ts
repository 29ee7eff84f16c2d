import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Marta Leal', 'ML'],
  ['marta', 'M'],
  ['  Ana  Beatriz  de Souza ', 'AS'],
  ['', ''],
  ['   ', ''],
  ['Élodie Ørsted', 'ÉØ'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍🚀 Ray', '👩‍🚀R'],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['marta.leal@example.org', 'ML'],
  ['marta@example.org', 'MA'],
  ['m@example.org', 'M'],
  ['ana-beatriz_souza+app@example.org', 'AA'],
  ['@example.org', ''],
])('without a name %j gives %j', (email, expected) => {
  expect(initials(' ', email)).toBe(expected);
});

test('a name goes before the e-mail', () => {
  expect(initials('Ray', 'zoe.quinn@example.org')).toBe('R');
});
